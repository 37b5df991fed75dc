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

/// Histories that people bring with them.
@Suite(.serialized) struct ImportTests {
    private static let strong = """
        Date,Workout Name,Duration,Exercise Name,Set Order,Weight (kg),Reps,Distance,Seconds,Notes,Workout Notes,RPE
        2023-02-08 19:50:09,"Pull A",1h 6m,"Squat (Barbell)",1,100.0,5,0,0,"","",8.5
        2023-02-08 19:50:09,"Pull A",1h 6m,"القرفصاء الخلفية بالبار",1,60.0,5,0,0,"","",
        2023-02-08 19:50:09,"Pull A",1h 6m,"Sandbag Walk",1,60.0,5,0,0,"","",
        2023-02-10 07:05:00,"Legs",45m,"sandbag  WALK",1,80,5,0,0,"","",
        """

    private func take(_ csv: String, _ person: Somebody, unit: WeightUnit? = nil) async throws -> ImportAnswer {
        try await person.client.call(Training.importHistory, HistoryImport(csv: TableText(trusted: csv), unit: unit))
    }

    private func export(_ person: Somebody, _ query: String = "") async throws -> String {
        try await person.client.send(.get, "/training/export.csv" + query).text
    }

    @Test("Exercises are found by their names in either language, and made where there are none", arguments: Engine.allCases)
    func strong(_ engine: Engine) async throws {
        try await TrainingFixture.runShipped(engine: engine, transport: .socket) { fixture async throws in
            let person = try await fixture.somebody()
            let first = try await take(Self.strong, person)
            #expect(first.added == 2 && first.alreadyThere == 0 && first.leftOut == 0 && first.problems.isEmpty)
            #expect(first.exercises.map(\.details.name.text) == ["Sandbag Walk"])
            let page = try await person.client.call(Training.workouts, WorkoutQuery(), Nothing())
            #expect(page.items.map(\.name.text) == ["Legs", "Pull A"])
            // 19:50:09 in Riyadh.
            #expect(page.items[1].startedAt.text == "2023-02-08T16:50:09.000Z" && page.items[1].totals.durationSeconds == 3960)
            let pull = try await person.client.call(Training.workout, WorkoutParameters(id: page.items[1].id), Nothing())
            let own = try #require(first.exercises.first).id.text
            #expect(pull.details.exercises.map(\.exerciseId.text) == ["barbell-squat", "barbell-squat", own])
            #expect(pull.details.exercises.map(\.name.text) == ["Squat (Barbell)", "القرفصاء الخلفية بالبار", "Sandbag Walk"])
            let again = try await take(Self.strong, person)
            #expect(again.added == 0 && again.alreadyThere == 2 && again.exercises.isEmpty)
            #expect(try await person.client.call(Training.customExercises).items.count == 1)
            // The other product keeps no such history.
            let other = try await fixture.somebody(.fitcoach)
            let refused = try await other.client.answer(Training.importHistory, HistoryImport(csv: TableText(trusted: Self.strong)))
            #expect(refused.code == .wrongProduct)
        }
    }

