internal import Locking
public import PlatformCore
public import Wire

/// Something that has to reach the service, or to be read, while nobody looks.
public protocol SyncWork: Sendable {
    /// Ends when nothing is left to do for now, or soon after its task was cancelled.
    /// - Returns: whether everything was done.
    func sync() async -> Bool
}

/// Asks the system to start the app for a moment. On Apple's platforms that is `BGTaskScheduler`.
public protocol BackgroundScheduler: Sendable {
    /// - Parameters:
    ///   - id: as the app's Info.plist lists it.
    ///   - earliest: the system decides when, not before this.
    func submit(_ id: String, earliest: Instant)
}

/// Tasks and photos in the background. GTSD-P-6.7-02, GTSD-P-9.3-01.
public actor BackgroundSync {
    public static let id = "com.gtsd.sync"
    /// How long after one the next may come.
    public static let pause: Duration = .seconds(15 * 60)

    private let works: [any SyncWork]
    private let scheduler: any BackgroundScheduler
    private let clock: any WallClock
    private var running: Task<Bool, Never>?

    public init(_ works: [any SyncWork], scheduler: any BackgroundScheduler, clock: any WallClock = SystemClock()) {
        self.works = works
        self.scheduler = scheduler
        self.clock = clock
    }

    /// Asks for the next time; for when the app goes to the background.
    public func schedule() { scheduler.submit(Self.id, earliest: clock.now() + Self.pause) }

    /// The system has started the app. Asks for the next time first, so that a failure does not end them.
    /// - Returns: whether everything was done: what to tell the system. False after `expire`.
    public func run() async -> Bool {
        schedule()
        if let running { return await running.value }
        let task = Task { [works] in
            var isDone = true
            for work in works where !Task.isCancelled { isDone = await work.sync() && isDone }
            return isDone && !Task.isCancelled
        }
        running = task
        defer { running = nil }
        return await task.value
    }

    /// The system wants its time back. What is under way is cut off; it is kept, and goes out the next time.
    public func expire() { running?.cancel() }
}

extension OfflineEngine: SyncWork {
    /// Sends what waits.
    public func sync() async -> Bool {
        foreground()
        await withTaskCancellationHandler { await settled() } onCancel: { Task { await cutOff() } }
        return !Task.isCancelled && queue.isEverythingSent
    }
}

extension PhotoUploader: SyncWork {
    public func sync() async -> Bool {
        await withTaskCancellationHandler { await resume() } onCancel: { Task { await cutOff() } }
        return !Task.isCancelled && photos.allSatisfy { if case .completed = $0.status { true } else { false } }
    }
}
