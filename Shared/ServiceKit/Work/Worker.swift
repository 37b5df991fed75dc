internal import Contracts
internal import JSONCoding
internal import Platform
internal import Storage
internal import Synchronization
internal import Wire

/// Does the work of a queue: claims what is due by one statement, so that several processes can share a database, and hands each
/// piece to its handler. A piece whose process died is claimed again when its lease ends. While it is done its lease is renewed, and what
/// is said of its end counts only for the attempt that it was claimed for.
///
/// Processes of several releases share a database during a rolling change, and of two secrets while the secret changes. So a process
/// claims only kinds that it has a handler for and payloads that it can open: the rest is left, unharmed, for those who can. So is a
/// payload that opens and does not fit the type that this release has for it.
final class Worker: Sendable {
    private let database: any Database
    private let box: WorkBox
    private let clocks: TestClocks
    private let signal: WorkSignal
    private let handlers: [String: WorkHandler]
    /// What this process can do.
    private let mine: SQL
    private let logger: Logger
    private let tracer: Tracer
    private let random: any RandomSource
    private let done: MetricCounter
    private let failed: MetricCounter
    private let isStopping = Atomic(false)
    /// How many pieces `run()` has under way.
    private let underWay = Atomic<Int>(0)
    /// Runs whose clock is being moved: what becomes due there belongs to the move, which does it in order and lists it.
    private let moving = Mutex<[String: Int]>([:])

    /// What is being done: its attempt, and until when it is claimed, on the real clock.
    private struct Hold {
        let attempt: Int
        var until: Instant
    }
    private let held = Mutex<[String: Hold]>([:])

    static let lease: Duration = .seconds(60)
    /// How old a lease is when it is renewed: early enough for a process whose clock is 30 seconds ahead.
    static let renewal: Duration = .seconds(20)
    /// The most pieces under way at once.
    static let batch = 64
    static let mostAttempts = 20
    /// The most that somebody else may put a piece off for.
    static let longestAsked: Duration = .hours(1)

    init(
        database: any Database, box: WorkBox, clocks: TestClocks, signal: WorkSignal, handlers: [WorkHandler], logger: Logger,
        tracer: Tracer, random: any RandomSource, metrics: Metrics
    ) throws(ServiceError) {
        self.database = database
        self.box = box
        self.clocks = clocks
        self.signal = signal
        self.handlers = Dictionary(handlers.map { ($0.kind, $0) }) { first, _ in first }
        let kinds = self.handlers.keys.sorted()
        if kinds.count < handlers.count, let twice = kinds.first(where: { kind in handlers.count { $0.kind == kind } > 1 }) {
            throw .duplicateWork(twice)
        }
        mine = "kind IN (\(list: kinds)) AND (sealed_by IS NULL OR sealed_by IN (\(list: box.openers)))"
        self.logger = logger
        self.tracer = tracer
        self.random = random
        done = metrics.counter("barbell_work_done_total", help: "Pieces of work finished.", labels: [:])
        failed = metrics.counter("barbell_work_failed_total", help: "Tries of work that failed.", labels: [:])
    }

    /// Works until `stop()`, then claims nothing more and finishes what it began. Wakes on the signal and, for what became due by time,
    /// every `tick`.
    /// A piece that takes long holds up nobody: the others are claimed and done beside it.
    func run(tick: Duration = .milliseconds(500)) async {
        let ticking = Task { [self] in
            while !Task.isCancelled {
                try? await Task.sleep(for: tick)
                signal.raise()
                await renew()
            }
        }
        defer { ticking.cancel() }
        await withDiscardingTaskGroup { group in
            while !isStopping.load(ordering: .acquiring) {
                await signal.wait()
                guard !isStopping.load(ordering: .acquiring) else { break }
                do {
                    try await pass(clock: "", now: clocks.now(run: nil), &group)
                    for run in try await dueRuns() where moving.withLock({ $0[run] == nil }) {
                        try await pass(clock: run, now: clocks.now(run: run), &group)
                    }
                } catch {
                    logger.log(.error, "work pass failed", ["error": .string("\(error)")])
                }
            }
        }
    }

