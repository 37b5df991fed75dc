public import Contracts
public import Wire

/// One recurring rule of a plan: on which weekdays it makes a task, when, and with which targets.
public struct PlanTemplate: Sendable, Equatable {
    /// What the rule is about, the same whenever a plan has it, so that a series goes on through a new plan; `TaskText` puts it in words.
    public let key: String
    public let taskType: TaskType
    public let dueTime: LocalTime
    public let priority: Priority
    /// ISO weekdays, 1 Monday to 7 Sunday, in order.
    public let weekdays: [Int]
    /// Targets.
    public let metadata: TaskMetrics

    public init(key: String, taskType: TaskType, dueTime: LocalTime, priority: Priority, weekdays: [Int], metadata: TaskMetrics) {
        self.key = key
        self.taskType = taskType
        self.dueTime = dueTime
        self.priority = priority
        self.weekdays = weekdays
        self.metadata = metadata
    }

    /// Whether the rule makes a task on that day.
    public func isDue(on date: LocalDate) -> Bool { weekdays.contains(date.weekday) }
}

/// Makes plans. The documents give no rules for it; these are the notes' `[P]` values, and they stand here only. GTSD-P-3.4-12.
public enum PlanMaker {
    /// Stored with every plan; a change of any number is a new generator.
    public static let generator = "plan/1"

    /// The rules of a person's plan, in order of time; no two of one day are due at the same minute. The meals' calories and protein,
    /// and the ml to drink, add up to the targets.
    public static func templates(_ input: PlanInput) -> [PlanTemplate] {
        let templates = meals(input) + exercise(input) + hydration(input) + tracking()
        return templates.sorted { ($0.dueTime, $0.key) < ($1.dueTime, $1.key) }
    }

    private static let everyDay = Array(1...7)

    private static func template(
        _ key: PlanKey, _ type: TaskType, _ hour: Int, _ minute: Int, priority: Int64, on weekdays: [Int] = everyDay,
        _ targets: (inout TaskMetrics) -> Void = { _ in }
    ) -> PlanTemplate {
        var metadata = TaskMetrics()
        targets(&metadata)
        return PlanTemplate(
            key: key.text, taskType: type, dueTime: LocalTime(hour: hour, minute: minute) ?? .midnight,
            priority: Priority(trusted: priority), weekdays: weekdays, metadata: metadata)
    }

    private static func meals(_ input: PlanInput) -> [PlanTemplate] {
        let slots = MealSchedule.slots(meals: input.mealsPerDay.value)
        let weights = slots.map { MealSchedule.weight(of: $0.key) }
        let calories = Shares.divide(max(0, input.calories), by: weights)
        let protein = Shares.divide(max(0, input.protein), by: weights)
        return slots.enumerated().map { index, slot in
            let isSnack = if case .snack = slot.key { true } else { false }
            return template(slot.key, .meal, slot.hour, slot.minute, priority: isSnack ? 3 : 1) { targets in
                targets.calories = Whole(trusted: calories[index])
                targets.proteinG = Hundredths(trusted: protein[index] * 100)
            }
        }
    }

    /// At most one workout or cardio a day, and a day of rest at least.
    private static func exercise(_ input: PlanInput) -> [PlanTemplate] {
        let (sets, minutes) = (input.activity.sets, input.activity.minutes)
        let reps = input.goal.reps
        func workout(_ key: PlanKey, _ weekdays: [Int]) -> PlanTemplate {
            template(key, .workout, 17, 45, priority: 1, on: weekdays) { targets in
                targets.sets = Whole(trusted: sets)
                targets.reps = Whole(trusted: reps)
            }
        }
        func cardio(_ weekdays: [Int]) -> PlanTemplate {
            template(.cardio, .cardio, 17, 45, priority: 1, on: weekdays) { $0.minutes = Whole(trusted: minutes) }
        }
        return switch input.goal {
        case .gainMuscle: [workout(.upperBody, [1, 4]), workout(.lowerBody, [2, 5]), cardio([3, 6])]
        case .loseWeight: [workout(.strength, [1, 3, 5]), cardio([2, 4, 6])]
        case .maintain: [workout(.strength, [1, 3, 5]), cardio([2, 6])]
        case .improveHealth: [workout(.strength, [2, 5]), cardio([1, 3, 6])]
        }
    }

    /// One task, or as few as hold the target within the bounds of a task.
    private static func hydration(_ input: PlanInput) -> [PlanTemplate] {
        let times = [(10, 15), (14, 15), (18, 15), (20, 45)]
        let most = VolumeRule.range.upperBound
        let water = min(max(0, input.water), most * Int64(times.count))
        let count = max(1, Int((water + most - 1) / most))
        let parts = Shares.divide(water, by: Array(repeating: 1, count: count))
        return zip(times.suffix(count), parts).enumerated().map { index, slot in
            let ((hour, minute), ml) = slot
            return template(.hydration(index + 1), .hydration, hour, minute, priority: 2) { targets in
                if VolumeRule.range.contains(ml) { targets.ml = Whole(trusted: ml) }
            }
        }
    }

    private static func tracking() -> [PlanTemplate] {
        [
            template(.supplement, .supplement, 8, 15, priority: 3),
            template(.weight, .weightLog, 7, 15, priority: 2, on: [1]),
            template(.photo, .progressPhoto, 7, 0, priority: 3, on: [7]),
        ]
    }
}

extension ActivityLevel {
    /// Of each exercise of a workout.
    fileprivate var sets: Int64 {
        switch self {
        case .sedentary: 2
        case .lightlyActive, .moderatelyActive: 3
        case .veryActive: 4
        case .extremelyActive: 5
        }
    }

    /// Of cardio.
    fileprivate var minutes: Int64 {
        switch self {
        case .sedentary: 20
        case .lightlyActive: 25
        case .moderatelyActive: 30
        case .veryActive: 40
        case .extremelyActive: 45
        }
    }
}

extension PrimaryGoal {
    /// Of each set.
    fileprivate var reps: Int64 {
        switch self {
        case .gainMuscle: 10
        case .loseWeight, .maintain: 12
        case .improveHealth: 15
        }
    }
}
