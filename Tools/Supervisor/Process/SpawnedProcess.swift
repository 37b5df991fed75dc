internal import Glibc
internal import Processes

/// A child process and the pipe that its standard output and error share. It leads a process group of its own, so that a
/// terminal's Ctrl-C reaches only us and a signal to the group reaches its own children too.
///
/// Whoever spawns it reaps it. Used on one thread, and that thread must last: the kernel kills the child when it ends.
final class SpawnedProcess {
    let pid: Int32
    /// Readable without blocking; at its end nobody holds the other side any more.
    let output: Int32
    private var isReaped = false

    /// - Parameters:
    ///   - arguments: the absolute path of the program first.
    ///   - folder: the working folder.
    init(_ arguments: [String], environment: [String: String], folder: String) throws(SystemError) {
        let (readEnd, writeEnd) = try Pipe.open()
        defer { close(writeEnd) }
        var start = ChildStart(ChildStart.endsWithParent + arguments, environment: environment, workingDirectory: folder)
        start.output = .descriptor(writeEnd)
        start.error = .descriptor(writeEnd)
        do throws(ChildStart.Failure) { pid = try start.spawn() } catch {
            close(readEnd)
            throw SystemError("cannot run \(arguments.last ?? "")", error.code)
        }
        output = readEnd
    }

    deinit { close(output) }

    /// Sends a signal to the process and everything it started.
    func signal(_ number: Int32) {
        guard !isReaped else { return }
        kill(-pid, number)
    }

    /// Takes the exit status of a process that has ended, and ends what it left behind. Call it once.
    func reap() -> ProcessEnd {
        // Before reaping, while the group still has its own leader and cannot be anybody else's.
        kill(-pid, SIGKILL)
        var status: Int32 = 0
        _ = SystemCall.retry { waitpid(pid, &status, 0) }
        isReaped = true
        let signal = status & 0x7f
        return signal == 0 ? .code((status >> 8) & 0xff) : .signal(signal)
    }
}
