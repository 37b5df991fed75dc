internal import Faults
internal import Glibc
internal import JSONCoding
internal import Supervisor
internal import Synchronization

/// One run of a stack as the user sees it: lines on the console, the addresses once ready, and why it failed.
final class UpSession {
    private let plan: StackPlan
    private let control: SupervisorControl
    /// In the background: tells the foreground how it went. Gone once it was called.
    private var verdict: ((Daemon.Verdict) -> Void)?
    private let isBackground: Bool
    private let isJSON: Bool
    private let console: LineOutput
    private let renderer: ConsoleRenderer
    private let folder: StateFolder
    private var supervisor: Supervisor?
    /// Passes the calls between the services on; its threads live as long as this.
    private let proxy: FaultProxy?

    init(
        _ plan: StackPlan, folder: StateFolder, proxy: FaultProxy?, control: SupervisorControl, verdict: ((Daemon.Verdict) -> Void)?, json: Bool
    ) throws(SystemError) {
        self.plan = plan
        self.folder = folder
        self.proxy = proxy
        self.control = control
        self.verdict = verdict
        isBackground = verdict != nil
        isJSON = json
        console = json ? .error : .output
        renderer = ConsoleRenderer(services: plan.services.map(\.name), coloured: console.wantsColour(StackCommand.environment()))
        supervisor = try Supervisor(plan, folder: folder, faults: proxy?.controlURL, control: control) { [weak self] in self?.show($0) }
    }

    /// Blocks until the stack has ended.
    /// - Returns: the exit code.
    func run() -> Int32 {
        guard let supervisor else { return 3 }
        switch supervisor.run() {
        case .stopped, .ended(success: true):
            answer(Daemon.Verdict(exitCode: 3, text: "barbell up: stopped before all was ready\n"))
            return 0
        case .ended(success: false): return 3
        case .couldNotStart(let service, let reason):
            let text = failure(service, reason, supervisor.lastLines(of: service))
            Terminal.error(text)
            answer(Daemon.Verdict(exitCode: 3, text: text))
            return 3
        }
    }

    private func answer(_ text: Daemon.Verdict) {
        verdict?(text)
        verdict = nil
    }

    private func failure(_ service: String, _ reason: String, _ lines: [String]) -> String {
        let log = lines.isEmpty ? ["  (it printed nothing)"] : lines.map { "  " + $0 }
        return """
            barbell up: '\(service)' could not start: \(reason)
            the last lines of its log (\(folder.logFile(service))):
            \(log.joined(separator: "\n"))

            """
    }

    private func show(_ event: SupervisorEvent) {
        if case .output = event, isBackground { return }  // it is in the service's own log
        // Nobody looks any more, so nobody will press Ctrl-C either.
        if !console.line(renderer.line(event)) { control.stop() }
        guard case .stackReady = event, let state = supervisor?.state() else { return }
        let json = state.summary.text() + "\n"
        if isBackground {
            let lines = StatusTable(state, now: 0).rows.map { "\($0.service.name)  \($0.service.url ?? $0.phase)\n" }
            answer(Daemon.Verdict(exitCode: 0, text: isJSON ? json : lines.joined()))
        } else if isJSON {
            Terminal.out(json)
        }
    }
}

/// The background process as the foreground knows it, shared with the signal thread.
final class DaemonHandle: Sendable {
    private let state = Mutex((pid: Int32(0), interrupted: false))

    func started(_ pid: Int32) {
        let wasInterrupted = state.withLock { state in
            state.pid = pid
            return state.interrupted
        }
        if wasInterrupted { kill(pid, SIGTERM) }
    }

    /// Stops what was begun; the foreground then sees the pipe's end.
    func interrupt() {
        let pid = state.withLock { state in
            state.interrupted = true
            return state.pid
        }
        if pid > 0 { kill(pid, SIGTERM) }
    }

    var isInterrupted: Bool { state.withLock { $0.interrupted } }
}

/// Whether Ctrl-C was pressed.
final class InterruptFlag: Sendable {
    private let flag = Atomic(false)
    func set() { flag.store(true, ordering: .relaxed) }
    var isSet: Bool { flag.load(ordering: .relaxed) }
}
