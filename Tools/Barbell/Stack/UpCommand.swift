internal import Commands
internal import Faults
internal import Glibc
internal import JSONCoding
internal import LocalFiles
internal import Processes
internal import Supervisor

/// `barbell up`: the services of a compose file as local processes.
enum UpCommand {
    static let verb = Verb(
        "up", "start the services of compose.yaml as local processes",
        usage: ["[options] [service …]"],
        help: [
            .text(
                """
                Starts the services of compose.yaml as local processes, each after what it depends on, and waits until all are ready. Their
                output is shown with their names and kept in the state folder. Ctrl-C stops them in reverse order; a second one kills them.
                """),
            .options([
                "-f, --file FILE": "the compose file (default compose.yaml, compose.yml, docker-compose.yaml or .yml here)",
                "--profile NAME": "also start the services of a profile; repeatable",
                "--detach, -d": "return when all are ready and leave them running; `barbell down` stops them",
                "--ports auto": "give every service a free port; the others are told",
                "--faults": "send the calls between services through a proxy that flows can upset by {{harness}}/faults",
                "--json": #"print {"services":{"auth":{"url":…,"pid":…},…}} to standard output once ready, the rest to standard error"#,
                "--log text|json": "what services print: lines for people (default), or as they were written",
                "--state DIR": "logs, data and secrets of the stack (default .barbell, or BARBELL_STATE)",
                "--bin-dir DIR": "where the services' executables are (default: beside barbell, .build/release, .build/debug)",
                "--timeout SECONDS": "for one service to become ready (default 30)",
                "--no-color": "",
            ]),
            .text(
                """
                A service is found by x-barbell.executable, by the build argument SERVICE, or by its command. Services named here are
                started with what they require, and with nothing else.
                """),
        ],
        exits: [
            .ok: "stopped", .usage: "bad command line or compose file", .environment: "a service could not start",
            .interrupted: "interrupted",
        ],
        completion: .list("services"), hidden: ["--daemon"], action: .blocking(run))

    private struct Choices {
        var file = ""
        var isDetached = false
        var isJSON = false
        var isRawLog = false
        var plan: PlanOptions
        var folder: StateFolder
    }

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        let isDaemon = arguments.flag("--daemon")
        let choices = try choices(arguments)
        if choices.isDetached && !isDaemon { return try launch(arguments.words, choices) }
        return isDaemon ? daemon(choices) : try run(choices, daemon: false)
    }

    private static func choices(_ arguments: Arguments) throws -> Choices {
        let folder = StateFolder(arguments)
        let given = arguments.value("--file")
        guard let file = given ?? StackLoader.fileNames.first(where: { access($0, R_OK) == 0 }) else {
            throw UsageError(message: "there is no compose.yaml here; name a file with -f or a folder with barbell -C")
        }
        let path = Paths.absolute(file, in: Files.currentFolder())
        var plan = PlanOptions(projectFolder: Paths.folder(of: path), stateFolder: folder.path)
        plan.profiles = Set(arguments.values("--profile"))
        plan.hostEnvironment = ProcessEnvironment.current()
        if let ports = arguments.value("--ports") {
            guard ports == "auto" else { throw UsageError(message: "--ports knows only 'auto'; fixed ports are those of the compose file") }
            plan.automaticPorts = true
        }
        plan.faults = arguments.flag("--faults")
        if let seconds = try arguments.number("--timeout", in: 1...86_400) { plan.startTimeout = .seconds(seconds) }
        plan.executableFolders =
            arguments.value("--bin-dir").map { [Paths.absolute($0, in: Files.currentFolder())] } ?? ExecutableFolders.standard
        let isJSON = arguments.flag("--json")
        let isDetached = arguments.flag("--detach")
        let isRawLog = try arguments.isRawLog
        plan.services = arguments.positionals
        return Choices(file: file, isDetached: isDetached, isJSON: isJSON, isRawLog: isRawLog, plan: plan, folder: folder)
    }

    // MARK: - Foreground and background

    /// The foreground half of `--detach`: starts the background one and repeats its verdict.
    private static func launch(_ words: [String], _ choices: Choices) throws -> ExitCode {
        try choices.folder.create()
        let daemon = DaemonHandle()
        try SignalWatch.start([SIGINT, SIGTERM, SIGHUP]) { _ in daemon.interrupt() }
        let verdict = try Daemon.launch(
            ["up", "--daemon"] + words, environment: ProcessEnvironment.current(), log: choices.folder.supervisorLog,
            started: daemon.started)
        if daemon.isInterrupted { return .interrupted }
        guard let verdict else {
            Terminal.error("barbell up: the supervisor ended without a word; see \(choices.folder.supervisorLog)\n")
            return .environment
        }
        if verdict.exitCode == .ok { Terminal.out(verdict.text) } else { Terminal.error(verdict.text) }
        return verdict.exitCode
    }

    private static func daemon(_ choices: Choices) -> ExitCode {
        Daemon.detach()
        do {
            return try run(choices, daemon: true)
        } catch {
            let failure = Failures.of(error)
            Daemon.answer(Daemon.Verdict(exitCode: failure.code, text: "barbell up: \(failure.message)\n"))
            return .environment
        }
    }

    private static func run(_ choices: Choices, daemon: Bool) throws -> ExitCode {
        let control = try SupervisorControl()
        let interrupted = InterruptFlag()
        try SignalWatch.start([SIGINT, SIGTERM, SIGHUP]) { number in
            if number == SIGINT { interrupted.set() }
            control.stop()
        }
        try choices.folder.create()
        guard let lock = try choices.folder.lock() else {
            let pid = choices.folder.runningState().map { " (pid \($0.supervisor.pid))" } ?? ""
            throw EnvironmentError(
                message: "a stack already runs from \(choices.folder.path)\(pid): stop it with barbell down, or choose another --state")
        }
        defer { withExtendedLifetime(lock) {} }
        let plan = try plan(choices)
        // Started after `SignalWatch`, so its threads inherit the blocked signals.
        let proxy = choices.plan.faults ? try FaultProxy(plan.edges.map(Self.edge)) : nil
        let session = try UpSession(
            plan, folder: choices.folder, proxy: proxy, control: control, verdict: daemon ? { Daemon.answer($0) } : nil,
            json: choices.isJSON, rawLog: choices.isRawLog)
        let code = session.run()
        return interrupted.isSet && code == .ok ? .interrupted : code
    }

    private static func edge(_ edge: StackEdge) -> FaultEdge {
        FaultEdge(from: edge.from, to: edge.to, port: edge.port, host: edge.target.host, target: edge.target.port)
    }

    private static func plan(_ choices: Choices) throws -> StackPlan {
        let loader = StackLoader(
            file: choices.file, projectFolder: choices.plan.projectFolder, folder: choices.folder, environment: choices.plan.hostEnvironment
        )
        let file = try loader.load()
        for warning in file.warnings { Terminal.error("\(warning.description) (warning)\n") }
        var ports = FreePorts()
        var planner = StackPlanner(file, options: choices.plan, freePort: { ports.next() }, isExecutable: Files.isExecutable)
        let plan = try planner.plan()
        guard !plan.services.isEmpty else { throw EnvironmentError(message: "no service is selected; give a --profile or a service") }
        let taken = plan.takenPorts()
        guard taken.isEmpty else { throw EnvironmentError(message: taken.joined(separator: "\n")) }
        return plan
    }
}
