/// The whole life of a stack as a value: what happened goes in, what to do comes out. It does nothing itself and reads no clock.
struct StackMachine {
    static let sigkill: Int32 = 9
    /// A service without a port or a check is ready when it has run this long: a program that fails at once is then noticed.
    static let proofOfLife: Int64 = 100

    /// In start order.
    private(set) var order: [String]
    private(set) var records: [String: Record] = [:]
    private let begun: Int64
    private var wasReady = false
    private var ending: SupervisorOutcome?
    private var finished = false
    private var effects: [Effect] = []

    init(_ plan: StackPlan, at now: Int64) {
        begun = now
        order = plan.services.map(\.name)
        for service in plan.services { records[service.name] = Record(plan: service) }
    }

    /// Takes one input. Feed `.clock` first of all, and again whenever `deadline` has passed.
    mutating func handle(_ input: Input, at now: Int64) -> [Effect] {
        effects = []
        switch input {
        case .spawned(let name, let pid): spawned(name, pid, now)
        case .spawnFailed(let name, let reason): fail(name, reason, now)
        case .probePassed(let name): if case .starting(let since, _) = phase(name) { becameReady(name, since, now) }
        case .exited(let name, let status): exited(name, status, now)
        case .asked(.stopAll): stopRequested(now)
        case .asked(.service(let name, let order)): ordered(name, order, now)
        case .clock: clock(now)
        }
        advance(now)
        return effects
    }

    /// The next moment at which something is due without any input.
    var deadline: Int64? {
        records.values.compactMap { record in
            switch record.phase {
            case .starting(_, let deadline): deadline
            case .backingOff(let until): until
            case .stopping(let killAt): killAt
            case .waiting, .abandoned, .ready, .completed, .down: nil
            }
        }.min()
    }

    private func phase(_ name: String) -> ServicePhase { records[name]?.phase ?? .down }

    private mutating func enter(_ name: String, _ phase: ServicePhase) { records[name]?.phase = phase }

    private mutating func spawned(_ name: String, _ pid: Int32, _ now: Int64) {
        effects.append(.emit(.started(service: name, pid: pid)))
        guard let plan = records[name]?.plan else { return }
        switch plan.readiness {
        case .started: break  // ready once it has lasted: see `start`
        case .http, .connects, .command: effects.append(.beginProbe(name))
        case .completed: break
        }
    }

    private mutating func becameReady(_ name: String, _ since: Int64, _ now: Int64) {
        enter(name, .ready(since: now))
        effects += [.endProbe(name), .emit(.ready(service: name, url: records[name]?.plan.url, after: .milliseconds(now - since)))]
    }

    private mutating func exited(_ name: String, _ status: ProcessEnd, _ now: Int64) {
        guard let record = records[name] else { return }
        effects.append(.endProbe(name))
        switch record.phase {
        case .stopping: stopped(name, status, now)
        // It was given up, and then somebody said what is to become of it.
        case .abandoned where record.order != nil: stopped(name, status, now)
        case .starting(let since, _) where status.isSuccess && record.plan.mayComplete:
            enter(name, .completed)
            effects.append(.emit(.completed(service: name, after: .milliseconds(now - since))))
        case .ready(let since):
            if now - since >= RestartRule.settledAfter { records[name]?.failures = 0 }
            ended(name, status, now, reason: nil)
        case .starting: ended(name, status, now, reason: "it ended before it was ready (\(status))")
        case .abandoned: ended(name, status, now, reason: "it was not ready within \(Self.text(record.plan.startTimeout))")
        case .waiting, .backingOff, .completed, .down: break
        }
    }

    private mutating func stopped(_ name: String, _ status: ProcessEnd, _ now: Int64) {
        enter(name, .down)
        effects.append(.emit(.stopped(service: name, status: status)))
        if let order = records[name]?.order, order != .stop, ending == nil { begin(name, now) }
    }

    /// `reason` is nil for a service that had been ready.
    private mutating func ended(_ name: String, _ status: ProcessEnd, _ now: Int64, reason: String?) {
        guard var record = records[name] else { return }
        record.failures += 1
        // What never became ready has failed, whatever its exit code.
        let judged = reason != nil && status.isSuccess ? .code(1) : status
        var delay = RestartRule(policy: record.plan.restart).delay(after: judged, failures: record.failures, everReady: wasReady)
        if record.phase == .abandoned && !wasReady { delay = nil }
        if ending != nil { delay = nil }
        record.phase = delay.map { .backingOff(until: now + $0) } ?? (reason == nil && status.isSuccess ? .completed : .down)
        record.failed = record.phase == .down
        records[name] = record
        effects.append(.emit(.exited(service: name, status: status, restartIn: delay.map { .milliseconds($0) })))
        if delay == nil, record.failed, !wasReady { fail(name, reason ?? "it ended (\(status))", now) }
    }

    private mutating func fail(_ name: String, _ reason: String, _ now: Int64) {
        enter(name, .down)
        records[name]?.failed = true
        guard ending == nil, !wasReady else { return }
        ending = .couldNotStart(service: name, reason: reason)
        beginStopping()
    }

    private mutating func stopRequested(_ now: Int64) {
        guard ending != nil else {
            ending = .stopped
            return beginStopping()
        }
        for name in order where phase(name).isRunning {
            enter(name, .stopping(killAt: nil))
            effects += [.endProbe(name), .signal(name, Self.sigkill), .emit(.killed(service: name))]
        }
    }

