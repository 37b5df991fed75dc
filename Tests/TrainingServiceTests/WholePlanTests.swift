import AppTesting
import Contracts
import JSONCoding
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import TrainingService
import Wire

/// Plans made of the library that the service comes with.
@Suite(.serialized) struct WholePlanTests {
    private static let everywhere: [Injury] = [.shoulder, .knee, .lowerBack, .neck, .ankle]
    private static let weeks: [(days: Int64, injuries: [Injury])] = [
        (2, [.none]), (3, [.knee]), (4, everywhere), (5, [.shoulder, .neck]), (6, everywhere),
    ]
    private static let home: Set<ExerciseEquipment> = [.bodyOnly, .band, .dumbbell, .exerciseBall, .foamRoll]

    @Test(arguments: [WorkoutLocation.home, .gym], [ExperienceLevel.beginner, .intermediate, .advanced])
    func everyDayIsAWholeWorkout(_ place: WorkoutLocation, _ level: ExperienceLevel) async throws {
        try await Self.run { fixture in
            for (days, injuries) in Self.weeks {
                let somebody = try await fixture.somebody(.fitcoach) {
                    $0.mainGoal = MainGoal.allCases[Int(days) % 3]
                    $0.workoutLocation = place
                    $0.secondIntake = .made(level, days: days, injuries)
                }
                let plan = try await somebody.generate()
                #expect(plan.days.count == Int(days))
                for day in plan.days { Self.check(day, place, injuries.compactMap { InjuryArea($0) }, "\(place) \(level) \(days)") }
                for item in plan.items where item.injuryConflict != nil {
                    let offered = try await somebody.alternatives(item)
                    #expect(offered.items.count == 3 || offered.shortfall != nil, "\(item.exercise.id)")
                    #expect(offered.items.allSatisfy { $0.stresses.allSatisfy { area in !injuries.contains { InjuryArea($0) == area } } })
                }
            }
        }
    }

    private static func check(_ day: PlanDay, _ place: WorkoutLocation, _ injuries: [InjuryArea], _ what: String) {
        let phases = day.items.map(\.phase)
        let main = day.items.filter { $0.phase == .main }
        #expect(phases.first == .warmUp && phases.last == .coolDown && main.count >= 3, "\(what)")
        let order: [PlanPhase: Int] = [.warmUp: 0, .main: 1, .coolDown: 2]
        #expect(phases.compactMap { order[$0] } == phases.compactMap { order[$0] }.sorted(), "\(what)")
        #expect((20...120).contains(day.estimatedMinutes) && day.items.count <= 16, "\(what): \(day.estimatedMinutes) minutes")
        #expect(Set(main.map(\.exercise.id)).count == main.count, "\(what): \(main.map(\.exercise.id.text))")
        if place == .home { #expect(day.items.allSatisfy { $0.exercise.equipment.map(home.contains) ?? false }, "\(what)") }
        let marked = day.items.filter { $0.injuryConflict != nil }.map(\.id)
        #expect(Set(marked).isSubset(of: main.prefix(2).map(\.id)), "\(what): only what the day is built on may be marked")
        #expect(day.items.allSatisfy { $0.exercise.imageUrl?.hasPrefix("http://") == true && $0.exercise.kind != nil }, "\(what)")
    }

    /// Somebody new with a knee that hurts, who trains in a gym without paying for it: what their plan is built on is marked where it loads
    /// the knee, and three others stand in for each.
    @Test(.proves("FC-JOURNEY-07-i"), arguments: MainGoal.allCases) func aSoreKneeIsSeenInTheFirstPlan(_ goal: MainGoal) async throws {
        try await Self.run { fixture in
            for (injury, isMarked) in [(Injury.knee, true), (.none, false)] {
                let somebody = try await fixture.somebody(.fitcoach) {
                    $0.mainGoal = goal
                    $0.secondIntake = .made(.beginner, [injury])
                }
                let marked = try await somebody.generate().items.filter { $0.injuryConflict == .knee }
                #expect(marked.isEmpty != isMarked)
                for item in marked { #expect(try await somebody.alternatives(item).items.count == 3, "\(item.exercise.id)") }
            }
        }
    }

    private static let library = Result { try ReadLibrary("Services/Training/Library") }

    private static func run(_ body: (TrainingFixture) async throws -> Void) async throws {
        let library = try library.get()
        try await TrainingFixture.run(configure: { $0.library = .read(library) }, body)
    }
}
