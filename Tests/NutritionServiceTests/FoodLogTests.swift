import AppTesting
import Contracts
import HTTPCore
import NutritionService
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// Logging what was eaten, entry by entry.
@Suite(.serialized) struct FoodLogTests {
    private static let today = NutritionFixture.today

    /// A cup and a half of the rice is 237 g: 308.10 kcal, 6.3753, 66.7629 and 0.6636 g, 0.948 g of fibre, 0.1185 g of sugars, 2.37 mg.
    @Test(.proves("FR-NUTRITION-04-d"), arguments: Engine.allCases)
    func thePortionScalesTheValues(_ engine: Engine) async throws {
        try await NutritionFixture.logging(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            let answer = try await somebody.log(.rice(1, 150, .cup))
            #expect(answer.status == 201)
            let cups = try answer.log()
            #expect(cups.name == "White rice, long grain, boiled" && cups.unit == .cup && cups.grams == 237 && cups.version == 1)
            #expect(cups.nutrients == .hundredths(30_810, 638, 6676, 66, fiber: 95, sugars: 12, sodium: 237))
            #expect(try await somebody.entry(1).body == answer.body)
            // Values of one's own are 1.5 times exactly.
            let own = try await somebody.log(.own(2, .hundredths(41_200, 2210, 3350, 1980), portion: 150)).log()
            #expect(own.nutrients == .hundredths(61_800, 3315, 5025, 2970))
            for portion in ["0", "-1.5", "10001", "\"1\""] {
                let text = #"{"id":"01960f3e-7b6a-7c3e-9d2a-000000000003","category":"lunch","foodId":"20045","portion":\#(portion)}"#
                let refused = try await somebody.client.json(.post, "/nutrition/logs", text)
                #expect(refused.status == 422 && refused.fields.allSatisfy { $0.hasPrefix("portion ") }, "\(portion)")
            }
            #expect(try await somebody.entries().count == 2)
        }
    }

