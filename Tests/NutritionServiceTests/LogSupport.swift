import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import NutritionService
import Platform
import ServiceKit
import Storage
import TestSupport
import Wire

// What the tests of the log say often. Monday the 2nd of March 2026 is today where nothing else is said.

extension NutritionFixture {
    static let today = LocalDate(daysSinceEpoch: 20_514)
    /// Boiled white rice of the USDA's table: 130 kcal, 2.69, 28.17 and 0.28 g in 100 g; a cup of it is 158 g.
    static let rice = FoodID(trusted: "20045")

    /// The app with the library as it is delivered.
    static func logging(
        engine: Engine = .sqlite, transport: Transport = .inProcess, start: Instant = Instant(milliseconds: 1_772_427_600_000),
        _ body: (NutritionFixture) async throws -> Void
    ) async throws {
        let library = try DeliveredLibrary.read.get()
        try await run(engine: engine, transport: transport, start: start, configure: { $0.library = .read(library) }, body)
    }

    /// Puts a day into somebody's plan: 2,000 kcal from 150, 200 and 67 g.
    /// - Parameter meals: what a meal's planned servings hold.
    func plan(
        _ somebody: Somebody, on date: LocalDate, servings: Int64 = 100,
        _ meals: [(slot: MealSlot, id: PlannedMealID, nutrients: Nutrients)]
    ) async throws {
        _ = try await somebody.client.call(Nutrition.access)
        try await app.database.write { db in
            try await db.execute("""
                INSERT INTO trials (user_id, started_at, start_date, timezone)
                VALUES (\(somebody.id.text), \(now), \(Self.today.text), 'Asia/Riyadh') ON CONFLICT DO NOTHING
                """)
            try await db.execute("UPDATE people SET changes = changes + 1 WHERE user_id = \(somebody.id.text)")
            try await db.execute("""
                INSERT INTO planned_days (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula)
                VALUES (\(somebody.id.text), \(date.text), 2000, 150, 200, 67, 2800, 'profile', 'nutrition-targets/1')
                """)
            for meal in meals {
                try await db.execute("""
                    INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat,
                        fiber, sugars, sodium, substituted)
                    VALUES (\(somebody.id.text), \(meal.id.text), \(date.text), \(meal.slot.rawValue), 'shakshuka-feta', 'Shakshuka',
                        'شكشوكة', \(servings), \(meal.nutrients.kcal.hundredths), \(meal.nutrients.proteinG.hundredths),
                        \(meal.nutrients.carbsG.hundredths), \(meal.nutrients.fatG.hundredths), \(meal.nutrients.fiberG?.hundredths),
                        \(meal.nutrients.sugarsG?.hundredths), \(meal.nutrients.sodiumMg?.hundredths), 0)
                    """)
            }
        }
    }

    /// What was told of somebody, when all of it has arrived.
    func told(_ type: EventType, of somebody: Somebody) async throws -> [Event] {
        try await eventually("everything is delivered") {
            let left = try await rows("SELECT 1 FROM work WHERE kind = 'event:auth'")
            // A try that a busy machine let fail is made again in a moment of this clock, which stands still.
            if left > 0, try await rows("SELECT 1 FROM work WHERE kind = 'event:auth' AND due_at > \(now)") == left {
                app.clock.advance(by: .seconds(1))
                app.app.runtime.work.wake()
            }
            return left == 0
        }
        return auth.app.service.events.filter { $0.type == type && $0.user == somebody.id }
    }
}

extension Identifier {
    /// Ids as apps make them.
    static func number(_ number: Int) -> Identifier {
        let digits = String(number)
        return Identifier(trusted: "01960f3e-7b6a-7c3e-9d2a-" + String(repeating: "0", count: 12 - digits.count) + digits)
    }
}

extension NewFoodLog {
    /// So much of the rice.
    static func rice(
        _ number: Int, _ portion: Int64? = nil, _ unit: PortionUnit? = nil, _ category: MealCategory = .lunch, on date: LocalDate? = nil
    ) -> NewFoodLog {
        NewFoodLog(
            id: .number(number), date: date, category: category, foodId: NutritionFixture.rice, unit: unit,
            portion: portion.map { PortionCount(trusted: $0) })
    }

