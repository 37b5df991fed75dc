import Contracts
import TestSupport
import Testing
import TrainingDomain
import Wire

/// How a workout ends: finished, cancelled, or with the app.
struct ActiveWorkoutEndTests {
    @Test("Only ticked sets are saved, with how long it took")
    func finish() throws {
        var bench = try WorkoutBench.started()
        #expect(bench.refusal(of: .finish) == .nothingDone)
        try bench.send(.toggle(bench.set(0, 1)))
        bench.wait(3000)
        try bench.send(.finish)
        let details = try #require(bench.submitted)
        #expect(details.exercises.map(\.exerciseId) == [.bench])
        #expect(details.exercises[0].sets.map(\.weight) == [kg(65_00)])
        #expect(details.startedAt == .example)
        #expect(details.finishedAt == .example + .seconds(3000))
        #expect(details.templateId == Template.push.id)
        #expect(details.problems().isEmpty)
    }

    @Test("A workout that was left open for a week ended with its last set")
    func forgotten() throws {
        var bench = try WorkoutBench.started()
        bench.wait(600)
        try bench.send(.toggle(bench.set(0, 0)))
        bench.wait(7 * 86_400)
        try bench.send(.finish)
        #expect(bench.submitted?.finishedAt == .example + .seconds(600))
        // A clock that was set back does not end it before its start.
        bench = try .started()
        try bench.send(.toggle(bench.set(0, 0)))
        bench.wait(-600)
        try bench.send(.finish)
        #expect(bench.submitted?.finishedAt == .example)
    }

    /// What is changed, and what the question then says.
    enum Change: CaseIterable { case nothing, weight, order, added, removed, setAdded, setRemoved, unticked, swapped

        func make(_ bench: inout WorkoutBench) throws {
            switch self {
            case .nothing, .unticked: break
            case .weight: try bench.send(.weight(bench.set(0, 0), typed: "62.5", .kg))
            case .order: try bench.send(.moveExercise(bench.entry(1), by: -1))
            case .added: try bench.send(.addExercise(.row))
            case .removed: try bench.send(.removeExercise(bench.entry(1)))
            case .setAdded: try bench.send(.addSet(bench.entry(0)))
            case .setRemoved: try bench.send(.removeSet(bench.set(1, 2)))
            case .swapped:
                try bench.send(.removeExercise(bench.entry(1)))
                try bench.send(.addExercise(.row))
            }
        }
        var expected: (added: [ExerciseID], removed: [ExerciseID], sets: [WorkoutDiff.SetChange])? {
            switch self {
            case .nothing, .weight, .order, .unticked: nil
            case .added: ([.row], [], [])
            case .removed: ([], [.dips], [])
            case .setAdded: ([], [], [.init(exercise: .bench, planned: 2, done: 3)])
            case .setRemoved: ([], [], [.init(exercise: .dips, planned: 3, done: 2)])
            case .swapped: ([.row], [.dips], [])
            }
        }
    }

    @Test("Finishing notices exercises and sets that were added or removed, and nothing else", .proves("WORK-15-a"), arguments: Change.allCases)
    func diff(_ change: Change) throws {
        var bench = try WorkoutBench.started()
        // Most sets stay unticked: that is no change of the template.
        try bench.send(.toggle(bench.set(0, 0)))
        try change.make(&bench)
        try bench.send(.finish)
        try bench.send(.sent(template: .push))
        guard let expected = change.expected else {
            #expect(bench.desk.question == nil)
            #expect(bench.desk.workout == nil)
            return
        }
        guard case .updateTemplate(let diff) = bench.desk.question else { throw Missing() }
        #expect(diff.added == expected.added)
        #expect(diff.removed == expected.removed)
        #expect(diff.sets == expected.sets)
    }
    private struct Missing: Error {}

    @Test("The answer updates the template from the version it began with, or leaves it alone")
    func templateQuestion() throws {
        var bench = try WorkoutBench.started()
        try bench.send(.toggle(bench.set(0, 0)))
        try bench.send(.addSet(bench.entry(0)))
        try bench.send(.addExercise(.row))
        try bench.send(.finish)
        try bench.send(.sent(template: .push))
        var declined = bench
        try bench.send(.answerTemplate(isUpdated: true))
        guard case .updateTemplate(let id, let change) = try #require(bench.effects.first) else { throw Missing() }
        #expect(id == Template.push.id)
        #expect(change.baseVersion == 3)
        #expect(change.details.name == Template.push.details.name)
        #expect(change.details.exercises.map(\.exerciseId) == [.bench, .dips, .row])
        #expect(change.details.exercises.map(\.sets.count) == [3, 3, 1])
        #expect(change.details.exercises[0].restSeconds?.value == 90)
        #expect(bench.desk.workout == nil)
        #expect(bench.saved == nil)

        try declined.send(.answerTemplate(isUpdated: false))
        #expect(declined.effects == [.clear])
    }

