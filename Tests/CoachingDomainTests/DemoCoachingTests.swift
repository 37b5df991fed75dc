import CoachingDomain
import Contracts
import Testing
import Wire

/// A demo shows the product as it is.
@Suite struct DemoCoachingTests {
    @Test func theCallOfADemoFollowsThePolicy() throws {
        var policy = CoachingPolicy()
        policy.joinOpens = .minutes(7)
        policy.cancelCutoff = .hours(12)
        policy.callMinutes[.freemium] = 20
        let demo = DemoCoaching(person: .example, now: .example, language: .english, policy: policy)
        let call = try #require(demo.calls(CallQuery()).items.first)
        #expect(call.slot - call.joinOpensAt == .minutes(7) && call.slot - call.refundableUntil == .hours(12))
        #expect(call.endsAt - call.slot == .minutes(20) && call.durationMinutes == 20)
    }
}
