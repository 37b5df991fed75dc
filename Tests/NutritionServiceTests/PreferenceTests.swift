import AppTesting
import Contracts
import JSONCoding
import NutritionDomain
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

@testable import NutritionService

@Suite(.serialized) struct PreferenceTests {
    @Test func whoSaidNothingEatsEverything() async throws {
        try await NutritionFixture.planning { fixture in
            let somebody = try await fixture.somebody()
            let preferences = try await somebody.client.call(Nutrition.preferences)
            #expect(preferences.diet == .everything && preferences.excludedAllergens.isEmpty && preferences.dislikes.isEmpty)
            #expect(!preferences.fastsInRamadan && preferences.place == nil)
            let meals = preferences.meals
            // FC asks for 40 a slot.
            #expect([meals.breakfast, meals.lunch, meals.dinner, meals.snack].allSatisfy { $0 >= 40 })
        }
    }

    @Test(arguments: Engine.allCases) func whatIsSaidTakesThePlaceOfWhatWasSaidBefore(_ engine: Engine) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            let all = try await somebody.client.call(Nutrition.preferences).meals
            let first = PreferenceChoices(
                diet: .vegetarian, excludedAllergens: [.sesame, .nuts], dislikes: [FreeText(trusted: "mushroom")], fastsInRamadan: true,
                place: .example)
            let said = try await somebody.prefer(first)
            #expect(said.diet == .vegetarian && said.excludedAllergens == [.nuts, .sesame] && said.fastsInRamadan)
            #expect(said.place == .example && said.dislikes.map(\.word.text) == ["mushroom"])
            #expect(said.meals.lunch < all.lunch && said.meals.lunch >= 3)
            let read = try await somebody.client.call(Nutrition.preferences)
            #expect(read.diet == said.diet && read.place == said.place && read.meals.lunch == said.meals.lunch)
            let second = try await somebody.prefer(PreferenceChoices(excludedAllergens: [.egg]))
            #expect(second.diet == .everything && second.excludedAllergens == [.egg] && second.dislikes.isEmpty)
            #expect(!second.fastsInRamadan && second.place == nil)
        }
    }

    @Test func wordsNameFoodsInBothLanguagesAndInAllTheirForms() async throws {
        try await NutritionFixture.planning { fixture in
            let somebody = try await fixture.somebody()
            let all = try await somebody.client.call(Nutrition.preferences).meals
            func said(_ word: String) async throws -> (foods: Int64, meals: Int64) {
                let answer = try await somebody.prefer(.disliking(word))
                let left = answer.meals
                let kept = all.breakfast + all.lunch + all.dinner + all.snack - left.breakfast - left.lunch - left.dinner - left.snack
                return (answer.dislikes[0].foods, kept)
            }
            let mushroom = try await said("mushroom")
            #expect(mushroom.foods > 0 && mushroom.meals > 0)
            #expect(try await said("Mushrooms") == mushroom)
            let arabic = try await said("فطر")
            #expect(arabic.foods > 0 && arabic.meals == mushroom.meals)
            #expect(try await said("الفطر") == arabic)
            // By any name that a search knows.
            for (word, other) in [("yoghurt", "yogurt"), ("cilantro", "coriander"), ("أجبان", "جبن"), ("بيوض", "بيض"), ("فراخ", "دجاج")] {
                let (one, same) = (try await said(word), try await said(other))
                #expect(one == same && one.meals > 0, "\(word)")
            }
            // What is both keeps both away, and each only itself.
            let (bread, rice, either) = (try await said("خبز"), try await said("أرز"), try await said("عيش"))
            #expect(either.meals > bread.meals && either.meals > rice.meals)
            // Whole kinds, whatever their foods are called.
            for (word, other) in [("fish", "مأكولات بحرية"), ("cheese", "جبن"), ("دجاج", "chicken")] {
                let (one, same) = (try await said(word), try await said(other))
                #expect(one.meals == same.meals && one.meals > 0, "\(word)")
            }
            let (nuts, almonds) = (try await said("مكسرات"), try await said("لوز"))
            #expect(nuts.meals > almonds.meals && almonds.meals > 0)
            // Of several words a food has all: there is more milk than coconut milk.
            let (milk, coconut) = (try await said("milk"), try await said("coconut milk"))
            #expect(coconut.foods > 0 && coconut.foods < milk.foods)
            for word in ["xylophone", "!!!"] { #expect(try await said(word) == (0, 0)) }
        }
    }

    /// For which other diets and allergens the sums are as near is said in `DeliveredMealsTests`.
    @Test(.proves("FC-ADD-10"), arguments: Engine.allCases)
    func noMealOfThirtyDaysHasWhatSomebodyDoesNotEat(_ engine: Engine) async throws {
        let library = try RawLibrary.delivered.get()
        try await NutritionFixture.planning(engine: engine) { fixture in
            let somebody = try await fixture.somebody(.premium)
            let choices = PreferenceChoices(
                diet: .vegetarian, excludedAllergens: [.nuts, .sesame],
                dislikes: [FreeText(trusted: "mushroom"), FreeText(trusted: "باذنجان"), FreeText(trusted: "Okra")])
            try await somebody.prefer(choices)
            try await somebody.generate()
            var names: Set<String> = []
            for _ in 0..<30 {
                let day = try await somebody.day()
                let sums = [
                    (day.totals.kcal, day.targets.kcal), (day.totals.proteinG, day.targets.proteinG),
                    (day.totals.carbsG, day.targets.carbsG), (day.totals.fatG, day.targets.fatG),
                ]
                for (sum, target) in sums { #expect(abs(sum.hundredths - 100 * target) <= 5 * target, "\(day.date.text)") }
                for meal in day.meals.map(\.meal) {
                    #expect([.vegetarian, .vegan].contains(meal.diet))
                    #expect(!meal.allergens.contains(.nuts) && !meal.allergens.contains(.sesame))
                    names.formUnion(library.foods(in: meal.id.text))
                }
                fixture.go(.days(1))
            }
            #expect(names.count > 50)
            let refused = [
                "mushroom", "eggplant", "okra", "chicken", "beef", "lamb", "tuna", "salmon", "shrimp", "almond", "walnut", "cashew",
                "pistachio", "tahini", "sesame",
            ]
            for name in names { #expect(!refused.contains(where: name.contains), "\(name)") }
        }
    }

    /// Salmon, tuna and shrimp have no "fish" in their names.
    @Test func whoEatsNoFishHasNothingOutOfTheSeaInThirtyDays() async throws {
        let library = try DeliveredLibrary.read.get().snapshot
        try await NutritionFixture.planning { fixture in
            let somebody = try await fixture.somebody(.premium)
            try await somebody.prefer(.disliking("fish"))
            try await somebody.generate()
            for _ in 0..<30 {
                for id in try await somebody.day().ids {
                    let meal = try #require(library.meal(id))
                    #expect(!meal.animalSources.contains(.seafood), "\(id.text)")
                }
                fixture.go(.days(1))
            }
        }
    }

    @Test(arguments: Engine.allCases) func whatLeavesTooLittleIsRefusedAndChangesNothing(_ engine: Engine) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            try await somebody.prefer(PreferenceChoices(diet: .vegetarian))
            let plan = try await somebody.generate()
            let narrow = PreferenceChoices(
                diet: .vegan, excludedAllergens: BoundedList(trusted: Allergen.allCases),
                dislikes: BoundedList(trusted: ["beans", "عدس", "chickpeas", "rice", "tomato", "potato"].map { FreeText(trusted: $0) }))
            #expect(try await somebody.client.answer(Nutrition.changePreferences, narrow).code == .preferencesTooNarrow)
            // Where it is too narrow: every lunch has onion or garlic in it, and a dinner has neither.
            let arabic = somebody.client.with("Accept-Language", "ar")
            for (client, part) in [(somebody.client, "too few meals for lunch: 0."), (arabic, "في الغداء: 0.")] {
                let answer = try await client.answer(Nutrition.changePreferences, PreferenceChoices.disliking("onion", "garlic"))
                #expect(answer.code == .preferencesTooNarrow)
                #expect(answer.json?["message"]?.string?.contains(part) == true, "\(answer.text)")
            }
            #expect(try await somebody.client.call(Nutrition.preferences).diet == .vegetarian)
            #expect(try await somebody.week == plan)
        }
    }

    @Test func whatCannotBeSaidIsRefused() async throws {
        try await NutritionFixture.planning { fixture in
            let somebody = try await fixture.somebody { $0.timezone = ZoneName(trusted: "UTC") }
            func refused(_ choices: PreferenceChoices) async throws -> [String] {
                try await somebody.client.answer(Nutrition.changePreferences, choices).fields
            }
            #expect(try await refused(PreferenceChoices(fastsInRamadan: true)) == ["place required"])
            try await somebody.prefer(PreferenceChoices(fastsInRamadan: true, place: .example))
            let words = (0..<31).map { _ in FreeText<DislikeRule>(trusted: "olive") }
            #expect(try await refused(PreferenceChoices(dislikes: BoundedList(trusted: words))) == ["dislikes too_many"])
            #expect(try await refused(PreferenceChoices(excludedAllergens: [.egg, .egg])) == ["excludedAllergens must_differ"])
            let other = try await fixture.somebody(.gtsd)
            #expect(try await other.client.answer(Nutrition.preferences).code == .wrongProduct)
            #expect(try await other.client.answer(Nutrition.changePreferences, PreferenceChoices()).code == .wrongProduct)
            #expect(try await other.client.answer(MealPlans.generate).code == .wrongProduct)
        }
    }

    @Test(arguments: Engine.allCases) func daysAfterTodayFollowAndTodayStays(_ engine: Engine) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            let plan = try await somebody.generate()
            fixture.go(.days(2))
            let lunch = try #require(plan.days[4].meal(.lunch))
            let other = try #require(try await somebody.alternatives(lunch).items.first)
            #expect(try await somebody.substitute(lunch, other.id).status == 200)
            let next = try await somebody.day(plan.from + 10)
            // It is Ramadan: the days that follow have three meals.
            try await somebody.prefer(PreferenceChoices(fastsInRamadan: true))
            let week = try await somebody.week
            #expect(week.id == plan.id && week.days[..<3].map(\.ids) == plan.days[..<3].map(\.ids))
            #expect(week.days[3...].allSatisfy { $0.fasting != nil && $0.meals.allSatisfy { !$0.substituted } })
            #expect(try await somebody.day(plan.from + 10).ids != next.ids)
            // Saying the same again changes nothing.
            try await somebody.prefer(PreferenceChoices(fastsInRamadan: true))
            #expect(try await somebody.week == week)
        }
    }

    /// In Riyadh it is the 3rd, and breakfast is eaten; an hour later in London it is the 2nd still.
    @Test func aDayAheadOfWhichSomethingWasEatenStays() async throws {
        try await NutritionFixture.planning { fixture in
            let somebody = try await fixture.somebody()
            let plan = try await somebody.generate()
            fixture.go(.hours(16) + .minutes(30))
            let breakfast = try #require(try await somebody.day().meal(.breakfast))
            #expect(try await somebody.eat(breakfast).status == 201)
            try await fixture.change(somebody) { $0.timezone = ZoneName(trusted: "Europe/London") }
            try await somebody.prefer(PreferenceChoices(diet: .vegan))
            #expect(try await somebody.day().date == plan.from)
            let days = try await somebody.week.days
            #expect(days[1].meal(.breakfast)?.meal.id == breakfast.meal.id && days[1].meal(.breakfast)?.eaten == true)
            #expect(days.allSatisfy { $0.meals.allSatisfy { $0.meal.diet == .vegan || $0.eaten } })
        }
    }

    // MARK: What is excluded

    @Test(arguments: Engine.allCases) func whatADietExcludesIsNotServedTodayEither(_ engine: Engine) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture in
            let somebody = try await fixture.somebody(.premium)
            let today = try await somebody.generate().days[0]
            let breakfast = try #require(today.meal(.breakfast))
            #expect(try await somebody.eat(breakfast).status == 201)
            // What somebody does not like is another matter: what they have in the kitchen they may eat.
            try await somebody.prefer(.disliking("mushroom", "fish"))
            #expect(try await somebody.day().ids == today.ids)
            try await somebody.prefer(PreferenceChoices(diet: .vegan))
            let day = try await somebody.day()
            #expect(day.meal(.breakfast)?.meal.id == breakfast.meal.id && day.meal(.breakfast)?.eaten == true)
            for meal in day.meals where !meal.eaten {
                let before = try #require(today.meal(meal.slot))
                #expect(meal.meal.diet == .vegan && !meal.substituted && meal.id == before.id)
                let (kcal, wanted) = (meal.meal.nutrients.kcal.hundredths, before.meal.nutrients.kcal.hundredths)
                #expect(10 * abs(kcal - wanted) <= wanted, "\(meal.slot)")
                if before.meal.diet == .vegan { #expect(meal.meal.id == before.meal.id) }
            }
            try await somebody.prefer(PreferenceChoices(diet: .vegan))
            #expect(try await somebody.day() == day)
        }
    }

    @Test(arguments: Engine.allCases) func whatSomebodyIsAllergicToIsNotServedTodayEither(_ engine: Engine) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture in
            let somebody = try await fixture.somebody(.premium)
            let today = try await somebody.generate().days[0]
            let allergen = try #require(today.meals.flatMap { $0.meal.allergens }.first)
            try await somebody.prefer(PreferenceChoices(excludedAllergens: [allergen]))
            let day = try await somebody.day()
            #expect(day.meals.allSatisfy { !$0.meal.allergens.contains(allergen) })
            #expect(day.meals.map { $0.slot } == today.meals.map { $0.slot } && day.ids != today.ids)
            #expect(Set(day.ids).count == day.ids.count)
        }
    }

    /// The days were planned when the library did not know of the milk in these meals.
    @Test(arguments: Engine.allCases) func whatANewerLibraryCorrectsIsNotServed(_ engine: Engine) async throws {
        let library = try DeliveredLibrary.read.get().snapshot
        let milky = library.meals.filter { $0.slot == .lunch && $0.allergens.contains(.milk) }.prefix(3).map { $0.id }
        try #require(milky.count == 3)
        try await NutritionFixture.planning(engine: engine) { fixture in
            let somebody = try await fixture.somebody(.premium)
            try await somebody.prefer(PreferenceChoices(excludedAllergens: [.milk]))
            let days = try await somebody.generate().days
            func plan(_ meal: MealID, on day: MealPlanDay) async throws {
                let lunch = try #require(day.meal(.lunch)).id
                try await fixture.app.database.write { db in
                    try await db.execute("""
                        UPDATE planned_meals SET meal_id = \(meal.text) WHERE user_id = \(somebody.id.text) AND id = \(lunch.text)
                        """)
                }
            }
            func isFree(_ day: MealPlanDay) -> Bool { !day.meals.contains { $0.meal.allergens.contains(.milk) } }
            try await plan(milky[0], on: days[0])
            try await plan(milky[1], on: days[3])
            // A process that was started later planned this one.
            try await plan(MealID(trusted: "of-a-newer-library"), on: days[5])
            let today = try await somebody.day()
            #expect(isFree(today) && today.meals.map { $0.id } == days[0].meals.map { $0.id })
            // Once, for all days to come.
            let left = try await fixture.rows("SELECT 1 FROM planned_meals WHERE meal_id IN (\(milky[0].text), \(milky[1].text))")
            #expect(left == 0)
            #expect(try await fixture.rows("SELECT 1 FROM planned_meals WHERE meal_id = 'of-a-newer-library'") == 1)
            try await plan(milky[1], on: days[3])
            let week = try await somebody.week.days
            #expect(week.allSatisfy { isFree($0) } && week.map { $0.ids.count } == days.map { $0.ids.count })
            // What was eaten was eaten, and days that are over stay as they were.
            let lunch = try #require(week[0].meal(.lunch))
            #expect(try await somebody.eat(lunch).status == 201)
            try await plan(milky[2], on: week[0])
            #expect(try await somebody.day().meal(.lunch)?.meal.id == milky[2])
            try await plan(milky[0], on: week[1])
            fixture.go(.days(2))
            #expect(try await somebody.day(week[1].date).meal(.lunch)?.meal.id == milky[0])
        }
    }

    /// Today stays when days are made anew, if something of it was eaten, and is answered when a meal of it is replaced.
    @Test(arguments: Engine.allCases) func whatANewerLibraryCorrectsIsInNoAnswer(_ engine: Engine) async throws {
        let library = try DeliveredLibrary.read.get().snapshot
        let milky = try #require(library.meals.first { $0.slot == .lunch && $0.allergens.contains(.milk) }).id
        try await NutritionFixture.planning(engine: engine) { fixture in
            let somebody = try await fixture.somebody(.premium)
            try await somebody.prefer(PreferenceChoices(excludedAllergens: [.milk]))
            let today = try await somebody.generate().days[0]
            let breakfast = try #require(today.meal(.breakfast))
            let lunch = try #require(today.meal(.lunch))
            let dinner = try #require(today.meal(.dinner))
            func correct() async throws {
                try await fixture.app.database.write { db in
                    try await db.execute("""
                        UPDATE planned_meals SET meal_id = \(milky.text) WHERE user_id = \(somebody.id.text) AND id = \(lunch.id.text)
                        """)
                }
            }
            #expect(try await somebody.eat(breakfast).status == 201)
            try await correct()
            let made = try await somebody.generate().days[0]
            #expect(made.meals.map { $0.id } == today.meals.map { $0.id })
            #expect(!made.meals.contains { $0.meal.allergens.contains(.milk) })
            let other = try #require(try await somebody.alternatives(dinner).items.first)
            try await correct()
            // Also when the same is asked for again.
            for _ in 0..<2 {
                let day = try await somebody.substitute(dinner, other.id).day()
                #expect(day.meal(.dinner)?.meal.id == other.id && day.meals.map { $0.id } == today.meals.map { $0.id })
                #expect(!day.meals.contains { $0.meal.allergens.contains(.milk) })
                try await correct()
            }
        }
    }

    /// A meal of so much energy that none could stand in its place.
    @Test(arguments: Engine.allCases) func whereNothingElseFitsThePlaceGoes(_ engine: Engine) async throws {
        try await NutritionFixture.logging(engine: engine) { fixture in
            let somebody = try await fixture.somebody(.premium)
            let (today, feast) = (NutritionFixture.today, Nutrients.hundredths(900_000, 10_000, 10_000, 10_000))
            try await fixture.plan(somebody, on: today, [(.lunch, .number(1), feast), (.dinner, .number(2), feast)])
            try await fixture.plan(somebody, on: today + 1, [(.lunch, .number(3), feast)])
            #expect(try await somebody.eat(.number(1)).status == 201)
            try await somebody.prefer(PreferenceChoices(diet: .vegan))
            let meals = try await somebody.day().meals
            #expect(meals.map { $0.id } == [.number(1)] && meals.allSatisfy { $0.eaten })
            #expect(try await somebody.answer(on: today + 1).code == .notFound)
            // Who ate it before the phone heard of that logs it.
            #expect(try await somebody.eat(.number(2)).log().nutrients == feast)
        }
    }

    @Test(arguments: Engine.allCases) func whateverComesFirstDaysFollowFromWhatWasSaidLast(_ engine: Engine) async throws {
        try await NutritionFixture.planning(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            let plan = try await somebody.generate()
            _ = try await parallel(16) { index in
                switch index % 4 {
                case 0: try await somebody.prefer(PreferenceChoices(diet: .vegan))
                case 1: try await somebody.prefer(PreferenceChoices(diet: .pescatarian, excludedAllergens: [.egg]))
                default: _ = try await somebody.day(plan.from + Int64(index % 14))
                }
            }
            let said = try await somebody.client.call(Nutrition.preferences)
            for ahead in 1...13 as ClosedRange<Int64> {
                for meal in try await somebody.day(plan.from + ahead).meals.map(\.meal) {
                    #expect(said.diet == .vegan ? meal.diet == .vegan : meal.diet != .everything && !meal.allergens.contains(.egg))
                }
            }
        }
    }
}
