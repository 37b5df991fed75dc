internal import Glibc

/// A supervisor in the background. The foreground process starts the same program again, in a session of its own, and reads
/// from a pipe what became of it.
public enum Daemon {
    /// Where the background process finds the pipe.
    private static let channel: Int32 = 3

    /// What the background process said: the exit code for the foreground, and its text.
    public struct Verdict: Sendable, Hashable {
        public let exitCode: Int32
        public let text: String

        public init(exitCode: Int32, text: String) {
            self.exitCode = exitCode
            self.text = text
        }
    }

    /// Runs this program again with `arguments`, its output appended to `log`, and waits for its verdict.
    /// - Parameter started: is told the pid at once.
    /// - Returns: nil when it ended without a word.
    public static func launch(
        _ arguments: [String], environment: [String: String], log: String, started: (Int32) -> Void
    ) throws(SystemError) -> Verdict? {
        let (readEnd, writeEnd) = try Pipe.open()
        defer { close(readEnd) }
        do throws(SystemError) {
            started(try spawn(["/proc/self/exe"] + arguments, environment, log, writeEnd))
        } catch {
            close(writeEnd)
            throw error
        }
        close(writeEnd)
        var bytes: [UInt8] = []
        var wait = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
        while SystemCall.retry({ poll(&wait, 1, -1) }) > 0, let more = readAvailableBytes(readEnd) { bytes += more }
        guard let code = bytes.first else { return nil }
        return Verdict(exitCode: Int32(code), text: String(decoding: bytes.dropFirst(), as: UTF8.self))
    }

    /// In the background process: leaves the terminal.
    public static func detach() {
        _ = fcntl(channel, F_SETFD, FD_CLOEXEC)
        setsid()
    }

    /// In the background process: lets the foreground go on. To be called once.
    public static func answer(_ verdict: Verdict) {
        SystemCall.writeAll(channel, [UInt8(truncatingIfNeeded: verdict.exitCode)] + Array(verdict.text.utf8))
        close(channel)
    }

    private static func spawn(
        _ arguments: [String], _ environment: [String: String], _ log: String, _ writeEnd: Int32
    ) throws(SystemError) -> Int32 {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // The pipe first: the descriptors that follow may be the ones it has now.
        posix_spawn_file_actions_adddup2(&actions, writeEnd, channel)
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        var pid: pid_t = 0
        let failure = CStrings.with(arguments) { arguments in
            CStrings.with(environment.map { "\($0.key)=\($0.value)" }) { environment in
                posix_spawn(&pid, "/proc/self/exe", &actions, nil, arguments, environment)
            }
        }
        guard failure == 0 else { throw SystemError("cannot start in the background", failure) }
        return pid
    }
}
