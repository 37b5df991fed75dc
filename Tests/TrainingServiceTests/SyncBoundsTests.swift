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
            let results = try await person.sync([.delete(.chart, 3, number: 2), .delete(.template, 1, number: 3)]).results
            #expect(results.map(\.status) == [.refused, .applied] && results[0].code == .limitReached)
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
            #expect(
                messages[0] == ErrorCode.validationFailed.message(.arabic) && messages[1] == ErrorCode.validationFailed.message(.english))
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
