import AppTesting
import Contracts
import JSONCoding
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import TrainingService
import Wire

/// Workouts of a plan that another one took the place of before the phone could tell of them.
@Suite(.serialized) struct FormerPlanTests {
    private static let id = TrainingSessionID.number(1)

    @Test(arguments: Engine.allCases) func aWorkoutWithoutAConnectionIsOneOfThePlanOfThen(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine, start: PlanTests.sunday) { fixture in
            let somebody = try await fixture.trainee()
            let day = try #require(try await somebody.generate().day(1))
            let item = try #require(day.items.first)
            let begun = fixture.now + .minutes(10)
            fixture.app.clock.advance(by: .hours(1))
            // Sunday is a day of rest in the coach's.
            try await fixture.coach(somebody, "barbell-squat", on: 4)
            let answer = try await somebody.start(Self.id, weekday: 1, at: begun)
            #expect(answer.status == 201)
            let session = try answer.session()
            let items = session.items.map { $0.item }
            #expect(session.title == day.title && items == day.items)
            #expect(try await somebody.tick(Self.id, item.id, set: 1).status == 200)
            #expect(try await somebody.complete(Self.id, at: begun + .minutes(40)).status == 200)
            let stats = try await somebody.stats
            #expect(stats.totalWorkouts == 1 && stats.totalSeconds == 40 * 60)
            // What is begun now is the coach's.
            #expect(try await somebody.start(.number(2), weekday: 1).fields == ["weekday not_allowed"])
            #expect(try await somebody.start(.number(2), weekday: 4).session().items.count == 1)
        }
    }

    @Test(arguments: Engine.allCases) func thePlanThatIsNamedDecidesWhateverTheClockOfTheDeviceSays(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine, start: PlanTests.sunday) { fixture in
            let somebody = try await fixture.trainee()
            let former = try await somebody.generate()
            #expect(try await somebody.today.planId == former.id)
            fixture.app.clock.advance(by: .hours(1))
            let current = try await fixture.coach(somebody, "barbell-squat", "barbell-curl")
            #expect(try await somebody.today.planId == current.id)
            var number = 0
            func begun(_ plan: TrainingPlanID, at: Instant? = nil) async throws -> [PlanItemID] {
                number += 1
                let session = try await somebody.start(.number(number), weekday: 1, plan: plan, at: at).session()
                #expect(try await somebody.discard(session.id).status == 204)
                return session.items.map { $0.item.id }
            }
            let (old, new) = (former.day(1)?.items.map { $0.id }, current.day(1)?.items.map { $0.id })
            // An app that has not read the coach's trains by the one before, and one whose clock is behind by the coach's.
            #expect(try await begun(former.id) == old)
            #expect(try await begun(current.id, at: fixture.now - .minutes(30)) == new)
            #expect(try await begun(.example) == new)
            #expect(try await begun(.example, at: fixture.now - .minutes(30)) == old)
        }
    }

    @Test(arguments: Engine.allCases) func plansAreForgottenAfterAWeekAndBeyondTwenty(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine, start: PlanTests.sunday) { fixture in
            let somebody = try await fixture.trainee(tier: .premium)
            let custom = PlanRequest(
                mode: .custom, days: WorkoutFrequency(trusted: 2), level: .beginner, equipment: [.barbell], focus: [])
            var made: [TrainingPlan] = []
            for number in 0..<22 {
                made.append(try await somebody.generate(number.isMultiple(of: 2) ? PlanRequest() : custom))
                fixture.app.clock.advance(by: .seconds(1))
            }
            #expect(try await fixture.rows("SELECT DISTINCT plan_id FROM former_plan_items") == 20)
            #expect(try await fixture.rows("SELECT 1 FROM former_plan_items WHERE plan_id = \(made[0].id.text)") == 0)
            #expect(try await fixture.rows("SELECT 1 FROM former_plan_items WHERE plan_id = \(made[20].id.text)") == made[20].items.count)
            #expect(try await fixture.rows("SELECT 1 FROM former_plan_items WHERE plan_id = \(made[21].id.text)") == 0)
            // The last of them was replaced a second ago.
            fixture.app.clock.advance(by: .days(7) - .seconds(1))
            try await fixture.app.app.service.tidy(now: fixture.now)
            #expect(try await fixture.rows("SELECT DISTINCT plan_id FROM former_plan_items") == 1)
            fixture.app.clock.advance(by: .milliseconds(1))
            try await fixture.app.app.service.tidy(now: fixture.now)
            #expect(try await fixture.rows("SELECT 1 FROM former_plan_items") == 0)
        }
    }
}
