#if canImport(UserNotifications)
public import ClientKit
internal import Foundation
internal import UserNotifications
internal import Wire

/// The notifications of Apple's platforms. Make it the delegate of the centre before the app has finished launching; asking the person for
/// permission is the app's, at a moment when they see why.
public final class DeviceNotifications: NSObject, NotificationScheduler, UNUserNotificationCenterDelegate {
    private let arrived: AsyncStream<ArrivedNotification>
    private let continuation: AsyncStream<ArrivedNotification>.Continuation

    override public init() {
        (arrived, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(64))
        super.init()
        UNUserNotificationCenter.current().delegate = self
    }

    public func schedule(_ notification: LocalNotification) async {
        let content = UNMutableNotificationContent()
        content.title = notification.title
        content.body = notification.body
        content.sound = .default
        content.userInfo = ["at": notification.at.milliseconds, "route": notification.route ?? ""]
        let date = Date(timeIntervalSince1970: Double(notification.at.milliseconds) / 1000)
        let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let trigger = UNCalendarNotificationTrigger(dateMatching: parts, repeats: false)
        // The centre replaces one of the same name.
        try? await UNUserNotificationCenter.current().add(
            UNNotificationRequest(identifier: notification.id, content: content, trigger: trigger))
    }

    public func cancel(_ id: String) async { UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: [id]) }

    public func pending() async -> [LocalNotification] {
        await UNUserNotificationCenter.current().pendingNotificationRequests().compactMap(LocalNotification.init)
            .sorted { ($0.at, $0.id) < ($1.at, $1.id) }
    }

    public func arrivals() -> AsyncStream<ArrivedNotification> { arrived }

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        if let known = LocalNotification(notification.request) { continuation.yield(ArrivedNotification(known)) }
        return [.banner, .sound, .badge]
    }
}

extension LocalNotification {
    fileprivate init?(_ request: UNNotificationRequest) {
        guard let at = request.content.userInfo["at"] as? Int64 else { return nil }
        let route = request.content.userInfo["route"] as? String
        self.init(
            id: request.identifier, title: request.content.title, body: request.content.body, at: Instant(milliseconds: at),
            route: route.flatMap { $0.isEmpty ? nil : $0 })
    }
}
#endif
