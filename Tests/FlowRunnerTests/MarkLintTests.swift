import Testing

@testable import FlowRunner

@Suite struct MarkLintTests {
    private static let header = "id\tstatement\tlayer\tservice\tproof\ttier\n"
    private static let rows = """
        R-UPLOAD\tAt most 10 photos can be uploaded\tapi\tmedia\tPOST /photos the 11th -> 409 limit_reached\tmvp
        R-NAME\tThe display name is kept\tapi\tprofile\tPATCH name then GET shows displayName\tmvp
        R-DELETE\tA draft can be discarded\tapi\tprofile\tDELETE /draft 204\tmvp
        R-ARABIC\tTexts are available in Arabic\tapi\tprofile\tAccept-Language\tmvp
        R-TWELVE\tثلاث محاولات لكل رمز\tapi\tauth\tالمحاولة الرابعة مرفوضة\tmvp
        R-BADGE\tDay One Done badge\tapi\ttasks\tbadge day_one_done after the first day\tmvp
        """

    private func findings(_ text: String, rows: String = rows, included: String? = nil) throws -> [String] {
        var table = RequirementTable()
        try table.add(Self.header + rows, document: "d", path: "d.tsv")
        let flow = try FlowLoader.load(text: text, path: "f.hurl")
        return FlowLint(table: table, checker: nil).check([flow]).filter { $0.code?.hasPrefix("mark-") == true }
            .map { "\($0.position.line):\($0.position.column) \($0.severity.rawValue) \($0.code ?? "")" }
    }

    private static func step(_ request: String, _ response: String, mark: String) -> String {
        "# @step s\n# @req \(mark)\n\(request)\n\(response)\n"
    }

    /// A flow's first mark would be the flow's own.
    private static let first = "GET {{auth}}/first\nHTTP 200\n"

    @Test(arguments: [
        // Nothing but success.
        ("R-NAME", "PATCH {{profile}}/me\n{\"displayName\": \"x\"}", "HTTP 200", "error mark-without-assert"),
        ("R-NAME", "PATCH {{profile}}/me\n{\"displayName\": \"x\"}", "HTTP 204\n[Captures]\na: header \"X\"", "error mark-without-assert"),
        // The status is what the proof asks for.
        ("R-DELETE", "DELETE {{profile}}/draft", "HTTP 204", nil),
        ("R-DELETE", "DELETE {{profile}}/draft", "HTTP 200", "error mark-without-assert"),
        // A refusal says something.
        ("R-UPLOAD", "POST {{media}}/photos", "HTTP 409", nil),
        // Something is asserted, and it has to do with it.
        ("R-NAME", "GET {{profile}}/me", "HTTP 200\n[Asserts]\njsonpath \"$.displayName\" == \"x\"", nil),
        ("R-NAME", "GET {{profile}}/me", "HTTP 200\n{\"displayName\": \"x\"}", nil),
        ("R-UPLOAD", "GET {{media}}/list", "HTTP 200\n[Asserts]\njsonpath \"$.items\" count == 10", nil),
        ("R-UPLOAD", "GET {{media}}/list", "HTTP 200\n[Asserts]\njsonpath \"$.items\" count == 11", nil),
        ("R-UPLOAD", "GET {{media}}/list", "HTTP 200\n[Asserts]\nbody contains \"١٠\"", nil),
        ("R-BADGE", "GET {{tasks}}/mine", "HTTP 200\n[Asserts]\njsonpath \"$.code\" == \"day_one_done\"", nil),
        ("R-ARABIC", "GET {{profile}}/x", "HTTP 200\n[Asserts]\njsonpath \"$.label\" == \"مرحبا\"", nil),
        ("R-ARABIC", "GET {{profile}}/x\nAccept-Language: ar", "HTTP 200\n[Asserts]\nbody exists", nil),
        ("R-TWELVE", "GET {{auth}}/x", "HTTP 200\n[Asserts]\njsonpath \"$.left\" == 3", nil),
        // Something is asserted, and it is beside the point.
        ("R-NAME", "GET {{auth}}/health", "HTTP 200\n[Asserts]\njsonpath \"$.status\" == \"ok\"", "warning mark-beside-the-point"),
        ("R-UPLOAD", "GET {{profile}}/me", "HTTP 200\n[Asserts]\njsonpath \"$.weight\" == 80", "warning mark-beside-the-point"),
        ("R-TWELVE", "GET {{auth}}/x", "HTTP 200\n[Asserts]\njsonpath \"$.left\" == 5", "warning mark-beside-the-point"),
        (
            "R-ARABIC", "GET {{profile}}/weights\nAuthorization: Bearer {{key}}", "HTTP 200\n[Asserts]\njsonpath \"$.n\" == 1",
            "warning mark-beside-the-point"
        ),
        // That every refusal has a code is no fact.
        ("R-BADGE", "GET {{auth}}/x", "HTTP 410\n[Asserts]\njsonpath \"$.code\" == \"gone\"", "warning mark-beside-the-point"),
    ] as [(String, String, String, String?)])
    func aStepMustAssertWhatItNames(_ mark: String, _ request: String, _ response: String, _ finding: String?) throws {
        let text = Self.first + Self.step(request, response, mark: mark)
        #expect(try findings(text) == (finding.map { ["4:8 \($0)"] } ?? []))
    }

