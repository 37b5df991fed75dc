internal import Contracts
internal import Synchronization

/// Hands each new message to everybody who watches the page.
final class LiveFeed: Sendable {
    private struct Watchers { var next = 0; var open: [Int: AsyncStream<RecordedMessage>.Continuation] = [:] }
    private let watchers = Mutex(Watchers())

    func publish(_ message: RecordedMessage) {
        for watcher in watchers.withLock({ Array($0.open.values) }) { watcher.yield(message) }
    }

    /// Messages from now on. A watcher that does not read keeps the newest 100.
    func watch() -> AsyncStream<RecordedMessage> {
        AsyncStream(bufferingPolicy: .bufferingNewest(100)) { continuation in
            let id = watchers.withLock { watchers in
                watchers.next += 1
                watchers.open[watchers.next] = continuation
                return watchers.next
            }
            continuation.onTermination = { [weak self] _ in self?.watchers.withLock { _ = $0.open.removeValue(forKey: id) } }
        }
    }

    func close() {
        for watcher in watchers.withLock({ Array($0.open.values) }) { watcher.finish() }
    }
}
