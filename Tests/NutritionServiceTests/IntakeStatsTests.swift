import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import NutritionService
import Platform
import Storage
import TestSupport
import Testing
import Wire

/// Averages, adherence and completion, and everything as a table.
@Suite(.serialized) struct IntakeStatsTests {
    private static let today = NutritionFixture.today
    private static let slots: [MealSlot] = [.breakfast, .lunch, .dinner, .snack]

    /// Three days with targets of 2,000 kcal, 150, 200 and 67 g, four meals planned on each, and four on the day after:
    ///
    /// | day | eaten | kcal | protein | carbohydrate | fat | within 10 % |
    /// |---|---|---|---|---|---|---|
    /// | Saturday | 4 meals of 475.10 | 1,900.40 | 140 | 190 | 65 | yes |
    /// | Sunday | 3 meals of 500, and 600.25 | 2,100.25 | 150 | 205.5 | 74 | no: 74 g of fat are 110.4 % |
    /// | Monday | 2 meals of 700, and 480 | 1,880 | 135 = 90 % | 220 = 110 % | 60.3 = 90 % | yes |
    ///
    /// 5,880.65 / 3 = 1,960.2 kcal; 425 / 3 = 141.7 g; 615.5 / 3 = 205.2 g; 199.3 / 3 = 66.4 g; 2 of 3 days = 66 %; 9 of 12 meals = 75 %.
    @Test(
        .proves("FR-PROGRESS-05-a", "FR-PROGRESS-05-b", "FR-PROGRESS-05-c", "FR-PROGRESS-05-d"), arguments: Engine.allCases)
    func threeDays(_ engine: Engine) async throws {
        try await NutritionFixture.logging(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            try await fixture.setTier(.premium, of: somebody, version: 1)
            let meals: [Nutrients] = [
                .hundredths(47_510, 3500, 4750, 1625), .hundredths(50_000, 4000, 5000, 2000), .hundredths(70_000, 5000, 8000, 2500),
                .hundredths(50_000, 4000, 5000, 2000),
            ]
            for (day, nutrients) in meals.enumerated() {
                let places = Self.slots.enumerated().map { (slot: $1, id: PlannedMealID.number(day * 4 + $0), nutrients: nutrients) }
                try await fixture.plan(somebody, on: Self.today - 2 + Int64(day), places)
            }
            for place in [0, 1, 2, 3, 4, 5, 6, 8, 9] { #expect(try await somebody.eat(.number(place)).status == 201) }
            _ = try await somebody.log(.own(100, .hundredths(60_025, 3000, 5550, 1400), on: Self.today - 1))
            _ = try await somebody.log(.own(101, .hundredths(48_000, 3500, 6000, 1030)))

            let stats = try await somebody.stats(Self.today - 2, Self.today)
            #expect(stats.daysLogged == 3)
            #expect(stats.averageKcal == 1960 && stats.averageProteinG == 142 && stats.averageCarbsG == 205 && stats.averageFatG == 66)
            #expect(stats.macroAdherence == 66)
            #expect(stats.planCompletion == 75 && stats.mealsPlanned == 12 && stats.mealsEaten == 9)
            // A week when nothing is said; the same, because nothing else was logged in it. Days to come are planned, not missed.
            let week = try await somebody.stats()
            #expect(week.from == Self.today - 6 && week.to == Self.today && week.averageKcal == 1960 && week.mealsPlanned == 12)
            #expect(try await somebody.stats(Self.today - 2, Self.today + 9).mealsPlanned == 12)
            // Freemium sees the same without its two rates.
            try await fixture.setTier(.freemium, of: somebody, version: 2)
            let basic = try await somebody.stats(Self.today - 2, Self.today)
            #expect(basic.adherenceLocked == true && basic.macroAdherence == nil && basic.planCompletion == nil)
            #expect(basic.averageKcal == 1960 && basic.mealsPlanned == 12 && basic.mealsEaten == 9 && stats.adherenceLocked == nil)
            try await fixture.setTier(.premium, of: somebody, version: 3)
            let sunday = try await somebody.stats(Self.today - 1, Self.today - 1)
            #expect(sunday.daysLogged == 1 && sunday.averageKcal == 2100 && sunday.macroAdherence == 0 && sunday.planCompletion == 75)
            #expect(try await fixture.somebody().stats().daysLogged == 0)
        }
    }

    @Test(arguments: Engine.allCases) func ofNothingThereIsNoAverage(_ engine: Engine) async throws {
        try await NutritionFixture.logging(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            try await fixture.setTier(.premium, of: somebody)
            let stats = try await somebody.stats()
            #expect(stats.daysLogged == 0 && stats.averageKcal == nil && stats.macroAdherence == nil && stats.planCompletion == nil)
            #expect(stats.mealsPlanned == 0 && stats.mealsEaten == 0)
            // Without a plan days have the targets that were noted: a day that meets them is adherent.
            let target = try await somebody.diary().target
            _ = try await somebody.log(
                .own(1, .hundredths(target.kcal * 100, target.proteinG * 100, target.carbsG * 100, target.fatG * 100)))
            let one = try await somebody.stats()
            #expect(one.daysLogged == 1 && one.averageKcal == target.kcal && one.macroAdherence == 100 && one.planCompletion == nil)
            // Water is not food.
            _ = try await somebody.drink(1, 250, on: Self.today - 1)
            #expect(try await somebody.stats().daysLogged == 1)
        }
    }

    @Test(arguments: ["stats", "export.csv"]) func aPeriodIsAYearAtMost(path: String) async throws {
        try await NutritionFixture.logging { fixture in
            let somebody = try await fixture.somebody()
            func answer(_ query: String) async throws -> Answer { try await somebody.client.send(.get, "/nutrition/\(path)?" + query) }
            #expect(try await answer("from=2025-03-02&to=2026-03-02").status == 200)
            #expect(try await answer("from=2025-03-01&to=2026-03-02").fields == ["to must_not_be_later"])
            #expect(try await answer("from=2025-03-01").fields == ["to must_not_be_later"])
            #expect(try await answer("from=2026-03-03").fields == ["from must_not_be_later"])
            #expect(try await answer("from=2026-03-02&to=2026-03-01").fields == ["from must_not_be_later"])
            // A week that would begin before the first day there is begins with that.
            let first = try await answer("to=0001-01-03")
            #expect(first.status == 200)
            if path == "stats" { #expect(first.json?["from"]?.string == "0001-01-01") }
        }
    }

    @Test("Every entry is a row, with quotes where they are needed and no formulas", arguments: Engine.allCases)
    func rows(_ engine: Engine) async throws {
        try await NutritionFixture.logging(engine: engine, transport: .socket) { fixture async throws in
            let somebody = try await fixture.somebody()
            func export(_ query: String = "", as reader: Somebody) async throws -> [String] {
                let answer = try await reader.client.send(.get, "/nutrition/export.csv" + query)
                #expect(answer.status == 200 && answer.headers["Content-Type"] == "text/csv; charset=utf-8")
                // Excel reads UTF-8 by its mark alone.
                #expect(answer.body.starts(with: [0xef, 0xbb, 0xbf]))
                let text = String(decoding: answer.body.dropFirst(3), as: UTF8.self)
                return text.split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
            }
            let head =
                "id,date,meal,name,food_id,planned_meal_id,unit,portion,grams,kcal,protein_g,carbs_g,fat_g,fiber_g,sugars_g,sodium_mg,note,"
                + "logged_at"
            #expect(try await export(as: somebody) == [head, ""])
            _ = try await somebody.log(.rice(1, 150, .cup, .breakfast))
            let tricky = NewFoodLog(
                id: .number(2), category: .dinner,
                manual: ManualFood(name: FoodName(trusted: "كبسة \"أمي\", حارة"), nutrients: .hundredths(60_000, 4500, 6000, 2005)),
                note: FoodNote(trusted: "=1+1\nmore"))
            _ = try await somebody.log(tricky)
            _ = try await somebody.log(.own(3, .hundredths(100), .snack, on: Self.today - 1, name: "@SUM(A1:A9)"))
            let rows = try await export(as: somebody)
            let (rice, time) = ("White rice, long grain, boiled", "2026-03-02T05:00:00.000Z")
            let id = "01960f3e-7b6a-7c3e-9d2a-00000000000"
            #expect(
                rows == [
                    head, "\(id)3,2026-03-01,snack,'@SUM(A1:A9),,,,1,,1,0,0,0,,,,,\(time)",
                    "\(id)1,2026-03-02,breakfast,\"\(rice)\",20045,,cup,1.5,237,308.1,6.38,66.76,0.66,0.95,0.12,2.37,,\(time)",
                    "\(id)2,2026-03-02,dinner,\"كبسة \"\"أمي\"\", حارة\",,,,1,,600,45,60,20.05,,,,\"'=1+1\nmore\",\(time)", "",
                ])
            #expect(try await export("?from=2026-03-02", as: somebody).count == 4)
            // More than one read of the database.
            for number in 100..<520 { _ = try await somebody.log(.rice(number, on: Self.today - 2 - Int64(number % 3))) }
            let all = try await export(as: somebody)
            #expect(all.count == 1 + 3 + 420 + 1 && Set(all).count == all.count)
            // Reads begin within a day that the one before ended in.
            let dates = all.dropFirst().dropLast().map { String($0.split(separator: ",")[1]) }
            #expect(dates == dates.sorted() && Set(dates).count == 5)
            #expect(try await export(as: try await fixture.somebody()) == [head, ""])
        }
    }
}
