internal import Platform
internal import Security
internal import Synchronization
internal import Wire

/// The published keys of another service, fetched when they are needed and kept.
///
/// However many callers want a fetch, one runs at a time and they share it, and fetches start at least a back-off apart: a flood of
/// made-up key ids costs the callee one answer a back-off. A caller that wants newer keys waits for a fetch that starts after it
/// asked, so a genuine token under a new key is never refused because of such a flood.
final class JWKSCache: Sendable {
    struct Policy: Sendable {
        /// Between the starts of two fetches.
        var backoff: Duration = .seconds(1)
        /// Older sets are fetched again, while the old one serves.
        var refreshAfter: Duration = .minutes(5)
    }

    private struct Flight {
        let task: Task<Void, Never>
        /// Nil while it waits for the back-off to pass.
        var startedAt: ContinuousClock.Instant?
    }
    private struct State {
        var flight: Flight?
        var lastStart: ContinuousClock.Instant?
        var fetchedAt: ContinuousClock.Instant?
    }

    private let policy: Policy
    private let clock: any MonotonicClock
    private let fetch: @Sendable () async throws -> JWKSet
    private let replace: @Sendable (JWKSet) -> Void
    private let logger: Logger
    private let state = Mutex(State())

    /// - Parameters:
    ///   - fetch: asks for the set; it ends by itself in bounded time.
    ///   - replace: called with each set that was fetched and is not empty.
    init(
        policy: Policy = Policy(), clock: any MonotonicClock, logger: Logger, fetch: @escaping @Sendable () async throws -> JWKSet,
        replace: @escaping @Sendable (JWKSet) -> Void
    ) {
        self.policy = policy
        self.clock = clock
        self.logger = logger
        self.fetch = fetch
        self.replace = replace
    }

    /// Whether there is a set. Starts a refresh of an old one without waiting for it.
    var isHere: Bool {
        guard let fetchedAt = state.withLock({ $0.fetchedAt }) else { return false }
        if fetchedAt + policy.refreshAfter <= clock.now() { _ = flight(mayWait: false) }
        return true
    }

    /// Whether there is a set, after trying to get the first one.
    func isAvailable() async -> Bool {
        if isHere { return true }
        await flight(mayWait: false)?.task.value
        return state.withLock { $0.fetchedAt != nil }
    }

    /// Returns when a fetch that started no earlier than now has ended, well or not.
    func refetch() async {
        let asked = clock.now()
        while let flight = flight(mayWait: true) {
            await flight.task.value
            if flight.startedAt.map({ $0 >= asked }) ?? true { return }
        }
    }

    /// The fetch under way, or a new one; nil when the back-off forbids one and the caller does not want to wait.
    private func flight(mayWait: Bool) -> Flight? {
        let now = clock.now()
        return state.withLock { state in
            if let flight = state.flight { return flight }
            let wait = state.lastStart.map { $0 + policy.backoff - now } ?? .zero
            guard wait <= .zero || mayWait else { return nil }
            let task = Task {
                if wait > .zero { try? await Task.sleep(for: wait) }
                await self.run()
            }
            let flight = Flight(task: task, startedAt: nil)
            state.flight = flight
            return flight
        }
    }

    private func run() async {
        let start = clock.now()
        state.withLock { state in
            state.lastStart = start
            state.flight?.startedAt = start
        }
        var fetched: JWKSet?
        do {
            let set = try await fetch()
            // An empty set would refuse everybody; no issuer without keys is healthy.
            if set.keys.isEmpty { logger.log(.warning, "published keys are empty") } else { fetched = set }
        } catch {
            logger.log(.warning, "keys not fetched", ["error": .string("\(error)")])
        }
        if let fetched { replace(fetched) }
        state.withLock { state in
            if fetched != nil { state.fetchedAt = start }
            state.flight = nil
        }
    }
}
