internal import Synchronization

/// What the connections of all loops hold at this moment, and how often one was refused for it. Read from any thread.
public final class ServerLoad: Sendable {
    private let open = Atomic<Int>(0)
    private let refused = Atomic<Int>(0)
    private let displaced = Atomic<Int>(0)
    private let cut = Atomic<Int>(0)
    private let overloads = Atomic<Int>(0)
    private let unsent = Atomic<Int>(0)
    private let arriving = Mutex<(all: Int, byAddress: [String: Int])>((0, [:]))

    init() {}

    /// Open connections.
    public var connections: Int { open.load(ordering: .relaxed) }
    /// Connections that were turned away when they were accepted, because there were as many as may be.
    public var refusedConnections: Int { refused.load(ordering: .relaxed) }
    /// Connections that were closed in the middle of a request to make room for new ones.
    public var displacedConnections: Int { displaced.load(ordering: .relaxed) }
    /// Connections that were closed because their peers did not read their answers while the memory for answers was used up.
    public var cutConnections: Int { cut.load(ordering: .relaxed) }
    /// Requests that were refused because bodies or files were as many as may be.
    public var overloadedRequests: Int { overloads.load(ordering: .relaxed) }
    /// Bytes of answers that wait in memory for their readers.
    public var unsentBytes: Int { unsent.load(ordering: .relaxed) }
    /// Bytes of bodies in memory that came in pieces.
    public var arrivingBytes: Int { arriving.withLock { $0.all } }

    func connected(_ change: Int) { open.wrappingAdd(change, ordering: .relaxed) }
    func noteRefused() { refused.wrappingAdd(1, ordering: .relaxed) }
    func noteDisplaced() { displaced.wrappingAdd(1, ordering: .relaxed) }
    func noteCut() { cut.wrappingAdd(1, ordering: .relaxed) }
    func noteOverload() { overloads.wrappingAdd(1, ordering: .relaxed) }
    func holdUnsent(_ change: Int) { if change != 0 { unsent.wrappingAdd(change, ordering: .relaxed) } }

    /// Counts more bytes of bodies, unless that would be too many.
    func takeArriving(_ count: Int, of address: String, _ limits: HTTPLimits) -> Bool {
        arriving.withLock { arriving in
            let own = arriving.byAddress[address, default: 0] + count
            guard arriving.all + count <= limits.arrivingBytes, own <= limits.arrivingBytesPerAddress else { return false }
            arriving.all += count
            arriving.byAddress[address] = own
            return true
        }
    }

    func giveArriving(_ count: Int, of address: String) {
        arriving.withLock { arriving in
            arriving.all -= count
            let left = arriving.byAddress[address, default: 0] - count
            arriving.byAddress[address] = left > 0 ? left : nil
        }
    }
}
