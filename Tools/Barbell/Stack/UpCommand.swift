internal import Commands
internal import Console
internal import Faults
internal import Glibc
internal import JSONCoding
internal import LocalFiles
internal import Platform
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
                "--replicas LIST":
                    """
                    run services as several processes behind nginx, which share a PostgreSQL: auth=2,tasks=3. `barbell restart tasks` is for all
                    of them in turn, `barbell stop tasks-1` for one
                    """,
                "--ports auto": "give every service a free port; the others are told",
                "--lan":
                    """
                    listen on this machine's address in its private network, so that phones in it reach the services by the addresses that
                    are printed; links that services sign lead there too. Whoever is in that network reads every code and mail
                    """,
                "--faults": "send the calls between services through a proxy that flows can upset by {{harness}}/faults",
                "--console PORT": "where the page is that shows the stack (default 8020, a free port with --ports auto); 0 for none",
                "--no-traces": "let services make no spans: quicker, and the console shows no traces",
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
        /// Nil for a free one, 0 for no console.
        var consolePort: Int?
        var tracesAreOn = true
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
        if let list = arguments.value("--replicas") { plan.replicas = try replicas(list) }
        if arguments.flag("--lan") {
            guard let address = LocalNetwork.address() else {
                throw EnvironmentError(message: "--lan: this machine has no address in a private network; is it connected to one?")
            }
            plan.networkAddress = address
        }
        plan.faults = arguments.flag("--faults")
        if let seconds = try arguments.number("--timeout", in: 1...86_400) { plan.startTimeout = .seconds(seconds) }
        plan.executableFolders =
            arguments.value("--bin-dir").map { [Paths.absolute($0, in: Files.currentFolder())] } ?? ExecutableFolders.standard
        let isJSON = arguments.flag("--json")
        let isDetached = arguments.flag("--detach")
        let isRawLog = try arguments.isRawLog
        let port = try arguments.number("--console", in: 0...65_535)
        let tracesAreOn = !arguments.flag("--no-traces")
        plan.services = arguments.positionals
        return Choices(
            file: file, isDetached: isDetached, isJSON: isJSON, isRawLog: isRawLog,
            consolePort: port ?? (plan.automaticPorts ? nil : standardConsolePort), tracesAreOn: tracesAreOn, plan: plan, folder: folder)
    }

    /// Reads `auth=2,tasks=3`.
    private static func replicas(_ list: String) throws -> [String: Int] {
        var counts: [String: Int] = [:]
        for entry in list.split(separator: ",") {
            let parts = entry.split(separator: "=", omittingEmptySubsequences: false)
            guard parts.count == 2, let count = Int(parts[1]), (1...16).contains(count), counts[String(parts[0])] == nil else {
                throw UsageError(message: "--replicas wants each service once with 1 to 16 processes, as in auth=2,tasks=3; '\(entry)' is not that")
            }
            counts[String(parts[0])] = count
        }
        return counts
    }

    private static let standardConsolePort = 8020

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
        guard verdict.exitCode != .ok else {
            Terminal.out(verdict.text)
            return .ok
        }
        Terminal.error(verdict.text)
        awaitEnd(of: choices.folder)
        return verdict.exitCode
    }

    /// The background half gives its verdict and ends a moment later: until then it would be in the way of the next start.
    private static func awaitEnd(of folder: StateFolder) {
        for _ in 0..<200 where folder.runningState() == nil {
            if (try? folder.lock()) != nil { return }
            usleep(20_000)
        }
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
            let pid = (choices.folder.runningState()?.supervisor.pid ?? choices.folder.lockHolder()).map { " (pid \($0))" } ?? ""
            throw EnvironmentError(
                message: "a stack already runs from \(choices.folder.path)\(pid): stop it with barbell down, or choose another --state")
        }
        defer { withExtendedLifetime(lock) {} }
        try SavedStacks(choices.folder).recover()
        let (plan, port) = try plan(choices)
        // Started after `SignalWatch`, so their threads inherit the blocked signals.
        let proxy = choices.plan.faults ? try FaultProxy(plan.edges.map(Self.edge)) : nil
        let console = try port.map { try startConsole(at: $0, plan, choices, control, proxy) }
        defer { console?.stop() }
        let session = try UpSession(
            plan, folder: choices.folder, proxy: proxy, console: console, control: control, verdict: daemon ? { Daemon.answer($0) } : nil,
            json: choices.isJSON, rawLog: choices.isRawLog)
        let code = session.run()
        return interrupted.isSet && code == .ok ? .interrupted : code
    }

    private static func edge(_ edge: StackEdge) -> FaultEdge {
        FaultEdge(from: edge.from, to: edge.to, port: edge.port, host: edge.target.host, target: edge.target.port)
    }

    private static func startConsole(
        at port: Int, _ plan: StackPlan, _ choices: Choices, _ control: SupervisorControl, _ proxy: FaultProxy?
    ) throws -> Console {
        let secret = plan.services.lazy.compactMap { $0.environment["SERVICE_SECRET"] }.first { !$0.isEmpty }
        let tools = ToolFiles(projectFolder: choices.plan.projectFolder)
        return try Console.start(
            ConsoleSite(
                port: port, folder: choices.folder, projectFolder: choices.plan.projectFolder, plan: plan, control: control,
                secret: secret.map { Secret($0) }, faults: proxy?.controlURL, barbell: ExecutableFolders.own ?? "barbell",
                pageFolder: tools.consolePage, vendorFolder: tools.vendor))
    }

    /// - Returns: also where the console is to be; nil for none.
    private static func plan(_ choices: Choices) throws -> (StackPlan, consolePort: Int?) {
        let loader = StackLoader(
            file: choices.file, projectFolder: choices.plan.projectFolder, folder: choices.folder, environment: choices.plan.hostEnvironment
        )
        let file = try loader.load()
        for warning in file.warnings { Terminal.error("\(warning.description) (warning)\n") }
        var ports = FreePorts(savedAt: choices.folder.portsFile)
        let consolePort = choices.consolePort ?? ports.next(for: "console")
        var options = choices.plan
        if let port = consolePort, port != 0 {
            let console = "http://127.0.0.1:\(port)"
            options.given["CORS_ORIGINS"] = "\(console),http://localhost:\(port)"
            if choices.tracesAreOn {
                // A collector of the user's own goes first.
                options.given["OTEL_EXPORTER_OTLP_ENDPOINT"] = options.hostEnvironment["OTEL_EXPORTER_OTLP_ENDPOINT"] ?? console
                options.given["OTEL_BSP_SCHEDULE_DELAY"] = "200"
            }
            guard FreePorts.isFree(port, address: "127.0.0.1") else {
                throw EnvironmentError(message: "port \(port) of the console is taken: another stack may run; choose another with --console PORT")
            }
        }
        var planner = StackPlanner(file, options: options, freePort: { ports.next(for: $0) }, isExecutable: Files.isExecutable)
        let plan = try planner.plan()
        ports.save(at: choices.folder.portsFile)
        guard !plan.services.isEmpty else { throw EnvironmentError(message: "no service is selected; give a --profile or a service") }
        let taken = plan.takenPorts()
        guard taken.isEmpty else { throw EnvironmentError(message: taken.joined(separator: "\n")) }
        return (plan, consolePort == 0 ? nil : consolePort)
    }
}
