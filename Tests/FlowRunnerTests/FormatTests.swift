import LocalFiles
import Testing

@testable import FlowRunner

@Suite struct FormatTests {
    private func format(_ text: String) throws -> String { try FlowFormatter.format(SourceText(path: "flow.hurl", text: text)) }

    /// Every flow of the project: unchanged in meaning, and its own canonical form.
    @Test func theFlowsOfTheProjectAreInTheirForm() throws {
        let root = Golden.folder.split(separator: "/").dropLast(3).joined(separator: "/")
        let files = FlowFormatter.files(in: ["/\(root)/Tests/Flows"])
        #expect(files.count > 100)
        let others = try files.filter { file in
            let source = SourceText(path: file, bytes: try Files.read(file))
            return try !FlowFormatter.format(source).utf8.elementsEqual(source.bytes)
        }
        #expect(others == [], "barbell fmt writes them")
    }

    /// Their text with its layout spoilt in every way that means nothing comes back as it was.
    @Test func spoiltLayoutComesBack() throws {
        var wrong: [String] = []
        let root = Golden.folder.split(separator: "/").dropLast(3).joined(separator: "/")
        for file in FlowFormatter.files(in: ["/\(root)/Tests/Flows"]).enumerated().filter({ $0.offset % 5 == 0 }).map(\.element) {
            let canonical = try FlowFormatter.format(SourceText(path: file, bytes: try Files.read(file)))
            guard !canonical.contains("```") else { continue }
            let spoilt = canonical.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
                if line.hasPrefix("#") || line.isEmpty { return "  \(line)  " }
                if line.hasPrefix("jsonpath ") {
                    return "\t" + line.replacing("jsonpath ", with: "jsonpath    ", maxReplacements: 1) + "   "
                }
                if line.hasPrefix("HTTP ") { return "HTTP\t  \(line.dropFirst(5)) " }
                if line.hasPrefix("{ \"") { return " {\(line.dropFirst(2)) " }
                return line + " \t"
            }.joined(separator: "\n\n").replacing("\n\n\n", with: "\n\n")
            let again = try FlowFormatter.format(SourceText(path: file, text: spoilt + "\n\n"))
            if again.replacing("\n\n", with: "\n") != canonical.replacing("\n\n", with: "\n") { wrong.append(file) }
        }
        #expect(wrong == [])
    }

    @Test(arguments: [
        (
            "blank lines", "\n\n# a\n\n\nGET http://a/\n\n\nX-A: 1\n\nHTTP 200\n\n[Asserts]\n\nbody == \"x\"\nGET http://b/\n\n\n",
            "# a\n\nGET http://a/\nX-A: 1\nHTTP 200\n[Asserts]\nbody == \"x\"\n\nGET http://b/\n"
        ),
        (
            "comments stay", "GET http://a/ # one\n# two\nHTTP 200   # three\n   #four\n# five\n\n# six\nGET http://b/\n#end",
            "GET http://a/ # one\n# two\nHTTP 200 # three\n#four\n# five\n\n# six\nGET http://b/\n#end\n"
        ),
        (
            "directives", "#@title   A  title\n#  @req  A-1   B-2\n# @step x\nGET http://a/\nHTTP 200\n# @step y\n\nGET http://b/",
            "# @title A title\n# @req A-1 B-2\n# @step x\nGET http://a/\nHTTP 200\n# @step y\n\nGET http://b/\n"
        ),
        (
            "sections in order",
            "POST http://a/\n[Options]\nretry: 3\n# why\n[FormParams]\na : b\n[QueryStringParams]\nq:1\nHTTP *\n[Asserts]\nbody exists\n[Captures]\nx :  body   count\n",
            "POST http://a/\n[Query]\nq: 1\n# why\n[Form]\na: b\n[Options]\nretry: 3\nHTTP *\n[Captures]\nx: body count\n[Asserts]\nbody exists\n"
        ),
        (
            "words",
            "GET    http://a/{{ x  }}?a=b\\#c  # d\nAccept-Language:ar\nEmpty:\nHTTP/1.1\t201\n[Asserts]\njsonpath   \"$['a  b']\"   regex  /a  b\\/ c/   ==   \"x  \\\" y\" # z  z\nbody   contains  `a  b`\nbytes == file,a\\ b.txt;\nheader \"X\"  not   exists\n",
            "GET http://a/{{ x  }}?a=b\\#c # d\nAccept-Language: ar\nEmpty:\nHTTP/1.1 201\n[Asserts]\njsonpath \"$['a  b']\" regex /a  b\\/ c/ == \"x  \\\" y\" # z  z\nbody contains `a  b`\nbytes == file,a\\ b.txt;\nheader \"X\" not exists\n"
        ),
        (
            "JSON on one line",
            "POST http://a/\n{\"a\":1,\"b\":[ 1,{\"c\" : {{x}}},[] ],\"d\":{ },\"e\":\"{{y replace \"a\" \"b\"}}  \\\" , }\"}   # c\nHTTP 200\n[ ]",
            "POST http://a/\n{ \"a\": 1, \"b\": [1, { \"c\": {{x}} }, []], \"d\": {}, \"e\": \"{{y replace \"a\" \"b\"}}  \\\" , }\" } # c\nHTTP 200\n[]\n"
        ),
        (
            "JSON on several lines",
            "POST http://a/\n{\n      \"a\":\n 1\n   ,\"b\": [ {\"c\": 2},\n{\"d\": \"سلام 😀\"}\n]\n\n\n, \"e\": {\n}}\nHTTP 200",
            "POST http://a/\n{\n  \"a\": 1, \"b\": [ { \"c\": 2 },\n    { \"d\": \"سلام 😀\" }\n  ], \"e\": {} }\nHTTP 200\n"
        ),
        ("a template as a body", "POST http://a/\n  {{x}}  \nHTTP 200\n\"text\"", "POST http://a/\n{{x}}\nHTTP 200\n\"text\"\n"),
        (
            "bodies that are no JSON",
            "POST http://a/\n```json\n{\"a\" :  1}  \n\n\n```\nHTTP 200\n```\n  a  \n\n b```\nPOST http://a/\n<a>\n\n  <b/> </a>\nPOST http://a/\n`x  {{y}}`\nPOST http://a/\nhex,00\n ff;\nPOST http://a/\nfile,a.bin;",
            "POST http://a/\n```json\n{\"a\" :  1}  \n\n\n```\nHTTP 200\n```\n  a  \n\n b```\n\nPOST http://a/\n<a>\n\n  <b/> </a>\n\nPOST http://a/\n`x  {{y}}`\n\nPOST http://a/\nhex,00\n ff;\n\nPOST http://a/\nfile,a.bin;\n"
        ),
        ("line ends of another system", "GET http://a/\r\nHTTP 200\r\n", "GET http://a/\nHTTP 200\n"),
        ("nothing", "", ""), ("only comments", "\n# a\n\n\n# @include b.hurl\n\n", "# a\n\n# @include b.hurl\n"),
        (
            "fenced values", "GET http://a/\nHTTP 200\n[Asserts]\nbody   ==   ```\n a  b\n\n```\nbody exists",
            "GET http://a/\nHTTP 200\n[Asserts]\nbody == ```\n a  b\n\n```\nbody exists\n"
        ),
    ])
    func formIs(name: String, text: String, wanted: String) throws {
        let formatted = try format(text)
        #expect(formatted == wanted, "\(name)")
        #expect(try format(formatted) == formatted, "\(name): formatting again changes nothing")
    }

    @Test func whatCannotBeReadIsRefused() {
        for text in ["GET", "GET http://a/\nHTTP 20x", "POST http://a/\n{\"a\": }", "\u{0}"] {
            #expect(throws: FlowDiagnostic.self) { try format(text) }
        }
        #expect(throws: FlowDiagnostic.self) { try FlowFormatter.format(SourceText(path: "x", bytes: [0xff, 0xfe])) }
    }

    /// The last line of defence tells apart what differs, and not what is only written differently.
    @Test(arguments: [
        ("GET http://a/", "GET http://b/", false), ("GET http://a/\nA: 1", "GET http://a/\nA: 2", false),
        ("POST http://a/\n{\"a\": \"x y\"}", "POST http://a/\n{\"a\": \"x  y\"}", false),
        ("POST http://a/\n{\"a\":1}", "POST http://a/\n{ \"a\" : 1 }", true),
        ("POST http://a/\n{\"a\": \"\\\" b\"}", "POST http://a/\n{\"a\": \"\\\"  b\"}", false),
        ("POST http://a/\n{\"a\": {{b}}}", "POST http://a/\n{\"a\": \"{{b}}\"}", false),
        ("GET http://a/\nHTTP 200\n[Asserts]\nbody == 1", "GET http://a/\nHTTP 200\n[Asserts]\nbody == 1.0", false),
        ("GET http://a/\n[Options]\nretry: 3", "GET http://a/\n[Options]\nretry: 4", false),
        ("GET http://a/\n[Options]\ndelay: 3s", "GET http://a/\n[Options]\ndelay: 3000ms", true),
        ("# @step a\nGET http://a/", "# @step b\nGET http://a/", false), ("# @req A-1\nGET http://a/", "GET http://a/", false),
        ("GET http://a/\nHTTP 200\n[Asserts]\njsonpath \"$.a\" == 1", "GET http://a/\nHTTP 200\n[Asserts]\njsonpath \"$.b\" == 1", false),
        ("GET http://a/\nHTTP 200\n[Asserts]\nbody == true", "GET http://a/\nHTTP 200\n[Asserts]\nbody not == true", false),
    ])
    func shapesTellMeaningsApart(left: String, right: String, isSame: Bool) throws {
        let shapes = try [left, right].map { FlowShape.text(try FlowParser.parse(SourceText(path: "flow.hurl", text: $0))) }
        #expect((shapes[0] == shapes[1]) == isSame)
    }
}
