import Glibc
import JSONCoding
import LocalFiles
import Testing

@testable import Supervisor

@Suite(.timeLimit(.minutes(1))) struct StateTests {
    private let temporary: TemporaryFolder

    init() throws { temporary = try TemporaryFolder() }

    private func folder() throws -> StateFolder {
        let folder = StateFolder(temporary.path)
        try folder.create()
        return folder
    }

    private func write(_ state: StackState, _ folder: StateFolder) throws { try Files.write(state.json.bytes(), to: folder.stateFile) }

    @Test func identityTellsProcessesApart() throws {
        let own = try #require(ProcessIdentity(runningAs: getpid()))
        #expect(own.isRunning && own.residentBytes ?? 0 > 1 << 20)
        #expect(!ProcessIdentity(pid: own.pid, startTicks: own.startTicks + 1, bootID: own.bootID).isRunning)
        #expect(!ProcessIdentity(pid: own.pid, startTicks: own.startTicks, bootID: "another boot").isRunning)
        #expect(ProcessIdentity(runningAs: -1) == nil && ProcessIdentity(runningAs: 0) == nil)
    }

    @Test func downNeverTouchesAProcessThatOnlyHasTheNumber() throws {
        let folder = try folder()
        let child = try SpawnedProcess(["/bin/sleep", "60"], environment: [:], folder: "/")
        let identity = try #require(ProcessIdentity(runningAs: child.pid))
        let recycled = ProcessIdentity(pid: child.pid, startTicks: identity.startTicks - 1, bootID: identity.bootID)
        try write(StackState(supervisor: recycled, services: [.init(name: "a", process: recycled, phase: "ready")]), folder)
        #expect(StackShutdown.run(folder) == .nothingRuns)
        #expect(identity.isRunning)
        #expect(folder.runningState() == nil)
        child.signal(SIGKILL)
        #expect(child.reap() == .signal(SIGKILL))
    }

    @Test func downKillsWhatOutlivedItsSupervisor() async throws {
        let folder = try folder()
        let child = try SpawnedProcess(["/bin/sleep", "60"], environment: [:], folder: "/")
        let identity = try #require(ProcessIdentity(runningAs: child.pid))
        let gone = ProcessIdentity(pid: getpid(), startTicks: 1, bootID: "another boot")
        try write(StackState(supervisor: gone, services: [.init(name: "a", process: identity, phase: "ready")]), folder)
        #expect(StackShutdown.run(folder) == .killed)
        #expect(child.reap() == .signal(SIGKILL))
    }

    /// As nginx's workers, when nginx was killed together with the supervisor.
    @Test func downKillsWhatOutlivedItsService() throws {
        let folder = try folder()
        let child = try SpawnedProcess(["/bin/sh", "-c", "sleep 60 & echo $!; wait"], environment: ["PATH": "/usr/bin:/bin"], folder: "/")
        let identity = try #require(ProcessIdentity(runningAs: child.pid))
        var wait = pollfd(fd: child.output, events: Int16(POLLIN), revents: 0)
        #expect(poll(&wait, 1, 20_000) == 1)
        let text = String(decoding: readAvailableBytes(child.output) ?? [], as: UTF8.self)
        let number = try #require(Int32(text.prefix { $0 != "\n" }))
        let left = try #require(ProcessIdentity(runningAs: number))
        kill(child.pid, SIGKILL)
        while identity.isRunning { usleep(10_000) }
        let gone = ProcessIdentity(pid: getpid(), startTicks: 1, bootID: "another boot")
        var state = StackState(
            supervisor: gone, session: 4_000_000, services: [.init(name: "a", process: identity, phase: "ready")])
        try write(state, folder)
        #expect(StackShutdown.run(folder) == .nothingRuns && left.isRunning, "somebody else's group may have the number by now")
        state.session = getsid(0)
        try write(state, folder)
        #expect(StackShutdown.run(folder) == .killed && !left.isRunning)
        #expect(child.reap() == .signal(SIGKILL))
    }

    @Test func downOfNothing() throws {
        let folder = try folder()
        #expect(StackShutdown.run(folder) == .nothingRuns)
        try Files.write(Array("{ not json".utf8), to: folder.stateFile)
        #expect(StackShutdown.run(folder) == .nothingRuns)
    }

    @Test func stateSurvivesItsFile() throws {
        let folder = try folder()
        let own = try #require(ProcessIdentity(runningAs: getpid()))
        let services: [StackState.Service] = [
            .init(
                name: "z", process: own, phase: "ready", url: "http://127.0.0.1:1", ports: [8081: 1, 2525: 2], hasTestHooks: true,
                restarts: 3, startedAt: 99),
            .init(name: "a", phase: "waiting"),
        ]
        var state = StackState(supervisor: own, services: services)
        try write(state, folder)
        #expect(StackState(path: folder.stateFile) == state)
        state.session = 17
        state.faults = "http://127.0.0.1:4711"
        try write(state, folder)
        #expect(StackState(path: folder.stateFile) == state)
        #expect(folder.runningState() == state)
    }

    /// One that waits to be started again has no process either.
    @Test func onlyWhatHasEndedStaysDown() throws {
        let own = try #require(ProcessIdentity(runningAs: getpid()))
        let phases = ["waiting", "starting", "failing", "ready", "restarting", "stopping", "completed", "exited"]
        #expect(phases.filter { StackState.Service(name: "a", phase: $0).staysDown } == ["completed", "exited"])
        #expect(!StackState.Service(name: "a", process: own, phase: "exited").staysDown)
    }

    @Test func summaryAndTableAreStable() throws {
        let own = try #require(ProcessIdentity(runningAs: getpid()))
        let gone = ProcessIdentity(pid: 4_000_000, startTicks: 1, bootID: own.bootID)
        let state = StackState(supervisor: own, services: [
            .init(
                name: "auth", process: own, phase: "ready", url: "http://127.0.0.1:8081", ports: [8081: 8081], restarts: 1,
                startedAt: 1_000),
            .init(name: "job", phase: "completed"), .init(name: "dead", process: gone, phase: "ready"),
        ])
        let pid = own.pid
        #expect(
            state.summary.text()
                == #"{"services":{"auth":{"url":"http://127.0.0.1:8081","pid":\#(pid),"state":"ready","ports":{"8081":8081}},"job":{"url":null,"pid":null,"state":"completed","ports":{}},"dead":{"url":null,"pid":4000000,"state":"ready","ports":{}}}}"#
        )
        let table = StatusTable(state, now: 66_000)
        #expect(table.rows.map(\.phase) == ["ready", "completed", "exited"])
        #expect(table.lines[0].hasPrefix("SERVICE  STATE"))
        #expect(table.lines[1].contains("http://127.0.0.1:8081") && table.lines[1].hasSuffix("1         1 min 5 s"))
        #expect(table.json["services"]?["auth"]?["uptimeMs"]?.integer == 65_000)
        #expect(table.json["services"]?["dead"]?["pid"] == .null)
        var withFaults = state
        withFaults.faults = "http://127.0.0.1:4711"
        #expect(withFaults.summary["faults"] == ["url": "http://127.0.0.1:4711"])
        let told = StatusTable(withFaults, now: 66_000)
        // The memory that this process has may have changed between the two.
        #expect(told.lines.count == table.lines.count + 1 && told.lines[2...].starts(with: table.lines[2...]))
        #expect(told.lines.last == "faults between the services are set at http://127.0.0.1:4711/faults")
        #expect(told.json["faults"] == ["url": "http://127.0.0.1:4711"] && table.json["faults"] == nil)
        #expect(StatusTable(nil, now: 0).json.text() == #"{"services":{}}"#)
    }

    /// Another secret in its place would close every database of the stack.
    @Test(arguments: ["", "{", "[]", "x"]) func damagedSecretsAreNotReplaced(_ text: String) throws {
        let folder = try folder()
        try folder.create()
        try Files.write(Array(text.utf8), to: folder.secretsFile)
        #expect { try folder.secrets(["A"]) } throws: { ($0 as? FileError)?.message.contains("secrets.json is damaged") == true }
        #expect(Files.text(folder.secretsFile) == text)
    }

    /// A stack whose state was deleted is still known by its lock, and can be stopped.
    @Test func downFindsTheHolderOfTheLock() throws {
        let folder = try folder()
        try folder.create()
        #expect(folder.lockHolder() == nil)
        var lock = try folder.lock()
        #expect(lock != nil && folder.lockHolder() == getpid())
        lock = nil
        #expect(folder.lockHolder() == nil)
        // Somebody else's, who ends when asked to.
        let script = """
            import fcntl, os, sys, time
            with open(sys.argv[1], "w") as file:
                fcntl.flock(file, fcntl.LOCK_EX)
                file.write(f"{os.getpid()}\\n")
                file.flush()
                time.sleep(60)
            """
        let holder = try SpawnedProcess(
            ["/usr/bin/python3", "-c", script, "\(folder.path)/lock"], environment: ["PATH": "/usr/bin:/bin"], folder: "/")
        let deadline = ContinuousClock.now + .seconds(20)
        while folder.lockHolder() != holder.pid, ContinuousClock.now < deadline { usleep(10_000) }
        #expect(folder.lockHolder() == holder.pid)
        #expect(StackShutdown.run(folder, within: .seconds(20)) == .stopped)
        #expect(holder.reap() == .signal(SIGTERM))
        #expect(StackShutdown.run(folder) == .nothingRuns)
    }

    @Test func secretsAreMadeOnceAndPrivate() throws {
        let folder = try folder()
        let first = try folder.secrets(["A", "B"])
        #expect(first["A"]?.count == 64 && first["A"] != first["B"])
        let second = try folder.secrets(["B", "C"])
        #expect(second["B"] == first["B"] && second["A"] == nil && second["C"] != nil)
        var info = stat()
        #expect(stat(folder.secretsFile, &info) == 0 && info.st_mode & 0o777 == 0o600)
    }

    @Test func onlyOneSupervisorPerFolder() throws {
        let folder = try folder()
        var first = try folder.lock()
        #expect(first != nil)
        #expect(try folder.lock() == nil)
        first = nil
        #expect(try folder.lock() != nil)
    }

    @Test func logsAreTurnedOverAndFollowed() throws {
        let folder = try folder()
        let log = try LogFile(folder.logFile("a"), limit: 20)
        let follower = LogFollower(folder, services: ["a"])
        log.append("first line")
        #expect(follower.newLines().map(\.line) == ["first line"])
        log.append("second line")
        #expect(follower.newLines().map(\.line) == ["second line"])
        #expect(follower.newLines().isEmpty)
        for number in 3...8 { log.append("line number \(number)") }
        #expect(Files.text(folder.logFile("a")) == "line number 8\n")
        #expect(Files.text(folder.logFile("a") + ".3") == "line number 5\n")
        #expect(Files.text(folder.logFile("a") + ".4") == nil)
        #expect(follower.newLines().map(\.line) == ["line number 8"])
        #expect(folder.loggedServices() == ["a"])
    }

    @Test func whatWasTurnedOverIsFoundToo() throws {
        let folder = try folder()
        let log = try LogFile(folder.logFile("a"))
        // Eleven megabytes: the file is turned over at ten.
        let rest = String(repeating: "x", count: 1 << 10)
        for number in 0..<(11 << 10) { log.append("request \(number) \(rest)") }
        #expect(Files.kind(folder.logFile("a") + ".1") == .file)
        func number(_ line: String) -> Int? { line.split(separator: " ").dropFirst().first.flatMap { Int($0) } }
        let all = LogFollower(folder, services: ["a"]).newLines().compactMap { number($0.line) }
        #expect(all == Array(0..<(11 << 10)))
        // The newest file alone has about one of them.
        let last = LogTail.lines(of: "a", in: folder, bytes: 4 << 20).compactMap { number($0.text) }
        #expect(last.count > 3 << 10 && last == Array(all.suffix(last.count)))
        #expect(LogTail.lines(of: "a", in: folder, bytes: 64 << 20).count == 11 << 10)
    }

    /// So that apps find a stack again that was started anew.
    @Test func whatHadAPortHasItAgainWhileItIsFree() throws {
        let folder = try TemporaryFolder()
        let file = folder.path + "/ports.json"
        var first = FreePorts(savedAt: file)
        let found = first.next(for: "auth 8081")
        let port = try #require(found)
        first.save(at: file)
        var second = FreePorts(savedAt: file)
        #expect(second.next(for: "auth 8081") == port)
        // Handed out once.
        #expect(second.next(for: "auth 8081") != port)
    }

    @Test func freePortsAreFreeAndDiffer() throws {
        var ports = FreePorts()
        let (one, two) = (ports.next(for: "one"), ports.next(for: "two"))
        #expect(one != two)
        #expect(FreePorts.isFree(try #require(one), address: "127.0.0.1"))
    }

    @Test func loaderBringsEverythingTogether() throws {
        let folder = try folder()
        try Files.write(Array("LEVEL=debug\nNAME=file\n".utf8), to: "\(folder.path)/.env")
        try Files.write(Array("FROM=env_file\n".utf8), to: "\(folder.path)/s.env")
        let text = """
            x-barbell: {secrets: [KEY, GIVEN]}
            services:
              a: {image: x, env_file: s.env, environment: {LEVEL: $LEVEL, NAME: $NAME, KEY: $KEY, GIVEN: $GIVEN, AT: "${BARBELL_STATE:-}"}}
            """
        try Files.write(Array(text.utf8), to: "\(folder.path)/compose.yaml")
        let loader = StackLoader(
            file: "\(folder.path)/compose.yaml", projectFolder: folder.path, folder: folder,
            environment: ["NAME": "outside", "GIVEN": "mine"])
        let environment = try #require(try loader.load().service("a")?.environment)
        #expect(environment["LEVEL"] == "debug" && environment["NAME"] == "outside" && environment["FROM"] == "env_file")
        #expect(environment["KEY"]?.count == 64 && environment["GIVEN"] == "mine" && environment["AT"] == folder.path)
        let missing = StackLoader(file: "\(folder.path)/none.yaml", projectFolder: folder.path, folder: folder, environment: [:])
        #expect(throws: SupervisorError.self) { try missing.load() }
    }
}
