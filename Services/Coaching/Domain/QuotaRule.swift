public import Contracts
public import Wire

/// What a tier has of a month, and when to say that it ends. FR-MESSAGING-03, C4 and C5 of the notes.
public enum QuotaRule {
    public static func messages(used: Int64, tier: Tier, _ policy: CoachingPolicy) -> MessageQuota {
        MessageQuota(used: used, limit: policy.monthlyMessages[tier])
    }

    public static func calls(used: Int64, tier: Tier, _ policy: CoachingPolicy) -> CallQuota {
        CallQuota(used: used, limit: policy.monthlyCalls[tier] ?? 0, durationMinutes: policy.callMinutes[tier] ?? 0)
    }

    /// The lowest tier with which more messages go on this month; nil where there is none. Who had a higher tier may have used more than
    /// the next one has.
    public static func upgrade(of tier: Tier, used: Int64, _ policy: CoachingPolicy) -> Tier? {
        Tier.allCases.sorted().first { $0 > tier && (policy.monthlyMessages[$0] ?? .max) > used }
    }

    /// The lowest tier with which another call can be booked this month; nil where there is none.
    public static func callUpgrade(of tier: Tier, used: Int64, _ policy: CoachingPolicy) -> Tier? {
        Tier.allCases.sorted().first { $0 > tier && (policy.monthlyCalls[$0] ?? 0) > used }
    }

    /// What is told of a month whose messages are used up.
    public static func refusal(messages used: Int64, tier: Tier, resetsAt: Instant, _ policy: CoachingPolicy) -> APIError {
        refusal(.messages, used: used, limit: policy.monthlyMessages[tier] ?? 0, upgrade: upgrade(of: tier, used: used, policy), resetsAt) {
            policy.monthlyMessages[$0]
        }
    }

    /// What is told of a month whose calls are used up.
    public static func refusal(calls used: Int64, tier: Tier, resetsAt: Instant, _ policy: CoachingPolicy) -> APIError {
        refusal(.calls, used: used, limit: policy.monthlyCalls[tier] ?? 0, upgrade: callUpgrade(of: tier, used: used, policy), resetsAt) {
            policy.monthlyCalls[$0]
        }
    }

    private static func refusal(
        _ resource: ErrorQuota.Resource, used: Int64, limit: Int64, upgrade: Tier?, _ resetsAt: Instant, limitOf: (Tier) -> Int64?
    ) -> APIError {
        var error = APIError(.quotaExceeded, upgrade: upgrade)
        error.quota = ErrorQuota(resource: resource, used: used, limit: limit, upgradeLimit: upgrade.flatMap(limitOf), resetsAt: resetsAt)
        return error
    }

    /// Whether a message is answered with a warning.
    /// - Parameter used: this month's messages with this one. What counts is how many were used before it.
    public static func isWarned(used: Int64, limit: Int64?, _ policy: CoachingPolicy) -> Bool {
        guard let limit else { return false }
        return (used - 1) * 100 >= limit * policy.warningPercent
    }

    /// Whether a client is asked for a rating after their `number`th message.
    public static func isRatingDue(number: Int64, _ policy: CoachingPolicy) -> Bool {
        number > 0 && number % policy.messagesPerRating == 0
    }
}
