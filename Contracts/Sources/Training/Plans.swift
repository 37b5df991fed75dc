public import Wire

public enum TrainingPlanTag {}
/// The id of a plan of workouts.
public typealias TrainingPlanID = Identifier<TrainingPlanTag>
public enum PlanItemTag {}
/// The id of an exercise's place in a plan.
public typealias PlanItemID = Identifier<PlanItemTag>

/// What a plan was made from. FC-JOURNEY-08.
public enum PlanBasis: String, WireEnum {
    /// The first intake alone: goal and place, as a beginner.
    case generic
    /// The second intake too: level, days and injuries.
    case personalised
    /// What somebody with Premium asked for. FR-WORKOUT-06.
    case custom
    /// The generic plan while a call with the coach is booked.
    case coachPending = "coach_pending"
    /// Made by the coach. FC-JOURNEY-08-d.
    case coach
}

/// How a plan is made.
public enum PlanMode: String, WireEnum {
    /// From the profile.
    case auto
    /// From what the person chooses.
    case custom
}

/// A part of a workout. FR-WORKOUT-01-b.
public enum PlanPhase: String, WireEnum {
    /// To get warm.
    case warmUp = "warm_up"
    /// The workout itself.
    case main
    /// To come to rest.
    case coolDown = "cool_down"
}

/// How much of the substitution somebody's tier has. FC-MATRIX-injury.
public enum SubstitutionLevel: String, WireEnum {
    /// One item at a time.
    case basic
    /// The whole plan at once, ranked by equipment and level.
    case advanced
}

/// Where an exercise is replaced.
public enum SubstitutionScope: String, WireEnum {
    /// On this day.
    case item
    /// On every day of the plan.
    case plan
}

public enum FocusCount: ListRule { public static let range = 0...6 }
public enum EquipmentCount: ListRule { public static let range = 0...12 }
public enum PlanDayCount: ListRule { public static let range = 1...7 }
public enum PlanItemCount: ListRule { public static let range = 1...30 }

/// What to make a plan from. The four of `custom` are what FR-WORKOUT-06-a names; `auto` takes them from the profile.
public struct PlanRequest: DTO {
    /// `auto` when nothing is said.
    public let mode: PlanMode?
    /// Workouts a week.
    public let days: WorkoutFrequency?
    public let level: ExperienceLevel?
    /// What is at hand.
    public let equipment: BoundedList<ExerciseEquipment, EquipmentCount>?
    /// What to train most, `other` excepted.
    public let focus: BoundedList<ExerciseCategory, FocusCount>?
    /// True once the person has said that a plan of their coach's may go: without it that one is `coach_plan`.
    public let replacesCoachPlan: Bool?

    public init(
        mode: PlanMode? = nil, days: WorkoutFrequency? = nil, level: ExperienceLevel? = nil,
        equipment: BoundedList<ExerciseEquipment, EquipmentCount>? = nil, focus: BoundedList<ExerciseCategory, FocusCount>? = nil,
        replacesCoachPlan: Bool? = nil
    ) {
        self.mode = mode
        self.days = days
        self.level = level
        self.equipment = equipment
        self.focus = focus
        self.replacesCoachPlan = replacesCoachPlan
    }

    public func problems() -> [FieldProblem] {
        let isCustom = mode == .custom
        func problem(_ field: String, _ isThere: Bool) -> FieldProblem? {
            isThere == isCustom ? nil : FieldProblem(field, isCustom ? .required : .unexpected)
        }
        let missing = [
            problem("days", days != nil), problem("level", level != nil), problem("equipment", equipment != nil),
            problem("focus", focus != nil),
        ].compactMap { $0 }
        return isCustom ? missing + PlanRequest.problems(focus?.items ?? []) : missing
    }

    /// No movement trains everything else.
    private static func problems(_ focus: [ExerciseCategory]) -> [FieldProblem] {
        let trained = ExerciseCategory.allCases.filter { $0 != .other }.map { $0.rawValue }
        return focus.enumerated().filter { $0.element == .other }.map { FieldProblem("focus.\($0.offset)", .notAllowed(values: trained)) }
    }
    public static let example = PlanRequest(
        mode: .custom, days: .example, level: .intermediate, equipment: [.dumbbell, .bodyOnly], focus: [.back, .core])
}

