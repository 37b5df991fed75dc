import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import TrainingService
import Wire

/// What devices send and get.
@Suite(.serialized) struct SyncTests {
    private func dips(_ name: String = "Dips") -> CustomExerciseDetails {
        CustomExerciseDetails(name: ExerciseName(trusted: name), category: .chest)
    }

    @Test(
        "A device gets everything, then what changed, deletions too", .proves("IL-ADD-01"), arguments: Engine.allCases)
    func everything(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let (person, other) = (try await fixture.somebody(), try await fixture.somebody())
            _ = try await person.make("Dips", id: 1)
            for number in 2...6 { _ = try await person.put(.of("T \(number)"), number) }
            _ = try await person.post(.of([("a", [.of(1, 1000, 5)])]), 7)
            _ = try await other.put(.of("Not hers"), 2)
            let (all, cursor) = try await person.pull(limit: 2)
            #expect(all.map(\.entity.text) == (1...7).map { TestID.text($0) })
            #expect(all.allSatisfy { $0.version == 1 && $0.deletedAt == nil })
            #expect(all[0].exercise?.details.name.text == "Dips" && all[6].workout?.totals.reps == 5)
            #expect(try await person.pull(cursor).changes.isEmpty)

            _ = try await person.put(.of("T 3 b"), 3, base: 1)
            _ = try await person.client.answer(
                Training.deleteTemplate, TemplateParameters(id: TemplateID(trusted: TestID.text(2))), Nothing())
            let (changed, _) = try await person.pull(cursor)
            #expect(changed.map(\.entity.text) == [TestID.text(3), TestID.text(2)])
            #expect(changed[0].template?.details.name.text == "T 3 b" && changed[0].version == 2)
            #expect(changed[1].deletedAt != nil && changed[1].template == nil && changed[1].version == 2)
            // A cursor is its person's.
            let stranger = try await other.client.answer(Training.changes, SyncQuery(cursor: cursor), Nothing())
            #expect(stranger.status == 422 && stranger.fields == ["cursor malformed"])
        }
    }

    @Test("Pages neither miss nor repeat a change while others write", .proves("IL-ADD-01"), arguments: Engine.allCases)
    func pagesWhileOthersWrite(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            for number in 1...20 { _ = try await person.put(.of("T \(number)"), number) }
            async let writers: Void = {
                _ = try await parallel(4) { writer in
                    for step in 1...15 {
                        _ = try await person.put(.of("New \(writer) \(step)"), 100 + writer * 100 + step)
                        _ = try await person.put(
                            .of("T \(writer * 5 + step % 5 + 1) \(step)"), writer * 5 + step % 5 + 1, base: Int64(step / 5 + 1))
                    }
                }
            }()
            var (cursor, seen): (OpaqueToken?, [String: [Int64]]) = (nil, [:])
            for _ in 0..<60 {
                let page = try await person.client.call(Training.changes, SyncQuery(cursor: cursor, limit: Whole(trusted: 3)), Nothing())
                for change in page.changes { seen[change.entity.text, default: []].append(change.version) }
                cursor = page.cursor
            }
            try await writers
            for change in try await person.pull(cursor).changes { seen[change.entity.text, default: []].append(change.version) }
            // Each record's versions only grow, so none came twice, and the last is what is there.
            #expect(seen.values.allSatisfy { versions in zip(versions, versions.dropFirst()).allSatisfy { $0 < $1 } })
            let templates = try await person.client.call(Training.templates).items
            #expect(Dictionary(uniqueKeysWithValues: templates.map { ($0.id.text, $0.version) }) == seen.compactMapValues(\.last))
        }
    }

    @Test(
        "A batch has an answer for each operation, a bad one blocks none, and a repeat gets the same answers", .proves("IL-ADD-06"),
        arguments: Engine.allCases)
    func batch(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            var operations = try (1...97).map { number in
                try SyncOperation.put(.workout, number, number: number, WorkoutDetails.of([("a", [.of(number, 1000, 5)])]))
            }
            operations.insert(try .put(.chart, 200, number: 200, TemplateDetails.of("No chart")), at: 10)
            operations.insert(
                SyncOperation(
                    id: OperationID(trusted: TestID.text(201)), number: 201, kind: .template, action: .put, entity: "not an id",
                    baseVersion: nil, payload: nil), at: 20)
            operations.insert(try .put(.template, 202, number: 202, base: 7, TemplateDetails.of("Never was")), at: 99)
            let first = try await person.sync(operations).results
            #expect(first.map(\.id) == operations.map(\.id))
            #expect(first.count { $0.status == .applied && $0.version == 1 } == 97)
            let refused = first.filter { $0.status == .refused }
            #expect(refused.map(\.code) == [.validationFailed, .validationFailed, .notFound])
            #expect(
                refused[0].fields.map { "\($0.field) \($0.code)" } == [
                    "payload.exerciseId required", "payload.metric required", "payload.axis required",
                ])
            #expect(refused[1].fields.map { "\($0.field) \($0.code)" } == ["entity malformed", "payload required"])
            for _ in 1...3 {
                #expect(try await person.sync(operations.shuffled()).results.sorted { $0.id < $1.id } == first.sorted { $0.id < $1.id })
            }
            #expect(try await person.client.call(Training.summary).workouts == 97)
            // The same from another device is another operation, of a workout that is there.
            let other = try await person.sync(operations, device: 2).results
            #expect(other.count { $0.status == .unchanged } == 97)
        }
    }

    @Test("A batch under a key is done once, and its answer is not kept", arguments: Engine.allCases)
    func key(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let request = SyncRequest(
                device: .example, operations: BoundedList(trusted: [try .put(.template, 1, number: 1, TemplateDetails.of("T"))]))
            let send: @Sendable () async throws -> Answer = {
                try await person.client.answer(Training.sync, request, headers: ["Idempotency-Key": "of-this-batch"])
            }
            let answers = try await parallel(10) { _ in try await send() }
            #expect(answers.allSatisfy { $0.status == 200 && $0.headers["Idempotency-Replayed"] == nil && $0.body == answers[0].body })
            #expect(try await fixture.rows("SELECT 1 FROM idempotency_keys") == 0)
            #expect(try await fixture.rows("SELECT 1 FROM records") == 1)
            // What happened meanwhile comes with the repeat.
            _ = try await person.put(.of("Other"), 2)
            let later = try InputDecoder.decode(SyncAnswer.self, from: try await send().body)
            #expect(later.results.map(\.status) == [.applied] && later.changes.count == 2)
            let long = String(repeating: "k", count: 256)
            let refused = try await person.client.answer(Training.sync, request, headers: ["Idempotency-Key": long])
            #expect(refused.fields == ["Idempotency-Key too_long"])
        }
    }

    /// Thirty days count from when the news came, and not from what it tells of.
    @Test("Late news brings nobody back who was deleted", arguments: Engine.allCases)
    func lateNews(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            _ = try await person.put(.of("T"), 1)
            #expect(try await fixture.tell(.userDeleted, about: person, at: fixture.now - .days(31)).status == 204)
            try await fixture.app.app.service.tidy(now: fixture.now)
            #expect(try await fixture.tell(.userCreated, about: person).status == 204)
            #expect(try await fixture.rows("SELECT 1 FROM people") == 0)
            try await fixture.app.app.service.tidy(now: fixture.now + .days(31))
            #expect(try await fixture.rows("SELECT 1 FROM departed") == 0)
        }
    }

    /// What tells it may have been away from this service for longer than a day.
    @Test("What is told days after an account was deleted makes nothing of theirs again", arguments: Engine.allCases)
    func lateFacts(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let (person, coach) = (try await fixture.somebody(.fitcoach), try await fixture.somebody(.fitcoach, role: .coach))
            _ = try await fixture.tell(.userDeleted, about: person)
            fixture.app.clock.advance(by: .days(29))
            try await fixture.app.app.service.tidy(now: fixture.now)
            try await fixture.assign(coach, to: person)
            _ = try await fixture.tell(.callBooked, about: person)
            _ = try await fixture.tell(.entitlementChanged, about: person, facts: EventFacts(tier: .premium, version: 1))
            for table in ["people", "client_coaches", "coach_waits", "coach_wait_ends", "entitlements"] as [StaticString] {
                #expect(try await fixture.rows("SELECT user_id FROM \(unsafe: table)") == 0, "\(table)")
            }
        }
    }

    /// Two transactions at once may not see each other: one notes that the person went, the other one what tier they have.
    @Test("What was written of somebody while they were being deleted goes", arguments: Engine.allCases)
    func meanwhile(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let (person, other) = (try await fixture.somebody(), try await fixture.somebody())
            _ = try await fixture.tell(.userDeleted, about: person)
            try await fixture.app.database.write { db in
                try await db.execute("""
                    INSERT INTO entitlements (user_id, tier, version)
                    VALUES (\(person.id.text), 'premium', 1), (\(other.id.text), 'premium', 1)
                    """)
            }
            try await fixture.app.app.service.tidy(now: fixture.now)
            #expect(try await fixture.rows("SELECT user_id FROM entitlements") == 1)
            #expect(try await fixture.rows("SELECT user_id FROM entitlements WHERE user_id = \(other.id.text)") == 1)
        }
    }

    /// Only `id` and `number` are read with the batch: whatever is wrong with the rest of an operation refuses that one alone.
    @Test(
        "An operation that cannot be read at all blocks none", .proves("IL-ADD-06"),
        arguments: [
            ("kind", nil, "kind required"), ("kind", 5, "kind wrong_type"), ("kind", "", "kind required"),
            ("action", nil, "action required"), ("action", ["put"], "action wrong_type"), ("entity", nil, "entity required"),
            ("entity", 7, "entity wrong_type"), ("entity", "", "entity required"),
            ("entity", .string(String(repeating: "a", count: 201)), "entity too_long"),
            ("baseVersion", "1", "baseVersion wrong_type"), ("baseVersion", 1.5, "baseVersion wrong_type"),
            ("payload", nil, "payload required"),
        ] as [(String, JSONValue?, String)])
    func unreadable(_ member: String, _ value: JSONValue?, _ problem: String) async throws {
        try await TrainingFixture.run { fixture async throws in
            let person = try await fixture.somebody()
            var operations = try (1...3).map { try SyncOperation.put(.template, $0, number: $0, TemplateDetails.of("T \($0)")) }.map {
                try JSONParser.parse(try JSONWriter.encode($0))
            }
            guard case .object(var broken) = operations[1] else { return }
            broken[member] = value
            operations[1] = .object(broken)
            let body: JSONValue = .object(["device": .string(TestID.text(900)), "operations": .array(operations)])
            let answer = try await person.client.json(.post, "/training/sync", String(decoding: try JSONWriter.encode(body), as: UTF8.self))
            #expect(answer.status == 200)
            let results = try InputDecoder.decode(SyncAnswer.self, from: answer.body).results
            #expect(results.map(\.status) == [.applied, .refused, .applied])
            #expect(results[1].fields.map { "\($0.field) \($0.code)" } == [problem])
        }
    }

    @Test("Ten batches at once are done once", arguments: Engine.allCases)
    func race(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let operations = try (1...20).map { try SyncOperation.put(.template, $0, number: $0, TemplateDetails.of("T \($0)")) }
                + [.put(.template, 1, number: 21, base: 1, TemplateDetails.of("Renamed"))]
            let answers = try await parallel(10) { _ in try await person.sync(operations).results }
            #expect(Set(answers.map { $0.map(\.status) }) == [Array(repeating: .applied, count: 21)])
            let templates = try await person.client.call(Training.templates).items
            #expect(templates.count == 20 && templates.first?.details.name.text == "Renamed" && templates.map(\.version).reduce(0, +) == 21)
        }
    }

    @Test(
        "Edits of two devices do not overwrite each other, a deletion wins, and no workout is lost", .proves("IL-ADD-02"),
        arguments: Engine.allCases)
    func twoDevices(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            _ = try await person.put(.of("Push"), 1)
            let mine = try await person.sync([.put(.template, 1, number: 1, base: 1, TemplateDetails.of("Phone"))], device: 1)
            #expect(mine.results[0].status == .applied && mine.results[0].version == 2)
            let late = try SyncOperation.put(.template, 1, number: 1, base: 1, TemplateDetails.of("Tablet"))
            let theirs = try await person.sync([late], device: 2)
            #expect(theirs.results[0].status == .conflict && theirs.results[0].code == .versionConflict)
            #expect(theirs.results[0].current?.template?.details.name.text == "Phone" && theirs.results[0].current?.version == 2)
            #expect(try await person.sync([late], device: 2).results == theirs.results)

            // Deleted on one and edited on the other, in both orders.
            #expect(try await person.sync([.delete(.template, 1, number: 2)], device: 1).results[0].status == .applied)
            let edit = try await person.sync([.put(.template, 1, number: 2, base: 2, TemplateDetails.of("Edit"))], device: 2)
            #expect(edit.results[0].status == .conflict && edit.results[0].current?.deletedAt != nil)
            _ = try await person.sync([.put(.template, 5, number: 3, TemplateDetails.of("Legs"))], device: 1)
            _ = try await person.sync([.put(.template, 5, number: 3, base: 1, TemplateDetails.of("Legs 2"))], device: 2)
            #expect(try await person.sync([.delete(.template, 5, number: 4)], device: 1).results[0].status == .applied)
            #expect(try await person.client.call(Training.templates).items.isEmpty)

            // Five offline workouts on each, sent three times in any order.
            for round in 0..<3 {
                for device in [1, 2] {
                    var operations = try (1...5).map { number in
                        try SyncOperation.put(
                            .workout, device * 10 + number, number: 100 * device + number,
                            WorkoutDetails.of([("a", [.of(device * 10 + number, 1000, 5)])]))
                    }
                    if round > 0 { operations.shuffle() }
                    _ = try await person.sync(operations, device: device)
                }
            }
            for _ in 1...2 { #expect(try await person.pull().changes.count { $0.workout != nil } == 10) }
        }
    }

    @Test("Sets of one workout from two devices are all kept, in whichever order they arrive", arguments: Engine.allCases)
    func merged(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let phone = WorkoutDetails.of([("squat", [.of(1, 1000, 5), .of(2, 1000, 4)])])
            let watch = WorkoutDetails.of([("squat", [.of(1, 1000, 5), .of(3, 2000, 3)]), ("row", [.of(4, 500, 9)])])
            for (entity, order) in [(10, [phone, watch]), (20, [watch, phone])] {
                for (index, copy) in order.enumerated() {
                    let result = try await person.sync(
                        [.put(.workout, entity, number: entity + index, copy)], device: index + 1).results[0]
                    #expect(result.status == .applied && result.version == Int64(index + 1))
                }
                let parameters = WorkoutParameters(id: WorkoutID(trusted: TestID.text(entity)))
                let workout = try await person.client.call(Training.workout, parameters, Nothing())
                #expect(Set(workout.details.exercises.flatMap { $0.sets.map(\.id.text) }) == Set((1...4).map { TestID.text($0) }))
                #expect(workout.totals.sets == 4 && workout.totals.reps == 21)
                // What a set says stays as it was first received.
                var other = phone
                other.exercises = WorkoutDetails.of([("squat", [.of(1, 9999, 99)])]).exercises
                let result = try await person.sync([.put(.workout, entity, number: entity + 5, other)], device: 3).results[0]
                #expect(result.status == .conflict && result.current?.workout == workout)
                // The note is the last received.
                for (device, note) in [(1, "First"), (2, "Second")] {
                    var noted = workout.details
                    noted.note = WorkoutNote(trusted: note)
                    let result = try await person.sync([.put(.workout, entity, number: entity + 6, base: 2, noted)], device: device)
                    #expect(result.results[0].status == .applied)
                }
                #expect(try await person.client.call(Training.workout, parameters, Nothing()).details.note?.text == "Second")
            }
            let summary = try await person.client.call(Training.summary)
            #expect(summary.workouts == 2 && summary.totals.sets == 8)
        }
    }

    @Test("An exercise whose name was taken meanwhile is told, with a free name", .proves("IL-ADD-03"), arguments: Engine.allCases)
    func nameTaken(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            _ = try await person.make("Dips", id: 1)
            _ = try await person.make("dips (2)", id: 2)
            let workout = WorkoutDetails.of([(TestID.text(3), [.of(1, 0, 12)])])
            let operations: [SyncOperation] = [
                try .put(.exercise, 3, number: 1, dips()), try .put(.workout, 4, number: 2, workout),
                try .put(.template, 5, number: 3, TemplateDetails.of("Push", [TestID.text(3)])),
            ]
            let results = try await person.sync(operations).results
            #expect(results.map(\.status) == [.refused, .applied, .applied])
            #expect(results[0].code == .exerciseNameTaken && results[0].suggestedName?.text == "Dips (3)")
            #expect(ErrorCode.exerciseNameTaken.status == 409)
            #expect(try await person.pull().changes.compactMap(\.workout?.details) == [workout])
            // The device takes the suggestion.
            let second = try await person.sync([.put(.exercise, 3, number: 4, dips("Dips (3)"))]).results
            #expect(second[0].status == .applied)
            #expect(
                try await person.client.call(Training.customExercises).items.map(\.details.name.text) == ["Dips", "dips (2)", "Dips (3)"])
        }
    }

    @Test("What is there instead of a change that was refused comes with the refusal", arguments: Engine.allCases)
    func refusedEdit(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            _ = try await person.make("Dips", id: 1)
            _ = try await person.make("Rows", id: 2)
            let operations: [SyncOperation] = [
                try .put(.exercise, 2, number: 1, base: 1, dips()), try .put(.exercise, 3, number: 2, dips()),
                try .put(.exercise, 2, number: 3, base: 1, TemplateDetails.of("No exercise")),
            ]
            let results = try await person.sync(operations).results
            #expect(results.map(\.code) == [.exerciseNameTaken, .exerciseNameTaken, .validationFailed])
            #expect(results[0].current?.exercise?.details.name.text == "Rows" && results[0].current?.version == 1)
            // Of what is nowhere there is none, and of one thing it comes once.
            #expect(results[1].current == nil && results[2].current == nil)
            #expect(try await person.sync(operations).results == results)
        }
    }

    @Test("Names may change hands within a batch", arguments: Engine.allCases)
    func swapped(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            _ = try await person.make("Dips", .chest, id: 1)
            _ = try await person.make("Rows", .chest, id: 2)
            let results = try await person.sync([
                .put(.exercise, 2, number: 1, base: 1, dips("Pulls")), .put(.exercise, 1, number: 2, base: 1, dips("Rows")),
                .put(.exercise, 2, number: 3, base: 2, dips("Dips")), .delete(.exercise, 1, number: 4),
                .put(.exercise, 5, number: 5, dips("rows")),
            ]).results
            #expect(results.allSatisfy { $0.status == .applied })
            #expect(
                try await person.client.call(Training.customExercises).items.map { "\($0.id.text.suffix(1)) \($0.details.name.text)" } == [
                    "2 Dips", "5 rows",
                ])
        }
    }

    @Test("Operations of a batch are done in the order of their numbers", arguments: Engine.allCases)
    func order(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            // Used by the template of the same batch when it is deleted, and not any more when that is gone.
            let results = try await person.sync([
                .delete(.exercise, 2, number: 9), .delete(.template, 3, number: 8), .delete(.exercise, 1, number: 7),
                .put(.template, 3, number: 6, TemplateDetails.of("Push", [TestID.text(1), TestID.text(2)])),
                .put(.exercise, 2, number: 5, dips("Two")), .put(.exercise, 1, number: 4, dips("One")),
            ]).results
            #expect(results.allSatisfy { $0.status == .applied })
            let changes = try await person.pull().changes
            #expect(changes.map { "\($0.entity.text.suffix(1)) \($0.deletedAt == nil)" } == ["1 true", "3 false", "2 false"])
            #expect(changes[0].exercise?.archivedAt != nil)
            // What was deleted before it arrived stays deleted.
            _ = try await person.sync([.delete(.workout, 50, number: 11)], device: 1)
            let late = try await person.sync([.put(.workout, 50, number: 10, WorkoutDetails.of([]))], device: 1).results[0]
            #expect(late.status == .conflict && late.current?.deletedAt != nil)
        }
    }

    @Test(
        "After 90 days a deletion is forgotten, and a device that did not hear of it begins anew", .proves("IL-ADD-01"),
        arguments: Engine.allCases)
    func resync(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            for number in 1...3 { _ = try await person.put(.of("T \(number)"), number) }
            let (_, old) = try await person.pull()
            _ = try await person.client.answer(
                Training.deleteTemplate, TemplateParameters(id: TemplateID(trusted: TestID.text(2))), Nothing())
            let (_, fresh) = try await person.pull(old)
            let begin = fixture.now
            fixture.app.clock.advance(by: .days(90))
            try await fixture.app.app.service.tidy(now: begin + .days(90))
            #expect(try await person.pull(old).changes.map(\.entity.text) == [TestID.text(2)])
            try await fixture.app.app.service.tidy(now: begin + .days(90) + .seconds(1))
            let answer = try await person.client.answer(Training.changes, SyncQuery(cursor: old), Nothing())
            #expect(answer.status == 410 && answer.code == .resync)
            let request = SyncRequest(
                device: .example, operations: [try .put(.template, 3, number: 1, base: 1, TemplateDetails.of("T"))], cursor: old)
            #expect(try await person.client.answer(Training.sync, request).code == .resync)
            #expect(
                try await person.client.call(Training.template, TemplateParameters(id: TemplateID(trusted: TestID.text(3))), Nothing())
                    .version == 1)
            // Who had heard of it goes on, and who begins anew can read on page by page.
            #expect(try await person.pull(fresh).changes.isEmpty)
            #expect(try await person.pull(limit: 1).changes.map(\.entity.text) == [TestID.text(1), TestID.text(3)])
            // Answers are kept as long.
            #expect(try await fixture.rows("SELECT operation FROM sync_receipts") == 0)
        }
    }

    @Test("A deleted account leaves nothing behind", arguments: Engine.allCases)
    func departed(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            _ = try await person.sync([
                .put(.exercise, 1, number: 1, dips()), .put(.workout, 2, number: 2, WorkoutDetails.of([("a", [.of(1, 1, 1)])])),
                .put(.template, 3, number: 3, TemplateDetails.of("T", [TestID.text(1)])),
            ])
            _ = try await fixture.tell(.userDeleted, about: person)
            for table in ["records", "lifts", "workout_facts", "template_uses", "sync_receipts"] as [StaticString] {
                #expect(try await fixture.rows("SELECT user_id FROM \(unsafe: table)") == 0, "\(table)")
            }
        }
    }
}
