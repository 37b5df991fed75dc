internal import HTTPCore
internal import Synchronization
internal import Wire

/// Refuses an address that sends more anonymous writes in a minute than a person could. A coarse net in front of the rules that
/// live in the database; each process counts for itself.
final class AddressLimit: Sendable {
    private struct Window { var minute: Int64; var count: Int }
    private let perMinute: Int
    private let windows = Mutex<[String: Window]>([:])
    private static let mostAddresses = 100_000

    /// - Parameter perMinute: 0 turns the limit off.
    init(perMinute: Int) { self.perMinute = perMinute }

    func middleware(_ exchange: Exchange, next: Handler) async throws -> HTTPResponse {
        if perMinute > 0, exchange.route.endpoint.access == .anyone, exchange.route.endpoint.method == .post {
            let key = (exchange.context.run ?? "") + "|" + exchange.context.clientAddress
            if let wait = take(key, exchange.context.now) { throw APIError(.rateLimited, retryAfter: wait) }
        }
        return try await next(exchange)
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