    /// Values of one's own, in hundredths.
    static func own(
        _ number: Int, _ nutrients: Nutrients, _ category: MealCategory = .lunch, portion: Int64? = nil, on date: LocalDate? = nil,
        name: String = "Leftovers"
    ) -> NewFoodLog {
        NewFoodLog(
            id: .number(number), date: date, category: category, manual: ManualFood(name: FoodName(trusted: name), nutrients: nutrients),
            portion: portion.map { PortionCount(trusted: $0) })
    }
}

extension Nutrients {
    /// In hundredths.
    static func hundredths(
        _ kcal: Int64, _ protein: Int64 = 0, _ carbs: Int64 = 0, _ fat: Int64 = 0, fiber: Int64? = nil, sugars: Int64? = nil,
        sodium: Int64? = nil
    ) -> Nutrients {
        func amount(_ value: Int64) -> NutrientAmount { NutrientAmount(trusted: value) }
        return Nutrients(
            kcal: amount(kcal), proteinG: amount(protein), carbsG: amount(carbs), fatG: amount(fat), fiberG: fiber.map(amount),
            sugarsG: sugars.map(amount), sodiumMg: sodium.map(amount))
    }
}

extension Somebody {
    func log(_ new: NewFoodLog, headers: HTTPHeaders = [:]) async throws -> Answer {
        try await client.answer(FoodLogs.add, new, headers: headers)
    }
    func entry(_ number: Int) async throws -> Answer {
        try await client.answer(FoodLogs.one, FoodLogParameters(id: .number(number)), Nothing())
    }
    func change(_ number: Int, _ change: FoodLogChange) async throws -> Answer {
        try await client.answer(FoodLogs.change, FoodLogParameters(id: .number(number)), change)
    }
    func delete(_ id: FoodLogID) async throws -> Answer {
        try await client.answer(FoodLogs.delete, FoodLogParameters(id: id), Nothing())
    }
    func entries(_ date: LocalDate? = nil) async throws -> [FoodLog] {
        try await client.call(FoodLogs.list, FoodLogQuery(date: date), Nothing()).items
    }
    func diary(_ date: LocalDate = NutritionFixture.today) async throws -> NutritionDay {
        try await client.call(FoodLogs.day, NutritionDayParameters(date: date), Nothing())
    }
    func copy(_ copy: FoodLogCopy = FoodLogCopy(), key: String? = nil) async throws -> Answer {
        try await client.answer(FoodLogs.copy, copy, headers: key.map { ["Idempotency-Key": $0] } ?? [:])
    }
    func eat(_ id: PlannedMealID, _ servings: Int64? = nil) async throws -> Answer {
        try await client.answer(
            MealPlans.eat, PlannedMealParameters(id: id), EatenMeal(servings: servings.map { PortionCount(trusted: $0) }))
    }
    func uneat(_ id: PlannedMealID) async throws -> Answer {
        try await client.answer(MealPlans.uneat, PlannedMealParameters(id: id), Nothing())
    }
    func drink(_ number: Int, _ ml: Int64, on date: LocalDate? = nil) async throws -> Answer {
        try await client.answer(FoodLogs.addWater, NewWater(id: .number(number), date: date, ml: WaterAmount(trusted: ml)))
    }
    func stats(_ from: LocalDate? = nil, _ to: LocalDate? = nil) async throws -> NutritionStats {
        try await client.call(FoodLogs.stats, NutritionPeriod(from: from, to: to), Nothing())
    }
}

extension Answer {
    func log() throws -> FoodLog { try InputDecoder.decode(FoodLog.self, from: body) }
    func logs() throws -> [FoodLog] { try InputDecoder.decode(FoodLogList.self, from: body).items }
    func water() throws -> WaterDay { try InputDecoder.decode(WaterDay.self, from: body) }
}
