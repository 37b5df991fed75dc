public import Contracts
public import Wire

/// A screen that a notification or a link opens: `gtsd://badges/day_one_done`. GTSD-7.3-06.
public enum AppRoute: Sendable, Hashable {
    case home
    /// The tasks of a day.
    case tasks(LocalDate)
    case task(TaskID)
    case badges
    case badge(BadgeCode)
    case streaks
    case photos
    case notifications

    /// What the text leads to; home for anything unknown, such as a screen of a later version.
    public init(route: String) { self = Self.known(route) ?? .home }

    /// Where a notification leads.
    public init(_ notification: Notification) { self.init(route: notification.route) }

    /// What `init(route:)` reads as this screen.
    public var text: String {
        switch self {
        case .home: Self.scheme + "home"
        case .tasks(let date): Self.scheme + "tasks/" + date.text
        case .task(let id): Self.scheme + "tasks/" + id.text
        case .badges: Self.scheme + "badges"
        case .badge(let code): Self.scheme + "badges/" + code.rawValue
        case .streaks: Self.scheme + "streaks"
        case .photos: Self.scheme + "photos"
        case .notifications: Self.scheme + "notifications"
        }
    }

    private static let scheme = "gtsd://"

    private static func known(_ route: String) -> AppRoute? {
        guard route.hasPrefix(scheme) else { return nil }
        let parts = route.dropFirst(scheme.count).split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        switch (parts.first, parts.count) {
        case ("badges", 1): return .badges
        case ("streaks", 1): return .streaks
        case ("photos", 1): return .photos
        case ("notifications", 1): return .notifications
        case ("badges", 2): return BadgeCode(rawValue: parts[1]).map(AppRoute.badge)
        case ("tasks", 2):
            if let id = try? TaskID(validating: parts[1]) { return .task(id) }
            return (try? LocalDate(validating: parts[1])).map(AppRoute.tasks)
        default: return nil
        }
    }
}
