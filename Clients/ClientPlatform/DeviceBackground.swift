#if canImport(UIKit)
internal import BackgroundTasks
public import ClientKit
internal import Foundation
public import Wire

/// Background work by BGTaskScheduler. The app's Info.plist lists `BackgroundSync.id` below `BGTaskSchedulerPermittedIdentifiers`, and
/// `fetch` below `UIBackgroundModes`.
public struct DeviceBackground: BackgroundScheduler {
    public init() {}

    /// Says what to run when the system starts the app for a moment. Call it before the app has finished launching: later the system
    /// refuses it, with an exception.
    /// - Parameter make: gives the work when it is wanted, as the session is not read yet at launch; nil when nobody is signed in.
    public func register(_ make: @escaping @Sendable () async -> BackgroundSync?) {
        BGTaskScheduler.shared.register(forTaskWithIdentifier: BackgroundSync.id, using: nil) { task in
            let task = SystemTask(task)
            let work = Task {
                let sync = await make()
                let isDone = await withTaskCancellationHandler {
                    await sync?.run() ?? true
                } onCancel: {
                    Task { await sync?.expire() }
                }
                task.end(isDone)
            }
            // The system waits a few seconds after this for `setTaskCompleted`, which what was cut off soon comes to.
            task.onExpiry { work.cancel() }
        }
    }

    public func submit(_ id: String, earliest: Instant) {
        let request = BGAppRefreshTaskRequest(identifier: id)
        request.earliestBeginDate = Date(timeIntervalSince1970: Double(earliest.milliseconds) / 1000)
        // Refused where the person switched background work off, and in the simulator: then the app sends when it is opened.
        try? BGTaskScheduler.shared.submit(request)
    }
}

/// A task that the system gave, and wants back ended once.
///
/// `@unchecked Sendable`: the two members below are all that is used of it; BackgroundTasks calls and is called on queues of its own.
private final class SystemTask: @unchecked Sendable {
    private let task: BGTask
    init(_ task: BGTask) { self.task = task }
    func onExpiry(_ body: @escaping @Sendable () -> Void) { task.expirationHandler = body }
    func end(_ isDone: Bool) { task.setTaskCompleted(success: isDone) }
}
#endif
