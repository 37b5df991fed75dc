import Contracts
import TestSupport
import Testing
import TrainingDomain
import Wire

/// Values worked out by hand, or from the definition of the pound of 1959 (0.45359237 kg).
struct GoldenTableTests {
    @Test("Kilograms and pounds are exact and compared as they are", arguments: [
        // In units of ten-millionths of a gram.
        (kg(100_00), 1_000_000_000_000), (lb(1_00), 4_535_923_700), (lb(45_00), 204_116_566_500), (lb(1), 45_359_237),
        (kg(1), 100_000_000), (lb(2500_00), 11_339_809_250_000), (kg(0), 0), (lb(220_46), 999_989_738_902),
    ] as [(LiftedWeight, Int64)])
    func mass(_ weight: LiftedWeight, _ units: Int64) { #expect(Mass(weight).units == units) }

    @Test("100 kg are more than 220.46 lb and less than 220.47, and 45 lb stay 45 lb")
    func order() {
        #expect(Mass(lb(220_46)) < Mass(kg(100_00)))
        #expect(Mass(kg(100_00)) < Mass(lb(220_47)))
        #expect(Mass(lb(45_00)).hundredths(of: .lb) == 45_00)
        #expect(Mass(lb(45_00)).hundredths(of: .kg) == 20_41)
        #expect(Mass(kg(20_00)).hundredths(of: .lb) == 44_09)
    }

    @Test("Every hundredth of either unit comes back as it was")
    func roundTrip() {
        for hundredths in stride(from: Int64(0), through: 2500_00, by: 7) {
            #expect(Mass(kg(hundredths)).hundredths(of: .kg) == hundredths)
            #expect(Mass(lb(hundredths)).hundredths(of: .lb) == hundredths)
        }
    }

    @Test("A load beyond all bounds stays the heaviest")
    func saturation() {
        let most = Mass(kg(2500_00)) * .max
        #expect(most.units == .max)
        #expect((most + most).units == .max)
    }

    @Test("The plates of each side, the heaviest first", arguments: [
        (.kg, 100_00, [25_00, 15_00], 0), (.kg, 142_50, [25_00, 25_00, 10_00, 1_25], 0),
        (.kg, 20_00, [], 0), (.kg, 15_00, [], 0), (.kg, 61_00, [20_00], 1_00), (.kg, 22_50, [1_25], 0),
        (.kg, 177_50, [25_00, 25_00, 25_00, 2_50, 1_25], 0), (.lb, 135_00, [45_00], 0), (.lb, 225_00, [45_00, 45_00], 0),
        (.lb, 185_00, [45_00, 25_00], 0), (.lb, 137_00, [45_00], 2_00), (.lb, 50_00, [2_50], 0),
    ] as [(WeightUnit, Int64, [Int64], Int64)])
    func plates(_ unit: WeightUnit, _ target: Int64, _ side: [Int64], _ missing: Int64) {
        let usual = PlateLoad.usual(unit)
        let load = PlateLoad(target: target, bar: usual.bar, plates: usual.plates)
        #expect(load.perSide == side)
        #expect(load.missing == missing)
    }

    @Test("Plates and what is missing make up the target, whatever it is")
    func platesAddUp() {
        for unit in [WeightUnit.kg, .lb] {
            let usual = PlateLoad.usual(unit)
            for target in stride(from: usual.bar, through: 500_00, by: 25) {
                let load = PlateLoad(target: target, bar: usual.bar, plates: usual.plates)
                #expect(usual.bar + 2 * load.perSide.reduce(0, +) + load.missing == target)
                #expect((0..<250).contains(load.missing) || (unit == .lb && load.missing < 500))
            }
        }
    }

    @Test("One repetition is estimated from the document's example", .proves("ENRC-02"))
    func oneRepMax() {
        let hundred = Mass(kg(100_00))
        #expect(OneRepMax(hundred, reps: 5, formula: .epley)?.mass.hundredths(of: .kg) == 116_67)
        #expect(OneRepMax(hundred, reps: 5, formula: .brzycki)?.mass.hundredths(of: .kg) == 112_50)
        // In pounds as in kilograms: 225 lb × 5 is 262.5 lb.
        #expect(OneRepMax(Mass(lb(225_00)), reps: 5, formula: .epley)?.mass.hundredths(of: .lb) == 262_50)
        // Three more that were left count as done.
        #expect(OneRepMax(hundred, reps: 5, inReserve: 3, formula: .epley)?.mass.hundredths(of: .kg) == 126_67)
        let warmUp = LoggedSet(id: .example, weight: kg(100_00), reps: Whole(trusted: 5), label: .warmup)
        #expect(OneRepMax(warmUp) == nil)
    }

    @Test("The structure of a workout against its template", arguments: [
        ([(ExerciseID.bench, 2), (.dips, 3)], [], [], []),
        ([(.dips, 3), (.bench, 2)], [], [], []),
        ([(.bench, 2)], [], [ExerciseID.dips], []),
        ([(.bench, 2), (.dips, 3), (.row, 1)], [ExerciseID.row], [], []),
        ([(.bench, 3), (.dips, 3)], [], [], [WorkoutDiff.SetChange(exercise: .bench, planned: 2, done: 3)]),
        ([(.bench, 2), (.dips, 3), (.dips, 3)], [.dips], [], []),
        ([], [], [.bench, .dips], []),
    ] as [([(ExerciseID, Int)], [ExerciseID], [ExerciseID], [WorkoutDiff.SetChange])])
    func diff(_ done: [(ExerciseID, Int)], _ added: [ExerciseID], _ removed: [ExerciseID], _ sets: [WorkoutDiff.SetChange]) {
        let workout = WorkoutDetails(
            name: .example, startedAt: .example, finishedAt: .example,
            exercises: BoundedList(
                trusted: done.map { exercise, count in
                    WorkoutExercise(
                        exerciseId: exercise, name: .example, sets: BoundedList(trusted: Array(repeating: .example, count: count)))
                }))
        let diff = WorkoutDiff(template: Template.push.details, workout: workout)
        #expect(diff.added == added)
        #expect(diff.removed == removed)
        #expect(diff.sets == sets)
        #expect(diff.isEmpty == (added.isEmpty && removed.isEmpty && sets.isEmpty))
    }

    @Test("Rest days keep a streak and count for it, and today ends none before it is over", arguments: [
        // Days with a workout, days of rest, today: current and longest.
        ([], [], 0, 0, 0),
        ([0, 1, 2], [], 2, 3, 3), ([0, 1, 2], [], 3, 3, 3), ([0, 1, 2], [], 4, 0, 3), ([0, 1, 3, 4], [2], 4, 5, 5),
        ([0, 1, 3, 4], [], 4, 2, 2), ([0, 2, 4, 6, 8], [1, 3, 5, 7], 8, 9, 9),
        ([0, 1, 2, 5], [], 5, 1, 3), ([0, 1], [2, 3, 4], 5, 5, 5),
        ([0, 1], [2, 3, 4], 6, 0, 5), ([2], [0, 1], 2, 1, 1),
        ([4, 0, 2, 1, 3], [], 4, 5, 5),
    ] as [([Int64], [Int64], Int64, Int64, Int64)])
    func streak(_ days: [Int64], _ rests: [Int64], _ today: Int64, _ current: Int64, _ longest: Int64) {
        let start = LocalDate.example, rest = Set(rests.map { start + $0 })
        let streak = TrainingStreak(days: Set(days.map { start + $0 }), today: start + today) { rest.contains($0) }
        #expect(streak.current == current)
        #expect(streak.longest == longest)
    }
}
