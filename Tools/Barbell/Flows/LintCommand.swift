internal import Commands
internal import FlowRunner

/// `barbell lint`: finds mistakes in flows and in the marks of tests without running them.
enum LintCommand {
    static let verb = Verb(
        "lint", "find mistakes in flows without running them",
        usage: ["[options] [path …]"],
        help: [
            .text(
                """
                Reads the flows (*.hurl) and Swift tests of the given files and folders, by default of Tests/Flows and Tests, and reports
                what parses but proves nothing: steps without asserts, marks of requirements that the step or test asserts nothing about,
                unknown requirement ids, paths, statuses and fields that are not part of a contract, variables nothing sets, captures nobody
                uses. `barbell explain CODE` explains a rule.
                """),
            .options([
                "--strict": "warnings count as errors",
                "--requirements DIR": "the requirement tables (default Tests/Requirements)",
                "--variable NAME": "a variable that the command line of `run` will set; repeatable",
                "--json": "findings as JSON",
            ]),
        ],
        exits: [.ok: "fine", .usage: "errors"],
        completion: .files, action: .blocking(run))

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        let isStrict = arguments.flag("--strict")
        let isJSON = arguments.flag("--json")
        let table = try FlowFiles.table(arguments.value("--requirements"))
        let variables = arguments.values("--variable").map { String($0.prefix { $0 != "=" }) }
        let given = arguments.positionals
        let (flowPaths, testPaths) = try paths(given)
        let (flows, problems) = flowPaths.isEmpty ? ([], []) : try FlowFiles.load(flowPaths)
        var marks: [TestMark] = []
        for path in testPaths { marks += try TestMarks.scan(below: path) }
        var findings = problems.map(LintReport.asFinding)
        let lint = FlowLint(table: table, checker: CatalogueChecker(), variables: Set(variables), isWhole: given.isEmpty)
        findings += lint.check(flows)
        if let table { findings += TestMarks.findings(marks, table: table) }
        let report = LintReport(
            findings: findings, flows: flows.count + problems.count, steps: flows.reduce(0) { $0 + $1.steps.count }, tests: marks.count)
        Terminal.out(isJSON ? String(decoding: report.json, as: UTF8.self) : report.text)
        return report.errors > 0 || (isStrict && !findings.isEmpty) ? .usage : .ok
    }

    /// Which of the paths hold flows and which hold Swift sources.
    private static func paths(_ given: [String]) throws(UsageError) -> (flows: [String], tests: [String]) {
        guard !given.isEmpty else { return ([FlowFiles.flows], [FlowFiles.tests]) }
        var flows: [String] = [], tests: [String] = []
        for path in given {
            let hasFlows = !FlowLoader.files(in: [path]).isEmpty, hasTests = TestMarks.hasSources(path)
            guard hasFlows || hasTests else { throw UsageError(message: "no flow (*.hurl) and no Swift source at \(path)") }
            if hasFlows { flows.append(path) }
            if hasTests { tests.append(path) }
        }
        return (flows, tests)
    }
}
