import Testing

@testable import FlowRunner

@Suite struct ParserTests {
    @Test(arguments: CaseFile((try? Golden.read("bad-flows.txt")) ?? "").cases)
    func badFlowsAreExplained(_ sample: CaseFile.Case) throws {
        if Golden.isUpdating { return }
        #expect(Self.complaint(sample.input) == sample.expected)
    }

    /// Also keeps the table from being empty unnoticed.
    @Test func everyBadFlowHasAText() throws {
        var file = CaseFile(try Golden.read("bad-flows.txt"))
        if Golden.isUpdating {
            for index in file.cases.indices { file.cases[index].expected = Self.complaint(file.cases[index].input) }
            try Golden.write(file.text, "bad-flows.txt")
        }
        #expect(file.cases.count >= 70)
        #expect(file.cases.allSatisfy { $0.expected.contains(": error: ") })
    }

    private static func complaint(_ text: String) -> String {
        do throws(FlowDiagnostic) {
            _ = try FlowParser.parse(SourceText(path: "flow.hurl", text: text))
            return "no complaint"
        } catch {
            return error.text
        }
    }

    private func parse(_ text: String) throws -> [Entry] {
        try FlowParser.parse(SourceText(path: "flow.hurl", text: text)).items.compactMap {
            if case .entry(let entry) = $0 { entry } else { nil }
        }
    }

    @Test(arguments: [
        "", "\n\n# only a comment\n", "GET http://a/", "GET http://a/ # comment\nHTTP 200 # comment",
        "\u{feff}GET http://a/\r\nHTTP 200\r\n",
        "GET http://a/\nHTTP *", "GET http://a/\nHTTP/2 204", "GET {{a}}/{{b}}?c={{d urlEncode}}\nHTTP 200",
        "GET http://a/#x", "POST http://a/\n`one line`\nHTTP 200", "POST http://a/\n[1, {{n}}, \"{{s}}\"]\nHTTP 200",
        "POST http://a/\n\"text\"\nHTTP 200", "POST http://a/\ntrue\nHTTP 200", "POST http://a/\n-1.5e3\nHTTP 200",
        "POST http://a/\n{{body}}\nHTTP 200",
        "POST http://a/\n<?xml version=\"1.0\"?>\n<!-- c --><a x='1'><b/>t</a>\nHTTP 200", "POST http://a/\n<a/>",
        "POST http://a/\nbase64,TWFu\nTQ==;\nHTTP 200", "POST http://a/\nhex, ab CD;\nHTTP 200",
        "POST http://a/\nfile,a\\ b.bin;\nHTTP 200",
        "POST http://a/\n```\nraw {{x}}\n```\nHTTP 200", "POST http://a/\n```json,raw\n{{x}}\n```",
        "POST http://a/\n```graphql\nquery { a }\n```",
        "GET http://a/\nHTTP 200\n```\nbody\n```\n", "GET http://a/\n\nX-A: 1\n\n\nX-B: \\# not a comment\nHTTP 200",
        "GET http://a/\n[Options]\nretry: -1\nretry-interval: 500ms\ndelay: {{d}}\nskip: false\nrepeat: 2\nvariable: a=b c\nlocation: true\ncompressed: true\nverbose: true\nuser: a:b\nheader: X: y\nmax-time: 2s\nHTTP 200",
        "GET http://a/\n[Cookies]\na: b\n[BasicAuth]\nu: p\n[QueryStringParams]\nq: \nHTTP 200",
        "POST http://a/\n[MultipartFormData]\na: b\nf: file,x.png; image/png\nHTTP 200",
        "GET http://a/\nHTTP 200\n[Captures]\na: jsonpath \"$.a\" nth -1 redact\nb: regex /a(\\d+)\\/b/\n[Asserts]\nheader \"A\" split \",\" count == 2\nbytes startsWith hex,efbbbf;\nsha256 == hex,00;\njsonpath \"$.a\" == {{b}}\njsonpath \"$.a\" not isEmpty\nbody == ```text```\nvariable \"a\" exists\nredirects nth 0 location == \"/\"\nmd5 != base64,AA==;",
        "GET http://a/\nHTTP 200\nGET http://b/\nHTTP 200\n\n\nDELETE http://c/\n",
    ])
    func goodFlowsParse(_ text: String) throws {
        let requests = text.split(whereSeparator: \.isNewline).count { line in
            ["GET ", "POST ", "DELETE ", "\u{feff}GET "].contains { line.hasPrefix($0) }
        }
        #expect(try parse(text).count == requests)
    }

