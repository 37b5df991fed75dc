import CoachingDomain
import Contracts
import Testing
import Wire

/// Numbers of the documents: FR-MESSAGING-03 and its notes.
@Suite struct QuotaRuleTests {
    private let policy = CoachingPolicy()

    @Test func warnsFromEightyPercentUsedBeforeSending() {
        #expect((1...20).filter { QuotaRule.isWarned(used: $0, limit: 20, policy) } == [17, 18, 19, 20])
        #expect(!QuotaRule.isWarned(used: 160, limit: 200, policy))
        #expect(QuotaRule.isWarned(used: 161, limit: 200, policy))
        #expect(!QuotaRule.isWarned(used: 250, limit: nil, policy))
    }

    /// FC-ADD-08: 1, 2 and 4 calls, 20 and 200 messages. Who had a higher tier this month may have used more than the next one has.
    @Test func namesTheTierThatHelps() {
        func calls(_ tier: Tier, _ used: Int64) -> Tier? { QuotaRule.callUpgrade(of: tier, used: used, policy) }
        func messages(_ tier: Tier, _ used: Int64) -> Tier? { QuotaRule.upgrade(of: tier, used: used, policy) }
        #expect([calls(.freemium, 1), calls(.freemium, 2), calls(.freemium, 3), calls(.freemium, 4)]
            == [.premium, .smartPremium, .smartPremium, nil])
        #expect(calls(.premium, 2) == .smartPremium && calls(.smartPremium, 4) == nil)
        #expect(messages(.freemium, 20) == .premium && messages(.freemium, 199) == .premium)
        #expect(messages(.freemium, 200) == .smartPremium && messages(.premium, 200) == .smartPremium)
    }

    @Test func asksForARatingAfterEveryTenthMessage() {
        #expect((0...30).filter { QuotaRule.isRatingDue(number: $0, policy) } == [10, 20, 30])
    }
}
