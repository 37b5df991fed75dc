public import Wire

public enum NotificationTag {}
/// The id of a notification.
public typealias NotificationID = Identifier<NotificationTag>

/// What was consumed today beside its target.
public struct StatPair: DTO {
    /// So far today, by what the evidence of today's tasks says. What else was logged as eaten or drunk is not counted here.
    public let consumed: Int64
    /// What it should come to; left out where nothing is aimed at.
    public let target: Int64?
    public init(consumed: Int64, target: Int64?) {
        self.consumed = consumed
        self.target = target
    }
    public static let example = StatPair(consumed: 450, target: 2259)
}

/// Today in numbers, as the evidence of today's tasks gives them.
public struct QuickStats: DTO {
    /// Energy, in kcal.
    public let calories: StatPair
    /// Protein, in grams.
    public let proteinG: StatPair
    /// Water, in millilitres.
    public let waterMl: StatPair
    /// Of the target, rounded down; left out without one.
    public let waterPercent: Int64?
    /// Left out until something counted steps.
    public let steps: Int64?
    public init(calories: StatPair, proteinG: StatPair, waterMl: StatPair, waterPercent: Int64?, steps: Int64?) {
        self.calories = calories
        self.proteinG = proteinG
        self.waterMl = waterMl
        self.waterPercent = waterPercent
        self.steps = steps
    }
    public static let example = QuickStats(
        calories: .example, proteinG: StatPair(consumed: 32, target: 160), waterMl: StatPair(consumed: 1820, target: 2800),
        waterPercent: 65, steps: 5200)
}

/// The first page of the app: today, the streak, badges and what comes next.
public struct Dashboard: DTO {
    /// Today, in the person's zone.
    public let date: LocalDate
    public let name: PersonName?
    public let streak: StreakSummary
    /// Tasks of today that are done.
    public let completed: Int64
    /// Tasks of today; one that was skipped counts as not done.
    public let total: Int64
    /// Done of them, rounded down.
    public let percent: Int64
    public let stats: QuickStats
    /// Newest first, three at most.
    public let recentBadges: [Badge]
    /// Earned and not seen.
    public let newBadgeCount: Int64
    /// Notifications not read.
    public let unread: Int64
    /// The next three that are not done, by time.
    public let tasksPreview: [DailyTask]
    public init(
        date: LocalDate, name: PersonName?, streak: StreakSummary, completed: Int64, total: Int64, percent: Int64, stats: QuickStats,
        recentBadges: [Badge], newBadgeCount: Int64, unread: Int64, tasksPreview: [DailyTask]
    ) {
        self.date = date
        self.name = name
        self.streak = streak
        self.completed = completed
        self.total = total
        self.percent = percent
        self.stats = stats
        self.recentBadges = recentBadges
        self.newBadgeCount = newBadgeCount
        self.unread = unread
        self.tasksPreview = tasksPreview
    }
    public static let example = Dashboard(
        date: .example, name: .example, streak: .example, completed: 3, total: 7, percent: 42, stats: .example, recentBadges: [.example],
        newBadgeCount: 1, unread: 2, tasksPreview: [.example])
}

/// Something the person is told in the app.
public struct Notification: DTO {
    public let id: NotificationID
    public let type: NotificationType
    /// The first line, in the reader's language.
    public let title: String
    /// What it says, in the reader's language.
    public let body: String
    /// Where opening it leads: `gtsd://badges/day_one_done`.
    public let route: String
    /// When it was told.
    public let createdAt: Instant
    /// When it was read; left out until then.
    public let readAt: Instant?
    public init(
        id: NotificationID, type: NotificationType, title: String, body: String, route: String, createdAt: Instant, readAt: Instant?
    ) {
        self.id = id
        self.type = type
        self.title = title
        self.body = body
        self.route = route
        self.createdAt = createdAt
        self.readAt = readAt
    }
    public static let example = Notification(
        id: .example, type: .badge, title: "New badge", body: "Day One Done", route: "gtsd://badges/day_one_done", createdAt: .example,
        readAt: nil)
}

public struct NotificationQuery: DTO {
    /// True shows only those that were not read.
    public let unread: Bool?
    /// How many come at once: 50 when left out; more than 200 is refused. The last page has no `nextCursor`.
    public let limit: Whole<PageSize>?
    /// The `nextCursor` of the page before; without it the first page.
    public let cursor: OpaqueToken?
    public init(unread: Bool? = nil, limit: Whole<PageSize>? = nil, cursor: OpaqueToken? = nil) {
        self.unread = unread
        self.limit = limit
        self.cursor = cursor
    }
    public static let example = NotificationQuery(unread: true)
}

/// Newest first.
public struct NotificationList: DTO {
    public let items: [Notification]
    /// How many were not read, in all.
    public let unread: Int64
    /// Sent as `cursor`, it gives the next page; left out on the last one.
    public let nextCursor: OpaqueToken?
    public init(items: [Notification], unread: Int64, nextCursor: OpaqueToken?) {
        self.items = items
        self.unread = unread
        self.nextCursor = nextCursor
    }
    public static let example = NotificationList(items: [.example], unread: 1, nextCursor: nil)
}

/// Which to mark as read; all when left out.
public struct ReadMark: DTO {
    /// Which notifications.
    public let ids: BoundedList<NotificationID, ReadCount>?
    public init(ids: [NotificationID]? = nil) { self.ids = ids.map { .init(trusted: $0) } }
    public enum ReadCount: ListRule { public static let range = 0...200 }
    public static let example = ReadMark(ids: [.example])
}

/// Something that happened in an app.
public struct AnalyticsEvent: DTO {
    /// Made by the client; the same id twice is one event.
    public let id: EventID
    /// What happened: `screen_view`.
    public let name: ShortText
    /// When, by the device's clock.
    public let at: Instant
    /// More about it, by name.
    public let props: BoundedMap<EventProperty, PropertyCount>?
    public init(id: EventID, name: ShortText, at: Instant, props: BoundedMap<EventProperty, PropertyCount>? = nil) {
        self.id = id
        self.name = name
        self.at = at
        self.props = props
    }
    public enum PropertyCount: MapRule {
        public static let maximum = 20
        public static let longestName = 100
    }
    public static let example = AnalyticsEvent(
        id: .example, name: ShortText(trusted: "task_completed"), at: .example, props: ["type": .example])
}

/// What an event says of itself under one name: any text of at most 1000 scalars.
public struct EventProperty: WireText {
    public let text: String
    private static let longest = 1000

    public init(validating text: String) throws(FieldRule) {
        guard TextBounds.fits(text, scalars: Self.longest) else { throw .tooLong(maximum: Self.longest) }
        self.text = text
    }

    public init(trusted text: String) { self.text = text }
    public static let schema = Schema.string(StringRules(maximum: longest))
    public static let example = EventProperty(trusted: "meal")
}

/// Things that happened in an app, sent together.
public struct AnalyticsBatch: DTO {
    /// What happened, in any order.
    public let events: BoundedList<AnalyticsEvent, EventCount>
    public init(events: [AnalyticsEvent]) { self.events = .init(trusted: events) }
    public enum EventCount: ListRule { public static let range = 1...100 }
    public static let example = AnalyticsBatch(events: [.example])
}

/// What was taken.
public struct AnalyticsReceipt: DTO {
    /// Those that were new.
    public let accepted: Int
    public init(accepted: Int) { self.accepted = accepted }
    public static let example = AnalyticsReceipt(accepted: 1)
}
