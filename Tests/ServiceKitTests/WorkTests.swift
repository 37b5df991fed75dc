import AppTesting
import Contracts
import EventLoop
import HTTPCore
import JSONCoding
import Platform
import ServiceKit
import Storage
import Synchronization
import TestSupport
import Testing
import Wire

/// The outbox: done once after its transaction, tried again, buried, and shared between processes. Both engines.
@Suite(.serialized) struct WorkTests {
    static func settings(_ done: Collected<WorkItem>, _ body: @escaping @Sendable (WorkItem) async throws -> Void = { _ in })
        -> ProbeService.Settings
    {
        ProbeService.Settings(work: { _ in [WorkHandler("job") { item in done.add(item); try await body(item) }] })
    }

    private func add(_ app: Probe, _ name: String = "x", kind: String = "job", run: String? = nil, dueAt: Instant? = nil) async throws {
        let queue = app.app.runtime.work
        try await app.database.write { db in try await queue.add(kind, ["name": .string(name)], run: run, dueAt: dueAt, in: db) }
        queue.wake()
    }

    private func waiting(_ app: Probe) async throws -> Int { try await app.rows("SELECT id FROM work WHERE is_dead = 0") }

    @Test(arguments: Engine.allCases)
    func isDoneOnceAfterItsTransaction(_ engine: Engine) async throws {
        let done = Collected<WorkItem>()
        try await Probe.run(settings: Self.settings(done), engine: engine) { app async throws in
            for index in 0..<10 { try await add(app, "\(index)") }
            try await eventually("the queue is empty") { try await waiting(app) == 0 }
            #expect(Set(done.all.compactMap { $0.payload["name"]?.string }) == Set((0..<10).map(String.init)))
            #expect(done.count == 10)
            #expect(done.all.allSatisfy { $0.attempt == 1 })
        }
    }

