import AppTesting
import Contracts
import HTTPCore
import Platform
import Security
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// `Idempotency-Key`: who runs, who waits and who gets which answer, on both engines.
@Suite(.serialized) struct IdempotencyTests {
    /// Each run leaves a row and answers with how many runs there were.
    private static func counting(_ runs: Collected<String>) -> ProbeService.Settings {
        ProbeService.Settings(routes: { runtime in
            let run: @Sendable (Note) async throws -> Note = { note in
                runs.add(note.text.text)
                try await runtime.database.write { db in
                    try await db.execute("INSERT INTO effects (name, at) VALUES (\(note.text.text), 0)")
                }
                return Note(note.text.text, count: 100 + runs.count)
            }
            return [Notes.add.handle { try await run($0.body) }, Notes.write.handle { try await run($0.body) }]
        })
    }

    private func add(_ client: AppClient, _ text: String, key: String, path: String = "/notes") async throws -> Answer {
        try await client.json(
            .post, path, #"{"text":"\#(text)"}"#, headers: ["Idempotency-Key": key == "k" ? "a-key-that-nobody-guesses" : key])
    }

    @Test(arguments: Engine.allCases)
    func oneRunForAllWhoAskTogether(_ engine: Engine) async throws {
        let runs = Collected<String>()
        try await Probe.run(settings: Self.counting(runs), engine: engine) { app async throws in
            let answers = try await parallel(20) { _ in try await add(app.client, "once", key: "k") }
            #expect(runs.count == 1)
            #expect(try await app.rows("SELECT name FROM effects") == 1)
            #expect(answers.allSatisfy { $0.status == 201 })
            #expect(Set(answers.map(\.text)).count == 1)
            #expect(answers.count { $0.headers["Idempotency-Replayed"] == "true" } == 19)
            #expect(answers.allSatisfy { $0.headers["Content-Type"] == "application/json" })
        }
    }

    @Test(arguments: Engine.allCases)
    func aRepeatableRouteRunsAgainAndKeepsNothing(_ engine: Engine) async throws {
        let runs = Collected<String>()
        let settings = ProbeService.Settings(routes: { _ in
            [
                Notes.add.handle { call in
                    runs.add(call.body.text.text)
                    return Note(call.body.text.text, count: 100 + runs.count)
                }.repeatable()
            ]
        })
        try await Probe.run(settings: settings, engine: engine) { app async throws in
            for text in ["first", "first", "second"] {
                let answer = try await add(app.client, text, key: "k")
                #expect(answer.status == 201 && answer.headers["Idempotency-Replayed"] == nil)
            }
            #expect(runs.all == ["first", "first", "second"])
            #expect(try await app.rows("SELECT 1 FROM idempotency_keys") == 0)
            // Its form is looked at all the same.
            #expect(try await add(app.client, "x", key: "short").fields == ["Idempotency-Key too_short"])
        }
    }

    /// Somebody who was an administrator when they asked first.
    @Test(arguments: Engine.allCases)
    func whoLostTheirRoleGetsNoStoredAnswer(_ engine: Engine) async throws {
        let decide = Endpoint<Admin, Nothing, Note, Note>("probe.decide", .post, "/admin", status: .created, summary: "Decide")
        let settings = ProbeService.Settings(routes: { _ in [decide.handle { $0.body }] })
        try await Probe.run(settings: settings, engine: engine) { app async throws in
            let admin = app.client.with("Authorization", "Bearer admin:7"), user = app.client.with("Authorization", "Bearer person:7")
            #expect(try await add(admin, "x", key: "k", path: "/admin").status == 201)
            #expect(try await add(admin, "x", key: "k", path: "/admin").headers["Idempotency-Replayed"] == "true")
            let refused = try await add(user, "x", key: "k", path: "/admin")
            #expect(refused.status == 403 && refused.code == .roleRequired)
        }
    }

    @Test(arguments: Engine.allCases)
    func anotherBodyUnderTheKeyIsRefused(_ engine: Engine) async throws {
        let runs = Collected<String>()
        try await Probe.run(settings: Self.counting(runs), engine: engine) { app async throws in
            #expect(try await add(app.client, "first", key: "k").status == 201)
            let other = try await add(app.client, "second", key: "k")
            #expect(other.status == 422)
            #expect(other.code == .idempotencyMismatch)
            #expect(try await add(app.client, "first", key: "k").headers["Idempotency-Replayed"] == "true")
            #expect(runs.all == ["first"])
        }
    }

    @Test(arguments: Engine.allCases)
    func aFailedRunLetsTheRetryRun(_ engine: Engine) async throws {
        let tries = Collected<Int>()
        let settings = ProbeService.Settings(routes: { _ in
            [
                Notes.add.handle { call in
                    tries.add(1)
                    switch tries.count {
                    case 1: throw SecretCause()
                    case 2: throw APIError(.validationFailed)
                    case 3: throw CancellationError()
                    default: return call.body
                    }
                }
            ]
        })
        try await Probe.run(settings: settings, engine: engine) { app async throws in
            for status in [500, 422, 503, 201, 201] { #expect(try await add(app.client, "x", key: "k").status == status) }
            #expect(tries.count == 4)
        }
    }

    @Test func keysOfOthersDoNotMeet() async throws {
        let runs = Collected<String>()
        try await Probe.run(settings: Self.counting(runs)) { app async throws in
            let one = app.client.with("Authorization", "Bearer person:1"), two = app.client.with("Authorization", "Bearer person:2")
            var numbers: [Answer] = []
            for client in [one, two, one.with("X-Test-Run", "a"), one.with("X-Test-Run", "b")] {
                numbers.append(try await add(client, "x", key: "k", path: "/mine"))
            }
            numbers.append(try await add(one, "x", key: "k", path: "/notes"))
            #expect(numbers.allSatisfy { $0.status == 201 && $0.headers["Idempotency-Replayed"] == nil })
            #expect(Set(numbers.map(\.text)).count == 5)
            #expect(runs.count == 5)
        }
    }

    /// A change of a version, or a removal, that is sent again after its answer was lost.
    @Test(arguments: [HTTPMethod.put, .patch, .delete]) func everyWriteIsDoneOnce(_ method: HTTPMethod) async throws {
        let runs = Collected<String>()
        let change = Endpoint<Anyone, NoteParameters, Nothing, Note>("probe.change", method, "/notes/{id}", summary: "Change")
        let settings = ProbeService.Settings(routes: { _ in
            [
                change.handle { call in
                    runs.add(call.parameters.id.text)
                    guard runs.count == 1 else { throw APIError(.versionConflict) }
                    return Note("x")
                }
            ]
        })
        try await Probe.run(settings: settings) { app async throws in
            func send(_ path: String, key: String) async throws -> Answer {
                try await app.client.send(method, path, headers: ["Idempotency-Key": key])
            }
            let key = "a-key-that-nobody-guesses", note = "/notes/01960f3e-7b6a-7c3e-9d2a-00000000000"
            let first = try await send(note + "1", key: key), again = try await send(note + "1", key: key)
            #expect((first.status, again.status, again.text) == (200, 200, first.text) && runs.count == 1)
            #expect(again.headers["Idempotency-Replayed"] == "true")
            // Nothing that could be tried out without the service's secret.
            let plain = base64url(sha256(Array((note + "1\0\0").utf8)))
            #expect(try await app.rows("SELECT 1 FROM idempotency_keys WHERE request_hash = \(plain)") == 0)
            #expect(try await app.rows("SELECT 1 FROM idempotency_keys") == 1)
            for other in ["2", "1?version=2"] {
                #expect(try await send(note + other, key: key).code == .idempotencyMismatch, "\(other)")
            }
            #expect(try await send(note + "1", key: key + "-2").code == .versionConflict)
        }
    }

    @Test func onlyWritesLookAtTheKey() async throws {
        let runs = Collected<Int>()
        let settings = ProbeService.Settings(routes: { _ in [Notes.list.handle { _ in runs.add(1); return Note("x") }] })
        try await Probe.run(settings: settings) { app async throws in
            for _ in 0..<2 { _ = try await app.client.send(.get, "/notes", headers: ["Idempotency-Key": "k"]) }
            #expect(runs.count == 2)
        }
    }

    @Test(arguments: ["", "short-15-letter", "with space", "عربي", String(repeating: "k", count: 256)])
    func aKeyThatIsNotOneIsRefused(_ key: String) async throws {
        try await Probe.run(settings: Self.counting(Collected())) { app async throws in
            let answer = try await add(app.client, "x", key: key)
            #expect(answer.status == 422)
            #expect(answer.fields.first?.hasPrefix("Idempotency-Key ") == true)
        }
    }

    /// What a process leaves behind that died in the middle: its claim, without an answer.
    @Test(arguments: Engine.allCases)
    func aDeadRunsClaimEndsWithItsLease(_ engine: Engine) async throws {
        let runs = Collected<String>()
        try await Probe.run(settings: Self.counting(runs), engine: engine) { app async throws in
            #expect(try await add(app.client, "x", key: "k").status == 201)
            let lease = app.clock.now() + .seconds(60)
            try await app.database.write { db in
                try await db.execute("UPDATE idempotency_keys SET status = NULL, answer = NULL, lease_until = \(lease)")
            }
            app.clock.advance(by: .seconds(60))
            let answers = try await parallel(8) { _ in try await add(app.client, "x", key: "k") }
            #expect(answers.allSatisfy { $0.status == 201 })
            #expect(runs.count == 2)
        }
    }

    /// The first may take longer than a repeat is willing to wait.
    @Test func aRepeatOfALongRunIsToldToComeBack() async throws {
        let gate = Gate(), started = Gate()
        let settings = ProbeService.Settings(routes: { _ in [Notes.add.handle { started.open(); await gate.wait(); return $0.body }] })
        try await Probe.run(settings: settings) { app async throws in
            async let first = add(app.client, "x", key: "k")
            await started.wait()
            let repeated = try await add(app.client, "x", key: "k")
            #expect(repeated.status == 409)
            #expect(repeated.code == .requestInProgress)
            #expect(repeated.headers["Retry-After"] == "1")
            gate.open()
            #expect(try await first.status == 201)
            #expect(try await add(app.client, "x", key: "k").headers["Idempotency-Replayed"] == "true")
        }
    }

    @Test func anAnswerIsForgottenAfterADay() async throws {
        let runs = Collected<String>()
        try await Probe.run(settings: Self.counting(runs)) { app async throws in
            _ = try await add(app.client, "x", key: "k")
            app.clock.advance(by: .hours(24) - .seconds(1))
            #expect(try await add(app.client, "x", key: "k").headers["Idempotency-Replayed"] == "true")
            app.clock.advance(by: .seconds(1))
            #expect(try await add(app.client, "x", key: "k").headers["Idempotency-Replayed"] == nil)
            #expect(runs.count == 2)
        }
    }

    /// A caller that is cut off after the effect is on disk repeats itself: it must get the answer and not a second effect.
    @Test func aRunThatIsCancelledAfterItsEffectIsRemembered() async throws {
        let runs = Collected<Int>()
        let settings = ProbeService.Settings(routes: { _ in
            [
                Notes.add.handle { call in
                    runs.add(1)
                    withUnsafeCurrentTask { $0?.cancel() }
                    return call.body
                }
            ]
        })
        try await Probe.run(settings: settings) { app async throws in
            let first = try await Task { try await add(app.client, "x", key: "k") }.value
            #expect(first.status == 201)
            let again = try await Task { try await add(app.client, "x", key: "k") }.value
            #expect(again.status == 201)
            #expect(again.headers["Idempotency-Replayed"] == "true")
            #expect(runs.count == 1)
        }
    }

    /// The effect happened, so its answer is given even when it cannot be kept, and the claim is not given up.
    @Test func anAnswerThatCannotBeStoredIsStillGiven() async throws {
        let runs = Collected<Int>()
        let settings = ProbeService.Settings(routes: { runtime in
            [
                Notes.add.handle { call in
                    runs.add(1)
                    try await runtime.database.write { db in try await db.execute("ALTER TABLE idempotency_keys RENAME TO hidden") }
                    return call.body
                }
            ]
        })
        try await Probe.run(settings: settings) { app async throws in
            #expect(try await add(app.client, "x", key: "k").status == 201)
            #expect(try await app.rows("SELECT scope FROM hidden") == 1)
            #expect(app.log.count(of: "answer not stored") == 1)
        }
    }

    @Test func storedAnswersAreSealed() async throws {
        try await Probe.run(settings: Self.counting(Collected())) { app async throws in
            _ = try await add(app.client, "the-private-text", key: "k")
            let answer = try await app.database.read { db in
                try await db.query("SELECT answer FROM idempotency_keys")[0].get(0, as: String.self)
            }
            #expect(!answer.contains("private"))
            // Nobody with access to the table can give one entry the answer of another.
            _ = try await add(app.client, "other", key: "another-key-nobody-guesses")
            try await app.database.write { db in try await db.execute("UPDATE idempotency_keys SET answer = \(answer)") }
            #expect(try await add(app.client, "other", key: "another-key-nobody-guesses").status == 500)
        }
    }
}
