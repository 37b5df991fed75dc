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

/// What coaches who take people speak, and whether one of them has room.
public struct CoachedLanguages: Sendable, Equatable {
    public let spoken: [TextLanguage]
    public let hasRoom: Bool
    public init(spoken: [TextLanguage], hasRoom: Bool) {
        self.spoken = spoken
        self.hasRoom = hasRoom
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

    /// The languages of those for whom there is a place: one of these coaches has room and speaks it, or has room while none of them
    /// speaks it.
    public static func languagesWithRoom(_ coaches: [CoachedLanguages]) -> [TextLanguage] {
        guard coaches.contains(where: { $0.hasRoom }) else { return [] }
        return TextLanguage.allCases.filter { language in
            let speaking = coaches.filter { $0.spoken.contains(language) }
            return speaking.isEmpty || speaking.contains(where: { $0.hasRoom })
        }
    }

    private static func fit(_ coach: CoachCandidate, _ goal: MainGoal) -> Int {
        coach.goals.contains(goal) ? 0 : coach.goals.isEmpty ? 1 : 2
    }
}
