import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import ServiceKit
import Storage
import Testing
import Wire

/// What an operator does with a queue. Both engines.
@Suite struct WorkDeskTests {
    private func run(_ engine: Engine, _ body: (Probe, Collected<String>) async throws -> Void) async throws {
        let done = Collected<String>()
        let settings = ProbeService.Settings(work: { _ in
            [
                WorkHandler("job") { item in
                    done.add(item.payload["name"]?.string ?? "")
                    if item.attempt < 2 { throw WorkFailure.permanent("not today") }
                }
            ]
        })
        try await Probe.run(settings: settings, engine: engine) { app async throws in
            let queue = app.app.runtime.work
            try await app.database.write { db in
                for name in ["a", "b"] { try await queue.add("job", ["name": .string(name)], run: nil, in: db) }
                try await queue.add("unknown", ["name": "c"], run: nil, in: db)
            }
            queue.wake()
            try await eventually("both are dead") { try await app.rows("SELECT id FROM work WHERE is_dead = 1") == 2 }
            try await body(app, done)
        }
    }

    @Test(arguments: Engine.allCases)
    func listsWhatWaitsAndWhatIsDead(_ engine: Engine) async throws {
        try await run(engine) { app, _ async throws in
            let peer = app.peer(.operator)
            let all = try await peer.call(QueuedWork.list, WorkQuery(), Nothing()).items
            #expect(all.map(\.kind) == ["job", "job", "unknown"] && all.map(\.dead) == [true, true, false])
            #expect(all[0].attempts == 1 && all[0].lastError?.contains("not today") == true)
            #expect(try await peer.call(QueuedWork.list, WorkQuery(dead: true), Nothing()).items.map(\.id) == all.prefix(2).map(\.id))
            #expect(try await peer.call(QueuedWork.list, WorkQuery(kind: ShortText(trusted: "unknown")), Nothing()).items.count == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func triesAgainAndDrops(_ engine: Engine) async throws {
        try await run(engine) { app, done async throws in
            let peer = app.peer(.operator)
            let ids = try await peer.call(QueuedWork.list, WorkQuery(dead: true), Nothing()).items.map { ShortText(trusted: $0.id) }
            // Once more makes it a first attempt again, which fails here.
            #expect(try await peer.call(QueuedWork.retry, WorkChoice(ids: [ids[0]])).count == 1)
            try await eventually("it was tried") { done.all.count == 3 }
            try await eventually("it is dead again") { try await app.rows("SELECT id FROM work WHERE is_dead = 1") == 2 }
            #expect(try await peer.call(QueuedWork.drop, WorkChoice(kind: ShortText(trusted: "job"))).count == 2)
            #expect(
                try await peer.call(QueuedWork.drop, WorkChoice(kind: ShortText(trusted: "unknown"))).count == 0, "it waits and is not dead"
            )
            #expect(try await peer.call(QueuedWork.list, WorkQuery(), Nothing()).items.map(\.kind) == ["unknown"])
        }
    }

    @Test func isForServicesAndWantsAChoice() async throws {
        try await run(.sqlite) { app, _ async throws in
            #expect(try await app.client.answer(QueuedWork.drop, WorkChoice(kind: ShortText(trusted: "job"))).status == 401)
            let person = app.client.with("Authorization", "Bearer admin:01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f")
            #expect(try await person.answer(QueuedWork.drop, WorkChoice(kind: ShortText(trusted: "job"))).status == 403)
            #expect(try await app.peer(.operator).answer(QueuedWork.drop, WorkChoice()).code == .validationFailed)
        }
    }
}
