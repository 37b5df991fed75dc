public import Contracts

/// What a plan is made from.
public struct PlanInput: Sendable, Hashable {
    public var goal: MainGoal
    public var level: ExperienceLevel
    /// 2 to 6.
    public var days: Int64
    public var equipment: [ExerciseEquipment]
    public var focus: [ExerciseCategory]
    public var injuries: [InjuryArea]
    /// Whose plan of which week it is. The same seed makes the same plan.
    public var seed: String

    public init(
        goal: MainGoal, level: ExperienceLevel, days: Int64, equipment: [ExerciseEquipment], focus: [ExerciseCategory] = [],
        injuries: [InjuryArea] = [], seed: String
    ) {
        self.goal = goal
        self.level = level
        self.days = days
        self.equipment = equipment
        self.focus = focus
        self.injuries = injuries
        self.seed = seed
    }
}

/// Why an exercise is in a plan.
public enum PlanReason: Sendable, Hashable {
    /// Raises pulse and temperature.
    case warmUp
    /// Moves what the day trains.
    case mobility
    /// One of the lifts that a day of this kind is built on.
    case staple
    /// Adds to the day's muscles.
    case accessory
    /// Chosen because it spares an injury that others of its kind stress.
    case spares(InjuryArea)
    /// For what the person wants to train more.
    case focus(ExerciseCategory)
    /// Lengthens what was trained.
    case coolDown
}

/// An exercise of a plan before it has an id.
public struct PlannedItem: Sendable, Hashable {
    public let phase: PlanPhase
    public let exercise: ExerciseFacts
    public let sets: Int64
    /// Nil for a timed exercise.
    public let reps: Int64?
    public let seconds: Int64?
    public let restSeconds: Int64
    public let reason: PlanReason

    public init(
        phase: PlanPhase, exercise: ExerciseFacts, sets: Int64, reps: Int64?, seconds: Int64?, restSeconds: Int64, reason: PlanReason
    ) {
        self.phase = phase
        self.exercise = exercise
        self.sets = sets
        self.reps = reps
        self.seconds = seconds
        self.restSeconds = restSeconds
        self.reason = reason
    }
}

public struct PlannedDay: Sendable, Hashable {
    /// 1 for Sunday to 7.
    public let weekday: Int64
    public let split: SplitDay
    public let items: [PlannedItem]
    public init(weekday: Int64, split: SplitDay, items: [PlannedItem]) {
        self.weekday = weekday
        self.split = split
        self.items = items
    }
}

public enum PlanDuration {
    /// How long a repetition takes, and the walk to the next exercise.
    static let secondsPerRep: Int64 = 4
    static let secondsBetween: Int64 = 60

    /// Minutes to the next five: the sets, the rests after them, and the changes between exercises. FR-HOME-04-a.
    public static func minutes(_ items: [(sets: Int64, reps: Int64?, seconds: Int64?, rest: Int64)]) -> Int64 {
        let seconds = items.reduce(0) { sum, item in
            sum + item.sets * ((item.seconds ?? (item.reps ?? 0) * secondsPerRep) + item.rest) + secondsBetween
        }
        return (seconds + 299) / 300 * 5
    }
}
