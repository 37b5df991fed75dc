import Contracts
import HTTPCore
import JSONCoding
import Testing
import Wire

@testable import FlowRunner

@Suite struct HTMLReportTests {
    private func page(_ result: RunResult, _ table: RequirementTable = RequirementTable()) throws -> ReadReport {
        try ReadReport(HTMLReport.bytes(result, requirements: table))
    }

    @Test func itStandsAloneAndRunsNothingThatIsNotItsOwn() throws {
        let markup = try page(ReportTests.sample()).markup
        #expect(!markup.contains("src=") && !markup.contains("<link") && !markup.contains("@import") && !markup.contains("url("))
        #expect(
            !markup.contains("innerHTML") && !markup.contains(" style=") && !markup.contains(" onclick=\"")
                && !markup.contains(" onsubmit="))
        // The hash of each script and style, as Content Security Policy Level 3 §6.7.3 has it.
        func content(_ tag: String, _ end: String) throws -> String {
            let start = try #require(markup.firstRange(of: tag)), stop = try #require(markup.firstRange(of: end))
            return String(markup[start.upperBound..<stop.lowerBound])
        }
        for (kind, text) in [
            ("script", try content("<script type=\"module\">", "</script>")), ("style", try content("<style>", "</style>")),
        ] {
            let hash = Base64.encode(Digests.sha256(Array(text.utf8)))
            #expect(markup.contains("default-src 'none'; ") && markup.contains("\(kind)-src 'sha256-\(hash)';"), "\(kind)")
        }
    }

    @Test func withoutJavaScriptFailuresAreReadable() throws {
        let markup = try page(ReportTests.sample()).markup
        let plain = try #require(markup.split(separator: "<noscript>").last?.split(separator: "</noscript>").first)
        #expect(plain.contains("Sign up &amp; &lt;verify&gt;") && !markup.contains("<verify>"))
        #expect(plain.contains("Step 2: <bdi>verify</bdi>") && plain.contains("actual:   422"))
        #expect(plain.contains("cannot connect to 127.0.0.1:1"))
        #expect(plain.contains("contract: $.id: expected an integer, got a string"))
        #expect(!plain.contains("quiet.hurl"))
        #expect(markup.contains("3 of 4 flows failed"))
    }

    @Test func aStepThatPassedShowsWhatItAskedAndFound() throws {
        let page = try page(ReportTests.sample())
        let line = try #require(page.flow(1)["steps"]?[0])
        #expect(line["title"] == "sign up" && line["method"] == "POST" && line["status"] == 201 && line["outcome"] == "passed")
        #expect(line["place"] == "flows/signup.hurl:5")
        let step = try #require(page.details(1)[0])
        #expect(step["checks"]?[0] == ["source": "HTTP 201", "passed": true, "actual": "201"])
        #expect(step["captures"]?[1] == ["name", "\"سارة\""])
        let exchange = try #require(step["exchanges"]?[0])
        #expect(exchange["url"]?.string?.hasPrefix("http://127.0.0.1:1/signup?token=") == true)
        #expect(exchange["request"]?["text"]?.string?.contains("\"email\": \"a@b.co\"") == true)
        #expect(exchange["response"]?["status"] == 201)
        #expect(step["curl"]?.string?.hasPrefix("curl -i -X POST 'http://127.0.0.1:1/signup?token=") == true)
    }

    @Test func aStepThatFailedShowsWhy() throws {
        let page = try page(ReportTests.sample())
        #expect(try page.flow(1)["outcome"] == "failed")
        let failed = try #require(page.details(1)[1]?["checks"]?.array?.first)
        #expect(failed["passed"] == false && failed["actual"] == "422" && failed["expected"] == "200")
        #expect(failed["place"] == "flows/signup.hurl:19:6")
        #expect(try page.flow(1)["steps"]?[2]?["outcome"] == "not run")
        #expect(try page.flow(2)["steps"]?[0]?["attempts"] == 3)
        #expect(try page.flow(2)["steps"]?[1]?["outcome"] == "skipped")
        let away = try #require(page.details(3)[0])
        #expect(away["error"]?["message"] == "cannot connect to 127.0.0.1:1" && away["exchanges"]?[0]?["response"] == nil)
        #expect(try page.details(4)[0]?["violations"]?[0] == "$.id: expected an integer, got a string")
    }

    @Test func requirementsSayWhoProvesThemAndWhoDoesNot() throws {
        var table = RequirementTable()
        try table.add(
            "id\tstatement\tlayer\tservice\tproof\ttier\tnote\nA-1\tSign up <now>\tapi\tauth\tx\tmvp\t\nA-9\tNever\tapi\tauth\tx\tmvp\t",
            document: "doc", path: "doc.tsv")
        let run = try page(ReportTests.sample(), table).run
        #expect(run["documents"]?[0] == ["name": "doc", "proven": 0, "of": 2])
        #expect(run["requirements"]?[0] == ["id": "A-1", "statement": "Sign up <now>", "proven": [], "failed": [1]])
        #expect(run["requirements"]?.array?.compactMap { $0["id"]?.string } == ["A-1", "A-2", "A-3", "A-4"])
    }

    @Test func routesAreThoseOfTheContractsWhateverTheIdsInThem() throws {
        var bench = Bench { _ throws(TransportError) in .json(200, "{}") }
        bench.checker = Contracted()
        let text = """
            DELETE {{auth}}/auth/sessions/1
            HTTP 200
            DELETE {{auth}}/auth/sessions/2?x=1
            HTTP 200
            GET {{auth}}/nowhere?x={{unique}}
            HTTP 200
            """
        let run = try page(bench.run([try FlowLoader.load(text: text, path: "f.hurl")])).run
        #expect(run["routes"]?.array?.compactMap { $0["path"]?.string } == ["DELETE /auth/sessions/{id}", "GET {{auth}}/nowhere"])
        #expect(run["routes"]?[0]?["id"] == "auth.deleteSession")
        #expect(run["flows"]?[0]?["steps"]?.array?.compactMap { $0["route"]?.integer } == [0, 0, 1])
    }

    @Test func aMovedClockIsSaidOnItsLine() throws {
        let bench = Bench { _ throws(TransportError) in .json(200, #"{"jobs": []}"#) }
        let text = """
            POST {{harness}}/clock/set
            {"now": "2026-03-01T08:00:00Z"}
            HTTP 200
            POST {{harness}}/clock/advance
            {"by": "61s"}
            HTTP 200
            """
        let steps = try #require(try page(bench.run([try FlowLoader.load(text: text, path: "f.hurl")])).flow(1)["steps"])
        #expect(steps.array?.compactMap { $0["clock"]?.string } == ["2026-03-01 08:00", "2026-03-01 08:01:01"])
    }

    /// Answers of which no two are alike, so that they pack badly.
    private func heavy() throws -> RunResult {
        let count = CallCounter()
        let bench = Bench { request throws(TransportError) in
            var numbers = SeededNumbers(seed: UInt64(count.next()), name: "answer")
            let words = (0..<100).map { _ in "\"\(numbers.identifier(12))\"" }.joined(separator: ",")
            return .json(request.url.hasSuffix("/bad") ? 500 : 200, "{\"list\": [\(words)]}")
        }
        let good = try FlowLoader.load(text: String(repeating: "GET {{auth}}/x\nHTTP 200\n", count: 5), path: "good.hurl")
        let bad = try FlowLoader.load(text: "GET {{auth}}/bad\nHTTP 200\n", path: "bad.hurl")
        return bench.run(Array(repeating: good, count: 20) + [bad])
    }

    @Test func largeRunsStaySmallAndStillShowWhatWasAskedAndFound() throws {
        let result = try heavy(), limit = 40_000
        #expect(ReportData(result, RequirementTable()).blocks.reduce(0) { $0 + $1.text.utf8.count } > limit)
        let blocks = ReportData(result, RequirementTable(), limit: limit).blocks
        #expect(blocks.reduce(0) { $0 + $1.text.utf8.count } <= limit)
        let page = try ReadReport(blocks)
        let passed = try #require(page.details(20)[4]), failed = try #require(page.details(21)[0])
        #expect(passed["checks"]?[0] == ["source": "HTTP 200", "passed": true, "actual": "200"])
        #expect(passed["exchanges"]?[0]?["url"] == "http://127.0.0.1:1/x")
        #expect(passed["exchanges"]?[0]?["response"]?["isCut"] == true)
        #expect(passed["curl"] == nil && failed["curl"] != nil)
        let text = try #require(failed["exchanges"]?[0]?["response"]?["text"]?.string)
        #expect(failed["exchanges"]?[0]?["response"]?["isCut"] == false && text.hasSuffix("]\n}"))
    }

    @Test func whatIsLeftOutIsSaid() throws {
        let result = try heavy()
        #expect(try ReadReport(ReportData(result, RequirementTable()).blocks).run["shortened"] == .null)
        let shortened = try ReadReport(ReportData(result, RequirementTable(), limit: 40_000).blocks).run["shortened"]?.string
        #expect(shortened?.hasPrefix("To stay small, this page has of steps that passed ") == true)
    }

    private func span(_ name: String, at: Int, took: Int, failure: String? = nil) -> JSONValue {
        var object: JSONObject = ["id": .string(name), "name": .string(name), "service": "auth", "kind": "client"]
        object["began"] = .string(String(1_000_000_000 + at * 1000))
        object["micros"] = .integer(Int64(took))
        object["failure"] = failure.map(JSONValue.string)
        object["attributes"] = ["db.system.name": "sqlite"]
        return .object(object)
    }

    @Test func shortSpansGiveWayBeforeLongOnes() throws {
        let trace: JSONValue = [
            "spans": .array([
                span("whole", at: 0, took: 1000), span("a twentieth", at: 10, took: 50), span("less", at: 70, took: 49),
                span("failed", at: 130, took: 1, failure: "gone"),
            ])
        ]
        var result = try heavy()
        for flow in result.flows.indices {
            for step in result.flows[flow].steps.indices { result.flows[flow].steps[step].exchanges[0].spans = ServiceSpan.tree(trace) }
        }
        func names(_ limit: Int) throws -> [[String]] {
            let page = try ReadReport(ReportData(result, RequirementTable(), limit: limit).blocks)
            return try [page.details(1)[0], page.details(21)[0]].map { step in
                (step?["exchanges"]?[0]?["spans"]?.array ?? []).compactMap { $0["name"]?.string }
            }
        }
        let all = ["whole", "a twentieth", "less", "failed"]
        #expect(try names(ReportData.limit) == [all, all])
        #expect(try names(100_000) == [["whole", "a twentieth", "failed"], all])
        #expect(try names(1) == [[], all])
        let page = try ReadReport(ReportData(result, RequirementTable(), limit: 100_000).blocks)
        let long = try #require(page.details(1)[0]?["exchanges"]?[0]?["spans"]?[1])
        #expect(long["isDatabase"] == true && long["facts"] == [])
    }

    @Test func flowsShareTheirPartsOfThePage() throws {
        let result = try heavy()
        let page = try ReadReport(HTMLReport.bytes(result))
        for number in 1...21 { #expect(try page.details(number).array?.count == result.flows[number - 1].steps.count) }
        #expect(Set(try (1...21).map { try page.flow($0)["part"]?.integer }).count == page.data.count - 1)
    }
}

private struct Contracted: ResponseChecker {
    var services: Set<String> { Set(Catalogue.services.keys) }
    func check(service: String, method: String, path: String, status: Int, headers: HTTPHeaders, body: [UInt8]) -> [ContractBreach] { [] }
    func knows(service: String, method: String, path: String) -> Bool { endpoint(service: service, method: method, path: path) != nil }
    func endpoint(service: String, method: String, path: String) -> EndpointDescription? {
        Catalogue.endpoint(service: service, method: method, path: path)
    }
}
