internal import HTTPCore
internal import Platform
internal import Synchronization
internal import Wire

/// Refuses an address that sends more anonymous writes in a minute than a person could. A coarse net in front of the rules that
/// live in the database; each process counts for itself, and has its part of the limit where several share it.
final class AddressLimit: Sendable {
    private struct Window { var minute: Int64; var count: Int }
    private struct State {
        var windows: [String: Window] = [:]
        /// The minute in which those of others were last taken out.
        var swept: Int64?
    }
    private let perMinute: Int
    private let state = Mutex(State())
    static let mostAddresses = 100_000
    /// In how many windows addresses are counted together for which there is no room. Swift hashes with a random seed of each process, so
    /// that nobody can tell whom they share one with.
    static let sharedWindows = 4096

    /// - Parameters:
    ///   - perMinute: of all replicas together; 0 turns the limit off.
    ///   - replicas: how many there are, over which requests are spread evenly.
    init(perMinute: Int, replicas: Int) { self.perMinute = (perMinute + replicas - 1) / replicas }

    func middleware(_ exchange: Exchange, next: Handler) async throws -> HTTPResponse {
        let (endpoint, context) = (exchange.route.endpoint, exchange.context)
        if Self.counts(endpoint),
            let wait = wait(for: context.clientAddress, run: context.run, now: context.now)
        {
            throw APIError(.rateLimited, retryAfter: wait, detail: "More requests of this address in a minute than ADDRESS_LIMIT allows.")
        }
        return try await next(exchange)
    }

    /// Whether requests of a route are anonymous writes. What is put as bytes is not: where to put it was signed for somebody who asked
    /// for it.
    static func counts(_ endpoint: EndpointDescription) -> Bool {
        guard endpoint.access == .anyone else { return false }
        switch endpoint.method {
        case .get, .head, .options: return false
        case .put: return endpoint.rawBody == nil
        case .post, .patch, .delete, .query, .trace: return true
        }
    }

    /// Counts a write of an address.
    /// - Returns: how long to wait, when there were too many.
    func wait(for address: String, run: String?, now: Instant) -> Duration? {
        guard perMinute > 0 else { return nil }
        return take((run ?? "") + "|" + (IPAddress(address)?.subscriber.description ?? address), now)
    }

    /// How many addresses it knows.
    var known: Int { state.withLock { $0.windows.count } }

    /// How long to wait, when the window is full. Whoever sends from ever more addresses takes neither memory nor time without end: the map
    /// is looked through once a minute, and who comes when it is full shares a window with some others who do.
    private func take(_ key: String, _ now: Instant) -> Duration? {
        let minute = now.milliseconds / 60_000
        return state.withLock { state in
            if state.windows.count >= Self.mostAddresses, state.swept != minute {
                state.windows = state.windows.filter { $0.value.minute == minute }
                state.swept = minute
            }
            let hasRoom = state.windows.count < Self.mostAddresses || state.windows[key] != nil
            // No address has a number's name: theirs have a `|` in them.
            let key = hasRoom ? key : String(key.hashValue & (Self.sharedWindows - 1))
            var window = state.windows[key] ?? Window(minute: minute, count: 0)
            if window.minute != minute { window = Window(minute: minute, count: 0) }
            window.count += 1
            state.windows[key] = window
            return window.count > perMinute ? .milliseconds((minute + 1) * 60_000 - now.milliseconds) : nil
        }
    }
}
