import AppTesting
import Contracts
import HTTPCore
import Platform
import ServiceKit
import Storage
import Synchronization
import Testing
import TestSupport
import Wire

/// Waiting for what was published to have arrived.
@Suite(.serialized) struct DeliveredTests {
    private static func receiver(_ body: @escaping @Sendable () async throws -> Void = {}) -> ProbeService.Settings {
        ProbeService.Settings(receive: { event, db in
            try await body()
            try await db.execute("INSERT INTO effects (name, at) VALUES (\(event.id.text), \(event.at))")
        })
    }

    private func publish(_ app: Probe, run: String? = nil) async throws -> [String] {
        let runtime = app.app.runtime
        return try await app.database.write { [now = app.clock.now()] db in
            try await runtime.events.publish(.userCreated, user: .example, product: .gtsd, at: now, run: run, in: db)
        }
    }

    @Test(arguments: Engine.allCases)
    func waitsUntilEverySubscriberHasIt(_ engine: Engine) async throws {
        try await Probe.run(settings: Self.receiver(), transport: .socket, name: "one") { one async throws in
            try await Probe.run(settings: Self.receiver(), transport: .socket, name: "two") { two async throws in
                let subscribers = ["one": "http://127.0.0.1:\(one.port ?? 0)", "two": "http://127.0.0.1:\(two.port ?? 0)"]
                try await Probe.run(settings: ProbeService.Settings(), engine: engine, subscribers: subscribers, name: .auth) {
                    app async throws in
                    for index in 1...20 {
                        // The clock of a run of its own is nothing else.
                        let run = index.isMultiple(of: 2) ? "flow" : nil
                        if let run {
                            _ = try await app.client.call(System.moveClock, ClockMove(run: ShortText(trusted: run), now: app.clock.now()))
                        }
                        let ids = try await publish(app, run: run)
                        #expect(ids.count == 2)
                        #expect(await app.app.runtime.work.delivered(ids, within: .seconds(20)))
                        #expect(try await one.rows("SELECT name FROM effects") == index)
                        #expect(try await two.rows("SELECT name FROM effects") == index)
                    }
                    #expect(await app.app.runtime.work.delivered([], within: .zero))
                    #expect(await app.app.runtime.work.delivered(["never was"], within: .zero))
                }
            }
        }
    }

    /// What failed once is tried again later; nobody waits so long.
    @Test(.timeLimit(.minutes(1))) func doesNotWaitForWhoIsAway() async throws {
        try await Probe.run(settings: Self.receiver(), transport: .socket, name: "alive") { alive async throws in
            let subscribers = ["alive": "http://127.0.0.1:\(alive.port ?? 0)", "gone": "http://127.0.0.1:9"]
            try await Probe.run(settings: ProbeService.Settings(), subscribers: subscribers, name: .auth) { app async throws in
                let ids = try await publish(app)
                #expect(await app.app.runtime.work.delivered(ids, within: .seconds(600)) == false)
                #expect(try await alive.rows("SELECT name FROM effects") == 1)
            }
        }
    }

    @Test func endsWithItsLimitAndItsTask() async throws {
        let gate = Gate()
        try await Probe.run(settings: Self.receiver { await gate.wait() }, transport: .socket, name: "slow") { slow async throws in
            try await Probe.run(settings: ProbeService.Settings(), subscribers: ["slow": "http://127.0.0.1:\(slow.port ?? 0)"], name: .auth)
            { app async throws in
                let ids = try await publish(app)
                let work = app.app.runtime.work
                #expect(await work.delivered(ids, within: .milliseconds(20)) == false)
                let waiting = Task { await work.delivered(ids, within: .seconds(600)) }
                waiting.cancel()
                #expect(await waiting.value == false)
                gate.open()
                #expect(await work.delivered(ids, within: .seconds(20)))
                #expect(try await slow.rows("SELECT name FROM effects") == 1)
            }
        }
    }
}
