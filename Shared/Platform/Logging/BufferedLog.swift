internal import Glibc
internal import Synchronization
internal import Wire

/// The log of a service: the lines of `StandardErrorSink`, gathered for up to 20 ms and written by a thread of its own, so that a request
/// waits neither for another thread's line nor for whoever reads them.
///
/// Lines of errors go out at once. When the reader does not keep up, lines are dropped and counted, and the log says how many once it
/// can. What waits is written by `close` and when the process crashes; only `kill -9` and the like lose the last 20 ms.
///
/// Lines of one thread stay in order; those of several may come a few milliseconds out of it.
public final class BufferedLog: LogSink {
    private enum Wanted: Int { case nothing, soon, now }

    private let service: String
    private let clock: any WallClock
    private let output: LogOutput
    private let lanes: [LogLane]
    private let waiting: WaitingLines
    private let wanted = Atomic<Int>(Wanted.nothing.rawValue)
    private let wakeup = Bell()
    private let ended = Bell()
    private let isClosed = Atomic<Bool>(false)
    private let dropped = Atomic<Int>(0)
    /// Held by whoever takes from the lanes.
    private let writing = Mutex(())

    private let gathering: Duration
    /// A reader that takes nothing for so long gets no more when the process ends.
    private static let lastWrite = Duration.seconds(1)

    /// - Parameters:
    ///   - service: whose name the line about dropped lines has.
    ///   - descriptor: standard error unless told; stays open for as long as the log is used; the caller's to close.
    ///   - gathering: how long a line may wait for others.
    ///   - capacity: bytes that may wait for the reader, of each of the lanes between which threads are divided.
    public init(
        service: String, descriptor: Int32 = 2, clock: any WallClock = SystemClock(), gathering: Duration = .milliseconds(20),
        capacity: Int = 256 << 10, lanes: Int = 8
    ) {
        self.service = service
        self.clock = clock
        self.gathering = gathering
        output = LogOutput(descriptor: descriptor)
        let waiting = WaitingLines(count: max(1, lanes))
        self.waiting = waiting
        self.lanes = waiting.places.map { LogLane(capacity: capacity, waiting: $0) }
        var thread = pthread_t()
        let context = Unmanaged.passRetained(self)
        let failed = pthread_create(&thread, nil, { context in
            guard let context else { return nil }
            Unmanaged<BufferedLog>.fromOpaque(context).takeRetainedValue().run()
            return nil
        }, context.toOpaque())
        guard failed != 0 else { pthread_detach(thread); return }
        context.release()
        isClosed.store(true, ordering: .releasing)
    }

    public func write(_ record: LogRecord) {
        lanes[ThreadNumber.current % lanes.count].add(record)
        if isClosed.load(ordering: .acquiring) { return drain() }
        want(record.level >= .error ? .now : .soon)
    }

    /// How many lines were lost because nobody read them in time.
    public var droppedLines: Int { dropped.load(ordering: .relaxed) }

    /// Writes what waits and ends the thread; lines that come later are written by who logs them.
    public func close() {
        guard !isClosed.exchange(true, ordering: .acquiringAndReleasing) else { return }
        want(.now)
        ended.wait(upTo: Self.lastWrite)
    }

    /// Lets what waits be written also when this process crashes. For one log of a process.
    public func writeWhenCrashing() { CrashLog.install(waiting, descriptor: output.descriptor) }

    /// Only the first line of a while pays for waking the thread.
    private func want(_ what: Wanted) {
        guard wanted.load(ordering: .relaxed) < what.rawValue else { return }
        let before = wanted.exchange(what.rawValue, ordering: .acquiringAndReleasing)
        if before < what.rawValue { wakeup.ring() }
    }

    private func run() {
        while !isClosed.load(ordering: .acquiring) {
            wakeup.wait()
            if wanted.load(ordering: .acquiring) == Wanted.soon.rawValue { wakeup.wait(upTo: gathering) }
            // First: a line that comes from now on wakes it again.
            wanted.store(Wanted.nothing.rawValue, ordering: .sequentiallyConsistent)
            drain()
        }
        drain()
        ended.ring()
    }

    private func drain() {
        writing.withLock { _ in
            waiting.isBeingWritten = true
            defer { waiting.isBeingWritten = false }
            var lost = 0
            for lane in lanes {
                let batch = lane.take()
                lost += batch.dropped
                let sent = output.send(batch.bytes)
                if sent < batch.bytes.count { lost += batch.bytes[sent...].count { $0 == 10 } }
            }
            if lost > 0 { tell(lost) }
        }
    }

    private func tell(_ lost: Int) {
        dropped.add(lost, ordering: .relaxed)
        let record = LogRecord(
            time: clock.now(), level: .warning, service: service, message: "log lines dropped, as they were not read in time",
            requestID: nil, trace: nil, fields: ["lines": .integer(Int64(lost))])
        let line = LogLineWriter.line(record, time: record.time.text)
        _ = line.withUnsafeBytes { output.send($0) }
    }
}
