public import Wire

/// A plan as a coach writes it.
public struct CoachPlan: DTO {
    /// An exercise that a coach plans.
    public struct Item: DTO {
        public let phase: PlanPhase
        /// Which exercise.
        public let exerciseId: ExerciseID
        /// How many sets.
        public let sets: Whole<SetsRule>
        /// Repetitions of a set; left out for a timed exercise.
        public let reps: Whole<LoggedRepsRule>?
        /// Seconds of a set, for a timed exercise.
        public let seconds: Whole<SetSecondsRule>?
        public let restSeconds: RestSeconds
        public init(
            phase: PlanPhase, exerciseId: ExerciseID, sets: Whole<SetsRule>, reps: Whole<LoggedRepsRule>?, seconds: Whole<SetSecondsRule>?,
            restSeconds: RestSeconds
        ) {
            self.phase = phase
            self.exerciseId = exerciseId
            self.sets = sets
            self.reps = reps
            self.seconds = seconds
            self.restSeconds = restSeconds
        }
        public func problems() -> [FieldProblem] {
            (reps == nil) == (seconds == nil) ? [FieldProblem("reps", .oneOfRequired(fields: ["reps", "seconds"]))] : []
        }
        public static let example = Item(
            phase: .main, exerciseId: .example, sets: .example, reps: .example, seconds: nil, restSeconds: .example)
    }
    /// A day that a coach plans.
    public struct Day: DTO {
        /// 1 for Sunday to 7 for Saturday.
        public let weekday: Whole<WeekdayRule>
        public let title: WorkoutName
        /// The exercises, in order.
        public let items: BoundedList<Item, PlanItemCount>
        public init(weekday: Whole<WeekdayRule>, title: WorkoutName, items: BoundedList<Item, PlanItemCount>) {
            self.weekday = weekday
            self.title = title
            self.items = items
        }
        public static let example = Day(weekday: .example, title: .example, items: [.example])
    }
    /// The days with a workout, each weekday once at most.
    public let days: BoundedList<Day, PlanDayCount>
    public init(days: BoundedList<Day, PlanDayCount>) { self.days = days }

    public func problems() -> [FieldProblem] {
        var problems: [FieldProblem] = []
        var seen: Set<Int64> = []
        for (index, day) in days.enumerated() {
            if !seen.insert(day.weekday.value).inserted {
                problems.append(FieldProblem("days.\(index).weekday", .mustDifferFromField("days")))
            }
            for (place, item) in day.items.enumerated() {
                problems += item.problems().map { FieldProblem("days.\(index).items.\(place).\($0.field)", $0.rule) }
            }
        }
        return problems
    }
    public static let example = CoachPlan(days: [.example])
}

public enum WeekdayRule: WholeRule {
    public static let range: ClosedRange<Int64> = 1...7
    public static let example: Int64 = 1
}

/// What a coach has to know of a client before writing them a plan.
public struct ClientTraining: DTO {
    /// What they want; left out until their first intake.
    public let goal: MainGoal?
    /// Where they train; left out until their first intake.
    public let location: WorkoutLocation?
    /// How used they are to training; left out until their second intake.
    public let level: ExperienceLevel?
    /// Days of training a week that they asked for; left out until their second intake.
    public let daysPerWeek: Int64?
    /// Where they are hurt; empty until their second intake, too.
    public let injuries: [InjuryArea]
    /// The plan they follow now, whoever made it; left out while there is none.
    public let plan: TrainingPlan?
    public init(
        goal: MainGoal?, location: WorkoutLocation?, level: ExperienceLevel?, daysPerWeek: Int64?, injuries: [InjuryArea],
        plan: TrainingPlan?
    ) {
        self.goal = goal
        self.location = location
        self.level = level
        self.daysPerWeek = daysPerWeek
        self.injuries = injuries
        self.plan = plan
    }
    public static let example = ClientTraining(
        goal: .example, location: .example, level: .example, daysPerWeek: 4, injuries: [.example], plan: .example)
}

public struct ClientParameters: DTO {
    /// Which client of one's own.
    public let client: UserID
    public init(client: UserID) { self.client = client }
    public static let example = ClientParameters(client: .example)
}
