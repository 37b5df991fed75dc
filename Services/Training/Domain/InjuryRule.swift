public import Contracts

/// What can stand in for an exercise that stresses an area somebody has injured. FR-WORKOUT-05.
public enum InjuryRule {
    /// How many alternatives are shown, where there are that many.
    public static let count = 3

    /// Why fewer than three alternatives are shown.
    public enum Shortfall: Sendable, Hashable {
        /// The rest of the exercises like it need equipment that is not at hand.
        case equipment
        /// The rest of the exercises like it stress an injured area too.
        case injuries
    }

    public struct Answer: Sendable, Hashable {
        public let items: [ExerciseFacts]
        /// Nil when there are three.
        public let shortfall: Shortfall?
    }

    /// The area of somebody's injuries that an exercise stresses; the first as the intake lists them.
    public static func conflict(of exercise: ExerciseFacts, with injuries: [InjuryArea]) -> InjuryArea? {
        InjuryArea.allCases.first { injuries.contains($0) && exercise.stresses.contains($0) }
    }

    /// Three exercises with the same primary muscle, with equipment that is at hand, none of which stresses any of the person's areas.
    /// Those of the same pattern come first; where there are fewer than three, others follow. There are three of every exercise of the
    /// library that comes with the service, whatever the injuries, at home and in a gym; fewer only for equipment of one's own choice.
    ///
    /// - Parameters:
    ///   - level: with the advanced substitution, what somebody is used to: nearer levels and the same equipment come first.
    ///   - others: what the same day has already, which comes last: nobody should do one exercise twice.
    public static func alternatives(
        to original: ExerciseFacts, in library: [ExerciseFacts], injuries: [InjuryArea], equipment: [ExerciseEquipment],
        level: ExperienceLevel? = nil, beside others: [ExerciseID] = []
    ) -> Answer {
        let alike = library.filter { $0.id != original.id && $0.primary == original.primary }
        let spared = alike.filter { exercise in !exercise.stresses.contains { injuries.contains($0) } }
        // What needs nothing can be done everywhere.
        let possible = spared.filter { $0.equipment == .bodyOnly || equipment.contains($0.equipment) }
        var items: [ExerciseFacts] = []
        for isThere in [false, true] {
            for likeness in Likeness.allCases where items.count < count {
                let ranked = possible.filter { Self.likeness(of: $0, to: original) == likeness && others.contains($0.id) == isThere }
                    .map { (rank: rank($0, for: original, level: level), exercise: $0) }
                    .sorted { $0.rank < $1.rank }
                items += ranked.prefix(count - items.count).map { $0.exercise }
            }
        }
        if items.count == count { return Answer(items: items, shortfall: nil) }
        return Answer(items: items, shortfall: spared.count > possible.count ? .equipment : .injuries)
    }

    /// What two exercises for one muscle have in common, the most first.
    private enum Likeness: CaseIterable {
        /// The movement.
        case pattern
        /// Both train the muscle, or both loosen it.
        case purpose
        case muscle
    }

    private static func likeness(of candidate: ExerciseFacts, to original: ExerciseFacts) -> Likeness {
        if candidate.pattern == original.pattern { return .pattern }
        return (candidate.kind == .stretching) == (original.kind == .stretching) ? .purpose : .muscle
    }

    /// Lower is better: what an expert would take, then what is most alike, then by id so that the order is always the same.
    private static func rank(_ candidate: ExerciseFacts, for original: ExerciseFacts, level: ExperienceLevel?) -> Rank {
        let chosen = original.standIns.firstIndex(of: candidate.id) ?? original.standIns.count
        let wanted = level?.rank ?? original.level.rank
        var distance = abs(candidate.level.rank - wanted) * 4
        if candidate.level.rank > wanted { distance += 4 }
        if candidate.mechanic != original.mechanic { distance += 4 }
        if level != nil, candidate.equipment != original.equipment { distance += 2 }
        if candidate.kind != original.kind { distance += 8 }
        distance -= min(3, original.secondary.count { candidate.secondary.contains($0) })
        return Rank(chosen: chosen, distance: distance, id: candidate.id.text)
    }

    private struct Rank: Comparable {
        let chosen: Int
        let distance: Int
        let id: String
        static func < (a: Rank, b: Rank) -> Bool {
            if a.chosen != b.chosen { return a.chosen < b.chosen }
            return a.distance != b.distance ? a.distance < b.distance : a.id < b.id
        }
    }
}
