import Contracts
import TestSupport
import Testing
import TrainingDomain
import Wire

/// How copies of a workout come together, and what names are one.
struct WorkoutMergeTests {
    private func id(_ number: Int) -> String {
        "01960f3e-7b6a-7c3e-9d2a-\(String(repeating: "0", count: 12 - String(number).count))\(number)"
    }

    /// Exercises with the numbers of their sets.
    private func workout(_ exercises: [(String, [Int])], note: String? = nil) -> WorkoutDetails {
        WorkoutDetails(
            name: WorkoutName(trusted: "Push"), startedAt: .example, finishedAt: .example + .minutes(50),
            exercises: BoundedList(
                trusted: exercises.map { exercise, sets in
                    WorkoutExercise(
                        exerciseId: ExerciseID(trusted: exercise), name: ExerciseName(trusted: exercise),
                        sets: BoundedList(trusted: sets.map { LoggedSet(id: LoggedSetID(trusted: id($0)), reps: Whole(trusted: 5)) }))
                }), note: note.map { WorkoutNote(trusted: $0) })
    }

    private func shape(_ workout: WorkoutDetails?) -> [String]? {
        workout?.exercises.map { entry in
            ([entry.exerciseId.text] + entry.sets.map { String(Int($0.id.text.suffix(12)) ?? 0) }).joined(separator: " ")
        }
    }

    @Test("New sets come behind those of their exercise, the second time of an exercise apart")
    func places() {
        let mine = workout([("squat", [1, 2]), ("row", [3]), ("squat", [4])])
        let theirs = workout([("squat", [1, 5]), ("squat", [6]), ("dips", [7]), ("row", [])])
        #expect(shape(mine.merged(with: theirs, isEdit: false)) == ["squat 1 2 5", "row 3", "squat 4 6", "dips 7"])
        #expect(!mine.contains(theirs))
        #expect(mine.merged(with: theirs, isEdit: false)?.contains(theirs) == true)
        #expect(mine.merged(with: workout([]), isEdit: false) == mine)
    }

    @Test("The same workout again is the same, also where a device gave two sets one id")
    func repeatedUnderOneID() {
        func rowed(_ reps: Int64) -> WorkoutDetails {
            var workout = workout([("squat", [1]), ("row", [])])
            var entries = Array(workout.exercises)
            entries[1].sets = BoundedList(trusted: [LoggedSet(id: LoggedSetID(trusted: id(1)), reps: Whole(trusted: reps))])
            workout.exercises = BoundedList(trusted: entries)
            return workout
        }
        #expect(rowed(9).contains(rowed(9)))
        #expect(!rowed(9).contains(rowed(8)))
    }

    @Test("A set that is elsewhere already comes no second time")
    func moved() {
        let mine = workout([("squat", [1, 2])])
        #expect(mine.merged(with: workout([("row", [2])]), isEdit: false) == mine)
    }

    @Test("Merging again changes nothing, and the order does not matter for what is kept")
    func repeated() throws {
        let (a, b) = (workout([("squat", [1, 2])]), workout([("squat", [2, 3]), ("row", [4])]))
        let ab = try #require(a.merged(with: b, isEdit: false))
        let ba = try #require(b.merged(with: a, isEdit: false))
        #expect(ab.merged(with: b, isEdit: false) == ab && ab.merged(with: a, isEdit: false) == ab)
        #expect(WorkoutTotals(ab) == WorkoutTotals(ba))
    }

    @Test("In whichever order copies arrive, and however often, the same sets are kept", arguments: 1...40)
    func anyOrder(_ seed: Int) throws {
        // Linear congruences by Park and Miller, 1988.
        var state = seed
        func luck(_ most: Int) -> Int {
            state = state * 48_271 % 2_147_483_647
            return state % most
        }
        let copies = (0..<4).map { copy in
            workout((0...luck(3)).map { _ in (["squat", "row", "dips"][luck(3)], (0...luck(3)).map { _ in copy * 100 + luck(90) }) })
        }
        let first = copies.reduce(workout([])) { $0.merged(with: $1, isEdit: false) ?? $0 }
        for _ in 0..<6 {
            let order = (0..<12).map { _ in copies[luck(4)] } + copies
            let other = order.reduce(workout([])) { $0.merged(with: $1, isEdit: false) ?? $0 }
            #expect(sets(other) == sets(first) && copies.allSatisfy { sets(other).isSuperset(of: sets($0)) })
            #expect(other.exercises.reduce(0) { $0 + $1.sets.count } == sets(other).count)
        }
    }

