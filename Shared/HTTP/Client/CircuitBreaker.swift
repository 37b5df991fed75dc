/// Stops asking a callee that keeps failing, and asks again with one call at a time. A pure value: time is passed in.
///
/// Closed lets everything through and counts failures in a row; open lets nothing through for a while; half-open lets one call
/// through and waits for its outcome. Each failed probe doubles the wait.
public struct CircuitBreaker: Sendable, Hashable {
    public struct Policy: Sendable, Hashable {
        /// Failures in a row that open it.
        public var failures: Int
        /// The first wait.
        public var wait: Duration
        public var longestWait: Duration

        public init(failures: Int = 5, wait: Duration = .milliseconds(500), longestWait: Duration = .seconds(30)) {
            self.failures = max(1, failures)
            self.wait = wait
            self.longestWait = longestWait
        }
    }

    public enum State: Sendable, Hashable {
        case closed(failures: Int), open(until: ContinuousClock.Instant, wait: Duration), halfOpen(wait: Duration)
    }
    public enum Admission: Sendable, Hashable { case allowed, refused(retryAfter: Duration) }
    public enum Outcome: Sendable, Hashable {
        case success, failure
        /// The caller gave up, which says nothing about the callee.
        case unknown
    }

    public let policy: Policy
    public private(set) var state = State.closed(failures: 0)

    public init(policy: Policy = Policy()) { self.policy = policy }

    /// Whether a call may be made now. Each `allowed` is followed by one `record`.
    public mutating func admit(now: ContinuousClock.Instant) -> Admission {
        switch state {
        case .closed: return .allowed
        case .halfOpen(let wait): return .refused(retryAfter: wait)
        case .open(let until, let wait):
            guard until <= now else { return .refused(retryAfter: until - now) }
            state = .halfOpen(wait: wait)
            return .allowed
        }
    }

    public mutating func record(_ outcome: Outcome, now: ContinuousClock.Instant) {
        switch (state, outcome) {
        case (.closed, .success): state = .closed(failures: 0)
        case (.closed(let failures), .failure):
            state = failures + 1 >= policy.failures ? .open(until: now + policy.wait, wait: policy.wait) : .closed(failures: failures + 1)
        case (.closed, .unknown): break
        case (.halfOpen, .success): state = .closed(failures: 0)
        case (.halfOpen(let wait), .failure):
            let longer = min(policy.longestWait, wait * 2)
            state = .open(until: now + longer, wait: longer)
        case (.halfOpen(let wait), .unknown): state = .open(until: now, wait: wait)  // the next caller may try
        case (.open, _): break  // the outcome of a call made before it opened
        }
    }
}
