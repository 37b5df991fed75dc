import Contracts
import TasksDomain
import TestSupport
import Testing
import Wire

@Suite struct TextTests {
    /// Every key that any plan has.
    private static let keys: [String: TaskType] = PrimaryGoal.allCases.reduce(into: [:]) { keys, goal in
        for meals in 1...10 as ClosedRange<Int64> {
            for template in PlanMaker.templates(
                PlanInput(
                    goal: goal, activity: .sedentary, mealsPerDay: MealsPerDay(trusted: meals), calories: 2000, protein: 100, water: 35_000,
                    weight: .example))
            {
                keys[template.key] = template.taskType
            }
        }
    }

    @Test func everyKeyHasItsWordsInBothLanguages() throws {
        // Ten meals, three workouts, cardio, four times water, supplements, weight and photo.
        #expect(Self.keys.count == 21)
        for language in Language.allCases {
            var titles: [String: String] = [:]
            for (key, type) in Self.keys {
                let title = TaskText.title(key: key, type: type, language)
                let description = try #require(TaskText.description(key: key, type: type, language))
                #expect(title.hasArabicLetters == (language == .arabic) && title.hasLatinLetters == (language == .english))
                #expect(description.hasArabicLetters == (language == .arabic) && description.hasLatinLetters == (language == .english))
                // They fit where a person's own words would.
                #expect(try TaskTitle(validating: title).text == title)
                #expect(try TaskDescription(validating: description).text == description)
                #expect(titles.updateValue(key, forKey: title) == nil, "\(title)")
            }
        }
    }

    @Test func mealsAreNamedByCountAndPlace() {
        func names(_ meals: Int64, _ language: Language) -> [String] {
            let input = PlanInput(
                goal: .maintain, activity: .sedentary, mealsPerDay: MealsPerDay(trusted: meals), calories: 2000, protein: 100, water: 2000,
                weight: .example)
            return PlanMaker.templates(input).filter { $0.taskType == .meal }.map { TaskText.title(key: $0.key, type: .meal, language) }
        }
        #expect(names(1, .english) == ["Lunch"])
        #expect(names(2, .english) == ["Lunch", "Dinner"])
        #expect(names(3, .english) == ["Breakfast", "Lunch", "Dinner"])
        #expect(names(4, .english) == ["Breakfast", "Lunch", "Afternoon snack", "Dinner"])
        #expect(names(5, .english) == ["Breakfast", "Morning snack", "Lunch", "Afternoon snack", "Dinner"])
        #expect(
            names(7, .english) == ["Breakfast", "Morning snack", "Morning snack 2", "Lunch", "Afternoon snack", "Dinner", "Evening snack"])
        #expect(names(3, .arabic) == ["الفطور", "الغداء", "العشاء"])
        for meals in 1...10 as ClosedRange<Int64> {
            for language in Language.allCases { #expect(Set(names(meals, language)).count == Int(meals)) }
        }
    }

    @Test(
        arguments: [
            "", "meal", "meal.brunch", "meal.snack.night.1", "meal.snack.morning.0", "meal.snack.morning.01", "meal.snack.morning",
            "hydration.", "hydration.x", "hydration.10", "hydration.-1", "hydration.+1", "MEAL.LUNCH", "meal.lunch ", "workout.yoga",
        ])
    func anUnknownKeyTakesTheNameOfItsType(_ key: String) {
        for type in TaskType.allCases {
            for language in Language.allCases {
                #expect(TaskText.title(key: key, type: type, language) == TaskText.title(type, language))
                #expect(TaskText.description(key: key, type: type, language) == nil)
            }
        }
    }

    @Test func typesAndGroupsHaveNames() {
        for language in Language.allCases {
            let types = TaskType.allCases.map { TaskText.title($0, language) }
            #expect(Set(types).count == 7 && types.allSatisfy { $0.hasArabicLetters == (language == .arabic) })
            let groups = ([nil] + TaskGroup.allCases).map { TaskText.title($0, language) }
            #expect(Set(groups).count == 6 && groups.allSatisfy { $0.hasArabicLetters == (language == .arabic) })
        }
        #expect(TaskText.title(.nutrition, .english) == "Nutrition")
    }

