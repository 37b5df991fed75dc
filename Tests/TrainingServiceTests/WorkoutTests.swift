import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import Storage
import TestSupport
import Testing
import TrainingDomain
import Wire

/// Finished workouts and the history.
@Suite(.serialized) struct WorkoutTests {
    private func parameters(_ number: Int) -> WorkoutParameters { WorkoutParameters(id: WorkoutID(trusted: TestID.text(number))) }

    private var rich: WorkoutDetails {
        var workout = WorkoutDetails.of([
            ("barbell-squat", [.of(1, 4000, 10, .warmup), .of(2, 6000, 8)]), ("bench-press", [.of(3, 10_000, 5, .failure, unit: .lb)]),
        ])
        workout.exercises = BoundedList(
            trusted: workout.exercises.enumerated().map { index, entry in
                var entry = entry
                entry.group = Whole(trusted: 1)
                entry.note = WorkoutNote(trusted: "Entry \(index)")
                var set = entry.sets[0]
                set.exertion = Exertion(trusted: 17)
                set.inReserve = Whole(trusted: 0)
                entry.sets = BoundedList(trusted: [set] + entry.sets.dropFirst())
                return entry
            })
        workout.note = WorkoutNote(trusted: "Two lines\nof note")
        return workout
    }

    @Test(
        "A workout is saved once with all its sets", .proves("WORK-14", "HIST-04", "GAP-02", "ENRC-01", "ENRC-03", "ENRC-06"),
        arguments: Engine.allCases)
    func saved(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let first = try await person.post(rich, 9)
            #expect(first.status == 201)
            let again = try await person.post(rich, 9)
            #expect(again.status == 200 && again.json == first.json)
            let found = try await person.client.call(Training.workout, parameters(9), Nothing())
            #expect(found.details == rich)
            // The warm-up does not count: 60 × 8 + 45.36 × 5.
            #expect(found.totals == WorkoutTotals(sets: 2, reps: 13, volumeKg: 706.8, durationSeconds: 52 * 60))
            #expect(try await fixture.somebody().client.answer(Training.workout, parameters(9), Nothing()).code == .notFound)
            var other = rich
            other.name = WorkoutName(trusted: "Another")
            #expect(try await person.post(other, 9).code == .versionConflict)
            #expect(try await fixture.rows("SELECT id FROM records WHERE kind = 'workout'") == 1)
        }
    }

    @Test("An exertion is 1 to 10 by halves", arguments: ["0.5", "10.5", "7.25"])
    func exertion(_ value: String) async throws {
        try await TrainingFixture.run { fixture async throws in
            let body = """
                {"id":"\(TestID.text(1))","details":{"name":"A","startedAt":"2026-03-02T05:00:00Z","finishedAt":"2026-03-02T06:00:00Z",
                "exercises":[{"exerciseId":"a","name":"A","sets":[{"id":"\(TestID.text(2))","reps":5,"exertion":\(value)}]}]}}
                """
            let answer = try await fixture.somebody().client.json(.post, "/training/workouts", body)
            #expect(answer.status == 422 && answer.fields.count == 1 && answer.fields[0].hasPrefix("details.exercises.0.sets.0.exertion"))
        }
    }

    @Test("Fifty posts of one workout are one workout", arguments: Engine.allCases)
    func race(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let answers = try await parallel(50) { _ in try await person.post(rich, 9) }
            #expect(answers.count { $0.status == 201 } == 1 && answers.count { $0.status == 200 } == 49)
            #expect(Set(answers.map(\.text)).count == 1)
            #expect(try await person.client.call(Training.summary).workouts == 1)
            #expect(try await fixture.rows("SELECT workout_id FROM lifts") == 2)
        }
    }

    @Test("A workout that ends before it begins, or lasts for days, is refused")
    func times() async throws {
        try await TrainingFixture.run { fixture async throws in
            let person = try await fixture.somebody()
            for minutes in [-1, 2881] as [Int64] {
                let answer = try await person.post(.of([], minutes: minutes), 1)
                #expect(answer.status == 422 && answer.fields.first?.hasPrefix("details.finishedAt") == true)
            }
        }
    }

    @Test("The note is all that changes of a finished workout", .proves("ENRC-03"), arguments: Engine.allCases)
    func note(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            _ = try await person.post(rich, 9)
            let changed = try await person.client.call(
                Training.noteWorkout, parameters(9), WorkoutNotes(note: WorkoutNote(trusted: "Better")))
            var expected = rich
            expected.note = WorkoutNote(trusted: "Better")
            #expect(changed.details == expected && changed.version == 2)
            // A device that did not hear that its workout arrived sends it again as it was.
            #expect(try await person.post(rich, 9).status == 200)
            #expect(try await person.client.call(Training.noteWorkout, parameters(9), WorkoutNotes(note: nil)).details.note == nil)
            let other = try await fixture.somebody()
            #expect(try await other.client.answer(Training.noteWorkout, parameters(9), WorkoutNotes(note: nil)).code == .notFound)
        }
    }

    @Test("The history comes in pages, newest first, while others write", .proves("HIST-01"), arguments: Engine.allCases)
    func pages(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let start = Instant(milliseconds: 1_772_427_600_000)
            for number in [7, 3, 1, 9, 2] + Array(10...24) + [4, 5, 6, 8, 25] {
                // Two of them began in the same moment.
                let at = start + .hours(number == 13 ? 12 : Int64(number))
                #expect(try await person.post(.of([("a", [.of(number, 1000, 1)])], at: at), number).status == 201)
            }
            let first = try await person.client.call(Training.workouts, WorkoutQuery(), Nothing())
            #expect(first.items.count == 20 && first.nextCursor != nil)
            // One that is saved meanwhile belongs to a page that was read.
            _ = try await person.post(.of([], at: start + .hours(99)), 99)
            let second = try await person.client.call(Training.workouts, WorkoutQuery(cursor: first.nextCursor), Nothing())
            #expect(second.items.count == 5 && second.nextCursor == nil)
            let all = first.items + second.items
            #expect(all.map(\.id.text) == (1...25).reversed().map { TestID.text($0) })
            #expect(zip(all, all.dropFirst()).allSatisfy { $0.startedAt >= $1.startedAt })
            let bad = try await person.client.send(.get, "/training/workouts?cursor=abc")
            #expect(bad.status == 422 && bad.fields == ["cursor malformed"])
        }
    }

    @Test("The summary is the sum of all workouts, and what a client makes of them", .proves("HIST-02"), arguments: Engine.allCases)
    func summary(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            #expect(
                try await person.client.call(Training.summary)
                    == HistorySummary(workouts: 0, totals: WorkoutTotals(sets: 0, reps: 0, volumeKg: 0, durationSeconds: 0)))
            // 0.01 lb is 4.5359237 g: what would be nothing by itself is 45.36 g ten times.
            for number in 1...10 { _ = try await person.post(.of([("a", [.of(number, 1, 1, unit: .lb)])], minutes: 1), number) }
            _ = try await person.post(.of([("a", [.of(50, 10_000, 5), .of(51, 2000, 10, .warmup)])], minutes: 30), 50)
            let summary = try await person.client.call(Training.summary)
            #expect(
                summary
                    == HistorySummary(workouts: 11, totals: WorkoutTotals(sets: 11, reps: 15, volumeKg: 500.05, durationSeconds: 40 * 60)))
            let all = try await person.pull().changes.compactMap(\.workout?.details)
            #expect(HistorySummary(of: all) == summary)
            // What nobody lifts is counted too, and breaks no sum.
            for number in 100...102 {
                let sets = (0..<500).map { LoggedSet.of(number * 1000 + $0, 250_000, 1000) }
                #expect(
                    try await person.post(.of((0..<5).map { ("e\($0)", Array(sets[$0 * 100..<$0 * 100 + 100])) }), number).status == 201)
            }
            #expect(try await person.client.call(Training.summary).workouts == 14)
            _ = try await person.client.answer(Training.deleteWorkout, parameters(50), Nothing())
            #expect(try await person.client.call(Training.summary).totals.reps == 10 + 3 * 500_000)
        }
    }

    @Test("Warm-ups are in no record; a late workout and a deletion move the records", .proves("ENRC-04"), arguments: Engine.allCases)
    func records(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let day = Instant(milliseconds: 1_772_427_600_000)
            func records() async throws -> [RecordKind: String] {
                let list = try await person.client.call(
                    Training.records, RecordQuery(exerciseId: ExerciseID(trusted: "barbell-squat")), Nothing())
                return Dictionary(uniqueKeysWithValues: list.items.map { ($0.kind, $0.workoutId.text) })
            }
            let labels: [SetLabel] = [.warmup, .working, .drop, .failure]
            let labelled = WorkoutDetails.of(
                [("barbell-squat", labels.enumerated().map { .of(10 + $0.offset, 5000, 5, $0.element) })], at: day)
            _ = try await person.post(labelled, 1)
            let shown = try await person.client.call(Training.workout, parameters(1), Nothing())
            #expect(shown.details.exercises[0].sets.map(\.label) == labels && shown.totals.sets == 3)
            _ = try await person.post(.of([("barbell-squat", [.of(20, 20_000, 1, .warmup), .of(21, 6000, 3)])], at: day + .days(2)), 2)
            #expect(
                try await records() == [
                    .heaviest: TestID.text(2), .mostReps: TestID.text(1), .oneRepMax: TestID.text(2), .volume: TestID.text(1),
                ])
            // As heavy, and a day earlier: the later one is a tie now, and no record.
            _ = try await person.post(.of([("barbell-squat", [.of(30, 6000, 1)])], at: day + .days(1)), 3)
            #expect(try await records()[.heaviest] == TestID.text(3))
            _ = try await person.client.answer(Training.deleteWorkout, parameters(3), Nothing())
            #expect(try await records()[.heaviest] == TestID.text(2))
            _ = try await person.client.answer(Training.deleteWorkout, parameters(2), Nothing())
            #expect(Set(try await records().values) == [TestID.text(1)])
            #expect(try await person.client.answer(Training.deleteWorkout, parameters(2), Nothing()).code == .notFound)
            #expect(try await person.post(labelled, 2).code == .versionConflict)
        }
    }
}