    @Test(
        "Names as another app writes them mean the library's exercises",
        arguments: [
            ("Bench Press (Barbell)", "barbell-bench-press-medium-grip"), ("Lateral Raise (Dumbbell)", "side-lateral-raise"),
            ("Leg Extension (Machine)", "leg-extensions"), ("Seated Row (Cable)", "seated-cable-rows"),
            ("Bent Over Row (Barbell)", "bent-over-barbell-row"), ("Hammer Curl (Dumbbell)", "hammer-curls"),
            ("Overhead Press (Barbell)", "standing-military-press"), ("Front Raise (Dumbbell)", "front-dumbbell-raise"),
            // There is a bench press and a Smith machine, and one of both; what only another tool does is an exercise of one's own.
            ("Bench Press (Smith Machine)", "smith-machine-bench-press"), ("Pec Deck (Kettlebell)", nil),
            ("Bench Press (", "barbell-bench-press-medium-grip"), ("(Barbell)", nil), ("Romanian Deadlift (بار)", "romanian-deadlift"),
        ] as [(String, String?)])
    func otherNames(_ name: String, _ expected: String?) async throws {
        try await TrainingFixture.runShipped(engine: .sqlite) { fixture async throws in
            let person = try await fixture.somebody()
            let header = "Date,Workout Name,Duration,Exercise Name,Set Order,Weight (kg),Reps"
            let answer = try await take("\(header)\n2023-02-08 19:50:09,Day,1h,\(name),1,60,5", person)
            #expect(answer.added == 1 && answer.problems.isEmpty && answer.exercises.count == (expected == nil ? 1 : 0))
            let page = try await person.client.call(Training.workouts, WorkoutQuery(), Nothing())
            let id = try #require(page.items.first).id
            let workout = try await person.client.call(Training.workout, WorkoutParameters(id: id), Nothing())
            let entry = try #require(workout.details.exercises.first)
            #expect(entry.name.text == name && entry.exerciseId.isCustom == (expected == nil))
            if let expected { #expect(entry.exerciseId.text == expected) }
        }
    }

    @Test("A file that comes again after the person moved to another zone is the same history", arguments: Engine.allCases)
    func moved(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            #expect(try await take(Self.strong, person).added == 2)
            let before = try await person.client.call(Training.workouts, WorkoutQuery(), Nothing()).items
            // 19:50:09 in Riyadh, and then in London.
            #expect(before.last?.startedAt.text == "2023-02-08T16:50:09.000Z")
            try await fixture.change(person) { profile in
                profile.product = .ironlift
                profile.timezone = ZoneName(trusted: "Europe/London")
            }
            let again = try await take(Self.strong + "\n2023-02-08 19:50:09,\"Pull B\",1h,\"Sandbag Walk\",1,60.0,5,0,0,\"\",\"\",", person)
            #expect(again.added == 1 && again.alreadyThere == 2 && again.leftOut == 0)
            let after = try await person.client.call(Training.workouts, WorkoutQuery(), Nothing()).items
            #expect(after.map(\.name.text) == ["Legs", "Pull B", "Pull A"] && [after[0].id, after[2].id] == before.map(\.id))
            #expect(after[1].startedAt.text == "2023-02-08T19:50:09.000Z")
        }
    }

