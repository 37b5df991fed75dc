import Contracts
import TestSupport
import Testing
import TrainingDomain
import Wire

/// What is done to a workout under way.
struct ActiveWorkoutTests {
    @Test("Start copies a template's exercises and sets, and there is one workout at a time", .proves("WORK-01"))
    func start() throws {
        var bench = try WorkoutBench.started()
        let workout = try bench.workout
        #expect(workout.exercises.map(\.exerciseId) == [.bench, .dips])
        #expect(workout.exercises.map(\.name.text) == ["Bench Press", "Dips"])
        #expect(workout.exercises[0].sets.map(\.weight) == [kg(60_00), kg(65_00)])
        #expect(workout.exercises[0].sets.map(\.reps?.value) == [8, 6])
        #expect(workout.exercises[1].sets.map(\.reps?.value) == [10, 10, 10])
        #expect(workout.exercises.map(\.restSeconds.value) == [90, 60])
        #expect(Set(workout.exercises.flatMap(\.sets).map(\.id)).count == 5)
        #expect(workout.doneCount == 0)
        #expect(bench.refusal(of: .start(.push, names: [:])) == .alreadyActive)
        #expect(bench.refusal(of: .startEmpty(.example)) == .alreadyActive)
        // The copy is a copy: what is done to it leaves the template alone.
        try bench.send(.removeExercise(bench.entry(0)))
        #expect(Template.push.details.exercises.count == 2)
        #expect(try bench.workout.template == Template.push.details)
    }

    @Test("The state has the template's name and the start, which stays what it was after a restore", .proves("WORK-02"))
    func nameAndStart() throws {
        var bench = try WorkoutBench.started()
        let saved = try #require(bench.saved)
        bench.wait(4000)
        var after = WorkoutBench()
        after.now = bench.now
        try after.send(.restore(saved))
        try after.send(.resume)
        #expect(try after.workout.name == Template.push.details.name)
        #expect(try after.workout.startedAt == .example)
    }

    @Test("Weight and repetitions are typed with comma or point, in either digits, and never below nothing", .proves("WORK-04"))
    func typing() throws {
        var bench = try WorkoutBench.started()
        let set = try bench.set(0, 0)
        for (typed, expected) in [
            ("82.5", kg(82_50)), ("82,5", kg(82_50)), ("٨٢٫٥", kg(82_50)), ("۸۲,۵", kg(82_50)), (" 100 ", kg(100_00)), ("0", kg(0)),
            ("2500", kg(2500_00)), ("1.25", kg(1_25)),
        ] {
            try bench.send(.weight(set, typed: typed, .kg))
            #expect(try bench.workout.exercises[0].sets[0].weight == expected, "\(typed)")
        }
        try bench.send(.weight(set, typed: "45,5", .lb))
        #expect(try bench.workout.exercises[0].sets[0].weight == lb(45_50))
        try bench.send(.reps(set, typed: "١٢"))
        #expect(try bench.workout.exercises[0].sets[0].reps?.value == 12)

        let before = bench.desk
        for typed in ["-5", "−5", "-0", "2500.01"] {
            #expect(bench.refusal(of: .weight(set, typed: typed, .kg)) == .field(.outOfRange(minimum: 0, maximum: 2500)), "\(typed)")
        }
        for typed in ["1,", ".5", "1.2.3", "1 000", "ten", "1e3", "1,234.5"] {
            #expect(bench.refusal(of: .weight(set, typed: typed, .kg)) == .field(.wrongType(expected: "number")), "\(typed)")
        }
        for typed in ["-1", "1001"] {
            #expect(bench.refusal(of: .reps(set, typed: typed)) == .field(.outOfRange(minimum: 0, maximum: 1000)), "\(typed)")
        }
        #expect(bench.refusal(of: .reps(set, typed: "8,5")) == .field(.wrongType(expected: "integer")))
        #expect(bench.desk == before)

        try bench.send(.weight(set, typed: " ", .kg))
        #expect(try bench.workout.exercises[0].sets[0].weight == nil)
    }

    @Test("Ticking a set starts the rest of its exercise, unticking it stops the rest", .proves("WORK-05"))
    func ticking() throws {
        var bench = try WorkoutBench.started()
        try bench.send(.toggle(bench.set(0, 0)))
        #expect(try bench.workout.exercises[0].sets[0].isDone)
        #expect(try bench.workout.rest?.remaining(now: bench.now) == 90)
        try bench.send(.toggle(bench.set(0, 0)))
        #expect(try !bench.workout.exercises[0].sets[0].isDone)
        #expect(try bench.workout.rest == nil)
        // The next exercise has its own rest, and another set's untick leaves it alone.
        try bench.send(.toggle(bench.set(0, 0)))
        bench.wait(10)
        try bench.send(.toggle(bench.set(1, 0)))
        #expect(try bench.workout.rest?.remaining(now: bench.now) == 60)
        try bench.send(.toggle(bench.set(0, 0)))
        #expect(try bench.workout.rest?.remaining(now: bench.now) == 60)
    }

