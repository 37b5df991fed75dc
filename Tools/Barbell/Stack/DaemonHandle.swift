internal import Glibc
internal import Synchronization

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
