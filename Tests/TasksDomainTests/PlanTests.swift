import Contracts
import JSONCoding
import TasksDomain
import TestSupport
import Testing
import Wire

@Suite struct PlanTests {
    private static let inputs: [PlanInput] = PrimaryGoal.allCases.flatMap { goal in
        ActivityLevel.allCases.flatMap { activity in
            (1...10 as ClosedRange<Int64>).map { meals in
                PlanInput(
                    goal: goal, activity: activity, mealsPerDay: MealsPerDay(trusted: meals), calories: 2259, protein: 161, water: 2800,
                    weight: .example)
            }
        }
    }

    private func input(
        _ goal: PrimaryGoal = .maintain, meals: Int64 = 4, calories: Int64 = 2259, protein: Int64 = 161, water: Int64 = 2800
    ) -> PlanInput {
        PlanInput(
            goal: goal, activity: .moderatelyActive, mealsPerDay: MealsPerDay(trusted: meals), calories: calories, protein: protein,
            water: water, weight: .example)
    }

    @Test(arguments: inputs) func everyPlanIsWhole(_ input: PlanInput) throws {
        let plan = PlanMaker.templates(input)
        #expect(PlanMaker.templates(input) == plan)
        #expect(Set(plan.map(\.key)).count == plan.count)
        #expect(Set(plan.map(\.taskType)) == Set(TaskType.allCases))

        let meals = plan.filter { $0.taskType == .meal }
        #expect(meals.count == Int(input.mealsPerDay.value))
        #expect(meals.reduce(0) { $0 + ($1.metadata.calories?.value ?? 0) } == input.calories)
        #expect(meals.reduce(0) { $0 + ($1.metadata.proteinG?.hundredths ?? 0) } == input.protein * 100)
        #expect(zip(meals, meals.dropFirst()).allSatisfy { $0.dueTime < $1.dueTime })
        let window = try #require(LocalTime(hour: 7, minute: 30))...(try #require(LocalTime(hour: 21, minute: 0)))
        #expect(meals.allSatisfy { window.contains($0.dueTime) && $0.weekdays == Array(1...7) })

        let water = plan.filter { $0.taskType == .hydration }
        #expect(water.reduce(0) { $0 + ($1.metadata.ml?.value ?? 0) } == input.water)
        #expect(plan.filter { $0.taskType == .supplement }.map(\.weekdays) == [Array(1...7)])
        #expect(plan.filter { $0.taskType == .weightLog }.map(\.weekdays) == [[1]])
        #expect(plan.filter { $0.taskType == .progressPhoto }.map(\.weekdays) == [[7]])

        for template in plan {
            #expect(!template.weekdays.isEmpty && template.weekdays.allSatisfy((1...7).contains))
            #expect(zip(template.weekdays, template.weekdays.dropFirst()).allSatisfy { $0 < $1 })
            #expect(MetricRule.problems(template.metadata, for: template.taskType, path: "metadata") == [])
            #expect(PriorityRule.range.contains(template.priority.value))
            // Every target is within its bounds: the wire's own reading takes it back.
            let again = try JSONTreeDecoder.decode(TaskMetrics.self, from: JSONParser.parse(JSONWriter.encode(template.metadata)))
            #expect(again == template.metadata)
        }
        for weekday in 1...7 {
            let day = plan.filter { $0.weekdays.contains(weekday) }
            #expect(zip(day, day.dropFirst()).allSatisfy { $0.dueTime < $1.dueTime })
            #expect(day.count { $0.taskType.group == .exercise } <= 1)
            // Every day but one a week of rest at least has something to do, far below the limit of a day.
            #expect((Int(input.mealsPerDay.value) + 2...Int(input.mealsPerDay.value) + 4).contains(day.count))
            #expect(day.count < TaskPolicy().tasksPerDay)
        }
        #expect((1...7).contains { weekday in !plan.contains { $0.taskType.group == .exercise && $0.weekdays.contains(weekday) } })
    }

    @Test(arguments: [
        (PrimaryGoal.gainMuscle, 4, 2, 10), (.loseWeight, 3, 3, 12), (.maintain, 3, 2, 12), (.improveHealth, 2, 3, 15),
    ])
    func theGoalDecidesTheWeek(_ goal: PrimaryGoal, _ workouts: Int, _ cardios: Int, _ reps: Int64) {
        let plan = PlanMaker.templates(input(goal))
        func days(_ type: TaskType) -> Int { plan.filter { $0.taskType == type }.reduce(0) { $0 + $1.weekdays.count } }
        #expect(days(.workout) == workouts)
        #expect(days(.cardio) == cardios)
        #expect(plan.allSatisfy { $0.taskType != .workout || $0.metadata.reps?.value == reps })
    }

