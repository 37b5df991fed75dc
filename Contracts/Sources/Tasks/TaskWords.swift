public import Wire

/// GTSD-P-3.4-02.
public enum TaskType: String, WireEnum {
    case workout, cardio, meal, supplement, hydration, weightLog, progressPhoto
}

/// How a day's list is grouped. GTSD-4.1-02; the fifth group holds the two types the document's four leave out.
public enum TaskGroup: String, WireEnum {
    case nutrition, exercise, supplements, hydration, tracking
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

public enum TaskStatus: String, WireEnum {
    case pending, completed
    /// Counts as not done.
    case skipped
}

/// `incomplete` is pending and skipped together.
public enum TaskStatusFilter: String, WireEnum {
    case all, pending, completed, skipped, incomplete
}

public enum TaskSort: String, WireEnum {
    case time, priority
}

public enum TaskSource: String, WireEnum {
    /// Made from the plan: can be skipped, not deleted.
    case plan
    /// Made by the person.
    case own
}

/// A voice memo is reserved (GTSD-P-3.4-10) and refused.
public enum EvidenceType: String, WireEnum {
    case textLog = "text_log"
    case metrics
    case photoReference = "photo_reference"
}

/// The heatmap's shades: 0, 1–39, 40–79, 80–99 and 100 percent. GTSD-6.1-04.
public enum ComplianceLevel: String, WireEnum {
    case none, low, medium, high, full
}

/// What came of a day.
public enum DayOutcome: String, WireEnum {
    /// Still running, or late evidence can still count.
    case open
    case compliant, missed
    /// A missed day that a freeze made up for.
    case frozen
    /// Without tasks, or a day nobody lived through because they travelled across it.
    case neutral
}

public enum BadgeCode: String, WireEnum {
    case dayOneDone = "day_one_done"
    case streak3 = "streak_3"
    case streak7 = "streak_7"
    case streak14 = "streak_14"
    case streak30 = "streak_30"
    case streak60 = "streak_60"
    case streak100 = "streak_100"
    case streak365 = "streak_365"
    case firstPhoto = "first_photo"
    case tenPhotos = "photos_10"
    case fiftyTasks = "tasks_50"
    case hundredTasks = "tasks_100"
    case perfectDay = "perfect_day"
    case goalHalfway = "goal_halfway"
    case goalReached = "goal_reached"
}

public enum NotificationType: String, WireEnum {
    case reminder, badge, streak
}

public enum PriorityRule: WholeRule {
    public static let range: ClosedRange<Int64> = 1...3
    public static let example: Int64 = 2
}
/// 1 is the most important.
public typealias Priority = Whole<PriorityRule>