    @Test("Nobody is asked about a template that was deleted meanwhile, or when there was none")
    func templateGone() throws {
        var bench = try WorkoutBench.started()
        try bench.send(.toggle(bench.set(0, 0)))
        try bench.send(.addExercise(.row))
        try bench.send(.finish)
        try bench.send(.sent(template: nil))
        #expect(bench.desk.workout == nil)

        bench = WorkoutBench()
        try bench.send(.startEmpty(.example))
        try bench.send(.addExercise(.row))
        try bench.send(.toggle(bench.set(0, 0)))
        try bench.send(.finish)
        #expect(bench.submitted?.templateId == nil)
        try bench.send(.sent(template: nil))
        #expect(bench.desk.question == nil)
    }

    @Test("Cancelling asks first; confirmed, the workout is gone and nothing was posted", .proves("WORK-16"))
    func cancel() throws {
        var bench = try WorkoutBench.started()
        try bench.send(.toggle(bench.set(0, 0)))
        // Nothing is discarded that was not asked about.
        try bench.send(.discard)
        #expect(bench.desk.workout != nil)
        try bench.send(.cancel)
        #expect(bench.desk.question == .cancel)
        #expect(bench.saved != nil)
        try bench.send(.keepGoing)
        #expect(bench.desk.question == nil)
        try bench.send(.cancel)
        try bench.send(.discard)
        #expect(bench.desk.workout == nil)
        #expect(bench.saved == nil)
        #expect(bench.submitted == nil)
        try bench.send(.start(.push, names: [:]))
    }

    @Test("A workout of a former run is offered; going on keeps its start and its rest's end, discarding clears it", .proves("WORK-19"))
    func resume() throws {
        var bench = try WorkoutBench.started()
        bench.wait(100)
        try bench.send(.toggle(bench.set(0, 0)))
        let saved = try #require(bench.saved)

        var early = WorkoutBench()
        early.now = bench.now + .seconds(60)
        try early.send(.restore(saved))
        #expect(early.desk.question == .resume)
        // Until then nothing can be logged, and no other begins.
        #expect(try early.refusal(of: .toggle(early.set(0, 1))) == .notActive)
        #expect(early.refusal(of: .start(.push, names: [:])) == .alreadyActive)
        try early.send(.resume)
        #expect(early.desk.question == nil)
        #expect(try early.workout.startedAt == .example)
        #expect(try early.workout.rest?.remaining(now: early.now) == 30)
        #expect(early.notice == bench.now + .seconds(90))

        var late = WorkoutBench()
        late.now = bench.now + .seconds(91)
        try late.send(.restore(saved))
        try late.send(.resume)
        #expect(try late.workout.rest == nil)
        #expect(late.effects.contains(.withdrawNotice))
        #expect(try late.workout.exercises[0].sets[0].isDone)

        var discarded = WorkoutBench()
        discarded.saved = saved
        try discarded.send(.restore(saved))
        try discarded.send(.discard)
        #expect(discarded.desk.workout == nil)
        #expect(discarded.saved == nil)
    }

    @Test("What was finished when the app ended is put into the outbox again, as the same workout with the same end")
    func killedWhileFinishing() throws {
        var bench = try WorkoutBench.started()
        try bench.send(.toggle(bench.set(0, 0)))
        bench.wait(50)
        try bench.send(.finish)
        let saved = try #require(bench.saved)
        #expect(saved.stage == .sending)
        var after = WorkoutBench()
        after.now = bench.now + .hours(3)
        try after.send(.restore(saved))
        #expect(after.effects == bench.effects.filter { if case .submit = $0 { true } else { false } })
        #expect(after.desk.question == nil)
        // Also by whoever taps again, because the outbox could not take it.
        try after.send(.finish)
        #expect(after.effects == bench.effects.filter { if case .submit = $0 { true } else { false } })
        try after.send(.sent(template: .push))
        #expect(after.desk.workout == nil)
    }
}
