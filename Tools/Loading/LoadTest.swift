public import FlowRunner
internal import Glibc
internal import Synchronization

/// Replays a flow under load.
///
/// In an open loop every worker takes the next intended start, waits for it, and runs the flow. When all are busy, a start is taken after
/// its time; the wait counts, since a person would have had it too (no coordinated omission).
public final class LoadTest: Sendable {
    private let replay: FlowReplay
    private let plan: LoadPlan
    private let objectives: [Objective]
    private let environment: RunEnvironment
    private let ledger: Mutex<LoadLedger>
    private let schedule: Mutex<Schedule>
    private let started = Atomic<UInt64>(0)
    private let busy = Atomic<Int>(0)
    private let lastLook = Mutex<Duration>(.zero)

    public init(_ replay: FlowReplay, plan: LoadPlan, objectives: [Objective] = [], environment: RunEnvironment) {
        self.replay = replay
        self.plan = plan
        self.objectives = objectives
        self.environment = environment
        ledger = Mutex(LoadLedger(replay.flow, plan))
        schedule = Mutex(Schedule(plan.curve ?? RateCurve(from: 0, []), arrivals: plan.arrivals, seed: plan.seed))
    }

    /// The names by which objectives know the steps of a flow.
    public static func stepNames(_ flow: LoadedFlow) -> [String] { flow.steps.map(LoadLedger.name) }

    /// Blocks until the last run has ended.
    /// - Parameter progress: told once a second, from one of the workers.
    public func run(progress: (@Sendable (LoadProgress) -> Void)? = nil) -> LoadResult {
        // All threads of an open loop are started before the first run is due, so that starting them delays none.
        let start = environment.uptime() + (plan.isOpen ? .milliseconds(20) : .zero)
        let cpu = Self.cpuTime()
        let end = start + plan.warmUp + plan.duration
        replay.share(among: plan.threads) { [self] worker in
            if plan.isOpen { openLoop(worker, start, end, progress) } else { closedLoop(worker, start, end, progress) }
        }
        countNotStarted(start, end)
        let elapsed = environment.uptime() - start - plan.warmUp
        let used = Self.cpuTime().flatMap { after in cpu.map { after - $0 } }
        return ledger.withLock {
            $0.close(elapsed: max(.zero, elapsed), cpu: used, isInterrupted: environment.isInterrupted(), objectives: objectives)
        }
    }

    private func closedLoop(
        _ worker: FlowReplay.Worker, _ start: Duration, _ end: Duration, _ progress: (@Sendable (LoadProgress) -> Void)?
    ) {
        while true {
            let now = environment.uptime()
            guard now < end, !environment.isInterrupted() else { return }
            perform(worker, intended: now, now: now, wasBusy: false, start)
            report(start, progress)
        }
    }

    private func openLoop(_ worker: FlowReplay.Worker, _ start: Duration, _ end: Duration, _ progress: (@Sendable (LoadProgress) -> Void)?)
    {
        while !environment.isInterrupted() {
            guard environment.uptime() < end, let intended = take().map({ start + $0 }) else { return }
            // It was due before a worker took it, so all workers were busy.
            let wasBusy = environment.uptime() - intended > .milliseconds(1)
            wait(until: intended, start, progress)
            guard !environment.isInterrupted() else { return }
            perform(worker, intended: intended, now: environment.uptime(), wasBusy: wasBusy, start)
            report(start, progress)
        }
    }

    /// The next intended start, when there is one before the end.
    private func take() -> Duration? { schedule.withLock { $0.next() } }

    private func perform(_ worker: FlowReplay.Worker, intended: Duration, now: Duration, wasBusy: Bool, _ start: Duration) {
        let number = started.wrappingAdd(1, ordering: .relaxed).oldValue
        busy.wrappingAdd(1, ordering: .relaxed)
        let run = worker.run(number)
        busy.wrappingSubtract(1, ordering: .relaxed)
        let isMeasured = intended - start >= plan.warmUp
        let ended = environment.uptime() - start - plan.warmUp
        ledger.withLock { $0.add(run, late: max(.zero, now - intended), wasBusy: wasBusy, ended: ended, isMeasured: isMeasured) }
    }

    /// What was due by the end, and nobody was free to start.
    private func countNotStarted(_ start: Duration, _ end: Duration) {
        guard plan.isOpen, !environment.isInterrupted() else { return }
        while let intended = take() {
            guard intended >= plan.warmUp else { continue }
            ledger.withLock { $0.addNotStarted(waited: end - start - intended) }
        }
    }

    /// In pieces, so that an interruption is seen and the lines on the way keep coming.
    private func wait(until moment: Duration, _ start: Duration, _ progress: (@Sendable (LoadProgress) -> Void)?) {
        while true {
            let left = moment - environment.uptime()
            guard left > .zero, !environment.isInterrupted() else { return }
            environment.sleep(min(left, .milliseconds(100)))
            if left > .milliseconds(100) { report(start, progress) }
        }
    }

    /// Whoever comes by first after a second is over tells how it goes.
    private func report(_ start: Duration, _ progress: (@Sendable (LoadProgress) -> Void)?) {
        guard let progress else { return }
        let now = environment.uptime() - start
        let since = lastLook.withLock { last -> Duration? in
            guard now - last >= .seconds(1) else { return nil }
            defer { last = now }
            return now - last
        }
        guard let since else { return }
        let busy = busy.load(ordering: .relaxed)
        progress(ledger.withLock { $0.glance(at: now, seconds: Double(since.wholeNanoseconds) / 1e9, busy: busy) })
    }

    /// What the process has used so far, of all cores.
    private static func cpuTime() -> Duration? {
        var time = timespec()
        guard clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 else { return nil }
        return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
    }
}