    @Test("A set can be added to any exercise, with the values of its last one", .proves("WORK-06"))
    func addSet() throws {
        var bench = try WorkoutBench.started()
        try bench.send(.toggle(bench.set(0, 1)))
        try bench.send(.addSet(bench.entry(0)))
        try bench.send(.addSet(bench.entry(1)))
        #expect(try bench.workout.exercises.map(\.sets.count) == [3, 4])
        let added = try bench.workout.exercises[0].sets[2]
        #expect(added.weight == kg(65_00))
        #expect(added.reps?.value == 6)
        #expect(!added.isDone)
        // An exercise that lost all its sets gets an empty one.
        for _ in 0..<4 { try bench.send(.removeSet(bench.set(1, 0))) }
        try bench.send(.addSet(bench.entry(1)))
        #expect(try bench.workout.exercises[1].sets.map(\.reps) == [nil])
    }

    @Test("A workout has no more sets and exercises than can be saved")
    func limits() throws {
        var bench = try WorkoutBench.started()
        for _ in 0..<98 { try bench.send(.addSet(bench.entry(0))) }
        #expect(try bench.refusal(of: .addSet(bench.entry(0))) == .field(.tooMany(maximum: 100)))
        for _ in 0..<98 { try bench.send(.addExercise(.row)) }
        #expect(bench.refusal(of: .addExercise(.row)) == .field(.tooMany(maximum: 100)))
    }

    @Test("Removing a set updates the state, saves it, and ends the rest that followed it", .proves("WORK-07-b"))
    func removeSet() throws {
        var bench = try WorkoutBench.started()
        let removed = try bench.set(0, 0)
        try bench.send(.toggle(removed))
        try bench.send(.removeSet(removed))
        #expect(try bench.workout.exercises[0].sets.map(\.weight) == [kg(65_00)])
        #expect(try bench.workout.rest == nil)
        #expect(bench.saved == bench.desk.workout)
        #expect(bench.notice == nil)
        // Once more changes nothing.
        try bench.send(.removeSet(removed))
        #expect(bench.effects.isEmpty)
    }

    @Test("An exercise that is added in the middle comes last and is saved", .proves("WORK-08"))
    func addExercise() throws {
        var bench = try WorkoutBench.started()
        try bench.send(.addExercise(.row))
        #expect(try bench.workout.exercises.map(\.exerciseId) == [.bench, .dips, .row])
        #expect(try bench.workout.exercises[2].name.text == "Barbell Row")
        #expect(try bench.workout.exercises[2].sets.count == 1)
        #expect(bench.saved == bench.desk.workout)
    }

    @Test("An exercise that is removed is gone, and its rest with it", .proves("WORK-09"))
    func removeExercise() throws {
        var bench = try WorkoutBench.started()
        try bench.send(.toggle(bench.set(1, 0)))
        // Another exercise's removal leaves the rest.
        try bench.send(.removeExercise(bench.entry(0)))
        #expect(try bench.workout.rest != nil)
        try bench.send(.removeExercise(bench.entry(0)))
        #expect(try bench.workout.exercises.isEmpty)
        #expect(try bench.workout.rest == nil)
        #expect(bench.saved == bench.desk.workout)
    }

    @Test("Exercises move, and stop at the edges")
    func move() throws {
        var bench = try WorkoutBench.started()
        try bench.send(.addExercise(.row))
        try bench.send(.moveExercise(bench.entry(2), by: -1))
        #expect(try bench.workout.exercises.map(\.exerciseId) == [.bench, .row, .dips])
        try bench.send(.moveExercise(bench.entry(0), by: -1))
        #expect(bench.effects.isEmpty)
        try bench.send(.moveExercise(bench.entry(0), by: Int.max))
        #expect(try bench.workout.exercises.map(\.exerciseId) == [.row, .dips, .bench])
    }

    @Test("Notes belong to the workout and to each exercise; blank takes one out")
    func notes() throws {
        var bench = try WorkoutBench.started()
        try bench.send(.note(typed: " Slept badly. "))
        try bench.send(.exerciseNote(bench.entry(0), typed: "كتف"))
        #expect(try bench.workout.note?.text == "Slept badly.")
        #expect(try bench.workout.exercises[0].note?.text == "كتف")
        try bench.send(.note(typed: "  "))
        #expect(try bench.workout.note == nil)
        #expect(bench.refusal(of: .note(typed: String(repeating: "a", count: 1001))) == .field(.tooLong(maximum: 1000)))
    }

    @Test("What is done in turns rests after the last of each round")
    func supersets() throws {
        let group = Whole<GroupRule>(trusted: 1)
        var exercises = Array(Template.push.details.exercises)
        for index in exercises.indices { exercises[index].group = group }
        var bench = try WorkoutBench.started(.with(exercises))
        try bench.send(.toggle(bench.set(0, 0)))
        #expect(try bench.workout.rest == nil)
        try bench.send(.toggle(bench.set(1, 0)))
        #expect(try bench.workout.rest?.remaining(now: bench.now) == 60)
        // A round that the last exercise has no set of ends with the one before it.
        try bench.send(.removeSet(bench.set(1, 1)))
        try bench.send(.removeSet(bench.set(1, 1)))
        try bench.send(.skipRest)
        try bench.send(.toggle(bench.set(0, 1)))
        #expect(try bench.workout.rest?.remaining(now: bench.now) == 90)
        // Another number is another group.
        try bench.send(.group(bench.entry(1), Whole(trusted: 2)))
        try bench.send(.skipRest)
        try bench.send(.toggle(bench.set(0, 0)))
        try bench.send(.toggle(bench.set(0, 0)))
        #expect(try bench.workout.rest?.remaining(now: bench.now) == 90)
    }
}
