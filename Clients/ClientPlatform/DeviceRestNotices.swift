#if canImport(UserNotifications)
public import ClientKit
public import Contracts
internal import Locking
public import PlatformCore
internal import UserNotifications
public import Wire

/// The end of a rest as a notification of the system, so that it comes while the phone lies in a pocket. Asking the person for permission
/// is the app's, when the first rest begins.
public final class DeviceRestNotices: RestNotices {
    /// There is one at a time, and the centre replaces one of the same name.
    private static let id = "rest"
    private let language: Language
    private let clock: any WallClock
    private let exercise = Lock("")

    public init(_ language: Language, clock: any WallClock = SystemClock()) {
        self.language = language
        self.clock = clock
    }

    public func schedule(at instant: Instant, exercise: ExerciseName) {
        self.exercise.withLock { $0 = exercise.text }
        add(instant)
    }

    public func move(to instant: Instant) { add(instant) }

    public func withdraw() {
        UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: [Self.id])
        UNUserNotificationCenter.current().removeDeliveredNotifications(withIdentifiers: [Self.id])
    }

    /// After so many seconds rather than at a time of day: to the second, and whatever is done to the clock.
    private func add(_ instant: Instant) {
        let left = instant - clock.now()
        guard left > .zero else { return withdraw() }
        let content = UNMutableNotificationContent()
        content.title = language == .arabic ? "انتهت الراحة" : "Rest is over"
        content.body = exercise.withLock { $0 }
        content.sound = .default
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: Double(max(1, left.milliseconds)) / 1000, repeats: false)
        // Not awaited: calls of the centre are carried out in their order, and a rest that comes without its notice is no reason to stop.
        UNUserNotificationCenter.current().add(
            UNNotificationRequest(identifier: Self.id, content: content, trigger: trigger), withCompletionHandler: nil)
    }
}
#endif
