internal import Commands
internal import Console
internal import Faults
internal import JSONCoding
internal import Processes
internal import Supervisor

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
    private let page: Console?

    init(
        _ plan: StackPlan, folder: StateFolder, proxy: FaultProxy?, console page: Console?, control: SupervisorControl, verdict: ((Daemon.Verdict) -> Void)?,
        json: Bool, rawLog: Bool
    ) throws {
        self.plan = plan
        self.folder = folder
        self.proxy = proxy
        self.page = page
        self.control = control
        self.verdict = verdict
        isBackground = verdict != nil
        isJSON = json
        console = json ? .error : .output
        renderer = ConsoleRenderer(
            services: plan.services.map(\.name), coloured: console.wantsColour(ProcessEnvironment.current()), rawLog: rawLog)
        supervisor = try Supervisor(plan, folder: folder, faults: proxy?.controlURL, control: control) { [weak self] in self?.show($0) }
    }

    /// Blocks until the stack has ended.
    /// - Returns: the exit code.
    func run() -> ExitCode {
        guard let supervisor else { return .environment }
        supervisor.console = page?.url
        if let url = page?.url, !isBackground { _ = console.line(renderer.heading("console  \(url)")) }
        switch supervisor.run() {
        case .stopped, .ended(success: true):
            answer(Daemon.Verdict(exitCode: .environment, text: "barbell up: stopped before all was ready\n"))
            return .ok
        case .ended(success: false): return .environment
        case .couldNotStart(let service, let reason):
            let text = failure(service, reason, supervisor.lastLines(of: service))
            Terminal.error(text)
            answer(Daemon.Verdict(exitCode: .environment, text: text))
            return .environment
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
        if case .output = event {
            page?.take(event, nil)
            if isBackground { return }  // it is in the service's own log
        } else {
            page?.take(event, supervisor?.state())
        }
        // The reader of the output is gone (a closed pipe), so nobody could press Ctrl-C.
        if !console.line(renderer.line(event)) { control.stop() }
        guard case .stackReady = event, let state = supervisor?.state() else { return }
        let json = state.summary.text() + "\n"
        if isBackground {
            answer(Daemon.Verdict(exitCode: .ok, text: isJSON ? json : addresses(state)))
        } else if isJSON {
            Terminal.out(json)
        } else {
            Terminal.out("\n" + addresses(state) + "\n")
        }
    }

    /// A service a line, its address below those of the others.
    private func addresses(_ state: StackState) -> String {
        let services = StatusTable(state, now: 0).rows.map { (name: $0.service.name, place: $0.service.url ?? $0.service.phase) }
        let rows = (state.console.map { [(name: "console", place: $0)] } ?? []) + services
        let width = rows.map(\.name.count).max() ?? 0
        return rows.map { "\($0.name)\(String(repeating: " ", count: width - $0.name.count))  \($0.place)\n" }.joined()
    }
}
