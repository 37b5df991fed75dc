import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// Answers that are kept in the transaction of their effect. Both engines.
@Suite(.serialized) struct KeptAnswerTests {
    private static func add(_ client: AppClient) async throws -> Answer {
        try await client.json(.post, "/notes", #"{"text":"x"}"#, headers: ["Idempotency-Key": "a-key-that-nobody-guesses"])
    }

    /// Leaves a row, and its answer with it.
    private static func leave(_ number: Int, _ call: Call<Anyone, Nothing, Note>, _ runtime: ServiceRuntime) async throws -> Note {
        let note = Note(call.body.text.text, count: 100 + number)
        try await runtime.database.write { db in
            try await db.execute("INSERT INTO effects (name, at) VALUES (\(note.text.text), 0)")
            try await call.keep(note, in: db)
        }
        return note
    }

    /// As when an answer is read after the transaction, and the database is gone by then.
    @Test(arguments: Engine.allCases)
    func aRepeatGetsItThoughTheRunFailedLater(_ engine: Engine) async throws {
        let runs = Collected<Int>()
        let settings = ProbeService.Settings(routes: { runtime in
            [
                Notes.add.handle { call in
                    runs.add(1)
                    _ = try await Self.leave(runs.count, call, runtime)
                    throw SecretCause()
                }
            ]
        })
        try await Probe.run(settings: settings, engine: engine) { app async throws in
            #expect(try await Self.add(app.client).status == 500)
            let again = try await Self.add(app.client)
            #expect(again.status == 201 && again.headers["Idempotency-Replayed"] == "true")
            #expect(again.json?["count"]?.integer == 101)
            #expect(try await app.rows("SELECT name FROM effects") == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func aRepeatGetsItThoughTheCommitWasNotHeardOf(_ engine: Engine) async throws {
        let runs = Collected<Int>()
        let settings = ProbeService.Settings(routes: { runtime in
            [
                Notes.add.handle { call in
                    runs.add(1)
                    return try await Self.leave(runs.count, call, runtime)
                }
            ]
        })
        try await Probe.run(settings: settings, engine: engine) { app async throws in
            app.loseCommit(of: "INSERT INTO effects")
            #expect(try await Self.add(app.client).status == 503)
            let again = try await Self.add(app.client)
            #expect(again.status == 201 && again.headers["Idempotency-Replayed"] == "true")
            #expect(try await app.rows("SELECT name FROM effects") == 1)
        }
    }

    /// What was rolled back left nothing behind, the answer included.
    @Test(arguments: Engine.allCases)
    func itGoesWithItsTransaction(_ engine: Engine) async throws {
        let runs = Collected<Int>()
        let settings = ProbeService.Settings(routes: { runtime in
            [
                Notes.add.handle { call in
                    runs.add(1)
                    let number = runs.count
                    return try await runtime.database.write { db -> Note in
                        try await call.keep(call.body, in: db)
                        if number == 1 { throw SecretCause() }
                        try await db.execute("INSERT INTO effects (name, at) VALUES ('x', 0)")
                        return call.body
                    }
                }
            ]
        })
        try await Probe.run(settings: settings, engine: engine) { app async throws in
            #expect(try await Self.add(app.client).status == 500)
            #expect(try await Self.add(app.client).status == 201)
            #expect(try await app.rows("SELECT name FROM effects") == 1 && runs.count == 2)
        }
    }

    /// A process that stood still for longer than its lease goes on while another one has done what it was asked for.
    @Test(arguments: Engine.allCases)
    func aRunThatWasTakenForDeadDoesNothing(_ engine: Engine) async throws {
        let runs = Collected<Int>(), started = Gate(), gate = Gate()
        let settings = ProbeService.Settings(routes: { runtime in
            [
                Notes.add.handle { call in
                    runs.add(1)
                    let number = runs.count
                    if number == 1 {
                        started.open()
                        await gate.wait()
                    }
                    return try await Self.leave(number, call, runtime)
                }
            ]
        })
        try await Probe.run(settings: settings, engine: engine) { app async throws in
            async let first = Self.add(app.client)
            await started.wait()
            app.clock.advance(by: .seconds(60))
            #expect(try await Self.add(app.client).status == 201)
            gate.open()
            let late = try await first
            #expect(late.status == 409 && late.code == .requestInProgress)
            #expect(try await app.rows("SELECT name FROM effects") == 1)
            let again = try await Self.add(app.client)
            #expect(again.headers["Idempotency-Replayed"] == "true" && again.json?["count"]?.integer == 102)
        }
    }

    /// What fails late ends no claim but its own.
    @Test(arguments: Engine.allCases)
    func aRunThatWasTakenForDeadEndsNobodyElses(_ engine: Engine) async throws {
        let runs = Collected<Int>(), started = [Gate(), Gate()], gates = [Gate(), Gate()]
        let settings = ProbeService.Settings(routes: { _ in
            [
                Notes.add.handle { call in
                    runs.add(1)
                    let place = runs.count - 1
                    guard place < 2 else { return call.body }
                    started[place].open()
                    await gates[place].wait()
                    if place == 0 { throw SecretCause() }
                    return Note("second")
                }
            ]
        })
        try await Probe.run(settings: settings, engine: engine) { app async throws in
            async let first = Self.add(app.client)
            await started[0].wait()
            app.clock.advance(by: .seconds(60))
            async let second = Self.add(app.client)
            await started[1].wait()
            gates[0].open()
            #expect(try await first.status == 500)
            #expect(try await Self.add(app.client).code == .requestInProgress)
            gates[1].open()
            #expect(try await second.status == 201 && runs.count == 2)
            #expect(try await Self.add(app.client).json?["text"]?.string == "second")
        }
    }

    /// What succeeds late does not replace the answer of the one that was let run after it.
    @Test(arguments: Engine.allCases)
    func theAnswerOfARunThatWasTakenForDeadIsNotKept(_ engine: Engine) async throws {
        let runs = Collected<Int>(), started = Gate(), gate = Gate()
        let settings = ProbeService.Settings(routes: { _ in
            [
                Notes.add.handle { _ in
                    runs.add(1)
                    guard runs.count == 1 else { return Note("second") }
                    started.open()
                    await gate.wait()
                    return Note("first")
                }
            ]
        })
        try await Probe.run(settings: settings, engine: engine) { app async throws in
            async let first = Self.add(app.client)
            await started.wait()
            app.clock.advance(by: .seconds(60))
            #expect(try await Self.add(app.client).json?["text"]?.string == "second")
            gate.open()
            #expect(try await first.json?["text"]?.string == "first")
            #expect(try await Self.add(app.client).json?["text"]?.string == "second")
        }
    }
}
