import AppTesting
import Contracts
import Platform
import ServiceKit
import Storage
import TasksService
import TestSupport
import Testing
import Wire

/// Where one day ends and the next begins.
@Suite(.serialized) struct DayBorderTests {
    /// A zone, the Monday of a week, and how long its days are there.
    private static let weeks: [(zone: String, monday: String, hours: [Int64])] = [
        ("Europe/Berlin", "2026-03-23", [24, 24, 24, 24, 24, 24, 23]), ("Europe/Berlin", "2026-10-19", [24, 24, 24, 24, 24, 24, 25]),
        ("America/New_York", "2026-03-02", [24, 24, 24, 24, 24, 24, 23]), ("Asia/Riyadh", "2026-03-23", [24, 24, 24, 24, 24, 24, 24]),
        // Clocks go forward at midnight: the day begins at 01:00.
        ("America/Santiago", "2026-08-31", [24, 24, 24, 24, 24, 24, 23]),
        ("Australia/Lord_Howe", "2026-03-30", [24, 24, 24, 24, 24, 24, 24]),
    ]

    @Test(arguments: weeks)
    func aWeekAcrossAChangeOfClocks(_ zone: String, _ monday: String, _ hours: [Int64]) async throws {
        let home = try #require(ZoneDatabase().zone(ZoneName(trusted: zone)))
        let first = try date(monday)
        try await TasksFixture.run(start: home.startOfDay(first)) { fixture in
            let diary = try await Diary.begin(fixture, zone: zone)
            for index in 0..<7 {
                let today = first + Int64(index)
                if zone != "Australia/Lord_Howe" {
                    #expect(home.startOfDay(today + 1) - home.startOfDay(today) == .hours(hours[index]), "\(today.text)")
                }
                // In its first moment the day has its tasks and none of them done, and the day before does no harm.
                fixture.tasks.clock.set(home.startOfDay(today))
                let morning = try await diary.compliance()
                #expect(morning.date == today && morning.completed == 0 && morning.total > 0)
                #expect(morning.streak.current == index)
                // In its last moment it can still be done.
                fixture.tasks.clock.set(home.startOfDay(today + 1) - .milliseconds(1))
                let answer = try #require(try await diary.live())
                #expect(answer.task.date == today && answer.task.evidence?.late == false && answer.streak.current == index + 1)
            }
            fixture.tasks.clock.set(home.startOfDay(first + 9))
            #expect(try await diary.streaks().longest == 7)
            #expect(
                try await diary.dates("SELECT date FROM days WHERE outcome = 'compliant' ORDER BY date")
                    == (0..<7).map { (first + $0).text })
            try await expectSound(diary)
        }
    }

    @Test func theTwentyNinthOfFebruaryIsADay() async throws {
        let home = try #require(ZoneDatabase().zone(.example))
        try await TasksFixture.run(start: home.instant(of: try date("2028-02-27"), at: .example)) { fixture in
            let diary = try await Diary.begin(fixture)
            for (index, day) in ["2028-02-27", "2028-02-28", "2028-02-29", "2028-03-01", "2028-03-02"].enumerated() {
                try diary.go(to: day)
                let answer = try #require(try await diary.live())
                #expect(answer.task.date.text == day && answer.streak.current == index + 1)
            }
            let calendar = try await diary.calendar(try date("2028-02-27"), try date("2028-03-02"))
            #expect(calendar.days.map(\.date.text) == ["2028-02-27", "2028-02-28", "2028-02-29", "2028-03-01", "2028-03-02"])
            #expect(calendar.days.allSatisfy { $0.compliant })
        }
    }

    /// A device says at ten past midnight what was done at ten to. What its clock cannot mean counts as now, and the grace is the service's.
    @Test(arguments: Engine.allCases)
    func whatWasDoneInTimeIsNotLate(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture in
            let diary = try await Diary.begin(fixture), tasks = try await diary.started()
            try #require(tasks.count >= 4)
            let dayBegan = diary.zone.startOfDay(diary.today), midnight = diary.zone.startOfDay(diary.today + 1)
            func details(_ index: Int, saying said: Instant) -> EvidenceDetails {
                var details = Diary.evidence(for: tasks[index].type)
                details.completedAt = said
                return details
            }
            fixture.tasks.clock.set(midnight + .minutes(10))
            let inTime = try await diary.complete(tasks[0], details(0, saying: midnight - .minutes(10))).task
            #expect(inTime.completedAt == midnight - .minutes(10) && inTime.evidence?.late == false)
            #expect(inTime.evidence?.createdAt == fixture.now && inTime.updatedAt == fixture.now)
            for (index, said) in [(1, dayBegan - .milliseconds(1)), (2, midnight + .minutes(11))] {
                let wrong = try await diary.complete(tasks[index], details(index, saying: said)).task
                #expect(wrong.completedAt == midnight + .minutes(10) && wrong.evidence?.late == true)
            }
            fixture.tasks.clock.set(midnight + .hours(24))
            #expect(try await diary.answer(tasks[3], details(3, saying: midnight - .minutes(10))).code == .dayClosed)
        }
    }

    /// A phone whose clock is a little ahead is on the next date already.
    @Test(arguments: Engine.allCases)
    func evidenceOfAPhoneThatIsALittleAheadIsTaken(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture in
            let diary = try await Diary.begin(fixture), tomorrow = diary.today + 1
            let midnight = diary.zone.startOfDay(tomorrow)
            _ = try await diary.client.call(Tasks.list, TaskQuery(date: tomorrow), Nothing())
            let task = try await diary.task(.meal, tomorrow)
            fixture.tasks.clock.set(midnight - .minutes(6))
            let early = try await diary.answer(task)
            #expect(early.status == 409 && early.code == .dayNotStarted)
            fixture.tasks.clock.set(midnight - .seconds(30))
            var details = Diary.evidence(for: task.type)
            details.completedAt = midnight + .seconds(10)
            let done = try await diary.complete(task, details)
            #expect(done.task.date == tomorrow && done.task.evidence?.late == false && done.task.completedAt == fixture.now)
            #expect(done.compliance.date == tomorrow && done.compliance.completed == 1)
            fixture.tasks.clock.set(midnight)
            #expect(try await diary.compliance().completed == 1)
            try await expectSound(diary)
        }
    }

    @Test(arguments: Engine.allCases)
    func lateEvidenceCountsForItsOwnDayWithinItsGrace(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture in
            let diary = try await Diary.begin(fixture)
            let monday = diary.today
            try await diary.live()
            try diary.nextDay()
            let tuesday = diary.today
            let tasks = try await diary.started()
            try await diary.live(tasks.count - 2)
            // Offline on Tuesday; Wednesday is done first.
            try diary.nextDay()
            _ = try await diary.started()
            try await diary.live()
            #expect(try await diary.streaks().counts == [1, 1, 2])

            // A day after Tuesday's end, less a minute: one more task makes it compliant and repairs the streak.
            fixture.tasks.clock.set(diary.zone.startOfDay(tuesday + 1) + .hours(24) - .minutes(1))
            let left = try await diary.tasks(tuesday).filter { $0.status == .pending }
            try #require(left.count == 2)
            let repaired = try await diary.complete(left[0])
            #expect(repaired.task.evidence?.late == true && repaired.task.date == tuesday && repaired.compliance.date == tuesday)
            #expect(repaired.counts == [3, 3, 3] && repaired.compliance.compliant && repaired.compliance.outcome == .open)

            // At its end, and a minute later, the day is closed; what is done stays done.
            for late: Duration in [.hours(24), .hours(24) + .minutes(1)] {
                fixture.tasks.clock.set(diary.zone.startOfDay(tuesday + 1) + late)
                for answer in [try await diary.answer(left[1]), try await diary.skip(left[1]), try await diary.undo(left[0])] {
                    #expect(answer.status == 409 && answer.code == .dayClosed, "\(answer.text)")
                }
            }
            #expect(try await diary.compliance(tuesday).outcome == .compliant)
            #expect(try await diary.compliance(tuesday).completed == tasks.count - 1)
            #expect(try await diary.streaks().counts == [3, 3, 3])
            #expect(try await diary.outcome(monday) == .compliant)
            try await expectSound(diary)
        }
    }

    @Test func aClosedDayIsNotCountedAgain() async throws {
        try await TasksFixture.run { fixture in
            let diary = try await Diary.begin(fixture)
            let monday = diary.today
            try await diary.live(2)
            try diary.go(to: monday + 2)
            #expect(try await diary.outcome(monday) == .missed)
            try await diary.seed(5, done: 5, on: monday)
            let check = try await diary.check(monday)
            #expect(check.outcome == .missed && check.completed == 2 && !check.compliant && check.streak.current == 0)
            try await expectSound(diary)
        }
    }

    @Test func withoutGraceADayEndsWithItself() async throws {
        try await TasksFixture.run(configure: { $0.policy.grace = .zero }) { fixture in
            let diary = try await Diary.begin(fixture)
            let task = try await diary.task(.meal)
            try diary.go(to: diary.today + 1, "00:00")
            #expect(try await diary.answer(task).code == .dayClosed)
            #expect(try await diary.outcome(diary.today - 1) == .missed)
        }
    }

    @Test func aDayWithoutTasksNeitherAddsNorBreaks() async throws {
        try await TasksFixture.run { fixture in
            let diary = try await Diary.begin(fixture)
            try await diary.live()
            for _ in 0..<3 {
                try diary.nextDay()
                _ = try await diary.started()
                try await diary.seed(0)
                #expect(try await diary.check().streak.current == 1)
            }
            try diary.nextDay()
            _ = try await diary.started()
            #expect(try await diary.live()?.counts == [2, 2, 2])
            try diary.go(to: diary.today + 2)
            #expect(try await diary.streaks().current == 0)
            #expect(try await diary.dates("SELECT outcome FROM days WHERE outcome IS NOT NULL ORDER BY date")
                == ["compliant", "neutral", "neutral", "neutral", "compliant"])
            try await expectSound(diary)
        }
    }

    @Test(arguments: Engine.allCases, [90, 500])
    func whoWasAwayComesBackToOrder(_ engine: Engine, _ away: Int64) async throws {
        try await TasksFixture.run(engine: engine) { fixture in
            let diary = try await Diary.begin(fixture)
            let first = diary.today
            for _ in 0..<3 {
                _ = try await diary.started()
                try await diary.live()
                try diary.nextDay()
            }
            try diary.go(to: first + 2 + away)
            diary.signInAgain()
            let back = try await diary.streaks()
            #expect(back.counts == [0, 3, 3] && back.of(.meal) == TypeStreak(taskType: .meal, current: 0, longest: 3))
            #expect(try await diary.compliance().completed == 0)
            #expect(try await diary.compliance().total > 0)
            // Every day since, as far back as the calendar goes, was missed; yesterday can still be made up for.
            let from = max(first + 3, diary.today - 365)
            let calendar = try await diary.calendar(from, diary.today)
            #expect(calendar.days.dropLast(2).allSatisfy { $0.outcome == .missed && $0.total > 0 })
            #expect(calendar.days.suffix(2).allSatisfy { $0.outcome == .open })
            // Nothing is made further back than four hundred days, and no date twice.
            let made = try await fixture.rows("SELECT 1 FROM days")
            #expect(made == 3 + min(Int(away), 401))
            #expect(try await fixture.rows("SELECT series_id, date FROM tasks GROUP BY series_id, date HAVING COUNT(*) > 1") == 0)
            #expect(try await diary.kept().fixedThrough == diary.today - 2)
            #expect(try await diary.live()?.counts == [1, 3, 4])
            try await expectSound(diary)
        }
    }

    @Test func aNewPlanLeavesTodayAndWhatWasTouched() async throws {
        try await TasksFixture.run { fixture in
            let diary = try await Diary.begin(fixture)
            let tomorrow = diary.today + 1
            _ = try await diary.client.call(Tasks.list, TaskQuery(date: tomorrow), Nothing())
            let left = try await diary.task(.meal, tomorrow)
            #expect(try await diary.skip(left).status == 200)
            let today = try await diary.tasks()
            try await diary.change { $0.mealsPerDay = MealsPerDay(trusted: 5) }
            #expect(try await diary.tasks() == today)
            let meals = try await diary.tasks(tomorrow).filter { $0.type == .meal }
            #expect(meals.count == 5 && meals.filter { $0.status == .skipped }.map(\.id) == [left.id])
            let counted = try await diary.compliance(tomorrow)
            #expect(Int(counted.total) == (try await diary.tasks(tomorrow).count))
        }
    }

    @Test func daysBeforeAChangeOfPlanKeepTheirRules() async throws {
        try await TasksFixture.run { fixture in
            let diary = try await Diary.begin(fixture)
            let first = diary.today
            // A reminder would look at the days, too.
            try await fixture.tasks.database.write { db in try await db.execute("DELETE FROM work WHERE kind = 'reminder'") }
            // Three days later the profile changes before anybody looked at the days between.
            try diary.go(to: first + 3)
            try await diary.change { $0.mealsPerDay = MealsPerDay(trusted: 6) }
            for date in [first + 1, first + 2, first + 3] {
                #expect(try await diary.tasks(date).count { $0.type == .meal } == 3, "\(date.text)")
            }
            try diary.nextDay()
            #expect(try await diary.started().count { $0.type == .meal } == 6)
        }
    }
}
