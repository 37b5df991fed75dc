#if canImport(UserNotifications)
public import ClientKit
internal import Foundation
internal import UserNotifications
internal import Wire

/// The notifications of Apple's platforms. Make it the delegate of the centre before the app has finished launching; asking the person for
/// permission is the app's, at a moment when they see why.
public final class DeviceNotifications: NotificationScheduler {
    /// The centre keeps its delegate only as long as somebody else does.
    private let delegate = CentreDelegate()

    public init() { UNUserNotificationCenter.current().delegate = delegate }

    public func schedule(_ notification: LocalNotification) async {
        let content = UNMutableNotificationContent()
        content.title = notification.title
        content.body = notification.body
        content.sound = .default
        content.userInfo = ["at": notification.at.milliseconds, "route": notification.route ?? ""]
        let date = Date(timeIntervalSince1970: Double(notification.at.milliseconds) / 1000)
        // Said with its calendar and zone, it is the same moment for somebody whose phone counts other years, and after a journey.
        let calendar = Calendar(identifier: .gregorian)
        var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        (parts.calendar, parts.timeZone) = (calendar, calendar.timeZone)
        let trigger = UNCalendarNotificationTrigger(dateMatching: parts, repeats: false)
        // The centre replaces one of the same name.
        try? await UNUserNotificationCenter.current().add(
            UNNotificationRequest(identifier: notification.id, content: content, trigger: trigger))
    }

    public func cancel(_ id: String) async { UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: [id]) }

    public func pending() async -> [LocalNotification] {
        await UNUserNotificationCenter.current().pendingNotificationRequests().compactMap { LocalNotification($0) }
            .sorted { ($0.at, $0.id) < ($1.at, $1.id) }
    }

    public func arrivals() -> AsyncStream<ArrivedNotification> { delegate.arrived.stream() }
    public func opened() -> AsyncStream<LocalNotification> { delegate.touched.stream() }
}

/// What the centre tells, apart from the type that apps see: they import neither its module nor Foundation for it. It is answered at once,
/// on the thread that asks: what it hands over may go to no other.
private final class CentreDelegate: NSObject, UNUserNotificationCenterDelegate, Sendable {
    let arrived = EventHub<ArrivedNotification>()
    let touched = EventHub<LocalNotification>(keepsUnheard: true)

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        arrived.send(ArrivedNotification(LocalNotification(notification)))
        completionHandler([.banner, .sound, .badge])
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        if response.actionIdentifier == UNNotificationDefaultActionIdentifier { touched.send(LocalNotification(response.notification)) }
        completionHandler()
    }
}

extension LocalNotification {
    /// One that waits; nil for what something else in the app has scheduled.
    fileprivate init?(_ request: UNNotificationRequest) {
        guard let at = request.content.userInfo["at"] as? Int64 else { return nil }
        self.init(request, at: Instant(milliseconds: at))
    }

    /// One that came. What a service sent has no time but that.
    fileprivate init(_ notification: UNNotification) {
        let came = Instant(milliseconds: Int64(notification.date.timeIntervalSince1970 * 1000))
        self = LocalNotification(notification.request) ?? LocalNotification(notification.request, at: came)
    }

    private init(_ request: UNNotificationRequest, at: Instant) {
        let route = request.content.userInfo["route"] as? String
        self.init(
            id: request.identifier, title: request.content.title, body: request.content.body, at: at,
            route: route.flatMap { $0.isEmpty ? nil : $0 })
    }
}
#endif