    func stop() {
        isStopping.store(true, ordering: .releasing)
        signal.raise()
    }

    /// Moves a run's clock to `target`, doing what becomes due on the way in time order, until nothing is left. Returns the
    /// kinds done; nil when the move is backwards.
    /// - Parameter follows: whether the clock goes on from there as real time does.
    func advance(_ run: String, to target: Instant, follows: Bool = false) async throws -> [String]? {
        moving.withLock { $0[run, default: 0] += 1 }
        defer { moving.withLock { $0[run] = $0[run].flatMap { $0 > 1 ? $0 - 1 : nil } } }
        if clocks.isVirtual(run) {
            guard target >= clocks.now(run: run) else { return nil }
        } else {
            // Its own from now on, so that jobs see the time they are due at and what they leave for later stays with the run.
            _ = clocks.move(run, to: min(target, clocks.now(run: nil)))
        }
        var jobs: [String] = []
        try await takeOver(run)
        while let due = try await nextDue(run, until: target) {
            if due > clocks.now(run: run) { _ = clocks.move(run, to: due) }
            guard let item = try await claim(clock: run, now: max(due, clocks.now(run: run)), limit: 1).first else {
                // The worker is doing it right now; quiet means that it has ended.
                try await Task.sleep(for: .milliseconds(2))
                continue
            }
            jobs.append(item.kind)
            await perform(item)
        }
        // One that goes on may have passed it meanwhile.
        _ = clocks.move(run, to: max(target, clocks.now(run: run)), follows: follows)
        return jobs
    }

    /// What a run left on the real clock before it had its own belongs to it now, and to everybody's what was left without a run.
    private func takeOver(_ run: String) async throws {
        let isEverybodys = run == ClockMove.everybody
        try await database.write { db in
            try await db.enqueue("UPDATE work SET clock = \(run) WHERE run = \(run) AND clock = ''")
            if isEverybodys { try await db.execute("UPDATE work SET clock = \(run), run = \(run) WHERE run IS NULL AND clock = ''") }
        }
    }

    /// Gives what a run left for later to everybody, whose clock is the real one unless it was moved, and forgets the run's: somebody who
    /// was made in a past lives on in the present.
    func end(_ run: String) async throws {
        let heir = run == ClockMove.everybody ? nil : clocks.unnamedRun
        try await database.write { db in
            try await db.enqueue("UPDATE work SET clock = \(heir ?? ""), run = \(heir) WHERE clock = '' AND run = \(run)")
            try await db.enqueue("UPDATE work SET clock = \(heir ?? ""), run = \(heir) WHERE clock = \(run)")
        }
        clocks.forget(run)
        signal.raise()
    }

    /// The test runs that have something due by their own clocks: one question, however many runs there were.
    private func dueRuns() async throws -> [String] {
        let known = Set(clocks.virtualRuns)
        guard !known.isEmpty else { return [] }
        let earliest = try await database.read { db in
            try await db.query("SELECT clock, MIN(due_at) FROM work WHERE clock <> '' AND is_dead = 0 GROUP BY clock")
                .map { (run: try $0.get(0, as: String.self), due: try $0.get(1, as: Instant.self)) }
        }
        return earliest.filter { known.contains($0.run) && $0.due <= clocks.now(run: $0.run) }.map(\.run)
    }

    private func nextDue(_ run: String, until target: Instant) async throws -> Instant? {
        try await database.read { [mine] db in
            try await db.first("""
                SELECT due_at FROM work WHERE clock = \(run) AND is_dead = 0 AND due_at <= \(target) AND \(mine)
                ORDER BY due_at, id LIMIT 1
                """)?.get("due_at", as: Instant.self)
        }
    }

