internal import CEvent
internal import Glibc
internal import Synchronization

/// One thread running one libevent base, and the executor of the tasks that belong to it.
///
/// `Task(executorPreference: loop)` runs non-isolated async code on the loop's thread, so a handler that never waits costs no
/// thread hop. Nothing on a loop may block: CPU-heavy work goes to a pool, files and databases stay within microseconds.
///
/// `@unchecked Sendable`: `base`, `ready`, `depth` and `timers` are touched on the loop's own thread only (and by `init`
/// before that thread exists, and by `stop()` after it was joined); what other threads touch is `inbox`, behind a mutex, and
/// the eventfd, which stays open as long as the object lives.
public final class EventLoop: TaskExecutor, @unchecked Sendable {
    /// The libevent base, for code that drives C objects on this loop. Valid until `stop()` has returned.
    public let base: OpaquePointer
    public let name: String

    private struct Inbox { var jobs: [UnownedJob] = []; var signalled = false; var stopping = false }
    private let inbox = Mutex(Inbox())
    private let wakeup: Int32
    private var wakeEvent: OpaquePointer?
    private var thread = pthread_t()
    private var ready: [UnownedJob] = []
    private var depth = 0
    private var timers: [ObjectIdentifier: LoopTimer] = [:]

    public init(name: String) throws(EventLoopError) {
        self.name = name
        guard let config = event_config_new() else { throw .outOfResources("event_config_new") }
        defer { event_config_free(config) }
        // Interest that is added and dropped within one turn then costs no epoll_ctl.
        event_config_set_flag(config, Int32(EVENT_BASE_FLAG_EPOLL_USE_CHANGELIST.rawValue))
        // No libevent locks: other threads only ever write to the eventfd.
        event_config_set_flag(config, Int32(EVENT_BASE_FLAG_NOLOCK.rawValue))
        guard let base = event_base_new_with_config(config) else { throw .outOfResources("event_base_new") }
        self.base = base
        wakeup = eventfd(0, Int32(EFD_NONBLOCK) | Int32(EFD_CLOEXEC))
        do throws(EventLoopError) {
            guard wakeup >= 0 else { throw .outOfResources("eventfd") }
            wakeEvent = event_new(
                base, wakeup, Int16(EV_READ | EV_PERSIST),
                { _, _, context in
                    guard let context else { return }
                    Unmanaged<EventLoop>.fromOpaque(context).takeUnretainedValue().drainInbox()
                }, Unmanaged.passUnretained(self).toOpaque())
            guard let wakeEvent, event_add(wakeEvent, nil) == 0 else { throw .outOfResources("event_new") }
            try start()
        } catch {
            freeBase()
            throw error
        }
    }

    deinit { if wakeup >= 0 { close(wakeup) } }

    /// The loop whose thread is running, if any.
    public static var current: EventLoop? {
        pthread_getspecific(currentKey).map { Unmanaged<EventLoop>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Whether the caller is on this loop's thread.
    public var isCurrent: Bool {
        pthread_getspecific(currentKey) == UnsafeMutableRawPointer(Unmanaged.passUnretained(self).toOpaque())
    }

    /// Any thread. Jobs that arrive after `stop()` has returned never run.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        if isCurrent && depth > 0 { ready.append(job) } else { post([job]) }
    }

    /// Runs `body` and then the jobs it made ready, before libevent goes back to polling. C callbacks that start or resume
    /// tasks on this loop wrap themselves in it; on the loop's thread only.
    public func turn(_ body: () -> Void) {
        depth += 1
        body()
        if depth == 1 { runReady() }
        depth -= 1
    }

    /// Runs `body` on the loop's thread, soon; at once when already there.
    public func execute(_ body: @escaping @Sendable () -> Void) {
        if isCurrent { turn(body) } else { Task(executorPreference: self) { body() } }
    }

    /// Stops the loop and joins its thread. Jobs already queued run first, and those they make ready; timers that have not
    /// fired are dropped, and tasks in `sleep` wake with `CancellationError`. Not from the loop's own thread.
    public func stop() {
        precondition(!isCurrent, "a loop cannot join itself")
        let first = inbox.withLock { inbox in
            defer { inbox.stopping = true }
            return !inbox.stopping
        }
        guard first else { return }
        post([])
        pthread_join(thread, nil)
        freeBase()
    }

    // MARK: - Timers, on the loop's thread

    func hold(_ timer: LoopTimer) { timers[ObjectIdentifier(timer)] = timer }
    func release(_ timer: LoopTimer) { timers[ObjectIdentifier(timer)] = nil }
    var armedTimers: Int { timers.count }

    // MARK: - Private

    private func start() throws(EventLoopError) {
        let context = Unmanaged.passRetained(self)
        let failed = pthread_create(&thread, nil, { context in
            guard let context else { return nil }
            let loop = Unmanaged<EventLoop>.fromOpaque(context).takeRetainedValue()
            pthread_setspecific(currentKey, Unmanaged.passUnretained(loop).toOpaque())
            barbell_name_thread(loop.name)
            event_base_loop(loop.base, EVLOOP_NO_EXIT_ON_EMPTY)
            pthread_setspecific(currentKey, nil)
            return nil
        }, context.toOpaque())
        guard failed == 0 else {
            context.release()
            throw .outOfResources("pthread_create")
        }
    }

    private func freeBase() {
        if let wakeEvent { event_free(wakeEvent) }
        wakeEvent = nil
        event_base_free(base)
    }

    /// One write to the eventfd covers every job that is posted before the loop wakes.
    private func post(_ jobs: [UnownedJob]) {
        inbox.withLock { inbox in
            inbox.jobs.append(contentsOf: jobs)
            guard !inbox.signalled else { return }
            inbox.signalled = true
            eventfd_write(wakeup, 1)
        }
    }

    private func drainInbox() {
        var count: eventfd_t = 0
        eventfd_read(wakeup, &count)
        let stopping = takeInbox()
        turn {}
        if stopping { wind() }
    }

    /// - Returns: whether the loop is to stop.
    private func takeInbox() -> Bool {
        inbox.withLock { inbox in
            ready.append(contentsOf: inbox.jobs)
            inbox.jobs.removeAll(keepingCapacity: true)
            inbox.signalled = false
            return inbox.stopping
        }
    }

    /// The last turns: what is queued, what the dropped timers wake, and what those make ready. Bounded, so that tasks which
    /// feed each other forever cannot keep the loop alive.
    private func wind() {
        for timer in timers.values { turn { timer.drop() } }
        for _ in 0..<Self.lastTurns {
            _ = takeInbox()
            if ready.isEmpty { break }
            turn {}
        }
        event_base_loopbreak(base)
    }

    /// A job may make others ready; they run in this same turn, in order. Past the bound the rest goes to the inbox, so that
    /// tasks which yield to each other do not keep libevent from polling.
    private func runReady() {
        var next = 0
        while next < ready.count {
            if next == Self.jobsPerTurn {
                let rest = Array(ready[next...])
                ready.removeAll(keepingCapacity: true)
                return post(rest)
            }
            let job = ready[next]
            next += 1
            job.runSynchronously(on: asUnownedTaskExecutor())
        }
        ready.removeAll(keepingCapacity: true)
    }

    private static let jobsPerTurn = 1024
    private static let lastTurns = 64
}

/// A loop could not be made.
public enum EventLoopError: Error, Equatable {
    /// The call that failed: out of memory, file descriptors or threads.
    case outOfResources(String)
    /// The address is in use or not ours; `code` is the errno.
    case cannotListen(host: String, port: Int, code: Int32)
}

private let currentKey: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
}()
