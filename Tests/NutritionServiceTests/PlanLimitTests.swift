import AppTesting
import Contracts
import JSONCoding
import NutritionService
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// No tier counts plans (FR-NUTRITION-07), and rates are limited all the same: each plan is told to the person's coach.
@Suite struct PlanLimitTests {
    @Test(arguments: Engine.allCases) func nobodyMakesPlansWithoutEnd(_ engine: Engine) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture in
            let (somebody, other) = (try await fixture.somebody(.premium), try await fixture.somebody(.premium))
            try await somebody.generate()
            let made: SQL = "SELECT plans_made FROM people WHERE user_id = \(somebody.id.text)"
            #expect(try await fixture.number(made) == 1)
            // Those that are between the first and the last but one.
            _ = try await fixture.app.database.write { db in
                try await db.execute("UPDATE people SET plans_made = 49 WHERE user_id = \(somebody.id.text)")
            }
            fixture.go(.hours(1))
            // The last one is made once.
            let answers = try await parallel(5) { _ in try await somebody.client.answer(MealPlans.generate) }
            #expect(answers.count { $0.status == 201 } == 1)
            for refused in answers where refused.status != 201 {
                #expect(refused.status == 409 && refused.code == .limitReached && refused.json?["retryAfter"]?.integer == 82_800)
                #expect(refused.json?["message"]?.string == "You have done this as often as a day allows. Try again later.")
            }
            #expect(try await fixture.number(made) == 50)
            #expect(try await fixture.rows("SELECT 1 FROM meal_plans WHERE number = 2") == 1)
            #expect(try await somebody.answer().status == 200)
            #expect(try await other.client.answer(MealPlans.generate).status == 201)
            // To the millisecond: 24 hours after the first of them.
            fixture.go(.hours(23) - .milliseconds(1))
            #expect(try await somebody.client.answer(MealPlans.generate).code == .limitReached)
            fixture.go(.milliseconds(1))
            #expect(try await somebody.client.answer(MealPlans.generate).status == 201)
            #expect(try await fixture.number(made) == 1)
        }
    }
}