    @Test(arguments: Engine.allCases)
    func goesWithItsTransaction(_ engine: Engine) async throws {
        let done = Collected<WorkItem>()
        try await Probe.run(settings: Self.settings(done), engine: engine) { app async throws in
            let queue = app.app.runtime.work
            await #expect(throws: SecretCause.self) {
                try await app.database.write { db in
                    try await queue.add("job", ["name": "lost"], run: nil, in: db)
                    throw SecretCause()
                }
            }
            try await add(app, "kept")
            try await eventually("the kept one is done") { done.count >= 1 }
            try await eventually("the queue is empty") { try await waiting(app) == 0 }
            #expect(done.all.map { $0.payload["name"]?.string } == ["kept"])
        }
    }

    @Test func waitsUntilItIsDue() async throws {
        let done = Collected<WorkItem>()
        try await Probe.run(settings: Self.settings(done)) { app async throws in
            try await add(app, "later", dueAt: app.clock.now() + .seconds(60))
            try await add(app, "now")
            try await eventually("what is due is done") { done.count == 1 }
            app.clock.advance(by: .seconds(60))
            app.app.runtime.work.wake()
            try await eventually("the rest is done") { done.count == 2 }
            #expect(done.all.map { $0.payload["name"]?.string } == ["now", "later"])
        }
    }

    @Test(arguments: Engine.allCases)
    func aTemporaryFailureIsTriedAgainLaterAndLater(_ engine: Engine) async throws {
        let done = Collected<WorkItem>()
        let settings = Self.settings(done) { if $0.attempt < 4 { throw WorkFailure.temporary("not yet") } }
        try await Probe.run(settings: settings, engine: engine) { app async throws in
            try await add(app)
            for (attempt, most) in [(1, 1000), (2, 2000), (3, 4000)] as [(Int, Int64)] {
                try await eventually("attempt \(attempt) has failed") {
                    try await app.rows(
                        "SELECT id FROM work WHERE attempts = \(attempt) AND claimed_until IS NULL AND last_error IS NOT NULL") == 1
                }
                let due = try await app.database.read { db in try await db.query("SELECT due_at FROM work")[0].get(0, as: Instant.self) }
                let wait = (due - app.clock.now()).milliseconds
                #expect(wait > most * 3 / 4 - 1 && wait <= most)
                app.clock.set(due)
                app.app.runtime.work.wake()
            }
            try await eventually("it worked in the end") { try await app.rows("SELECT id FROM work") == 0 }
            #expect(done.all.map(\.attempt) == [1, 2, 3, 4])
            #expect(Set(done.all.map(\.id)).count == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func aPermanentFailureIsKeptAndNotTriedAgain(_ engine: Engine) async throws {
        let done = Collected<WorkItem>()
        try await Probe.run(settings: Self.settings(done) { _ in throw WorkFailure.permanent("never") }, engine: engine) {
            app async throws in
            try await add(app)
            try await add(app)
            try await eventually("both are dead") { try await app.rows("SELECT id FROM work WHERE is_dead = 1") == 2 }
            app.clock.advance(by: .days(1))
            app.app.runtime.work.wake()
            try await add(app, "another")
            try await eventually("the worker went on") { try await app.rows("SELECT id FROM work WHERE is_dead = 1") == 3 }
            #expect(done.count == 3)
        }
    }

    /// A gateway that is asked to again and again while it wants to be left alone would use up all tries.
    @Test(arguments: [
        (.seconds(120), 120_000...120_000), (.days(1), 3_600_000...3_600_000), (.milliseconds(1), 750...1000),
    ] as [(Duration, ClosedRange<Int64>)])
    func whoAsksToBeLeftAloneIs(_ asked: Duration, _ waits: ClosedRange<Int64>) async throws {
        let done = Collected<WorkItem>()
        try await Probe.run(settings: Self.settings(done) { _ in throw WorkFailure.temporary("busy", after: asked) }) { app async throws in
            try await add(app)
            try await eventually("it has failed") { try await app.rows("SELECT id FROM work WHERE last_error IS NOT NULL") == 1 }
            let (due, first) = try await app.database.read { db in
                let row = try await db.query("SELECT due_at, first_due_at FROM work")[0]
                return (try row.get(0, as: Instant.self), try row.get(1, as: Instant.self))
            }
            #expect(waits.contains((due - app.clock.now()).milliseconds))
            #expect(first == app.clock.now(), "since when it should be done is not forgotten")
        }
    }

    /// What a peer says with `Retry-After` is what the queue goes by.
    @Test func aDeliveryKeepsWhatThePeerAsksFor() async throws {
        try await Probe.run(settings: ProbeService.Settings()) { app async throws in
            await #expect {
                try await app.app.runtime.peers.deliver { _ in throw APIError(.rateLimited, retryAfter: .seconds(90)) }
            } throws: { error in
                if case WorkFailure.temporary(_, after: let asked) = error { asked == .seconds(90) } else { false }
            }
        }
    }

    @Test func whatNeverWorksIsBuriedInTheEnd() async throws {
        let done = Collected<WorkItem>()
        try await Probe.run(settings: Self.settings(done) { _ in throw WorkFailure.temporary("no") }) { app async throws in
            try await add(app)
            try await eventually("it is buried") {
                // Not while somebody does it or may begin to: so long a time would end the lease.
                let now = app.clock.now()
                guard try await app.rows("SELECT id FROM work WHERE claimed_until IS NULL AND due_at > \(now)") == 1 else { return false }
                app.clock.advance(by: .minutes(5))
                app.app.runtime.work.wake()
                return try await app.rows("SELECT id FROM work WHERE is_dead = 1") == 1
            }
            #expect(done.count == 20)
        }
    }

    @Test(arguments: Engine.allCases)
    func whatADeadProcessClaimedIsTakenUpAfterItsLease(_ engine: Engine) async throws {
        let done = Collected<WorkItem>()
        try await Probe.run(settings: Self.settings(done), engine: engine) { app async throws in
            // Claimed in the transaction that adds it, so that no live worker can be first.
            let queue = app.app.runtime.work
            let lease = app.clock.now() + .seconds(60)
            try await app.database.write { db in
                try await queue.add("job", ["name": "orphan"], run: nil, in: db)
                try await db.execute("UPDATE work SET claimed_until = \(lease), attempts = 1")
            }
            try await add(app, "marker")
            // And has written down that the marker is done: its lease would end with the other one's.
            try await eventually("the worker has looked") { try await app.rows("SELECT id FROM work") == 1 && done.count == 1 }
            #expect(done.all.map { $0.payload["name"]?.string } == ["marker"])
            app.clock.advance(by: .seconds(60))
            queue.wake()
            try await eventually("the orphan is done") { try await waiting(app) == 0 }
            #expect(done.all.last?.payload["name"]?.string == "orphan")
            #expect(done.all.last?.attempt == 2)
        }
    }

    @Test(arguments: Engine.allCases)
    func twoProcessesNeverDoAPieceTwice(_ engine: Engine) async throws {
        let done = Collected<WorkItem>(), second = Collected<WorkItem>()
        // Nobody ends before both have begun: one takes no more than 64 at once, so the other gets a share.
        let both: @Sendable (WorkItem) async throws -> Void = { _ in
            try await eventually("both have begun") { done.count > 0 && second.count > 0 }
        }
        try await Probe.run(settings: Self.settings(done, both), engine: engine) { app async throws in
            try await app.withSecondApp(Self.settings(second, both)) { other async throws in
                let queue = app.app.runtime.work
                // More than one of them takes at once.
                try await app.database.write { db in
                    for index in 0..<200 { try await queue.add("job", ["name": .string("\(index)")], run: nil, in: db) }
                }
                try await eventually("everything is done") {
                    queue.wake()
                    other.runtime.work.wake()
                    return try await app.rows("SELECT id FROM work") == 0
                }
                let all = done.all + second.all
                #expect(all.count == 200)
                #expect(Set(all.map(\.id)).count == 200)
                #expect(all.allSatisfy { $0.attempt == 1 })
            }
        }
    }

    /// A video may take longer than a lease.
    @Test(arguments: Engine.allCases)
    func whatTakesLongIsDoneByOneProcess(_ engine: Engine) async throws {
        let done = Collected<WorkItem>(), started = Gate(), gate = Gate()
        let settings = Self.settings(done) { _ in started.open(); await gate.wait() }
        try await Probe.run(settings: settings, engine: engine) { app async throws in
            try await app.withSecondApp(settings) { other async throws in
                defer { gate.open() }
                try await add(app)
                await started.wait()
                for _ in 0..<3 {
                    app.clock.advance(by: .seconds(30))
                    let half = app.clock.now() + .seconds(30)
                    try await eventually("its lease is renewed") {
                        try await app.rows("SELECT id FROM work WHERE claimed_until > \(half)") == 1
                    }
                    app.app.runtime.work.wake()
                    other.runtime.work.wake()
                }
                gate.open()
                try await eventually("it is done") { try await waiting(app) == 0 }
                #expect(done.all.map(\.attempt) == [1])
            }
        }
    }

    /// A process that stood still for longer than its lease goes on while another one does its piece.
    @Test(arguments: Engine.allCases, [true, false])
    func anAttemptThatWasTakenForDeadSaysNothingOfTheNext(_ engine: Engine, works: Bool) async throws {
        let done = Collected<WorkItem>(), started = [Gate(), Gate()], gates = [Gate(), Gate()], marker = Gate()
        let settings = Self.settings(done) { item in
            guard item.payload["name"]?.string == "long" else { return marker.open() }
            started[item.attempt - 1].open()
            await gates[item.attempt - 1].wait()
            if !works, item.attempt == 1 { throw WorkFailure.permanent("never") }
        }
        try await Probe.run(settings: settings, engine: engine) { app async throws in
            defer { for gate in gates { gate.open() } }
            try await add(app, "long")
            await started[0].wait()
            // As when its lease was not renewed in time.
            try await app.database.write { db in try await db.execute("UPDATE work SET claimed_until = 0") }
            app.app.runtime.work.wake()
            await started[1].wait()
            gates[0].open()
            let counter = works ? "barbell_work_done_total" : "barbell_work_failed_total"
            try await eventually("the first attempt has ended") {
                try await app.client.send(.get, "/metrics").text.contains("\(counter) 1\n")
            }
            // By then that is written down, too.
            try await add(app, "marker")
            await marker.wait()
            #expect(try await app.rows("SELECT id FROM work WHERE attempts = 2 AND is_dead = 0 AND claimed_until > 0") == 1)
            gates[1].open()
            try await eventually("the second has ended") { try await waiting(app) == 0 }
            #expect(try await app.rows("SELECT id FROM work") == 0 && done.count == 3)
        }
    }

    /// One receiver that does not answer holds up nobody else.
    @Test func aSlowPieceDoesNotHoldUpTheOthers() async throws {
        let done = Collected<WorkItem>()
        let gate = Gate(), started = Gate()
        let settings = Self.settings(done) { item in
            if item.payload["name"]?.string == "slow" {
                started.open()
                await gate.wait()
            }
        }
        try await Probe.run(settings: settings) { app async throws in
            defer { gate.open() }
            try await add(app, "slow")
            await started.wait()
            try await add(app, "quick")
            try await eventually("the quick one is done", within: .seconds(5)) { try await waiting(app) == 1 }
            gate.open()
            try await eventually("the slow one too") { try await waiting(app) == 0 }
            #expect(done.count == 2)
        }
    }

    /// However much is waiting, what is under way at one time has a bound.
    @Test func onlySoMuchIsUnderWayAtOnce() async throws {
        let running = Atomic<Int>(0), most = Atomic<Int>(0)
        let done = Collected<WorkItem>()
        let settings = Self.settings(done) { _ in
            most.max(running.add(1, ordering: .relaxed).newValue, ordering: .relaxed)
            try await Task.sleep(for: .milliseconds(2))
            running.subtract(1, ordering: .relaxed)
        }
        try await Probe.run(settings: settings) { app async throws in
            let queue = app.app.runtime.work
            try await app.database.write { db in for _ in 0..<300 { try await queue.add("job", [:], run: nil, in: db) } }
            queue.wake()
            try await eventually("everything is done") { try await waiting(app) == 0 }
            #expect(done.count == 300)
            #expect(most.load(ordering: .relaxed) <= 64)
        }
    }

    @Test func payloadsAreSealedAndBoundToTheirRow() async throws {
        let done = Collected<WorkItem>()
        try await Probe.run(settings: Self.settings(done)) { app async throws in
            let later = app.clock.now() + .hours(1)
            try await add(app, "+966501234567", dueAt: later)
            try await add(app, "other", dueAt: later)
            let rows = try await app.database.read { db in try await db.query("SELECT id, payload FROM work ORDER BY id") }
            let payload: String = try rows[0].get("payload"), second: String = try rows[1].get("id")
            #expect(!payload.contains("966") && !payload.contains("name"))
            try await app.database.write { db in try await db.execute("UPDATE work SET payload = \(payload) WHERE id = \(second)") }
            app.clock.advance(by: .hours(1))
            app.app.runtime.work.wake()
            try await eventually("the copied payload is refused") { try await app.rows("SELECT id FROM work WHERE is_dead = 1") == 1 }
            try await eventually("the other is done") { done.count == 1 }
        }
    }

    @Test func anAppThatStopsFinishesWhatItBegan() async throws {
        let finished = Collected<Int>()
        let started = Gate(), gate = Gate()
        let settings = Self.settings(Collected()) { _ in started.open(); await gate.wait(); finished.add(1) }
        try await Probe.run(settings: settings) { app async throws in
            try await add(app)
            await started.wait()
            // Opened while the app is on its way out, or a moment before.
            Task { await Task.yield(); gate.open() }
        }
        #expect(finished.count == 1)
    }

    /// While proxies hear that it leaves it still answers; what is to be done from then on is for the others.
    @Test func anAppThatStopsBeginsNothingMore() async throws {
        let done = Collected<WorkItem>()
        let started = Gate(), gate = Gate()
        let settings = Self.settings(done) { _ in started.open(); await gate.wait() }
        try await Probe.run(settings: .init()) { app async throws in
            async let late: Void = {
                try await eventually("it says that it stops") { app.log.count(of: "stopping") == 1 }
                try await add(app, "late")
                gate.open()
            }()
            try await app.withSecondApp(settings, configure: { $0.stopDelay = .seconds(2) }) { second async throws in
                _ = try await second.listen()
                try await add(app, "begun")
                second.runtime.work.wake()
                await started.wait()
            }
            try await late
            #expect(done.all.map { $0.payload["name"]?.string } == ["begun"])
            #expect(try await waiting(app) == 1)
        }
    }
}