    @Test func theActivityDecidesTheLoad() {
        var loads: [(sets: Int64, minutes: Int64)] = []
        for activity in ActivityLevel.allCases {
            var input = input()
            input.activity = activity
            let plan = PlanMaker.templates(input)
            let sets = plan.compactMap { $0.metadata.sets?.value }
            let minutes = plan.compactMap { $0.metadata.minutes?.value }
            #expect(Set(sets).count == 1 && Set(minutes).count == 1)
            loads.append((sets[0], minutes[0]))
        }
        #expect(loads.map(\.sets) == [2, 3, 3, 4, 5])
        #expect(loads.map(\.minutes) == [20, 25, 30, 40, 45])
    }

    @Test(arguments: [0, 1, 7, 1200, 2259, 13_449] as [Int64]) func sharesAddUp(_ total: Int64) {
        for meals in 1...10 as ClosedRange<Int64> {
            let plan = PlanMaker.templates(input(meals: meals, calories: total, protein: min(total, 1000)))
            let shares = plan.filter { $0.taskType == .meal }
            #expect(shares.reduce(0) { $0 + ($1.metadata.calories?.value ?? -1) } == total)
            #expect(shares.reduce(0) { $0 + ($1.metadata.proteinG?.hundredths ?? -1) } == min(total, 1000) * 100)
            // A meal holds more than a snack.
            if total > 100 {
                let (snacks, mains) = (shares.filter { $0.key.contains("snack") }, shares.filter { !$0.key.contains("snack") })
                for snack in snacks {
                    #expect(mains.allSatisfy { ($0.metadata.calories ?? .example) > (snack.metadata.calories ?? .example) })
                }
            }
        }
    }

    @Test func theLargestRemaindersComeFirst() {
        // Weights 5, 7 and 6 of 18: 2000 is 555.56, 777.78 and 666.67.
        let meals = PlanMaker.templates(input(meals: 3, calories: 2000, protein: 100)).filter { $0.taskType == .meal }
        #expect(meals.map(\.key) == ["meal.breakfast", "meal.lunch", "meal.dinner"])
        #expect(meals.map { $0.metadata.calories?.value } == [555, 778, 667])
        // 27.78, 38.89 and 33.33 g.
        #expect(meals.map { $0.metadata.proteinG?.value } == [28, 39, 33])
        #expect(meals.map(\.dueTime.text) == ["07:30", "13:30", "20:00"])
    }

    @Test(
        arguments: [
            (0, [nil]), (1, [1]), (2800, [2800]), (10_000, [10_000]), (10_001, [5001, 5000]), (17_500, [8750, 8750]),
            (40_000, [10_000, 10_000, 10_000, 10_000]), (90_000, [10_000, 10_000, 10_000, 10_000]),
        ] as [(Int64, [Int64?])])
    func waterFitsItsTasks(_ target: Int64, _ expected: [Int64?]) {
        let tasks = PlanMaker.templates(input(water: target)).filter { $0.taskType == .hydration }
        #expect(tasks.map { $0.metadata.ml?.value } == expected)
        #expect(tasks.map(\.key) == (1...expected.count).map { "hydration.\($0)" })
        #expect(tasks.last?.dueTime.text == "20:45")
    }

    @Test func keysStayWhenThePlanChanges() {
        func keys(_ input: PlanInput) -> Set<String> { Set(PlanMaker.templates(input).map(\.key)) }
        #expect(keys(input(meals: 3)).isSubset(of: keys(input(meals: 4))))
        #expect(keys(input(meals: 4)).subtracting(keys(input(meals: 3))) == ["meal.snack.afternoon.1"])
        #expect(keys(input(.maintain)) == keys(input(.loseWeight)))
        #expect(PlanMaker.generator == "plan/1")
    }

    @Test func rulesAreDueOnTheirWeekdays() throws {
        let plan = PlanMaker.templates(input(.loseWeight))
        let monday = try LocalDate.of(2026, 3, 2)
        func keys(_ date: LocalDate) -> [String] { plan.filter { $0.isDue(on: date) }.map(\.key) }
        let daily = ["meal.breakfast", "supplement.daily", "meal.lunch", "meal.snack.afternoon.1"]
        #expect(keys(monday) == ["weight.weekly"] + daily + ["workout.strength", "meal.dinner", "hydration.1"])
        #expect(keys(monday + 1) == daily + ["cardio.steady", "meal.dinner", "hydration.1"])
        #expect(keys(monday + 6) == ["photo.weekly"] + daily + ["meal.dinner", "hydration.1"])
    }
}
