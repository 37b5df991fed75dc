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

/// What sync takes and gives at most, and from whom.
@Suite(.serialized) struct SyncBoundsTests {
    @Test("A page ends where it would be too large, and nothing is left out", arguments: Engine.allCases)
    func largeWorkouts(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let note = WorkoutNote(trusted: String(repeating: "ن", count: 1000))
            for number in 1...24 {
                var workout = WorkoutDetails.of((0..<10).map { entry in
                    ("e\(entry)", (0..<100).map { .of(number * 1000 + entry * 100 + $0, 10_050, 12) })
                })
                workout.note = note
                #expect(try await person.post(workout, number).status == 201)
            }
            let first = try await person.client.call(Training.changes, SyncQuery(limit: Whole(trusted: 1_000_000)), Nothing())
            #expect((1...23).contains(first.changes.count) && first.hasMore)
            let rest = try await person.pull(first.cursor, limit: 1_000_000).changes
            #expect((first.changes + rest).map(\.entity.text) == (1...24).map { TestID.text($0) })
        }
    }

    @Test("A hundred and one operations are too many, and none are a question for changes")
    func counts() async throws {
        try await TrainingFixture.run { fixture async throws in
            let person = try await fixture.somebody()
            let operations = (1...101).map { SyncOperation.delete(.chart, $0, number: $0) }
            let request = SyncRequest(device: .example, operations: BoundedList(trusted: operations))
            #expect(try await person.client.answer(Training.sync, request).fields == ["operations too_many"])
            _ = try await person.put(.of("T"), 1)
            let answer = try await person.sync([])
            #expect(answer.results.isEmpty && answer.changes.count == 1 && !answer.hasMore)
        }
    }

    @Test("Deletions of what was never there are kept up to a number, those of what is there always", arguments: Engine.allCases)
    func traces(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let now = fixture.app.clock.now()
            _ = try await person.put(.of("T"), 1)
            #expect(try await person.sync([.delete(.chart, 2, number: 1)]).results.map(\.status) == [.applied])
            _ = try await fixture.app.database.write { db in
                try await db.execute("""
                    WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 10000)
                    INSERT INTO records (user_id, kind, id, version, change_number, body_bytes, created_at, updated_at, deleted_at)
                    SELECT \(person.id.text), 'workout', 'gone-' || number, 1, 1000 + number, 0, \(now), \(now), \(now) FROM numbers
                    """)
            }
            _ = try await fixture.app.database.write { db in try await db.execute("UPDATE people SET changes = 20000") }
            func tombstones() async throws -> Int { try await fixture.rows("SELECT 1 FROM records WHERE deleted_at IS NOT NULL") }
            let before = try await tombstones()
            // Nothing is left to do, and no trace is left.
            let results = try await person.sync([.delete(.chart, 3, number: 2), .delete(.template, 1, number: 3)]).results
            #expect(results.map(\.status) == [.unchanged, .applied] && results[0].code == nil && results[0].version == nil)
            #expect(try await person.sync([.delete(.chart, 3, number: 2)]).results == [results[0]])
            #expect(try await tombstones() == before + 1)
        }
    }

    @Test("What conflicts are with is told once", arguments: Engine.allCases)
    func once(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            _ = try await person.put(.of("T"), 1)
            let results = try await person.sync((1...5).map { try .put(.template, 1, number: $0, TemplateDetails.of("T \($0)")) }).results
            #expect(results.allSatisfy { $0.status == .conflict && $0.version == 1 })
            #expect(results.map { $0.current == nil } == [false, true, true, true, true])
        }
    }

    /// A page has 2 MB, which are 2,097,152 bytes. These templates have 50 notes of a thousand flags, which have eight bytes each, as they
    /// could before notes had a limit together: five of them fit.
    @Test("What conflicts are with is told up to the bytes of a page, and all of it comes with the changes", arguments: Engine.allCases)
    func shown(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            _ = try await person.put(.of("First"), 1)
            var large = TemplateDetails.of("T", (0..<50).map { "e\($0)" })
            large.exercises = BoundedList(
                trusted: large.exercises.map { entry in
                    var entry = entry
                    entry.note = WorkoutNote(trusted: String(repeating: "🇸🇦", count: 1000))
                    return entry
                })
            let (body, now) = (String(decoding: try JSONWriter.encode(large), as: UTF8.self), fixture.app.clock.now())
            #expect((400_000..<410_000).contains(body.utf8.count))
            _ = try await fixture.app.database.write { db in
                for number in 11...17 {
                    try await db.execute("""
                        INSERT INTO records (user_id, kind, id, version, change_number, body, body_bytes, created_at, updated_at)
                        VALUES (\(person.id.text), 'template', \(TestID.text(number)), 1, \(number), \(body), \(body.utf8.count), \(now),
                            \(now))
                        """)
                }
                try await db.execute("UPDATE people SET changes = 20 WHERE user_id = \(person.id.text)")
            }
            let results = try await person.sync((11...17).map { try .put(.template, $0, number: $0, TemplateDetails.of("Mine")) }).results
            #expect(results.allSatisfy { $0.status == .conflict && $0.version == 1 })
            #expect(results.map { $0.current == nil } == Array(repeating: false, count: 5) + [true, true])
            // What was kept before there was a limit can still be read.
            #expect(try await person.pull().changes.count { $0.template?.details == large } == 7)
        }
    }

    @Test("The notes of all exercises of a workout or a template have an end", arguments: Engine.allCases)
    func notes(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            // 16 notes of 1,000 characters and one of 384 are 16,384, in letters of two bytes.
            func notes(_ last: Int) -> [WorkoutNote] {
                (Array(repeating: 1000, count: 16) + [last]).map { WorkoutNote(trusted: String(repeating: "ن", count: $0)) }
            }
            func workout(_ last: Int) -> WorkoutDetails {
                var workout = WorkoutDetails.of((0..<17).map { ("e\($0)", [.of($0 + 1, 1000, 5)]) })
                workout.exercises = BoundedList(
                    trusted: zip(workout.exercises, notes(last)).map { entry, note in
                        var entry = entry
                        entry.note = note
                        return entry
                    })
                return workout
            }
            func template(_ last: Int) -> TemplateDetails {
                TemplateDetails(
                    name: WorkoutName(trusted: "T"),
                    exercises: BoundedList(trusted: notes(last).map { TemplateExercise(exerciseId: .example, note: $0) }))
            }
            #expect(try await person.post(workout(384), 1).status == 201)
            #expect(try await person.post(workout(385), 2).fields == ["details.exercises too_long"])
            #expect(try await person.put(template(384), 3).status == 201)
            #expect(try await person.put(template(385), 4).fields == ["details.exercises too_long"])
            let new = NewTemplate(details: template(385))
            #expect(try await person.client.answer(Training.addTemplate, new).fields == ["details.exercises too_long"])
            let results = try await person.sync([
                .put(.workout, 5, number: 1, workout(385)), .put(.template, 6, number: 2, template(385)),
                .put(.template, 3, number: 3, base: 1, template(385)), .put(.workout, 7, number: 4, workout(384)),
            ]).results
            #expect(results.map(\.status) == [.refused, .refused, .refused, .applied])
            #expect(results.prefix(3).allSatisfy { $0.fields.map { "\($0.field) \($0.code)" } == ["payload.exercises too_long"] })
            #expect(try await person.client.call(Training.templates).items.map(\.details) == [template(384)])
        }
    }

    @Test("Of a person's receipts the newest ten thousand are kept", arguments: Engine.allCases)
    func receipts(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let (person, other) = (try await fixture.somebody(), try await fixture.somebody())
            let first = try await person.sync([.put(.template, 1, number: 1, TemplateDetails.of("T"))]).results
            _ = try await other.sync([.put(.template, 1, number: 1, TemplateDetails.of("T"))])
            // One of them is older than the first.
            _ = try await fixture.app.database.write { [now = fixture.app.clock.now()] db in
                try await db.execute("""
                    WITH RECURSIVE numbers (number) AS (SELECT 0 UNION ALL SELECT number + 1 FROM numbers WHERE number < 9999)
                    INSERT INTO sync_receipts (user_id, device, operation, number, result, received_at)
                    SELECT \(person.id.text), \(TestID.text(1)), 'old-' || number, number, '{}', \(now.milliseconds) - 1 + number FROM \
                    numbers
                    """)
            }
            fixture.app.clock.advance(by: .minutes(1))
            func count(_ rows: SQL) async throws -> Int { try await fixture.rows("SELECT 1 FROM sync_receipts WHERE \(rows)") }
            let new = try (2...4).map { try SyncOperation.put(.template, $0, number: $0, TemplateDetails.of("T \($0)")) }
            let results = try await person.sync(new).results
            #expect(try await count("user_id = \(person.id.text)") == 10_000)
            // 10,004 less the four oldest: one that was received before the first operation, that and one that came with it, and the next.
            #expect(try await count("operation IN ('old-0', 'old-1', 'old-2')") == 0)
            #expect(try await count("operation = 'old-3'") == 1)
            #expect(try await count("user_id = \(other.id.text)") == 1)
            #expect(try await person.sync(new).results == results)
            // What is forgotten is decided by what is there.
            #expect(
                try await person.sync([.put(.template, 1, number: 1, TemplateDetails.of("T"))]).results.map(\.version)
                    == first.map(\.version))
            // Nothing new is nothing to take away.
            #expect(try await count("user_id = \(person.id.text)") == 10_000)
        }
    }

    @Test("A receipt has no sentences: a repeat has them in the language of who asks", arguments: Engine.allCases)
    func sentences(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let wrong = [SyncOperation(
                id: OperationID(trusted: TestID.text(1)), number: 1, kind: .workout, action: .put, entity: TestID.text(2), baseVersion: nil,
                payload: JSONDocument(.object([:])))]
            let first = try await person.sync(wrong).results
            #expect(first[0].message == ErrorCode.validationFailed.message(.english) && first[0].fields.count == 4)
            #expect(try await person.sync(wrong).results == first)
            let kept = try await fixture.app.database.read { db in
                try await db.first("SELECT result FROM sync_receipts")?.get("result", as: String.self)
            }
            #expect(kept.map { !$0.contains("required") && !$0.contains("message") } == true)
        }
    }

    @Test("Words that are no kind or action are told as fields")
    func words() async throws {
        try await TrainingFixture.run { fixture async throws in
            let person = try await fixture.somebody()
            let body = """
                {"device":"\(TestID.text(1))","operations":[
                {"id":"\(TestID.text(2))","number":1,"kind":"meal","action":"eat","entity":"\(TestID.text(3))"},
                {"id":"\(TestID.text(4))","number":2,"kind":"chart","action":"put","entity":"\(TestID.text(5))","payload":7}]}
                """
            let answer = try await person.client.json(.post, "/training/sync", body)
            #expect(answer.status == 200)
            let results = answer.json?["results"]?.array ?? []
            let fields = results.map { ($0["fields"]?.array ?? []).map { "\($0["field"]?.string ?? "") \($0["code"]?.string ?? "")" } }
            #expect(fields == [["kind not_allowed", "action not_allowed"], ["payload wrong_type"]])
            let arabic = try await person.client.with("Accept-Language", "ar").json(
                .post, "/training/sync", body.replacing(TestID.text(2), with: TestID.text(9)))
            let messages = (arabic.json?["results"]?.array ?? []).map { $0["message"]?.string ?? "" }
            // The second one is a repeat.
            #expect(messages == Array(repeating: ErrorCode.validationFailed.message(.arabic), count: 2))
        }
    }

    @Test("FitCoach's people keep none of this", arguments: [
        "/training/custom-exercises", "/training/templates", "/training/workouts", "/training/history/summary",
        "/training/records?exerciseId=squat", "/training/export.csv", "/training/charts", "/training/sync",
    ])
    func otherProduct(_ path: String) async throws {
        try await TrainingFixture.run { fixture async throws in
            #expect(try await fixture.somebody(.fitcoach).client.send(.get, path).code == .wrongProduct)
            #expect(try await fixture.client.send(.get, path).code == .tokenMissing)
        }
    }
}
