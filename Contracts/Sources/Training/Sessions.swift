public import Wire

public enum TrainingSessionTag {}
/// Made by the app, so that starting twice is one session.
public typealias TrainingSessionID = Identifier<TrainingSessionTag>

/// How far a workout is.
public enum TrainingSessionStatus: String, WireEnum {
    /// It is running.
    case active
    /// It was finished.
    case completed
    /// It was given up.
    case discarded
}

/// A workout to begin.
public struct NewTrainingSession: DTO {
    /// Made by the app, so that starting twice is one workout.
    public let id: TrainingSessionID
    /// The plan's day to train, 1 to 7; today's when nothing is said.
    public let weekday: Whole<WeekdayRule>?
    /// The plan that the app has the day of: where another one took its place in the last seven days, the workout is of the one named here.
    /// When nothing is said, the plan there was at `startedAt`.
    public let planId: TrainingPlanID?
    /// When it was begun without a connection, at most two days ago: it counts for that day. Now when nothing is said.
    public let startedAt: Instant?
    public init(
        id: TrainingSessionID, weekday: Whole<WeekdayRule>? = nil, planId: TrainingPlanID? = nil, startedAt: Instant? = nil
    ) {
        self.id = id
        self.weekday = weekday
        self.planId = planId
        self.startedAt = startedAt
    }
    public static let example = NewTrainingSession(id: .example)
}

/// The end of a workout.
public struct SessionFinish: DTO {
    /// When it ended without a connection, at any time since it was begun. Now when nothing is said.
    public let finishedAt: Instant?
    public init(finishedAt: Instant? = nil) { self.finishedAt = finishedAt }
    public static let example = SessionFinish()
}

/// An exercise of a running workout. FR-WORKOUT-04.
public struct SessionItem: DTO {
    /// What is done.
    public let item: PlanItem
    /// Which of its sets are ticked, counted from 1, ascending.
    public let doneSets: [Int64]
    /// How many of its sets are ticked.
    public let completedSets: Int64
    /// Whether all of them are.
    public let completed: Bool
    public init(item: PlanItem, doneSets: [Int64]) {
        self.item = item
        self.doneSets = doneSets
        completedSets = Int64(doneSets.count)
        completed = completedSets >= item.sets
    }
    public static let example = SessionItem(item: .example, doneSets: [1])
}

/// A workout of the plan, set by set.
public struct TrainingSession: DTO {
    public let id: TrainingSessionID
    public let status: TrainingSessionStatus
    /// What it is called, in the reader's language.
    public let title: String
    /// When it was begun.
    public let startedAt: Instant
    /// When it ended; left out while it is running.
    public let finishedAt: Instant?
    /// Its exercises, in order.
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
    /// Which workout.
    public let id: TrainingSessionID
    public init(id: TrainingSessionID) { self.id = id }
    public static let example = TrainingSessionParameters(id: .example)
}

public struct TrainingSessionItemParameters: DTO {
    /// Which workout.
    public let id: TrainingSessionID
    /// Which exercise of it.
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

/// A set that was done. FR-WORKOUT-04-a.
public struct SetTick: DTO {
    /// Which exercise of the workout.
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

/// An exercise that was done. FR-WORKOUT-04-b.
public struct ItemTick: DTO {
    /// True ticks all of its sets, false takes them back.
    public let completed: Bool
    public init(completed: Bool) { self.completed = completed }
    public static let example = ItemTick(completed: true)
}

/// How much a muscle was trained.
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

/// What somebody trained so far. FR-PROGRESS-04.
public struct TrainingStats: DTO {
    /// Workouts that were finished.
    public let totalWorkouts: Int64
    /// How long they took together, in seconds.
    public let totalSeconds: Int64
    /// Days in a row with a workout, each the day on which it was begun, or of rest by the plan after one: those keep it and count. C20 of
    /// the notes.
    public let currentStreak: Int64
    /// The longest run of such days.
    public let longestStreak: Int64
    /// The most trained first, at most 17.
    public let muscles: [MuscleCount]
    /// Percent of planned exercises that were completed in finished sessions, rounded down; left out before the first.
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
    /// How many were begun.
    public let started: Int64
    /// How many of them were finished.
    public let completed: Int64
    /// Percent of those started, with one decimal at most; left out without any.
    public let completionPercent: Double?
    public init(started: Int64, completed: Int64, completionPercent: Double?) {
        self.started = started
        self.completed = completed
        self.completionPercent = completionPercent
    }
    public static let example = SessionReport(started: 200, completed: 141, completionPercent: 70.5)
}
