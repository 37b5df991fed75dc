public import Commands
internal import Glibc
internal import Processes

/// A supervisor in the background. The foreground process starts the same program again, in a session of its own, and reads
/// from a pipe what became of it.
public enum Daemon {
    /// Where the background process finds the pipe.
    private static let channel: Int32 = 3

    /// What the background process said: the exit code for the foreground, and its text.
    public struct Verdict: Sendable, Hashable {
        public let exitCode: ExitCode
        public let text: String

        public init(exitCode: ExitCode, text: String) {
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
        return Verdict(exitCode: ExitCode(rawValue: Int32(code)) ?? .environment, text: String(decoding: bytes.dropFirst(), as: UTF8.self))
    }

    /// In the background process: leaves the terminal.
    public static func detach() {
        _ = fcntl(channel, F_SETFD, FD_CLOEXEC)
        setsid()
    }

    /// In the background process: lets the foreground go on. To be called once.
    public static func answer(_ verdict: Verdict) {
        SystemCall.writeAll(channel, [UInt8(truncatingIfNeeded: verdict.exitCode.rawValue)] + Array(verdict.text.utf8))
        close(channel)
    }

    private static func spawn(
        _ arguments: [String], _ environment: [String: String], _ log: String, _ writeEnd: Int32
    ) throws(SystemError) -> Int32 {
        var start = ChildStart(arguments, environment: environment)
        start.channel = writeEnd
        start.output = .appended(to: log)
        start.error = .appended(to: log)
        // It blocks the signals that this process blocks until it listens for them itself, so that none is lost.
        start.isIndependent = false
        do throws(ChildStart.Failure) { return try start.spawn() } catch { throw SystemError("cannot start in the background", error.code) }
    }
}
