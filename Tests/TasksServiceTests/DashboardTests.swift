import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import Security
import ServiceKit
import Storage
import TasksDomain
import TasksService
import TestSupport
import Testing
import Wire

@Suite(.serialized) struct DashboardTests {
    @Test(.proves("GTSD-3.1-02"), arguments: Engine.allCases)
    func howMuchOfTodayIsDoneInPercent(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let fresh = try await person.client.call(Tasks.dashboard)
            #expect(fresh.date.text == "2026-03-02" && fresh.name?.text == "Layla")
            #expect(fresh.completed == 0 && fresh.total == 7 && fresh.percent == 0)
            #expect(fresh.streak == StreakSummary(current: 0, longest: 0, totalCompliantDays: 0, freezesAvailable: 0, nextMilestone: 3))
            #expect(fresh.recentBadges.isEmpty && fresh.newBadgeCount == 0 && fresh.unread == 0)
            let tasks = try await person.lists.day().items
            for (count, percent) in [(1, 14), (2, 28), (3, 42), (4, 57)] as [(Int64, Int64)] {
                try await person.lists.complete(tasks[Int(count)])
                let dashboard = try await person.client.call(Tasks.dashboard)
                #expect(dashboard.completed == count && dashboard.total == 7 && dashboard.percent == percent)
            }
            // Tasks of other days are not among them, and one of today is.
            try await person.lists.add(on: "2026-03-03")
            try await person.lists.add()
            let dashboard = try await person.client.call(Tasks.dashboard)
            #expect(dashboard.completed == 4 && dashboard.total == 8 && dashboard.percent == 50)
        }
    }

    @Test(.proves("GTSD-P-3.3-04"), arguments: Engine.allCases)
    func quickStatsAddUpWhatWasLogged(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody { $0.waterTargetMl = 2000 }
            let fresh = try await person.client.call(Tasks.dashboard).stats
            #expect(fresh.calories == StatPair(consumed: 0, target: 1980) && fresh.proteinG == StatPair(consumed: 0, target: 160))
            #expect(fresh.waterMl == StatPair(consumed: 0, target: 2000) && fresh.waterPercent == 0 && fresh.steps == nil)

            let tasks = try await person.lists.day().items
            try await person.lists.complete(tasks[1]) {
                $0.calories = Whole(trusted: 200)
                $0.proteinG = Hundredths(trusted: 1225)
            }
            try await person.lists.complete(tasks[3]) {
                $0.calories = Whole(trusted: 250)
                $0.proteinG = Hundredths(trusted: 2025)
            }
            // A meal without numbers adds nothing, and what a workout burns is not eaten.
            try await person.lists.complete(tasks[5])
            try await person.lists.complete(tasks[4]) { $0.calories = Whole(trusted: 400) }
            try await person.lists.complete(tasks[6]) { $0.ml = Whole(trusted: 1000) }
            try await person.lists.complete(try await person.lists.add("A glass", .hydration)) { $0.ml = Whole(trusted: 319) }
            for steps in [5000, 200] as [Int64] {
                try await person.lists.complete(try await person.lists.add("Walk", .cardio)) { $0.steps = Whole(trusted: steps) }
            }
            let stats = try await person.client.call(Tasks.dashboard).stats
            #expect(stats.calories == StatPair(consumed: 450, target: 1980))
            // 32.5 g, to the nearest.
            #expect(stats.proteinG == StatPair(consumed: 33, target: 160))
            // 65.95 percent.
            #expect(stats.waterMl == StatPair(consumed: 1319, target: 2000) && stats.waterPercent == 65)
            #expect(stats.steps == 5200)

            // What is taken back is not counted.
            _ = try await person.client.call(Tasks.undo, TaskParameters(id: tasks[3].id), Nothing())
            #expect(try await person.client.call(Tasks.dashboard).stats.calories.consumed == 200)

            // Yesterday's, told today, is yesterday's.
            fixture.tasks.clock.advance(by: .days(1))
            try await person.lists.complete(tasks[3]) { $0.calories = Whole(trusted: 250) }
            let tomorrow = try await person.client.call(Tasks.dashboard).stats
            #expect(tomorrow.calories.consumed == 0 && tomorrow.waterPercent == 0 && tomorrow.steps == nil)
        }
    }

    @Test func moreThanTheTargetIsMoreThanAHundred() async throws {
        try await TasksFixture.run { fixture async throws in
            let person = try await fixture.somebody { $0.waterTargetMl = 3000 }
            try await person.lists.complete(try await person.lists.add("A lot", .hydration)) { $0.ml = Whole(trusted: 10_000) }
            #expect(try await person.client.call(Tasks.dashboard).stats.waterPercent == 333)
        }
    }

    @Test(arguments: Engine.allCases)
    func thePreviewIsTheNextThreeToDoByTime(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let tasks = try await person.lists.day().items
            func preview() async throws -> [DailyTask] { try await person.client.call(Tasks.dashboard).tasksPreview }
            #expect(try await preview() == Array(tasks.prefix(3)))
            try await person.lists.complete(tasks[1])
            _ = try await person.client.call(Tasks.skip, TaskParameters(id: tasks[2].id), Nothing())
            let early = try await person.lists.add("Early", at: "06:00", priority: 3)
            #expect(try await preview().map(\.id) == [early.id, tasks[0].id, tasks[3].id])
            for task in [early] + tasks[3...] { try await person.lists.complete(task) }
            #expect(try await preview().map(\.id) == [tasks[0].id])
            try await person.lists.complete(tasks[0]) { $0.weightKg = Hundredths(trusted: 7990) }
            #expect(try await preview().isEmpty)
        }
    }

    @Test(.proves("GTSD-6.1-01"), arguments: Engine.allCases)
    func theStreakIsThatOfTheDaysSoFar(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            for day in 0..<3 as Range<Int64> {
                let tasks = try await person.lists.day().items.filter { $0.taskType != .weightLog }
                #expect(try await person.client.call(Tasks.dashboard).streak.current == day)
                for task in tasks { try await person.lists.complete(task) }
                let streak = try await person.client.call(Tasks.dashboard).streak
                #expect(try await person.client.call(Tasks.streaks).current == streak.current)
                #expect(streak.current == day + 1 && streak.longest == day + 1 && streak.totalCompliantDays == day + 1)
                fixture.tasks.clock.advance(by: .days(1))
            }
            // A day without anything: while its grace lasts nothing is lost for good.
            #expect(try await person.client.call(Tasks.dashboard).streak.current == 3)
            fixture.tasks.clock.advance(by: .days(2))
            let lost = try await person.client.call(Tasks.dashboard)
            #expect(lost.streak.current == 0 && lost.streak.longest == 3 && lost.total == 6)
        }
    }

    @Test(.proves("GTSD-3.1-04"), arguments: Engine.allCases)
    func theNewestBadgesAndWhatIsNew(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let tasks = try await person.lists.day().items
            for task in tasks[1...4] { try await person.lists.complete(task) }
            let before = try await person.client.call(Tasks.dashboard)
            #expect(before.recentBadges.isEmpty && before.newBadgeCount == 0 && before.unread == 0)
            // Six of seven.
            for task in tasks[5...6] { try await person.lists.complete(task) }
            let first = try await person.client.call(Tasks.dashboard)
            #expect(first.recentBadges.map(\.code) == [.dayOneDone] && first.newBadgeCount == 1 && first.unread == 1)
            #expect(first.recentBadges.first?.seen == false && first.recentBadges.first?.earnedAt == fixture.now)

            // Badges are in the reader's language, the newest before the others.
            fixture.tasks.clock.advance(by: .minutes(1))
            try await person.lists.complete(tasks[0]) { $0.weightKg = Hundredths(trusted: 7990) }
            let second = try await person.client.with("Accept-Language", "ar").call(Tasks.dashboard)
            #expect(second.recentBadges.map(\.code) == [.perfectDay, .dayOneDone] && second.newBadgeCount == 2 && second.unread == 2)
            #expect(second.recentBadges.last?.name != first.recentBadges.first?.name)

            _ = try await person.client.call(Tasks.seeBadge, BadgeParameters(code: .dayOneDone), Nothing())
            _ = try await person.client.call(Tasks.readNotifications, ReadMark())
            let after = try await person.client.call(Tasks.dashboard)
            #expect(after.newBadgeCount == 1 && after.unread == 0 && after.recentBadges.map(\.code) == [.perfectDay, .dayOneDone])
        }
    }

    /// With less to do a day can be done: that earns what finishing it earns.
    @Test(arguments: Engine.allCases)
    func deletingTheLastTaskToDoEarnsTheBadge(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let own = [try await person.lists.add("One"), try await person.lists.add("Two")]
            for task in try await person.lists.day().items where task.taskType != .weightLog && task.source == .plan {
                try await person.lists.complete(task)
            }
            // Six of nine, then of eight, then of seven.
            #expect(try await person.lists.delete(own[0].id).status == 204)
            #expect(try await person.client.call(Tasks.dashboard).recentBadges.isEmpty)
            #expect(try await person.lists.delete(own[1].id).status == 204)
            let dashboard = try await person.client.call(Tasks.dashboard)
            #expect(dashboard.streak.current == 1 && dashboard.recentBadges.map(\.code) == [.dayOneDone] && dashboard.unread == 1)
        }
    }
}