    /// Claims as much as there is room for and lets it go.
    private func pass(clock: String, now: Instant, _ group: inout DiscardingTaskGroup) async throws {
        let room = Self.batch - underWay.load(ordering: .relaxed)
        guard room > 0 else { return }
        for item in try await claim(clock: clock, now: now, limit: room) {
            underWay.add(1, ordering: .relaxed)
            group.addTask {
                await self.perform(item)
                // There is room again; somebody may be waiting for it.
                if self.underWay.subtract(1, ordering: .relaxed).oldValue == Self.batch { self.signal.raise() }
            }
        }
    }

    private func claim(clock: String, now: Instant, limit: Int) async throws -> [WorkItem] {
        let real = clocks.now(run: nil)
        let free: SQL = "is_dead = 0 AND due_at <= \(now) AND (claimed_until IS NULL OR claimed_until <= \(real))"
        let isAny = try await database.read { [mine] db in
            try await db.first("SELECT id FROM work WHERE clock = \(clock) AND is_dead = 0 AND due_at <= \(now) AND \(mine) LIMIT 1") != nil
        }
        guard isAny else { return [] }
        let chosen: SQL = "SELECT id FROM work WHERE clock = \(clock) AND \(free) AND \(mine) ORDER BY due_at, id LIMIT \(limit)"
        // Two that claim at once do not wait for each other, and cannot lock the same rows in different orders. As an array the rows are
        // chosen once: within IN, PostgreSQL may choose again for each row that it looks at, and claim more than it was asked for. SQLite
        // has one writer.
        let which: SQL = database.engine == .postgres ? "id = ANY (ARRAY(\(chosen) FOR UPDATE SKIP LOCKED))" : "id IN (\(chosen))"
        let rows = try await database.write(one: """
            UPDATE work SET claimed_until = \(real + Self.lease), attempts = attempts + 1
            WHERE \(which) AND \(free)
            RETURNING id, kind, payload, run, due_at, attempts, sealed_by, trace
            """)
        var items: [WorkItem] = []
        var unreadable: DatabaseError?
        for row in rows {
            do throws(DatabaseError) {
                items.append(try item(row))
            } catch {
                // The others are claimed as well, and would wait for the end of their leases.
                unreadable = error
                let id = (try? row.get("id", as: String.self)) ?? ""
                logger.log(.error, "work cannot be read", ["work": .string(id), "error": .string("\(error)")])
            }
        }
        // Whoever moves a clock until nothing is left would ask for it without end.
        if let unreadable, items.isEmpty { throw unreadable }
        return items.sorted { ($0.dueAt, $0.id) < ($1.dueAt, $1.id) }
    }

    private func item(_ row: Row) throws(DatabaseError) -> WorkItem {
        let id = try row.get("id", as: String.self)
        return WorkItem(
            id: id, kind: try row.get("kind"), payload: box.open(try row.get("payload"), id: id) ?? .null,
            run: try row.get("run"), dueAt: try row.get("due_at"), attempt: try row.get("attempts"),
            isForeign: try row.get("sealed_by", as: String?.self) == nil,
            trace: try row.get("trace", as: String?.self).flatMap(TraceContext.init(traceparent:)))
    }

    /// Renews the leases of what takes long, such as a video.
    private func renew() async {
        let until = clocks.now(run: nil) + Self.lease
        let old = held.withLock { held in held.filter { until - $0.value.until >= Self.renewal } }
        guard !old.isEmpty else { return }
        do {
            try await database.write { db in
                for (id, hold) in old {
                    // One that ended meanwhile is not claimed any more.
                    try await db.enqueue("""
                        UPDATE work SET claimed_until = \(until)
                        WHERE id = \(id) AND attempts = \(hold.attempt) AND claimed_until IS NOT NULL
                        """)
                }
            }
            held.withLock { held in for id in old.keys { held[id]?.until = until } }
        } catch {
            logger.log(.warning, "leases not renewed", ["error": .string("\(error)")])
        }
    }