    private func sets(_ workout: WorkoutDetails) -> Set<LoggedSetID> { Set(workout.exercises.flatMap { $0.sets.map(\.id) }) }

    @Test("An edit brings its note, a copy only one where there is none")
    func notes() {
        let (plain, noted) = (workout([], note: nil), workout([], note: "Mine"))
        #expect(plain.merged(with: noted, isEdit: false)?.note?.text == "Mine")
        #expect(noted.merged(with: workout([], note: "Theirs"), isEdit: false)?.note?.text == "Mine")
        #expect(noted.merged(with: workout([], note: "Theirs"), isEdit: true)?.note?.text == "Theirs")
        #expect(noted.merged(with: plain, isEdit: true)?.note == nil)
    }

    @Test("More than a workout may have is not merged")
    func tooMany() {
        let full = workout([("squat", Array(1...100))])
        #expect(full.merged(with: workout([("squat", [101])]), isEdit: false) == nil)
        let many = workout((1...100).map { ("e\($0)", [$0]) })
        #expect(many.merged(with: workout([("more", [101])]), isEdit: false) == nil)
    }

    @Test("The rest of a group comes after the last of it", .proves("ENRC-01"))
    func groups() {
        let template = TemplateDetails(
            name: WorkoutName(trusted: "Push"),
            exercises: BoundedList(
                trusted: [(nil, 60), (1, 70), (1, 80), (2, 90), (2, nil)].map { (group: Int64?, rest: Int64?) in
                    TemplateExercise(
                        exerciseId: .example, restSeconds: rest.map { Whole(trusted: $0) }, group: group.map { Whole(trusted: $0) })
                }))
        #expect((0..<6).map { template.rest(after: $0)?.value } == [60, 0, 80, 0, nil, nil])
    }

    @Test("Names are one whatever their case and spaces", arguments: [
        ("Ring Row", "ring  row"), ("  DIPS", "dips "), ("ÉLAN", "élan"), ("a\u{a0}b", "A b"),
    ])
    func names(_ a: String, _ b: String) { #expect(ExerciseNames.key(a) == ExerciseNames.key(b)) }

    @Test("A free name is like the one that is taken")
    func suggestions() {
        func suggest(_ name: String, _ taken: [String]) -> String? {
            ExerciseNames.suggestion(for: ExerciseName(trusted: name), taken: Set(taken.map(ExerciseNames.key)), normalize: { $0 })?.text
        }
        #expect(suggest("Dips", ["Dips"]) == "Dips (2)")
        #expect(suggest("Dips", ["Dips", "DIPS (2)", "dips (4)"]) == "Dips (3)")
        #expect(suggest("Dips", (1...9).map { "Dips (\($0))" } + ["Dips"]) == "Dips (10)")
        #expect(suggest("Dips (2)", ["Dips (2)"]) == "Dips (2) (2)")
        let long = String(repeating: "x", count: 80)
        #expect(suggest(long, [long]) == String(repeating: "x", count: 76) + " (2)")
        let wide = String(repeating: "👩‍👩‍👧‍👦", count: 25)
        #expect(suggest(wide, [wide])?.hasSuffix(" (2)") == true)
    }

    @Test("A chart by date has one point a day, by session one a workout; warm-ups alone are none")
    func points() {
        func lift(_ kilograms: Int64, _ reps: Int64, _ label: SetLabel = .working) -> Lift {
            var lift = Lift(.example)
            lift.take(
                LoggedSet(
                    id: .example, weight: LiftedWeight(Hundredths(trusted: kilograms * 100), .kg), reps: Whole(trusted: reps), label: label)
            )
            return lift
        }
        let day = LocalDate.example
        let lifts = [(day, lift(100, 5)), (day, lift(90, 8)), (day + 1, lift(60, 10, .warmup)), (day + 3, lift(110, 2))]
            .map { ChartLift(date: $0.0, lift: $0.1) }
        func values(_ metric: ChartMetric, _ axis: ChartAxis) -> [Double] {
            ChartDetails(exerciseId: .example, metric: metric, axis: axis).points(lifts).map(\.value)
        }
        #expect(values(.heaviest, .date) == [100, 110] && values(.heaviest, .session) == [100, 90, 110])
        #expect(values(.totalVolume, .date) == [1220, 220] && values(.maxVolume, .date) == [720, 220])
        #expect(values(.totalSets, .date) == [2, 1])
        #expect(ChartDetails(exerciseId: .example, metric: .heaviest, axis: .date).points(lifts).map(\.session) == [1, 3])
    }
}
