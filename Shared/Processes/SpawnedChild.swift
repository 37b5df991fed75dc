internal import CSpawn
internal import Glibc

/// A child process with the read ends of its two outputs. Whoever spawns it closes those and reaps it, on the same thread.
struct SpawnedChild {
    let pid: Int32
    /// Readable without blocking; at its end nobody holds the other side any more.
    let output: Int32
    let error: Int32

    init(_ command: Command) throws(ChildFailure) {
        let arguments = try command.argumentVector()
        let output = try Pipe()
        defer { close(output.writeEnd) }
        do throws(ChildFailure) {
            let error = try Pipe()
            defer { close(error.writeEnd) }
            do throws(ChildFailure) {
                pid = try Self.spawn(arguments, command, input: nil, output: output.writeEnd, error: error.writeEnd)
            } catch let failure {
                close(error.readEnd)
                throw failure
            }
            self.error = error.readEnd
        } catch {
            close(output.readEnd)
            throw error
        }
        self.output = output.readEnd
    }

    /// Sends a signal to the child and all of its group. Until it is reaped the group cannot be anybody else's.
    func signal(_ number: Int32) { kill(-pid, number) }

    /// Waits for the child's end and leaves it to be reaped.
    static func waitForEnd(_ pid: Int32) {
        var info = siginfo_t()
        _ = retry { waitid(P_PID, id_t(pid), &info, WEXITED | WNOWAIT) }
    }

    /// Whether it has ended, without taking its status.
    static func hasEnded(_ pid: Int32) -> Bool {
        var info = siginfo_t()
        return retry { waitid(P_PID, id_t(pid), &info, WEXITED | WNOWAIT | WNOHANG) } == 0 && info.si_signo != 0
    }

    /// Takes the status of a child that has ended.
    func reap() -> (status: Int32, usage: rusage) {
        var status: Int32 = 0
        var usage = rusage()
        _ = retry { wait4(pid, &status, 0, &usage) }
        return (status, usage)
    }

    /// - Parameters:
    ///   - input: its standard input; nothing at all for nil.
    ///   - output: its standard output, and `error` that of errors; nowhere for nil.
    static func spawn(_ arguments: [String], _ command: Command, input: Int32?, output: Int32?, error: Int32?) throws(ChildFailure) -> Int32
    {
        var start = ChildStart(arguments, environment: command.environment, workingDirectory: command.workingDirectory)
        if let input { start.input = .descriptor(input) }
        if let output { start.output = .descriptor(output) }
        if let error { start.error = .descriptor(error) }
        do throws(ChildStart.Failure) { return try start.spawn() } catch {
            throw .cannotStart("\(command.executable) in \(command.workingDirectory): \(String(cString: strerror(error.code)))")
        }
    }
}

/// A call that a signal may interrupt, repeated until it is not.
func retry<T: SignedInteger>(_ call: () -> T) -> T {
    while true {
        let result = call()
        if result != -1 || errno != EINTR { return result }
    }
}
