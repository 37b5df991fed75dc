public import Contracts
public import Wire

/// FitCoach+'s badges. FR-PROGRESS-07.
public enum AchievementRule {
    /// How many workouts, or days of a streak, earn it.
    public static func target(of kind: AchievementKind) -> Int64 {
        switch kind {
        case .firstWorkout: 1
        case .tenWorkouts: 10
        case .fiftyWorkouts: 50
        case .weekStreak: 7
        case .monthStreak: 30
        }
    }

    /// The badges that these numbers have earned, in the order of their page.
    public static func earned(workouts: Int64, longestStreak: Int64) -> [AchievementKind] {
        AchievementKind.allCases.filter { $0.count(workouts: workouts, longestStreak: longestStreak) >= target(of: $0) }
    }

    /// Every badge with the way to it, and the nearest workout milestone ahead. A badge stays earned, and its progress full, whatever
    /// the numbers do afterwards.
    public static func list(workouts: Int64, longestStreak: Int64, earnedAt: [AchievementKind: Instant]) -> AchievementList {
        let items = AchievementKind.allCases.map { kind in
            let target = target(of: kind)
            let count = max(0, kind.count(workouts: workouts, longestStreak: longestStreak))
            return Achievement(
                kind: kind, progress: earnedAt[kind] == nil ? min(count, target) : target, target: target, earnedAt: earnedAt[kind])
        }
        return AchievementList(items: items, next: items.first { $0.kind.isWorkoutMilestone && $0.progress < $0.target })
    }
}

extension AchievementKind {
    fileprivate var isWorkoutMilestone: Bool {
        switch self {
        case .firstWorkout, .tenWorkouts, .fiftyWorkouts: true
        case .weekStreak, .monthStreak: false
        }
    }

    fileprivate func count(workouts: Int64, longestStreak: Int64) -> Int64 { isWorkoutMilestone ? workouts : longestStreak }
}
