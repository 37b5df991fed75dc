public import FlowRunner
internal import HTTPCore
internal import Platform
internal import Synchronization
public import Wire

/// Told how far a run is; calls come from several threads.
public protocol FuzzObserver: Sendable {
    func progress(sent: Int, operation: String)
}

/// Sends the cases of one service on several threads and gathers what was wrong.
public final class FuzzRun: Sendable {
    let service: String
    let url: String
    let endpoints: [EndpointDescription]
    let rules: FuzzRules
    let worlds: @Sendable (UInt64) throws(WorldError) -> World
    let settings: FuzzSettings
    let environment: RunEnvironment
    let tally = Tally()
    let keys = KeySource()
    private let built = Mutex<Int>(0)
    private let observer: (any FuzzObserver)?

    /// - Parameters:
    ///   - url: the service's address.
    ///   - worlds: makes a world from a seed of its own.
    public init(
        service: String, url: String, endpoints: [EndpointDescription], rules: FuzzRules, settings: FuzzSettings,
        environment: RunEnvironment,
        observer: (any FuzzObserver)? = nil, worlds: @escaping @Sendable (UInt64) throws(WorldError) -> World
    ) {
        self.service = service
        self.url = url.hasSuffix("/") ? String(url.dropLast()) : url
        self.endpoints = endpoints
        self.rules = rules
        self.settings = settings
        self.environment = environment
        self.observer = observer
        self.worlds = worlds
    }

    /// How many random cases of an operation are sent before the next has its turn.
    private static let round = 50

    /// Throws when not even the first world could be made.
    public func run() throws(WorldError) -> (result: FuzzResult, operations: [Operation]) {
        let shared = try world()
        let plan = FuzzPlan(endpoints, captures: Set(shared.values.keys), rules: rules, settings: settings)
        let start = environment.uptime()
        let deadline = settings.time.map { start + $0 }
        let isAlone = { (operation: Operation) in self.needsOwnWorld(operation) }
        send(plan.units.filter { !isAlone($0.operation) }, shared, deadline)
        var first = 0
        while first < plan.randomPerOperation || (settings.time != nil && settings.maximum == nil && settings.phases.contains(.random)) {
            let count = settings.time != nil && settings.maximum == nil ? Self.round : min(Self.round, plan.randomPerOperation - first)
            let units = plan.random(from: first, count: count).filter { !isAlone($0.operation) }
            guard !units.isEmpty, !isOver(deadline) else { break }
            send(units, shared, deadline)
            first += count
        }
        // The rate of cases is measured only up to here: from now on the time includes the preparation of worlds.
        let together = (count: tally.sent, wall: environment.uptime() - start)
        let spending = plan.units + plan.random(from: 0, count: min(plan.randomPerOperation, settings.randomPerOperation))
        sendAlone(spending.filter { isAlone($0.operation) }, deadline)
        if settings.phases.contains(.boundary), !isOver(deadline) { sequences(plan) }
        var result = result(plan, shared)
        (result.together, result.wallTogether) = together
        result.wallTotal = environment.uptime() - start
        return (result, plan.operations)
    }

    /// Deleting takes away what other operations ask for; what is declared to spend the world does more than that.
    private func needsOwnWorld(_ operation: Operation) -> Bool {
        (operation.endpoint.method == .delete && !operation.endpoint.path.parameterNames.isEmpty) || rules.says(.spends, operation.id)
    }

    func isOver(_ deadline: Duration?) -> Bool {
        environment.isInterrupted() || tally.isBroken || deadline.map { environment.uptime() >= $0 } ?? false
    }

    /// A new world, of names that no world had before.
    func world() throws(WorldError) -> World {
        let made = try worlds(UInt64.random(in: 1...UInt64(UInt32.max)))
        built.withLock { $0 += 1 }
        return made
    }

    func sender() -> Sender { Sender(service: ServiceName(service), url: url, timeout: settings.timeout, rules: rules, keys: keys) }

    private func send(_ units: [FuzzPlan.Unit], _ world: World, _ deadline: Duration?) {
        lanes(units, deadline) { [self] unit, sender in
            for (number, one) in unit.cases.enumerated() {
                if isOver(deadline) { return }
                _ = perform(one, unit, number, sender, world)
            }
        }
    }

    /// Each in a world of its own: what only deletes beside one another, what spends more than that one after another, in another
    /// world after each success.
    private func sendAlone(_ units: [FuzzPlan.Unit], _ deadline: Duration?) {
        lanes(units.filter { !rules.says(.spends, $0.operation.id) }, deadline) { [self] in sendAlone($0, $1, deadline, spends: false) }
        let sender = sender()
        for unit in units where !isOver(deadline) && rules.says(.spends, unit.operation.id) {
            sendAlone(unit, sender, deadline, spends: true)
        }
    }

    private func sendAlone(_ unit: FuzzPlan.Unit, _ sender: Sender, _ deadline: Duration?, spends: Bool) {
        var world: World?
        for (number, one) in unit.cases.enumerated() {
            if isOver(deadline) { return }
            do throws(WorldError) {
                let used: World
                if let world { used = world } else { used = try self.world() }
                world = used
                if perform(one, unit, number, sender, used), spends { world = nil }
            } catch {
                return tally.stop(error.message)
            }
        }
    }

