internal import Commands
internal import FlowRunner
internal import Patterns
internal import Platform

/// `barbell run`: replays flows against running services.
enum RunCommand {
    static let verb = Verb(
        "run", "replay flows against running services",
        usage: ["[options] [path …]"],
        help: [
            .text("Runs the flows (*.hurl) of the given files and folders, by default of Tests/Flows."),
            .options([
                "--req ID": "only flows that name a requirement; ID* for all that start with ID; repeatable",
                "--tag NAME": "only flows with a tag; repeatable",
                "-j, --jobs N": "flows at the same time (default 4)",
                "--shuffle N": "run in an order drawn from N; results stay in input order",
                "--fail-fast": "start no flow after the first failure",
            ]),
            .options(ReplaySettings.options),
            .options([
                "--rerun-failed N":
                    "run a failed flow again, up to N times, each with other data; one that passes then is FLAKY, not passed",
                "--fail-on-flaky": "fail when a flow is flaky",
                "--last-failed": "only what failed or was flaky in the last run (report.json in the folder of --report)",
                "--report DIR": "where report.html, junit.xml, report.json and surface.json go (default out/last)",
                "--requirements DIR": "the requirement tables (default Tests/Requirements)",
                "--compare FILE": "fail when this run decided otherwise than a report.json of an earlier one with the same seed",
                "--json": "print report.json to standard output, nothing else",
                "--quiet, -q, --no-color": "",
            ]),
        ],
        exits: [
            .ok: "passed", .checkFailed: "a check failed", .usage: "bad command line or flow", .environment: "a service is not there",
            .contractViolated: "an answer breaks its contract", .flaky: "flaky, with --fail-on-flaky", .interrupted: "interrupted",
        ],
        completion: .files, action: .blocking(run))

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        let isJSON = arguments.flag("--json")
        let isQuiet = arguments.flag("--quiet")
        let hasColour = Terminal.wantsColour
        let reportFolder = arguments.value("--report") ?? "out/last"
        let tableFolder = arguments.value("--requirements") ?? FlowFiles.requirements
        let earlier = arguments.value("--compare")
        let isLastFailed = arguments.flag("--last-failed")
        let ids = arguments.values("--req")
        let tags = arguments.values("--tag")
        let settings = try settings(arguments)
        let table = FlowFiles.table(tableFolder)
        let paths = arguments.positionals
        let checker = CatalogueChecker()

        let failed = isLastFailed ? try lastFailed("\(reportFolder)/report.json") : nil
        if let failed, failed.isEmpty {
            Terminal.out("nothing failed in \(reportFolder)/report.json\n")
            return .ok
        }
        let (loaded, problems) = try FlowFiles.load(paths.isEmpty ? failed ?? [] : paths)
        let flows = loaded.filter { fits($0, ids, tags) && failed?.contains($0.path) != false }
        let findings = problems + FlowLint(table: table, checker: checker, variables: names(settings), weighsMarks: false).check(flows)
        for finding in findings where finding.severity == .error || !(isQuiet || isJSON) { Terminal.error(finding.text + "\n\n") }
        if findings.contains(where: { $0.severity == .error }) { return .usage }
        guard !flows.isEmpty else {
            throw UsageError(message: loaded.isEmpty ? "there is no flow to run" : "no flow fits --req, --tag and --last-failed")
        }

        RunEnvironment.catchInterruptions()
        let console = ConsoleReporter(isTerminal: Terminal.isTerminal, hasColour: hasColour, isQuiet: isQuiet) { Terminal.out($0) }
        var environment = RunEnvironment.live(checker: checker)
        environment.surface = .current
        let result = FlowSuite.run(
            flows, settings: settings, environment: environment, redactionKey: (0..<32).map { _ in .random(in: 0...255) },
            observer: isJSON ? nil : console)
        let reports = try ReportFiles.write(result, folder: reportFolder, requirements: table ?? RequirementTable())
        if isJSON {
            Terminal.out(String(decoding: JSONReport.bytes(result), as: UTF8.self))
        } else {
            console.summary(result, reports: [reports[0]])
        }
        if let earlier, try !isSame(result, as: earlier), result.exitCode == .ok { return .checkFailed }
        return result.exitCode
    }

    /// Says where this run and an earlier one differ.
    private static func isSame(_ result: RunResult, as earlier: String) throws -> Bool {
        let differences = try ReportComparison.differences(JSONReport.bytes(result), fromFile: earlier)
        guard !differences.isEmpty else { return true }
        Terminal.error("barbell run: this run and \(earlier) differ:\n  \(differences.joined(separator: "\n  "))\n")
        return false
    }

    /// What the command line sets.
    private static func names(_ settings: RunSettings) -> Set<String> {
        Set(settings.variables.keys).union(settings.secrets.keys).union(settings.services.map(\.name))
    }

    private static func lastFailed(_ path: String) throws(UsageError) -> [String] {
        do throws(StateError) { return try LastReport.failed(path) } catch { throw UsageError(message: "--last-failed: \(error.message)") }
    }

    private static func fits(_ flow: LoadedFlow, _ ids: [String], _ tags: [String]) -> Bool {
        let named = flow.requirements.map(\.id) + flow.steps.flatMap { $0.entry.requirements.map(\.id) }
        let hasID = ids.isEmpty || ids.contains { id in named.contains { Wildcard(id).matches($0) } }
        return hasID && (tags.isEmpty || flow.tags.contains { tags.contains($0) })
    }

    private static func settings(_ arguments: Arguments) throws -> RunSettings {
        let jobs = try arguments.number("--jobs", in: 1...256) ?? 4
        let shuffleSeed = try arguments.number("--shuffle", in: 0...UInt64.max)
        let stopsAtFailure = arguments.flag("--fail-fast")
        let reruns = try arguments.number("--rerun-failed", in: 1...100) ?? 0
        let failsOnFlaky = arguments.flag("--fail-on-flaky")
        if failsOnFlaky, reruns == 0 { throw UsageError(message: "--fail-on-flaky needs --rerun-failed") }
        var settings = try ReplaySettings.read(arguments)
        (settings.jobs, settings.shuffleSeed, settings.stopsAtFailure) = (jobs, shuffleSeed, stopsAtFailure)
        (settings.reruns, settings.failsOnFlaky) = (reruns, failsOnFlaky)
        return settings
    }
}
