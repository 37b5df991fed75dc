internal import Contracts
internal import ServiceKit

/// Badges, notifications, analytics.
struct AwardRoutes: Sendable {
    let badges: BadgeActions
    let notifications: NotificationActions
    let analytics: AnalyticsActions

    var routes: [Route] {
        [
            Tasks.badges.handle(badges.list),
            Tasks.badge.handle(badges.one),
            Tasks.seeBadge.handle(badges.see),
            Tasks.shareBadge.handle(badges.share),
            Tasks.sharedBadge.handle(badges.shared),
            Tasks.notifications.handle(notifications.list),
            Tasks.readNotifications.handle(notifications.read),
            Tasks.analytics.handle(analytics.add),
        ]
    }
}
