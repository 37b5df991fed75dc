internal import Glibc

/// Jobs for threads that wait for them: those that are ready, in order, and those that become so by time. It needs no descriptor,
/// so that a process which has run out of them goes on.
///
/// `@unchecked Sendable`: `ready`, `next`, `timed` and `isStopped` are touched with the lock held; the lock and the condition are
/// made to be shared by threads, never move, and are destroyed in `deinit`.
final class JobQueue: @unchecked Sendable {
    private struct Timed {
        /// Nanoseconds of the monotonic clock.
        let due: Int64
        let job: UnownedJob
    }

    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var ready: [UnownedJob] = []
    /// The first of `ready` that nobody has taken.
    private var next = 0
    /// The nearest is last.
    private var timed: [Timed] = []
    private var isStopped = false

    init() {
        pthread_mutex_init(lock, nil)
        var attributes = pthread_condattr_t()
        pthread_condattr_init(&attributes)
        pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
        pthread_cond_init(changed, &attributes)
        pthread_condattr_destroy(&attributes)
    }

    deinit {
        pthread_cond_destroy(changed)
        pthread_mutex_destroy(lock)
        changed.deallocate()
        lock.deallocate()
    }

    func add(_ job: UnownedJob) { withLock { ready.append(job) } }

    func add(_ job: UnownedJob, after delay: Duration) {
        let (seconds, attoseconds) = min(max(delay, .zero), Self.longest).components
        let due = Self.now() + seconds * 1_000_000_000 + attoseconds / 1_000_000_000
        withLock {
            // Behind what is due later, before what is due as soon: equals keep their order.
            let place = timed.partitionPoint { $0.due > due }
            timed.insert(Timed(due: due, job: job), at: place)
        }
    }

    /// Lets the threads go once nothing is ready any more.
    func stop() {
        withLock { isStopped = true }
        pthread_cond_broadcast(changed)
    }

    /// Waits for a job; nil when the queue has stopped.
    func take() -> UnownedJob? {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        while true {
            let now = Self.now()
            while let nearest = timed.last, nearest.due <= now {
                ready.append(nearest.job)
                timed.removeLast()
            }
            if let job = takeReady() {
                // Who looked at the clock has something else to do now.
                if next < ready.count || !timed.isEmpty { pthread_cond_signal(changed) }
                return job
            }
            if isStopped { return nil }
            if let nearest = timed.last {
                var until = timespec(tv_sec: Int(nearest.due / 1_000_000_000), tv_nsec: Int(nearest.due % 1_000_000_000))
                pthread_cond_timedwait(changed, lock, &until)
            } else {
                pthread_cond_wait(changed, lock)
            }
        }
    }

    private func takeReady() -> UnownedJob? {
        guard next < ready.count else { return nil }
        let job = ready[next]
        next += 1
        if next == ready.count {
            ready.removeAll(keepingCapacity: true)
            next = 0
        } else if next >= 256, next * 2 >= ready.count {
            ready.removeFirst(next)
            next = 0
        }
        return job
    }

    private func withLock(_ body: () -> Void) {
        pthread_mutex_lock(lock)
        body()
        pthread_mutex_unlock(lock)
        pthread_cond_signal(changed)
    }

    private static func now() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }

    /// A year: sums stay far below what 64 bits hold.
    private static let longest = Duration.seconds(365 * 86_400)
}

extension Array {
    /// Where the elements begin of which `isBefore` does not hold; those of which it holds come first.
    fileprivate func partitionPoint(_ isBefore: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
