internal import FlowRunner
internal import Platform

/// `barbell run`: replays flows against running services.
enum RunCommand {
    static let help = """
        usage: barbell run [options] [path …]

        Runs the flows (*.hurl) of the given files and folders, by default of Tests/Flows.

          --req ID              only flows that name a requirement; ID* for all that start with ID; repeatable
          --tag NAME            only flows with a tag; repeatable
          -j, --jobs N          flows at the same time (default 4)
          --shuffle N           run in an order drawn from N; results stay in input order
          --fail-fast           start no flow after the first failure
          --seed N              the seed of every generated value; a random one by default
          --variable NAME=VALUE, --variables-file FILE, --secret NAME=VALUE
          --state PATH          the state of `barbell up` (default .barbell): addresses, the processes that {{harness}}/processes
                                ends, and the secret that {{harness}}/events signs with; SERVICE_SECRET in the environment goes first, as it does for `up`
          --service NAME=URL    a service's address; overrides the state
          --timeout DURATION    for one request (default 30s)
          --report DIR          where report.html, junit.xml and report.json go (default out/last)
          --requirements DIR    the requirement tables (default Tests/Requirements)
          --compare FILE        fail when this run decided otherwise than a report.json of an earlier one with the same seed
          --json                print report.json to standard output, nothing else
          --quiet, --no-color

        exit code: 0 passed · 1 a check failed · 2 bad command line or flow · 3 a service is not there
                   4 an answer breaks its contract · 130 interrupted

        """

    static func main(arguments: [String]) async -> Int32 {
        do {
            return try run(arguments)
        } catch let error as UsageError {
            Terminal.error("barbell run: \(error.message)\n")
            return 2
        } catch let error as StateError {
            Terminal.error("barbell run: \(error.message)\n")
            return 3
        } catch {
            Terminal.error("barbell run: \(error)\n")
            return 2
        }
    }

    private static func run(_ words: [String]) throws -> Int32 {
        var arguments = Arguments(words)
        if arguments.flag("--help", "-h") {
            Terminal.out(help)
            return 0
        }
        let isJSON = arguments.flag("--json")
        let isQuiet = arguments.flag("--quiet", "-q")
        let hasColour = !arguments.flag("--no-color") && Terminal.wantsColour
        let reportFolder = try arguments.value("--report") ?? "out/last"
        let tableFolder = try arguments.value("--requirements") ?? FlowFiles.requirements
        let earlier = try arguments.value("--compare")
        let ids = try arguments.values("--req")
        let tags = try arguments.values("--tag")
        let settings = try settings(&arguments)
        let table = FlowFiles.table(tableFolder)
        let paths = try arguments.positionals()
        let checker = CatalogueChecker()

        let (loaded, problems) = try FlowFiles.load(paths)
        let flows = loaded.filter { fits($0, ids, tags) }
        let findings = problems + FlowLint(table: table, checker: checker).check(flows)
        for finding in findings where finding.severity == .error || !(isQuiet || isJSON) { Terminal.error(finding.text + "\n\n") }
        if findings.contains(where: { $0.severity == .error }) { return 2 }
        guard !flows.isEmpty else { throw UsageError(message: loaded.isEmpty ? "there is no flow to run" : "no flow fits --req and --tag") }

        RunEnvironment.catchInterruptions()
        let console = ConsoleReporter(isTerminal: Terminal.isTerminal, hasColour: hasColour, isQuiet: isQuiet) { Terminal.out($0) }
        let result = FlowSuite.run(
            flows, settings: settings, environment: .live(checker: checker), redactionKey: (0..<32).map { _ in .random(in: 0...255) },
            observer: isJSON ? nil : console)
        let reports = try ReportFiles.write(result, folder: reportFolder, requirements: table ?? RequirementTable())
        if isJSON {
            Terminal.out(String(decoding: JSONReport.bytes(result), as: UTF8.self))
        } else {
            console.summary(result, reports: [reports[0]])
        }
        if let earlier, try !isSame(result, as: earlier), result.exitCode == 0 { return 1 }
        return result.exitCode
    }

    /// Says where this run and an earlier one differ.
    private static func isSame(_ result: RunResult, as earlier: String) throws -> Bool {
        let differences = try ReportComparison.differences(JSONReport.bytes(result), fromFile: earlier)
        guard !differences.isEmpty else { return true }
        Terminal.error("barbell run: this run and \(earlier) differ:\n  \(differences.joined(separator: "\n  "))\n")
        return false
    }

    private static func fits(_ flow: LoadedFlow, _ ids: [String], _ tags: [String]) -> Bool {
        let named = flow.requirements.map(\.id) + flow.steps.flatMap { $0.entry.requirements.map(\.id) }
        let hasID =
            ids.isEmpty || named.contains { name in ids.contains { $0.hasSuffix("*") ? name.hasPrefix($0.dropLast()) : name == $0 } }
        return hasID && (tags.isEmpty || flow.tags.contains { tags.contains($0) })
    }

    private static func settings(_ arguments: inout Arguments) throws -> RunSettings {
        var settings = RunSettings()
        settings.jobs = try arguments.number("--jobs", "-j", in: 1...256) ?? 4
        settings.shuffleSeed = try arguments.number("--shuffle", in: 0...UInt64.max)
        settings.stopsAtFailure = arguments.flag("--fail-fast")
        settings.seed = try arguments.number("--seed", in: 0...UInt64.max) ?? UInt64(UInt32.random(in: 1...UInt32.max))
        if let text = try arguments.value("--timeout") {
            guard let timeout = TimeSpan.parse(text), timeout > .zero else {
                throw UsageError(message: "--timeout needs a duration such as 30s, not \(text)")
            }
            settings.timeout = timeout
        }
        let state = try arguments.value("--state")
        let addresses = try arguments.values("--service").map { try pair($0, "--service") }
        settings.services = try RunningServices.addresses(state: state, given: addresses)
        settings.serviceSecret = RunningServices.secret(state: state)
        settings.stateFile = StateFile.path(state ?? RunningServices.defaultState)
        for path in try arguments.values("--variables-file") {
            for (name, value) in try VariableText.file(path) { settings.variables[name] = VariableText.value(value) }
        }
        for text in try arguments.values("--variable") {
            let (name, value) = try pair(text, "--variable")
            settings.variables[name] = VariableText.value(value)
        }
        for text in try arguments.values("--secret") {
            let (name, value) = try pair(text, "--secret")
            settings.secrets[name] = value
        }
        return settings
    }

    private static func pair(_ text: String, _ option: String) throws(UsageError) -> (name: String, value: String) {
        // The text itself may be a secret.
        guard let pair = VariableText.pair(text) else { throw UsageError(message: "\(option) needs NAME=VALUE") }
        return pair
    }
}
