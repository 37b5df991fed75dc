import HTTPCore
import JSONCoding
import LocalFiles
import Synchronization
import Testing

@testable import FlowRunner

@Suite struct ReportTests {
    /// A run with everything a report must show: passed, failed, skipped and not run, secrets, retries, a contract breach.
    static func sample() throws -> RunResult {
        let count = CallCounter()
        var bench = Bench { request throws(TransportError) in
            switch request.url.prefix(while: { $0 != "?" }).split(separator: "/").last {
            case "signup":
                return .json(
                    201, #"{"id": 1, "accessToken": "eyJhbGciOi.secret.part", "name": "سارة"}"#,
                    ["Set-Cookie": "sid=cookie-secret-9; HttpOnly"])
            case "verify": return .json(422, #"{"code": "otp_wrong", "message": "Wrong code 481516."}"#)
            case "flaky": return count.next() < 3 ? .json(503, "{}") : .json(200, "{}")
            case "away": throw TransportError("cannot connect to 127.0.0.1:1")
            default: return .json(200, #"{"id": "x"}"#)
            }
        }
        bench.checker = PickyChecker()
        bench.settings.secrets = ["key": "very-secret-key"]
        let texts = [
            (
                "flows/signup.hurl",
                """
                # @title Sign up & <verify>
                # @req A-1 A-2
                # @tag smoke
                # @step sign up
                POST {{auth}}/signup?token=query-secret-1
                X-Api-Key: {{key}}
                {"email": "a@b.co", "password": "Abcdefg1", "code": "481516"}
                HTTP 201
                [Captures]
                token: jsonpath "$.accessToken"
                name: jsonpath "$.name"
                # @step verify
                # @req A-3
                POST {{auth}}/verify
                Authorization: Bearer {{token}}
                [Form]
                code: 481516
                who: {{name}}
                HTTP 200
                [Asserts]
                jsonpath "$.code" == "ok"
                jsonpath "$.message" isString
                body contains "481516!"
                # @step never
                GET {{auth}}/never
                HTTP 200
                """
            ),
            (
                "flows/quiet.hurl",
                "# @req A-4\nGET {{auth}}/flaky\n[Options]\nretry: 3\nHTTP 200\nGET {{auth}}/x\n[Options]\nskip: true\nHTTP 200"
            ),
            ("flows/away.hurl", "GET {{auth}}/away\nHTTP 200"),
            ("flows/breach.hurl", "GET {{auth}}/breach\nHTTP 200"),
        ]
        return bench.run(try texts.map { try FlowLoader.load(text: $0.1, path: $0.0) })
    }

    @Test func jsonIsAsAgreed() throws {
        let text = String(decoding: JSONReport.bytes(try Self.sample()), as: UTF8.self)
        #expect(text == (try Golden.expected("report.json", actual: text)))
    }

    @Test func junitIsAsAgreed() throws {
        let text = String(decoding: JUnitReport.bytes(try Self.sample()), as: UTF8.self)
        #expect(text == (try Golden.expected("junit.xml", actual: text)))
    }

    @Test func consoleIsAsAgreed() throws {
        let output = Mutex("")
        let console = ConsoleReporter(isTerminal: false, hasColour: false) { text in output.withLock { $0 += text } }
        let result = try Self.sample()
        for flow in result.flows { console.finished(flow) }
        console.summary(result, reports: ["out/report.html"])
        let text = output.withLock { $0 }
        #expect(text == (try Golden.expected("console.txt", actual: text)))
    }

    /// What an answer brings along moves no cursor and names no window of the terminal that shows it.
    @Test func controlsOfOthersAreShownAndNotObeyed() throws {
        let bench = Bench { _ throws(TransportError) in
            let body = "\u{1b}]0;pwn\u{7}\u{1b}[2J red\u{9b}m\r\nsecond line"
            return TransportResponse(status: 500, headers: ["Content-Type": "text/plain"], body: Array(body.utf8))
        }
        let flow = "# @title Bell \u{7} rings\n# @step \u{1b}[31m sign up\nGET {{auth}}/x\n[Options]\nverbose: true\nHTTP 200"
        let output = Mutex("")
        let write: @Sendable (String) -> Void = { text in output.withLock { $0 += text } }
        let console = ConsoleReporter(isTerminal: false, hasColour: false, showsBodies: true, log: write, write: write)
        for flow in bench.run([try FlowLoader.load(text: flow, path: "a.hurl")]).flows { console.finished(flow) }
        let text = output.withLock { $0 }
        #expect(text.contains(#"\u{1b}]0;pwn\u{7}\u{1b}[2J red\u{9b}m"#) && text.contains(#"Bell \u{7} rings"#))
        #expect(text.contains("      | second line\n"))
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || $0.value >= 0x20 && !(0x7f..<0xa0).contains($0.value) })
    }

