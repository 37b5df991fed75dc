import Glibc
import Synchronization

/// A process that a test started, and ends at the latest with this object.
final class Child: Sendable {
    let pid: pid_t
    private let status = Mutex<Int32?>(nil)

    /// - Parameters:
    ///   - environment: all of it.
    ///   - blocksStops: starts it with SIGTERM and SIGINT blocked, as a child of a pool's thread is.
    init(_ command: [String], environment: [String: String], blocksStops: Bool) throws(SpawnFailure) {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var blocked = sigset_t()
        sigemptyset(&blocked)
        if blocksStops { for number in [SIGTERM, SIGINT] { sigaddset(&blocked, number) } }
        posix_spawnattr_setsigmask(&attributes, &blocked)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in arguments + variables { free(text) } }
        var pid = pid_t()
        let failed = posix_spawn(&pid, command[0], &actions, &attributes, &arguments, &variables)
        guard failed == 0 else { throw SpawnFailure(code: failed) }
        self.pid = pid
    }

    deinit {
        guard isRunning else { return }
        kill(pid, SIGKILL)
        waitpid(pid, nil, 0)
    }

    var isRunning: Bool { end == nil }

    func signal(_ number: Int32) { if isRunning { kill(pid, number) } }

    /// `exit 0`, `signal 4`; nil while it runs.
    var end: String? {
        status.withLock { status in
            var code: Int32 = 0
            if status == nil, waitpid(pid, &code, WNOHANG) == pid { status = code }
            return status.map { $0 & 0x7f == 0 ? "exit \(($0 >> 8) & 0xff)" : "signal \($0 & 0x7f)" }
        }
    }
}

struct SpawnFailure: Error { let code: Int32 }
