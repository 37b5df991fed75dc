import AuthDomain
import Contracts
import Testing
import Wire

@Suite struct SessionRuleTests {
    private let start = Instant(milliseconds: 1_772_352_000_000)

    @Test func rememberedSessionsLiveLonger() {
        let policy = SessionPolicy()
        let long = SessionLifetime(policy: policy, remembered: true, now: start)
        let brief = SessionLifetime(policy: policy, remembered: false, now: start)
        #expect(long.idleUntil(start) == start + .days(30))
        #expect(brief.idleUntil(start) == start + .hours(24))
        #expect(long.absoluteUntil == start + .days(180))
    }

    @Test func aRefreshNeverPassesTheAbsoluteLimit() {
        let lifetime = SessionLifetime(policy: SessionPolicy(), remembered: true, now: start)
        #expect(lifetime.idleUntil(start + .days(179)) == start + .days(180))
    }

    private func verdict(
        _ presented: Int64, _ generation: Int64, rotated ago: Duration, revoked: Bool = false, idle: Duration = .days(1),
        asked trade: String? = nil, made: String? = nil
    ) -> RefreshVerdict {
        let now = start + .days(2)
        let state = SessionState(
            generation: generation, rotatedAt: now - ago, trade: made, idleUntil: now + idle, absoluteUntil: now + .days(9),
            isRevoked: revoked)
        return RefreshVerdict(presented: presented, trade: trade, session: state, now: now, grace: .seconds(10))
    }

    @Test func oneBehindWithinTheGraceIsForgiven() {
        #expect(verdict(4, 5, rotated: .zero) == .successor)
        #expect(verdict(4, 5, rotated: .seconds(10)) == .successor)
        #expect(verdict(4, 5, rotated: .milliseconds(10_001)) == .reused)
    }

    @Test func theRepeatOfTheLastTradeIsForgivenForAsLongAsTheSessionLives() {
        #expect(verdict(4, 5, rotated: .days(1), asked: "mine", made: "mine") == .successor)
        #expect(verdict(4, 5, rotated: .days(1), asked: "other", made: "mine") == .reused)
        #expect(verdict(4, 5, rotated: .days(1), asked: nil, made: nil) == .reused, "nothing is no key")
        #expect(verdict(3, 5, rotated: .days(1), asked: "mine", made: "mine") == .reused, "its successor was traded")
        #expect(verdict(4, 5, rotated: .days(1), idle: .zero, asked: "mine", made: "mine") == .ended)
    }

    @Test func twoBehindIsReuseAtAnyTime() { #expect(verdict(3, 5, rotated: .zero) == .reused) }

    @Test func aGenerationFromTheFutureIsReuse() { #expect(verdict(6, 5, rotated: .zero) == .reused) }

    @Test func anEndedSessionIsNoReuse() {
        #expect(verdict(4, 5, rotated: .zero, revoked: true) == .ended)
        #expect(verdict(1, 5, rotated: .days(1), revoked: true) == .ended)
        #expect(verdict(4, 5, rotated: .zero, idle: .zero) == .ended)
    }
}