    /// An access token is longer than the part of a value that messages show.
    @Test func theBeginningOfALongSecretIsOneToo() throws {
        let token = "eyJhbGciOiJFZERTQSJ9." + String(repeating: "aGVsbG8", count: 80)
        let bench = Bench { _ throws(TransportError) in .json(200, #"{"accessToken": "\#(token)", "id": 7}"#) }
        let text = """
            GET {{auth}}/x
            HTTP 200
            [Captures]
            kept: jsonpath "$.accessToken"
            [Asserts]
            jsonpath "$.accessToken" == "other"
            body contains "nothing of the kind"
            """
        let result = bench.run([try FlowLoader.load(text: text, path: "a.hurl")])
        #expect(result.flows[0].steps[0].checks.count { !$0.passed && $0.actual.contains("[redacted ") } == 2)
        for report in [JSONReport.bytes(result), Array(try ReadReport(HTMLReport.bytes(result)).everything.utf8)] {
            #expect(!String(decoding: report, as: UTF8.self).contains("eyJhbGciOi"))
            #expect(!String(decoding: report, as: UTF8.self).contains("aGVsbG8aGVsbG8"))
        }
    }

    @Test func noReportHoldsASecret() throws {
        let result = try Self.sample()
        let html = try ReadReport(HTMLReport.bytes(result)).everything
        let reports = [JSONReport.bytes(result), JUnitReport.bytes(result), TAPReport.bytes(result), Array(html.utf8)]
        for secret in ["Abcdefg1", "481516", "eyJhbGciOi", "cookie-secret-9", "very-secret-key", "query-secret-1"] {
            for report in reports { #expect(ByteSearch.first(Array(secret.utf8), in: report) == nil, "\(secret)") }
        }
        let first = result.flows[0].steps
        let mark = try #require(first[1].exchanges.first?.requestHeaders.first { $0.name == "Authorization" }?.value.dropFirst(7))
        #expect(mark.hasPrefix("[redacted "))
        // The token captured in the first step is visibly the one sent in the second.
        #expect(first[0].captures[0].value == mark)
        #expect(first[0].exchanges[0].responseBody.text.contains(mark))
        // An error code is not a secret, and neither is a name.
        #expect(first[1].exchanges[0].responseBody.text.contains("otp_wrong"))
        #expect(first[0].captures[1].value == "\"سارة\"")
    }

    @Test func anotherKeyGivesOtherMarks() {
        #expect(Redactor(key: [1], secrets: []).mark("abc") == Redactor(key: [1], secrets: []).mark("abc"))
        #expect(Redactor(key: [1], secrets: []).mark("abc") != Redactor(key: [2], secrets: []).mark("abc"))
    }
}

struct PickyChecker: ResponseChecker {
    let services: Set<String> = ["auth"]
    func knows(service: String, method: String, path: String) -> Bool { true }
    func check(service: String, method: String, path: String, status: Int, headers: HTTPHeaders, body: [UInt8]) -> [ContractBreach] {
        path == "/breach" ? [ContractBreach(path: "$.id", message: "expected an integer, got a string")] : []
    }
}

@Suite struct CoverageTests {
    private static let table =
        "id\tstatement\tlayer\tservice\tproof\ttier\tnote\nA-1\tone\tapi\tauth\tp\tmvp\tn\nA-2\ttwo, \"quoted\"\tapi\tauth\tp\tv1\tn\nA-3\tthree\tweb\tauth\tp\tmvp\tn\nA-4\tfour\tapi\ttasks\tp\tmvp\t"

    private func coverage() throws -> Coverage {
        var table = RequirementTable()
        try table.add(Self.table, document: "doc", path: "doc.tsv")
        var coverage = Coverage(table)
        try coverage.addReport(JSONReport.bytes(try ReportTests.sample()), path: "report.json")
        return coverage
    }

    @Test func onlyWhatRanAndPassedCounts() throws {
        var coverage = try coverage()
        // The sample's first flow fails; its first step passed but claims nothing, and a flow with a skipped step proves nothing.
        #expect(coverage.rows.map(\.isProven) == [false, false, false, false])
        #expect(coverage.unknown.isEmpty)
        try coverage.addProofs(
            "id\ttest\toutcome\nA-2\tSuite/two\tpassed\nA-2\tSuite/two\tpassed\nA-3\tSuite/three\tfailed\n# c\n\nZ-9\tSuite/z\tpassed\n",
            path: "p.tsv")
        #expect(coverage.rows.map(\.by) == [[], ["Suite/two"], [], []])
        #expect(coverage.unknown.map(\.id) == ["Z-9"])
        // The flow that carries A-2 as well failed.
        #expect(coverage.rows[1].open == ["flows/signup.hurl"] && coverage.percent == 0)
        #expect(coverage.selected(.init(tier: "mvp")).percent == 0)
        #expect(coverage.selected(.init(layer: "api", service: "auth")).rows.map(\.requirement.id) == ["A-1", "A-2"])
        #expect(
            coverage.table(by: [.document, .layer, .service]) == """
                document  layer  service  proven  of
                doc       api    auth          0   2  0%
                doc       api    tasks         0   1  0%
                doc       web    auth          0   1  0%
                all                            0   4  0%

                """)
        try coverage.addProofs("A-4\tSuite/four\tskipped\n", path: "q.tsv")
        #expect(coverage.rows[3].open == ["flows/quiet.hurl", "Suite/four"])
        try coverage.addProofs("A-4\tSuite/four\tpassed\nA-4\tflows/quiet.hurl\tpassed\n", path: "q.tsv")
        #expect(coverage.rows[3].open.isEmpty && coverage.percent == 25)
    }

    @Test func badTablesAndProofsAreRefused() throws {
        var table = RequirementTable()
        #expect(throws: FileError.self) { try table.add("id\tstatement\nA\tb", document: "d", path: "d.tsv") }
        #expect(throws: FileError.self) { try table.add("id\tstatement\tlayer\tservice\ttier\nA\tb", document: "d", path: "d.tsv") }
        #expect(throws: FileError.self) {
            try table.add("id\tstatement\tlayer\tservice\ttier\nA\tb\tc\td\te\nA\tb\tc\td\te", document: "d", path: "d.tsv")
        }
        var coverage = try coverage()
        #expect(throws: CoverageError.self) { try coverage.addProofs("A-1 passed", path: "p") }
        #expect(throws: CoverageError.self) { try coverage.addReport(Array("{}".utf8), path: "p") }
        #expect(throws: CoverageError.self) { try coverage.addReport(Array("{".utf8), path: "p") }
    }
}

@Suite struct LintTests {
    private func findings(_ text: String) throws -> [String] {
        var table = RequirementTable()
        try table.add("id\tstatement\tlayer\tservice\ttier\nAUTH-01\ts\tapi\tauth\tmvp", document: "d", path: "d.tsv")
        let flow = try FlowLoader.load(text: text, path: "f.hurl")
        return FlowLint(table: table, checker: StrictChecker(), variables: ["id", "other"]).check([flow]).map {
            "\($0.severity.rawValue) \($0.position.line):\($0.position.column) \($0.message)\($0.hint.map { " (\($0))" } ?? "")"
        }
    }

