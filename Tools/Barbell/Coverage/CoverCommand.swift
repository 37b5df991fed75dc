internal import Commands
internal import FlowRunner
internal import LocalFiles

/// `barbell cover`: which requirements have been proven, by which flows, tests and figures, and which of the contracts has been seen.
enum CoverCommand {
    static let verb = Verb(
        "cover", "show which requirements are proven",
        usage: ["[options]", "--surface [options]"],
        help: [
            .text(
                """
                Says which requirements are proven, by document, layer, service and kind of proof. Only what ran and passed, or was measured
                within its limit, counts.
                """),
            .options([
                "--report FILE": "a report.json of `barbell run`; repeatable (default out/last/report.json)",
                "--proofs FILE": "proofs of tests: id, test name, outcome, by tabs; repeatable",
                "--results FILE":
                    """
                    figures of Tools/bench for rows of layer ops: id, figure, limit, unit, command, date, machine, by tabs;
                    one beyond its limit is no proof; repeatable (default Tests/Benchmarks/results.tsv with the default tables)
                    """,
                "--requirements DIR": "the requirement tables (default Tests/Requirements)",
                "--document D, --layer L, --service S, --tier T, --proof KIND":
                    "only these rows; a kind is call, browser, client, media, measurement, scenario, build or none",
                "--by D[,D…]": "one table by document, layer, service, proof or several of them",
                "--missing": "what is not proven, with what would prove it",
                "--min PERCENT": "fail below this share of proven rows; --min api=90 for one layer; repeatable",
                "--json, --csv": "every row instead of the sums",
                "--html FILE": "also write a page",
            ]),
            .text(
                """
                --surface says which routes, statuses, error codes, fields and values of the contracts a run has seen, and what it never
                saw.
                """),
            .options([
                "--report FILE": "a surface.json of `barbell run`, or its folder; several are added up (default out/last/surface.json)",
                "--service S": "only this service",
                "--min-surface PERCENT":
                    """
                    fail below this share; --min-surface error=70 for one kind, which is route, status, error, common,
                    answer, request or value; repeatable
                    """,
                "--missing": "every point that was never seen, instead of routes and errors only",
                "--json, --csv, --html FILE": "",
            ]),
        ],
        exits: [
            .ok: "fine", .usage: "bad command line or input", .contractViolated: "something was seen that no contract declares",
            .uncovered: "below a minimum, or an id that no table has",
        ],
        hidden: ["--surface"], action: .blocking(run))

    /// A page that cannot be written was named on the command line.
    private static func run(_ arguments: Arguments) throws -> ExitCode {
        do {
            return arguments.flag("--surface") ? try CoverSurface.run(arguments) : try cover(arguments)
        } catch let error as FileError {
            throw UsageError(message: error.message)
        }
    }

    private static func cover(_ arguments: Arguments) throws -> ExitCode {
        if arguments.flag("--min-surface") { throw UsageError(message: "--min-surface needs --surface") }
        let isJSON = arguments.flag("--json")
        let isCSV = arguments.flag("--csv")
        let showsMissing = arguments.flag("--missing")
        let page = arguments.value("--html")
        let dimensions = try arguments.value("--by").map(dimensions)
        var reports = arguments.values("--report")
        let proofs = arguments.values("--proofs")
        let results = arguments.values("--results")
        let minima = try Minimum.list(arguments.values("--min"), option: "--min")
        let kind = try arguments.value("--proof").map { text in
            guard let kind = ProofKind(rawValue: text) else {
                throw UsageError(message: "--proof needs one of \(ProofKind.allCases.map(\.rawValue).joined(separator: ", ")), not \(text)")
            }
            return kind
        }
        let selection = Coverage.Selection(
            document: arguments.value("--document"), layer: arguments.value("--layer"), service: arguments.value("--service"),
            tier: arguments.value("--tier"), kind: kind)
        let folder = arguments.value("--requirements")
        let table = try RequirementTable.load(folder: folder ?? FlowFiles.requirements)
        try arguments.takesNoMore()
        try known([selection.document], "document", table.rows.map(\.document), option: "--document")
        try known([selection.layer], "layer", table.rows.map(\.layer), option: "--layer")
        try known([selection.service], "service", table.rows.map(\.service), option: "--service")
        try known([selection.tier], "tier", table.rows.map(\.tier), option: "--tier")
        try known(minima.map { $0.name.isEmpty ? nil : $0.name }, "layer", table.rows.map(\.layer), option: "--min")
        if reports.isEmpty, proofs.isEmpty { reports = ["out/last/report.json"] }

        var coverage = Coverage(table)
        for path in reports { try coverage.addReport(path: path) }
        for path in proofs { try coverage.addProofs(path: path) }
        for path in results { try coverage.addResults(path: path) }
        // The committed figures are about the committed tables.
        if results.isEmpty, folder == nil { try coverage.addResults(path: FlowFiles.results, isRequired: false) }
        let chosen = coverage.selected(selection)
        let parts = minima.map { ($0, $0.name.isEmpty ? chosen : chosen.selected(.init(layer: $0.name))) }
        if let (minimum, _) = parts.first(where: { $1.rows.isEmpty }) {
            throw UsageError(message: "--min \(minimum.text): the options choose no requirement")
        }
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
            try Files.write(CoverageHTML.bytes(chosen, path: page, tests: TestMarks.places(below: FlowFiles.tests)), to: page)
            if !isJSON, !isCSV { Terminal.out("\(page)\n") }
        }
        for (id, name) in coverage.unknown { Terminal.error("barbell cover: \(name) names \(id), which is in no table\n") }
        var isBelow = false
        for (minimum, rows) in parts where rows.percent < minimum.percent {
            isBelow = true
            let what = minimum.name.isEmpty ? "" : "\(minimum.name): "
            Terminal.error("barbell cover: \(what)\(rows.provenCount) of \(rows.rows.count) proven, below \(minimum.percentText) %\n")
        }
        return isBelow || !coverage.unknown.isEmpty ? .uncovered : .ok
    }

    /// A name that no row has would choose nothing, of which every share is proven.
    private static func known(_ names: [String?], _ column: String, _ values: [String], option: String) throws(UsageError) {
        for case let name? in names where !values.contains(name) {
            let there = Set(values).filter { !$0.isEmpty }.sorted().joined(separator: ", ")
            throw UsageError(message: "\(option): no requirement is of the \(column) \(name); there is \(there)")
        }
    }

    private static func dimensions(_ text: String) throws(UsageError) -> [Coverage.Dimension] {
        var found: [Coverage.Dimension] = []
        for word in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let dimension = Coverage.Dimension(rawValue: String(word)), !found.contains(dimension) else {
                throw UsageError(
                    message: "--by needs document, layer, service, proof or several of them once each, with commas; not \(text)")
            }
            found.append(dimension)
        }
        return found
    }
}
