import AppTesting
import Contracts
import Glibc
import HTTPCore
import JSONCoding
import Platform
import Security
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// Processes of two releases, or with two secrets, over one queue. Both engines.
@Suite(.serialized) struct SharedWorkTests {
    private static let old = Secret("the secret before, thirty-two characters"), new = Secret("the secret from now on, of thirty-two")

    private func settings(_ kinds: [String], _ done: Collected<String>) -> ProbeService.Settings {
        let handlers = kinds.map { kind in WorkHandler(kind) { item in done.add("\(kind) \(item.payload["name"]?.string ?? "")") } }
        return ProbeService.Settings(work: { _ in handlers })
    }

    private func add(_ app: Probe, _ kind: String, _ name: String) async throws {
        let queue = app.app.runtime.work
        try await app.database.write { db in try await queue.add(kind, ["name": .string(name)], run: nil, in: db) }
        queue.wake()
    }

    /// A new release adds work that the one before knows nothing of: it stays whole until a process comes that can do it.
    @Test(arguments: Engine.allCases)
    func whatAReleaseDoesNotKnowIsLeftForOneThatDoes(_ engine: Engine) async throws {
        try await EmptyDatabase.withURL(engine) { url in
            let before = Collected<String>(), after = Collected<String>()
            try await Probe.run(settings: settings(["job"], before), engine: engine, databaseURL: url) { app async throws in
                try await add(app, "new job", "a")
                for index in 0..<5 { try await add(app, "job", "\(index)") }
                try await eventually("the known is done") { before.count == 5 }
                #expect(try await app.rows("SELECT id FROM work WHERE attempts = 0 AND last_error IS NULL AND is_dead = 0") == 1)
            }
            try await Probe.run(settings: settings(["job", "new job"], after), engine: engine, databaseURL: url) { _ in
                try await eventually("the unknown is done") { after.all == ["new job a"] }
            }
        }
    }

    /// Of a release that does not say who sealed what: it may be somebody else's, so it is tried again and again and never buried.
    @Test(arguments: Engine.allCases)
    func anUnreadablePayloadIsNotBuried(_ engine: Engine) async throws {
        let done = Collected<String>()
        try await Probe.run(settings: settings(["job"], done), engine: engine) { app async throws in
            try await app.database.write { db in
                try await db.execute("""
                    INSERT INTO work (id, kind, payload, run, clock, due_at, attempts, created_at) VALUES ('x', 'job', 'sealed elsewhere', NULL, '', 0, 30, 0)
                    """)
            }
            app.app.runtime.work.wake()
            try await eventually("it was tried") {
                try await app.rows("SELECT id FROM work WHERE attempts > 30 AND last_error LIKE '%SERVICE_SECRET%'") == 1
            }
            #expect(try await app.rows("SELECT id FROM work WHERE is_dead = 0") == 1)
        }
    }

    /// Of two words the release before knows one.
    private struct Strict: DTO {
        enum Way: String, WireEnum { case sms }
        let way: Way
        static let example = Strict(way: .sms)
    }

    private struct Wide: DTO {
        enum Way: String, WireEnum { case sms, mail }
        let way: Way
        static let example = Wide(way: .mail)
    }

