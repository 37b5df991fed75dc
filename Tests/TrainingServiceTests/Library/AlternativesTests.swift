import Contracts
import TestSupport
import Testing
import TrainingDomain

@testable import TrainingService

/// FR-WORKOUT-05 over everything there is: each exercise, each area it stresses, each place.
struct AlternativesTests {
    let library: LibrarySnapshot
    init() throws { library = try Shipped.snapshot() }

    @Test(
        "For every exercise that stresses an area there are three that spare it, or it is said honestly that there are not",
        arguments: InjuryArea.allCases, WorkoutLocation.allCases)
    func everyExercise(area: InjuryArea, place: WorkoutLocation) {
        for original in library.facts {
            let answer = InjuryRule.alternatives(to: original, in: library.facts, injuries: [area], equipment: place.equipment)
            check(answer, of: original, injuries: [area], place)
            let alike = library.facts.filter {
                $0.id != original.id && $0.primary == original.primary && $0.pattern == original.pattern && !$0.stresses.contains(area)
            }
            let possible = alike.filter { place.equipment.contains($0.equipment) }
            #expect(answer.items.count == min(3, possible.count), "\(original.id.text): as many as there are, up to three")
            if answer.items.count < 3 {
                #expect(answer.shortfall == (alike.count > possible.count ? .equipment : .injuries), "\(original.id.text)")
            }
        }
    }

    @Test("Somebody with every injury is offered nothing that stresses any of them", arguments: WorkoutLocation.allCases)
    func everyInjury(place: WorkoutLocation) {
        for original in library.facts {
            let answer = InjuryRule.alternatives(to: original, in: library.facts, injuries: InjuryArea.allCases, equipment: place.equipment)
            check(answer, of: original, injuries: InjuryArea.allCases, place)
        }
    }

    private func check(_ answer: InjuryRule.Answer, of original: ExerciseFacts, injuries: [InjuryArea], _ place: WorkoutLocation) {
        #expect(answer.items.count == 3 ? answer.shortfall == nil : answer.shortfall != nil, "\(original.id.text)")
        #expect(Set(answer.items.map(\.id)).count == answer.items.count)
        for item in answer.items {
            #expect(item.id != original.id && item.primary == original.primary && item.pattern == original.pattern)
            #expect(!item.stresses.contains { injuries.contains($0) }, "\(item.id.text) for \(original.id.text)")
            #expect(place.equipment.contains(item.equipment))
        }
    }

    /// A shortfall is for what is rare: everything that plans are made of has three.
    @Test("Nearly every exercise of a plan that stresses an area has three alternatives", arguments: WorkoutLocation.allCases)
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
                if answer.items.count < 3 { short.append("\(original.id.text) \(area.rawValue) \(answer.items.count)") }
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
                "Leg Press", "Dumbbell Bulgarian Split Squat", "Box Squat",
            ])
        #expect(answer.shortfall == nil)
    }
}