    @Test func aStepHoldsEverythingInItsPlace() throws {
        let entries = try parse(
            """
            POST {{auth}}/login?x=1 # comment
            X-Key: a \\# b # comment
            [Query]
            q: {{name}} z
            [Options]
            retry: 3
            {
              "mail": "{{mail}}",  "n": {{n}}
            }
            HTTP/1.1 201
            Location: /x
            [Captures]
            id: header "Location" regex /(\\d+)/ toInt
            [Asserts]
            jsonpath "$.a[?@.b=='c']" not includes "\\u{41}\\n" # comment
            """)
        #expect(entries.count == 1)
        let entry = entries[0]
        #expect(entry.request.url.source == "{{auth}}/login?x=1")
        #expect(entry.request.headers.map { $0.value.literal } == ["a # b"])
        #expect(entry.request.query.map { $0.value.source } == ["{{name}} z"])
        guard case .json(let body)? = entry.request.body else { throw TestFailure("no JSON body") }
        #expect(body.source == "{\n  \"mail\": \"{{mail}}\",  \"n\": {{n}}\n}")
        #expect(body.parts.count == 5)
        let response = try #require(entry.response)
        #expect(response.version == "1.1" && response.status == 201)
        #expect(response.captures.map(\.variable) == ["id"])
        #expect(response.captures[0].filters.map(\.name) == ["regex", "toInt"])
        #expect(response.asserts[0].source == #"jsonpath "$.a[?@.b=='c']" not includes "\u{41}\n""#)
        #expect(response.asserts[0].position == SourcePosition(line: 15, column: 1))
        guard case .compare(.includes, .string(let wanted)) = response.asserts[0].predicate.kind else { throw TestFailure("no includes") }
        #expect(wanted.literal == "A\n")
        #expect(response.asserts[0].predicate.isNegated)
    }

    @Test func directivesAttachToTheFlowOrTheNextStep() throws {
        let file = try FlowParser.parse(
            SourceText(
                path: "f.hurl",
                text: """
                    # @title A title, with commas
                    # @req A-1, A-2
                    # @tag smoke slow
                    # @step first
                    GET http://a/
                    HTTP 200
                    # an ordinary comment
                    # @req B-1
                    # @include sub/login.hurl
                    # @step second
                    GET http://b/
                    HTTP 200
                    # @include last.hurl
                    """))
        #expect(file.title == "A title, with commas")
        #expect(file.tags == ["smoke", "slow"])
        #expect(file.requirements.map(\.id) == ["A-1", "A-2"])
        let shape = file.items.map { item in
            switch item {
            case .entry(let entry): "\(entry.title ?? "-") \(entry.requirements.map(\.id))"
            case .include(let path, let position): "include \(path) \(position.line)"
            }
        }
        #expect(shape == ["first []", "include sub/login.hurl 9", #"second ["B-1"]"#, "include last.hurl 13"])
    }

    /// It may be meant, and it may be a slip.
    @Test func aMethodThatIsNearlyOneOfHTTPsIsAWarning() throws {
        let file = try FlowParser.parse(SourceText(path: "f.hurl", text: "PSOT http://a/\nHTTP 200\nPURGE http://a/\nHTTP 200"))
        #expect(file.warnings.map(\.message) == ["PSOT is no method of HTTP's own"])
        #expect(file.warnings.map(\.hint) == ["did you mean POST?"])
    }

    /// Comments of others begin with an `@` too.
    @Test(arguments: ["# @todo more", "# @author anna@example.com", "#@see", "# @cookie_storage_clear"])
    func otherCommentsAreComments(_ comment: String) throws {
        #expect(try parse("\(comment)\nGET http://a/\n\(comment)\nHTTP 200").count == 1)
    }

    /// Whatever the bytes, the parser ends with a tree or a diagnostic.
    @Test func mutilatedFlowsNeverTrap() throws {
        let samples = CaseFile(try Golden.read("bad-flows.txt")).cases.map { Array($0.input.utf8) }
        var random = SeededNumbers(seed: 1, name: "mutations")
        var complaints = 0
        for _ in 0..<3000 {
            var bytes = samples.randomElement(using: &random) ?? []
            for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes.remove(at: place)
                case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
                default: bytes = Array(bytes[..<place])
                }
            }
            do throws(FlowDiagnostic) { _ = try FlowParser.parse(SourceText(path: "f", bytes: bytes)) } catch {
                complaints += error.text.isEmpty ? 0 : 1
            }
        }
        #expect(complaints > 1000)
    }
}

struct TestFailure: Error {
    let message: String
    init(_ message: String) { self.message = message }
}
