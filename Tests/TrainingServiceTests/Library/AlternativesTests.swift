import Contracts
import TestSupport
import Testing
import TrainingDomain
import Wire

@testable import TrainingService

/// FR-WORKOUT-05 over everything there is: each exercise, each area, each place.
struct AlternativesTests {
    let library: LibrarySnapshot
    init() throws { library = try Shipped.snapshot() }

    @Test(
        "For every exercise that stresses an area, and every other one, there are three that spare it", .proves("FR-WORKOUT-05-d"),
        arguments: InjuryArea.allCases, WorkoutLocation.allCases)
    func everyExercise(area: InjuryArea, place: WorkoutLocation) {
        for original in library.facts { check(original, injuries: [area], place) }
    }

    /// Who has fewer injuries has no less to choose from.
    @Test("Somebody with every injury is offered three as well", .proves("FR-WORKOUT-05-d"), arguments: WorkoutLocation.allCases)
    func everyInjury(place: WorkoutLocation) {
        for original in library.facts { check(original, injuries: InjuryArea.allCases, place) }
    }

    @Test("And so is somebody with some of them", .proves("FR-WORKOUT-05-d"), arguments: WorkoutLocation.allCases)
    func someInjuries(place: WorkoutLocation) {
        var random = SeededRandom(seed: 5)
        for original in library.facts {
            check(original, injuries: InjuryArea.allCases.filter { _ in Bool.random(using: &random) }, place)
        }
    }

    private func check(_ original: ExerciseFacts, injuries: [InjuryArea], _ place: WorkoutLocation) {
        let answer = InjuryRule.alternatives(to: original, in: library.facts, injuries: injuries, equipment: place.equipment)
        #expect(answer.items.count == 3 && answer.shortfall == nil, "\(original.id.text): \(injuries.map(\.rawValue))")
        #expect(Set(answer.items.map(\.id)).count == answer.items.count)
        for item in answer.items {
            #expect(item.id != original.id && item.primary == original.primary, "\(item.id.text) for \(original.id.text)")
            #expect(!item.stresses.contains { injuries.contains($0) }, "\(item.id.text) for \(original.id.text)")
            #expect(place.equipment.contains(item.equipment))
        }
    }

    /// Another movement is for what is rare: in place of everything that plans are made of there are three of the same.
    @Test("Nearly everything in a plan that stresses an area has three alternatives of its pattern", arguments: WorkoutLocation.allCases)
    func coverage(place: WorkoutLocation) {
        let patterns = Set(SplitDay.allCases.flatMap(\.patterns))
        var (asked, short) = (0, [String]())
        for original in library.facts
        where [.strength, .powerlifting].contains(original.kind) && patterns.contains(original.pattern)
            && place.equipment.contains(original.equipment)
        {
            for area in original.stresses {
                asked += 1
                let answer = InjuryRule.alternatives(to: original, in: library.facts, injuries: [area], equipment: place.equipment)
                let alike = answer.items.count { $0.pattern == original.pattern }
                if alike < 3 { short.append("\(original.id.text) \(area.rawValue) \(alike)") }
            }
        }
        #expect(asked > 80)
        #expect(short.count * 20 <= asked, "\(short)")
    }

    @Test("A sore knee in a gym gets leg press, Bulgarian split squat and box squat in place of the squat")
    func squat() throws {
        let squat = try #require(library.facts(ExerciseID(trusted: "barbell-squat")))
        #expect(InjuryRule.conflict(of: squat, with: [.knee]) == .knee)
        let answer = InjuryRule.alternatives(
            to: squat, in: library.facts, injuries: [.knee], equipment: WorkoutLocation.gym.equipment)
        #expect(answer.items.map(\.id.text) == ["leg-press", "split-squat-with-dumbbells", "box-squat"])
        #expect(
            answer.items.compactMap { library.exercise($0.id)?.name.en.text } == [
                "Leg Press", "Bulgarian Split Squats", "Box Squats",
            ])
        #expect(answer.shortfall == nil)
    }

    /// What each of these is known for.
    private static let strains: [(exercise: String, area: InjuryArea, strain: Strain)] = [
        ("barbell-squat", .knee, .compression), ("barbell-squat", .lowerBack, .compression), ("leg-extensions", .knee, .shear),
        ("running-treadmill", .knee, .impact), ("stairmaster", .knee, .compression), ("rope-jumping", .ankle, .impact),
        ("barbell-deadlift", .lowerBack, .shear), ("bent-over-barbell-row", .lowerBack, .shear), ("russian-twist", .lowerBack, .twisting),
        ("sit-up", .lowerBack, .bending), ("standing-military-press", .shoulder, .overhead), ("dumbbell-flyes", .shoulder, .stretching),
        ("good-morning", .neck, .compression), ("barbell-shrug", .neck, .load),
    ]

    @Test("What is known of an exercise is said of it", arguments: strains)
    func reasons(_ exercise: String, _ area: InjuryArea, _ strain: Strain) throws {
        let facts = try #require(library.facts(ExerciseID(trusted: exercise)))
        #expect(facts.stresses.contains(area) && facts.strain(on: area) == strain)
    }

    @Test("The reason of a sore knee and a squat is that of the scenario, and every exercise has one for each area that it stresses")
    func reasonOfEach() throws {
        let squat = try #require(library.facts(ExerciseID(trusted: "barbell-squat")))
        #expect(PlanText.reason(squat.strain(on: .knee), on: .knee, .english) == "High knee compression, may worsen knee injury")
        for exercise in library.facts {
            for area in exercise.stresses {
                let reason = PlanText.reason(exercise.strain(on: area), on: area, .english)
                let name = PlanText.name(area, .english)
                #expect(reason.hasSuffix(", may worsen \(name) injury"), "\(exercise.id.text): \(reason)")
            }
        }
    }
}
