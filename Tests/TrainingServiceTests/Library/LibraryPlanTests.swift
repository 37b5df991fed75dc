import Contracts
import TestSupport
import Testing
import TrainingDomain

@testable import TrainingService

/// Plans from the library that comes with the service, for everybody there can be.
struct LibraryPlanTests {
    let library: LibrarySnapshot
    init() throws { library = try Shipped.snapshot() }

    private static let injuries: [[InjuryArea]] = [[]] + InjuryArea.allCases.map { [$0] } + [InjuryArea.allCases]

    private func week(_ input: PlanInput) -> [PlannedDay] { PlanMaker(input, library: library.facts).week() }

    @Test(
        "Every day of every plan has a warm-up, a main part and a cool-down in that order",
        arguments: ExperienceLevel.allCases, WorkoutLocation.allCases)
    func everybody(level: ExperienceLevel, place: WorkoutLocation) {
        for days in Int64(2)...6 {
            for (number, injuries) in Self.injuries.enumerated() {
                for goal in MainGoal.allCases {
                    let input = PlanInput(
                        goal: goal, level: level, days: days, equipment: place.equipment, injuries: injuries, seed: "\(number)/\(days)")
                    let week = week(input)
                    #expect(week.count == Int(days))
                    #expect(Set(week.map(\.weekday)).count == week.count && week.allSatisfy { (1...7).contains($0.weekday) })
                    for day in week { check(day, input, place) }
                }
            }
        }
    }