/// An exercise of a plan's day. FR-WORKOUT-01-a.
public struct PlanItem: DTO {
    public let id: PlanItemID
    public let phase: PlanPhase
    /// What is done.
    public let exercise: ExerciseCard
    /// What was planned before somebody took another one. FR-WORKOUT-05-e.
    public let originalExerciseId: ExerciseID?
    /// How many sets.
    public let sets: Int64
    /// Left out for a timed exercise.
    public let reps: Int64?
    /// Of each set, for a timed exercise.
    public let seconds: Int64?
    /// Seconds to rest after each set.
    public let restSeconds: Int64
    /// The area of one's injuries that the exercise stresses; left out without one. FR-WORKOUT-05-a.
    public let injuryConflict: InjuryArea?
    /// Whether the person chose to keep it all the same. FR-WORKOUT-05-f.
    public let keptOriginal: Bool
    /// Why it was chosen, in the reader's language.
    public let reason: String

    public init(
        id: PlanItemID, phase: PlanPhase, exercise: ExerciseCard, originalExerciseId: ExerciseID?, sets: Int64, reps: Int64?,
        seconds: Int64?, restSeconds: Int64, injuryConflict: InjuryArea?, keptOriginal: Bool, reason: String
    ) {
        self.id = id
        self.phase = phase
        self.exercise = exercise
        self.originalExerciseId = originalExerciseId
        self.sets = sets
        self.reps = reps
        self.seconds = seconds
        self.restSeconds = restSeconds
        self.injuryConflict = injuryConflict
        self.keptOriginal = keptOriginal
        self.reason = reason
    }
    public static let example = PlanItem(
        id: .example, phase: .main, exercise: .example, originalExerciseId: nil, sets: 3, reps: 12, seconds: nil, restSeconds: 60,
        injuryConflict: .knee, keptOriginal: false, reason: "Trains your legs, which your goal asks for.")
}

/// A training day of the week.
public struct PlanDay: DTO {
    /// 1 for Sunday, with which the week begins in Saudi Arabia, to 7.
    public let weekday: Int64
    /// What it is called, in the reader's language: "Push".
    public let title: String
    /// The exercises, in order.
    public let items: [PlanItem]
    /// How many exercises it has, with those of warm-up and cool-down.
    public let exerciseCount: Int64
    /// Sets, their rests and the changes between exercises, to the next five minutes. FR-HOME-04-a.
    public let estimatedMinutes: Int64
    public init(weekday: Int64, title: String, items: [PlanItem], exerciseCount: Int64, estimatedMinutes: Int64) {
        self.weekday = weekday
        self.title = title
        self.items = items
        self.exerciseCount = exerciseCount
        self.estimatedMinutes = estimatedMinutes
    }
    public static let example = PlanDay(weekday: 1, title: "Legs and core", items: [.example], exerciseCount: 1, estimatedMinutes: 45)
}

/// A week of workouts.
public struct TrainingPlan: DTO {
    public let id: TrainingPlanID
    public let basis: PlanBasis
    /// The pre-made plan that a Freemium plan came from. FC-MATRIX-workoutplans-freemium.
    public let templateId: String?
    /// Days of the week without a workout, 1 to 7; they keep a streak. C20 of the notes.
    public let restDays: [Int64]
    /// The days with a workout.
    public let days: [PlanDay]
    public let level: ExperienceLevel
    public let goal: MainGoal
    /// How the plan was made, such as `training-plan/1`.
    public let formula: String
    /// When it was made.
    public let createdAt: Instant
    /// Grows with each change.
    public let version: Int64
    public init(
        id: TrainingPlanID, basis: PlanBasis, templateId: String?, restDays: [Int64], days: [PlanDay], level: ExperienceLevel,
        goal: MainGoal, formula: String, createdAt: Instant, version: Int64
    ) {
        self.id = id
        self.basis = basis
        self.templateId = templateId
        self.restDays = restDays
        self.days = days
        self.level = level
        self.goal = goal
        self.formula = formula
        self.createdAt = createdAt
        self.version = version
    }
    public static let example = TrainingPlan(
        id: .example, basis: .personalised, templateId: "fat-loss-home-beginner-3", restDays: [2, 4, 6, 7], days: [.example],
        level: .beginner,
        goal: .example, formula: "training-plan/1", createdAt: .example, version: 1)
}

