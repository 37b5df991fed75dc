internal import Synchronization

/// What a running supervisor is asked for.
public enum SupervisorRequest: Sendable, Hashable {
    /// The first one stops every service in reverse order; a further one kills what is still there.
    case stopAll
    case service(String, ServiceOrder)
}

/// What is to become of one service.
public enum ServiceOrder: String, Sendable, Hashable, CaseIterable {
    /// It ends and stays down until it is started.
    case stop
    case start
    /// It ends in order and begins again, with its port and its data.
    case restart
}

/// Asks a running supervisor for something, from any thread.
public final class SupervisorControl: Sendable {
    private let pipe: Pipe
    private let waiting = Mutex<[SupervisorRequest]>([])

    public init() throws(SystemError) { pipe = try Pipe() }

    /// Safe in the handler of a signal that a thread waits for.
    public func stop() { ask(.stopAll) }

    public func ask(_ request: SupervisorRequest) {
        waiting.withLock { $0.append(request) }
        SystemCall.writeAll(pipe.writeEnd, [1])
    }

    var descriptor: Int32 { pipe.readEnd }
    /// What was asked for since the last time.
    func requests() -> [SupervisorRequest] {
        _ = pipe.readAvailable()
        return waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
    }
}
