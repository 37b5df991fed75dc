internal import Glibc

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
        do throws(SystemError) {
            pid = try Self.spawn(Self.prefix(folder) + arguments, environment, output: writeEnd)
        } catch {
            close(readEnd)
            throw error
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

    /// posix_spawn can neither ask for a signal at the parent's death nor, portably, change the folder; two tools that every
    /// Debian has do it and then become the program, keeping its pid.
    private static func prefix(_ folder: String) -> [String] {
        let dieWithParent = access("/usr/bin/setpriv", X_OK) == 0 ? ["/usr/bin/setpriv", "--pdeathsig", "KILL", "--"] : []
        return dieWithParent + (folder == Paths.currentFolder() ? [] : ["/usr/bin/env", "--chdir=\(folder)"])
    }

    private static func spawn(_ arguments: [String], _ environment: [String: String], output: Int32) throws(SystemError) -> Int32 {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_adddup2(&actions, output, 2)
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
        let failure = CStrings.with(arguments) { arguments in
            CStrings.with(environment.map { "\($0.key)=\($0.value)" }) { environment in
                arguments[0].map { posix_spawn(&pid, $0, &actions, &attributes, arguments, environment) } ?? EINVAL
            }
        }
        guard failure == 0 else { throw SystemError("cannot run \(arguments.last ?? "")", failure) }
        return pid
    }
}

/// Null-terminated arrays of C strings.
enum CStrings {
    static func with<T>(_ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> T) -> T {
        var pointers = strings.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        return body(&pointers)
    }
}

extension Paths {
    /// The working folder of this process.
    public static func currentFolder() -> String {
        guard let path = getcwd(nil, 0) else { return "/" }
        defer { free(path) }
        return String(cString: path)
    }

    /// Whether a path is a file that may be run.
    public static func isExecutable(_ path: String) -> Bool {
        var info = stat()
        return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
    }
}
