public import Contracts
public import Wire

/// What a notification says and where it leads, in one language. GTSD-7.3.
public struct NotificationText: Sendable, Equatable {
    public let type: NotificationType
    public let title: String
    public let body: String
    public let route: AppRoute

    /// GTSD-7.3-03.
    public static func badge(_ code: BadgeCode, _ language: Language) -> NotificationText {
        let badge = BadgeRule.text(code, language)
        let title = language == .arabic ? "وسام جديد: \(badge.name)" : "New badge: \(badge.name)"
        return NotificationText(type: .badge, title: "\(badge.emoji) \(title)", body: badge.description, route: .badge(code))
    }

    /// A streak reached a milestone of that many days. GTSD-7.3-04.
    public static func streak(days: Int64, _ language: Language) -> NotificationText {
        let count = Plural.days.text(days, language)
        return switch language {
        case .english:
            NotificationText(type: .streak, title: "🔥 \(count) in a row", body: "Your streak keeps growing. Well done!", route: .streaks)
        case .arabic:
            NotificationText(type: .streak, title: "🔥 \(count) على التوالي", body: "سلسلتك في ازدياد. أحسنت!", route: .streaks)
        }
    }

    /// The daily reminder; nil once nothing is left to do. GTSD-7.3-02.
    /// - Parameter isToday: whether it is that date where the reader is. Read later it tells of a day that is over.
    public static func reminder(left: Int64, on date: LocalDate, isToday: Bool = true, _ language: Language) -> NotificationText? {
        guard left > 0 else { return nil }
        let count = Plural.tasks.text(left, language)
        return switch language {
        case .english:
            NotificationText(
                type: .reminder, title: "Your day",
                body: isToday ? "\(count) left for today." : "\(count) \(left == 1 ? "was" : "were") left that day.", route: .tasks(date))
        case .arabic:
            NotificationText(
                type: .reminder, title: "يومك", body: isToday ? "بقي لك اليوم: \(count)." : "بقي لك في ذلك اليوم: \(count).",
                route: .tasks(date))
        }
    }
}

extension Plural {
    static let days = Plural(english: ("day", "days"), arabic: ("يوم واحد", "يومان", "أيام", "يومًا", "يوم"))
    static let tasks = Plural(english: ("task", "tasks"), arabic: ("مهمة واحدة", "مهمتان", "مهام", "مهمة", "مهمة"))
}
