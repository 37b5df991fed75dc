internal import HTTPCore
public import Wire

/// Every route of the tasks service. GTSD only.
public enum Tasks {
    public static let list = Endpoint<SignedIn, TaskQuery, Nothing, TaskList>(
        "tasks.list", .get, "/tasks", products: .withTasks, errors: [.onboardingRequired],
        requirements: ["GTSD-4.1-01", "GTSD-4.1-07", "GTSD-P-9.2-02"], summary: "The tasks of a day")
    public static let one = Endpoint<SignedIn, TaskParameters, Nothing, DailyTask>(
        "tasks.one", .get, "/tasks/{id}", products: .withTasks, summary: "One task with its evidence")
    public static let add = Endpoint<SignedIn, Nothing, TaskDetails, DailyTask>(
        "tasks.add", .post, "/tasks", products: .withTasks, status: .created, errors: [.onboardingRequired, .dayClosed, .limitReached],
        requirements: ["GTSD-P-3.4-02"], summary: "Add a task of one's own")
    public static let change = Endpoint<SignedIn, TaskParameters, TaskChange, DailyTask>(
        "tasks.change", .patch, "/tasks/{id}", products: .withTasks, errors: [.dayClosed, .planTask, .taskCompleted],
        requirements: ["GTSD-P-3.4-06"], summary: "Change a task of today or later that is not done")
    public static let delete = Endpoint<SignedIn, TaskParameters, Nothing, Nothing>(
        "tasks.delete", .delete, "/tasks/{id}", products: .withTasks, errors: [.dayClosed, .planTask, .taskCompleted],
        requirements: ["GTSD-P-3.4-06"], summary: "Delete a task of one's own that is not done")
    public static let skip = Endpoint<SignedIn, TaskParameters, Nothing, CompletionAnswer>(
        "tasks.skip", .post, "/tasks/{id}/skip", products: .withTasks, status: .ok, errors: [.dayClosed, .taskCompleted],
        requirements: ["GTSD-P-3.4-05"], summary: "Leave a task undone; it still counts in the total")
    public static let complete = Endpoint<SignedIn, TaskParameters, EvidenceDetails, CompletionAnswer>(
        "tasks.complete", .post, "/tasks/{id}/evidence", products: .withTasks, status: .created,
        errors: [.dayClosed, .dayNotStarted, .taskCompleted, .photoUnconfirmed], requirements: ["GTSD-4.2-02", "GTSD-4.2-08"],
        summary: "Prove a task done")
    public static let undo = Endpoint<SignedIn, TaskParameters, Nothing, CompletionAnswer>(
        "tasks.undo", .delete, "/tasks/{id}/evidence", products: .withTasks, status: .ok, errors: [.dayClosed, .taskNotCompleted],
        summary: "Take a completion or a skip of today back")
    public static let history = Endpoint<SignedIn, HistoryQuery, Nothing, TaskHistory>(
        "tasks.history", .get, "/tasks/{id}/history", products: .withTasks, requirements: ["GTSD-P-3.4-08"],
        summary: "Earlier completions of the same series")
    public static let plan = Endpoint<SignedIn, Nothing, Nothing, TaskPlan>(
        "tasks.plan", .get, "/plan", products: .withTasks, errors: [.onboardingRequired], requirements: ["GTSD-P-3.4-12"],
        summary: "The rules that make the days")
    public static let dashboard = Endpoint<SignedIn, Nothing, Nothing, Dashboard>(
        "tasks.dashboard", .get, "/dashboard", products: .withTasks, errors: [.onboardingRequired],
        requirements: ["GTSD-3.1-02", "GTSD-P-3.3-04"], summary: "Today at a glance")

    public static let compliance = Endpoint<SignedIn, ComplianceQuery, Nothing, ComplianceAnswer>(
        "tasks.compliance", .get, "/compliance", products: .withTasks, errors: [.onboardingRequired], requirements: ["GTSD-6.1-05"],
        summary: "How much of a day is done")
    public static let check = Endpoint<SignedIn, Nothing, ComplianceCheck, ComplianceAnswer>(
        "tasks.checkCompliance", .post, "/compliance/check", products: .withTasks, status: .ok, errors: [.onboardingRequired],
        requirements: ["GTSD-6.3-04", "GTSD-6.3-05"], summary: "Count a day again and bring streak and badges up to date")
    public static let streaks = Endpoint<SignedIn, Nothing, Nothing, Streaks>(
        "tasks.streaks", .get, "/streaks", products: .withTasks, errors: [.onboardingRequired],
        requirements: ["GTSD-6.1-02", "GTSD-6.1-03", "GTSD-P-3.6-01"], summary: "Streaks, of all tasks and by type")
    public static let calendar = Endpoint<SignedIn, CalendarQuery, Nothing, StreakCalendar>(
        "tasks.calendar", .get, "/streaks/calendar", products: .withTasks, errors: [.onboardingRequired], requirements: ["GTSD-6.1-04"],
        summary: "One entry a day for a heatmap")

