internal import Locking
public import PlatformCore
public import Wire

/// What this device tells the person at a time, without a service, or what one sent. GTSD-P-4.6-02.
public struct LocalNotification: Sendable, Hashable {
    /// Names it: another one of this name takes its place.
    public let id: String
    public let title: String
    public let body: String
    /// To the minute; seconds are cut off.
    public let at: Instant
    /// Where touching it leads, such as `gtsd://tasks/2026-03-02`.
    public let route: String?

    public init(id: String, title: String, body: String, at: Instant, route: String? = nil) {
        self.id = id
        self.title = title
        self.body = body
        self.at = Instant(milliseconds: at.milliseconds - (at.milliseconds % 60_000 + 60_000) % 60_000)
        self.route = route
    }
}

/// How a notification is shown.
public enum NotificationPresentation: String, Sendable, Hashable, CaseIterable { case banner, sound, badge }

/// The device's notifications. `DeviceNotifications` are those of Apple's platforms.
public protocol NotificationScheduler: Sendable {
    func schedule(_ notification: LocalNotification) async
    /// Fine when there is none of that name.
    func cancel(_ id: String) async
    /// By time.
    func pending() async -> [LocalNotification]
    /// What comes while the app is in front, and how it is shown then: as always. Each call gives a stream of its own. GTSD-P-4.6-03.
    func arrivals() -> AsyncStream<ArrivedNotification>
    /// What the person touches, whose route the app goes to. What started the app waits for the first who asks. GTSD-7.3-06.
    func opened() -> AsyncStream<LocalNotification>
}

public struct ArrivedNotification: Sendable, Hashable {
    public let notification: LocalNotification
    public let presentation: Set<NotificationPresentation>
    public init(_ notification: LocalNotification, presentation: Set<NotificationPresentation> = Set(NotificationPresentation.allCases)) {
        self.notification = notification
        self.presentation = presentation
    }
}

/// Keeps them in memory and lets them arrive when it is told that time has passed; for tests and platforms without notifications.
public final class MemoryNotifications: NotificationScheduler {
    private let clock: any WallClock
    private let waiting = Lock<[String: LocalNotification]>([:])
    private let hub = EventHub<ArrivedNotification>()
    private let touched = EventHub<LocalNotification>(keepsUnheard: true)

    public init(clock: any WallClock = SystemClock()) { self.clock = clock }

    public func schedule(_ notification: LocalNotification) { waiting.withLock { $0[notification.id] = notification } }
    public func cancel(_ id: String) { waiting.withLock { $0[id] = nil } }
    public func pending() -> [LocalNotification] { waiting.withLock { $0.values.sorted { ($0.at, $0.id) < ($1.at, $1.id) } } }
    public func arrivals() -> AsyncStream<ArrivedNotification> { hub.stream() }
    public func opened() -> AsyncStream<LocalNotification> { touched.stream() }

    /// The person touches it.
    public func open(_ notification: LocalNotification) { touched.send(notification) }

    /// Lets everything arrive that is due.
    public func tick() {
        let now = clock.now()
        let due = waiting.withLock { waiting in
            let due = waiting.values.filter { $0.at <= now }.sorted { ($0.at, $0.id) < ($1.at, $1.id) }
            for notification in due { waiting[notification.id] = nil }
            return due
        }
        for notification in due { hub.send(ArrivedNotification(notification)) }
    }
}
