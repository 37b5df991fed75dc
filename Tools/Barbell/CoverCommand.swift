internal import FlowRunner

/// `barbell cover`: which requirements have been proven, by which flows and tests, and which of the contracts has been seen.
enum CoverCommand {
    static let help = """
        usage: barbell cover [options]
               barbell cover --surface [options]

        Says which requirements are proven, by document, layer, service and kind of proof. Only what ran and passed counts.

          --report FILE       a report.json of `barbell run`; repeatable (default out/last/report.json)
          --proofs FILE       proofs of tests: id, test name, outcome, by tabs; repeatable
          --requirements DIR  the requirement tables (default Tests/Requirements)
          --document D, --layer L, --service S, --tier T, --proof KIND
                              only these rows; a kind is call, browser, client, media, measurement, scenario, build or none
          --by D[,D…]         one table by document, layer, service, proof or several of them
          --missing           what is not proven, with what would prove it
          --min PERCENT       fail below this share of proven rows; --min api=90 for one layer; repeatable
          --json, --csv       every row instead of the sums
          --html FILE         also write a page

        --surface says which routes, statuses, error codes, fields and values of the contracts a run has seen, and what it never saw.

          --report FILE       a surface.json of `barbell run`, or its folder; several are added up (default out/last/surface.json)
          --service S         only this service
          --min-surface PERCENT
                              fail below this share; --min-surface error=70 for one kind, which is route, status, error, common,
                              answer, request or value; repeatable
          --missing           every point that was never seen, instead of routes and errors only
          --json, --csv, --html FILE

        exit code: 0 fine · 2 bad command line or input · 4 something was seen that no contract declares
                   6 below a minimum, or an id that no table has

        """

    static func main(arguments words: [String]) async -> Int32 {
        var arguments = Arguments(words)
        if arguments.flag("--help", "-h") {
            Terminal.out(help)
            return 0
        }
        do {
            return arguments.flag("--surface") ? try CoverSurface.run(&arguments) : try cover(&arguments)
        } catch let error as UsageError {
            Terminal.error("barbell cover: \(error.message)\n")
        } catch let error as CoverageError {
            Terminal.error("barbell cover: \(error.message)\n")
        } catch let error as StateError {
            Terminal.error("barbell cover: \(error.message)\n")
        } catch {
            Terminal.error("barbell cover: \(error)\n")
        }
        return 2
    }

    private static func cover(_ arguments: inout Arguments) throws -> Int32 {
        let isJSON = arguments.flag("--json")
        let isCSV = arguments.flag("--csv")
        let showsMissing = arguments.flag("--missing")
        let page = try arguments.value("--html")
        let dimensions = try arguments.value("--by").map(dimensions)
        var reports = try arguments.values("--report")
        let proofs = try arguments.values("--proofs")
        let minima = try Minimum.list(try arguments.values("--min"), option: "--min")
        let kind = try arguments.value("--proof").map { text in
            guard let kind = ProofKind(rawValue: text) else {
                throw UsageError(message: "--proof needs one of \(ProofKind.allCases.map(\.rawValue).joined(separator: ", ")), not \(text)")
            }
            return kind
        }
        let selection = Coverage.Selection(
            document: try arguments.value("--document"), layer: try arguments.value("--layer"), service: try arguments.value("--service"),
            tier: try arguments.value("--tier"), kind: kind)
        let table = try RequirementTable.load(folder: try arguments.value("--requirements") ?? FlowFiles.requirements)
        if let extra = try arguments.positionals().first { throw UsageError(message: "unexpected \(extra)") }
        if let one = minima.first(where: { !$0.name.isEmpty && !table.rows.map(\.layer).contains($0.name) }) {
            let layers = Set(table.rows.map(\.layer)).sorted().joined(separator: ", ")
            throw UsageError(message: "--min: no requirement is of the layer \(one.name); there is \(layers)")
        }
        if reports.isEmpty, proofs.isEmpty { reports = ["out/last/report.json"] }

        var coverage = Coverage(table)
        for path in reports { try coverage.addReport(path: path) }
        for path in proofs { try coverage.addProofs(path: path) }
        let chosen = coverage.selected(selection)
        if isJSON {
            Terminal.out(String(decoding: chosen.json, as: UTF8.self))
        } else if isCSV {
            Terminal.out(chosen.csv)
        } else if showsMissing {
            Terminal.out(chosen.missingText)
        } else {
            Terminal.out(dimensions.map { chosen.table(by: $0) } ?? chosen.text)
        }
        if let page {
            try WholeFile.write(CoverageHTML.bytes(chosen, path: page, tests: TestMarks.places(below: FlowFiles.tests)), to: page)
            if !isJSON, !isCSV { Terminal.out("\(page)\n") }
        }
        for (id, name) in coverage.unknown { Terminal.error("barbell cover: \(name) names \(id), which is in no table\n") }
        var isBelow = false
        for minimum in minima {
            let rows = minimum.name.isEmpty ? chosen : chosen.selected(.init(layer: minimum.name))
            guard rows.percent < minimum.percent else { continue }
            isBelow = true
            let what = minimum.name.isEmpty ? "" : "\(minimum.name): "
            Terminal.error("barbell cover: \(what)\(rows.provenCount) of \(rows.rows.count) proven, below \(minimum.percentText) %\n")
        }
        return isBelow || !coverage.unknown.isEmpty ? 6 : 0
    }

    private static func dimensions(_ text: String) throws(UsageError) -> [Coverage.Dimension] {
        var found: [Coverage.Dimension] = []
        for word in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let dimension = Coverage.Dimension(rawValue: String(word)), !found.contains(dimension) else {
                throw UsageError(message: "--by needs document, layer, service, proof or several of them once each, with commas; not \(text)")
            }
            found.append(dimension)
        }
        return found
    }
}

/// `80`, or `api=90` for a part.
struct Minimum {
    /// Empty for the whole.
    let name: String
    let percent: Double

    /// `80`, `99.5`.
    var percentText: String { percent == percent.rounded() ? String(Int(percent)) : String(percent) }

    static func list(_ texts: [String], option: String) throws(UsageError) -> [Minimum] {
        var minima: [Minimum] = []
        for text in texts {
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = parts.count == 2 ? String(parts[0]) : ""
            guard let last = parts.last, let percent = Double(last), (0...100).contains(percent), parts.count == 1 || !name.isEmpty else {
                throw UsageError(message: "\(option) needs a number from 0 to 100, or NAME=NUMBER, not \(text)")
            }
            minima.append(Minimum(name: name, percent: percent))
        }
        return minima
    }
}
