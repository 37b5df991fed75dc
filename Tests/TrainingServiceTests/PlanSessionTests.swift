import AppTesting
import Contracts
import JSONCoding
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// Working out by the plan.
@Suite(.serialized) struct PlanSessionTests {
    private static let id = TrainingSessionID.number(1)

    @Test(arguments: Engine.allCases) func startingTwiceIsOneWorkout(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine, start: PlanTests.sunday) { fixture in
            let somebody = try await fixture.trainee()
            #expect(try await somebody.start(Self.id).code == .notFound)
            let plan = try await somebody.generate()
            let answers = try await parallel(20) { _ in try await somebody.start(Self.id) }
            #expect(answers.count { $0.status == 201 } == 1 && answers.count { $0.status == 200 } == 19)
            #expect(answers.allSatisfy { $0.body == answers[0].body })
            let session = try answers[0].session()
            #expect(session.status == .active && session.title == "Full body A" && session.progress == 0)
            #expect(session.items.map(\.item) == plan.day(1)?.items)
            #expect(try await somebody.today.activeSessionId == Self.id)
            #expect(try await somebody.start(.number(2)).code == .sessionActive)
            // It is nobody else's.
            let other = try await fixture.trainee()
            #expect(
                try await other.client.answer(TrainingPlans.session, TrainingSessionParameters(id: Self.id), Nothing()).code == .notFound)
            #expect(try await other.complete(Self.id).code == .notFound)
        }
    }

    @Test(arguments: Engine.allCases) func oneWorkoutAtATime(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine, start: PlanTests.sunday) { fixture in
            let somebody = try await fixture.trainee()
            _ = try await somebody.generate()
            let answers = try await parallel(20) { try await somebody.start(.number($0)) }
            #expect(answers.count { $0.status == 201 } == 1)
            #expect(answers.count { $0.status == 409 && $0.code == .sessionActive } == 19)
        }
    }

    @Test func aDayOfRestHasNoWorkoutButAnotherDaysCanBeDone() async throws {
        try await TrainingFixture.run { fixture in  // a Monday
            let somebody = try await fixture.trainee()
            _ = try await somebody.generate()
            #expect(try await somebody.start(Self.id).fields == ["weekday not_allowed"])
            #expect(try await somebody.start(Self.id, weekday: 5).session().title == "Full body C")
        }
    }

    @Test(.proves("FR-WORKOUT-04-a"), arguments: Engine.allCases)
    func setsAreTickedOneByOne(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine, start: PlanTests.sunday) { fixture in
            let somebody = try await fixture.trainee()
            let item = try #require(try await somebody.generate().day(1)?.items.first { $0.phase == .main })
            #expect(item.sets == 3)
            _ = try await somebody.start(Self.id)
            func shown(_ answer: Answer) throws -> SessionItem? { try answer.session().items.first { $0.item.id == item.id } }
            #expect(try await shown(somebody.tick(Self.id, item.id, set: 2))?.doneSets == [2])
            #expect(try await shown(somebody.tick(Self.id, item.id, set: 2))?.completedSets == 1)
            let two = try await shown(somebody.tick(Self.id, item.id, set: 1))
            #expect(two?.doneSets == [1, 2] && two?.completedSets == 2 && two?.completed == false)
            #expect(try await shown(somebody.tick(Self.id, item.id, set: 2, done: false))?.doneSets == [1])
            _ = try await parallel(3) { try await somebody.tick(Self.id, item.id, set: Int64($0 + 1)) }
            let all = try await somebody.session(Self.id).items.first { $0.item.id == item.id }
            #expect(all?.doneSets == [1, 2, 3] && all?.completed == true)
            #expect(try await somebody.tick(Self.id, item.id, set: 4).fields == ["set out_of_range"])
            #expect(try await somebody.tick(Self.id, .example, set: 1).code == .notFound)
        }
    }

    @Test(.proves("FR-WORKOUT-04-b"), arguments: Engine.allCases)
    func anExerciseIsTickedWhole(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine, start: PlanTests.sunday) { fixture in
            let somebody = try await fixture.trainee()
            let item = try #require(try await somebody.generate().day(1)?.items.first { $0.phase == .main })
            _ = try await somebody.start(Self.id)
            for _ in 1...2 {
                let done = try await somebody.tick(Self.id, item.id).session().items.first { $0.item.id == item.id }
                #expect(done?.doneSets == [1, 2, 3] && done?.completed == true)
            }
            let undone = try await somebody.tick(Self.id, item.id, completed: false).session()
            #expect(undone.items.allSatisfy { $0.doneSets.isEmpty })
        }
    }

    @Test(arguments: Engine.allCases) func fiftyFinishesAreOne(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine, start: PlanTests.sunday) { fixture in
            let somebody = try await fixture.trainee()
            let item = try #require(try await somebody.generate().day(1)?.items.first { $0.phase == .main })
            _ = try await somebody.start(Self.id)
            _ = try await somebody.tick(Self.id, item.id)
            fixture.app.clock.advance(by: .minutes(40))
            let answers = try await parallel(50) { _ in try await somebody.complete(Self.id) }
            #expect(answers.allSatisfy { $0.status == 200 && $0.body == answers[0].body })
            let session = try answers[0].session()
            #expect(session.status == .completed && session.finishedAt == fixture.now)
            let told = try await fixture.told(.workoutCompleted, of: somebody)
            #expect(told.count == 1 && told[0].product == .fitcoach)
            #expect(told[0].facts == EventFacts(count: 1, date: LocalDate(daysSinceEpoch: 20_513)))
            let stats = try await somebody.stats
            #expect(stats.totalWorkouts == 1 && stats.totalSeconds == 2400 && stats.muscles.map(\.sets) == [3])
            #expect(try await somebody.today.completed)
            #expect(try await somebody.today.activeSessionId == nil)
        }
    }

    @Test(arguments: Engine.allCases) func aWorkoutOfWhichNothingWasDoneIsNotFinished(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine, start: PlanTests.sunday) { fixture in
            let somebody = try await fixture.trainee()
            let item = try #require(try await somebody.generate().day(1)?.items.first)
            _ = try await somebody.start(Self.id)
            let refusal = try await somebody.complete(Self.id)
            #expect(refusal.status == 422 && refusal.code == .validationFailed && refusal.fields == ["items nothing_done"])
            // Neither is one whose ticks were all taken back.
            _ = try await somebody.tick(Self.id, item.id)
            _ = try await somebody.tick(Self.id, item.id, completed: false)
            #expect(try await somebody.complete(Self.id).fields == ["items nothing_done"])
            #expect(try await somebody.session(Self.id).status == .active)
            #expect(try await somebody.stats.totalWorkouts == 0)
            #expect(try await fixture.told(.workoutCompleted, of: somebody).isEmpty)
            _ = try await somebody.tick(Self.id, item.id, set: 1)
            #expect(try await somebody.complete(Self.id).session().status == .completed)
        }
    }

    @Test(arguments: Engine.allCases) func aWorkoutWithoutAConnectionCountsForItsDayWithItsTime(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine, start: PlanTests.sunday) { fixture in
            let somebody = try await fixture.trainee()
            let item = try #require(try await somebody.generate().day(1)?.items.first)
            // On Monday, a day of rest, the phone has a connection again.
            let begun = fixture.now + .hours(1)
            fixture.app.clock.advance(by: .days(1))
            let session = try await somebody.start(Self.id, at: begun).session()
            #expect(session.title == "Full body A" && session.startedAt == begun)
            _ = try await somebody.tick(Self.id, item.id)
            let finished = try await somebody.complete(Self.id, at: begun + .minutes(45)).session()
            #expect(finished.finishedAt == begun + .minutes(45))
            #expect(try await somebody.stats.totalSeconds == 45 * 60)
            let told = try await fixture.told(.workoutCompleted, of: somebody)
            #expect(told.map { $0.facts?.date?.text } == ["2026-03-01"])
            #expect(try await !somebody.today.completed)
            // Sunday was trained on, and Monday's rest keeps that.
            #expect(try await somebody.stats.currentStreak == 2)
            // An answer that was lost is asked for again days later.
            fixture.app.clock.advance(by: .days(3))
            #expect(try await somebody.start(Self.id, at: begun).session().startedAt == begun)
            #expect(try await somebody.complete(Self.id, at: begun + .minutes(45)).session() == finished)
        }
    }

    /// Begun with a connection, which the phone has again three days after the end.
    @Test(arguments: Engine.allCases) func theEndOfAWorkoutIsTakenHoweverLateItIsTold(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine, start: PlanTests.sunday) { fixture in
            let somebody = try await fixture.trainee()
            let item = try #require(try await somebody.generate().day(1)?.items.first)
            let end = fixture.now + .minutes(45)
            _ = try await somebody.start(Self.id)
            fixture.app.clock.advance(by: .days(3))
            _ = try await somebody.tick(Self.id, item.id, set: 1)
            #expect(try await somebody.complete(Self.id, at: end).session().finishedAt == end)
            #expect(try await somebody.stats.totalSeconds == 45 * 60)
        }
    }

    @Test func aDevicesClockIsTakenForTwoDaysAndHalfAMinute() async throws {
        try await TrainingFixture.run(start: PlanTests.sunday) { fixture in
            let somebody = try await fixture.trainee()
            let item = try #require(try await somebody.generate().day(1)?.items.first)
            let now = fixture.now
            func refused(_ at: Instant) async throws -> [String] { try await somebody.start(Self.id, weekday: 1, at: at).fields }
            #expect(try await refused(now + .seconds(30) + .milliseconds(1)) == ["startedAt must_not_be_later"])
            #expect(try await refused(now - .hours(48) - .milliseconds(1)) == ["startedAt must_be_later"])
            let ahead = try await somebody.start(Self.id, weekday: 1, at: now + .seconds(30)).session()
            #expect(ahead.startedAt == now)
            _ = try await somebody.tick(Self.id, item.id)
            #expect(try await somebody.complete(Self.id, at: now + .seconds(31)).fields == ["finishedAt must_not_be_later"])
            #expect(try await somebody.complete(Self.id, at: now - .hours(49)).fields == ["finishedAt must_be_later"])
            // Nothing ends before it was begun.
            #expect(try await somebody.complete(Self.id, at: now - .minutes(5)).session().finishedAt == now)
            let oldest = try await somebody.start(.number(2), weekday: 1, at: now - .hours(48)).session()
            #expect(oldest.startedAt == now - .hours(48))
        }
    }

    @Test(arguments: Engine.allCases) func finishingAndGivingUpAtOnceIsOneOfTheTwo(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine, start: PlanTests.sunday) { fixture in
            let somebody = try await fixture.trainee()
            let item = try #require(try await somebody.generate().day(1)?.items.first)
            _ = try await somebody.start(Self.id)
            _ = try await somebody.tick(Self.id, item.id)
            let statuses = try await parallel(20) { index in
                index.isMultiple(of: 2) ? try await somebody.complete(Self.id).status : try await somebody.discard(Self.id).status
            }
            let isFinished = try await somebody.session(Self.id).status == .completed
            #expect(statuses.count { $0 == 409 } == 10 && statuses.count { $0 == (isFinished ? 200 : 204) } == 10)
            #expect(try await fixture.told(.workoutCompleted, of: somebody).count == (isFinished ? 1 : 0))
        }
    }

    @Test(arguments: Engine.allCases) func whatIsOverIsNotChanged(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine, start: PlanTests.sunday) { fixture in
            let somebody = try await fixture.trainee()
            let item = try #require(try await somebody.generate().day(1)?.items.first)
            _ = try await somebody.start(Self.id)
            #expect(try await somebody.discard(Self.id).status == 204)
            #expect(try await somebody.discard(Self.id).status == 204)
            #expect(try await somebody.session(Self.id).status == .discarded)
            #expect(try await somebody.complete(Self.id).code == .sessionClosed)
            #expect(try await somebody.tick(Self.id, item.id, set: 1).code == .sessionClosed)
            // The app that did not hear of it begins it again, and hears.
            #expect(try await somebody.start(Self.id).session().status == .discarded)

            try await somebody.train(.number(2))
            #expect(try await somebody.discard(.number(2)).code == .sessionClosed)
            #expect(try await somebody.tick(.number(2), item.id, set: 1).code == .sessionClosed)
            #expect(try await somebody.tick(.number(2), item.id).code == .sessionClosed)
        }
    }

    @Test(arguments: Engine.allCases) func aDayHasAnEnd(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine, start: PlanTests.sunday) { fixture in
            let somebody = try await fixture.trainee()
            _ = try await somebody.generate()
            for number in 1...20 { try await somebody.train(.number(number)) }
            // It is 11:00 in Riyadh.
            let refused = try await somebody.start(.number(21))
            #expect(refused.code == .limitReached && refused.json?["retryAfter"]?.integer == 13 * 3600)
            #expect(refused.json?["message"]?.string == "You have done this as often as a day allows. Try again later.")
            // One that says when it was begun is of this day also tomorrow: waiting does not help.
            let dated = try await somebody.start(.number(21), at: fixture.now)
            #expect(dated.code == .limitReached && dated.json?["retryAfter"] == nil)
            fixture.app.clock.advance(by: .hours(13))
            // A workout of the day before, which the phone tells of now, finds no room whenever it is told.
            let late = try await somebody.start(.number(22), at: fixture.now - .hours(1))
            #expect(late.code == .limitReached && late.json?["retryAfter"] == nil)
            #expect(late.json?["message"]?.string == "That day has as many workouts as a day can have.")
            #expect(try await somebody.start(.number(21), weekday: 1).status == 201)
        }
    }

    @Test(arguments: Engine.allCases) func whatIsGivenUpTakesNoRoomOfTheDay(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine, start: PlanTests.sunday) { fixture in
            let somebody = try await fixture.trainee()
            _ = try await somebody.generate()
            for number in 1...20 {
                #expect(try await somebody.start(.number(number)).status == 201)
                #expect(try await somebody.discard(.number(number)).status == 204)
            }
            try await somebody.train(.number(21))
            #expect(try await somebody.stats.totalWorkouts == 1)
            // It has an end all the same.
            try await fixture.app.database.write { db in
                for number in 22...201 {
                    try await db.execute("""
                        INSERT INTO sessions (user_id, id, begun_on, status, started_at, planned, completed, seconds)
                        VALUES (\(somebody.id.text), \(TrainingSessionID.number(number).text), '2026-03-01', 'discarded', 0, 1, 0, 0)
                        """)
                }
            }
            #expect(try await somebody.start(.number(202)).code == .limitReached)
        }
    }

    @Test(.proves("FC-ADD-13"), arguments: Engine.allCases) func whoIsDeletedTakesEverythingAlong(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine, start: PlanTests.sunday) { fixture in
            let somebody = try await fixture.trainee(.knee, tier: .premium)
            _ = try await somebody.generate(
                PlanRequest(mode: .custom, days: WorkoutFrequency(trusted: 2), level: .beginner, equipment: [.barbell], focus: []))
            let squat = try #require(try await somebody.generate().item("barbell-squat"))
            #expect(try await fixture.rows("SELECT 1 FROM former_plan_items") > 0)
            _ = try await somebody.substitute(squat, ExerciseID(trusted: "leg-press"), .plan)
            _ = try await fixture.app.database.write { db in
                try await db.execute("""
                    INSERT INTO kept_exercises (user_id, exercise_id, areas) VALUES (\(somebody.id.text), 'hack-squat', 'knee')
                    """)
            }
            try await fixture.tell(.callCancelled, about: somebody)
            try await fixture.tell(.callBooked, about: somebody, at: fixture.now + .minutes(1))
            _ = try await somebody.start(Self.id)
            _ = try await somebody.tick(Self.id, squat.id)
            _ = try await somebody.complete(Self.id)
            #expect(try await somebody.stats.totalWorkouts == 1)
            try await fixture.tell(.userDeleted, about: somebody)
            for table: SQL in [
                "people", "plans", "plan_days", "plan_items", "former_plan_items", "stand_ins", "kept_exercises", "coach_waits",
                "coach_wait_ends", "sessions", "session_items", "muscle_sets", "training_days",
            ] {
                #expect(try await fixture.rows("SELECT 1 FROM " + table) == 0, "\(table)")
            }
        }
    }
}