    private func check(_ day: PlannedDay, _ input: PlanInput, _ place: WorkoutLocation) {
        let about = "\(input) day \(day.weekday)"
        let phases = day.items.map(\.phase)
        let order = phases.compactMap { PlanPhase.allCases.firstIndex(of: $0) }
        #expect(order == order.sorted(), "\(about)")
        #expect(Set(phases) == Set(PlanPhase.allCases), "\(about)")
        let main = day.items.filter { $0.phase == .main }
        #expect(main.count == (input.level == .beginner ? 4 : 5), "\(about): \(main.map(\.exercise.id.text))")
        #expect(day.items.count { $0.phase == .warmUp } == 3 && day.items.count { $0.phase == .coolDown } == 3, "\(about)")
        #expect(Set(day.items.map(\.exercise.id)).count == day.items.count, "\(about): nothing twice")
        for item in day.items {
            let exercise = item.exercise
            #expect(place.equipment.contains(exercise.equipment) && exercise.level.rank <= input.level.rank, "\(exercise.id.text)")
            #expect((item.reps == nil) != (item.seconds == nil) && item.sets >= 1)
            if item.reason != .staple {
                #expect(!exercise.stresses.contains { input.injuries.contains($0) }, "\(about): \(exercise.id.text) is no staple")
            }
            if item.phase == .coolDown { #expect(exercise.pattern == .stretch && exercise.force == .hold && item.seconds != nil) }
            if item.phase == .warmUp { #expect(exercise.kind == .cardio || (exercise.pattern == .stretch && exercise.force != .hold)) }
        }
        #expect(main.count { $0.reason == .staple } == 2)
        #expect((20...120).contains(PlanDuration.minutes(day.items.map { ($0.sets, $0.reps, $0.seconds, $0.restSeconds) })))
    }

    @Test("A day is built on lifts that everybody knows, for the muscles that the day is for", arguments: ["a", "b", "c", "d"])
    func staples(seed: String) {
        for level in ExperienceLevel.allCases {
            let week = week(PlanInput(goal: .muscleGain, level: level, days: 6, equipment: WorkoutLocation.gym.equipment, seed: seed))
            for day in week {
                for item in day.items where item.reason == .staple {
                    #expect(item.exercise.mechanic == .compound, "\(item.exercise.id.text)")
                    let isKnown = !item.exercise.standIns.isEmpty || library.facts.contains { $0.standIns.contains(item.exercise.id) }
                    #expect(isKnown, "\(item.exercise.id.text)")
                }
            }
        }
    }

    @Test("The same person in the same week gets the same plan, whatever order the library is in")
    func deterministic() {
        var weeks: Set<[PlannedDay]> = []
        for week in 10..<14 {
            let input = PlanInput(
                goal: .fatLoss, level: .intermediate, days: 4, equipment: WorkoutLocation.gym.equipment, injuries: [.knee],
                seed: "noor/2026-W\(week)")
            let plan = self.week(input)
            #expect(plan == PlanMaker(input, library: library.facts.reversed()).week())
            weeks.insert(plan)
        }
        #expect(weeks.count > 1, "weeks differ")
    }

    @Test(
        "A custom plan has just the days, the equipment and the muscles that were asked for",
        arguments: [[ExerciseEquipment.band], [.kettlebell], [.dumbbell, .bodyOnly], [.barbell], [.cable, .machine], [.foamRoll], []])
    func custom(equipment: [ExerciseEquipment]) {
        for level in ExperienceLevel.allCases {
            for injuries in Self.injuries {
                let input = PlanInput(
                    goal: .muscleGain, level: level, days: 3, equipment: equipment, focus: [.core, .back], injuries: injuries, seed: "x")
                let week = week(input)
                #expect(week.count == 3)
                for day in week {
                    #expect(Set(day.items.map(\.phase)) == Set(PlanPhase.allCases))
                    #expect(day.items.allSatisfy { $0.exercise.equipment == .bodyOnly || equipment.contains($0.exercise.equipment) })
                    #expect(
                        day.items.count { $0.phase == .main } >= 3, "\(equipment) \(level) \(injuries) \(day.items.map(\.exercise.id.text))"
                    )
                }
                let trained = Set(week.flatMap(\.items).filter { $0.phase == .main }.map(\.exercise.category))
                #expect(trained.isSuperset(of: [.core, .back]), "\(equipment) \(level) \(injuries) \(trained)")
            }
        }
    }

    @Test(
        "All that somebody wants to train more is in the main parts of the week, however much it is",
        arguments: ExperienceLevel.allCases, [[ExerciseCategory.chest, .back, .core], ExerciseCategory.allCases.filter { $0 != .other }])
    func focus(level: ExperienceLevel, focus: [ExerciseCategory]) {
        for days in [Int64(2), 3, 6] {
            for injuries in Self.injuries {
                let input = PlanInput(
                    goal: .muscleGain, level: level, days: days, equipment: [.dumbbell], focus: focus, injuries: injuries, seed: "x")
                let week = week(input)
                let main = week.flatMap(\.items).filter { $0.phase == .main }
                #expect(Set(main.map(\.exercise.category)).isSuperset(of: focus), "\(level) \(days) \(injuries)")
                for category in focus {
                    #expect(main.contains { $0.reason == .focus(category) }, "\(level) \(days) \(injuries) \(category)")
                }
                for day in week {
                    let items = day.items.filter { $0.phase == .main }
                    #expect((3...7).contains(items.count) && items.count { $0.reason == .staple } == 2, "\(level) \(days) \(injuries)")
                }
            }
        }
    }

    @Test(
        "No day has an exercise twice, however little is at hand for what somebody wants to train more",
        arguments: ExperienceLevel.allCases, [[], [ExerciseEquipment.band]])
    func distinct(level: ExperienceLevel, equipment: [ExerciseEquipment]) {
        for focus in ExerciseCategory.allCases where focus != .other {
            for days in Int64(2)...6 {
                for injuries in Self.injuries {
                    let input = PlanInput(
                        goal: .muscleGain, level: level, days: days, equipment: equipment, focus: [focus], injuries: injuries, seed: "x")
                    for day in week(input) {
                        let main = day.items.filter { $0.phase == .main }.map(\.exercise.id.text)
                        #expect(main.count >= 3 && Set(main).count == main.count, "\(input) day \(day.weekday): \(main)")
                    }
                }
            }
        }
    }

    @Test("Who has a sore knee is told of the squat, and gets other exercises without a word where nothing is lost")
    func knee() {
        let input = PlanInput(
            goal: .muscleGain, level: .intermediate, days: 4, equipment: WorkoutLocation.gym.equipment, injuries: [.knee], seed: "y")
        let items = week(input).flatMap(\.items)
        let marked = items.filter { InjuryRule.conflict(of: $0.exercise, with: [.knee]) != nil }
        #expect(marked.allSatisfy { $0.reason == .staple } && !marked.isEmpty)
        for item in marked {
            let answer = InjuryRule.alternatives(to: item.exercise, in: library.facts, injuries: [.knee], equipment: input.equipment)
            #expect(answer.items.count == 3, "\(item.exercise.id.text)")
        }
        // No usual press stresses a knee, so none is there to spare one.
        #expect(items.allSatisfy { $0.reason != .spares(.knee) || $0.exercise.category == .legs })
    }
}