    /// Nothing is ordered of a stack that stops.
    private mutating func ordered(_ name: String, _ order: ServiceOrder, _ now: Int64) {
        guard let record = records[name], ending == nil else { return }
        switch (order, record.phase) {
        case (.stop, .starting), (.stop, .ready), (.restart, .starting), (.restart, .ready):
            records[name]?.order = order
            stop(name, now)
        case (_, .stopping), (_, .abandoned): records[name]?.order = order
        case (.stop, .waiting), (.stop, .backingOff):
            records[name]?.order = .stop
            enter(name, .down)
            effects.append(.emit(.keptDown(service: name)))
        case (.start, .down), (.start, .completed), (.start, .backingOff), (.restart, _): begin(name, now)
        case (.start, _), (.stop, _): break
        }
    }

    /// Starts what was told to, from the beginning.
    private mutating func begin(_ name: String, _ now: Int64) {
        guard var record = records[name] else { return }
        (record.order, record.failures, record.failed) = (nil, 0, false)
        record.restarts += 1
        records[name] = record
        start(name, now)
    }

    private mutating func stop(_ name: String, _ now: Int64) {
        guard let plan = records[name]?.plan else { return }
        enter(name, .stopping(killAt: now + Self.milliseconds(plan.stopGracePeriod)))
        effects += [.endProbe(name), .signal(name, plan.stopSignal)]
    }

    private mutating func beginStopping() {
        effects.append(.emit(.stopping))
        for name in order where phase(name) == .waiting || records[name]?.isBackingOff == true { enter(name, .down) }
    }

    private mutating func clock(_ now: Int64) {
        for name in order {
            guard let record = records[name] else { continue }
            switch record.phase {
            case .starting(let since, let deadline?) where deadline <= now && record.plan.readiness == .started:
                becameReady(name, since, now)
            case .starting(_, let deadline?) where deadline <= now:
                enter(name, .abandoned)
                effects += [.endProbe(name), .emit(.notReady(service: name, within: record.plan.startTimeout)), .signal(name, Self.sigkill)]
            case .backingOff(let until) where until <= now:
                records[name]?.restarts += 1
                start(name, now)
            case .stopping(let killAt?) where killAt <= now:
                enter(name, .stopping(killAt: nil))
                effects += [.signal(name, Self.sigkill), .emit(.killed(service: name))]
            case .waiting, .starting, .abandoned, .ready, .backingOff, .stopping, .completed, .down: break
            }
        }
    }

    private mutating func start(_ name: String, _ now: Int64) {
        guard let plan = records[name]?.plan else { return }
        let deadline: Int64? =
            switch plan.readiness {
            case .completed: nil
            case .started: now + Self.proofOfLife
            case .http, .connects, .command: now + Self.milliseconds(plan.startTimeout)
            }
        enter(name, .starting(since: now, deadline: deadline))
        effects.append(.spawn(name))
    }

    /// What follows from the state alone: starting what may start, stopping what may stop, announcing, finishing.
    private mutating func advance(_ now: Int64) {
        guard !finished else { return }
        if ending != nil {
            stopIdle(now)
        } else {
            for name in order where phase(name) == .waiting && mayStart(name) { start(name, now) }
            announce(now)
        }
        // What was stopped by an order may be started again.
        guard ending != nil || records.values.allSatisfy({ $0.order == nil }) else { return }
        guard order.allSatisfy({ !phase($0).isRunning && phase($0) != .waiting && records[$0]?.isBackingOff == false }) else { return }
        finished = true
        effects.append(.finish(ending ?? .ended(success: records.values.allSatisfy { !$0.failed })))
    }

    private func mayStart(_ name: String) -> Bool {
        (records[name]?.plan.waitsFor ?? []).allSatisfy { dependency in
            switch (dependency.condition, phase(dependency.service)) {
            case (.completed, let phase): phase == .completed
            case (_, .ready), (_, .completed): true
            case (.started, let phase): phase.isRunning
            case (.healthy, _): false
            }
        }
    }

    private mutating func announce(_ now: Int64) {
        let settled = order.allSatisfy { name in
            switch phase(name) {
            case .ready, .completed: true
            case .down: records[name]?.order == .stop
            case .waiting, .starting, .abandoned, .backingOff, .stopping: false
            }
        }
        guard settled, !wasReady else { return }
        wasReady = true
        effects.append(.emit(.stackReady(after: .milliseconds(now - begun))))
    }

    /// Reverse order: a service stops once nothing that waited for it runs any more.
    private mutating func stopIdle(_ now: Int64) {
        for name in order.reversed() {
            guard let record = records[name] else { continue }
            switch record.phase {
            case .starting, .ready: break
            case .waiting, .abandoned, .backingOff, .stopping, .completed, .down: continue
            }
            let isNeeded = records.values.contains { other in
                other.phase.isRunning && other.plan.waitsFor.contains { $0.service == name }
            }
            guard !isNeeded else { continue }
            stop(name, now)
        }
    }

    private static func milliseconds(_ duration: Duration) -> Int64 {
        duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
    }

    private static func text(_ duration: Duration) -> String {
        let milliseconds = milliseconds(duration)
        return milliseconds % 1000 == 0 ? "\(milliseconds / 1000) s" : "\(milliseconds) ms"
    }
}

extension ServicePlan {
    /// Whether an end with 0 before it was ready is what it is for.
    fileprivate var mayComplete: Bool {
        switch (readiness, restart) {
        case (.completed, _), (.started, .never), (.started, .onFailure): true
        default: false
        }
    }
}
