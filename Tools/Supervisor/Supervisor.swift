internal import Glibc
internal import JSONCoding
internal import LocalFiles
internal import Processes

/// Runs a stack of local processes until it is told to stop or has ended.
///
/// One thread does everything: it polls the children's output, their ends and the probes, and feeds `StackMachine`, which
/// decides. That thread must be the one that calls `run`, and must outlive it.
public final class Supervisor {
    /// How many lines of a service's log are kept for the report of a failed start.
    public static let keptLines = 20

    private let plan: StackPlan
    private let folder: StateFolder
    private let faults: String?
    /// See `StackState.console`; set before `run`.
    public var console: String?
    private let control: SupervisorControl
    private let report: (SupervisorEvent) -> Void
    private let exits: ExitWatch
    private var machine: StackMachine
    private var running: [String: ServiceProcess] = [:]
    /// Check commands of services that ended meanwhile, until they are reaped.
    private var strays: [Int32: SpawnedProcess] = [:]
    private var logs: [String: LogFile] = [:]
    private var lastLines: [String: [String]] = [:]
    private var startedAt: [String: Int64] = [:]
    private var identities: [String: ProcessIdentity] = [:]
    private var outcome: SupervisorOutcome?
    private var stateChanged = true

    /// - Parameters:
    ///   - folder: an existing state folder that nobody else uses.
    ///   - faults: where faults between the services are set, for the state file.
    ///   - report: is told everything that happens, on the thread of `run`.
    public init(
        _ plan: StackPlan, folder: StateFolder, faults: String? = nil, control: SupervisorControl,
        report: @escaping (SupervisorEvent) -> Void
    ) throws {
        self.plan = plan
        self.folder = folder
        self.faults = faults
        self.control = control
        self.report = report
        exits = try ExitWatch()
        machine = StackMachine(plan, at: monotonicMilliseconds())
        for path in plan.folders { try Files.makeFolder(path, permissions: 0o700) }
        for (path, text) in plan.files { try Files.write(Array(text.utf8), to: path, permissions: 0o600, makesFolders: false) }
        for service in plan.services { logs[service.name] = try LogFile(folder.logFile(service.name)) }
    }

    /// The last lines that a service printed, oldest first.
    public func lastLines(of service: String) -> [String] { lastLines[service] ?? [] }

    /// The state as others see it.
    public func state() -> StackState? {
        guard let own = ProcessIdentity(runningAs: getpid()) else { return nil }
        let services = plan.services.map { service in
            let record = machine.records[service.name]
            return StackState.Service(
                name: service.name, group: service.group, process: running[service.name] == nil ? nil : identities[service.name],
                phase: record?.phase.word ?? "exited",
                url: service.url, ports: Dictionary(service.ports.map { ($0.target, $0.port) }) { first, _ in first },
                hasTestHooks: service.hasTestHooks, restarts: record?.restarts ?? 0,
                startedAt: startedAt[service.name])
        }
        return StackState(supervisor: own, session: getsid(0), services: services, faults: faults, console: console)
    }

    /// Starts everything and blocks until nothing runs any more.
    public func run() -> SupervisorOutcome {
        feed(.clock)
        while outcome == nil {
            writeState()
            pollOnce()
            feed(.clock)
        }
        // The state file goes with the stack, so that nobody finds addresses that no longer answer.
        unlink(folder.stateFile)
        return outcome ?? .stopped
    }

    // MARK: - Effects

    private func feed(_ input: StackMachine.Input) {
        // Whoever asked waits for what the state file says, also where nothing is left to do.
        if case .asked = input { stateChanged = true }
        for effect in machine.handle(input, at: monotonicMilliseconds()) {
            stateChanged = true
            switch effect {
            case .spawn(let name): spawn(name)
            case .beginProbe(let name): running[name]?.beginProbing(monotonicMilliseconds())
            case .endProbe(let name): running[name]?.endProbing()
            case .signal(let name, let number): running[name]?.process.signal(number)
            case .emit(let event):
                // Written before the event is reported, because who hears it may read the state file at once.
                writeState()
                report(event)
            case .finish(let result): outcome = result
            }
        }
    }

