import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import Storage
import TestSupport
import Testing
import Wire

/// Exercises that people make.
@Suite(.serialized) struct CustomExerciseTests {
    private func parameters(_ id: String) -> CustomExerciseParameters { CustomExerciseParameters(id: ExerciseID(trusted: id)) }

    @Test("An own exercise has a name and one of seven categories", .proves("EXER-02"), arguments: Engine.allCases)
    func made(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let answer = try await person.make("  Ring Row ", .back)
            #expect(answer.status == 201)
            #expect(answer.json?["details"]?["name"]?.string == "Ring Row" && answer.json?["details"]?["category"]?.string == "back")
            #expect(answer.json?["version"]?.integer == 1)
            let bad = try await person.client.json(.post, "/training/custom-exercises", #"{"name":"Ring Row 2","category":"feet"}"#)
            #expect(bad.status == 422 && bad.fields == ["category not_allowed"])
            let list = try await person.client.call(Training.customExercises)
            #expect(list.items.map(\.details.name.text) == ["Ring Row"])
            // The other product has no exercises of one's own.
            #expect(try await fixture.somebody(.fitcoach).make("Dips").code == .wrongProduct)
        }
    }

    @Test("A name is one person's once, however it is written", .proves("EXER-03"), arguments: Engine.allCases)
    func oneName(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let (layla, omar) = (try await fixture.somebody(), try await fixture.somebody())
            #expect(try await layla.make("Café Dips").status == 201)
            for same in ["Café Dips", "café dips", " CAFÉ   DIPS ", "Cafe\u{301} Dips"] {
                #expect(try await layla.make(same).code == .exerciseNameTaken, "\(same)")
            }
            #expect(try await layla.make("Café Dips 2").status == 201)
            #expect(try await omar.make("Café Dips").status == 201)
            // The library has a squat, which is nobody's own.
            #expect(try await layla.make("Barbell Squat").status == 201)
        }
    }

    @Test("Twenty requests for one name make one exercise", arguments: Engine.allCases)
    func race(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let answers = try await parallel(20) { _ in try await person.make("Dips") }
            #expect(answers.count { $0.status == 201 } == 1)
            #expect(answers.count { $0.code == .exerciseNameTaken } == 19)
            #expect(try await person.client.call(Training.customExercises).items.count == 1)
        }
    }

    @Test("The same exercise under the same id again is the same; another is refused", arguments: Engine.allCases)
    func repeated(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            #expect(try await person.make("Dips", id: 1).status == 201)
            let again = try await person.make("Dips", id: 1)
            #expect(again.status == 200 && again.json?["version"]?.integer == 1)
            #expect(try await person.make("Rows", id: 1).code == .versionConflict)
        }
    }

    @Test("Name and category can be changed, of one's own exercises alone", .proves("EXER-04"), arguments: Engine.allCases)
    func changed(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            _ = try await person.make("Dips", .chest, id: 1)
            _ = try await person.make("Rows", id: 2)
            func change(_ id: String, _ change: CustomExerciseChange, by somebody: Somebody) async throws -> Answer {
                try await somebody.client.answer(Training.changeCustomExercise, parameters(id), change)
            }
            let dips = TestID.text(1)
            let renamed = try await change(dips, CustomExerciseChange(name: ExerciseName(trusted: "Ring Dips")), by: person)
            #expect(renamed.status == 200 && renamed.json?["details"]?["name"]?.string == "Ring Dips")
            #expect(renamed.json?["details"]?["category"]?.string == "chest" && renamed.json?["version"]?.integer == 2)
            #expect(
                try await change(dips, CustomExerciseChange(category: .arms), by: person).json?["details"]?["category"]?.string == "arms")
            #expect(
                try await change(dips, CustomExerciseChange(name: ExerciseName(trusted: "ROWS")), by: person).code == .exerciseNameTaken)
            // Its own name in other case is no other's.
            #expect(try await change(dips, CustomExerciseChange(name: ExerciseName(trusted: "RING dips")), by: person).status == 200)
            // The name it had is free.
            #expect(try await person.make("Dips").status == 201)
            #expect(try await change("barbell-squat", CustomExerciseChange(category: .arms), by: person).code == .forbidden)
            #expect(try await change(dips, CustomExerciseChange(category: .arms), by: try await fixture.somebody()).code == .notFound)
            let list = try await person.client.call(Training.customExercises)
            #expect(list.items.map(\.details.name.text) == ["Dips", "RING dips", "Rows"])
        }
    }

    @Test("A deleted exercise leaves the picker, and old workouts show its name", .proves("EXER-05"), arguments: Engine.allCases)
    func deleted(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            for number in 1...3 { _ = try await person.make("Dips \(number)", id: number) }
            var workout = WorkoutDetails.of([(TestID.text(1), [.of(100, 0, 10)])])
            workout.exercises = [
                WorkoutExercise(
                    exerciseId: ExerciseID(trusted: TestID.text(1)), name: ExerciseName(trusted: "Dips 1"), sets: [.of(100, nil, 10)])
            ]
            #expect(try await person.post(workout, 50).status == 201)
            #expect(try await person.put(.of("Push", [TestID.text(2)]), 60).status == 201)
            for number in 1...3 {
                let answer = try await person.client.answer(Training.deleteCustomExercise, parameters(TestID.text(number)), Nothing())
                #expect(answer.status == 204)
                let again = try await person.client.answer(Training.deleteCustomExercise, parameters(TestID.text(number)), Nothing())
                #expect(again.code == .notFound)
            }
            #expect(try await person.client.call(Training.customExercises).items.isEmpty)
            let shown = try await person.client.call(
                Training.workout, WorkoutParameters(id: WorkoutID(trusted: TestID.text(50))), Nothing())
            #expect(shown.details.exercises[0].name.text == "Dips 1")
            // What is used stays for the apps, archived; what is not is gone.
            let changes = try await person.pull().changes.filter { $0.kind == .exercise }
            #expect(changes.filter { $0.exercise?.archivedAt != nil }.map(\.entity.text) == [TestID.text(1), TestID.text(2)])
            #expect(changes.filter { $0.deletedAt != nil }.map(\.entity.text) == [TestID.text(3)])
            // Its name can be given again.
            #expect(try await person.make("Dips 1").status == 201)
            #expect(
                try await person.client.answer(Training.deleteCustomExercise, parameters("barbell-squat"), Nothing()).code == .forbidden)
        }
    }

    @Test("A chart of a deleted exercise still has a name to show", arguments: Engine.allCases)
    func charted(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            for number in 1...3 { _ = try await person.make("Dips \(number)", id: number) }
            func chart(_ number: Int) -> ChartDetails {
                ChartDetails(exerciseId: ExerciseID(trusted: TestID.text(number)), metric: .maxVolume, axis: .date)
            }
            _ = try await person.client.call(Training.addChart, NewChart(id: ChartID(trusted: TestID.text(10)), details: chart(1)))
            let answer = try await person.client.answer(Training.deleteCustomExercise, parameters(TestID.text(1)), Nothing())
            #expect(answer.status == 204)
            // In one batch: a chart that was just made, and one that is gone again.
            let results = try await person.sync([
                .put(.chart, 20, number: 100, chart(2)), .put(.chart, 30, number: 101, chart(3)), .delete(.chart, 30, number: 102),
                .delete(.exercise, 2, number: 103), .delete(.exercise, 3, number: 104),
            ]).results
            #expect(results.allSatisfy { $0.status == .applied })
            #expect(try await person.client.call(Training.customExercises).items.isEmpty)
            #expect(try await person.client.call(Training.charts).items.map(\.details) == [chart(1), chart(2)])
            let changes = try await person.pull().changes.filter { $0.kind == .exercise }
            #expect(changes.filter { $0.exercise?.archivedAt != nil }.map(\.entity.text) == [TestID.text(1), TestID.text(2)])
            #expect(changes.filter { $0.exercise?.archivedAt != nil }.map(\.exercise?.details.name.text) == ["Dips 1", "Dips 2"])
            #expect(changes.filter { $0.deletedAt != nil }.map(\.entity.text) == [TestID.text(3)])
        }
    }

    /// U+FDFA is one character that normalises to eighteen.
    @Test("A name that normalises to a long one is a name", arguments: Engine.allCases)
    func longNames(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let name = String(repeating: "\u{fdfa}", count: 80)
            #expect(try await person.make(name).status == 201)
            #expect(try await person.make(name).code == .exerciseNameTaken)
            #expect(try await person.make(String(name.dropLast()) + "x").status == 201)
        }
    }

    @Test("Nobody makes more than 500 exercises")
    func limit() async throws {
        try await TrainingFixture.run { fixture async throws in
            let person = try await fixture.somebody()
            for start in stride(from: 0, to: 500, by: 100) {
                let operations = try (start..<start + 100).map {
                    try SyncOperation.put(
                        .exercise, 1 + $0, number: 1000 + $0,
                        CustomExerciseDetails(name: ExerciseName(trusted: "Move \($0)"), category: .core))
                }
                #expect(try await person.sync(operations).results.allSatisfy { $0.status == .applied })
            }
            #expect(try await person.make("One more").code == .limitReached)
            _ = try await person.client.answer(Training.deleteCustomExercise, parameters(TestID.text(1)), Nothing())
            #expect(try await person.make("One more").status == 201)
        }
    }
}

