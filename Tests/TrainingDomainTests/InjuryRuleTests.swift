import Contracts
import TestSupport
import Testing
import TrainingDomain
import Wire

/// In which order alternatives are offered. What is offered at all is in `AlternativesTests`, over the whole library.
struct InjuryRuleTests {
    private static let atHand: [ExerciseEquipment] = [.barbell, .dumbbell, .machine]

    private func squat(
        _ id: String, _ equipment: ExerciseEquipment = .dumbbell, _ level: ExerciseLevel = .beginner, stresses: [InjuryArea] = []
    ) -> ExerciseFacts {
        ExerciseFacts(
            id: ExerciseID(trusted: id), kind: .strength, pattern: .squat, primary: .quadriceps, equipment: equipment, level: level,
            mechanic: .compound, stresses: stresses)
    }

    private func offered(_ library: [ExerciseFacts], in place: ExerciseFacts, _ level: ExperienceLevel?) -> [String] {
        InjuryRule.alternatives(to: place, in: library, injuries: [.knee], equipment: Self.atHand, level: level).items.map(\.id.text)
    }

    @Test("The advanced substitution begins with the same equipment", .proves("FC-MATRIX-injury-premium", "FC-MATRIX-injury-smart"))
    func sameEquipmentFirst() {
        let original = squat("original", .machine, stresses: [.knee])
        let library = [original, squat("a", .dumbbell), squat("b", .barbell), squat("c", .machine)]
        #expect(offered(library, in: original, .beginner) == ["c", "a", "b"])
        // The basic one does not look at it: what is alike stands in the order of its ids.
        #expect(offered(library, in: original, nil) == ["a", "b", "c"])
    }

    @Test("The advanced substitution begins with what somebody is used to", .proves("FC-MATRIX-injury-premium", "FC-MATRIX-injury-smart"))
    func nearestLevelFirst() {
        let original = squat("original", stresses: [.knee])
        let library = [
            original, squat("a", .dumbbell, .beginner), squat("b", .dumbbell, .intermediate), squat("c", .dumbbell, .expert),
        ]
        #expect(offered(library, in: original, .advanced) == ["c", "b", "a"])
        // Nobody is asked for more than they are used to while there is something easier.
        #expect(offered(library, in: original, .intermediate) == ["b", "a", "c"])
        #expect(offered(library, in: original, .beginner) == ["a", "b", "c"])
        // The basic one keeps to the level of the original.
        #expect(offered(library, in: original, nil) == ["a", "b", "c"])
    }

    @Test("What needs equipment that is not at hand, or loads the area, is not offered, whatever its rank")
    func onlyWhatIsPossible() {
        let original = squat("original", .machine, stresses: [.knee])
        let library = [original, squat("a", .cable), squat("b", .machine, stresses: [.knee]), squat("c", .bodyOnly)]
        #expect(offered(library, in: original, .beginner) == ["c"])
    }

    @Test("What the day has already comes last, and makes three where nothing else does")
    func besidesTheDay() {
        let original = squat("original", stresses: [.knee])
        let library = [original, squat("a"), squat("b"), squat("c"), squat("d")]
        func offered(_ others: String...) -> [String] {
            InjuryRule.alternatives(
                to: original, in: library, injuries: [.knee], equipment: Self.atHand, beside: others.map { ExerciseID(trusted: $0) }
            ).items.map(\.id.text)
        }
        #expect(offered("a") == ["b", "c", "d"])
        #expect(offered("a", "b") == ["c", "d", "a"])
    }

    @Test("Where fewer than three of the pattern are left, others of the muscle follow, and what trains it comes before what loosens it")
    func otherPatterns() {
        func other(_ id: String, _ kind: ExerciseKind, _ pattern: MovementPattern, for muscle: Muscle = .quadriceps) -> ExerciseFacts {
            ExerciseFacts(
                id: ExerciseID(trusted: id), kind: kind, pattern: pattern, primary: muscle, equipment: .bodyOnly, level: .beginner)
        }
        let original = squat("original", stresses: [.knee])
        let library = [
            original, other("a", .stretching, .stretch), other("b", .strength, .kneeExtension), other("c", .strength, .hinge, for: .glutes),
            squat("d", .dumbbell, .expert),
        ]
        #expect(offered(library, in: original, nil) == ["d", "b", "a"])
        #expect(offered(library.filter { $0.id.text != "b" }, in: original, nil) == ["d", "a"])
    }
}
