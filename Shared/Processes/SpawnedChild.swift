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
                pid = try Self.spawn(arguments, command, output: output.writeEnd, error: error.writeEnd)
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

    /// Takes the status of a child that has ended.
    func reap() -> (status: Int32, usage: rusage) {
        var status: Int32 = 0
        var usage = rusage()
        _ = retry { wait4(pid, &status, 0, &usage) }
        return (status, usage)
    }

    private static func spawn(_ arguments: [String], _ command: Command, output: Int32, error: Int32) throws(ChildFailure) -> Int32 {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_adddup2(&actions, error, 2)
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        // Whatever else this process has open, close-on-exec or not.
        posix_spawn_file_actions_addclosefrom_np(&actions, 3)
        posix_spawn_file_actions_addchdir_np(&actions, command.workingDirectory)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        posix_spawnattr_setpgroup(&attributes, 0)
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        var pid: pid_t = 0
        let failure = withCStrings(arguments) { arguments in
            withCStrings(command.environment.map { "\($0.key)=\($0.value)" }) { environment in
                arguments[0].map { posix_spawn(&pid, $0, &actions, &attributes, arguments, environment) } ?? EINVAL
            }
        }
        guard failure == 0 else {
            throw .cannotStart("\(command.executable) in \(command.workingDirectory): \(String(cString: strerror(failure)))")
        }
        return pid
    }
}

/// A null-terminated array of C strings.
private func withCStrings<T>(_ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> T) -> T {
    var pointers = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return body(&pointers)
}

/// A call that a signal may interrupt, repeated until it is not.
func retry<T: SignedInteger>(_ call: () -> T) -> T {
    while true {
        let result = call()
        if result != -1 || errno != EINTR { return result }
    }
}
