import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import ServiceKit
import Storage
import Synchronization
import TestSupport
import Testing
import Wire

/// Facts between services: at least once on the wire, once in effect.
@Suite(.serialized) struct EventTests {
    private static let receiver = ProbeService.Settings(receive: { event, db in
        try await db.execute("INSERT INTO effects (name, at) VALUES (\(event.id.text), \(event.at))")
    })

    private func event(_ number: Int = 1) -> Event {
        Event(
            id: EventID(trusted: "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e0\(number)"), type: .userDeleted, at: .example, user: .example,
            product: .gtsd,
            run: nil)
    }

    @Test(arguments: Engine.allCases)
    func oneIdTwentyTimesAtOnceIsOneEffect(_ engine: Engine) async throws {
        try await Probe.run(settings: Self.receiver, engine: engine) { app async throws in
            let event = event()
            let answers = try await parallel(20) { _ in try await app.peer().answer(System.receiveEvent, event) }
            #expect(answers.allSatisfy { $0.status == 204 })
            #expect(try await app.rows("SELECT name FROM effects") == 1)
            #expect(try await app.peer().answer(System.receiveEvent, self.event(2)).status == 204)
            #expect(try await app.rows("SELECT name FROM effects") == 2)
        }
    }

    @Test(arguments: Engine.allCases)
    func anEffectThatFailedIsNotRemembered(_ engine: Engine) async throws {
        let fails = Atomic(true)
        let settings = ProbeService.Settings(receive: { event, db in
            try await db.execute("INSERT INTO effects (name, at) VALUES ('x', 0)")
            if fails.load(ordering: .relaxed) { throw SecretCause() }
        })
        try await Probe.run(settings: settings, engine: engine) { app async throws in
            #expect(try await app.peer().answer(System.receiveEvent, event()).status == 500)
            #expect(try await app.rows("SELECT name FROM effects") == 0)
            #expect(try await app.rows("SELECT event_id FROM inbox") == 0)
            fails.store(false, ordering: .relaxed)
            #expect(try await app.peer().answer(System.receiveEvent, event()).status == 204)
            #expect(try await app.rows("SELECT name FROM effects") == 1)
        }
    }

    @Test func onlyServicesTellFacts() async throws {
        try await Probe.run(settings: Self.receiver) { app async throws in
            #expect(try await app.client.answer(System.receiveEvent, event()).status == 401)
            #expect(try await app.client.with("Authorization", "Bearer admin:1").answer(System.receiveEvent, event()).status == 403)
            #expect(try await app.rows("SELECT event_id FROM inbox") == 0)
        }
    }

    private func publish(_ app: Probe) async throws {
        let runtime = app.app.runtime
        try await app.database.write { [now = app.clock.now()] db in
            try await runtime.events.publish(.userCreated, user: .example, product: .gtsd, at: now, run: "flow", in: db)
        }
        runtime.work.wake()
    }

    /// The subscriber is away, comes back, and its answers get lost for a while: one effect in the end.
    @Test func aSubscriberThatWasDownGetsItsFactOnce() async throws {
        let down = Atomic(true), loses = Atomic(3)
        try await Probe.run(settings: Self.receiver, transport: .socket) { subscriber async throws in
            // What stands between the two: refuses while it is down, then loses answers of requests that had their effect.
            let wire = ProbeService.Settings(routes: { _ in
                [
                    Wire.event.handle { call in
                        if down.load(ordering: .relaxed) { throw APIError(.unavailable, retryAfter: .seconds(1)) }
                        guard try await subscriber.peer().answer(System.receiveEvent, call.body).status == 204 else {
                            throw APIError(.unavailable)
                        }
                        if loses.subtract(1, ordering: .relaxed).newValue >= 0 { throw APIError(.unavailable, retryAfter: .seconds(1)) }
                        return Nothing()
                    }
                ]
            })
            try await Probe.run(settings: wire, transport: .socket, name: "other") { between async throws in
                let settings = ProbeService.Settings()
                try await Probe.run(settings: settings, subscribers: ["other": "http://127.0.0.1:\(between.port ?? 0)/wire"], name: .auth) {
                    app async throws in
                    try await publish(app)
                    try await eventually("a first try has failed") {
                        try await app.rows("SELECT id FROM work WHERE last_error IS NOT NULL") == 1
                    }
                    #expect(try await subscriber.rows("SELECT name FROM effects") == 0)
                    down.store(false, ordering: .relaxed)
                    try await eventually("it was delivered") {
                        app.clock.advance(by: .seconds(1))
                        app.app.runtime.work.wake()
                        return try await app.rows("SELECT id FROM work") == 0
                    }
                    #expect(try await subscriber.rows("SELECT name FROM effects") == 1)
                    #expect(loses.load(ordering: .relaxed) < 0)
                }
            }
        }
    }

