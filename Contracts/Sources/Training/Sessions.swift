public import Wire

public enum TrainingSessionTag {}
/// Made by the app, so that starting twice is one session.
public typealias TrainingSessionID = Identifier<TrainingSessionTag>

public enum TrainingSessionStatus: String, WireEnum {
    case active, completed, discarded
}

public struct NewTrainingSession: DTO {
    public let id: TrainingSessionID
    /// The plan's day to train, 1 to 7; today's when nothing is said.
    public let weekday: Whole<WeekdayRule>?
    public init(id: TrainingSessionID, weekday: Whole<WeekdayRule>? = nil) {
        self.id = id
        self.weekday = weekday
    }
    public static let example = NewTrainingSession(id: .example)
}

/// An exercise of a running workout. FR-WORKOUT-04.
public struct SessionItem: DTO {
    public let item: PlanItem
    /// Which of its sets are ticked, counted from 1, ascending.
    public let doneSets: [Int64]
    public let completedSets: Int64
    public let completed: Bool
    public init(item: PlanItem, doneSets: [Int64]) {
        self.item = item
        self.doneSets = doneSets
        completedSets = Int64(doneSets.count)
        completed = completedSets >= item.sets
    }
    public static let example = SessionItem(item: .example, doneSets: [1])
}

public struct TrainingSession: DTO {
    public let id: TrainingSessionID
    public let status: TrainingSessionStatus
    public let title: String
    public let startedAt: Instant
    public let finishedAt: Instant?
    public let items: [SessionItem]
    /// Percent of its exercises that are done, rounded down.
    public let progress: Int64
    public init(
        id: TrainingSessionID, status: TrainingSessionStatus, title: String, startedAt: Instant, finishedAt: Instant?, items: [SessionItem]
    ) {
        self.id = id
        self.status = status
        self.title = title
        self.startedAt = startedAt
        self.finishedAt = finishedAt
        self.items = items
        progress = items.isEmpty ? 0 : Int64(items.filter { $0.completed }.count * 100 / items.count)
    }
    public static let example = TrainingSession(
        id: .example, status: .active, title: "Legs and core", startedAt: .example, finishedAt: nil, items: [.example])
}

public struct TrainingSessionParameters: DTO {
    public let id: TrainingSessionID
    public init(id: TrainingSessionID) { self.id = id }
    public static let example = TrainingSessionParameters(id: .example)
}

public struct TrainingSessionItemParameters: DTO {
    public let id: TrainingSessionID
    public let item: PlanItemID
    public init(id: TrainingSessionID, item: PlanItemID) {
        self.id = id
        self.item = item
    }
    public static let example = TrainingSessionItemParameters(id: .example, item: .example)
}

public enum SetNumberRule: WholeRule {
    public static let range: ClosedRange<Int64> = 1...100
    public static let example: Int64 = 1
}

/// FR-WORKOUT-04-a.
public struct SetTick: DTO {
    public let item: PlanItemID
    /// Counted from 1. The same set twice is one.
    public let set: Whole<SetNumberRule>
    /// False takes a tick back; true when nothing is said.
    public let done: Bool?
    public init(item: PlanItemID, set: Whole<SetNumberRule>, done: Bool? = nil) {
        self.item = item
        self.set = set
        self.done = done
    }
    public static let example = SetTick(item: .example, set: .example)
}

/// FR-WORKOUT-04-b.
public struct ItemTick: DTO {
    /// True ticks all of its sets, false takes them back.
    public let completed: Bool
    public init(completed: Bool) { self.completed = completed }
    public static let example = ItemTick(completed: true)
}

public struct MuscleCount: DTO {
    public let muscle: Muscle
    /// Sets of the main part that were ticked with it as the primary muscle.
    public let sets: Int64
    public init(muscle: Muscle, sets: Int64) {
        self.muscle = muscle
        self.sets = sets
    }
    public static let example = MuscleCount(muscle: .chest, sets: 24)
}

/// FR-PROGRESS-04.
public struct TrainingStats: DTO {
    public let totalWorkouts: Int64
    public let totalSeconds: Int64
    /// Days in a row with a workout, each the day on which it was begun; the plan's rest days neither end it nor count. C20 of the notes.
    public let currentStreak: Int64
    public let longestStreak: Int64
    /// The most trained first, at most 17.
    public let muscles: [MuscleCount]
    /// Percent of planned exercises that were completed in finished sessions, rounded down; nil before the first.
    public let completionRate: Int64?
    public init(
        totalWorkouts: Int64, totalSeconds: Int64, currentStreak: Int64, longestStreak: Int64, muscles: [MuscleCount],
        completionRate: Int64?
    ) {
        self.totalWorkouts = totalWorkouts
        self.totalSeconds = totalSeconds
        self.currentStreak = currentStreak
        self.longestStreak = longestStreak
        self.muscles = muscles
        self.completionRate = completionRate
    }
    public static let example = TrainingStats(
        totalWorkouts: 12, totalSeconds: 32_400, currentStreak: 3, longestStreak: 7, muscles: [.example], completionRate: 92)
}

/// Workouts begun in a period and what became of them. FC-METRIC-02; days are UTC's.
public struct SessionReport: DTO {
    public let started: Int64
    public let completed: Int64
    /// Percent of those started, with one decimal at most; nil without any.
    public let completionPercent: Double?
    public init(started: Int64, completed: Int64, completionPercent: Double?) {
        self.started = started
        self.completed = completed
        self.completionPercent = completionPercent
    }
    public static let example = SessionReport(started: 200, completed: 141, completionPercent: 70.5)
}
