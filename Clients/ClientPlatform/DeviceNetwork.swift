#if canImport(Network)
public import ClientKit
internal import Dispatch
internal import Network

/// What the system says of its network.
public final class DeviceNetwork: NetworkMonitor {
    private let monitor = NWPathMonitor()
    private let state = ManualNetwork()

    public init() {
        monitor.pathUpdateHandler = { [state] path in state.set(isOnline: path.status == .satisfied) }
        monitor.start(queue: DispatchQueue(label: "barbell.network"))
    }

    deinit { monitor.cancel() }

    public var isOnline: Bool { state.isOnline }
    public func changes() -> AsyncStream<Bool> { state.changes() }
}
#endif