    @Test("A workout that is there by the instant at which it began is there by what clocks showed", arguments: Engine.allCases)
    func instants(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let head = "Date,Workout Name,Exercise Name,Set Order\n"
            #expect(try await take(head + "2023-02-08T16:50:09Z,A,Walk,1\n2023-02-09T16:50:09Z,B,Walk,1\n", person).added == 2)
            let last = try #require(try await person.client.call(Training.workouts, WorkoutQuery(), Nothing()).items.first)
            _ = try await person.client.answer(Training.deleteWorkout, WorkoutParameters(id: last.id), Nothing())
            let again = try await take(head + "2023-02-08 19:50:09,A,Walk,1\n2023-02-09 19:50:09,B,Walk,1\n", person)
            #expect(again.added == 0 && again.alreadyThere == 1 && again.leftOut == 1 && again.problems.map(\.code) == ["deleted"])
        }
    }

    @Test("Twenty imports of one file at once are one history", arguments: Engine.allCases)
    func race(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let days = (1...28).map { "2023-02-\($0 < 10 ? "0" : "")\($0) 19:50:09,Day,1h,Walk \($0 % 3),1,60,5" }
            let csv = "Date,Workout Name,Duration,Exercise Name,Set Order,Weight (lb),Reps\n" + days.joined(separator: "\n")
            let answers = try await parallel(20) { _ in try await take(csv, person) }
            #expect(answers.reduce(0) { $0 + $1.added } == 28 && answers.allSatisfy { $0.added + $0.alreadyThere == 28 })
            #expect(answers.reduce(0) { $0 + $1.exercises.count } == 3)
            #expect(try await person.client.call(Training.summary).workouts == 28)
            #expect(try await person.client.call(Training.customExercises).items.count == 3)
        }
    }

    @Test("An export that is imported is the same history, to the set, here and in another account", arguments: Engine.allCases)
    func roundTrip(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine, transport: .socket) { fixture async throws in
            var luck = Luck(seed: 11)
            for unit in [WeightUnit.kg, .lb] {
                let person = try await fixture.somebody()
                for number in 1...3 { _ = try await person.make("Own, \"\(number)\"", id: number) }
                for number in 1...25 { _ = try await person.post(Self.workout(number, &luck), 1000 + number) }
                let file = try await export(person, "?unit=\(unit.rawValue)")
                let here = try await take(file, person)
                #expect(here.added == 0 && here.leftOut == 0 && here.problems.isEmpty)
                #expect(try await export(person, "?unit=\(unit.rawValue)") == file)
                let other = try await fixture.somebody()
                let there = try await take(file, other)
                #expect(there.alreadyThere == 0 && there.problems.isEmpty && there.added == here.alreadyThere)
                #expect(try await export(other, "?unit=\(unit.rawValue)") == file)
                #expect(try await take(file, other).alreadyThere == there.added)
            }
        }
    }

    /// A workout with whatever people write.
    private static func workout(_ number: Int, _ luck: inout Luck) -> WorkoutDetails {
        let texts = [
            "Push", "=SUM(A1)", "'=x", "''+1", "a;b", "say \"hi\"", "-1", "@home", "'quoted'", "صدر، كتف", "tab\there", "two\nlines",
        ]
        func text() -> String { texts[luck.number(0...texts.count - 1)] }
        func line() -> String { text().replacing("\n", with: " ").replacing("\t", with: " ") }
        var made = 0
        var workout = WorkoutDetails.of(
            (0..<luck.number(1...4)).map { _ in
                let id = luck.happens(30) ? TestID.text(luck.number(1...3)) : ["row", "barbell-squat", "plank"][luck.number(0...2)]
                return (
                    id,
                    (0..<luck.number(1...4)).map { _ -> LoggedSet in
                        made += 1
                        var set = LoggedSet.of(
                            number * 100 + made, luck.happens(80) ? Int64(luck.number(0...250_000)) : nil,
                            luck.happens(80) ? Int64(luck.number(0...1000)) : nil,
                            luck.happens(20) ? SetLabel.allCases.randomElement(using: &luck) : nil,
                            unit: luck.happens(50) ? .kg : .lb)
                        if luck.happens(20) { set.seconds = Whole(trusted: Int64(luck.number(1...86_400))) }
                        if luck.happens(20) { set.exertion = Exertion(trusted: Int64(luck.number(2...20))) }
                        if luck.happens(20) { set.inReserve = Whole(trusted: Int64(luck.number(0...20))) }
                        return set
                    }
                )
            }, name: line(), at: Instant(milliseconds: 1_700_000_000_000 + Int64(luck.number(0...5_000)) * 7_654_321),
            minutes: Int64(luck.number(0...600)))
        workout.exercises = BoundedList(
            trusted: workout.exercises.map { entry in
                var entry = entry
                entry.name = ExerciseName(trusted: entry.exerciseId.isCustom ? "Own, \"\(entry.exerciseId.text.suffix(1))\"" : line())
                if luck.happens(20) { entry.note = WorkoutNote(trusted: text()) }
                if luck.happens(20) { entry.group = Whole(trusted: Int64(luck.number(1...50))) }
                return entry
            })
        if luck.happens(40) { workout.note = WorkoutNote(trusted: text()) }
        return workout
    }

    /// Midnight in Riyadh is nine in the evening before in UTC, which is in no year that has four digits.
    @Test("A time outside of all years is told with its line, and what is kept can be read and deleted", arguments: Engine.allCases)
    func years(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine, transport: .socket) { fixture async throws in
            let person = try await fixture.somebody()
            let head = "Date,Workout Name,Exercise Name,Set Order"
            let edge = try await take(head + "\n0001-01-01 00:00:00,Push day,Walk,1", person)
            #expect(edge.added == 0 && edge.problems.map(\.line) == [2] && edge.problems.map(\.code) == ["malformed"])
            #expect(try await take(head + "\n0001-01-01 04:00:00,Push day,Walk,1\n2023-02-08 19:50,A,Walk,1", person).added == 2)
            var late = WorkoutDetails.of([("a", [.of(1, 1000, 5)])])
            let text = String(decoding: try JSONWriter.encode(NewWorkout(id: .example, details: late)), as: UTF8.self)
            let body = text.replacing(late.finishedAt.text, with: "9999-12-31T23:30:00-01:00")
            #expect(try await person.client.json(.post, "/training/workouts", body).fields == ["details.finishedAt malformed"])
            (late.startedAt, late.finishedAt) = (Instant.writable.upperBound - .minutes(1), Instant.writable.upperBound)
            #expect(try await person.post(late, 1).status == 201)
            let changes = try await person.pull().changes.compactMap(\.workout)
            #expect(changes.count == 3)
            #expect(try await export(person).split(separator: "\r\n").count == 4)
            for workout in changes {
                #expect(try await person.client.call(Training.workout, WorkoutParameters(id: workout.id), Nothing()) == workout)
                let answer = try await person.client.answer(Training.deleteWorkout, WorkoutParameters(id: workout.id), Nothing())
                #expect(answer.status == 204)
            }
        }
    }

    @Test("What was deleted stays deleted, and is told", arguments: Engine.allCases)
    func deleted(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let csv = "Date,Workout Name,Exercise Name,Set Order\n2023-02-08 19:50,A,Walk,1\n2023-02-09 19:50,B,Walk,1\n"
            #expect(try await take(csv, person).added == 2)
            let first = try #require(try await person.client.call(Training.workouts, WorkoutQuery(), Nothing()).items.last)
            _ = try await person.client.answer(Training.deleteWorkout, WorkoutParameters(id: first.id), Nothing())
            let again = try await take(csv, person)
            #expect(again.added == 0 && again.alreadyThere == 1 && again.leftOut == 1)
            #expect(again.problems.map(\.code) == ["deleted"] && again.problems.first?.line == 2)
        }
    }

    @Test("A workout that needs more own exercises than there may be is left out whole", arguments: Engine.allCases)
    func limit(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let many = (1...499).map { "2023-02-08 19:50,A\($0 / 100),Walk \($0),1" }
            let last = [
                "2023-03-01 19:50,B,Walk 1,1", "2023-03-01 19:50,B,New one,1", "2023-03-01 19:50,B,New two,1",
                "2023-03-02 19:50,C,Walk 2,1",
            ]
            let csv = (["Date,Workout Name,Exercise Name,Set Order"] + many + last).joined(separator: "\n")
            let answer = try await take(csv, person)
            #expect(answer.added == 6 && answer.leftOut == 1 && answer.exercises.count == 499)
            #expect(answer.problems.map(\.code) == ["limit_reached"] && answer.problems.first?.line == 501)
            #expect(try await person.client.call(Training.customExercises).items.count == 499)
        }
    }

    @Test("Problems are told by line in the reader's language, and a file that cannot be read is refused", arguments: Engine.allCases)
    func problems(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine, transport: .socket) { fixture async throws in
            let person = try await fixture.somebody()
            let csv = "Date,Workout Name,Exercise Name,Set Order,Reps\n2023-02-08 19:50,A,Walk,1,many\n2023-02-09 19:50,B,\"Walk,1,1"
            let answer = try await person.client.json(
                .post, "/training/import", #"{"csv":"\#(csv.replacing("\"", with: "\\\"").replacing("\n", with: "\\n"))"}"#,
                headers: ["Accept-Language": "ar"])
            #expect(answer.status == 200 && answer.json?["problemCount"]?.integer == 2)
            let problems = answer.json?["problems"]?.array ?? []
            #expect(problems.map { $0["line"]?.integer } == [2, 3] && problems.map { $0["column"]?.string } == ["Reps", nil])
            #expect(problems.last?["message"]?.string?.contains("علامة الاقتباس") == true)
            func refusal(_ csv: String) async throws -> [String] {
                let answer = try await person.client.answer(Training.importHistory, HistoryImport(csv: TableText(trusted: csv)))
                #expect(answer.status == 422)
                return answer.fields
            }
            #expect(
                try await refusal("Date,Reps\n") == ["csv.Workout Name required", "csv.Exercise Name required", "csv.Set Order required"])
            #expect(try await refusal("") == ["csv required"])
            let weight = "Date,Workout Name,Exercise Name,Set Order,Weight\n2023-02-08 19:50,A,Walk,1,5"
            #expect(try await refusal(weight) == ["unit required"])
        }
    }

    @Test("Two megabytes are taken, and one byte more is refused")
    func size() async throws {
        try await TrainingFixture.run(transport: .socket) { fixture async throws in
            let person = try await fixture.somebody()
            let head = "Date,Workout Name,Exercise Name,Set Order\n2023-02-08 19:50,A,Walk,1\n\n"
            let full = head + String(repeating: "\n", count: TableText.longest - head.utf8.count)
            #expect(try await take(full, person).added == 1)
            let answer = try await person.client.answer(Training.importHistory, HistoryImport(csv: TableText(trusted: full + "\n")))
            #expect(answer.fields == ["csv too_long"])
            // Other routes take no more than before.
            let name = String(repeating: "x", count: 1 << 20)
            #expect(try await person.client.json(.post, "/training/custom-exercises", #"{"name":"\#(name)"}"#).status == 413)
        }
    }
}
