internal import Synchronization

/// The lines of one thread, or of a few, until they are written: two halves, of which one is filled while the other is written.
///
/// Which half is filled and how far lies outside Swift's objects, where the handler of a crash may look.
final class LogLane: Sendable {
    /// What waits: read by the handler of a crash without a lock, so it may miss the line that is being added.
    struct Waiting {
        var bytes: UnsafeMutableRawPointer
        var count: Int
    }

    /// What is written next.
    struct Batch {
        let bytes: UnsafeRawBufferPointer
        /// Lines that found no room since the batch before.
        let dropped: Int
    }

    /// `@unchecked Sendable`: the memory behind the pointers is the lane's alone, and touched under its lock.
    private struct State: @unchecked Sendable {
        let waiting: UnsafeMutablePointer<Waiting>
        var other: UnsafeMutableRawPointer
        var dropped = 0
        var writer = LogLineWriter()
    }

    private let capacity: Int
    private let state: Mutex<State>

    /// - Parameters:
    ///   - capacity: bytes of a half. Memory that was never filled costs nothing.
    ///   - waiting: the lane's for as long as it lives, and the caller's to free.
    init(capacity: Int, waiting: UnsafeMutablePointer<Waiting>) {
        self.capacity = capacity
        waiting.initialize(to: Waiting(bytes: .allocate(byteCount: capacity, alignment: 16), count: 0))
        state = Mutex(State(waiting: waiting, other: .allocate(byteCount: capacity, alignment: 16)))
    }

    deinit {
        state.withLock { state in
            state.waiting.pointee.bytes.deallocate()
            state.other.deallocate()
        }
    }

    func add(_ record: LogRecord) {
        state.withLock { state in
            let (waiting, room) = (state.waiting, capacity)
            let isKept = state.writer.line(record) { line in
                let count = waiting.pointee.count
                guard count + line.count <= room else { return false }
                UnsafeMutableRawBufferPointer(start: waiting.pointee.bytes + count, count: line.count).copyMemory(from: line)
                waiting.pointee.count = count + line.count
                return true
            }
            if !isKept { state.dropped += 1 }
        }
    }

    /// Takes what waits. It stays as it is until the next call: one thread calls at a time.
    func take() -> Batch {
        state.withLock { state in
            let full = state.waiting.pointee
            // In this order, for the handler of a crash: never the length of one half with the bytes of the other.
            state.waiting.pointee.count = 0
            state.waiting.pointee.bytes = state.other
            state.other = full.bytes
            let dropped = state.dropped
            state.dropped = 0
            return Batch(bytes: UnsafeRawBufferPointer(start: full.bytes, count: full.count), dropped: dropped)
        }
    }
}