    @Test func everyRuleSpeaks() throws {
        #expect(
            try findings(
                """
                # @req AUTH-01 AUTH-1
                GET {{auth}}/users/{{id}}?x=1
                HTTP *
                [Captures]
                used: status
                unused: status
                quiet: status redact
                # @req NOPE-7
                GET {{auth}}/people
                X: {{used}}
                GET {{auth}}/people
                HTTP 404
                GET {{other}}/anything
                HTTP 200
                """) == [
                    "error 1:16 unknown requirement AUTH-1 (did you mean AUTH-01?)",
                    "error 2:1 this step asserts nothing (name the status, or add [Asserts])",
                    "warning 6:1 the capture unused is never used", "error 8:8 unknown requirement NOPE-7",
                    "error 9:1 this step asserts nothing (add a response line such as HTTP 200)",
                    "error 9:5 auth has no GET /people (the path must be an endpoint of its contract, or the step must expect 404 or 405)",
                ])
        #expect(
            try findings("# @req AUTH-01\nGET {{auth}}/users/5\nHTTP *\n[Asserts]\nstatus < 300") == [
                "error 2:5 auth has no GET /users/5 (the path must be an endpoint of its contract, or the step must expect 404 or 405)"
            ])
        #expect(try findings("# nothing here") == ["error 1:1 this flow has no step"])
    }
}
