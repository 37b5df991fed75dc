/// What a child left that ended with a code that is accepted.
public struct ChildResult: Sendable, Hashable {
    /// The beginning of its standard output, at most `Command.outputLimit` bytes.
    public var output: [UInt8]
    /// Whether it wrote more than that.
    public var isOutputCut: Bool
    /// The end of its standard error, at most `Command.errorLimit` bytes.
    public var errorText: String
    public var usage: ChildUsage

    public init(output: [UInt8], isOutputCut: Bool, errorText: String, usage: ChildUsage) {
        self.output = output
        self.isOutputCut = isOutputCut
        self.errorText = errorText
        self.usage = usage
    }
}

/// What a child and the children it waited for used up.
public struct ChildUsage: Sendable, Hashable {
    /// The most memory that one of them held, in bytes. Never less than this process held when it started the child: the kernel
    /// counts a child from before it becomes its program.
    public var peakMemoryBytes: Int
    public var cpuTime: Duration
    public var wallTime: Duration

    public init(peakMemoryBytes: Int, cpuTime: Duration, wallTime: Duration) {
        self.peakMemoryBytes = peakMemoryBytes
        self.cpuTime = cpuTime
        self.wallTime = wallTime
    }
}

/// Why a child did not do its work. The texts are for logs: they can name files of this machine.
public enum ChildFailure: Error, Sendable, Hashable {
    /// There is no such program, or it may not be run.
    case notFound(executable: String)
    /// The system would not start it: no thread or descriptor left, no such folder, a zero byte in an argument.
    case cannotStart(String)
    /// Its real or processor time was up.
    case timedOut
    /// The task that ran it was cancelled.
    case cancelled
    /// A signal that we did not send ended it.
    case killed(signal: Int32, errorText: String)
    /// It was refused memory, or the kernel ended it for lack of memory. A best guess: only its own words and a counter of the kernel
    /// tell this from other failures.
    case outOfMemory(errorText: String)
    /// It wrote a larger file than it may, or more to its standard output than it may and `Command.stopsAtOutputLimit` is set.
    case outputTooLarge
    /// It ended with a code that is not accepted.
    case exit(code: Int32, errorText: String)
}
