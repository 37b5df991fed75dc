import HTTPClient
import Platform
import Testing

/// Always the largest or the smallest number allowed.
private struct Extreme: RandomSource {
    let highest: Bool
    func next() -> UInt64 { highest ? .max : 0 }
    func below(_ n: UInt64) -> UInt64 { highest ? n - 1 : 0 }
}

@Suite struct RetryPolicyTests {
    private let policy = RetryPolicy(attempts: 5, base: .milliseconds(50), cap: .milliseconds(300))

    @Test func pausesGrowUpToTheCap() {
        let pauses = (1...5).map { policy.pause(afterAttempt: $0, random: Extreme(highest: true)) }
        #expect(pauses == [.milliseconds(50), .milliseconds(100), .milliseconds(200), .milliseconds(300), .milliseconds(300)])
        #expect(policy.pause(afterAttempt: 1_000_000, random: Extreme(highest: true)) == .milliseconds(300))
    }

    @Test func jitterIsFull() {
        for attempt in 1...5 { #expect(policy.pause(afterAttempt: attempt, random: Extreme(highest: false)) == .zero) }
    }

    @Test func thereIsAlwaysAFirstAttempt() {
        #expect(RetryPolicy(attempts: 0).attempts == 1)
        #expect(RetryPolicy(base: .zero).pause(afterAttempt: 3, random: Extreme(highest: true)) == .zero)
    }
}
