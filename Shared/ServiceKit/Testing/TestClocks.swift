internal import Contracts
public import Platform
internal import Synchronization
public import Wire

/// The virtual clocks of test runs. A run without one lives in real time; one that was moved stands still until it is moved
/// again, so that a flow sees the same time in every service and in every run of the flow; or it goes on from there, for a person who
/// uses an app in another time.
public final class TestClocks: Sendable {
    private enum Virtual {
        case standing(Instant)
        case going(ahead: Duration)
    }

    private let real: any WallClock
    private let moved = Mutex<[String: Virtual]>([:])
    /// Runs that ended: what they made lives on with everybody, whatever rows still say which run it came from. Lost with the process,
    /// after which such rows live in real time.
    private let ended = Mutex<Set<String>>([])
    private static let mostEnded = 10_000
    private let movesEverybody = Atomic<Bool>(false)

    public init(real: any WallClock) { self.real = real }

    public func now(run: String?) -> Instant {
        guard let run = living(run), let virtual = moved.withLock({ $0[run] }) else { return real.now() }
        return now(virtual)
    }

    private func now(_ virtual: Virtual) -> Instant {
        switch virtual {
        case .standing(let instant): instant
        case .going(let ahead): real.now() + ahead
        }
    }

    /// The run itself, or everybody's when it has ended.
    func living(_ run: String?) -> String? {
        guard let run, ended.withLock({ $0.contains(run) }) else { return run }
        return unnamedRun
    }

    /// Whether the run's clock was ever moved.
    public func isVirtual(_ run: String) -> Bool { moved.withLock { $0[run] != nil } }

    /// The run of requests that name none: nil until the clock of everybody was moved.
    var unnamedRun: String? { movesEverybody.load(ordering: .relaxed) ? ClockMove.everybody : nil }

    /// The run lives on as everybody does.
    func forget(_ run: String) {
        moved.withLock { _ = $0.removeValue(forKey: run) }
        if run == ClockMove.everybody {
            movesEverybody.store(false, ordering: .relaxed)
        } else {
            ended.withLock { ended in
                if ended.count >= Self.mostEnded { ended.removeAll() }
                ended.insert(run)
            }
        }
    }

    var virtualRuns: [String] { moved.withLock { Array($0.keys) } }

    /// Sets a run's clock; false, and no change, when that would be backwards.
    /// - Parameter follows: whether it goes on from there as real time does.
    public func move(_ run: String, to instant: Instant, follows: Bool = false) -> Bool {
        let isMoved = moved.withLock { moved in
            if let current = moved[run], instant < now(current) { return false }
            moved[run] = follows ? .going(ahead: instant - real.now()) : .standing(instant)
            return true
        }
        if isMoved { ended.withLock { _ = $0.remove(run) } }
        if isMoved, run == ClockMove.everybody { movesEverybody.store(true, ordering: .relaxed) }
        return isMoved
    }
}
