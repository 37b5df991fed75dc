internal import Glibc
internal import Synchronization

/// What waits in the lanes of a log, in memory that a signal handler can reach.
///
/// `@unchecked Sendable`: each place is its lane's, behind the lane's lock; `isBeingWritten` is only ever set by who holds the log's.
/// The handler of a crash reads without: the process is ending.
final class WaitingLines: @unchecked Sendable {
    let first: UnsafeMutablePointer<LogLane.Waiting>
    let count: Int
    let flag: UnsafeMutablePointer<Bool>
    /// What handled signals before, by their numbers.
    let handlers: UnsafeMutablePointer<sigaction>

    init(count: Int) {
        first = .allocate(capacity: count)
        self.count = count
        flag = .allocate(capacity: 1)
        flag.initialize(to: false)
        handlers = .allocate(capacity: 65)
        handlers.initialize(repeating: sigaction(), count: 65)
    }

    deinit {
        first.deallocate()
        flag.deallocate()
        handlers.deallocate()
    }

    var places: [UnsafeMutablePointer<LogLane.Waiting>] { (0..<count).map { first + $0 } }

    var isBeingWritten: Bool {
        get { flag.pointee }
        set { flag.pointee = newValue }
    }
}

/// Writes what a log holds when the process crashes, by what a signal handler may do: it reads memory and calls `write(2)`.
enum CrashLog {
    /// From now on, for one log of the process. What handled such signals before, as Swift's own reports, does so after it.
    static func install(_ lines: WaitingLines, descriptor: Int32) {
        // Never freed: a crash may come at any time.
        let kept = Unmanaged.passRetained(lines)
        guard subject.compareExchange(expected: 0, desired: Int(bitPattern: kept.toOpaque()), ordering: .acquiringAndReleasing).exchanged else {
            return kept.release()
        }
        output.store(descriptor, ordering: .releasing)
        for signal in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT] {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { number in
                guard let lines = CrashLog.lines else { return }
                CrashLog.write(lines)
                // The instruction that crashed runs again when this returns, and then what was there before hears of it; an abort does not.
                sigaction(number, lines.handlers + Int(number), nil)
                if number == SIGABRT { raise(number) }
            }
            sigaction(signal, &action, lines.handlers + Int(signal))
        }
    }

    private static var lines: WaitingLines? {
        UnsafeRawPointer(bitPattern: subject.load(ordering: .acquiring)).map { Unmanaged<WaitingLines>.fromOpaque($0).takeUnretainedValue() }
    }

    private static func write(_ lines: WaitingLines) {
        // Its thread still runs and has a part of the lines: some time to write it.
        var pause = timespec(tv_sec: 0, tv_nsec: 1_000_000)
        for _ in 0..<100 where lines.flag.pointee { nanosleep(&pause, nil) }
        let descriptor = output.load(ordering: .acquiring)
        for place in 0..<lines.count {
            let waiting = lines.first[place]
            lines.first[place].count = 0
            var sent = 0
            while sent < waiting.count {
                let result = Glibc.write(descriptor, waiting.bytes + sent, waiting.count - sent)
                guard result > 0 else { break }
                sent += result
            }
        }
    }
}

// A signal handler can reach nothing but globals.
/// The address of its `WaitingLines`; 0 for none.
private let subject = Atomic<Int>(0)
private let output = Atomic<Int32>(2)