    private func spawn(_ name: String) {
        guard let service = plan.service(name) else { return }
        do throws(SystemError) {
            let process = try SpawnedProcess(service.arguments, environment: service.environment, folder: service.workingFolder)
            running[name] = ServiceProcess(service, process)
            identities[name] = ProcessIdentity(runningAs: process.pid)
            startedAt[name] = Self.wallMilliseconds()
            do throws(SystemError) { try exits.watch(process.pid) } catch {
                // Without the watch its end would never be seen, so it must not go on.
                running[name] = nil
                process.signal(SIGKILL)
                _ = process.reap()
                throw error
            }
            feed(.spawned(name, pid: process.pid))
        } catch {
            feed(.spawnFailed(name, reason: error.description))
        }
    }

    private func spawnCheck(_ service: ServicePlan, _ arguments: [String]) -> SpawnedProcess? {
        guard let process = try? SpawnedProcess(arguments, environment: service.environment, folder: service.workingFolder) else {
            return nil
        }
        guard (try? exits.watch(process.pid)) != nil else {
            process.signal(SIGKILL)
            _ = process.reap()
            return nil
        }
        return process
    }

    // MARK: - What happens

    private enum Source { case control, exits, output(String), probe(String) }

    private func pollOnce() {
        var now = monotonicMilliseconds()
        var sources: [Source] = [.control, .exits]
        var descriptors = [control.descriptor, exits.descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        var deadline = machine.deadline
        for (name, service) in running {
            service.step(now) { spawnCheck(service.plan, $0) }
            deadline = [deadline, service.deadline].compactMap { $0 }.min()
            if !service.outputEnded {
                sources.append(.output(name))
                descriptors.append(pollfd(fd: service.process.output, events: Int16(POLLIN), revents: 0))
            }
            if let probe = service.probe {
                sources.append(.probe(name))
                descriptors.append(pollfd(fd: probe.descriptor, events: probe.events, revents: 0))
            }
        }
        let wait = deadline.map { Int32(clamping: max(0, $0 - now)) } ?? -1
        guard poll(&descriptors, nfds_t(descriptors.count), wait) > 0 else { return }
        now = monotonicMilliseconds()
        for (source, descriptor) in zip(sources, descriptors) where descriptor.revents != 0 {
            switch source {
            case .control: for request in control.requests() { feed(.asked(request)) }
            case .exits: for pid in exits.ended() { ended(pid, now) }
            case .output(let name): readOutput(name)
            case .probe(let name): if running[name]?.probeAdvanced(now) == true { feed(.probePassed(name)) }
            }
        }
    }

    private func ended(_ pid: Int32, _ now: Int64) {
        if let stray = strays.removeValue(forKey: pid) {
            _ = stray.reap()
        } else if let (name, service) = running.first(where: { $0.value.check?.pid == pid }), let check = service.check {
            if service.checkEnded(check.reap(), now) { feed(.probePassed(name)) }
        } else if let (name, service) = running.first(where: { $0.value.process.pid == pid }) {
            let status = service.process.reap()
            // Bounded: something it left behind may hold the pipe and print for ever.
            for _ in 0..<64 { guard readOutput(name) else { break } }
            if let last = service.splitter.finish() { keep(name, last) }
            service.endProbing()
            if let check = service.check { strays[check.pid] = check }
            running[name] = nil
            feed(.exited(name, status))
        }
    }

    /// - Returns: whether there was anything.
    @discardableResult private func readOutput(_ name: String) -> Bool {
        guard let service = running[name], !service.outputEnded else { return false }
        guard let bytes = readAvailableBytes(service.process.output) else {
            service.outputEnded = true
            return false
        }
        for line in service.splitter.add(bytes[...]) { keep(name, line) }
        return !bytes.isEmpty
    }

    private func keep(_ name: String, _ line: String) {
        logs[name]?.append(line)
        var lines = lastLines[name] ?? []
        lines.append(line)
        lastLines[name] = Array(lines.suffix(Self.keptLines))
        report(.output(service: name, line: line))
    }

    private func writeState() {
        guard stateChanged, let state = state() else { return }
        stateChanged = false
        // A full disk must not take the services down; `ps` then shows an older state.
        try? Files.write(state.json.bytes(pretty: true), to: folder.stateFile, permissions: 0o600, makesFolders: false)
    }

    private static func wallMilliseconds() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    }
}