    private func perform(_ item: WorkItem) async {
        held.withLock { $0[item.id] = Hold(attempt: item.attempt, until: clocks.now(run: nil) + Self.lease) }
        defer { held.withLock { held in if held[item.id]?.attempt == item.attempt { held[item.id] = nil } } }
        let trace = item.trace?.child() ?? TraceContext(requestID: item.id), began = ContinuousClock.now
        let failure = await TraceContext.$current.withValue(trace) { await attempt(item) }
        guard tracer.isOn else { return }
        var facts = Span.Facts(["barbell.work.id": .string(item.id), "barbell.work.attempt": .integer(item.attempt)], failure: failure)
        if let run = item.run { facts.attributes["barbell.run"] = .string(run) }
        tracer.record(item.kind, .consumer, trace, ContinuousClock.now - began, facts)
    }

    /// - Returns: why it came to nothing this time.
    private func attempt(_ item: WorkItem) async -> String? {
        do {
            guard let handler = handlers[item.kind] else { throw WorkFailure.temporary("no handler") }
            guard item.payload != .null else {
                if item.isForeign { throw Unreadable() }
                throw WorkFailure.permanent("payload cannot be opened")
            }
            try await handler(item)
            try await database.write { db in try await db.enqueue("DELETE FROM work WHERE \(Self.claimed(item))") }
            done.add(1)
            return nil
        } catch {
            failed.add(1)
            let reason = String("\(error)".prefix(300))
            await settle(item, error, reason)
            return reason
        }
    }

    /// The row while nobody has claimed it again.
    private static func claimed(_ item: WorkItem) -> SQL { "id = \(item.id) AND attempts = \(item.attempt)" }

    private func settle(_ item: WorkItem, _ error: any Error, _ reason: String) async {
        // A subscriber may be away for as long as it likes: it hears of every fact once it is back.
        let isGivenUp = item.attempt >= Self.mostAttempts && !EventPublisher.isDelivery(item.kind) && !(error is any LeftForOthers)
        let isDead = if case WorkFailure.permanent = error { true } else { isGivenUp }
        let next = clocks.now(run: item.run) + pause(item.attempt, after: error)
        logger.log(
            isDead ? .error : .warning, "work failed",
            ["work": .string(item.id), "kind": .string(item.kind), "attempt": .integer(Int64(item.attempt)), "error": .string(reason)])
        do {
            try await database.write { db in
                try await db.enqueue("""
                    UPDATE work SET claimed_until = NULL, first_due_at = COALESCE(first_due_at, due_at), due_at = \(next), last_error = \(reason),
                        is_dead = \(isDead ? 1 : 0)
                    WHERE \(Self.claimed(item))
                    """)
            }
        } catch {
            // The lease ends by itself and the piece is tried again then.
            logger.log(.error, "work not settled", ["work": .string(item.id), "error": .string("\(error)")])
        }
    }

    /// Sealed by a release that did not say with which secret, and not with one of ours: somebody else's, or an operator's to decide.
    private struct Unreadable: LeftForOthers, CustomStringConvertible {
        let description = "the payload cannot be opened with this process's SERVICE_SECRET"
    }

    /// At least as long as the other side asks for, within reason: who comes back before is refused again, and has one try less.
    private func pause(_ attempt: Int, after error: any Error) -> Duration {
        guard case WorkFailure.temporary(_, after: let asked?) = error else { return backoff(attempt) }
        return max(backoff(attempt), min(asked, Self.longestAsked))
    }

    /// 1 s doubling to 5 min, less up to a quarter so that failures spread.
    private func backoff(_ attempt: Int) -> Duration {
        let full = min(300_000, 1000 << min(attempt - 1, 9))
        return .milliseconds(full - Int(random.below(UInt64(full / 4))))
    }
}
