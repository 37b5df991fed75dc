import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
@testable import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// Virtual time: each run has its own, and moving it does what became due, in order and to quiet.
@Suite(.serialized) struct TestRunTests {
    private static func settings(
        _ done: Collected<String>, _ body: @escaping @Sendable (WorkItem, ServiceRuntime) async throws -> Void = { _, _ in }
    )
        -> ProbeService.Settings
    {
        ProbeService.Settings(work: { runtime in
            let handler: @Sendable (WorkItem) async throws -> Void = { item in
                let time = (runtime.clocks.now(run: item.run) - Instant(milliseconds: 1_772_352_000_000)).milliseconds / 1000
                done.add("\(item.kind)@\(time)")
                try await body(item, runtime)
            }
            return ["a", "b", "c"].map { WorkHandler($0, perform: handler) }
        })
    }

    private func add(_ app: Probe, _ kind: String, after seconds: Int64, run: String? = "flow") async throws {
        let queue = app.app.runtime.work
        let due = app.clock.now() + .seconds(seconds)
        try await app.database.write { db in try await queue.add(kind, [:], run: run, dueAt: due, in: db) }
    }

    private func move(_ app: Probe, _ seconds: Int64, run: String = "flow") async throws -> Answer {
        try await app.client.answer(System.moveClock, ClockMove(run: ShortText(trusted: run), now: app.clock.now() + .seconds(seconds)))
    }

    private func jobs(_ answer: Answer) -> [String] { (answer.json?["jobs"]?.array ?? []).compactMap(\.string) }

    @Test(arguments: Engine.allCases)
    func movingDoesWhatIsDueInOrderOfTime(_ engine: Engine) async throws {
        let done = Collected<String>()
        try await Probe.run(settings: Self.settings(done), engine: engine) { app async throws in
            try await add(app, "c", after: 300)
            try await add(app, "a", after: 100)
            try await add(app, "b", after: 200)
            try await add(app, "b", after: 400)
            try await add(app, "a", after: 50, run: "other flow")
            #expect(jobs(try await move(app, 300)) == ["a", "b", "c"])
            #expect(done.all == ["a@100", "b@200", "c@300"])
            #expect(jobs(try await move(app, 399)) == [])
            #expect(jobs(try await move(app, 400)) == ["b"])
            #expect(try await app.rows("SELECT id FROM work") == 1)
        }
    }

    /// A job may leave another for later; the move ends when nothing is due any more.
    @Test(arguments: Engine.allCases)
    func jobsOfJobsAreDoneInTheSameMove(_ engine: Engine) async throws {
        let done = Collected<String>()
        let settings = Self.settings(done) { item, runtime in
            guard item.kind == "a", done.count < 40 else { return }
            let now = runtime.clocks.now(run: item.run)
            try await runtime.database.write { db in
                try await runtime.work.add("a", [:], run: item.run, dueAt: now + .seconds(10), in: db)
                try await runtime.work.add("b", [:], run: item.run, in: db)
            }
            // As every service does after its transaction.
            runtime.work.wake()
        }
        try await Probe.run(settings: settings, engine: engine) { app async throws in
            try await add(app, "a", after: 10)
            let listed = jobs(try await move(app, 150))
            #expect(listed.count == done.count)
            #expect(listed == (0..<15).flatMap { _ in ["a", "b"] })
            #expect(done.all == (1...15).flatMap { ["a@\($0 * 10)", "b@\($0 * 10)"] })
        }
    }

    @Test func aFailureIsTriedAgainOnTheRunsClock() async throws {
        let done = Collected<String>()
        let settings = Self.settings(done) { item, _ in if item.attempt < 3 { throw WorkFailure.temporary("not yet") } }
        try await Probe.run(settings: settings) { app async throws in
            try await add(app, "a", after: 100)
            #expect(jobs(try await move(app, 100)) == ["a"])
            #expect(jobs(try await move(app, 110)) == ["a", "a"])
            #expect(try await app.rows("SELECT id FROM work") == 0)
        }
    }

    @Test func movingBackwardsIsRefused() async throws {
        try await Probe.run(settings: Self.settings(Collected())) { app async throws in
            #expect(try await move(app, 100).status == 200)
            let back = try await move(app, 99)
            #expect(back.status == 409)
            #expect(back.code == .clockBackwards)
            #expect(try await move(app, 100).status == 200)
            #expect(app.app.runtime.clocks.now(run: "flow") == app.clock.now() + .seconds(100))
        }
    }

    @Test func withoutHooksThereIsNoClockToMove() async throws {
        try await Probe.run(settings: Self.settings(Collected()), testHooks: false) { app async throws in
            #expect(try await app.client.json(.post, "/_test/clock", #"{"run":"flow","now":"2030-01-01T00:00:00.000Z"}"#).status == 404)
        }
    }

