import CoachingDomain
import Contracts
import Testing

/// Numbers of the documents: FR-MESSAGING-03 and its notes.
@Suite struct QuotaRuleTests {
    private let policy = CoachingPolicy()

    @Test func warnsFromEightyPercentUsedBeforeSending() {
        #expect((1...20).filter { QuotaRule.isWarned(used: $0, limit: 20, policy) } == [17, 18, 19, 20])
        #expect(!QuotaRule.isWarned(used: 160, limit: 200, policy))
        #expect(QuotaRule.isWarned(used: 161, limit: 200, policy))
        #expect(!QuotaRule.isWarned(used: 250, limit: nil, policy))
    }

    @Test func asksForARatingAfterEveryTenthMessage() {
        #expect((0...30).filter { QuotaRule.isRatingDue(number: $0, policy) } == [10, 20, 30])
    }
}
