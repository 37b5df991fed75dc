internal import Glibc

/// Tells one thread's poll loop when children have ended.
///
/// A small thread waits for each child and writes its pid into a pipe. The thread does not reap: until `reap` is called the pid
/// stays the child's own, so no signal can reach a stranger.
final class ExitWatch: Sendable {
    private let pipe: Pipe

    init() throws(SystemError) { pipe = try Pipe() }

    /// Readable when a child has ended.
    var descriptor: Int32 { pipe.readEnd }

    private final class Wait: Sendable {
        let pid: Int32
        let pipe: Pipe
        init(_ pid: Int32, _ pipe: Pipe) {
            self.pid = pid
            self.pipe = pipe
        }
    }

    func watch(_ pid: Int32) throws(SystemError) {
        let context = Unmanaged.passRetained(Wait(pid, pipe)).toOpaque()
        var thread = pthread_t()
        let failure = pthread_create(&thread, nil, { context in
            guard let context else { return nil }
            pthread_detach(pthread_self())
            let wait = Unmanaged<Wait>.fromOpaque(context).takeRetainedValue()
            var info = siginfo_t()
            _ = SystemCall.retry { waitid(P_PID, id_t(wait.pid), &info, WEXITED | WNOWAIT) }
            var pid = wait.pid
            _ = withUnsafeBytes(of: &pid) { SystemCall.writeAll(wait.pipe.writeEnd, $0) }
            return nil
        }, context)
        guard failure == 0 else {
            Unmanaged<Wait>.fromOpaque(context).release()
            throw SystemError("pthread_create", failure)
        }
    }

    /// The pids of children that have ended since the last call. They are not reaped yet.
    func ended() -> [Int32] {
        let bytes = pipe.readAvailable()
        // Each pid is one write of four bytes, which a pipe never splits.
        return stride(from: 0, to: bytes.count - 3, by: 4).map { start in
            bytes[start..<start + 4].enumerated().reduce(Int32(0)) { $0 | Int32($1.element) << Int32(8 * $1.offset) }
        }
    }
}
