internal import Commands
internal import FlowRunner
internal import LocalFiles
internal import Processes
internal import Supervisor

/// `barbell watch`: replays the flows that a change touches.
enum WatchCommand {
    static let verb = Verb(
        "watch", "replay the flows that a change touches",
        usage: ["[options] [path …]"],
        help: [
            .text(
                """
                Runs the flows of the given files and folders, by default of Tests/Flows, those that failed last first. Then waits: when a
                flow, or what it includes or sends, is saved, it runs again; when a service's executable is built anew, `barbell up`
                starts only that service again, and the flows run whose last run touched it. A changed contract counts when it is built.
                """),
            .options([
                "-j, --jobs N": "flows at the same time (default 4)",
                "--debounce DURATION": "how long nothing may change before a change counts (default 300ms)",
                "--report DIR": "where reports and the memory of what flows touched go (default out/watch)",
                "--file, -f FILE": "the compose file, which says what services call (default compose.yaml)",
                "--keep": "do not clear the screen",
            ]),
            .options(ReplaySettings.options),
            .options([
                "--quiet, -q, --no-color": "",
            ]),
            .text("Ctrl-C ends it."),
        ],
        exits: [.usage: "bad command line", .environment: "files or services are not there", .interrupted: "interrupted"],
        completion: .files, action: .blocking(run))

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        let isQuiet = arguments.flag("--quiet")
        let hasColour = Terminal.wantsColour
        let clears = !arguments.flag("--keep") && Terminal.isTerminal
        let debounce = try arguments.duration("--debounce") ?? .milliseconds(300)
        let folder = arguments.value("--report") ?? "out/watch"
        let file = arguments.value("--file")
        let jobs = try arguments.number("--jobs", in: 1...256) ?? 4
        var settings = try ReplaySettings.read(arguments)
        settings.jobs = jobs
        let paths = arguments.positionals
        for path in paths where FlowLoader.files(in: [path]).isEmpty { throw UsageError(message: "no flow (*.hurl) at \(path)") }

        let environment = RunEnvironment.live(checker: CatalogueChecker())
        let session = WatchSession(
            paths: paths.isEmpty ? [FlowFiles.flows] : paths, settings: settings, environment: environment,
            memoryFile: "\(folder)/touched.json",
            dependencies: try dependencies(file, stateFile: settings.stateFile), redactionKey: (0..<32).map { _ in .random(in: 0...255) })
        let processes = StackProcesses(stateFile: settings.stateFile)
        let watcher = try FileWatcher()
        let console = ConsoleReporter(isTerminal: Terminal.isTerminal, hasColour: hasColour, isQuiet: isQuiet) { Terminal.out($0) }
        RunEnvironment.catchInterruptions()
        var changes: FileChanges?
        var executables: [String: Set<String>] = [:]
        processes?.add(to: &executables)
        // Before the first run, so that nothing saved meanwhile is missed.
        try watch(session, with: watcher, executables: Array(executables.keys))
        while !environment.isInterrupted() {
            processes?.add(to: &executables)
            if clears { Terminal.out("\u{1b}[H\u{1b}[2J\u{1b}[3J") }
            let round = try session.round(
                changes, executables: executables,
                restart: { name throws(StateError) in
                    try processes?.restart(name, environment: environment)
                    Terminal.out("\(name) has started again\n")
                },
                observer: console, begins: { tell(changes, $0, $1) })
            if let result = round.result {
                let reports = try ReportFiles.write(result, folder: folder, requirements: RequirementTable())
                console.summary(result, reports: [reports[0]])
            }
            if let trouble = round.trouble { Terminal.error("barbell watch: \(trouble.message)\n") }
            let failing = session.failing
            if !failing.isEmpty { Terminal.out("failing: \(failing.joined(separator: ", "))\n") }
            processes?.add(to: &executables)
            try watch(session, with: watcher, executables: Array(executables.keys))
            Terminal.out("watching \(session.flowCount) flows and \(executables.count) executables; Ctrl-C ends it\n")
            changes = next(watcher, session, debounce, executables, environment)
        }
        return .interrupted
    }

    private static func watch(_ session: WatchSession, with watcher: FileWatcher, executables: [String]) throws(StateError) {
        for (folder, isDeep) in session.folders { try watcher.watch(folder, deep: isDeep) }
        for path in executables + [StackProcesses.ownExecutable].compactMap({ $0 }) {
            try watcher.watch(Paths.folder(of: path), deep: false)
        }
    }

    /// The next change that means anything; nil when interrupted.
    private static func next(
        _ watcher: FileWatcher, _ session: WatchSession, _ debounce: Duration, _ executables: [String: Set<String>],
        _ environment: RunEnvironment
    ) -> FileChanges? {
        while let changes = watcher.changes(quiet: debounce, isInterrupted: environment.isInterrupted) {
            if let own = StackProcesses.ownExecutable, changes.paths.contains(own) {
                Terminal.out("barbell itself was built anew: start it again to check against new contracts\n")
            }
            var known = changes
            known.paths = changes.paths.filter { executables[$0] != nil || session.concerns($0) }
            if !known.paths.isEmpty || !known.isComplete { return known }
        }
        return nil
    }

    private static func tell(_ changes: FileChanges?, _ selection: WatchSelection, _ problems: [FlowDiagnostic]) {
        for problem in problems { Terminal.out(problem.text + "\n\n") }
        guard let changes else { return }
        Terminal.out("changed: \(changes.isComplete ? changes.paths.sorted().joined(separator: ", ") : "more than can be told")\n")
        if selection.flows.isEmpty, selection.services.isEmpty { Terminal.out("no flow is touched by that\n") }
    }

    /// What each service calls, by the compose file; nothing when there is none and none was asked for.
    private static func dependencies(_ file: String?, stateFile: String?) throws -> [String: Set<String>] {
        let found = file ?? StackLoader.fileNames.first { (try? Files.read($0)) != nil }
        guard let found, let stateFile else { return [:] }
        let path = Paths.absolute(found, in: Files.currentFolder())
        let loader = StackLoader(
            file: found, projectFolder: Paths.folder(of: path), folder: StateFolder(Paths.folder(of: stateFile)),
            environment: ProcessEnvironment.current())
        do {
            var services: [String: Set<String>] = [:]
            for service in try loader.load().services { services[service.name] = Set(service.dependsOn.map(\.service)) }
            return services
        } catch {
            throw UsageError(message: "\(error)")
        }
    }
}
