import AppTesting
import Contracts
import NutritionService
import Platform
import Storage
import TestSupport
import Testing
import Wire

/// Who hears of meals, and to whom the log is open.
@Suite(.serialized) struct MealNewsTests {
    private static let today = NutritionFixture.today

    @Test(arguments: Engine.allCases) func theFirstOfAMealIsTold(_ engine: Engine) async throws {
        try await NutritionFixture.logging(engine: engine) { fixture in
            let somebody = try await fixture.somebody(.gtsd)
            _ = try await parallel(20) { try await somebody.log(.own(1 + $0, .hundredths(41_250), .lunch)) }
            let told = try await fixture.told(.mealLogged, of: somebody)
            #expect(told.count == 1 && told[0].product == .gtsd)
            #expect(told[0].facts == EventFacts(count: 413, date: Self.today, meal: .lunch))
            // Taken back and logged again it is no news, on that date for ever.
            for log in try await somebody.entries() { _ = try await somebody.delete(log.id) }
            _ = try await somebody.log(.rice(50))
            #expect(try await fixture.told(.mealLogged, of: somebody).count == 1)
            _ = try await somebody.log(.rice(51, 100, .cup, .dinner))
            _ = try await somebody.log(.rice(52, on: Self.today - 1))
            let more = try await fixture.told(.mealLogged, of: somebody).compactMap(\.facts)
            #expect(more.count == 3)
            #expect(more.contains(EventFacts(count: 205, date: Self.today, meal: .dinner)))
            #expect(more.contains(EventFacts(count: 205, date: Self.today - 1, meal: .lunch)))
        }
    }

    @Test(arguments: Engine.allCases) func whatIsMovedOrCopiedIsLoggedThereToo(_ engine: Engine) async throws {
        try await NutritionFixture.logging(engine: engine) { fixture in
            let somebody = try await fixture.somebody(.gtsd)
            // The day before yesterday is nobody's evidence any more.
            _ = try await somebody.log(.rice(1, 100, .cup, .snack, on: Self.today - 2))
            _ = try await somebody.log(.rice(2, 100, .cup, .breakfast, on: Self.today - 2))
            #expect(try await fixture.told(.mealLogged, of: somebody).isEmpty)
            _ = try await somebody.change(1, FoodLogChange(date: Self.today, category: .dinner))
            _ = try await somebody.copy(FoodLogCopy(from: Self.today - 2))
            _ = try await somebody.copy(FoodLogCopy(from: Self.today - 2))
            let told = try await fixture.told(.mealLogged, of: somebody).compactMap(\.facts?.meal)
            #expect(told.count == 2 && told.contains(.dinner) && told.contains(.breakfast))
            _ = try await somebody.change(2, FoodLogChange(portion: PortionCount(trusted: 200)))
            #expect(try await fixture.told(.mealLogged, of: somebody).count == 2)
        }
    }

    /// 0, 450 and 500 kcal.
    @Test(arguments: Engine.allCases) func aCorrectionThatGivesAMealItsEnergyIsTold(_ engine: Engine) async throws {
        try await NutritionFixture.logging(engine: engine) { fixture in
            let somebody = try await fixture.somebody(.gtsd)
            let correct: @Sendable (Int64) async throws -> Answer = { kcal in
                let food = ManualFood(name: FoodName(trusted: "Leftovers"), nutrients: .hundredths(kcal * 100))
                return try await somebody.change(1, FoodLogChange(manual: food))
            }
            #expect(try await somebody.log(.own(1, .hundredths(0))).status == 201)
            #expect(try await fixture.told(.mealLogged, of: somebody).isEmpty)
            let answers = try await parallel(20) { _ in try await correct(450) }
            #expect(answers.allSatisfy { $0.status == 200 })
            let told = EventFacts(count: 450, date: Self.today, meal: .lunch)
            #expect(try await fixture.told(.mealLogged, of: somebody).map(\.facts) == [told])
            #expect(try await correct(500).status == 200)
            #expect(try await fixture.told(.mealLogged, of: somebody).map(\.facts) == [told])
        }
    }

