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
        let count = Plural.messages.text(remaining, language)
        return QuotaWarning(kind: .remaining, remaining: remaining, message: isArabic ? "بقيت \(count)" : "\(count) remaining")
    }
}

extension Plural {
    static let messages = Plural(english: ("message", "messages"), arabic: ("رسالة واحدة", "رسالتان", "رسائل", "رسالة", "رسالة"))
    static let newMessages = Plural(
        english: ("new message", "new messages"),
        arabic: ("رسالة جديدة", "رسالتان جديدتان", "رسائل جديدة", "رسالة جديدة", "رسالة جديدة"))
}
