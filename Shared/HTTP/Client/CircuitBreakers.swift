internal import CurlKit

/// Whom a circuit breaker guards. A test run has its own, so that a fault that one meets on purpose refuses nothing to another;
/// outside tests there are no runs.
struct Callee: Sendable, Hashable {
    let origin: URLOrigin
    let run: String?
}

/// The circuit breakers of a client, as far as they are not closed with a clean record. Callees may be named by strangers, as push
/// services are, so those that nobody has failed at for a while are forgotten once there are many. A pure value: time is passed in.
struct CircuitBreakers: Sendable {
    private struct Kept: Sendable {
        var breaker: CircuitBreaker
        var changed: ContinuousClock.Instant
    }

    /// As many are kept however old they are.
    static let few = 1024

    private let policy: CircuitBreaker.Policy
    private var kept: [Callee: Kept] = [:]
    /// How many there are when they are looked through next.
    private var many = Self.few

    init(policy: CircuitBreaker.Policy) { self.policy = policy }

    var count: Int { kept.count }

    mutating func change<R>(of callee: Callee, now: ContinuousClock.Instant, _ body: (inout CircuitBreaker) -> R) -> R {
        let before = kept[callee]
        var breaker = before?.breaker ?? CircuitBreaker(policy: policy)
        let result = body(&breaker)
        if breaker.state == .closed(failures: 0) {
            kept[callee] = nil
        } else if breaker != before?.breaker {
            kept[callee] = Kept(breaker: breaker, changed: now)
            if kept.count > many { forget(now: now) }
        }
        return result
    }

    /// Looking through them again waits until there are twice as many, so that a breaker costs the same however many there are.
    private mutating func forget(now: ContinuousClock.Instant) {
        kept = kept.filter { _, kept in
            let end = if case .open(let until, _) = kept.breaker.state { until } else { kept.changed }
            return end + policy.longestWait > now
        }
        many = max(Self.few, kept.count * 2)
    }
}
