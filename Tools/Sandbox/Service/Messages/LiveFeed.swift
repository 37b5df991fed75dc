internal import Contracts
internal import Synchronization

/// What the page is told of.
enum LiveNews: Sendable {
    case message(RecordedMessage)
    case payment(PaymentIntent)
}

/// Hands each new message and each change of a payment to everybody who watches the page.
final class LiveFeed: Sendable {
    private struct Watchers { var next = 0; var open: [Int: AsyncStream<LiveNews>.Continuation] = [:] }
    private let watchers = Mutex(Watchers())

    func publish(_ news: LiveNews) {
        for watcher in watchers.withLock({ Array($0.open.values) }) { watcher.yield(news) }
    }

    /// News from now on. A watcher that does not read keeps the newest 100.
    func watch() -> AsyncStream<LiveNews> {
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
