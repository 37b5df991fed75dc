import JSONCoding
import Testing

@testable import FlowRunner

@Suite struct CoverageOutputTests {
    private static let header = "id\tstatement\tlayer\tservice\tproof\ttier\tnote\n"

    private static func coverage(_ rows: String, proofs: String = "") throws -> Coverage {
        var table = RequirementTable()
        try table.add(header + rows, document: "doc", path: "doc.tsv")
        var coverage = Coverage(table)
        if !proofs.isEmpty { try coverage.addProofs(proofs, path: "proofs.tsv") }
        return coverage
    }

    private static let mixed = """
        A-1\tSign up\tapi\tauth\tPOST /auth/signup -> 201\tmvp\t
        A-2\tButton\tweb\tweb\theadless: click\tmvp\t
        A-3\tRendered\trender\tmedia\tffprobe readable\tv1\t
        A-4\tKept\tclient\tclient\tclient.signUp() keeps the token\tv1\t
        A-5\tFeels good\tapple\t-\tnone\tmvp\t
        """

    @Test func fourGroupsAndTheWhole() throws {
        let coverage = try Self.coverage(Self.mixed, proofs: "A-1\tone\ttrue\nA-3\ttwo()\tpassed\n")
        #expect(
            coverage.text == """
                document   proven  of
                  doc           2   5   40%
                layer      proven  of
                  api           1   1  100%
                  apple         0   1    0%
                  client        0   1    0%
                  render        1   1  100%
                  web           0   1    0%
                service    proven  of
                  -             0   1    0%
                  auth          1   1  100%
                  client        0   1    0%
                  media         1   1  100%
                  web           0   1    0%
                proof      proven  of
                  browser       0   1    0%
                  call          1   1  100%
                  client        0   1    0%
                  media         1   1  100%
                  none          0   1    0%
                all             2   5   40%

                """)
        #expect(coverage.table(by: [.proof, .layer]).hasPrefix("proof    layer   proven  of\nbrowser  web          0   1    0%\n"))
        #expect(coverage.selected(.init(kind: .call)).percent == 100)
        #expect(coverage.selected(.init(layer: "nothing")).percent == 100)
        #expect(coverage.missingText.hasPrefix("A-2  web/web browser  Button\n    proof: headless: click\nA-4"))
    }

    /// Two thirds is not 67%: only all of it is 100%.
    @Test func sharesAreRoundedDown() {
        #expect(TextTable.percent(2, 3) == "66%" && TextTable.percent(999, 1000) == "99%" && TextTable.percent(0, 0) == "")
    }

    @Test(arguments: [
        ("POST /x {a} -> 201", "api", "auth", ProofKind.call), ("", "api", "auth", .none),
        ("none; web layout checked", "apple", "-", .none),
        ("Portable: recorder event", "apple", "client", .client), ("none (text); portable: key present", "apple", "auth", .client),
        ("headless: POST happens", "web", "web", .browser), ("exact strings", "web", "web", .browser),
        ("DELETE on disk", "client", "client", .client),
        ("p95 < 1 s", "api", "tasks", .measurement), ("CI step exit 0", "ops", "web", .build),
        ("same pixel check", "render", "media", .media),
        ("both clips", "render", "media", .media), ("seed an account", "ops", "-", .scenario), ("covers 201", "ops", "harness", .scenario),
        ("define then", "api", "profile", .call), ("anything", "ops", "-", .build), ("human review of images", "web", "web", .none),
    ])
    func kindsAreReadFromWords(_ proof: String, _ layer: String, _ service: String, _ kind: ProofKind) {
        let requirement = Requirement(id: "A", statement: "s", layer: layer, service: service, tier: "t", proof: proof, document: "d")
        #expect(requirement.proofKind == kind)
    }

    @Test func aTableWithoutProofsStillWorks() throws {
        var table = RequirementTable()
        try table.add("tier\tid\tservice\tlayer\tstatement\nmvp\tA\tauth\tapi\ts", document: "d", path: "d.tsv")
        #expect(table.rows[0].proof == "" && table.rows[0].proofKind == .none)
        // A row may end before the proof does.
        var short = RequirementTable()
        try short.add("id\tstatement\tlayer\tservice\ttier\tproof\nA\ts\tapi\tauth\tmvp", document: "d", path: "d.tsv")
        #expect(short.rows[0].proof == "")
    }

    @Test func csvKeepsWhatCellsHold() throws {
        let coverage = try Self.coverage(
            "A\tسجّل \"الدخول\", ثم ادخل\tapi\tauth\tx\rb\tmvp\t\nB\tplain\tapi\tauth\tp\tmvp\t", proofs: "B\t=cmd, \"x\"\t1\n")
        let lines = coverage.csv.split(separator: "\r\n", omittingEmptySubsequences: false)
        #expect(lines[0] == "id,document,layer,service,tier,kind,proven,by,statement,proof")
        #expect(lines[1] == "A,doc,api,auth,mvp,call,false,,\"سجّل \"\"الدخول\"\", ثم ادخل\",\"x\rb\"")
        #expect(lines[2] == "B,doc,api,auth,mvp,call,true,\"=cmd, \"\"x\"\"\",plain,p")
        #expect(CSVText.line(["a\nb", "c\r\nd", "", "e"]) == "\"a\nb\",\"c\r\nd\",,e\r\n")
    }

    @Test func jsonHasRowsSumsAndStrays() throws {
        let coverage = try Self.coverage(Self.mixed, proofs: "A-1\tone\ttrue\nZ-9\tone\ttrue\nA-2\tbroken\tfalse\n")
        let json = try JSONParser.parse(coverage.json)
        #expect(json["rows"]?[0]?["by"] == ["one"] && json["rows"]?[0]?["kind"] == "call" && json["rows"]?[1]?["proven"] == false)
        #expect(json["sums"]?["all"] == ["proven": 1, "of": 5] && json["sums"]?["layer"]?["api"] == ["proven": 1, "of": 1])
        #expect(json["unknown"] == [["id": "Z-9", "by": "one"]])
    }

    /// Two checks carry A-1, and the one that failed is told.
    @Test func oneCheckThatFailedLeavesARowOpen() throws {
        let coverage = try Self.coverage(Self.mixed, proofs: "A-1\tone\ttrue\nA-1\ttwo\tfailed\nA-3\tthree\ttrue\nA-3\tthree\tfailed\n")
        #expect(coverage.provenCount == 0 && coverage.rows[0].by == ["one"] && coverage.rows[0].open == ["two"])
        #expect(coverage.missingText.contains("    proof: POST /auth/signup -> 201\n    did not pass: two\n"))
        #expect(try JSONParser.parse(coverage.json)["rows"]?[0]?["open"] == ["two"])
    }

    @Test(arguments: [
        ("passed", "passed", true), ("passed", "failed", false), ("passed", "notRun", true), ("passed", "skipped", true),
        ("notRun", "notRun", false),
    ])
    func aFlowThatWasLeftOutOfOneRunHasRunInAnother(_ here: String, _ there: String, _ isProven: Bool) throws {
        var coverage = try Self.coverage(Self.mixed)
        for outcome in [here, there] {
            let proven = outcome == "passed" ? "\"A-1\"" : ""
            let step = #"{"file":"a.hurl","line":3,"requirements":["A-1"],"outcome":"\#(outcome)"}"#
            let flow = #"{"file":"a.hurl","requirements":[],"proven":[\#(proven)],"outcome":"failed","steps":[\#(step)]}"#
            try coverage.addReport(Array(#"{"schema":"barbell-run/1","flows":[\#(flow)]}"#.utf8), path: "r.json")
        }
        #expect(coverage.rows[0].isProven == isProven)
    }

    @Test(arguments: [
        "A-1", "A-1\tname", "\tname\ttrue", "A-1\t\ttrue", "A-1 name true", "🏋️", "A-1\tname\ttrue\nA-1",
    ])
    func malformedProofsAreRefused(_ text: String) throws {
        let error = #expect(throws: CoverageError.self) { try Self.coverage(Self.mixed, proofs: text) }
        #expect(error?.message.hasPrefix("proofs.tsv:") == true && error?.message.contains("by tabs") == true)
    }

    @Test func idsMayBeOdd() throws {
        var table = RequirementTable()
        try table.add(Self.header + "متطلب-١\ts\tapi\ta\tp\tm\t\nA B,\"C\"\ts\tapi\ta\tp\tm\t", document: "d", path: "d.tsv")
        var coverage = Coverage(table)
        try coverage.addProofs("# notes\r\n\r\nمتطلب-١\tاختبار\ttrue\r\nA B,\"C\"\tt\ttrue\tmore\r\n", path: "p")
        #expect(coverage.percent == 100 && coverage.rows[0].by == ["اختبار"] && coverage.unknown.isEmpty)
    }

    @Test(arguments: [
        "", "[]", "{}", "null", "{\"schema\":\"barbell-run/2\",\"flows\":[]}", "{\"schema\":\"barbell-run/1\"}", "\u{0}", "{\"a\":",
    ])
    func malformedReportsAreRefused(_ text: String) throws {
        var coverage = try Self.coverage(Self.mixed)
        let error = #expect(throws: CoverageError.self) { try coverage.addReport(Array(text.utf8), path: "r.json") }
        #expect(error?.message.hasPrefix("r.json: ") == true)
        #expect(throws: CoverageError.self) { try coverage.addReport(path: "/nowhere/report.json") }
        #expect(throws: CoverageError.self) { try coverage.addProofs(path: "/nowhere/proofs.tsv") }
    }

    /// Members of the wrong kind prove nothing and stop nothing.
    @Test func oddFlowsProveNothing() throws {
        var coverage = try Self.coverage(Self.mixed)
        let text =
            #"{"schema":"barbell-run/1","flows":[5,{"proven":"A-1"},{"file":7,"requirements":["A-1",3],"proven":[null],"steps":[{}]}]}"#
        try coverage.addReport(Array(text.utf8), path: "r.json")
        #expect(coverage.provenCount == 0 && coverage.unknown.isEmpty)
    }

    // MARK: - The page

    private static func page(_ coverage: Coverage, path: String = "out/cover.html", tests: [String: CoverageHTML.TestPlace] = [:]) -> String
    {
        String(decoding: CoverageHTML.bytes(coverage, path: path, tests: tests), as: UTF8.self)
    }

    @Test func thePageStandsAloneAndEscapes() throws {
        var coverage = try Self.coverage(
            "A<1>\t<script>alert(\"x\")</script> & 'y'\tapi\t\"auth\"\t<b>\tmvp\t\nB\tسجّل الدخول برقم الجوال OTP\tapi\tauth\tp\tmvp\t",
            proofs: "B\tsignsIn()\ttrue\n")
        let report =
            #"{"schema":"barbell-run/1","flows":[{"file":"Tests/Flows/a b/<x>.hurl","title":"<i>T","requirements":["A<1>"],"proven":["A<1>"],"steps":[]}]}"#
        try coverage.addReport(Array(report.utf8), path: "r.json")
        let html = Self.page(coverage, tests: ["B\tsignsIn": .init(file: "Tests/AuthTests/A.swift", line: 7)])
        #expect(
            !html.contains("src=") && !html.contains("<link") && !html.contains("@import") && !html.contains("url(")
                && !html.contains("http"))
        #expect(html.contains("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;y&#39;") && !html.contains("<i>T"))
        #expect(html.contains("data-service=\"&quot;auth&quot;\""))
        #expect(html.contains("<td dir=\"rtl\" lang=\"ar\">سجّل الدخول") && html.contains("<td dir=\"auto\">&lt;script"))
        #expect(html.contains("href=\"../Tests/Flows/a%20b/%3Cx%3E.hurl\"") && html.contains("href=\"../Tests/AuthTests/A.swift\""))
        #expect(html.contains("Tests/AuthTests/A.swift:7") && html.contains("2 of 2 requirements proven"))
        #expect(html.contains("prefers-color-scheme: dark"))
        for tag in ["section", "table", "ul", "li", "dl", "div", "p", "tr", "td", "details", "span", "button"] {
            #expect(html.count(of: "<\(tag)>") + html.count(of: "<\(tag) ") == html.count(of: "</\(tag)>"), "\(tag)")
        }
        #expect(Self.page(try Self.coverage("")).contains("0 of 0"))
    }

    @Test(arguments: [
        ("out/last/report.html", "out", "last/report.html"), ("a.hurl", "", "a.hurl"), ("Tests/a.hurl", "out/x", "../../Tests/a.hurl"),
        ("out/a", "out", "a"), ("/a/b", "/a/c/d", "../../b"), ("./Tests//a", "./", "Tests/a"),
        ("عربي/a b", "out", "../%D8%B9%D8%B1%D8%A8%D9%8A/a%20b"),
    ])
    func linksAreRelativeToThePage(_ path: String, _ folder: String, _ link: String) {
        #expect(CoverPage.reference(to: path, from: folder) == link)
    }

    @Test(arguments: [
        ("سجّل", true), ("Sign in", false), ("", false), ("12 / 15", false), ("OTP برقم الجوال", true),
        ("Greeting is مرحبا, in Arabic", false), ("שלום", true),
    ])
    func arabicRunsFromTheRight(_ text: String, _ isRight: Bool) { #expect(CoverPage.isRightToLeft(text) == isRight) }
}

extension String {
    /// How often a text occurs.
    func count(of part: String) -> Int { ranges(of: part).count }
}
