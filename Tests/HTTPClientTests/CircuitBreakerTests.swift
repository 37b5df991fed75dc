import HTTPClient
import Testing

@Suite struct CircuitBreakerTests {
    private let start = ContinuousClock.now
    private let policy = CircuitBreaker.Policy(failures: 3, wait: .seconds(1), longestWait: .seconds(3))

    private func opened() -> CircuitBreaker {
        var breaker = CircuitBreaker(policy: policy)
        for _ in 0..<3 {
            #expect(breaker.admit(now: start) == .allowed)
            breaker.record(.failure, now: start)
        }
        return breaker
    }

    @Test func onlyFailuresInARowOpenIt() {
        var breaker = CircuitBreaker(policy: policy)
        for outcome in [CircuitBreaker.Outcome.failure, .failure, .success, .failure, .failure, .unknown] {
            breaker.record(outcome, now: start)
        }
        #expect(breaker.state == .closed(failures: 2))
        breaker.record(.failure, now: start)
        #expect(breaker.state == .open(until: start + .seconds(1), wait: .seconds(1)))
    }

    @Test func openRefusesUntilItsTimeIsOver() {
        var breaker = opened()
        #expect(breaker.admit(now: start) == .refused(retryAfter: .seconds(1)))
        #expect(breaker.admit(now: start + .milliseconds(999)) == .refused(retryAfter: .milliseconds(1)))
        #expect(breaker.admit(now: start + .seconds(1)) == .allowed)
    }

    @Test func oneProbeAtATime() {
        var breaker = opened()
        let later = start + .seconds(1)
        #expect(breaker.admit(now: later) == .allowed)
        #expect(breaker.admit(now: later) == .refused(retryAfter: .seconds(1)))
        breaker.record(.success, now: later)
        #expect(breaker.state == .closed(failures: 0))
        #expect(breaker.admit(now: later) == .allowed)
    }

    @Test func aFailedProbeDoublesTheWaitUpToItsLimit() {
        var breaker = opened()
        var now = start + .seconds(1)
        for wait in [Duration.seconds(2), .seconds(3), .seconds(3)] {
            #expect(breaker.admit(now: now) == .allowed)
            breaker.record(.failure, now: now)
            #expect(breaker.state == .open(until: now + wait, wait: wait))
            now += wait
        }
        #expect(breaker.admit(now: now) == .allowed)
        breaker.record(.success, now: now)
        for _ in 0..<3 { breaker.record(.failure, now: now) }
        #expect(breaker.state == .open(until: now + .seconds(1), wait: .seconds(1)), "after a recovery the wait is short again")
    }

    @Test func anAbandonedProbeLetsTheNextCallerTry() {
        var breaker = opened()
        let later = start + .seconds(1)
        #expect(breaker.admit(now: later) == .allowed)
        breaker.record(.unknown, now: later)
        #expect(breaker.admit(now: later) == .allowed)
    }

    @Test func outcomesOfOlderCallsDoNotMoveAnOpenBreaker() {
        var breaker = opened()
        breaker.record(.success, now: start)
        breaker.record(.failure, now: start + .milliseconds(500))
        #expect(breaker.state == .open(until: start + .seconds(1), wait: .seconds(1)))
    }
}
