/// Where one service stands. Times are milliseconds of a monotonic clock.
enum ServicePhase: Hashable {
    case waiting
    /// Runs; not ready yet. `deadline` is nil for one that completes.
    case starting(since: Int64, deadline: Int64?)
    /// Took too long to start and was killed; its end is awaited.
    case abandoned
    case ready(since: Int64)
    case backingOff(until: Int64)
    /// Was told to stop; gets SIGKILL at `killAt`, once.
    case stopping(killAt: Int64?)
    case completed
    /// Ended and stays down.
    case down

    /// Whether there is a process.
    var isRunning: Bool {
        switch self {
        case .starting, .abandoned, .ready, .stopping: true
        case .waiting, .backingOff, .completed, .down: false
        }
    }

    /// A word for tables and state files.
    var word: String {
        switch self {
        case .waiting: "waiting"
        case .starting: "starting"
        case .abandoned: "failing"
        case .ready: "ready"
        case .backingOff: "restarting"
        case .stopping: "stopping"
        case .completed: "completed"
        case .down: "exited"
        }
    }
}

/// When and whether a service that ended starts again.
struct RestartRule {
    /// Starts that fail before a stack with endless restarts counts as unable to start.
    static let startAttempts = 3
    /// A service that stayed ready this long begins again with the shortest wait.
    static let settledAfter: Int64 = 10_000

    let policy: ComposeService.Restart

    /// The wait in milliseconds before the next start; nil to stay down.
    /// - Parameters:
    ///   - failures: ends in a row, this one included, without having settled in between.
    ///   - everReady: whether the whole stack was ready once; until then endless policies give up early.
    func delay(after status: ProcessEnd, failures: Int, everReady: Bool) -> Int64? {
        let allowed: Bool
        switch policy {
        case .never: allowed = false
        case .always, .unlessStopped: allowed = everReady || failures < Self.startAttempts
        case .onFailure(limit: nil): allowed = !status.isSuccess && (everReady || failures < Self.startAttempts)
        case .onFailure(let limit?): allowed = !status.isSuccess && failures <= limit
        }
        return allowed ? min(10_000, 100 << Int64(min(failures - 1, 10))) : nil
    }
}
