/// A program to run as a child process: what it is called with and what it may use up. No shell is involved, so nothing in an argument
/// has a meaning of its own.
public struct Command: Sendable, Hashable {
    /// All that a child sees of the environment unless told otherwise: nothing of this process's own, which holds secrets.
    public static let plainEnvironment = ["PATH": "/usr/local/bin:/usr/bin:/bin", "LC_ALL": "C", "HOME": "/nonexistent"]

    /// An absolute path, or a bare name to be found along `PATH` of `environment`.
    public var executable: String
    /// Without the program's own name.
    public var arguments: [String]
    public var environment: [String: String]
    /// Absolute. The root unless told, so that a relative path in an argument leads nowhere.
    public var workingDirectory: String
    public var limits: ChildLimits
    /// 0 is as important as this process, 19 the least; a negative one needs a privilege.
    public var niceness: Int
    /// The bytes of standard output that are kept, from its beginning. The rest is read and dropped.
    public var outputLimit: Int
    /// Whether it is ended as soon as it has written more than that.
    public var stopsAtOutputLimit = false
    /// The bytes of standard error that are kept, from its end.
    public var errorLimit: Int
    /// The exit codes that are no failure.
    public var acceptedCodes: Set<Int32> = [0]

    public init(
        _ executable: String, _ arguments: [String] = [], environment: [String: String] = Command.plainEnvironment,
        workingDirectory: String = "/",
        limits: ChildLimits, niceness: Int = 0, outputLimit: Int = 1 << 20, errorLimit: Int = 16 << 10
    ) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
        self.workingDirectory = workingDirectory
        self.limits = limits
        self.niceness = niceness
        self.outputLimit = outputLimit
        self.errorLimit = errorLimit
    }
}

/// What a child may use up. The kernel keeps all but the times on the wall for every process that the child starts, each on its own.
public struct ChildLimits: Sendable, Hashable {
    /// Real time from its start; then it is ended.
    public var wallTime: Duration
    /// Between the polite signal and the one that cannot be refused.
    public var grace: Duration
    /// Virtual memory, libraries and the stacks of threads included, in bytes.
    public var addressSpaceBytes: Int?
    /// Processor time of all its threads.
    public var cpuSeconds: Int?
    /// The largest file that it may write.
    public var outputFileBytes: Int?
    /// How many files it may have open.
    public var openFiles: Int?

    public init(
        wallTime: Duration, grace: Duration = .seconds(2), addressSpaceBytes: Int? = nil, cpuSeconds: Int? = nil,
        outputFileBytes: Int? = nil,
        openFiles: Int? = nil
    ) {
        self.wallTime = wallTime
        self.grace = grace
        self.addressSpaceBytes = addressSpaceBytes
        self.cpuSeconds = cpuSeconds
        self.outputFileBytes = outputFileBytes
        self.openFiles = openFiles
    }
}
