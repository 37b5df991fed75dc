internal import Commands
internal import FlowRunner
internal import Patterns
internal import Platform
internal import Processes

/// `barbell run`: replays flows against running services.
enum RunCommand {
    static let verb = Verb(
        "run", "replay flows against running services",
        usage: ["[options] [path …]", "[options] -"],
        help: [
            .text(
                """
                Runs the flows (*.hurl) of the given files and folders, or the one that standard input holds (-, or piped without a path), \
                by
                default those of Tests/Flows. Flows that name no service of ours need none to run.
                """),
            .options([
                "--req ID": "only flows that name a requirement; ID* for all that start with ID; repeatable",
                "--tag NAME": "only flows with a tag; repeatable",
                "--without-tag NAME": "no flows with a tag; repeatable",
                "-j, --jobs N": "flows at the same time (default 4)",
                "--shuffle N": "run in an order drawn from N; results stay in input order",
                "--fail-fast": "start no flow after the first failure",
            ]),
            .options(ReplaySettings.options),
            .options([
                "--rerun-failed N":
                    "run a failed flow again, up to N times, each with other data; one that passes then is FLAKY, not passed",
                "--fail-on-flaky": "fail when a flow is flaky",
                "--last-failed": "only what failed, was flaky or was left out in the last run (report.json in the folder of --report)",
                "--report DIR": "where report.html, junit.xml, report.json and surface.json go (default out/last)",
                "--requirements DIR": "the requirement tables (default Tests/Requirements)",
                "--compare FILE": "fail when this run decided otherwise than a report.json of an earlier one with the same seed",
                "--json": "print report.json to standard output, nothing else",
                "--quiet, -q, --no-color": "",
            ]),
            .options(HurlOptions.running), .options(HurlOptions.output),
            .text("Options of hurl for every request; a step's [Options] go first, and HURL_MAX_TIME stands for --max-time and so on:"),
            .options(HurlOptions.requests),
        ],
        exits: [
            .ok: "passed", .checkFailed: "a check failed", .usage: "bad command line or flow", .environment: "a service is not there",
            .contractViolated: "an answer breaks its contract", .flaky: "flaky, with --fail-on-flaky", .interrupted: "interrupted",
        ],
        completion: .files, hidden: HurlOptions.hidden, action: .blocking(run))

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        let hurl = HurlArguments(arguments: arguments, environment: ProcessEnvironment.current())
        let isJSON = arguments.flag("--json")
        let isQuiet = arguments.flag("--quiet")
        let hasColour = Terminal.wantsColour
        let reportFolder = arguments.value("--report") ?? "out/last"
        let earlier = try arguments.value("--compare").map { path in (path, try ReportComparison.earlier(path)) }
        let outputs = try RunOutputs(hurl)
        var settings = try settings(hurl)
        settings.keepsAnswers = outputs.needsAnswer
        let table = try FlowFiles.table(arguments.value("--requirements"))
        let checker = CatalogueChecker()

        let failed = arguments.flag("--last-failed") ? try lastFailed("\(reportFolder)/report.json") : nil
        if let failed, failed.isEmpty {
            let message = "nothing failed in \(reportFolder)/report.json\n"
            if isJSON { Terminal.error(message) } else { Terminal.out(message) }
            return .ok
        }
        let (loaded, problems) = try FlowFiles.load(paths(hurl, failed))
        let unwanted = arguments.values("--without-tag")
        let flows = loaded.filter { flow in
            fits(flow, arguments.values("--req"), arguments.values("--tag")) && failed?.contains(flow.path) != false
                && !flow.tags.contains { unwanted.contains($0) }
        }
        let findings = problems + FlowLint(table: table, checker: checker, variables: names(settings), weighsMarks: false).check(flows)
        for finding in findings where finding.stopsRun || !(isQuiet || isJSON) { Terminal.error(finding.forRun.text + "\n\n") }
        if findings.contains(where: \.stopsRun) { return .usage }
        guard !flows.isEmpty else {
            throw UsageError(message: loaded.isEmpty ? "there is no flow to run" : "no flow fits --req, --tag and --last-failed")
        }
        if settings.services.isEmpty, flows.contains(where: { $0.uses(checker.services) }) {
            settings.services = try RunningServices(arguments).addresses()
        }

