/// How long an account waits after failed sign-ins: nothing for the first few, then twice as long each time. Never for ever, so
/// that an attacker cannot lock anybody out, and per lane, so that a device that signed in before does not pay for a stranger.
public struct LoginThrottle: Sendable, Equatable {
    /// Failures without a wait.
    public var free = 5
    /// The first wait.
    public var first: Duration = .seconds(1)
    /// The longest wait.
    public var longest: Duration = .seconds(900)
    /// Failures are forgotten after this long without one.
    public var memory: Duration = .seconds(86_400)

    public init() {}

    /// The wait after the n-th failure in a row.
    public func wait(afterFailure n: Int) -> Duration {
        guard n >= free else { return .zero }
        let doublings = min(n - free, 40)
        var wait = first
        for _ in 0..<doublings where wait < longest { wait += wait }
        return min(wait, longest)
    }

    /// The failures at which the wait changes, with the wait from there on: what storage needs to decide in one statement.
    public var steps: [(failures: Int, wait: Duration)] {
        var steps: [(failures: Int, wait: Duration)] = []
        var n = free
        while true {
            let wait = wait(afterFailure: n)
            steps.append((n, wait))
            if wait >= longest { return steps }
            n += 1
        }
    }
}
