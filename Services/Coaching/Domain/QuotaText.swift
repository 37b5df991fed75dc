public import Contracts
public import Wire

/// What is said beside a message when a month's messages come to their end. AC-QUOTA-02, C5 of the notes.
public enum QuotaText {
    /// - Parameter used: this month's messages with this one.
    /// - Returns: nil while there is nothing to say.
    public static func warning(used: Int64, limit: Int64?, _ language: Language, _ policy: CoachingPolicy) -> QuotaWarning? {
        guard let limit, QuotaRule.isWarned(used: used, limit: limit, policy) else { return nil }
        let remaining = max(0, limit - used), isArabic = language == .arabic
        if remaining == 0 {
            let text = isArabic ? "كانت هذه آخر رسالة متبقية هذا الشهر!" : "Last message remaining this month!"
            return QuotaWarning(kind: .last, remaining: 0, message: text)
        }
        return QuotaWarning(kind: .remaining, remaining: remaining, message: isArabic ? arabic(remaining) : english(remaining))
    }

    private static func english(_ count: Int64) -> String { count == 1 ? "1 message remaining" : "\(count) messages remaining" }

    /// Arabic counts one, two, three to ten and eleven on with other words; what counts is the number's last two digits.
    private static func arabic(_ count: Int64) -> String {
        switch count {
        case 1: "بقيت رسالة واحدة"
        case 2: "بقيت رسالتان"
        default:
            (3...10).contains(count % 100) ? "بقيت \(count) رسائل" : "بقيت \(count) رسالة"
        }
    }
}
