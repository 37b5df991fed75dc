import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import ServiceKit
import Storage
import TasksService
import TestSupport
import Testing
import Wire

/// Many requests of one person at once.
@Suite(.serialized) struct RaceDayTests {
    @Test(arguments: Engine.allCases)
    func fiftyCompletionsOfTheLastTaskAreOne(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture in
            let diary = try await Diary.begin(fixture)
            try await diary.seed(5)
            try await diary.live(3)
            let last = try #require(try await diary.tasks().first { $0.status == .pending })
            let answers = try await parallel(50) { _ in try await diary.answer(last) }
            #expect(answers.count { $0.status == 201 } == 1)
            #expect(answers.count { $0.status == 409 && $0.code == .taskCompleted } == 49)
            #expect(try await diary.streaks().counts == [1, 1, 1])
            #expect(try await fixture.rows("SELECT 1 FROM evidence WHERE task_id = \(last.id.text)") == 1)
            #expect(try await fixture.rows("SELECT 1 FROM people WHERE completed_tasks = 4") == 1)
            #expect(try await fixture.rows("SELECT 1 FROM user_badges") == 1)
            #expect(try await fixture.rows("SELECT 1 FROM notifications WHERE type = 'badge'") == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func oneKeySentFiftyTimesIsOneCompletion(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture in
            let diary = try await Diary.begin(fixture)
            let task = try await diary.task(.meal)
            let answers = try await parallel(50) { _ in try await diary.answer(task, key: "one-key") }
            #expect(answers.allSatisfy { $0.status == 201 && $0.body == answers[0].body })
            #expect(try await fixture.rows("SELECT 1 FROM evidence") == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func allTasksAtOnceAreAllCounted(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture in
            let diary = try await Diary.begin(fixture)
            try await diary.seed(40)
            let tasks = try await diary.tasks()
            let answers = try await parallel(40) { try await diary.answer(tasks[$0]) }
            #expect(answers.allSatisfy { $0.status == 201 })
            // Each saw the day as it was after one of them.
            #expect(answers.compactMap { $0.json?["compliance"]?["completed"]?.integer }.sorted() == Array(1...40))
            let today = try await diary.compliance()
            #expect(today.completed == 40 && today.percent == 100 && today.streak.totalCompliantDays == 1)
            #expect(try await fixture.rows("SELECT 1 FROM people WHERE completed_tasks = 40") == 1)
            // One of them crossed the line, and one made the day perfect.
            let badges = answers.flatMap { $0.json?["newBadges"]?.array ?? [] }.compactMap { $0["code"]?.string }
            #expect(badges.sorted() == ["day_one_done", "perfect_day"])
        }
    }

    @Test(arguments: Engine.allCases)
    func fiftyFirstReadsMakeOneDay(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture in
            // The first of all: nobody has a plan yet.
            let somebody = try await fixture.somebody()
            let first = try await parallel(50) { _ in try await somebody.client.answer(Tasks.compliance, ComplianceQuery(), Nothing()) }
            #expect(first.allSatisfy { $0.status == 200 && $0.body == first[0].body })
            #expect(try await fixture.rows("SELECT 1 FROM people WHERE plan_id IS NOT NULL") == 1)
            #expect(try await fixture.rows("SELECT 1 FROM days") == 1)
            #expect(try await fixture.rows("SELECT 1 FROM tasks") == 7)
            #expect(try await fixture.rows("SELECT 1 FROM series WHERE is_active = 1") == 9)

            // The first of a day, after two that nobody looked at, one of which is over for good.
            fixture.tasks.clock.advance(by: .days(3))
            let later = try await parallel(50) { index in
                switch index % 3 {
                case 0: try await somebody.client.answer(Tasks.compliance, ComplianceQuery(), Nothing()).status
                case 1: try await somebody.client.answer(Tasks.streaks).status
                default: try await somebody.client.answer(Tasks.check, ComplianceCheck()).status
                }
            }
            #expect(later.allSatisfy { $0 == 200 })
            #expect(try await fixture.rows("SELECT 1 FROM days") == 4)
            #expect(try await fixture.rows("SELECT 1 FROM days WHERE outcome IS NOT NULL") == 2)
            #expect(try await fixture.rows("SELECT 1 FROM tasks") == 7 + 6 * 3)
        }
    }

    @Test(arguments: Engine.allCases)
    func doingAndUndoingAtOnceLeavesOneTruth(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture in
            let diary = try await Diary.begin(fixture)
            let tasks = try await diary.tasks().filter { $0.type != .weightLog }
            _ = try await parallel(60) { index in
                let task = tasks[index % tasks.count]
                return switch index % 3 {
                case 0: try await diary.undo(task).status
                case 1: try await diary.skip(task).status
                default: try await diary.answer(task).status
                }
            }
            let done = try await diary.tasks().count { $0.status == .completed }
            #expect(try await fixture.rows("SELECT 1 FROM evidence") == done)
            #expect(try await fixture.rows("SELECT 1 FROM people WHERE completed_tasks = \(done)") == 1)
            #expect(try await diary.compliance().completed == done)
        }
    }

    @Test(arguments: Engine.allCases)
    func theEndOfGraceIsOneMoment(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture in
            let diary = try await Diary.begin(fixture)
            try await diary.seed(20)
            let (monday, tasks) = (diary.today, try await diary.tasks())
            try diary.go(to: monday + 1, "23:59")
            // While evidence comes in, the day is closed by the clock.
            let statuses = try await parallel(21) { index in
                if index == 10 {
                    try diary.go(to: monday + 2, "00:00")
                    return 0
                }
                return try await diary.answer(tasks[index % 20]).status
            }
            #expect(statuses.allSatisfy { [0, 201, 409].contains($0) })
            _ = try await diary.streaks()
            let fixed = try await diary.compliance(monday)
            #expect(fixed.completed == statuses.count { $0 == 201 } && fixed.outcome != .open)
            #expect(try await diary.tasks(monday).count { $0.status == .completed } == Int(fixed.completed))
            try await expectSound(diary)
        }
    }
}
