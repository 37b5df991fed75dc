internal import HTTPCore
internal import Platform
internal import Synchronization

/// How many event streams may go on at once. Each has a connection of a browser and one of a service for as long as its page is open.
final class StreamBudget: Sendable {
    let most: Int
    private let taken = Mutex(0)

    init(most: Int) { self.most = most }

    /// Those that go on.
    var open: Int { taken.withLock { $0 } }

    /// - Returns: what gives the place back when it goes; nil when there is none.
    func take() -> BodyHold? {
        let hasRoom = taken.withLock { taken -> Bool in
            guard taken < most else { return false }
            taken += 1
            return true
        }
        return hasRoom ? BodyHold { [self] in taken.withLock { $0 -= 1 } } : nil
    }

    func show(in metrics: Metrics) {
        metrics.gauge("barbell_streams", help: "Event streams of other services that go on to clients.") { [self] in Double(open) }
        metrics.gauge("barbell_streams_most", help: "Event streams that may go on to clients at once.").set(Double(most))
    }
}