    /// Threads that take one unit after another; each has a sender of its own.
    private func lanes(_ units: [FuzzPlan.Unit], _ deadline: Duration?, _ body: @escaping @Sendable (FuzzPlan.Unit, Sender) -> Void) {
        let next = Counter()
        Threads.each(Array(0..<max(1, min(settings.jobs, units.count)))) { [self] _ in
            let sender = sender()
            while !isOver(deadline) {
                let index = next.take()
                guard index < units.count else { return }
                body(units[index], sender)
                observer?.progress(sent: tally.sent, operation: units[index].operation.id)
            }
        }
    }

    /// - Returns: whether it succeeded.
    private func perform(_ one: FuzzCase, _ unit: FuzzPlan.Unit, _ number: Int, _ sender: Sender, _ world: World) -> Bool {
        let place = [FuzzCase.Phase.allCases.firstIndex(of: one.phase) ?? 0, unit.place, number]
        let reply = patiently(one, place: place, unit.operation, sender, world)
        tally.count(one, reply)
        let failures = Judgement(rules: rules, hasNeighbours: settings.jobs > 1).failures(one, unit.operation, reply)
        for failure in failures { tally.add(failure, one, place: place) }
        if case .answer(let answer) = reply { return answer.isSuccess }
        return false
    }

    /// A service that was brought down is given time to come back; that it went is a finding of the case that got no answer, or of the
    /// case before where nobody went without one. What was asked beside it when it went cannot be told from what brought it down, and the
    /// finding says so.
    func patiently(_ one: FuzzCase, place: [Int], _ operation: Operation, _ sender: Sender, _ world: World) -> Reply {
        let before = sender.answered
        sender.answered = nil
        let first = onceSomebodyListens(one.draft, operation, sender, world)
        if first.wasAway, !tally.isBroken, let before { tally.suspect(before.one, place: before.place) }
        var reply = first.reply
        // One connection that ended without an answer may be the machine's fault, so it is tried again; twice is the request's, and so
        // it is when nobody listened in between, also if the answer is good then.
        if case .silence(let what) = reply {
            let again = onceSomebodyListens(one.draft, operation, sender, world)
            reply = again.wasAway ? .wentDown(what) : again.reply
        }
        if case .answer = reply { sender.answered = (one, place) }
        return reply
    }

    private func onceSomebodyListens(
        _ draft: RequestDraft, _ operation: Operation, _ sender: Sender, _ world: World
    ) -> (reply: Reply, wasAway: Bool) {
        var reply = sender.send(draft, operation, world)
        var wasAway = false
        for _ in 0..<50 {
            guard case .unreachable = reply, !environment.isInterrupted() else { break }
            wasAway = true
            environment.sleep(.milliseconds(100))
            reply = sender.send(draft, operation, world)
        }
        if case .unreachable(let what) = reply { tally.stop("\(service) at \(url) is gone: \(what)") }
        return (reply, wasAway)
    }

    private func result(_ plan: FuzzPlan, _ shared: World) -> FuzzResult {
        tally.blameSuspect(hasNeighbours: settings.jobs > 1)
        let state = tally.snapshot
        var result = FuzzResult(service: service, seed: settings.seed)
        result.cases = state.cases
        result.sequences = state.sequences
        result.statuses = state.statuses
        result.throttled = state.throttled
        result.unsent = state.unsent
        result.operations = plan.operations.count
        result.unreached = plan.operations.map(\.id).filter { !state.reached.contains($0) }
        result.plainCaptures = Set(shared.values.filter { if case .string = $0.value { false } else { true } }.keys)
        result.isInterrupted = environment.isInterrupted()
        // No finding among no cases is no good news.
        result.problem = state.problem ?? (state.judged == 0 && !result.isInterrupted ? "no case was judged" : nil)
        let sorted = state.findings.values.sorted { ($0.operation, $0.oracle, $0.field) < ($1.operation, $1.oracle, $1.field) }
        let byID = Dictionary(plan.operations.map { ($0.id, $0) }) { first, _ in first }
        let sender = sender()
        result.findings = sorted.map { finding in
            guard let operation = byID[finding.operation], result.problem == nil, !environment.isInterrupted() else { return finding }
            return shrunk(finding, operation, sender, shared)
        }
        let isWhole =
            settings.phases.count == FuzzCase.Phase.allCases.count && settings.only.isEmpty && settings.maximum == nil
            && settings.time == nil
        result.stale = isWhole && result.problem == nil && !result.isInterrupted ? rules.stale : []
        result.worlds = built.withLock { $0 }
        return result
    }

    /// What spends worlds would spend one with every try.
    private func shrunk(_ finding: Finding, _ operation: Operation, _ sender: Sender, _ shared: World) -> Finding {
        guard finding.before.isEmpty, !rules.says(.spends, operation.id), finding.oracle != .noAnswer else { return finding }
        let judgement = Judgement(rules: rules)
        var finding = finding
        let original = finding.example
        let smaller = Shrinker.shrink(original.draft, budget: settings.shrinkBudget) { draft in
            let one = original.with(draft, Expected.of(draft, operation))
            let failures = judgement.failures(one, operation, sender.send(draft, operation, shared))
            guard let failure = failures.first(where: { $0.oracle == finding.oracle && $0.field == finding.field }) else { return false }
            finding.message = failure.message
            finding.example = one
            return true
        }
        finding.isShrunk = smaller != original.draft
        return finding
    }
}

private final class Counter: Sendable {
    private let value = Atomic<Int>(0)
    func take() -> Int { value.wrappingAdd(1, ordering: .relaxed).oldValue }
}

extension FuzzCase {
    func with(_ draft: RequestDraft, _ expectation: Expectation) -> FuzzCase {
        FuzzCase(operation: operation, phase: phase, name: name, field: field, draft: draft, expectation: expectation)
    }
}