        try OutputFolder.prepare(reportFolder)
        RunEnvironment.catchInterruptions()
        let console = ConsoleReporter(
            isTerminal: Terminal.isTerminal, hasColour: hasColour, isQuiet: isQuiet, showsBodies: outputs.showsBodies,
            log: { Terminal.error($0) }, write: { Terminal.out($0) })
        var environment = RunEnvironment.live(checker: checker)
        environment.surface = .current
        environment.output = { Terminal.out($0) }
        let revision = SourceRevision.current()
        let spans = settings.stateFile.flatMap(StateFile.console).map { SpanCollector(console: $0, environment: environment) }
        environment.spans = spans
        var result = FlowSuite.run(
            flows, settings: settings, environment: environment, redactionKey: (0..<32).map { _ in .random(in: 0...255) },
            observer: isJSON ? nil : console)
        result.revision = revision
        spans?.fill(&result)
        // A place that cannot be written takes nobody's summary away.
        let reports = Result { try ReportFiles.write(result, folder: reportFolder, requirements: table ?? RequirementTable()) }
        let written = Result { try outputs.write(result, requirements: table ?? RequirementTable()) }
        if isJSON {
            Terminal.out(String(decoding: JSONReport.bytes(result), as: UTF8.self))
        } else {
            console.summary(result, reports: Array(((try? reports.get()) ?? []).prefix(1)))
        }
        _ = try reports.get()
        try written.get()
        if let earlier, try !isSame(result, as: earlier), result.exitCode == .ok { return .checkFailed }
        return result.exitCode
    }

    private static func paths(_ hurl: HurlArguments, _ failed: [String]?) throws(UsageError) -> [String] {
        var paths = hurl.arguments.positionals
        for pattern in hurl.arguments.values("--glob") {
            let found = try FlowFiles.matching(pattern)
            if found.isEmpty { throw UsageError(message: "--glob \(pattern) names no file") }
            paths += found
        }
        if paths.isEmpty, let failed { return failed }
        return paths.isEmpty && StandardInput.isGiven ? ["-"] : paths
    }

    /// Says where this run and an earlier one differ.
    private static func isSame(_ result: RunResult, as earlier: (path: String, report: [UInt8])) throws -> Bool {
        let differences = try ReportComparison.differences(JSONReport.bytes(result), from: earlier.report)
        guard !differences.isEmpty else { return true }
        Terminal.error("barbell run: this run and \(earlier.path) differ:\n  \(differences.joined(separator: "\n  "))\n")
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

    private static func settings(_ hurl: HurlArguments) throws -> RunSettings {
        let arguments = hurl.arguments
        let jobs = try arguments.number("--jobs", in: 1...256) ?? 4
        let shuffleSeed = try arguments.number("--shuffle", in: 0...UInt64.max)
        let stopsAtFailure = arguments.flag("--fail-fast")
        let reruns = try arguments.number("--rerun-failed", in: 1...100) ?? 0
        let failsOnFlaky = arguments.flag("--fail-on-flaky")
        if failsOnFlaky, reruns == 0 { throw UsageError(message: "--fail-on-flaky needs --rerun-failed") }
        var settings = try ReplaySettings.read(arguments, needsServices: false)
        (settings.jobs, settings.shuffleSeed, settings.stopsAtFailure) = (jobs, shuffleSeed, stopsAtFailure)
        (settings.reruns, settings.failsOnFlaky) = (reruns, failsOnFlaky)
        settings.showsSecrets = arguments.flag("--show-secrets")
        try HurlOptions.read(hurl, into: &settings)
        return settings
    }
}
