internal import FlowRunner

/// `barbell cover`: which requirements have been proven, by which flows and tests.
enum CoverCommand {
    static let help = """
        usage: barbell cover [options]

          --report FILE       a report.json of `barbell run`; repeatable (default out/last/report.json)
          --proofs FILE       proofs of tests: id, test name, outcome, by tabs; repeatable
          --requirements DIR  the requirement tables (default Tests/Requirements)
          --document D, --layer L, --service S, --tier T
                              only these rows
          --min PERCENT       fail below this share of proven rows
          --json, --csv       every row instead of the sums

        Only what ran and passed counts. exit code: 0 fine · 2 bad command line or input · 6 below --min, or an id that no table has

        """

    static func main(arguments words: [String]) async -> Int32 {
        var arguments = Arguments(words)
        if arguments.flag("--help", "-h") {
            Terminal.out(help)
            return 0
        }
        do {
            return try cover(&arguments)
        } catch let error as UsageError {
            Terminal.error("barbell cover: \(error.message)\n")
        } catch let error as CoverageError {
            Terminal.error("barbell cover: \(error.message)\n")
        } catch {
            Terminal.error("barbell cover: \(error)\n")
        }
        return 2
    }

    private static func cover(_ arguments: inout Arguments) throws -> Int32 {
        let isJSON = arguments.flag("--json")
        let isCSV = arguments.flag("--csv")
        var reports = try arguments.values("--report")
        let proofs = try arguments.values("--proofs")
        let minimum = try arguments.value("--min").map { text in
            guard let share = Double(text), (0...100).contains(share) else {
                throw UsageError(message: "--min needs a number from 0 to 100, not \(text)")
            }
            return share
        }
        let selection = Coverage.Selection(
            document: try arguments.value("--document"), layer: try arguments.value("--layer"), service: try arguments.value("--service"),
            tier: try arguments.value("--tier"))
        let table = try RequirementTable.load(folder: try arguments.value("--requirements") ?? FlowFiles.requirements)
        if let extra = try arguments.positionals().first { throw UsageError(message: "unexpected \(extra)") }
        if reports.isEmpty, proofs.isEmpty { reports = ["out/last/report.json"] }

        var coverage = Coverage(table)
        for path in reports { try coverage.addReport(path: path) }
        for path in proofs { try coverage.addProofs(path: path) }
        let chosen = coverage.selected(selection)
        Terminal.out(isJSON ? String(decoding: chosen.json, as: UTF8.self) : isCSV ? chosen.csv : chosen.text)
        for (id, name) in coverage.unknown { Terminal.error("barbell cover: \(name) names \(id), which is in no table\n") }
        if let minimum, chosen.percent < minimum {
            Terminal.error("barbell cover: \(chosen.provenCount) of \(chosen.rows.count) proven, below \(minimum) %\n")
            return 6
        }
        return coverage.unknown.isEmpty ? 0 : 6
    }
}