    @Test func eachRunHasItsOwnTime() {
        let real = ManualClock()
        let clocks = TestClocks(real: real)
        let start = real.now()
        #expect(clocks.now(run: nil) == start && clocks.now(run: "a") == start && !clocks.isVirtual("a"))
        #expect(clocks.move("a", to: start + .seconds(10)))
        real.advance(by: .seconds(3))
        // A moved clock stands still; the others go on with the real one.
        #expect(clocks.now(run: "a") == start + .seconds(10))
        #expect(clocks.now(run: "b") == start + .seconds(3))
        #expect(clocks.now(run: nil) == start + .seconds(3))
        #expect(!clocks.move("a", to: start + .seconds(9)))
        #expect(clocks.now(run: "a") == start + .seconds(10))
        #expect(clocks.move("a", to: start + .seconds(10)))
    }
    /// For an app that cannot send a field: whatever names no run is at that time, and what waits by the real clock comes with it.
    @Test(arguments: Engine.allCases)
    func everybodysClockIsThatOfWhoeverNamesNoRun(_ engine: Engine) async throws {
        let done = Collected<String>(), seen = Collected<Instant>()
        var settings = Self.settings(done)
        settings.routes = { _ in
            [
                Notes.list.handle { call in
                    seen.add(call.now)
                    return Note(call.context.run ?? "none")
                }
            ]
        }
        try await Probe.run(settings: settings, engine: engine) { app async throws in
            let start = app.clock.now()
            try await add(app, "a", after: 100, run: nil)
            #expect(try await app.client.send(.get, "/notes").json?["text"]?.string == "none")
            #expect(jobs(try await move(app, 200, run: ClockMove.everybody)) == ["a"])
            #expect(done.all == ["a@100"])
            #expect(try await app.client.send(.get, "/notes").json?["text"]?.string == "everybody")
            #expect(try await app.client.with("X-Test-Run", "flow").send(.get, "/notes").json?["text"]?.string == "flow")
            #expect(seen.all == [start, start + .seconds(200), start])
        }
    }

    /// Somebody who was made in a past lives on in the present.
    @Test(arguments: Engine.allCases)
    func whatARunLeftForLaterIsDueInRealTimeOnceItEnds(_ engine: Engine) async throws {
        let done = Collected<String>()
        try await Probe.run(settings: Self.settings(done), engine: engine) { app async throws in
            let start = app.clock.now()
            #expect(try await move(app, -86_400).status == 200)
            try await add(app, "a", after: -100)
            try await add(app, "b", after: 100)
            let end = try await app.client.answer(System.moveClock, ClockMove(run: ShortText(trusted: "flow"), now: start, ends: true))
            #expect(jobs(end) == ["a"] && !app.app.runtime.clocks.isVirtual("flow"))
            app.clock.advance(by: .seconds(100))
            app.app.runtime.work.wake()
            try await eventually("the rest was done") { done.all == ["a@-100", "b@100"] }
        }
    }

    /// Somebody who was made in a past while everybody's clock was moved lives on at everybody's time.
    @Test(arguments: Engine.allCases)
    func whatARunLeftIsEverybodysWhereTheirClockWasMoved(_ engine: Engine) async throws {
        let done = Collected<String>()
        try await Probe.run(settings: Self.settings(done), engine: engine) { app async throws in
            let start = app.clock.now()
            #expect(try await move(app, 1000, run: ClockMove.everybody).status == 200)
            #expect(try await move(app, -86_400).status == 200)
            try await add(app, "a", after: 1100)
            let end = ClockMove(run: ShortText(trusted: "flow"), now: start + .seconds(1000), ends: true)
            #expect(try await app.client.answer(System.moveClock, end).status == 200)
            #expect(jobs(try await move(app, 1200, run: ClockMove.everybody)) == ["a"])
        }
    }

    /// Rows keep the name of the run that made them, as a subscription does: what follows from them is everybody's once that run has ended.
    @Test(arguments: Engine.allCases)
    func whatFollowsFromARunThatEndedGoesWithEverybodysClock(_ engine: Engine) async throws {
        let done = Collected<String>()
        try await Probe.run(settings: Self.settings(done), engine: engine) { app async throws in
            let start = app.clock.now(), clocks = app.app.runtime.clocks
            #expect(try await move(app, -86_400).status == 200)
            let end = ClockMove(run: ShortText(trusted: "flow"), now: start, ends: true)
            #expect(try await app.client.answer(System.moveClock, end).status == 200)
            #expect(try await move(app, 50, run: ClockMove.everybody).status == 200)
            try await add(app, "a", after: 100)
            #expect(jobs(try await move(app, 200, run: ClockMove.everybody)) == ["a"])
            #expect(clocks.now(run: "flow") == start + .seconds(200))
            // A run of that name that begins again has a time of its own again.
            #expect(try await move(app, 300).status == 200)
            try await add(app, "b", after: 400)
            #expect(jobs(try await move(app, 500, run: ClockMove.everybody)) == [])
            #expect(jobs(try await move(app, 500)) == ["b"])
        }
    }

    /// A person who tries an app out wants time to pass.
    @Test func aClockThatFollowsGoesOnAsRealTimeDoes() async throws {
        let done = Collected<String>()
        try await Probe.run(settings: Self.settings(done)) { app async throws in
            let start = app.clock.now(), clocks = app.app.runtime.clocks
            func move(_ seconds: Int64, follows: Bool) async throws -> Answer {
                let to = start + .seconds(seconds)
                return try await app.client.answer(System.moveClock, ClockMove(run: ShortText(trusted: "flow"), now: to, follows: follows))
            }
            #expect(try await move(100, follows: true).status == 200)
            app.clock.advance(by: .seconds(10))
            #expect(clocks.now(run: "flow") == start + .seconds(110))
            // What becomes due as it goes on is done by itself.
            try await add(app, "a", after: 105)
            app.clock.advance(by: .seconds(10))
            app.app.runtime.work.wake()
            try await eventually("the job was done") { done.count == 1 }
            #expect(try await move(119, follows: true).status == 409)
            #expect(try await move(300, follows: false).status == 200)
            app.clock.advance(by: .seconds(10))
            #expect(clocks.now(run: "flow") == start + .seconds(300))
        }
    }
}
