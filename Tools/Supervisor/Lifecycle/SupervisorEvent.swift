/// How a process ended.
public enum ProcessEnd: Sendable, Hashable, CustomStringConvertible {
    case code(Int32)
    case signal(Int32)

    public var isSuccess: Bool { self == .code(0) }

    public var description: String {
        switch self {
        case .code(let code): "exit code \(code)"
        case .signal(let signal): "signal \(signal)"
        }
    }
}

/// What happens while a stack runs, in order.
public enum SupervisorEvent: Sendable, Hashable {
    case started(service: String, pid: Int32)
    /// The time counts from the start of the process.
    case ready(service: String, url: String?, after: Duration)
    case completed(service: String, after: Duration)
    /// `restartIn` is nil when it stays down.
    case exited(service: String, status: ProcessEnd, restartIn: Duration?)
    /// A start that took longer than it may; the process is killed.
    case notReady(service: String, within: Duration)
    /// Every service is ready or has completed. Comes once.
    case stackReady(after: Duration)
    case stopping
    /// The grace period passed, so the process got SIGKILL.
    case killed(service: String)
    /// As asked to, or killed.
    case stopped(service: String, status: ProcessEnd)
    /// Asked to stop while it had no process: it is not started until somebody asks for it.
    case keptDown(service: String)
    case output(service: String, line: String)
}

/// How a stack ended.
public enum SupervisorOutcome: Sendable, Hashable {
    /// On request.
    case stopped
    /// Every service ended by itself.
    case ended(success: Bool)
    case couldNotStart(service: String, reason: String)
}