    /// What an assert compares with was captured somewhere.
    @Test func capturesCountWhereTheyAreUsed() throws {
        let capture = "GET {{media}}/photos\nHTTP 200\n[Captures]\nbefore: jsonpath \"$.total\"\n"
        let marked = Self.step("GET {{profile}}/me", "HTTP 200\n[Asserts]\njsonpath \"$.n\" > {{before}}", mark: "R-UPLOAD")
        #expect(try findings(capture + marked).isEmpty)
        #expect(try findings(capture + marked.replacing("{{before}}", with: "7")) == ["6:8 warning mark-beside-the-point"])
        // Who asks is not what is asked.
        let bearer = "GET {{profile}}/photos\nHTTP 200\n[Captures]\nkey: jsonpath \"$.photos\"\n"
        let asked = Self.step(
            "GET {{profile}}/me\nAuthorization: Bearer {{key}}", "HTTP 200\n[Asserts]\njsonpath \"$.n\" > 7", mark: "R-UPLOAD")
        #expect(try findings(bearer + asked) == ["6:8 warning mark-beside-the-point"])
    }

    @Test func aFlowsOwnMarkIsProvenByAnyOfItsSteps() throws {
        let beside = "GET {{auth}}/health\nHTTP 200\n[Asserts]\njsonpath \"$.status\" == \"ok\"\n"
        let named = "GET {{profile}}/me\nHTTP 200\n[Asserts]\njsonpath \"$.displayName\" exists\n"
        #expect(try findings("# @req R-NAME\n" + beside + named).isEmpty)
        #expect(try findings("# @req R-NAME\n" + beside) == ["1:8 warning mark-beside-the-point"])
        #expect(
            try findings("# @req R-NAME\nPATCH {{profile}}/name\nHTTP 200\nGET {{profile}}/name\nHTTP 200") == [
                "1:8 error mark-without-assert"
            ])
        #expect(try findings("# @req R-DELETE\nDELETE {{profile}}/draft\nHTTP 204").isEmpty)
    }

    @Test func severalMarksAreJudgedOneByOne() throws {
        let text =
            Self.first
            + Self.step("GET {{profile}}/me", "HTTP 200\n[Asserts]\njsonpath \"$.displayName\" exists", mark: "R-NAME R-UPLOAD, R-NOPE")
        #expect(try findings(text) == ["4:15 warning mark-beside-the-point"])
    }

    /// A word that every other requirement has is no fact; three of them are.
    @Test func commonWordsWeighLittle() throws {
        let rows = (0..<60).map { "C-\($0)\tworkout store plan number \($0 + 100)\tapi\ta\tp\tm" }.joined(separator: "\n")
        let one = Self.first + Self.step("GET {{x}}/plan", "HTTP 200\n[Asserts]\njsonpath \"$.z\" exists", mark: "C-1")
        #expect(try findings(one, rows: rows) == ["4:8 warning mark-beside-the-point"])
        #expect(try findings(one.replacing("/plan", with: "/plan/workout/store"), rows: rows).isEmpty)
        #expect(try findings(one.replacing("/plan", with: "/plan/101"), rows: rows).isEmpty)
        #expect(try findings(one, rows: "C-1\tworkout store plan number 101\tapi\ta\tp\tm").isEmpty)
    }

    @Test func withoutWeighingOnlyMissingAssertsAreFound() throws {
        var table = RequirementTable()
        try table.add(Self.header + Self.rows, document: "d", path: "d.tsv")
        let text = Self.first + Self.step("GET {{auth}}/health", "HTTP 200\n[Asserts]\nbody exists", mark: "R-NAME")
            + Self.step("PATCH {{profile}}/me", "HTTP 200", mark: "R-NAME")
        let flow = try FlowLoader.load(text: text, path: "f.hurl")
        #expect(FlowLint(table: table, checker: nil, weighsMarks: false).check([flow]).map(\.code) == ["mark-without-assert"])
    }

    // MARK: - Words

    @Test(arguments: [
        ("1,250.50 SAR", ["1250.5", "sar"]), ("1,2,3", ["1", "2", "3"]), ("٣٫٥ و ١٬٠٠٠", ["3.5", "1000"]), ("007", ["7"]),
        ("v1.2.3", ["1.2", "3"]),
        ("twelve, Once", ["12", "1"]), ("اثنتا عشرة", ["10"]), ("taskId", ["task", "taskid"]), ("HTMLPage", ["html", "pag", "htmlpa"]),
        ("email_taken", ["email", "taken"]), ("/auth/me", ["auth", "me"]), ("compress", ["compre"]), ("compression", ["compre"]),
        ("الصورة والصور", ["arabic", "صور"]), ("ثَلاثة", ["arabic", "3"]), ("the of and", []), ("", []), ("🏋️ — “”", []), ("naïve", ["naïv"]),
    ])
    func factsOfTexts(_ text: String, _ wanted: [String]) {
        let facts = FactWords.of(text).filter { !$0.hasPrefix("~") }
        #expect(facts.isSuperset(of: wanted), "\(facts.sorted())")
        if wanted.isEmpty { #expect(facts.isEmpty, "\(facts.sorted())") }
    }

    @Test func conceptsJoinWords() {
        #expect(!FactWords.of("mail outbox").isDisjoint(with: FactWords.of("GET /sandbox/messages")))
        #expect(FactWords.of("login").contains("~login") && FactWords.of("signing in").contains("~login"))
    }
}

