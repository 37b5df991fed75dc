internal import Glibc
internal import Platform
internal import Storage
internal import Synchronization

/// The one thread that writes. It takes whatever is queued, runs it in one transaction, and nobody is answered before that
/// transaction's commit is on disk: the wait for the disk is shared by all who queued meanwhile.
final class SQLiteWriter: Sendable {
    private struct Inbox {
        var queue: [WriteSlot] = []
        var sleeping = false
        var stopped = false
        var closing: CheckedContinuation<Void, Never>?
    }
    private let inbox = Mutex(Inbox())
    private let wakeup = Semaphore()
    private let batchLimit: Int

    /// Starts the thread, which owns `handle` from then on.
    init(_ handle: SQLiteHandle, batchLimit: Int) throws(DatabaseError) {
        self.batchLimit = max(1, batchLimit)
        var thread = pthread_t()
        let start = Unmanaged.passRetained(Start(writer: self, handle: handle))
        let failed = pthread_create(&thread, nil, { context in
            guard let context else { return nil }
            let start = Unmanaged<Start>.fromOpaque(context).takeRetainedValue()
            start.writer.loop(start.handle.take())
            start.writer.announceEnd()
            return nil
        }, start.toOpaque())
        guard failed == 0 else {
            start.release()
            throw .connectionFailed("pthread_create: \(failed)")
        }
        pthread_detach(thread)
    }

    /// How many writes wait for their turn.
    var waiting: Int { inbox.withLock { $0.queue.count } }

    /// - Returns: false when the writer has stopped.
    func submit(_ slot: WriteSlot) -> Bool {
        let (accepted, mustSignal) = inbox.withLock { inbox in
            guard !inbox.stopped else { return (false, false) }
            inbox.queue.append(slot)
            defer { inbox.sleeping = false }
            return (true, inbox.sleeping)
        }
        if mustSignal { wakeup.signal() }
        return accepted
    }

    func wake() {
        let mustSignal = inbox.withLock { inbox in
            defer { inbox.sleeping = false }
            return inbox.sleeping
        }
        if mustSignal { wakeup.signal() }
    }

    /// Refuses new writes; what is queued still runs.
    func stop() {
        inbox.withLock { $0.stopped = true }
        wake()
    }

    /// As `stop`, and returns when the connection is closed. Called once.
    func close() async {
        await withCheckedContinuation { continuation in
            inbox.withLock { $0.closing = continuation }
            stop()
        }
    }

    private func announceEnd() {
        inbox.withLock { $0.closing.take() }?.resume()
    }

    // MARK: - On the thread

    private func loop(_ handle: SQLiteHandle?) {
        guard let handle else { return }
        while let batch = nextBatch() { run(batch[...], on: handle) }
        // Neither is needed for what is stored; a failure costs the next start a little time.
        try? handle.control("PRAGMA optimize")
        try? handle.control("PRAGMA wal_checkpoint(TRUNCATE)")
    }

    /// Waits for writes; nil when stopped and none is left.
    private func nextBatch() -> [WriteSlot]? {
        while true {
            let next: [WriteSlot]?? = inbox.withLock { inbox in
                if inbox.queue.isEmpty {
                    if inbox.stopped { return .some(nil) }
                    inbox.sleeping = true
                    return .none
                }
                if inbox.queue.count <= batchLimit {
                    defer { inbox.queue = [] }
                    return inbox.queue
                }
                let batch = Array(inbox.queue.prefix(batchLimit))
                inbox.queue.removeFirst(batchLimit)
                return batch
            }
            if let next { return next }
            wakeup.wait()
        }
    }

    /// Runs the closure's task until it waits for its commit or has left. A closure that waits for something else makes the
    /// writer wait with it.
    func pump(_ slot: WriteSlot) {
        while slot.outcome == .running {
            if slot.runJobs() { continue }
            inbox.withLock { $0.sleeping = true }
            // A job that came before the flag was up has not signalled.
            if slot.runJobs() { inbox.withLock { $0.sleeping = false } } else { wakeup.wait() }
        }
    }

    /// Hands the connection to the thread without keeping it alive beyond the thread.
    private final class Start: Sendable {
        let writer: SQLiteWriter
        let handle: Mutex<SQLiteHandle?>
        init(writer: SQLiteWriter, handle: SQLiteHandle) {
            self.writer = writer
            self.handle = Mutex(handle)
        }
    }
}

extension Mutex where Value == SQLiteHandle? {
    fileprivate borrowing func take() -> SQLiteHandle? {
        withLock { value in
            defer { value = nil }
            return value
        }
    }
}
