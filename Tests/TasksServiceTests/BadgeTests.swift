import AppTesting
import Contracts
import HTTPCore
import Platform
import ServiceKit
import Storage
import TasksDomain
import TasksService
import TestSupport
import Testing
import Wire

/// What earns a badge, through completions as people make them. Today is Monday 2026-03-02, with seven tasks.
@Suite(.serialized) struct BadgeTests {
    static let today = "2026-03-02"

    @Test(.proves("GTSD-6.2-06", "GTSD-11.2-06"), arguments: Engine.allCases)
    func dayOneDoneComesWithTheFirstCompliantDay(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.member()
            // 78 of 100 are done, one more makes 79 percent, and the next one 80.
            try await layla.fill(Self.today, total: 100, done: 78)
            #expect(try await layla.complete(1, on: Self.today) == [])
            #expect(try await layla.earned() == [])
            #expect(try await layla.complete(1, on: Self.today) == [.dayOneDone])
            #expect(try await layla.complete(1, on: Self.today) == [])
            let badge = try await layla.badge(.dayOneDone)
            #expect(badge.earnedAt == fixture.now && !badge.seen && badge.progress == 1 && badge.target == 1)

            // Another compliant day gives no second one.
            fixture.tasks.clock.advance(by: .days(1))
            #expect(try await layla.complete(6, on: "2026-03-03").contains(.dayOneDone) == false)
            #expect(try await layla.badge(.dayOneDone) == badge)
            #expect(try await fixture.rows("SELECT code FROM user_badges WHERE code = 'day_one_done'") == 1)
            #expect(try await layla.told(.badge) == ["badge day_one_done", "badge perfect_day"])
        }
    }

    @Test(arguments: Engine.allCases)
    func aBadgeStaysWhenItsTaskIsTakenBack(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.member()
            let tasks = try await layla.open(Self.today)
            #expect(tasks.count == 7)
            for task in tasks.prefix(6) { try await layla.complete(task) }
            #expect(try await layla.earned() == [.dayOneDone])
            // Back to 71 percent, and there again.
            _ = try await layla.client.call(Tasks.undo, TaskParameters(id: tasks[0].id), Nothing())
            #expect(try await layla.earned() == [.dayOneDone])
            #expect(try await layla.complete(tasks[0]).newBadges.isEmpty)
            #expect(try await layla.told() == ["badge day_one_done"])
        }
    }

    @Test func streak3TakesThreeDays() async throws {
        try await TasksFixture.run { fixture async throws in
            let layla = try await fixture.member()
            #expect(try await layla.complete(6, on: "2026-03-02") == [.dayOneDone])
            fixture.tasks.clock.advance(by: .days(1))
            #expect(try await layla.complete(5, on: "2026-03-03") == [])
            #expect(try await layla.badge(.streak3).progress == 2)
            fixture.tasks.clock.advance(by: .days(1))
            let tasks = try await layla.open("2026-03-04")
            #expect(tasks.count == 6)
            for task in tasks.prefix(4) { #expect(try await layla.complete(task).newBadges.isEmpty) }
            #expect(try await layla.complete(tasks[4]).newBadges.map(\.code) == [.streak3])
            #expect(try await layla.told(.badge) == ["badge day_one_done", "badge streak_3"])
            #expect(try await layla.told(.streak) == ["streak 3"])
            // A day is missed; what comes next is a new way to the next badge, and the earned one stays.
            fixture.tasks.clock.advance(by: .days(3))
            #expect(try await layla.badge(.streak7).progress == 0)
            #expect(try await layla.badge(.streak3).progress == 3)
        }
    }

    /// Each streak at its last day and the day before, and every milestone.
    @Test(.proves("GTSD-7.3-04"), arguments: Engine.allCases)
    func streaksAtTheirBoundary(_ engine: Engine) async throws {
        let streaks: [(Int64, BadgeCode)] = [
            (3, .streak3), (7, .streak7), (14, .streak14), (30, .streak30), (60, .streak60), (100, .streak100), (365, .streak365),
        ]
        try await TasksFixture.run(engine: engine) { fixture async throws in
            for (days, code) in streaks {
                let layla = try await fixture.member()
                // One day fewer than the day before the last.
                try await layla.setStreak(days - 2)
                let early = try await layla.complete(6, on: Self.today)
                #expect(!early.contains(code), "\(code)")
                #expect(try await !layla.told().contains("streak \(days)"))

                let omar = try await fixture.member()
                try await omar.setStreak(days - 1)
                #expect(try await !omar.complete(5, on: Self.today).contains(code), "\(code)")
                #expect(try await omar.complete(1, on: Self.today).contains(code), "\(code)")
                #expect(try await omar.told(.streak) == ["streak \(days)"])
                #expect(try await omar.badge(code).progress == days)
                let told = try #require(try await omar.notifications().items.first { $0.type == .streak })
                #expect(told.title.contains("\(days) days") && told.route == "gtsd://streaks")
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func countsOfTasksAtTheirBoundary(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            for (count, code) in [(50, BadgeCode.fiftyTasks), (100, .hundredTasks)] {
                let layla = try await fixture.member()
                try await layla.set("completed_tasks = \(count - 2)")
                #expect(try await !layla.complete(1, on: Self.today).contains(code))
                #expect(try await layla.badge(code).progress == Int64(count - 1))
                #expect(try await layla.complete(1, on: Self.today).contains(code))
            }
        }
    }

    @Test func aPerfectDayLeavesNothing() async throws {
        try await TasksFixture.run { fixture async throws in
            let layla = try await fixture.member()
            #expect(try await !layla.complete(6, on: Self.today).contains(.perfectDay))
            #expect(try await layla.complete(1, on: Self.today) == [.perfectDay])
        }
    }

    @Test(arguments: Engine.allCases)
    func photosAtTheirBoundary(_ engine: Engine) async throws {
        try await AppUnderTest<MediaStandIn>.run(settings: Nothing(), transport: .socket) { media in
            try await TasksFixture.run(engine: engine) { $0.mediaURL = "http://127.0.0.1:\(media.port ?? 0)" } _: { fixture async throws in
                let layla = try await fixture.member()
                let tasks = try await layla.open(Self.today).filter { $0.type != .weightLog }
                func photo() -> MediaID { media.app.service.add(of: layla.id) }
                #expect(try await !layla.complete(tasks[0]).newBadges.map(\.code).contains(.firstPhoto))
                #expect(try await layla.complete(tasks[1], photo: photo()).newBadges.map(\.code) == [.firstPhoto])
                try await layla.set("photos = 8")
                #expect(try await layla.complete(tasks[2], photo: photo()).newBadges.isEmpty)
                #expect(try await layla.badge(.tenPhotos).progress == 9)
                #expect(try await layla.complete(tasks[3], photo: photo()).newBadges.map(\.code) == [.tenPhotos])
            }
        }
    }

    /// From 80 to 70 kg, by weights logged with the profile service.
    @Test(arguments: Engine.allCases)
    func theWayToTheGoal(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.member()
            try await layla.weigh(7501)
            #expect(try await layla.earned() == [])
            #expect(try await layla.badge(.goalHalfway).progress == 49)
            try await layla.weigh(7500)
            #expect(try await layla.earned() == [.goalHalfway])
            #expect(try await layla.told() == ["badge goal_halfway"])
            try await layla.weigh(7001)
            #expect(try await layla.earned() == [.goalHalfway])
            #expect(try await layla.badge(.goalReached).progress == 99)
            try await layla.weigh(7000)
            #expect(try await layla.earned() == [.goalHalfway, .goalReached])
            // What was earned stays.
            try await layla.weigh(8000)
            #expect(try await layla.earned() == [.goalHalfway, .goalReached])
            #expect(try await layla.told() == ["badge goal_halfway", "badge goal_reached"])

            // Who wants to gain goes the other way, and losing leads nowhere.
            let omar = try await fixture.member(profile: {
                $0.primaryGoal = .gainMuscle
                $0.targetWeightKg = Kilograms(trusted: 9000)
            })
            try await omar.weigh(7000)
            #expect(try await omar.earned() == [])
            try await omar.weigh(9100)
            #expect(try await omar.earned() == [.goalHalfway, .goalReached])

            // Without a way there is nothing to reach.
            let sara = try await fixture.member(profile: { $0.targetWeightKg = nil })
            try await sara.weigh(2000)
            #expect(try await sara.earned() == [])
        }
    }

    @Test(arguments: Engine.allCases)
    func fiftyLastCompletionsAtOnceGiveOneBadge(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.member()
            try await layla.complete(5, on: Self.today)
            let last = try await layla.open(Self.today)[0]
            let answers = try await parallel(50) { _ in try await layla.answer(last) }
            #expect(answers.count { $0.status == 201 } == 1)
            #expect(answers.filter { $0.status != 201 }.allSatisfy { $0.code == .taskCompleted })
            #expect(try await fixture.rows("SELECT code FROM user_badges") == 1)
            #expect(try await layla.told() == ["badge day_one_done"])
            #expect(try await layla.earned() == [.dayOneDone])
        }
    }

    /// The names are in the language of the request.
    @Test func aCompletionTellsItsBadgesInTheLanguageOfTheRequest() async throws {
        try await TasksFixture.run { fixture async throws in
            let layla = try await fixture.member()
            try await layla.complete(5, on: Self.today)
            let answer = try await layla.complete(try await layla.open(Self.today)[0], language: .arabic)
            let badge = try #require(answer.newBadges.first)
            #expect(badge.name == BadgeRule.text(.dayOneDone, .arabic).name && badge.earnedAt == fixture.now && !badge.seen)
            #expect(badge.rarityPercent == 100 && badge.progress == 1)
        }
    }
}