@Suite struct TestMarkTests {
    private func scan(_ text: String) -> [TestMark] { TestMarks.scan(text, file: "T.swift") }

    private func test(_ body: String) throws -> TestMark {
        try #require(
            scan("import Testing\n@Suite struct S {\n    @Test(.proves(\"A-1\")) func works() async throws {\n\(body)\n    }\n}\n").first)
    }

    @Test(arguments: [
        ("#expect(true)", true), ("try #require(x)", true), ("await confirmation { _ in }", true),
        ("await confirmation(expectedCount: 2) { $0() }", true),
        ("Issue.record(\"no\")", true), ("try check(x)", true), ("checkRefusal(x)", true), ("try await s.expectRefusal { }", true),
        ("assertSame(a, b)", true),
        ("proves(a)", true), ("for x in y { if z { #expect(x) } }", true), ("expect_this(1)", true),
        ("", false), ("// #expect(true)", false), ("/* #expect(true) /* nested */ check(x) */", false), ("print(\"#expect(true)\")", false),
        ("let s = \"\"\"\n#expect(true)\n\"\"\"", false), ("let s = #\"\\\" #expect(1)\"#", false), ("checkout(x)", false),
        ("let check = 1", false),
        ("expectation(x)", false), ("provenance(x)", false), ("Issue.other", false), ("func f() { }", false),
        ("let s = \"unterminated", false),
        ("let s = \"\\(call(\"#expect\"))\"", false), ("let s = \"\\(check(1))\"", true), ("x(\"}\"); #expect(true)", true),
        ("let s = #\"\"\"\"#; #expect(1)", true), ("eventually { true }", true), ("let r = \"\\\"}\\\"\"; #expect(1)", true),
    ])
    func whatCountsAsExpecting(_ body: String, _ expects: Bool) throws { #expect(try test(body).expects == expects) }

    @Test func expectationsOfTheNextTestDoNotCount() throws {
        let marks = scan("@Test(.proves(\"A\")) func one() { }\n@Test(.proves(\"B\")) func two() { #expect(true) }\n")
        #expect(marks.map(\.function) == ["one", "two"] && marks.map(\.expects) == [false, true])
    }

    @Test func marksAreReadInAllTheirShapes() throws {
        let marks = scan(
            """
            /// `@Test(.proves("DOC"))` is not a test.
            extension Trait { static func proves(_ ids: String...) -> Self { .init() } }
            @Test(.proves("A-1", "B.2"), .tags(.slow), arguments: [("x", ")"), ("C-3", "\\"")])
            @MainActor @available(*, deprecated, message: "no {")
            func `odd name`<T: P>(_ a: T = T(), closure: (Int) -> Int = { $0 }) async throws -> Int where T: Q { #expect(a) }
            @Test func unmarked() { }
            @Test("title", .proves("D"))
            private static func last() { }
            @Test(.proves("متطلب")) func عربي() { #require(x) }
            @Test(.proves("E\\(1)")) func computed() { }
            """)
        #expect(marks.map { $0.references.map(\.id) } == [["A-1", "B.2"], [], ["D"], ["متطلب"], []])
        #expect(marks.map(\.function) == ["odd", "unmarked", "last", "عربي", "computed"])
        #expect(marks[0].references.map(\.position) == [SourcePosition(line: 3, column: 15), SourcePosition(line: 3, column: 22)])
        #expect(marks.map(\.expects) == [true, false, false, true, false] && marks[2].position.line == 8)
    }

    @Test(arguments: [
        "@Test(.proves(\"A\")", "@Test(.proves(\"A\")) func", "@Test(.proves(\"A\")) struct X {", "@Test(.proves(\"A", ".proves(",
        "@Test(.proves(\"A\")) func f() {", "/* .proves(",
    ])
    func brokenSourcesDoNoHarm(_ text: String) { #expect(scan(text).count <= 1) }

    @Test func helpersOfTheSameFileCount() {
        let marks = scan(
            """
            @Test func one() { first(1) }
            @Test func two() { other(1) }
            func first(_ n: Int) { second { n } }
            private func second(_ body: () -> Int) { #expect(body() == 1) }
            func other(_ n: Int) -> Int { let second = n; return second }
            protocol P { func only(a: () -> Void) }
            @Test func three() { only(a: {}) }
            """)
        #expect(marks.map(\.expects) == [true, false, false])
    }

    @Test func findingsNameThePlace() throws {
        var table = RequirementTable()
        try table.add("id\tstatement\tlayer\tservice\ttier\nA-10\ts\tapi\tauth\tmvp", document: "d", path: "d.tsv")
        let findings = TestMarks.findings(scan("@Test(.proves(\"A-10\", \"A-1O\")) func quiet() {\n}\n"), table: table)
        #expect(findings.map(\.text) == [
            """
            T.swift:1:23: error: unknown requirement A-1O [unknown-requirement]
              1 | @Test(.proves("A-10", "A-1O")) func quiet() {
                |                       ^^^^^^
              hint: did you mean A-10?
            """,
            """
            T.swift:1:37: error: the test quiet is marked with A-10, A-1O but expects nothing [test-mark-without-assert]
              1 | @Test(.proves("A-10", "A-1O")) func quiet() {
                |                                     ^^^^^
              hint: use #expect or #require, or a helper whose name starts with check, expect, assert or prove
            """,
        ])
    }

    @Test func everyTestIsReadAndMustExpectSomething() throws {
        let marks = scan("@Test func quiet() async { print(1) }\n@Test(arguments: [1]) func loud(_ n: Int) { #expect(n == 1) }\n")
        #expect(marks.map(\.function) == ["quiet", "loud"])
        #expect(TestMarks.findings(marks, table: RequirementTable()).map(\.text) == [
            """
            T.swift:1:12: error: the test quiet expects nothing [test-without-assert]
              1 | @Test func quiet() async { print(1) }
                |            ^^^^^
              hint: use #expect or #require, or a helper whose name starts with check, expect, assert or prove
            """
        ])
    }

    /// This very file is full of marks in texts; only those of real tests may be found.
    @Test func theProjectsOwnTestsAreRead() throws {
        let folder = String(#filePath.prefix(upTo: #filePath.lastIndex(of: "/") ?? #filePath.startIndex))
        #expect(try TestMarks.scan(below: folder).allSatisfy { $0.expects })
        #expect(try TestMarks.scan(below: folder + "/../AuthServiceTests").count > 10)
        #expect(TestMarks.hasSources(folder) && !TestMarks.hasSources(folder + "/Fixtures") && !TestMarks.hasSources("/nowhere"))
        let places = TestMarks.places(below: folder + "/../ClientKitTests")
        #expect(places["GTSD-1.1-06\tsigningUpIsSigningIn"]?.file.contains("/ClientKitTests/") == true)
    }
}
