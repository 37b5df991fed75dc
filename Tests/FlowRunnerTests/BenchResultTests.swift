import JSONCoding
import Testing

@testable import FlowRunner

@Suite struct BenchResultTests {
    private static func coverage(_ results: String) throws -> Coverage {
        var table = RequirementTable()
        try table.add(
            """
            id\tstatement\tlayer\tservice\tproof\ttier\tnote
            FAST-1\tRendered in 15 s\tops\tmedia\ttimed\tmvp\t
            FAST-2\tAt least 60 a second\tops\tmedia\tthroughput\tmvp\t
            FAST-3\tNot measured\tops\tmedia\ttimed\tmvp\t
            SEEN-1\tThe list is there at once\tweb\tweb\tbrowser\tmvp\t
            """, document: "doc", path: "doc.tsv")
        var coverage = Coverage(table)
        try coverage.addResults(results, path: "results.tsv")
        return coverage
    }

    private static func line(_ id: String, _ figure: String, _ limit: String, unit: String = "s", date: String = "2026-11-21") -> String {
        [id, figure, limit, unit, "Tools/bench media", date, "2 cores"].joined(separator: "\t") + "\n"
    }

    @Test func aFigureWithinItsLimitProves() throws {
        let heading = "# Written by Tools/bench.\n" + BenchResult.columns.joined(separator: "\t") + "\n\n"
        let lines = Self.line("FAST-1", "9.60", "< 15") + Self.line("FAST-2", "61", "≥ 60", unit: "/s")
        let coverage = try Self.coverage(heading + lines)
        #expect(coverage.rows.map(\.isProven) == [true, true, false, false] && coverage.unknown.isEmpty)
        #expect(coverage.rows[0].proofs.map(\.source) == [.bench] && coverage.rows[0].by == ["Tools/bench media"])
        #expect(coverage.rows[0].proofs[0].title == "9.60 s, limit < 15 s, 2026-11-21, 2 cores")
        let page = String(decoding: CoverageHTML.bytes(coverage, path: "page.html"), as: UTF8.self)
        #expect(page.contains("9.60 s, limit &lt; 15 s, 2026-11-21"))
        #expect(try JSONParser.parse(coverage.json)["rows"]?[1]?["by"] == ["Tools/bench media"])
    }

    @Test(arguments: [
        ("14.9", "< 15", true), ("15", "< 15", false), ("15", "≤ 15", true), ("15.01", "≤ 15", false), ("60", "≥ 60", true),
        ("59.9", "≥ 60", false), ("60", "> 60", false), ("60.1", "> 60", true), ("-1", "< 0", true),
    ])
    func aFigureBeyondItsLimitProvesNothing(_ figure: String, _ limit: String, _ proves: Bool) throws {
        #expect(try Self.coverage(Self.line("FAST-1", figure, limit)).rows[0].isProven == proves)
    }

    @Test func anUnknownIDIsTold() throws {
        let coverage = try Self.coverage(Self.line("FAST-9", "1", "< 2"))
        #expect(coverage.unknown.map(\.id) == ["FAST-9"] && coverage.unknown.map(\.by) == ["Tools/bench media"])
    }

    /// What somebody sees is not proven by a number.
    @Test func onlyRowsAboutOperationAreProvenByFigures() throws {
        let error = #expect(throws: CoverageError.self) { try Self.coverage(Self.line("SEEN-1", "1", "< 2")) }
        #expect(error?.message == "results.tsv: SEEN-1 is of layer web; a figure proves rows of layer ops only")
    }

    @Test(arguments: [
        ("FAST-1\t1\t< 2\ts\tTools/bench\t2026-11-21\n", "1: a result has id"),
        ("FAST-1\t\t< 2\ts\tc\t2026-11-21\tm", "1: a result has id"),
        (line("FAST-1", "fast", "< 2"), "1: fast is no figure"), (line("FAST-1", "nan", "< 2"), "1: nan is no figure"),
        (line("FAST-1", "1", "2"), "1: a limit is one of <, ≤, >, ≥"), (line("FAST-1", "1", "<2"), "not <2"),
        (line("FAST-1", "1", "< inf"), "not < inf"), (line("FAST-1", "1", "= 2"), "not = 2"),
        (line("FAST-1", "1", "< 2", date: "yesterday"), "1: yesterday is no date"),
        (line("FAST-1", "1", "< 2") + line("FAST-1", "3", "< 2"), "2: FAST-1 has a result already"), ("🏋️", "1: a result has id"),
    ])
    func brokenLinesAreRefused(_ text: String, _ words: String) throws {
        let error = #expect(throws: CoverageError.self) { try Self.coverage(text) }
        #expect(error?.message.hasPrefix("results.tsv:") == true && error?.message.contains(words) == true, "\(error?.message ?? "-")")
    }

    @Test func theProjectsOwnFiguresAreOfItsTables() throws {
        let tests = String(#filePath.prefix(upTo: #filePath.lastIndex(of: "/") ?? #filePath.startIndex)) + "/.."
        var coverage = Coverage(try RequirementTable.load(folder: tests + "/Requirements"))
        try coverage.addResults(path: tests + "/Benchmarks/results.tsv")
        #expect(coverage.unknown.isEmpty && coverage.provenCount > 0)
    }

    @Test func aMissingFileIsAnErrorOnlyWhereItWasAskedFor() throws {
        var coverage = Coverage(RequirementTable())
        try coverage.addResults(path: "/nowhere/results.tsv", isRequired: false)
        #expect(throws: CoverageError.self) { try coverage.addResults(path: "/nowhere/results.tsv") }
    }
}
