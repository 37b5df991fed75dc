import CurlKit
@testable import HTTPClient
import Testing

/// The breakers of all callees: whoever names one must not be able to fill the memory.
@Suite struct CircuitBreakersTests {
    private let start = ContinuousClock.now
    private let policy = CircuitBreaker.Policy(failures: 2, wait: .seconds(1), longestWait: .seconds(30))

    private func callee(_ number: Int) throws -> Callee {
        Callee(origin: try URLOrigin(of: "https://push-\(number).example.com/"), run: nil)
    }

    private func fail(_ numbers: Range<Int>, at now: ContinuousClock.Instant, in breakers: inout CircuitBreakers) throws {
        for number in numbers { breakers.change(of: try callee(number), now: now) { $0.record(.failure, now: now) } }
    }

    @Test func calleesThatFailedLongAgoAreForgottenOnceThereAreMany() throws {
        var breakers = CircuitBreakers(policy: policy)
        try fail(0..<1024, at: start, in: &breakers)
        #expect(breakers.count == 1024)
        // Not yet as long ago as a breaker waits at most.
        try fail(1024..<1025, at: start + .seconds(29), in: &breakers)
        #expect(breakers.count == 1025)
        try fail(1025..<5000, at: start + .seconds(60), in: &breakers)
        #expect(breakers.count == 5000 - 1025)
        try fail(5000..<20_000, at: start + .seconds(120), in: &breakers)
        #expect(breakers.count == 15_000)
    }

    @Test func anOpenCircuitStaysOpenHoweverManyThereAre() throws {
        var breakers = CircuitBreakers(policy: policy)
        for _ in 0..<2 { try fail(0..<1, at: start, in: &breakers) }
        try fail(1..<5000, at: start + .milliseconds(500), in: &breakers)
        let now = start + .milliseconds(600)
        let admission = breakers.change(of: try callee(0), now: now) { $0.admit(now: now) }
        #expect(admission == .refused(retryAfter: .milliseconds(400)))
    }

    @Test func aCleanRecordIsNotKept() throws {
        var breakers = CircuitBreakers(policy: policy)
        try fail(0..<1, at: start, in: &breakers)
        let first = try callee(0)
        breakers.change(of: first, now: start) { $0.record(.success, now: start) }
        #expect(breakers.count == 0)
        let admission = breakers.change(of: first, now: start) { $0.admit(now: start) }
        #expect(admission == .allowed)
        #expect(breakers.count == 0)
    }
}