    public static let week = Endpoint<PeerService, WeekQuery, Nothing, WeekReview>(
        "tasks.week", .get, "/tasks/users/{id}/week", callers: [.profile], errors: [.onboardingRequired], requirements: ["GTSD-ADD-01"],
        summary: "What became of somebody's week, for other services")

    public static let badges = Endpoint<SignedIn, BadgeQuery, Nothing, BadgeList>(
        "tasks.badges", .get, "/badges", products: .withTasks, requirements: ["GTSD-6.2-03", "GTSD-6.2-04", "GTSD-6.2-05"],
        summary: "Every badge, earned or not")
    public static let badge = Endpoint<SignedIn, BadgeParameters, Nothing, Badge>(
        "tasks.badge", .get, "/badges/{code}", products: .withTasks, requirements: ["GTSD-P-3.6-05"], summary: "One badge")
    public static let seeBadge = Endpoint<SignedIn, BadgeParameters, Nothing, Badge>(
        "tasks.seeBadge", .put, "/badges/{code}/seen", products: .withTasks, errors: [.badgeLocked], summary: "An earned badge was shown")
    public static let shareBadge = Endpoint<SignedIn, BadgeParameters, Nothing, BadgeShare>(
        "tasks.shareBadge", .post, "/badges/{code}/share", products: .withTasks, status: .ok, errors: [.badgeLocked],
        requirements: ["GTSD-P-3.6-06"], summary: "An address that shows an earned badge")
    public static let sharedBadge = Endpoint<Anyone, ShareParameters, Nothing, RawOutput>(
        "tasks.sharedBadge", .get, "/badges/shared/{token}", contentType: "text/html; charset=utf-8", requirements: ["GTSD-P-3.6-06"],
        summary: "A shared badge as a page")

    public static let notifications = Endpoint<SignedIn, NotificationQuery, Nothing, NotificationList>(
        "tasks.notifications", .get, "/notifications", products: .withTasks, summary: "Notifications, newest first")
    public static let readNotifications = Endpoint<SignedIn, Nothing, ReadMark, NotificationList>(
        "tasks.readNotifications", .post, "/notifications/read", products: .withTasks, status: .ok, summary: "Mark as read")
    public static let analytics = Endpoint<SignedIn, Nothing, AnalyticsBatch, AnalyticsReceipt>(
        "tasks.analytics", .post, "/analytics/events", products: .withTasks, status: .accepted, requirements: ["GTSD-P-2-05"],
        summary: "Record what happened in the app")

    public static let areas: [Area] = [
        Area(
            "Tasks",
            "A day's tasks, made from the plan or by the person.",
            [list.description, one.description, add.description, change.description, delete.description, skip.description]),
        Area(
            "Evidence",
            "Words, numbers or a photo that prove a task done. One answer tells everything it changed: task, day, streak and badges.",
            [complete.description, undo.description, history.description]),
        Area("Plan and dashboard", "What makes the tasks, and the first page of the app.", [plan.description, dashboard.description]),
        Area(
            "Compliance and streaks",
            "How much of a day is done, and the days in a row on which it was enough: 80 percent.",
            [compliance.description, check.description, streaks.description, calendar.description]),
        Area("Weeks for services", "What partners are mailed. Apps never call this.", [week.description]),
        Area(
            "Badges",
            "What can be earned, once each, and shown to others.",
            [badges.description, badge.description, seeBadge.description, shareBadge.description, sharedBadge.description]),
        Area("Notifications", "What people are told in the app.", [notifications.description, readNotifications.description]),
        Area("Analytics", "What happens in an app, sent in batches.", [analytics.description]),
    ]

    public static let all: [EndpointDescription] = areas.flatMap(\.endpoints)
}