    /// A payload that a newer release wrote for a kind that both know: the older one opens it and cannot read it.
    @Test(arguments: Engine.allCases)
    func whatDoesNotFitIsLeftForTheReleaseThatWroteIt(_ engine: Engine) async throws {
        try await EmptyDatabase.withURL(engine) { url in
            let done = Collected<Wide.Way>()
            let before = ProbeService.Settings(work: { _ in
                [WorkKind<Strict>("job").handle { _, _ in Issue.record("the older release did it") }]
            })
            let after = ProbeService.Settings(work: { _ in [WorkKind<Wide>("job").handle { payload, _ in done.add(payload.way) }] })
            try await Probe.run(settings: before, engine: engine, databaseURL: url) { app async throws in
                let queue = app.app.runtime.work
                try await app.database.write { db in
                    let ids = [
                        try await queue.add(WorkKind<Wide>("job"), Wide(way: .mail), run: nil, in: db),
                        try await queue.add(WorkKind<Wide>("job"), Wide(way: .mail), run: nil, in: db),
                    ]
                    // As often as other work is tried before it is buried.
                    try await db.execute("UPDATE work SET attempts = 30 WHERE id IN (\(list: ids))")
                }
                queue.wake()
                try await eventually("both were tried") {
                    try await app.rows("SELECT id FROM work WHERE attempts > 30 AND last_error LIKE '%way not_allowed%'") == 2
                }
                #expect(try await app.rows("SELECT id FROM work WHERE is_dead = 0") == 2)
                // An operator sees it, and drops one by its id.
                let list = try await app.peer(.operator).call(QueuedWork.list, WorkQuery(), Nothing()).items
                #expect(list.allSatisfy { !$0.dead && $0.lastError?.contains("does not fit this release") == true })
                let choice = WorkChoice(ids: [ShortText(trusted: try #require(list.first).id)], kind: nil)
                #expect(try await app.peer(.operator).call(QueuedWork.drop, choice).count == 1)
            }
            let clock = ManualClock(ManualClock().now() + .minutes(10))
            try await Probe.run(settings: after, engine: engine, clock: clock, databaseURL: url) { app async throws in
                try await eventually("the newer release does it") { done.all == [.mail] }
                try await eventually("nothing is left") { try await app.rows("SELECT id FROM work") == 0 }
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func anotherSecretDoesNotStart(_ engine: Engine) async throws {
        try await EmptyDatabase.withURL(engine) { url in
            try await Probe.run(settings: .init(), engine: engine, databaseURL: url, secret: Self.old) { _ in }
            do {
                try await Probe.run(settings: .init(), engine: engine, databaseURL: url, secret: Self.new) { _ in Issue.record("it started")
                }
            } catch let error as ServiceError {
                guard case .otherSecret = error else { throw error }
                #expect("\(error)".contains("SERVICE_SECRET_PREVIOUS"))
            }
            try await Probe.run(settings: .init(), engine: engine, databaseURL: url, secret: Self.old) { _ in }
        }
    }

    /// A database of before there were fingerprints: what is sealed in it tells, and a wrong secret does not become its secret.
    @Test(arguments: Engine.allCases)
    func anotherSecretIsNotAdopted(_ engine: Engine) async throws {
        try await EmptyDatabase.withURL(engine) { url in
            try await Probe.run(settings: .init(), engine: engine, databaseURL: url, secret: Self.old) { app async throws in
                try await add(app, "job", "waits")
                try await app.database.write { db in
                    try await db.execute("DELETE FROM service_secrets")
                    try await db.execute("UPDATE work SET sealed_by = NULL")
                }
            }
            await #expect(throws: ServiceError.self) {
                try await Probe.run(settings: .init(), engine: engine, databaseURL: url, secret: Self.new) { _ in }
            }
            try await Probe.run(settings: .init(), engine: engine, databaseURL: url, secret: Self.old) { app async throws in
                #expect(try await app.rows("SELECT fingerprint FROM service_secrets") == 1)
            }
        }
    }

    /// The secret changes in three steps, while processes of the step before still run.
    @Test(arguments: Engine.allCases)
    func theSecretChanges(_ engine: Engine) async throws {
        try await EmptyDatabase.withURL(engine) { url in
            let done = Collected<String>(), work = settings(["job"], done), idle = settings([], done)
            func run(_ secret: Secret, _ previous: Secret?, _ settings: ProbeService.Settings, _ body: (Probe) async throws -> Void)
                async throws
            {
                let clock = ManualClock(ManualClock().now() + (secret.reveal() == Self.new.reveal() ? .minutes(10) : .zero))
                try await Probe.run(
                    settings: settings, engine: engine, clock: clock, databaseURL: url, secret: secret, previousSecret: previous, body)
            }
            try await run(Self.old, nil, idle) { app in try await add(app, "job", "sealed before") }
            try await run(Self.old, Self.new, idle) { first async throws in
                try await run(Self.new, Self.old, idle) { second async throws in
                    try await add(second, "job", "sealed after")
                    let now = first.clock.now()
                    for (one, other) in [(first, second), (second, first)] {
                        let token = one.app.runtime.keys.tokens.issue("peer", for: "probe", now: now)
                        #expect(other.app.runtime.keys.tokens.verify(token, for: "probe", now: now) == "peer")
                    }
                    // One that was not told of the new secret leaves what it cannot open.
                    try await run(Self.old, nil, work) { _ in
                        try await eventually("its own is done") { done.all == ["job sealed before"] }
                        try await Task.sleep(for: .milliseconds(50))
                        #expect(done.count == 1)
                    }
                }
            }
            try await run(Self.new, nil, work) { _ in
                try await eventually("the rest is done") { done.all == ["job sealed before", "job sealed after"] }
            }
            await #expect(throws: ServiceError.self) { try await run(Self.old, nil, idle) { _ in } }
        }
    }

    @Test func whatWaitsAndWhatIsDeadIsCountedByKind() async throws {
        let done = Collected<String>()
        try await EmptyDatabase.withURL(.sqlite) { url in
            try await Probe.run(settings: settings([], done), databaseURL: url) { app async throws in
                for _ in 0..<3 { try await add(app, "job", "x") }
                try await add(app, "other", "y")
                try await app.database.write { db in try await db.execute("UPDATE work SET is_dead = 1 WHERE kind = 'other'") }
                app.clock.advance(by: .seconds(90))
            }
            let clock = ManualClock(ManualClock().now() + .seconds(90))
            try await Probe.run(settings: settings([], done), clock: clock, databaseURL: url) { app async throws in
                try await eventually("it is counted") {
                    let text = try await app.client.send(.get, "/metrics").text
                    return text.contains(#"barbell_work_waiting{kind="job"} 3"#) && text.contains(#"barbell_work_dead{kind="other"} 1"#)
                        && text.contains(#"barbell_work_overdue_seconds{kind="job"} 90"#)
                }
            }
        }
    }

    /// Twenty minutes after it was due, and four before it is tried again.
    @Test(arguments: Engine.allCases)
    func whatKeepsFailingIsOverdueSinceItWasFirstDue(_ engine: Engine) async throws {
        let done = Collected<String>()
        try await EmptyDatabase.withURL(engine) { url in
            try await Probe.run(settings: settings([], done), engine: engine, databaseURL: url) { app async throws in
                try await add(app, "job", "x")
                let (first, next) = (app.clock.now(), app.clock.now() + .minutes(24))
                try await app.database.write { db in
                    try await db.execute("""
                        UPDATE work SET attempts = 12, last_error = 'away', first_due_at = \(first), due_at = \(next) WHERE kind = 'job'
                        """)
                }
            }
            let clock = ManualClock(ManualClock().now() + .minutes(20))
            try await Probe.run(settings: settings([], done), engine: engine, clock: clock, databaseURL: url) { app async throws in
                try await eventually("it is counted") {
                    try await app.client.send(.get, "/metrics").text.contains(#"barbell_work_overdue_seconds{kind="job"} 1200"#)
                }
            }
        }
    }

    /// More reminders for tomorrow than are looked at, and all of them were added before.
    @Test(arguments: Engine.allCases)
    func whatIsDueLaterHidesNothingThatIsDeadOrLate(_ engine: Engine) async throws {
        let done = Collected<String>()
        try await EmptyDatabase.withURL(engine) { url in
            try await Probe.run(settings: settings([], done), engine: engine, databaseURL: url) { app async throws in
                let now = app.clock.now(), tomorrow = now + .days(1), again = now + .minutes(4)
                try await app.database.write { db in
                    try await db.execute("""
                        INSERT INTO work (id, kind, payload, clock, due_at, attempts, created_at)
                        WITH RECURSIVE numbers (number) AS (SELECT 0 UNION ALL SELECT number + 1 FROM numbers WHERE number < 10000)
                        SELECT '0' || CAST(number AS TEXT), 'reminder', 'x', '', \(tomorrow), 0, \(now) FROM numbers
                        """)
                    try await db.execute("""
                        INSERT INTO work (id, kind, payload, clock, due_at, attempts, is_dead, created_at, first_due_at) VALUES
                            ('z1', 'dead', 'x', '', \(again), 1, 1, \(now), \(now)),
                            ('z2', 'due', 'x', '', \(now), 0, 0, \(now), NULL),
                            ('z3', 'failed', 'x', '', \(again), 3, 0, \(now), \(now))
                        """)
                }
            }
            let clock = ManualClock(ManualClock().now() + .seconds(90))
            try await Probe.run(settings: settings([], done), engine: engine, clock: clock, databaseURL: url) { app async throws in
                try await eventually("they are counted") {
                    let text = try await app.client.send(.get, "/metrics").text
                    return [
                        #"barbell_work_dead{kind="dead"} 1"#, #"barbell_work_waiting{kind="dead"} 0"#,
                        #"barbell_work_overdue_seconds{kind="due"} 90"#, #"barbell_work_overdue_seconds{kind="failed"} 90"#,
                        #"barbell_work_waiting{kind="failed"} 1"#, #"barbell_work_overdue_seconds{kind="reminder"} 0"#,
                    ].allSatisfy { text.contains($0) }
                }
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func aTurnIsOnes(_ engine: Engine) async throws {
        try await Probe.run(settings: .init(), engine: engine) { app async throws in
            let now = app.clock.now(), database = app.database
            let won = try await parallel(12) { _ in try await Turns(database).take("job", for: .seconds(50), now: now) }
            #expect(won.count { $0 } == 1)
            #expect(try await Turns(database).take("job", for: .seconds(50), now: now + .seconds(49)) == false)
            let again = try await parallel(12) { _ in try await Turns(database).take("job", for: .seconds(50), now: now + .seconds(50)) }
            #expect(again.count { $0 } == 1)
        }
    }
}
