import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import Storage
import TestSupport
import Testing
import Wire

/// Workouts to start from.
@Suite(.serialized) struct TemplateTests {
    private func parameters(_ number: Int) -> TemplateParameters { TemplateParameters(id: TemplateID(trusted: TestID.text(number))) }

    @Test("A template has a name", .proves("TMPL-01"))
    func named() async throws {
        try await TrainingFixture.run { fixture async throws in
            let person = try await fixture.somebody()
            let answer = try await person.client.answer(Training.addTemplate, NewTemplate(details: .of("Push day")))
            #expect(answer.status == 201 && answer.json?["details"]?["name"]?.string == "Push day")
            let blank = try await person.client.json(.post, "/training/templates", #"{"details":{"name":"  ","exercises":[]}}"#)
            #expect(blank.status == 422 && blank.fields == ["details.name required"])
            #expect(try await fixture.somebody(.fitcoach).client.answer(Training.templates).code == .wrongProduct)
        }
    }

    @Test(
        "What a template says comes back as it was said", .proves("TMPL-02", "TMPL-03", "TMPL-04", "ENRC-01"), arguments: Engine.allCases)
    func roundTrip(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let details = TemplateDetails(
                name: WorkoutName(trusted: "Push"),
                exercises: [
                    TemplateExercise(
                        exerciseId: ExerciseID(trusted: "bench-press"), restSeconds: Whole(trusted: 90),
                        sets: [
                            TemplateSet(weight: LiftedWeight(Hundredths(trusted: 6000), .kg), reps: Whole(trusted: 8)),
                            TemplateSet(weight: LiftedWeight(Hundredths(trusted: 6500), .kg), reps: Whole(trusted: 6)),
                        ], group: Whole(trusted: 1), note: WorkoutNote(trusted: "Slow")),
                    TemplateExercise(
                        exerciseId: ExerciseID(trusted: "barbell-squat"),
                        sets: [
                            TemplateSet(weight: LiftedWeight(Hundredths(trusted: 4500), .lb), seconds: Whole(trusted: 30), label: .warmup)
                        ]),
                ])
            #expect(try await person.put(details, 1).status == 201)
            let found = try await person.client.call(Training.template, parameters(1), Nothing())
            #expect(found.details == details && found.version == 1)
            #expect(found.details.exercises.map(\.exerciseId.text) == ["bench-press", "barbell-squat"])
            let negative = try await person.client.json(
                .put, "/training/templates/\(TestID.text(1))",
                #"{"baseVersion":1,"details":{"name":"Push","exercises":[{"exerciseId":"bench-press","restSeconds":-1,"sets":[]}]}}"#)
            #expect(negative.status == 422 && negative.fields == ["details.exercises.0.restSeconds out_of_range"])
            let other = try await fixture.somebody()
            #expect(try await other.client.answer(Training.template, parameters(1), Nothing()).code == .notFound)
        }
    }

    @Test("A template that is put twice is one, and a stale edit is refused", .proves("TMPL-08"), arguments: Engine.allCases)
    func put(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            #expect(try await person.put(.of("Push"), 1).status == 201)
            let same = try await person.put(.of("Push"), 1)
            #expect(same.status == 200 && same.json?["version"]?.integer == 1)
            #expect(try await person.client.call(Training.templates).items.count == 1)
            #expect(try await person.put(.of("Push and pull"), 1, base: 1).json?["version"]?.integer == 2)
            #expect(try await person.put(.of("Pull"), 1, base: 1).code == .versionConflict)
            #expect(try await person.put(.of("Pull"), 1).code == .versionConflict)
            let current = try await person.client.call(Training.template, parameters(1), Nothing())
            #expect(current.details.name.text == "Push and pull" && current.version == 2)
        }
    }

