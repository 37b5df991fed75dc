internal import Synchronization

/// The claims whose runs are under way. One task renews them all: nearly every request ends before its own would have anything to do.
final class HeldClaims: Sendable {
    private struct Held {
        let claim: KeyClaim
        let since: ContinuousClock.Instant
    }
    private struct State {
        var claims: [ObjectIdentifier: Held] = [:]
        var isRenewed = false
    }
    private let state = Mutex(State())

    /// - Returns: whether the caller is to renew from now on what is held, as nobody does.
    func add(_ claim: KeyClaim) -> Bool {
        state.withLock { state in
            state.claims[ObjectIdentifier(claim)] = Held(claim: claim, since: .now)
            defer { state.isRenewed = true }
            return !state.isRenewed
        }
    }

    func remove(_ claim: KeyClaim) { state.withLock { state in state.claims[ObjectIdentifier(claim)] = nil } }

    /// - Returns: those that are held for so long, and for how long; nil when none is held at all, of which whoever renews ends.
    func longer(than limit: Duration) -> [(claim: KeyClaim, time: Duration)]? {
        let now = ContinuousClock.now
        return state.withLock { state in
            guard !state.claims.isEmpty else {
                state.isRenewed = false
                return nil
            }
            return state.claims.values.map { (claim: $0.claim, time: now - $0.since) }.filter { $0.time >= limit }
        }
    }
}
