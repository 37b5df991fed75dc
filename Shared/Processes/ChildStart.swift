internal import CSpawn
internal import Glibc

/// What a new process begins with, and the only place that makes one. Whoever spawns it reaps it.
public struct ChildStart: Sendable {
    /// Where one of its standard streams leads.
    public enum Stream: Sendable, Hashable {
        case nowhere
        case descriptor(Int32)
        /// The end of a file, which is made if need be, for its owner only.
        case appended(to: String)
    }

    /// The number of the system's error.
    public struct Failure: Error, Sendable, Hashable { public let code: Int32 }

    /// The path of the program first.
    public var arguments: [String]
    public var environment: [String: String]
    /// Nil for the one of this process.
    public var workingDirectory: String?
    public var input = Stream.nowhere
    public var output = Stream.nowhere
    public var error = Stream.nowhere
    /// What becomes its descriptor 3. It sees none that are higher.
    public var channel: Int32?
    /// Whether it leads a process group of its own, which keeps a terminal's Ctrl-C from it, and reacts to signals as programs do by
    /// default. Otherwise it has the group and the blocked signals of this process.
    public var isIndependent = true

    public init(_ arguments: [String], environment: [String: String], workingDirectory: String? = nil) {
        self.arguments = arguments
        self.environment = environment
        self.workingDirectory = workingDirectory
    }

    /// What has to stand before a program so that the kernel kills it when the thread that starts it ends; posix_spawn cannot ask for that.
    /// Empty where the tool for it is not installed.
    public static let endsWithParent: [String] =
        access(Command.Tool.setpriv.rawValue, X_OK) == 0 ? [Command.Tool.setpriv.rawValue, "--pdeathsig", "KILL", "--"] : []

    /// - Returns: its process id.
    public func spawn() throws(Failure) -> Int32 {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // The channel first: descriptor 3 may be the one that it has now, and what follows does not touch it.
        if let channel { posix_spawn_file_actions_adddup2(&actions, channel, 3) }
        Self.connect(&actions, 0, input)
        Self.connect(&actions, 1, output)
        Self.connect(&actions, 2, error)
        // Whatever else this process has open, close-on-exec or not.
        posix_spawn_file_actions_addclosefrom_np(&actions, channel == nil ? 3 : 4)
        if let workingDirectory { posix_spawn_file_actions_addchdir_np(&actions, workingDirectory) }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        if isIndependent {
            posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
            posix_spawnattr_setpgroup(&attributes, 0)
            var signals = sigset_t()
            sigemptyset(&signals)
            posix_spawnattr_setsigmask(&attributes, &signals)
            sigfillset(&signals)
            posix_spawnattr_setsigdefault(&attributes, &signals)
        }
        var pid: pid_t = 0
        let code = withCStrings(arguments) { arguments in
            withCStrings(environment.map { "\($0.key)=\($0.value)" }) { environment in
                arguments[0].map { posix_spawn(&pid, $0, &actions, &attributes, arguments, environment) } ?? EINVAL
            }
        }
        guard code == 0 else { throw Failure(code: code) }
        return pid
    }

    private static func connect(_ actions: inout posix_spawn_file_actions_t, _ number: Int32, _ stream: Stream) {
        switch stream {
        case .nowhere: posix_spawn_file_actions_addopen(&actions, number, "/dev/null", number == 0 ? O_RDONLY : O_WRONLY, 0)
        case .descriptor(let descriptor): posix_spawn_file_actions_adddup2(&actions, descriptor, number)
        case .appended(let path): posix_spawn_file_actions_addopen(&actions, number, path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        }
    }
}

/// A null-terminated array of C strings.
private func withCStrings<T>(_ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> T) -> T {
    var pointers = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return body(&pointers)
}
