internal import Contracts
internal import TasksDomain
internal import Wire

/// What a notification is about. Only this is stored: its words are made when it is read or sent, in the language the person uses then.
enum News: Sendable, Hashable {
    case badge(BadgeCode)
    /// A streak reached this many days.
    case streak(days: Int64)
    /// This many tasks are left of a day.
    case reminder(left: Int64, of: LocalDate)

    var type: NotificationType {
        switch self {
        case .badge: .badge
        case .streak: .streak
        case .reminder: .reminder
        }
    }

    var subject: String {
        switch self {
        case .badge(let code): code.rawValue
        case .streak(let days): String(days)
        case .reminder(let left, let date): "\(left) \(date.text)"
        }
    }

    /// Nil for a subject that `subject` cannot have written.
    init?(_ type: NotificationType, subject: String) {
        switch type {
        case .badge:
            guard let code = BadgeCode(rawValue: subject) else { return nil }
            self = .badge(code)
        case .streak:
            guard let days = Int64(subject) else { return nil }
            self = .streak(days: days)
        case .reminder:
            let parts = subject.split(separator: " ").map(String.init)
            guard parts.count == 2, let left = Int64(parts[0]), let date = try? LocalDate(validating: parts[1]) else { return nil }
            self = .reminder(left: left, of: date)
        }
    }

    /// The key under which the same news are stored only once: by badge, by the date of a reminder, by milestone and the date it was
    /// reached.
    /// - Parameter date: which day it is for the person.
    func once(on date: LocalDate) -> String {
        switch self {
        case .badge(let code): "badge:" + code.rawValue
        case .streak(let days): "streak:\(days):\(date.text)"
        case .reminder(_, let date): "reminder:" + date.text
        }
    }

    /// Nil for a reminder when no task is left, which has no text.
    /// - Parameter today: which day it is for the reader.
    func text(_ language: Language, on today: LocalDate) -> NotificationText? {
        switch self {
        case .badge(let code): .badge(code, language)
        case .streak(let days): .streak(days: days, language)
        case .reminder(let left, let date): .reminder(left: left, on: date, isToday: date == today, language)
        }
    }
}