    @Test(arguments: BadgeCode.allCases) func badgesHaveWordsInBothLanguages(_ code: BadgeCode) {
        let (english, arabic) = (BadgeRule.text(code, .english), BadgeRule.text(code, .arabic))
        for text in [english.name, english.description, english.criteria] { #expect(text.hasLatinLetters && !text.hasArabicLetters) }
        for text in [arabic.name, arabic.description, arabic.criteria] { #expect(text.hasArabicLetters && !text.hasLatinLetters) }
        #expect(english.emoji.count == 1 && english.emoji == arabic.emoji)
        #expect(english.emoji.unicodeScalars.contains { $0.properties.isEmoji })
        // The criterion of a count names it.
        if BadgeRule.target(of: code) > 1, ![.goalHalfway, .goalReached].contains(code) {
            #expect(
                english.criteria.contains(" \(BadgeRule.target(of: code)) ") && arabic.criteria.contains("\(BadgeRule.target(of: code)) "))
        }
    }

    @Test func badgeNamesDiffer() {
        for language in Language.allCases {
            let texts = BadgeRule.catalogue.map { BadgeRule.text($0, language) }
            #expect(Set(texts.map(\.name)).count == 15 && Set(texts.map(\.criteria)).count == 15 && Set(texts.map(\.emoji)).count == 15)
        }
        #expect(BadgeRule.text(.dayOneDone, .english).name == "Day One Done")
    }

    @Test func notificationsNameTheirMatter() throws {
        let badge = NotificationText.badge(.dayOneDone, .english)
        #expect(badge.type == .badge && badge.title == "🌱 New badge: Day One Done" && badge.body == "The first day is behind you.")
        #expect(badge.route.text == "gtsd://badges/day_one_done")
        let streak = NotificationText.streak(days: 7, .english)
        #expect(streak.type == .streak && streak.title == "🔥 7 days in a row" && streak.route == .streaks)
        #expect(NotificationText.streak(days: 3, .arabic).title == "🔥 3 أيام على التوالي")
        let reminder = try #require(NotificationText.reminder(left: 1, on: .example, .english))
        #expect(reminder.type == .reminder && reminder.body == "1 task left for today." && reminder.route == .tasks(.example))
        #expect(NotificationText.reminder(left: 4, on: .example, .english)?.body == "4 tasks left for today.")
        #expect(NotificationText.reminder(left: 0, on: .example, .english) == nil)
        #expect(NotificationText.reminder(left: -1, on: .example, .arabic) == nil)
        for text in [NotificationText.badge(.tenPhotos, .arabic), .streak(days: 30, .arabic)] {
            #expect(text.title.hasArabicLetters && text.body.hasArabicLetters && !(text.title + text.body).hasLatinLetters)
        }
    }

    @Test(
        arguments: [
            (1, "مهمة واحدة"), (2, "مهمتان"), (3, "3 مهام"), (10, "10 مهام"), (11, "11 مهمة"), (99, "99 مهمة"), (100, "100 مهمة"),
            (103, "103 مهام"),
        ] as [(Int64, String)])
    func arabicCounts(_ count: Int64, _ words: String) {
        #expect(NotificationText.reminder(left: count, on: .example, .arabic)?.body == "بقي لك اليوم: \(words).")
    }

    @Test(
        arguments: [
            (1, "1 task was left that day.", "مهمة واحدة"), (2, "2 tasks were left that day.", "مهمتان"),
            (5, "5 tasks were left that day.", "5 مهام"), (11, "11 tasks were left that day.", "11 مهمة"),
        ] as [(Int64, String, String)])
    func aReminderOfADayThatIsOverSaysSo(_ left: Int64, _ english: String, _ words: String) {
        #expect(NotificationText.reminder(left: left, on: .example, isToday: false, .english)?.body == english)
        #expect(NotificationText.reminder(left: left, on: .example, isToday: false, .arabic)?.body == "بقي لك في ذلك اليوم: \(words).")
        #expect(NotificationText.reminder(left: left, on: .example, isToday: false, .english)?.route == .tasks(.example))
    }

    @Test(
        arguments: [
            (1, "يوم واحد"), (2, "يومان"), (7, "7 أيام"), (14, "14 يومًا"), (60, "60 يومًا"), (100, "100 يوم"), (365, "365 يومًا"),
        ] as [(Int64, String)])
    func arabicDays(_ days: Int64, _ words: String) {
        #expect(NotificationText.streak(days: days, .arabic).title == "🔥 \(words) على التوالي")
    }

    @Test(.proves("GTSD-P-3.3-01")) func greetingsByTheClock() throws {
        for hour in 0..<24 {
            let expected: Greeting = (5...11).contains(hour) ? .morning : (12...17).contains(hour) ? .afternoon : .evening
            #expect(Greeting(hour: hour) == expected)
            #expect(Greeting(at: try #require(LocalTime(hour: hour, minute: 59))) == expected)
        }
        // On the person's own clock: one moment, three times of day.
        let zones = ["America/New_York": Greeting.morning, "Asia/Riyadh": .afternoon, "Pacific/Auckland": .evening]
        for (name, greeting) in zones { #expect(Greeting(at: try clock(name, hourUTC: 14)) == greeting) }
        #expect(Greeting.morning.text(PersonName(trusted: "Layla"), .english) == "Good morning, Layla")
        #expect(Greeting.evening.text(PersonName(trusted: "ليلى"), .arabic) == "مساء الخير، ليلى")
        #expect(Greeting.afternoon.text(nil, .english) == "Good afternoon")
        #expect(Set(Greeting.allCases.map { $0.text(nil, .arabic) }).count == 3)
        #expect(Greeting.allCases.allSatisfy { $0.text(nil, .arabic).hasArabicLetters })
    }
}
