public import Wire

/// What kind of task it is, which numbers of `TaskMetrics` it takes, and what proves it done, the usual proof first. GTSD-P-3.4-02.
public enum TaskType: String, WireEnum {
    /// Strength training. Takes `sets`, `reps`, `weightKg`, `minutes` and `calories`. Proved by `metrics`, `text_log` or
    /// `photo_reference`.
    case workout
    /// Endurance. Takes `minutes`, `distanceKm`, `steps` and `calories`. Proved by `metrics`, `text_log` or `photo_reference`.
    case cardio
    /// Something to eat. Takes `calories` and `proteinG`. Proved by `metrics`, `text_log` or `photo_reference`.
    case meal
    /// A supplement to take. Takes no numbers. Proved by `text_log` or `photo_reference`.
    case supplement
    /// Water to drink. Takes `ml`. Proved by `metrics`, `text_log` or `photo_reference`.
    case hydration
    /// A weigh-in. Takes `weightKg`. Proved by `metrics` that have it.
    case weightLog
    /// A progress photo. Takes no numbers. Proved by `photo_reference` or `text_log`.
    case progressPhoto
}

/// How a day's list is grouped. GTSD-4.1-02; the fifth group holds the two types the document's four leave out.
public enum TaskGroup: String, WireEnum {
    /// Meals.
    case nutrition
    /// Workouts and cardio.
    case exercise
    /// Supplements.
    case supplements
    /// Water.
    case hydration
    /// Weigh-ins and progress photos.
    case tracking
}

extension TaskType {
    public var group: TaskGroup {
        switch self {
        case .meal: .nutrition
        case .workout, .cardio: .exercise
        case .supplement: .supplements
        case .hydration: .hydration
        case .weightLog, .progressPhoto: .tracking
        }
    }
}

/// How far a task is.
public enum TaskStatus: String, WireEnum {
    /// To be done.
    case pending
    /// Done.
    case completed
    /// Counts as not done.
    case skipped
}

/// Which tasks a list shows. `incomplete` is pending and skipped together.
public enum TaskStatusFilter: String, WireEnum {
    /// All tasks.
    case all
    /// Those to be done.
    case pending
    /// Those that are done.
    case completed
    /// Those that were skipped.
    case skipped
    /// Those that are not done.
    case incomplete
}

/// How a list of tasks is sorted.
public enum TaskSort: String, WireEnum {
    /// By when they are due.
    case time
    /// The most important first.
    case priority
}

/// Where a task comes from.
public enum TaskSource: String, WireEnum {
    /// Made from the plan: can be skipped, not deleted.
    case plan
    /// Made by the person.
    case own
}

/// What proves a task done. A voice memo is reserved (GTSD-P-3.4-10) and refused.
public enum EvidenceType: String, WireEnum {
    /// Words.
    case textLog = "text_log"
    /// Numbers.
    case metrics
    /// A photo.
    case photoReference = "photo_reference"
}

/// The heatmap's shades: 0, 1–39, 40–79, 80–99 and 100 percent. GTSD-6.1-04.
public enum ComplianceLevel: String, WireEnum {
    /// Nothing.
    case none
    /// 1 to 39 percent.
    case low
    /// 40 to 79 percent.
    case medium
    /// 80 to 99 percent.
    case high
    /// All of it.
    case full
}

/// What came of a day.
public enum DayOutcome: String, WireEnum {
    /// Still running, or late evidence can still count.
    case open
    /// At least 80 percent was done.
    case compliant
    /// Less was done.
    case missed
    /// A missed day that a freeze made up for.
    case frozen
    /// Without tasks, or a day nobody lived through because they travelled across it.
    case neutral
}

/// Which badge.
public enum BadgeCode: String, WireEnum, OpenWords {
    /// The first compliant day.
    case dayOneDone = "day_one_done"
    /// 3 days in a row.
    case streak3 = "streak_3"
    /// 7 days in a row.
    case streak7 = "streak_7"
    /// 14 days in a row.
    case streak14 = "streak_14"
    /// 30 days in a row.
    case streak30 = "streak_30"
    /// 60 days in a row.
    case streak60 = "streak_60"
    /// 100 days in a row.
    case streak100 = "streak_100"
    /// 365 days in a row.
    case streak365 = "streak_365"
    /// The first photo given as evidence.
    case firstPhoto = "first_photo"
    /// Ten photos given as evidence.
    case tenPhotos = "photos_10"
    /// Fifty tasks done.
    case fiftyTasks = "tasks_50"
    /// A hundred tasks done.
    case hundredTasks = "tasks_100"
    /// A day with everything done.
    case perfectDay = "perfect_day"
    /// Half of the way to the target weight.
    case goalHalfway = "goal_halfway"
    /// The target weight.
    case goalReached = "goal_reached"
}

/// What a notification is about.
public enum NotificationType: String, WireEnum, OpenWords {
    /// Something is still to be done.
    case reminder
    /// A badge was earned.
    case badge
    /// The streak reached a milestone.
    case streak
}

public enum PriorityRule: WholeRule {
    public static let range: ClosedRange<Int64> = 1...3
    public static let example: Int64 = 2
}
/// 1 is the most important.
public typealias Priority = Whole<PriorityRule>
