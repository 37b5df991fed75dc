internal import Glibc

/// Asks a running supervisor to stop, from any thread.
public final class SupervisorControl: Sendable {
    private let pipe: Pipe

    public init() throws(SystemError) { pipe = try Pipe() }

    /// The first call stops every service in reverse order; a further one kills what is still there.
    public func stop() { SystemCall.writeAll(pipe.writeEnd, [1]) }

    var descriptor: Int32 { pipe.readEnd }
    /// How often `stop` was called since the last time.
    func requests() -> Int { pipe.readAvailable().count }
}