/// What to train today. FR-HOME-04-a, FC-JOURNEY-10-c.
public struct TodaysPlan: DTO {
    /// Today, in the person's zone.
    public let date: LocalDate
    /// Whether there is nothing to train.
    public let restDay: Bool
    /// Which plan the day is of: what is trained by it says so.
    public let planId: TrainingPlanID?
    /// Left out on a rest day.
    public let day: PlanDay?
    /// How many exercises the day has; 0 on a rest day.
    public let exerciseCount: Int64
    /// How long they take; 0 on a rest day.
    public let estimatedMinutes: Int64
    /// Whether today's workout was finished.
    public let completed: Bool
    /// The workout that was begun and is not over, whenever that was: how another device, or the app after a crash, finds it again.
    public let activeSessionId: TrainingSessionID?
    public init(
        date: LocalDate, restDay: Bool, planId: TrainingPlanID? = nil, day: PlanDay?, exerciseCount: Int64, estimatedMinutes: Int64,
        completed: Bool, activeSessionId: TrainingSessionID?
    ) {
        self.date = date
        self.restDay = restDay
        self.planId = planId
        self.day = day
        self.exerciseCount = exerciseCount
        self.estimatedMinutes = estimatedMinutes
        self.completed = completed
        self.activeSessionId = activeSessionId
    }
    public static let example = TodaysPlan(
        date: .example, restDay: false, day: .example, exerciseCount: 1, estimatedMinutes: 45, completed: false, activeSessionId: nil)
}

public struct PlanItemParameters: DTO {
    /// Which exercise of one's plan.
    public let id: PlanItemID
    public init(id: PlanItemID) { self.id = id }
    public static let example = PlanItemParameters(id: .example)
}

/// What can be done instead of an exercise that stresses an injury. FR-WORKOUT-05.
public struct Alternatives: DTO {
    /// The exercise that is replaced.
    public let original: ExerciseCard
    /// "High knee compression, may worsen knee injury", in the reader's language; left out when it stresses none.
    public let reason: String?
    /// "Original exercise may worsen your knee injury.", in the reader's language; left out when it stresses none.
    public let explanation: String?
    public let level: SubstitutionLevel
    /// Three, or fewer when there are fewer that are safe; `shortfall` says why then.
    public let items: [ExerciseCard]
    /// Why there are fewer than three, in the reader's language; left out otherwise.
    public let shortfall: String?
    public init(
        original: ExerciseCard, reason: String?, explanation: String?, level: SubstitutionLevel, items: [ExerciseCard], shortfall: String?
    ) {
        self.original = original
        self.reason = reason
        self.explanation = explanation
        self.level = level
        self.items = items
        self.shortfall = shortfall
    }
    public static let example = Alternatives(
        original: .example, reason: "High knee compression, may worsen knee injury",
        explanation: "Original exercise may worsen your knee injury.", level: .basic, items: [.example], shortfall: nil)
}

/// The exercise to do instead.
public struct Substitution: DTO {
    /// One of the alternatives.
    public let exerciseId: ExerciseID
    /// `item` when nothing is said; `plan` replaces it everywhere and needs Premium.
    public let scope: SubstitutionScope?
    public init(exerciseId: ExerciseID, scope: SubstitutionScope? = nil) {
        self.exerciseId = exerciseId
        self.scope = scope
    }
    public static let example = Substitution(exerciseId: ExerciseID(trusted: "leg-press"))
}
