internal import HTTPCore
internal import Platform
internal import Synchronization
internal import Wire

/// Refuses an address that sends more anonymous writes in a minute than a person could. A coarse net in front of the rules that
/// live in the database; each process counts for itself, and has its part of the limit where several share it.
final class AddressLimit: Sendable {
    private struct Window { var minute: Int64; var count: Int }
    private let perMinute: Int
    private let windows = Mutex<[String: Window]>([:])
    private static let mostAddresses = 100_000

    /// - Parameters:
    ///   - perMinute: of all replicas together; 0 turns the limit off.
    ///   - replicas: how many there are, over which requests are spread evenly.
    init(perMinute: Int, replicas: Int) { self.perMinute = (perMinute + replicas - 1) / replicas }

    func middleware(_ exchange: Exchange, next: Handler) async throws -> HTTPResponse {
        let (endpoint, context) = (exchange.route.endpoint, exchange.context)
        if endpoint.access == .anyone, endpoint.method == .post,
            let wait = wait(for: context.clientAddress, run: context.run, now: context.now)
        {
            throw APIError(.rateLimited, retryAfter: wait, detail: "More requests of this address in a minute than ADDRESS_LIMIT allows.")
        }
        return try await next(exchange)
    }

    /// Counts a write of an address.
    /// - Returns: how long to wait, when there were too many.
    func wait(for address: String, run: String?, now: Instant) -> Duration? {
        guard perMinute > 0 else { return nil }
        return take((run ?? "") + "|" + (IPAddress(address)?.subscriber.description ?? address), now)
    }

    /// How long to wait, when the window is full.
    private func take(_ key: String, _ now: Instant) -> Duration? {
        let minute = now.milliseconds / 60_000
        return windows.withLock { windows in
            if windows.count >= Self.mostAddresses { windows = windows.filter { $0.value.minute == minute } }
            var window = windows[key] ?? Window(minute: minute, count: 0)
            if window.minute != minute { window = Window(minute: minute, count: 0) }
            window.count += 1
            windows[key] = window
            return window.count > perMinute ? .milliseconds((minute + 1) * 60_000 - now.milliseconds) : nil
        }
    }
}
