import Contracts
import Testing
import TrainingDomain
import Wire

/// A workout under way with a clock and ids of its own, and what its effects did.
struct WorkoutBench {
    var desk = WorkoutDesk()
    var now = Instant.example
    var effects: [WorkoutEffect] = []
    /// When the system would tell the person that the rest is over.
    var notice: Instant?
    /// What the last save kept.
    var saved: ActiveWorkout?
    private var ids = 0

    mutating func send(_ event: WorkoutEvent) throws(WorkoutRefusal) {
        var next = ids
        defer { ids = next }
        effects = try desk.apply(event, now: now) {
            next += 1
            return uuid(next)
        }
        for effect in effects {
            switch effect {
            case .save(let workout): saved = workout
            case .clear: saved = nil
            case .scheduleNotice(let instant, _), .moveNotice(let instant): notice = instant
            case .withdrawNotice: notice = nil
            case .submit, .updateTemplate: break
            }
        }
    }

    func refusal(of event: WorkoutEvent) -> WorkoutRefusal? {
        var copy = self
        do throws(WorkoutRefusal) { try copy.send(event) } catch { return error }
        return nil
    }

    mutating func wait(_ seconds: Int64) { now = now + .seconds(seconds) }

    var workout: ActiveWorkout {
        get throws { try #require(desk.workout) }
    }
    func entry(_ index: Int) throws -> WorkoutEntryID {
        try #require(workout.exercises.indices.contains(index) ? workout.exercises[index].id : nil)
    }
    func set(_ exercise: Int, _ index: Int) throws -> LoggedSetID {
        let sets = try workout.exercises[exercise].sets
        return try #require(sets.indices.contains(index) ? sets[index].id : nil)
    }
    var submitted: WorkoutDetails? {
        for case .submit(let workout) in effects { return workout.details }
        return nil
    }

    /// Of the template of the tests.
    static func started(_ template: Template = .push) throws -> WorkoutBench {
        var bench = WorkoutBench()
        try bench.send(.start(template, names: [.bench: ExerciseName(trusted: "Bench Press"), .dips: ExerciseName(trusted: "Dips")]))
        return bench
    }
}

func uuid(_ number: Int) -> String {
    let digits = String(number)
    return "01960f3e-7b6a-7c3e-9d2a-" + String(repeating: "0", count: 12 - digits.count) + digits
}

func kg(_ hundredths: Int64) -> LiftedWeight { LiftedWeight(Hundredths(trusted: hundredths), .kg) }
func lb(_ hundredths: Int64) -> LiftedWeight { LiftedWeight(Hundredths(trusted: hundredths), .lb) }

func done(_ weight: LiftedWeight?, _ reps: Int64) -> LoggedSet { LoggedSet(id: .example, weight: weight, reps: Whole(trusted: reps)) }

extension ExerciseID {
    static let bench = ExerciseID(trusted: "barbell-bench-press")
    static let dips = ExerciseID(trusted: "dips")
    static let row = ExerciseID(trusted: "barbell-row")
}

extension PickedExercise {
    static let row = PickedExercise(id: .row, name: ExerciseName(trusted: "Barbell Row"), category: .back)
}

extension Template {
    static func with(_ exercises: [TemplateExercise], version: Int64 = 3) -> Template {
        Template(
            id: TemplateID(trusted: uuid(900)), details: TemplateDetails(name: .example, exercises: BoundedList(trusted: exercises)),
            version: version, createdAt: .example, updatedAt: .example)
    }
    /// Two sets of bench press with 90 s between, three of dips with 60 s.
    static let push = Template.with([
        TemplateExercise(
            exerciseId: .bench, restSeconds: RestSeconds(trusted: 90),
            sets: [TemplateSet(weight: kg(60_00), reps: Whole(trusted: 8)), TemplateSet(weight: kg(65_00), reps: Whole(trusted: 6))]),
        TemplateExercise(
            exerciseId: .dips, restSeconds: RestSeconds(trusted: 60),
            sets: BoundedList(trusted: Array(repeating: TemplateSet(reps: Whole(trusted: 10)), count: 3))),
    ])
}

extension PastWorkout {
    /// One with a single exercise, so many days after the example.
    static func of(
        _ number: Int, day: Int64, exercise: ExerciseID = .bench, _ sets: [LoggedSet], label: SetLabel? = nil
    ) -> PastWorkout {
        let logged = sets.enumerated().map { index, set in
            LoggedSet(id: LoggedSetID(trusted: uuid(number * 100 + index)), weight: set.weight, reps: set.reps, label: label)
        }
        let start = Instant.example + .days(day)
        return PastWorkout(
            id: WorkoutID(trusted: uuid(number)),
            details: WorkoutDetails(
                name: .example, startedAt: start, finishedAt: start + .minutes(50),
                exercises: [WorkoutExercise(exerciseId: exercise, name: .example, sets: BoundedList(trusted: logged))]))
    }
}
