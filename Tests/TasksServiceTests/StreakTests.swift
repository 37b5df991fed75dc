import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import ServiceKit
import Storage
import TasksDomain
import TasksService
import TestSupport
import Testing
import Wire

/// Runs of compliant days.
@Suite(.serialized) struct StreakTests {
    @Test(.proves("GTSD-6.1-02", "GTSD-6.1-03"), arguments: Engine.allCases)
    func theLongestRunIsKept(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture in
            let diary = try await Diary.begin(fixture)
            for day in 1...5 {
                #expect(try await diary.live()?.counts == [Int64(day), Int64(day), Int64(day)])
                try diary.nextDay()
            }
            // The sixth is missed: it counts as such once it is over.
            #expect(try await diary.streaks().counts == [5, 5, 5])
            try diary.nextDay()
            #expect(try await diary.streaks().counts == [0, 5, 5])
            try await diary.live()
            try diary.nextDay()
            try await diary.live()
            let streaks = try await diary.streaks()
            #expect(streaks.counts == [2, 5, 7] && streaks.nextMilestone == 3 && streaks.freezesAvailable == 0)
            // The same when everything is fixed.
            try diary.go(to: diary.today + 1, "00:00")
            #expect(try await diary.streaks().counts == [2, 5, 7])
            try await expectSound(diary)
        }
    }

    @Test(.proves("GTSD-6.1-06"), arguments: [(5, 4), (7, 6), (10, 8), (1, 1), (9, 8)])
    func theStreakMovesAtEightyPercent(_ count: Int, _ needed: Int) async throws {
        try await TasksFixture.run { fixture in
            let diary = try await Diary.begin(fixture)
            try await diary.live()
            try diary.nextDay()
            _ = try await diary.streaks()
            try await diary.seed(count)
            for done in 1...count {
                let answer = try #require(try await diary.live(1))
                #expect(answer.streak.current == (done < needed ? 1 : 2), "\(done) of \(count)")
                #expect(answer.compliance.compliant == (done >= needed))
            }
        }
    }

    @Test(.proves("GTSD-4.2-10"))
    func theStreakReactsToTheFirstCompletionOfADay() async throws {
        try await TasksFixture.run { fixture in
            let diary = try await Diary.begin(fixture)
            try await diary.seed(1)
            try await diary.live()
            #expect(try await diary.streaks().current == 1)
            try diary.nextDay()
            _ = try await diary.streaks()
            try await diary.seed(5)
            let first = try #require(try await diary.live(1))
            #expect(first.compliance.percent == 20 && first.streak.current == 1)
            #expect(try await diary.live(2)?.streak.current == 1)
            #expect(try await diary.live(1)?.streak.current == 2)
            #expect(try await diary.streaks().current == 2)
        }
    }

    @Test(.proves("GTSD-6.1-07"), arguments: Engine.allCases)
    func aMissedDayResetsTheStreak(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture in
            let diary = try await Diary.begin(fixture)
            for _ in 1...3 {
                try await diary.live()
                try diary.nextDay()
            }
            // Day 4 is open and does no harm, until its very end.
            #expect(try await diary.streaks().current == 3)
            try diary.go(to: diary.today, "23:59")
            #expect(try await diary.streaks().current == 3)
            try diary.go(to: diary.today + 1, "00:00")
            #expect(try await diary.streaks().current == 0)
            #expect(try await diary.outcome(diary.today - 1) == .open)
            try diary.nextDay()
            #expect(try await diary.streaks().counts == [0, 3, 3])
            #expect(try await diary.outcome(diary.today - 2) == .missed)
        }
    }

    @Test(.proves("GTSD-6.1-08"), arguments: Engine.allCases)
    func aFreezeSavesTheStreak(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine, configure: { $0.policy.freezes = 1 }) { fixture in
            let diary = try await Diary.begin(fixture)
            try await diary.live()
            #expect(try await diary.streaks().freezesAvailable == 1)
            try diary.go(to: diary.today + 2)
            let saved = try await diary.streaks()
            #expect(saved.current == 1 && saved.freezesAvailable == 0)
            try await diary.live()
            try diary.nextDay()
            #expect(try await diary.outcome(diary.today - 2) == .frozen)
            #expect(try await diary.streaks().counts == [2, 2, 2])
            // There is none left.
            try diary.go(to: diary.today + 1)
            #expect(try await diary.streaks().counts == [0, 2, 2])
            try diary.go(to: diary.today + 3)
            #expect(try await diary.streaks().freezesAvailable == 0)
            try await expectSound(diary, freezes: 1)
        }
        try await TasksFixture.run { fixture in
            let diary = try await Diary.begin(fixture)
            #expect(try await diary.streaks().freezesAvailable == 0)
        }
    }

    @Test(.proves("GTSD-P-3.6-01"), arguments: Engine.allCases)
    func eachTypeHasItsStreak(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture in
            // Monday: workout, weigh-in, 3 meals, water, supplement. Tuesday: cardio in place of both.
            let diary = try await Diary.begin(fixture)
            let monday = diary.today
            for task in try await diary.tasks().filter({ [.meal, .workout, .hydration].contains($0.type) }) {
                try await diary.complete(task)
            }
            try diary.nextDay()
            _ = try await diary.streaks()
            let meals = try await diary.tasks().filter { $0.type == .meal }
            for meal in meals.dropLast() { try await diary.complete(meal) }
            var streaks = try await diary.streaks()
            // Not all meals of today are done yet, which does no harm; the workout has no task today.
            #expect(streaks.of(.meal)?.current == 1 && streaks.of(.workout)?.current == 1 && streaks.of(.hydration)?.current == 1)
            #expect(streaks.of(.weightLog)?.current == 0 && streaks.of(.supplement)?.current == 0)
            #expect(streaks.of(.progressPhoto) == nil)
            #expect(streaks.byType.map(\.taskType) == TaskType.allCases.filter { $0 != .progressPhoto })
            try await diary.complete(meals[2])
            #expect(try await diary.streaks().of(.meal)?.current == 2)

            try diary.go(to: monday + 2)
            for task in try await diary.started().filter({ $0.type == .workout }) { try await diary.complete(task) }
            streaks = try await diary.streaks()
            #expect(streaks.of(.workout) == TypeStreak(taskType: .workout, current: 2, longest: 2))
            #expect(streaks.of(.meal) == TypeStreak(taskType: .meal, current: 2, longest: 2))
            #expect(streaks.of(.hydration) == TypeStreak(taskType: .hydration, current: 0, longest: 1))
            #expect(streaks.of(.cardio)?.current == 0)
            try diary.go(to: monday + 3)
            #expect(try await diary.streaks().of(.meal) == TypeStreak(taskType: .meal, current: 0, longest: 2))
        }
    }

    @Test(arguments: Engine.allCases)
    func fourteenDaysWithMisses(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture in
            let diary = try await Diary.begin(fixture)
            let first = diary.today
            // Done, missed, or as far as it goes.
            let pattern = Array("XXX-XXXXX.X-XX")
            var current: Int64 = 0, longest: Int64 = 0, total: Int64 = 0
            for (index, mark) in pattern.enumerated() {
                try diary.go(to: first + Int64(index), "09:00")
                let tasks = try await diary.started()
                switch mark {
                case "X":
                    try await diary.live()
                    (current, total) = (current + 1, total + 1)
                case ".": try await diary.live(tasks.count / 2)
                default: break
                }
                longest = max(longest, current)
                #expect(try await diary.streaks().counts == [current, longest, total], "day \(index + 1)")
                if mark != "X" { current = 0 }
            }
            #expect([current, longest, total] == [2, 5, 11])
            let calendar = try await diary.calendar(first, first + 13)
            #expect(calendar.days.map(\.compliant) == pattern.map { $0 == "X" })
            #expect(calendar.days.map(\.level) == pattern.map { $0 == "X" ? .full : $0 == "." ? .medium : .none })
            let closed = pattern.prefix(12).map { $0 == "X" ? DayOutcome.compliant : .missed }
            #expect(calendar.days.prefix(12).map(\.outcome) == closed && calendar.days.suffix(2).map(\.outcome) == [.open, .open])
            // `day_one_done` came with the first compliant day, and once.
            #expect(
                try await diary.dates("SELECT code FROM user_badges WHERE code IN ('day_one_done', 'streak_3', 'streak_7') ORDER BY code")
                == ["day_one_done", "streak_3"])
            try await expectSound(diary)
        }
    }

    @Test func aCalendarHasNoGaps() async throws {
        try await TasksFixture.run { fixture in
            let diary = try await Diary.begin(fixture)
            let first = diary.today
            try await diary.live(3)
            try diary.nextDay()
            try await diary.live()

            let usual = try await diary.calendar()
            #expect(usual.to == diary.today && usual.from == diary.today - 364 && usual.days.count == 365)
            #expect(usual.days.map(\.date) == (0..<365).map { usual.from + $0 })
            #expect(usual.days.prefix(363).allSatisfy { $0.outcome == .neutral && $0.total == 0 && $0.level == .none })
            let monday = try #require(usual.days.first { $0.date == first })
            #expect(
                monday.completed == 3 && monday.total == 7 && monday.percent == 42 && monday.level == .medium && monday.outcome == .open)
            #expect(usual.days.last?.level == .full && usual.days.last?.compliant == true)

            #expect(try await diary.calendar(first, first).days.count == 1)
            #expect(try await diary.calendar(first - 365, first).days.count == 366)
            let ahead = try await diary.calendar(first, first + 30)
            #expect(ahead.days.count == 31 && ahead.days.suffix(29).allSatisfy { $0.outcome == .open && $0.total == 0 })
            #expect(try await diary.calendar(nil, first - 1).days.allSatisfy { $0.outcome == .neutral })
            #expect(try await diary.calendar(nil, try date("0001-01-01")).days.count == 1)

            let bad: [(String, String)] = [
                ("from=\((first - 366).text)&to=\(first.text)", "from must_be_later"), ("from=\((first - 400).text)", "from must_be_later"),
                ("from=\(first.text)&to=\((first - 1).text)", "from must_not_be_later"),
                ("from=\((first + 2).text)", "from must_not_be_later"),
                ("to=\((first + 32).text)", "to must_not_be_later"), ("to=9999-12-31", "to must_not_be_later"),
                ("from=0001-01-01", "from must_be_later"), ("from=2026-02-29", "from malformed"), ("to=%20", "to malformed"),
                ("from=\(first.text)&to=later", "to malformed"),
            ]
            for (query, problem) in bad {
                let answer = try await diary.client.send(.get, "/streaks/calendar?\(query)")
                #expect(answer.status == 422 && answer.fields == [problem], "\(query): \(answer.text)")
            }
        }
    }
}

/// Whether the streak that is kept beside the fixed days is the one they make.
func expectSound(_ diary: Diary, freezes: Int64 = 0, _ comment: Comment? = nil) async throws {
    var policy = TaskPolicy()
    policy.freezes = freezes
    let (days, outcomes) = try await diary.fixedDays()
    let made = StreakRule.recompute(days, policy: policy)
    let kept = try await diary.kept().state
    #expect(made.state == kept, comment)
    #expect(made.outcomes == outcomes, comment)
}