    @Test("Of twenty edits of one version one wins", arguments: Engine.allCases)
    func race(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            _ = try await person.put(.of("Push"), 1)
            let answers = try await parallel(20) { try await person.put(.of("Push \($0)"), 1, base: 1) }
            #expect(answers.count { $0.status == 200 } == 1 && answers.count { $0.code == .versionConflict } == 19)
            #expect(try await person.client.call(Training.template, parameters(1), Nothing()).version == 2)
        }
    }

    @Test("A deleted template leaves the list and the workouts made from it", .proves("TMPL-09"), arguments: Engine.allCases)
    func deleted(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            _ = try await person.put(.of("Push"), 1)
            var workout = WorkoutDetails.of([("barbell-squat", [.of(100, 6000, 8)])])
            workout.templateId = TemplateID(trusted: TestID.text(1))
            _ = try await person.post(workout, 2)
            #expect(try await fixture.somebody().client.answer(Training.deleteTemplate, parameters(1), Nothing()).code == .notFound)
            #expect(try await person.client.answer(Training.deleteTemplate, parameters(1), Nothing()).status == 204)
            #expect(try await person.client.call(Training.templates).items.isEmpty)
            let page = try await person.client.call(Training.workouts, WorkoutQuery(), Nothing())
            #expect(page.items.map(\.templateId?.text) == [TestID.text(1)])
            #expect(try await person.put(.of("Push again"), 1, base: 1).code == .notFound)
        }
    }

    @Test("Templates and charts are listed in one order, each with its version", .proves("IL-ADD-07"), arguments: Engine.allCases)
    func listed(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let (person, other) = (try await fixture.somebody(), try await fixture.somebody())
            for (number, name) in ["push", "Legs", "arms", "Push"].enumerated() { _ = try await person.put(.of(name), number + 1) }
            _ = try await person.put(.of("Legs and core"), 2, base: 1)
            _ = try await other.put(.of("Back"), 1)
            let templates = try await person.client.call(Training.templates).items
            #expect(templates.map(\.details.name.text) == ["arms", "Legs and core", "push", "Push"])
            #expect(templates.map(\.version) == [1, 2, 1, 1])
            for (number, metric) in [ChartMetric.heaviest, .totalSets, .maxVolume].enumerated() {
                fixture.app.clock.advance(by: .seconds(1))
                let details = ChartDetails(exerciseId: ExerciseID(trusted: "barbell-squat"), metric: metric, axis: .date)
                _ = try await person.client.call(
                    Training.addChart, NewChart(id: ChartID(trusted: TestID.text(9 - number)), details: details))
            }
            let charts = try await person.client.call(Training.charts).items
            #expect(charts.map(\.details.metric) == [.heaviest, .totalSets, .maxVolume] && charts.allSatisfy { $0.version == 1 })
            #expect(try await other.client.call(Training.charts).items.isEmpty)
            #expect(try await other.client.call(Training.templates).items.map(\.details.name.text) == ["Back"])
        }
    }

    @Test("Nobody has more than 200 templates or 50 charts")
    func limits() async throws {
        try await TrainingFixture.run { fixture async throws in
            let person = try await fixture.somebody()
            for start in [0, 100] {
                let operations = try (start..<start + 100).map {
                    try SyncOperation.put(.template, 1 + $0, number: 1000 + $0, TemplateDetails.of("T \($0)"))
                }
                #expect(try await person.sync(operations).results.allSatisfy { $0.status == .applied })
            }
            #expect(try await person.put(.of("One more"), 500).code == .limitReached)
            _ = try await person.client.answer(Training.deleteTemplate, parameters(1), Nothing())
            #expect(try await person.put(.of("One more"), 500).status == 201)
            let charts = try (0..<51).map {
                try SyncOperation.put(
                    .chart, 700 + $0, number: 2000 + $0,
                    ChartDetails(exerciseId: ExerciseID(trusted: "squat-\($0)"), metric: .heaviest, axis: .date))
            }
            let results = try await person.sync(charts).results
            #expect(results.prefix(50).allSatisfy { $0.status == .applied } && results.last?.code == .limitReached)
        }
    }
}