    /// 308.1 kcal typed as 30,810, which is more than evidence of a day can have.
    @Test(arguments: Engine.allCases) func aSlipIsNotToldAndItsCorrectionIs(_ engine: Engine) async throws {
        try await NutritionFixture.logging(engine: engine) { fixture in
            let somebody = try await fixture.somebody(.gtsd)
            #expect(try await somebody.log(.own(1, .hundredths(3_081_000))).status == 201)
            #expect(try await fixture.told(.mealLogged, of: somebody).isEmpty)
            let food = ManualFood(name: FoodName(trusted: "Leftovers"), nutrients: .hundredths(30_810))
            #expect(try await somebody.change(1, FoodLogChange(manual: food)).status == 200)
            let told = try await fixture.told(.mealLogged, of: somebody).map(\.facts)
            #expect(told == [EventFacts(count: 308, date: Self.today, meal: .lunch)])
        }
    }

    @Test func nobodyHearsOfMealsThatAreNoEvidence() async throws {
        try await NutritionFixture.logging { fixture in
            let somebody = try await fixture.somebody(.fitcoach)
            _ = try await somebody.log(.rice(1))
            #expect(try await fixture.told(.mealLogged, of: somebody).isEmpty)
            #expect(try await fixture.rows("SELECT 1 FROM told_meals") == 0)
        }
    }

    @Test(arguments: Engine.allCases) func whoHasNoPlansLogsAllTheSame(_ engine: Engine) async throws {
        try await NutritionFixture.logging(engine: engine) { fixture in
            let somebody = try await fixture.somebody(.gtsd)
            #expect(try await somebody.log(.rice(1)).status == 201)
            #expect(try await somebody.eat(.number(1)).code == .wrongProduct)
            #expect(try await somebody.uneat(.number(1)).code == .wrongProduct)
            fixture.app.clock.advance(by: .days(400))
            #expect(try await somebody.log(.rice(2)).status == 201)
            #expect(try await somebody.diary(Self.today).consumed.kcal.hundredths == 20_540)
        }
    }

    /// Seven days from the first plan; what was logged is kept, and open again with the tier.
    @Test(arguments: Engine.allCases) func aTrialThatIsOverLocksTheLog(_ engine: Engine) async throws {
        try await NutritionFixture.logging(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            try await fixture.plan(somebody, on: Self.today, [(.lunch, .number(1), .hundredths(50_000))])
            #expect(try await somebody.log(.rice(1)).status == 201)
            try await fixture.app.database.write { db in
                try await db.execute("""
                    INSERT INTO trials (user_id, started_at, start_date, timezone)
                    VALUES (\(somebody.id.text), \(fixture.now), \(Self.today.text), 'Asia/Riyadh')
                    ON CONFLICT (user_id) DO UPDATE SET started_at = excluded.started_at, start_date = excluded.start_date
                    """)
            }
            fixture.app.clock.advance(by: .days(6))
            #expect(try await somebody.log(.rice(2)).status == 201)
            fixture.app.clock.advance(by: .days(1))
            let client = somebody.client
            let refused = [
                try await somebody.log(.rice(3)), try await somebody.entry(1), try await somebody.change(1, .example),
                try await somebody.delete(.number(1)), try await somebody.copy(), try await somebody.eat(.number(1)),
                try await somebody.uneat(.number(1)), try await somebody.drink(1, 250),
                try await client.answer(FoodLogs.deleteWater, WaterParameters(id: .number(1)), Nothing()),
                try await client.answer(FoodLogs.list, FoodLogQuery(), Nothing()),
                try await client.answer(FoodLogs.day, NutritionDayParameters(date: Self.today), Nothing()),
                try await client.answer(FoodLogs.stats, NutritionPeriod(), Nothing()),
                try await client.answer(FoodLogs.export, NutritionPeriod(), Nothing()),
            ]
            #expect(refused.allSatisfy { $0.status == 403 && $0.code == .trialExpired })
            try await fixture.setTier(.premium, of: somebody)
            #expect(try await somebody.diary().consumed.kcal.hundredths == 20_540)
            #expect(try await somebody.log(.rice(3)).status == 201)
        }
    }
}