    /// A subscriber of the release before refuses a kind of fact that it does not know. It is replaced, and the fact is not lost.
    @Test(arguments: [ErrorCode.validationFailed, .forbidden, .notFound, .malformedRequest])
    func aFactThatWasRefusedWaitsForWhoTakesIt(_ refusal: ErrorCode) async throws {
        let isOld = Atomic(true), taken = Atomic(0)
        let wire = ProbeService.Settings(routes: { _ in
            [
                Wire.event.handle { call in
                    if isOld.load(ordering: .relaxed) { throw APIError(refusal) }
                    taken.add(1, ordering: .relaxed)
                    return Nothing()
                }
            ]
        })
        try await Probe.run(settings: wire, transport: .socket, name: "other") { subscriber async throws in
            let subscribers = ["other": "http://127.0.0.1:\(subscriber.port ?? 0)/wire"]
            try await Probe.run(settings: ProbeService.Settings(), subscribers: subscribers, name: .auth) { app async throws in
                try await publish(app)
                try await eventually("it was refused") { try await app.rows("SELECT id FROM work WHERE last_error IS NOT NULL") == 1 }
                #expect(try await app.rows("SELECT id FROM work WHERE is_dead = 0") == 1)
                isOld.store(false, ordering: .relaxed)
                try await eventually("it was delivered") {
                    app.clock.advance(by: .seconds(1))
                    app.app.runtime.work.wake()
                    return try await app.rows("SELECT id FROM work") == 0
                }
                #expect(taken.load(ordering: .relaxed) == 1)
            }
        }
    }

    @Test func oneSubscriberDoesNotWaitForAnother() async throws {
        try await Probe.run(settings: Self.receiver, transport: .socket, name: "alive") { alive async throws in
            // Port 9 of the loopback: nobody listens there.
            let subscribers = ["alive": "http://127.0.0.1:\(alive.port ?? 0)", "gone": "http://127.0.0.1:9"]
            try await Probe.run(settings: ProbeService.Settings(), subscribers: subscribers, name: .auth) { app async throws in
                try await publish(app)
                try await eventually("the living one has it") { try await alive.rows("SELECT name FROM effects") == 1 }
                try await eventually("its work is gone") { try await app.rows("SELECT id FROM work") == 1 }
                #expect(try await app.rows("SELECT id FROM work WHERE kind = 'event:gone' AND is_dead = 0") == 1)
            }
        }
    }

    /// Other work is given up after twenty tries; a fact waits for its subscriber however long that is away.
    @Test func aSubscriberThatIsAwayForADayHearsOfItAllTheSame() async throws {
        try await Probe.run(settings: ProbeService.Settings(), subscribers: ["gone": "http://127.0.0.1:9"]) { app async throws in
            try await publish(app)
            try await eventually("it was tried more often than other work") {
                let now = app.clock.now()
                guard try await app.rows("SELECT id FROM work WHERE claimed_until IS NULL AND due_at > \(now)") == 1 else { return false }
                app.clock.advance(by: .minutes(5))
                app.app.runtime.work.wake()
                return try await app.rows("SELECT id FROM work WHERE attempts > 25") == 1
            }
            #expect(try await app.rows("SELECT id FROM work WHERE is_dead = 0") == 1)
        }
    }

    @Test func aFactOfATransactionThatFailedIsNotTold() async throws {
        try await Probe.run(settings: Self.receiver, transport: .socket, name: "other") { subscriber async throws in
            try await Probe.run(
                settings: ProbeService.Settings(), subscribers: ["other": "http://127.0.0.1:\(subscriber.port ?? 0)"], name: .auth
            ) { app async throws in
                let runtime = app.app.runtime
                await #expect(throws: SecretCause.self) {
                    try await app.database.write { db in
                        try await runtime.events.publish(.userCreated, user: .example, product: .gtsd, at: .example, run: nil, in: db)
                        throw SecretCause()
                    }
                }
                try await publish(app)
                try await eventually("the other fact has arrived") { try await app.rows("SELECT id FROM work") == 0 }
                #expect(try await subscriber.rows("SELECT name FROM effects") == 1)
            }
        }
    }
}

private enum Wire {
    static let event = Endpoint<PeerService, Nothing, Event, Nothing>(
        "wire.event", .post, "/wire/events", callers: [.auth], summary: "Passes a fact on")
}
