public import Contracts
public import Wire

/// A coach with room, as somebody who looks for one sees them.
public struct CoachCandidate: Sendable, Equatable {
    public let id: UserID
    public let languages: [TextLanguage]
    /// Empty: everything alike.
    public let goals: [MainGoal]
    public let clients: Int64
    public let capacity: Int64
    public init(id: UserID, languages: [TextLanguage], goals: [MainGoal], clients: Int64, capacity: Int64) {
        self.id = id
        self.languages = languages
        self.goals = goals
        self.clients = clients
        self.capacity = capacity
    }
}

/// Who gets whom. FC-ADD-06: one with room, the right language and the right specialty.
public enum AssignmentRule {
    /// The coaches to try, the best first: those who are best at the goal, then those who have no preference, then those with other goals;
    /// within these the one who has the smallest part of their room taken.
    public static func ranked(_ candidates: [CoachCandidate], goal: MainGoal) -> [CoachCandidate] {
        candidates.sorted { a, b in
            let (first, second) = (fit(a, goal), fit(b, goal))
            if first != second { return first < second }
            let (load, other) = (a.clients * b.capacity, b.clients * a.capacity)
            if load != other { return load < other }
            return a.id.text.utf8.lexicographicallyPrecedes(b.id.text.utf8)
        }
    }

    private static func fit(_ coach: CoachCandidate, _ goal: MainGoal) -> Int {
        coach.goals.contains(goal) ? 0 : coach.goals.isEmpty ? 1 : 2
    }
}