    @Test(.proves("FR-NUTRITION-04-b"), arguments: Engine.allCases)
    func foodsCanBeEnteredByHand(_ engine: Engine) async throws {
        try await NutritionFixture.logging(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            let answer = try await somebody.log(.own(1, .hundredths(60_000, 4500, 6000, 2000, fiber: 700), .dinner, name: "كبسة أمي"))
            #expect(answer.status == 201)
            let log = try answer.log()
            #expect(log.name == "كبسة أمي" && log.category == .dinner && log.date == Self.today && log.foodId == nil && log.unit == nil)
            #expect(log.nutrients == .hundredths(60_000, 4500, 6000, 2000, fiber: 700) && log.warnings.isEmpty && log.grams == nil)
            // 300 kcal typed as kilojoules are kept, with a warning. What cannot be is refused.
            let joules = try await somebody.log(.own(2, .hundredths(125_500, 2000, 4000, 667))).log()
            #expect(joules.warnings == [.energyInKilojoules])
            let heavy = ManualFood(
                name: .example, nutrients: .hundredths(50_000, 6000, 6000, 1000), grams: Hundredths(trusted: 10_000))
            #expect(
                try await somebody.log(NewFoodLog(id: .number(3), category: .snack, manual: heavy)).fields == ["manual.grams out_of_range"])
            let endless = try await somebody.log(.own(4, .hundredths(5_000_000_000)))
            #expect(endless.fields == ["manual.nutrients out_of_range"])
            #expect(try await somebody.log(.own(5, .hundredths(4_000_000), portion: 1251)).fields == ["portion out_of_range"])
            #expect(try await somebody.log(.own(6, .hundredths(4_000_000), portion: 1250)).log().warnings.contains(.portionUnlikely))
        }
    }

    @Test(.proves("FR-NUTRITION-04-c"), arguments: Engine.allCases)
    func aMealIsChosen(_ engine: Engine) async throws {
        try await NutritionFixture.logging(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            for (number, category) in MealCategory.allCases.enumerated() {
                #expect(try await somebody.log(.rice(number, 100, .cup, category)).log().category == category)
            }
            #expect(try await somebody.diary().meals.map { $0.entries.count } == [1, 1, 1, 1])
            for category in ["brunch", "suhoor", "Lunch", ""] {
                let text = #"{"id":"01960f3e-7b6a-7c3e-9d2a-000000000009","category":"\#(category)","foodId":"20045"}"#
                let answer = try await somebody.client.json(.post, "/nutrition/logs", text)
                #expect(answer.status == 422 && answer.fields == ["category not_allowed"], "\(category)")
            }
        }
    }

    @Test func aFoodIsMeasuredInItsUnits() async throws {
        try await NutritionFixture.logging { fixture in
            let somebody = try await fixture.somebody()
            // The commonest unit when nothing is said; grams always.
            #expect(try await somebody.log(.rice(1)).log().unit == .cup)
            let grams = try await somebody.log(.rice(2, 15_000, .gram)).log()
            #expect(grams.grams == 150 && grams.nutrients.kcal.hundredths == 19_500)
            let refused = try await somebody.log(.rice(3, 100, .skewer))
            #expect(refused.fields == ["unit not_allowed"] && refused.text.contains("cup, plate, tablespoon, gram"))
            let unknown = NewFoodLog(id: .number(4), category: .lunch, foodId: FoodID(trusted: "unicorn"))
            #expect(try await somebody.log(unknown).fields == ["foodId unavailable"])
            #expect(try await somebody.log(NewFoodLog(id: .number(4), category: .lunch)).fields == ["foodId one_of_required"])
            let arabic = try await somebody.log(.rice(5), headers: ["Accept-Language": "ar"]).log()
            #expect(arabic.name == "أرز أبيض طويل الحبة مسلوق")
        }
    }

    @Test(arguments: Engine.allCases) func aQuickFingerLogsOnce(_ engine: Engine) async throws {
        try await NutritionFixture.logging(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            let answers = try await parallel(20) { _ in try await somebody.log(.rice(1, 100, .cup)) }
            #expect(answers.count { $0.status == 201 } == 1 && answers.count { $0.status == 200 } == 19)
            #expect(answers.allSatisfy { $0.body == answers[0].body })
            #expect(try await somebody.entries().count == 1)
            #expect(try await somebody.log(.rice(1, 200, .cup)).code == .versionConflict)
            // A late answer to the first sending is what became of it since, also on the day after.
            _ = try await somebody.change(1, FoodLogChange(portion: PortionCount(trusted: 300)))
            fixture.app.clock.advance(by: .days(1))
            let late = try await somebody.log(.rice(1, 100, .cup))
            #expect(late.status == 200)
            #expect(try late.log().version == 2 && late.log().portion.hundredths == 300 && late.log().date == Self.today)
            // Another's app may have made the same id.
            let other = try await fixture.somebody()
            #expect(try await other.log(.rice(1, 200, .cup)).status == 201)
        }
    }

    /// 21:30 UTC on the 2nd is the 3rd in Riyadh, and still the 2nd in New York.
    @Test(arguments: [("Asia/Riyadh", 20_515), ("America/New_York", 20_514)]) func aDayIsOnesOwn(zone: String, today: Int64) async throws {
        let start = try Instant(validating: "2026-03-02T21:30:00Z")
        try await NutritionFixture.logging(start: start) { fixture in
            let somebody = try await fixture.somebody { $0.timezone = ZoneName(trusted: zone) }
            let day = LocalDate(daysSinceEpoch: today)
            #expect(try await somebody.log(.rice(1)).log().date == day)
            #expect(try await somebody.entries().map(\.date) == [day])
            #expect(try await somebody.log(.rice(2, on: day + 1)).code == .dayNotStarted)
            #expect(try await somebody.drink(2, 250, on: day + 1).code == .dayNotStarted)
            #expect(try await somebody.change(1, FoodLogChange(date: day + 1)).code == .dayNotStarted)
            #expect(try await somebody.copy(FoodLogCopy(to: day + 1)).code == .dayNotStarted)
            #expect(try await somebody.log(.rice(3, on: day - 400)).status == 201)
        }
    }

    /// At 13:00 UTC on the 2nd it is the 3rd in Auckland. The news that somebody landed there is on its way still.
    @Test(arguments: Engine.allCases) func whatIsEatenAfterAFlightIsNotRefused(_ engine: Engine) async throws {
        try await NutritionFixture.logging(engine: engine, start: try Instant(validating: "2026-03-02T13:00:00Z")) { fixture in
            let tomorrow = Self.today + 1
            func landed() async throws -> Somebody {
                let somebody = try await fixture.somebody()
                #expect(try await somebody.log(.rice(1)).status == 201)
                #expect(try await somebody.log(.rice(2, on: tomorrow)).code == .dayNotStarted)
                var profile = Profile(
                    userId: somebody.id, product: .fitcoach, timezone: ZoneName(trusted: "Pacific/Auckland"), tier: .freemium,
                    onboardingCompleted: true, nextStep: .home, version: 2, updatedAt: fixture.now)
                profile.mainGoal = .generalFitness
                fixture.tell(profile)
                return somebody
            }
            var somebody = try await landed()
            #expect(try await somebody.log(.rice(2, on: tomorrow)).status == 201)
            // From then on it is known.
            #expect(try await somebody.log(.rice(3)).log().date == tomorrow)
            #expect(try await somebody.log(.rice(4, on: tomorrow + 1)).code == .dayNotStarted)
            somebody = try await landed()
            #expect(try await somebody.change(1, FoodLogChange(date: tomorrow)).log().date == tomorrow)
            somebody = try await landed()
            #expect(try await somebody.drink(1, 250, on: tomorrow).status == 201)
            somebody = try await landed()
            #expect(try await somebody.copy(FoodLogCopy(to: tomorrow)).logs().map { $0.date } == [tomorrow])
            somebody = try await landed()
            try await fixture.plan(somebody, on: tomorrow, [(.breakfast, .number(1), .hundredths(50_000))])
            #expect(try await somebody.eat(.number(1)).status == 201)
        }
    }

    /// A day has room for so much, and so have all of them together. 1448 is a year of the Hijra.
    @Test(arguments: Engine.allCases) func whatIsTooLongAgoIsNotLogged(_ engine: Engine) async throws {
        try await NutritionFixture.logging(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            _ = try await somebody.log(.rice(1))
            // 400 days before 2 March 2026 it was 26 January 2025.
            for text in ["2025-01-25", "1900-01-02", "1448-09-13"] {
                let date = try LocalDate(text)
                let refused = try await somebody.log(.rice(2, on: date))
                #expect(refused.status == 422 && refused.fields == ["date must_be_later"], "\(text)")
                #expect(refused.text.contains("Choose a date after 2025-01-25."), "\(text)")
                #expect(try await somebody.drink(1, 250, on: date).fields == ["date must_be_later"], "\(text)")
                #expect(try await somebody.change(1, FoodLogChange(date: date)).fields == ["date must_be_later"], "\(text)")
                #expect(try await somebody.copy(FoodLogCopy(from: Self.today, to: date)).fields == ["to must_be_later"], "\(text)")
            }
            let first = try LocalDate("2025-01-26")
            #expect(try await somebody.log(.rice(2, on: first)).status == 201)
            #expect(try await somebody.drink(1, 250, on: first).status == 201)
            // What was logged in time can be corrected, sent again and taken out later.
            fixture.app.clock.advance(by: .days(1))
            #expect(try await somebody.log(.rice(2, on: first)).status == 200)
            #expect(try await somebody.change(2, FoodLogChange(date: first, category: .dinner)).status == 200)
            #expect(try await somebody.delete(.number(2)).status == 204)
            #expect(try await somebody.log(.rice(3, on: first)).fields == ["date must_be_later"])
        }
    }

    /// At 23:56 in Riyadh the phone may say that it is tomorrow; at 23:54 it may not.
    @Test func aPhonesClockMayBeALittleAhead() async throws {
        try await NutritionFixture.logging(start: try Instant(validating: "2026-03-02T20:54:00Z")) { fixture in
            let somebody = try await fixture.somebody()
            #expect(try await somebody.log(.rice(1, on: Self.today + 1)).code == .dayNotStarted)
            fixture.app.clock.advance(by: .minutes(2))
            #expect(try await somebody.log(.rice(1, on: Self.today + 1)).status == 201)
            #expect(try await somebody.log(.rice(2)).log().date == Self.today)
        }
    }

    @Test(arguments: Engine.allCases) func aDayHasAnEnd(_ engine: Engine) async throws {
        try await NutritionFixture.logging(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            for number in 1...195 { #expect(try await somebody.log(.rice(number)).status == 201) }
            let answers = try await parallel(20) { try await somebody.log(.rice(1000 + $0)) }
            #expect(answers.count { $0.status == 201 } == 5 && answers.count { $0.code == .limitReached } == 15)
            #expect(try await somebody.entries().count == 200)
            // The one there is can be changed and logged again, and another day has room.
            #expect(try await somebody.change(1, FoodLogChange(category: .snack)).status == 200)
            #expect(try await somebody.log(.rice(1)).status == 200)
            #expect(try await somebody.log(.rice(2000, on: Self.today - 1)).status == 201)
            #expect(try await somebody.change(2000, FoodLogChange(date: Self.today)).code == .limitReached)
            #expect(try await somebody.copy().code == .limitReached)
            #expect(try await somebody.entries().count == 200)
        }
    }

    @Test(arguments: Engine.allCases) func aNoteCanBeTakenOut(_ engine: Engine) async throws {
        try await NutritionFixture.logging(engine: engine) { fixture in
            let (somebody, note) = (try await fixture.somebody(), FoodNote(trusted: "Without the sauce."))
            _ = try await somebody.log(.rice(1, 100, .cup))
            #expect(try await somebody.change(1, FoodLogChange(note: note)).log().note == note)
            // What is left out stays.
            #expect(try await somebody.change(1, FoodLogChange(category: .snack, clear: [])).log().note == note)
            let without = try await somebody.change(1, FoodLogChange(clear: [.note])).log()
            #expect(without.note == nil && without.version == 4 && without.category == .snack)
            #expect(try await somebody.entries().map(\.note) == [nil])
            // There is none any more: nothing changes.
            #expect(try await somebody.change(1, FoodLogChange(clear: [.note])).log().version == 4)
            // Taken out first, then set.
            #expect(try await somebody.change(1, FoodLogChange(note: note, clear: [.note])).log().note == note)
        }
    }

    @Test(arguments: Engine.allCases) func anEntryCanBeChanged(_ engine: Engine) async throws {
        try await NutritionFixture.logging(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            _ = try await somebody.log(.rice(1, 100, .cup))
            // From three changes of portion and unit nothing is left of rounding: 250 g are 325 kcal and 0.7 g of fat.
            for portion: Int64 in [33, 1, 777] { _ = try await somebody.change(1, FoodLogChange(portion: PortionCount(trusted: portion))) }
            let changed = try await somebody.change(
                1,
                FoodLogChange(
                    date: Self.today - 1, category: .dinner, unit: .plate, portion: PortionCount(trusted: 100),
                    note: FoodNote(trusted: "Without the sauce."), version: 4)
            ).log()
            #expect(changed.date == Self.today - 1 && changed.category == .dinner && changed.grams == 250 && changed.version == 5)
            #expect(changed.nutrients == .hundredths(32_500, 673, 7043, 70, fiber: 100, sugars: 13, sodium: 250))
            #expect(try await somebody.entries().isEmpty)
            #expect(try await somebody.entries(Self.today - 1).map(\.note) == [FoodNote(trusted: "Without the sauce.")])
            // The same again is no change.
            #expect(try await somebody.change(1, FoodLogChange(category: .dinner)).log().version == 5)
            #expect(try await somebody.change(1, FoodLogChange(category: .lunch, version: 4)).code == .versionConflict)
            #expect(try await somebody.change(1, FoodLogChange(unit: .skewer)).fields == ["unit not_allowed"])
            #expect(try await somebody.change(1, FoodLogChange(manual: .example)).fields == ["manual unexpected"])

            _ = try await somebody.log(.own(2, .hundredths(10_000)))
            #expect(try await somebody.change(2, FoodLogChange(unit: .cup)).fields == ["unit unexpected"])
            let manual = ManualFood(name: FoodName(trusted: "Soup"), nutrients: .hundredths(8000), grams: Hundredths(trusted: 30_000))
            let soup = try await somebody.change(2, FoodLogChange(portion: PortionCount(trusted: 200), manual: manual)).log()
            #expect(soup.name == "Soup" && soup.nutrients.kcal.hundredths == 16_000 && soup.grams == 600)
        }
    }

    @Test(arguments: Engine.allCases) func ofChangesAtOnceNoneIsLostUnseen(_ engine: Engine) async throws {
        try await NutritionFixture.logging(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            _ = try await somebody.log(.rice(1, 100, .cup))
            let answers = try await parallel(20) {
                try await somebody.change(1, FoodLogChange(portion: PortionCount(trusted: 200 + Int64($0)), version: 1))
            }
            #expect(answers.count { $0.status == 200 } == 1 && answers.count { $0.code == .versionConflict } == 19)
            #expect(try await somebody.entry(1).log().version == 2)
        }
    }

    @Test(arguments: Engine.allCases) func whatIsAnothersIsNotFound(_ engine: Engine) async throws {
        try await NutritionFixture.logging(engine: engine) { fixture in
            let (somebody, other) = (try await fixture.somebody(), try await fixture.somebody())
            _ = try await somebody.log(.rice(1))
            #expect(try await other.entry(1).code == .notFound)
            #expect(try await other.change(1, FoodLogChange(category: .snack)).code == .notFound)
            #expect(try await other.delete(.number(1)).code == .notFound)
            #expect(try await other.entries().isEmpty)
            #expect(try await somebody.delete(.number(1)).status == 204)
            #expect(try await somebody.delete(.number(1)).code == .notFound)
            #expect(try await somebody.entry(1).code == .notFound)
        }
    }

    /// A device whose first answer was lost repeats what another device has deleted meanwhile.
    @Test(arguments: Engine.allCases) func whatWasDeletedIsNotBroughtBackByARepeat(_ engine: Engine) async throws {
        try await NutritionFixture.logging(engine: engine) { fixture in
            let somebody = try await fixture.somebody(.gtsd)
            _ = try await somebody.log(.rice(1))
            #expect(try await somebody.delete(.number(1)).status == 204)
            #expect(try await somebody.log(.rice(1)).code == .versionConflict)
            #expect(try await somebody.entry(1).code == .notFound)
            // Longer than any device repeats: the id may be made again.
            fixture.app.clock.advance(by: .days(91))
            try await fixture.app.app.service.tidy(now: fixture.now)
            #expect(try await fixture.rows("SELECT 1 FROM deleted_logs") == 0)
        }
    }

    /// What is deleted makes room in its day: who adds and deletes without end leaves so much and no more.
    @Test(arguments: Engine.allCases) func ofWhatWasDeletedTheNewestAreRemembered(_ engine: Engine) async throws {
        try await NutritionFixture.logging(engine: engine) { fixture in
            let (somebody, other) = (try await fixture.somebody(), try await fixture.somebody())
            for person in [somebody, other] {
                _ = try await person.log(.rice(1))
                #expect(try await person.delete(.number(1)).status == 204)
            }
            // With these there are 9,999 of them, of which two are older than the first.
            _ = try await fixture.app.database.write { [now = fixture.now] db in
                try await db.execute("""
                    WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 9998)
                    INSERT INTO deleted_logs (user_id, id, deleted_at)
                    SELECT \(somebody.id.text), 'old-' || number, \(now.milliseconds) - 3 + number FROM numbers
                    """)
            }
            fixture.app.clock.advance(by: .minutes(1))
            func count(_ rows: SQL) async throws -> Int { try await fixture.rows("SELECT 1 FROM deleted_logs WHERE \(rows)") }
            for number in 2...4 {
                _ = try await somebody.drink(number, 250)
                let deleted = try await somebody.client.answer(
                    FoodLogs.deleteWater, WaterParameters(id: .number(number)), Nothing())
                #expect(deleted.status == 204)
            }
            #expect(try await count("user_id = \(somebody.id.text)") == 10_000)
            #expect(try await count("id IN ('old-1', 'old-2')") == 0)
            #expect(try await count("id = 'old-3'") == 1)
            #expect(try await count("user_id = \(other.id.text)") == 1)
            for number in 2...4 { #expect(try await somebody.drink(number, 250).code == .versionConflict, "\(number)") }
            #expect(try await somebody.log(.rice(1)).code == .versionConflict)
        }
    }

    @Test(.proves("FC-ADD-13"), arguments: Engine.allCases) func whoIsDeletedTakesEverythingAlong(_ engine: Engine) async throws {
        try await NutritionFixture.logging(engine: engine) { fixture in
            let somebody = try await fixture.somebody(.gtsd)
            _ = try await somebody.log(.rice(1))
            _ = try await somebody.drink(1, 250)
            for table: SQL in ["food_logs", "water_logs", "day_targets", "told_meals"] {
                #expect(try await fixture.rows("SELECT 1 FROM " + table) == 1, "\(table)")
            }
            try await fixture.tell(.userDeleted, about: somebody)
            for table: SQL in ["people", "food_logs", "water_logs", "day_targets", "told_meals"] {
                #expect(try await fixture.rows("SELECT 1 FROM " + table) == 0, "\(table)")
            }
        }
    }
}
