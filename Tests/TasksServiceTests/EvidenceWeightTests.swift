import AppTesting
import Contracts
import Platform
import ServiceKit
import Storage
import TasksService
import TestSupport
import Testing
import Wire

/// Weights travel both ways between here and the profile service, and never in a circle.
@Suite(.serialized) struct EvidenceWeightTests {
    private func logged(_ hundredths: Int64, on date: LocalDate) -> EventFacts { EventFacts(count: hundredths, date: date) }

    @Test(arguments: Engine.allCases)
    func aWeightGivenAsEvidenceIsLoggedOnce(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture in
            let diary = try await Diary.begin(fixture)
            let task = try await diary.task(.weightLog)
            #expect(try await diary.answer(task, Diary.weight(7955), key: "weigh").status == 201)
            #expect(try await diary.answer(task, Diary.weight(7955), key: "weigh").status == 201)
            #expect(try await diary.answer(task, Diary.weight(7955)).status == 409)
            try await eventually("the queue is empty") { try await fixture.rows("SELECT 1 FROM work WHERE kind = 'recordWeight'") == 0 }
            #expect(fixture.profile.app.service.weights.map(\.hundredths) == [7955])

            // The profile service tells everybody of its newest weight, this service too.
            #expect(try await fixture.tell(.weightLogged, about: diary.somebody, facts: logged(7955, on: diary.today)).status == 204)
            try diary.nextDay()
            _ = try await diary.streaks()
            #expect(try await fixture.rows("SELECT 1 FROM work WHERE kind = 'recordWeight'") == 0)
            #expect(fixture.profile.app.service.weights.count == 1)
            #expect(try await fixture.rows("SELECT 1 FROM evidence") == 1)
        }
    }

    /// A mistyped weight: taken back, it is in no log, and what the profile service told of it meanwhile does nothing.
    @Test(arguments: Engine.allCases)
    func aWeightTakenBackIsTakenOutOfTheLog(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture in
            let diary = try await Diary.begin(fixture)
            let task = try await diary.task(.weightLog)
            let wrong = try #require(try await diary.complete(task, Diary.weight(2100)).task.evidence)
            try await eventually("the wrong weight is logged") { fixture.profile.app.service.weights.map(\.hundredths) == [2100] }
            #expect(try await diary.undo(task).status == 200)
            var echo = logged(2100, on: diary.today)
            echo.evidence = wrong.id
            try await fixture.tell(.weightLogged, about: diary.somebody, facts: echo)
            #expect(try await diary.task(.weightLog).status == .pending)
            try await eventually("it is taken back") {
                try await fixture.rows("SELECT 1 FROM work WHERE kind = 'takeOver'") == 0 && fixture.profile.app.service.weights.isEmpty
            }
            try await diary.complete(task, Diary.weight(8120))
            try await eventually("the right weight is logged") { fixture.profile.app.service.weights.map(\.hundredths) == [8120] }
            #expect(try await fixture.rows("SELECT 1 FROM people WHERE weight = 8120") == 1)
        }
    }

    /// 74 kg instead of 84, taken back before the profile service heard of them: it has no news that would put them right.
    @Test(arguments: Engine.allCases)
    func aWeightTakenBackIsNotWhatTheyWeigh(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture in
            let diary = try await Diary.begin(fixture)
            let task = try await diary.task(.weightLog)
            try await diary.complete(task, Diary.weight(7400))
            #expect(try await fixture.rows("SELECT 1 FROM people WHERE weight = 7400") == 1)
            #expect(try await diary.undo(task).status == 200)
            try await eventually("they weigh what they weighed") { try await fixture.rows("SELECT 1 FROM people WHERE weight = 8000") == 1 }
            #expect(try await diary.client.call(Tasks.badge, BadgeParameters(code: .goalReached), Nothing()).progress == 0)
        }
    }

    /// However often and however fast: the log has a weight if the task is done, and none if not.
    @Test(arguments: Engine.allCases)
    func theLogFollowsTheTaskHoweverFastItChanges(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture in
            let diary = try await Diary.begin(fixture)
            let task = try await diary.task(.weightLog)
            for round in 0..<6 {
                _ = try await parallel(8) { number in
                    number % 2 == 0 ? try await diary.answer(task, Diary.weight(8000 + Int64(number))) : try await diary.undo(task)
                }
                try await eventually("round \(round): the log is as the task") {
                    let isIdle = try await fixture.rows("SELECT 1 FROM work WHERE kind IN ('recordWeight', 'withdrawWeight')") == 0
                    let isDone = try await diary.task(.weightLog).status == .completed
                    return isIdle && fixture.profile.app.service.weights.count == (isDone ? 1 : 0)
                }
            }
        }
    }

    @Test func aWeightIsLoggedAlsoWhereItsDayHasNotBegun() async throws {
        try await TasksFixture.run { fixture in
            let diary = try await Diary.begin(fixture)
            // The profile service has heard of a journey to the west, this one has not.
            fixture.profile.app.service.set(today: diary.today - 1)
            try await diary.complete(try await diary.task(.weightLog), Diary.weight(7955))
            try await eventually("the weight is logged") { fixture.profile.app.service.weights.map(\.hundredths) == [7955] }
            try await eventually("the queue is empty") { try await fixture.rows("SELECT 1 FROM work WHERE kind = 'recordWeight'") == 0 }
        }
    }

    /// There is nobody to log it for any more, and nothing for an operator to decide.
    @Test(arguments: Engine.allCases)
    func aWeightOnItsWayWhenTheAccountIsDeletedIsLetGo(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture in
            let diary = try await Diary.begin(fixture)
            let task = try await diary.task(.weightLog)
            fixture.profile.app.service.forget(diary.id)
            try await diary.complete(task, Diary.weight(7955))
            try await eventually("the queue is empty") { try await fixture.rows("SELECT 1 FROM work WHERE kind = 'recordWeight'") == 0 }
            #expect(fixture.profile.app.service.weights.isEmpty)
        }
    }

    @Test func aLateWeightIsNotTheNewest() async throws {
        try await TasksFixture.run { fixture in
            let diary = try await Diary.begin(fixture)
            let task = try await diary.task(.weightLog)
            try diary.nextDay()
            try await diary.complete(task, Diary.weight(7955))
            #expect(try await fixture.rows("SELECT 1 FROM people WHERE weight = 8000") == 1)
            diary.weighs(7955)
            try await fixture.tell(.weightLogged, about: diary.somebody, facts: logged(7955, on: diary.today - 1))
            #expect(try await fixture.rows("SELECT 1 FROM people WHERE weight = 7955") == 1)
        }
    }

    @Test func theEchoOfAWeighInDoesNoOtherTask() async throws {
        try await TasksFixture.run { fixture in
            let diary = try await Diary.begin(fixture)
            try await diary.seed(2, type: .weightLog)
            let tasks = try await diary.tasks()
            try await diary.complete(tasks[0], Diary.weight(7955))
            try await fixture.tell(.weightLogged, about: diary.somebody, facts: logged(7955, on: diary.today))
            #expect(try await diary.tasks().map(\.status) == [.completed, .pending])
            // Another weight is another weigh-in.
            try await fixture.tell(.weightLogged, about: diary.somebody, facts: logged(7900, on: diary.today))
            #expect(try await diary.tasks().map(\.status) == [.completed, .completed])
        }
    }

    /// Where the date of the evidence has not begun, the profile service takes the weight for the date that it is there.
    @Test(arguments: Engine.allCases)
    func evidenceThatIsLoggedForAnotherDateDoesNoOtherTask(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture in
            let diary = try await Diary.begin(fixture), monday = diary.today
            try diary.nextDay()
            _ = try await diary.started()
            try await diary.seed(1, type: .weightLog)
            let task = try await diary.task(.weightLog)
            let proof = try #require(try await diary.complete(task, Diary.weight(7955)).task.evidence)
            for date in [monday, monday + 2] {
                var echo = logged(7955, on: date)
                echo.evidence = proof.id
                #expect(try await fixture.tell(.weightLogged, about: diary.somebody, facts: echo).status == 204)
            }
            #expect(try await diary.task(.weightLog, monday).status == .pending)
            #expect(try await fixture.rows("SELECT 1 FROM work WHERE kind = 'earlyNews'") == 0)
            #expect(try await fixture.rows("SELECT 1 FROM evidence") == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func aWeightLoggedElsewhereDoesTheTaskOfItsDay(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture in
            let diary = try await Diary.begin(fixture)
            let id = EventID(trusted: fixture.tasks.app.runtime.ids.next())
            diary.weighs(7840)
            // The same fact twice, as deliveries may be.
            for _ in 0..<2 {
                #expect(
                    try await fixture.tell(.weightLogged, about: diary.somebody, facts: logged(7840, on: diary.today), id: id).status == 204
                )
            }
            #expect(try await diary.task(.weightLog).status == .completed)
            #expect(try await fixture.rows("SELECT 1 FROM people WHERE weight = 7840 AND completed_tasks = 1") == 1)
            #expect(try await fixture.rows("SELECT 1 FROM evidence WHERE type = 'metrics' AND metrics = '{\"weightKg\":78.4}'") == 1)
            #expect(try await fixture.rows("SELECT 1 FROM work WHERE kind = 'recordWeight'") == 0)
            #expect(fixture.profile.app.service.weights.isEmpty)
        }
    }

    @Test func aWeightOfAnotherDayDoesThatDaysTaskOrNone() async throws {
        try await TasksFixture.run { fixture in
            let diary = try await Diary.begin(fixture)
            let monday = diary.today
            // Tuesday has no weigh-in; Monday's can still be made up for; Sunday was before the plan; tomorrow has not begun.
            try diary.go(to: monday + 1)
            diary.weighs(7840)
            for date in [monday + 1, monday - 1, monday + 2] {
                #expect(try await fixture.tell(.weightLogged, about: diary.somebody, facts: logged(7840, on: date)).status == 204)
            }
            #expect(try await diary.task(.weightLog, monday).status == .pending)
            try await fixture.tell(.weightLogged, about: diary.somebody, facts: logged(7840, on: monday))
            #expect(try await diary.task(.weightLog, monday).status == .completed)
            #expect(try await fixture.rows("SELECT 1 FROM evidence WHERE is_late = 1") == 1)

            // A week later, past its grace, the next one is fixed.
            try diary.go(to: monday + 9)
            diary.weighs(7700)
            #expect(try await fixture.tell(.weightLogged, about: diary.somebody, facts: logged(7700, on: monday + 7)).status == 204)
            #expect(try await diary.task(.weightLog, monday + 7).status == .pending)
            try await eventually("the newest is known") { try await fixture.rows("SELECT 1 FROM people WHERE weight = 7700") == 1 }
        }
    }

    @Test(.proves("GTSD-P-3.3-06"), arguments: Engine.allCases)
    func aWeightOfYesterdayDoesItsTaskAndIsNotTheNewest(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture in
            let diary = try await Diary.begin(fixture)
            let monday = diary.today
            try diary.nextDay()
            diary.weighs(7900)
            try await fixture.tell(.weightLogged, about: diary.somebody, facts: logged(7900, on: monday + 1))
            var older = logged(8040, on: monday)
            older.isNewest = false
            #expect(try await fixture.tell(.weightLogged, about: diary.somebody, facts: older).status == 204)
            #expect(try await diary.task(.weightLog, monday).status == .completed)
            #expect(try await fixture.rows("SELECT 1 FROM evidence WHERE metrics = '{\"weightKg\":80.4}' AND is_late = 1") == 1)
            #expect(try await fixture.rows("SELECT 1 FROM people WHERE weight = 7900") == 1)
        }
    }

    /// It is the newest at once, and proves something once its day begins, when another one may be the newest.
    @Test(arguments: Engine.allCases)
    func aWeightOfTheNextDayDoesItsTaskOnceThatBegins(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture in
            let diary = try await Diary.begin(fixture)
            let monday = diary.today + 7
            try diary.go(to: monday - 1, "23:59")
            diary.weighs(7840)
            try await fixture.tell(.weightLogged, about: diary.somebody, facts: logged(7840, on: monday))
            #expect(try await fixture.rows("SELECT 1 FROM people WHERE weight = 7840") == 1)
            diary.weighs(7800)
            try await fixture.tell(.weightLogged, about: diary.somebody, facts: logged(7800, on: monday - 1))
            try diary.go(to: monday, "00:00")
            fixture.tasks.app.runtime.work.wake()
            try await eventually("the day has begun") { try await fixture.rows("SELECT 1 FROM work WHERE kind = 'earlyNews'") == 0 }
            #expect(try await diary.task(.weightLog).status == .completed)
            #expect(try await fixture.rows("SELECT 1 FROM evidence WHERE metrics = '{\"weightKg\":78.4}' AND is_late = 0") == 1)
            try await eventually("the newest is known") { try await fixture.rows("SELECT 1 FROM people WHERE weight = 7800") == 1 }
        }
    }

    /// News may overtake each other: the profile service says which weight is the newest.
    @Test(arguments: Engine.allCases)
    func anOlderWeightThatIsHeardOfLastIsNotTheNewest(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture in
            let diary = try await Diary.begin(fixture)
            diary.weighs(7900)
            try await fixture.tell(.weightLogged, about: diary.somebody, facts: logged(7900, on: diary.today))
            try await eventually("the queue is empty") { try await fixture.rows("SELECT 1 FROM work WHERE kind = 'takeOver'") == 0 }
            try await fixture.tell(.weightLogged, about: diary.somebody, facts: logged(8100, on: diary.today))
            try await eventually("the newest is known") { try await fixture.rows("SELECT 1 FROM people WHERE weight = 7900") == 1 }
        }
    }

    @Test func aWeightOfSomebodyUnknownIsNoConcern() async throws {
        try await TasksFixture.run { fixture in
            let stranger = try await fixture.somebody()
            #expect(try await fixture.tell(.weightLogged, about: stranger, facts: logged(7840, on: .example)).status == 204)
            let starting = try await fixture.somebody(isOnboarded: false)
            #expect(try await starting.client.answer(Tasks.streaks).code == .onboardingRequired)
            #expect(try await fixture.tell(.weightLogged, about: starting, facts: logged(7840, on: .example)).status == 204)
            #expect(try await fixture.rows("SELECT 1 FROM tasks") == 0)
        }
    }
}
