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

/// How much of a day is done.
@Suite(.serialized) struct ComplianceTests {
    @Test(.proves("GTSD-6.3-03", "GTSD-6.1-05"), arguments: Engine.allCases)
    func eachCompletionRaisesThePercentage(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture in
            let diary = try await Diary.begin(fixture)
            for count in [1, 3, 7, 9] {
                try await diary.seed(count)
                #expect(try await diary.check().percent == 0)
                for (index, task) in try await diary.tasks().enumerated() {
                    let done = index + 1
                    let answer = try await diary.complete(task)
                    #expect(answer.compliance.completed == done && answer.compliance.total == count)
                    #expect(answer.compliance.percent == done * 100 / count, "\(done) of \(count)")
                    let today = try await diary.compliance(diary.today)
                    #expect(today.percent == answer.compliance.percent && today.completed == done && today.total == count)
                }
            }
        }
    }

    /// Done, of, percent, compliant, level.
    private static let table: [(Int, Int, Int64, Bool, ComplianceLevel)] = [
        (4, 5, 80, true, .high), (3, 5, 60, false, .medium), (79, 100, 79, false, .medium), (80, 100, 80, true, .high),
        (8, 10, 80, true, .high), (7, 9, 77, false, .medium), (8, 9, 88, true, .high), (5, 7, 71, false, .medium), (6, 7, 85, true, .high),
        (0, 0, 0, false, .none), (0, 3, 0, false, .none), (1, 3, 33, false, .low), (2, 5, 40, false, .medium), (39, 100, 39, false, .low),
        (1, 100, 1, false, .low), (1, 1, 100, true, .full), (99, 100, 99, true, .high), (799, 1000, 79, false, .medium),
    ]

    @Test(.proves("GTSD-6.3-01", "GTSD-6.3-04", "GTSD-6.3-05"), arguments: Engine.allCases)
    func aDayIsCompliantFromEightyPercent(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture in
            let diary = try await Diary.begin(fixture)
            for (done, count, percent, isCompliant, level) in Self.table {
                try await diary.seed(count, done: done)
                let answer = try await diary.check()
                #expect(answer.completed == done && answer.total == count && answer.percent == percent, "\(done) of \(count)")
                #expect(answer.compliant == isCompliant && answer.level == level && answer.outcome == .open, "\(done) of \(count)")
                #expect(answer.streak.current == (isCompliant ? 1 : 0) && answer.date == diary.today)
                // A repeat changes nothing.
                #expect(try await diary.check(diary.today) == answer)
                #expect(try await diary.compliance() == answer)
            }
            // The last one of the table is not compliant; made so behind the service's back, a check brings the streak up to date.
            try await diary.seed(5, done: 4)
            #expect(try await diary.streaks().current == 0)
            #expect(try await diary.check().streak.current == 1)
            #expect(try await diary.streaks().current == 1)
            #expect(try await fixture.rows("SELECT 1 FROM user_badges WHERE code = 'day_one_done'") == 1)
            #expect(try await fixture.rows("SELECT 1 FROM user_badges WHERE code = 'streak_3'") == 0)
        }
    }

    @Test(.proves("GTSD-6.3-06"))
    func skippedAndDeletedTasksCountAsTheyShould() async throws {
        try await TasksFixture.run { fixture in
            let diary = try await Diary.begin(fixture)
            try await diary.seed(5)
            let tasks = try await diary.tasks()
            // One skipped of five: it stays in the total.
            #expect(try await diary.skip(tasks[0]).status == 200)
            for task in tasks[1...3] { try await diary.complete(task) }
            #expect(try await diary.compliance().percent == 60)
            #expect(try await diary.skip(tasks[4]).status == 200)
            #expect(try await diary.compliance().percent == 60)
            // One deleted: it is not among them any more.
            #expect(try await diary.client.answer(Tasks.delete, TaskParameters(id: tasks[4].id), Nothing()).status == 204)
            let left = try await diary.compliance()
            #expect(left.completed == 3 && left.total == 4 && left.percent == 75 && !left.compliant)
            #expect(try await diary.client.answer(Tasks.delete, TaskParameters(id: tasks[0].id), Nothing()).status == 204)
            let all = try await diary.compliance()
            #expect(all.completed == 3 && all.total == 3 && all.percent == 100 && all.compliant && all.level == .full)
            #expect(all.streak.current == 1)
        }
    }

    @Test(.proves("GTSD-P-3.4-05"), arguments: Engine.allCases)
    func aTaskCanBeSkippedAndDoneAfterAll(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture in
            let diary = try await Diary.begin(fixture)
            try await diary.seed(2)
            let tasks = try await diary.tasks()
            let skipped = try await diary.client.call(Tasks.skip, TaskParameters(id: tasks[0].id), Nothing())
            #expect(skipped.task.status == .skipped && skipped.task.completedAt == nil && skipped.newBadges.isEmpty)
            #expect(skipped.compliance.total == 2 && skipped.compliance.completed == 0)
            #expect(try await diary.complete(tasks[1]).compliance.percent == 50)
            #expect(try await diary.skip(tasks[0]).status == 200)
            let after = try await diary.complete(tasks[0])
            #expect(after.task.status == .completed && after.compliance.percent == 100 && after.streak.current == 1)
            #expect(try await diary.skip(tasks[0]).code == .taskCompleted)
        }
    }

    @Test(.proves("GTSD-6.3-02"), arguments: Engine.allCases)
    func onlyTheTasksOfADayCountForIt(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture in
            let diary = try await Diary.begin(fixture)
            let monday = diary.today
            try await diary.live(1)
            try diary.nextDay()
            try await diary.live(2)
            let before = try await diary.compliance()
            let late = try await diary.complete(try #require(try await diary.tasks(monday).first { $0.status == .pending }))
            #expect(late.task.evidence?.late == true && late.task.date == monday && late.compliance.date == monday)
            #expect(late.compliance.completed == 2)
            let after = try await diary.compliance()
            #expect(after.percent == before.percent && after.completed == 2 && after.date == monday + 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func aCompletionOfTodayCanBeTakenBack(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture in
            let diary = try await Diary.begin(fixture)
            try await diary.seed(5)
            try await diary.live(4)
            #expect(try await diary.streaks().counts == [1, 1, 1])
            let done = try #require(try await diary.tasks().first { $0.status == .completed })
            let undone = try await diary.client.call(Tasks.undo, TaskParameters(id: done.id), Nothing())
            #expect(undone.task.status == .pending && undone.task.evidence == nil && undone.task.completedAt == nil)
            #expect(undone.compliance.percent == 60 && undone.counts == [0, 0, 0] && undone.newBadges.isEmpty)
            #expect(try await fixture.rows("SELECT 1 FROM evidence") == 3)
            #expect(try await fixture.rows("SELECT 1 FROM people WHERE completed_tasks = 3 AND best_streak = 1") == 1)
            #expect(try await diary.undo(done).code == .taskNotCompleted)
            // What was earned stays, and is not earned again.
            #expect(try await fixture.rows("SELECT 1 FROM user_badges WHERE code = 'day_one_done'") == 1)
            let again = try await diary.complete(done)
            #expect(again.streak.current == 1 && again.newBadges.isEmpty)
            #expect(try await fixture.rows("SELECT 1 FROM user_badges") == 1)

            try diary.nextDay()
            let late = try await diary.undo(done)
            #expect(late.status == 409 && late.code == .dayClosed)
        }
    }

    @Test func daysThatHaveNotBegunTakeNoEvidence() async throws {
        try await TasksFixture.run { fixture in
            let diary = try await Diary.begin(fixture)
            let tomorrow = diary.today + 1
            _ = try await diary.client.call(Tasks.list, TaskQuery(date: tomorrow), Nothing())
            let task = try await diary.task(.meal, tomorrow)
            let early = try await diary.answer(task)
            #expect(early.status == 409 && early.code == .dayNotStarted)
            let ahead = try await diary.compliance(tomorrow)
            #expect(ahead.completed == 0 && ahead.total > 0 && ahead.outcome == .open && ahead.level == .none)
            // It can be left in advance.
            #expect(try await diary.skip(task).status == 200)
            try diary.go(to: tomorrow, "00:00")
            #expect(try await diary.answer(task).status == 201)
        }
    }

    @Test func datesAreChecked() async throws {
        try await TasksFixture.run { fixture in
            let diary = try await Diary.begin(fixture)
            let today = diary.today
            let early = try await diary.compliance(today - 1)
            #expect(early.total == 0 && early.percent == 0 && !early.compliant && early.outcome == .neutral && early.level == .none)
            #expect(try await diary.compliance(try date("0001-01-01")).outcome == .neutral)
            #expect(try await diary.check(today - 400).outcome == .neutral)
            let late = try await diary.compliance(today + 30)
            #expect(late.total == 0 && late.outcome == .open)
            #expect(try await diary.check(today + 30).total == 0)

            for bad in [(today + 31).text, "9999-12-31"] {
                let read = try await diary.client.send(.get, "/compliance?date=\(bad)")
                #expect(read.status == 422 && read.fields == ["date must_not_be_later"], "\(bad): \(read.text)")
                let check = try await diary.client.json(.post, "/compliance/check", #"{"date":"\#(bad)"}"#)
                #expect(check.status == 422 && check.fields == ["date must_not_be_later"], "\(bad): \(check.text)")
            }
            for bad in ["2026-02-30", "today", "2026-3-1", "%F0%9F%93%85", "", "2026-03-02T00:00:00Z", "0000-01-01", "٢٠٢٦-٠٣-٠٢"] {
                let read = try await diary.client.send(.get, "/compliance?date=\(bad)")
                #expect(read.status == 422 && read.fields == ["date malformed"], "\(bad): \(read.text)")
            }
            let wrong = try await diary.client.json(.post, "/compliance/check", #"{"date":20260302}"#)
            #expect(wrong.status == 422 && wrong.fields == ["date wrong_type"])
        }
    }

    @Test func thePlanComesFirst() async throws {
        try await TasksFixture.run { fixture in
            let starting = try await fixture.somebody(isOnboarded: false)
            for answer in [
                try await starting.client.answer(Tasks.compliance, ComplianceQuery(), Nothing()),
                try await starting.client.answer(Tasks.check, ComplianceCheck()),
                try await starting.client.answer(Tasks.streaks),
                try await starting.client.answer(Tasks.calendar, CalendarQuery(), Nothing()),
            ] {
                #expect(answer.status == 409 && answer.code == .onboardingRequired)
            }
            fixture.tasks.clock.advance(by: .minutes(1))
            #expect(try await starting.client.answer(Tasks.streaks).status == 409)
            // Asking often leaves one zone behind.
            #expect(try await fixture.rows("SELECT 1 FROM zones") == 1)
        }
    }
}
