import AppTesting
import Contracts
import JSONCoding
import NutritionService
import Platform
import Storage
import TestSupport
import Testing
import Wire

/// What was eaten on a day, beside its targets.
@Suite(.serialized) struct NutritionDayTests {
    private static let today = NutritionFixture.today

    @Test(.proves("FR-HOME-05-a"), arguments: Engine.allCases)
    func homeShowsTargetAndWhatWasConsumed(_ engine: Engine) async throws {
        try await NutritionFixture.logging(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            let before = try await somebody.diary()
            #expect(before.target.kcal > 0 && before.consumed == .zero && before.status == .under && before.percent.kcal == 0)
            #expect(before.meals.map(\.category) == [.breakfast, .lunch, .dinner, .snack] && before.meals.allSatisfy { $0.entries.isEmpty })
            #expect(before.remainingKcal.hundredths == before.target.kcal * 100 && before.incomplete.isEmpty)
            _ = try await somebody.log(.own(1, .hundredths(15_000, 1000, 2000, 333)))
            let after = try await somebody.diary()
            #expect(after.target == before.target && after.consumed.kcal.hundredths == 15_000)
            #expect(after.remainingKcal.hundredths == before.remainingKcal.hundredths - 15_000)
            #expect(try await somebody.diary(Self.today - 1).consumed == .zero)
        }
    }

    /// FC 3.3, scenario 2: 600 of 2,000 kcal, 45 of 150, 60 of 200 and 20 of 67 g.
    @Test(.proves("FR-NUTRITION-03-b"), arguments: Engine.allCases)
    func ringsOpenTheEntriesTheySumUp(_ engine: Engine) async throws {
        try await NutritionFixture.logging(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            try await fixture.plan(somebody, on: Self.today, [])
            _ = try await somebody.log(.own(1, .hundredths(30_010, 2005, 2500, 999, fiber: 310, sugars: 400, sodium: 1), .breakfast))
            _ = try await somebody.log(.own(2, .hundredths(9990, 495, 1500, 1), .breakfast))
            _ = try await somebody.log(.own(3, .hundredths(10_000, 1000, 1000, 500, fiber: 90), .snack, portion: 200))
            let day = try await somebody.diary()
            #expect(day.target.kcal == 2000 && day.target.basis == .profile)
            #expect(day.consumed == .hundredths(60_000, 4500, 6000, 2000, fiber: 490, sugars: 400, sodium: 1))
            #expect((day.percent.kcal, day.percent.protein, day.percent.carbs, day.percent.fat) == (30, 30, 30, 30))
            #expect(day.incomplete == [.fiber, .sugars, .sodium] && day.remainingKcal.hundredths == 140_000)
            #expect(day.meals.map { $0.entries.count } == [2, 0, 0, 1])
            for meal in day.meals {
                #expect(meal.entries.map(\.nutrients).reduce(.zero, Self.sum) == meal.totals)
            }
            #expect(day.meals.map(\.totals).reduce(.zero, Self.sum) == day.consumed)
        }
    }

    @Test func statusFollowsTheBounds() async throws {
        try await NutritionFixture.logging { fixture in
            let somebody = try await fixture.somebody()
            try await fixture.plan(somebody, on: Self.today, [])
            _ = try await somebody.log(.own(1, .hundredths(179_999)))
            #expect(try await somebody.diary().status == .under)
            _ = try await somebody.log(.own(2, .hundredths(1)))
            #expect(try await somebody.diary().status == .onTrack)
            _ = try await somebody.log(.own(3, .hundredths(40_000)))
            #expect(try await somebody.diary().status == .onTrack)
            _ = try await somebody.log(.own(4, .hundredths(1)))
            let over = try await somebody.diary()
            #expect(over.status == .over && over.percent.kcal == 110 && over.remainingKcal.hundredths == -20_001)
        }
    }

    @Test(.proves("FR-NUTRITION-02-a"), arguments: Engine.allCases)
    func theTargetFollowsTheGoal(_ engine: Engine) async throws {
        try await NutritionFixture.logging(engine: engine) { fixture in
            var targets: [Int64] = []
            for goal: MainGoal in [.fatLoss, .generalFitness, .muscleGain] {
                let somebody = try await fixture.somebody { profile in
                    profile.mainGoal = goal
                    profile.secondIntake = SecondIntakeAnswers(
                        age: Age(trusted: 28), weightKg: IntakeKilograms(trusted: 8500), heightCm: IntakeCentimetres(trusted: 17_500),
                        experienceLevel: .beginner, workoutFrequency: WorkoutFrequency(trusted: 3), injuries: [.none],
                        completedAt: .example)
                }
                let day = try await somebody.diary()
                #expect(day.target.basis == .profile)
                targets.append(day.target.kcal)
            }
            // 10 × 85 + 6.25 × 175 − 5 × 28 + 5 = 1,808.75 kcal at rest; × 1.375 = 2,487; −20 % = 1,990; +10 % = 2,736.
            #expect(targets == [1990, 2487, 2736])
        }
    }

    @Test(arguments: Engine.allCases) func aDayKeepsTheTargetsItBeganWith(_ engine: Engine) async throws {
        try await NutritionFixture.logging(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            let first = try await somebody.diary().target
            _ = try await somebody.log(.rice(1))
            var changed = Profile(
                userId: somebody.id, product: .fitcoach, timezone: ZoneName(trusted: "Asia/Riyadh"), tier: .freemium,
                onboardingCompleted: true, nextStep: .home, version: 2, updatedAt: fixture.now)
            (changed.gender, changed.mainGoal) = (.male, .fatLoss)
            fixture.tell(changed)
            try await fixture.app.perform("takeOver", .object(["user": .string(somebody.id.text)]))
            #expect(try await somebody.diary().target == first)
            #expect(try await somebody.diary(Self.today + 1).target.kcal < first.kcal)
            // A plan has the say for its days.
            try await fixture.plan(somebody, on: Self.today, [])
            #expect(try await somebody.diary().target.kcal == 2000)
        }
    }

    @Test func withoutAnythingKnownThereIsAReference() async throws {
        try await NutritionFixture.logging { fixture in
            for product: Product in [.fitcoach, .gtsd] {
                let somebody = try await fixture.somebody(product) { ($0.gender, $0.mainGoal) = (nil, nil) }
                let day = try await somebody.diary()
                #expect(day.target.basis == .reference && day.target.kcal > 1200 && day.water.targetMl > 0)
            }
        }
    }

    @Test(arguments: Engine.allCases) func targetsOfGtsdAreTheProfiles(_ engine: Engine) async throws {
        try await NutritionFixture.logging(engine: engine) { fixture in
            let somebody = try await fixture.somebody(.gtsd) { profile in
                (profile.calorieTarget, profile.proteinTargetG, profile.waterTargetMl) = (2259, 160, 2800)
                profile.formula = "mifflin-st-jeor/2"
            }
            let target = try await somebody.diary().target
            #expect((target.kcal, target.proteinG, target.waterMl, target.formula) == (2259, 160, 2800, "mifflin-st-jeor/2"))
            #expect(target.basis == .profile)
        }
    }

    /// 5,300 of 2,800 ml are 189.3 %.
    @Test(arguments: Engine.allCases) func waterIsCountedByTheGlass(_ engine: Engine) async throws {
        try await NutritionFixture.logging(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            try await fixture.plan(somebody, on: Self.today, [])
            let answers = try await parallel(20) { _ in try await somebody.drink(1, 300) }
            #expect(answers.count { $0.status == 201 } == 1 && answers.count { $0.status == 200 } == 19)
            let more = try await somebody.drink(2, 5000)
            #expect(more.status == 201)
            let water = try more.water()
            #expect((water.ml, water.targetMl, water.percent) == (5300, 2800, 189) && water.entries.map(\.ml) == [300, 5000])
            #expect(try await somebody.drink(1, 300, on: Self.today).status == 200)
            #expect(try await somebody.drink(1, 301).code == .versionConflict)
            #expect(try await somebody.drink(1, 300, on: Self.today - 1).code == .versionConflict)
            #expect(try await somebody.diary().water.ml == 5300)
            for ml: Int64 in [0, -1, 5001] {
                let answer = try await somebody.drink(3, ml)
                #expect(answer.status == 422 && answer.fields == ["ml out_of_range"])
            }
            func delete(_ who: Somebody) async throws -> Answer {
                try await who.client.answer(FoodLogs.deleteWater, WaterParameters(id: .number(2)), Nothing())
            }
            #expect(try await delete(try await fixture.somebody()).code == .notFound)
            #expect(try await delete(somebody).status == 204)
            #expect(try await delete(somebody).code == .notFound)
            #expect(try await somebody.diary().water.ml == 300)
            // Its first sending comes once more, because the answer to it was lost.
            #expect(try await somebody.drink(2, 5000).code == .versionConflict)
            #expect(try await somebody.diary().water.ml == 300)
            #expect(try await fixture.somebody().drink(2, 5000).status == 201)
        }
    }

    @Test(arguments: Engine.allCases) func glassesOfADayHaveAnEnd(_ engine: Engine) async throws {
        try await NutritionFixture.logging(engine: engine) { fixture in
            let somebody = try await fixture.somebody()
            for number in 1...95 { #expect(try await somebody.drink(number, 200).status == 201) }
            let answers = try await parallel(20) { try await somebody.drink(1000 + $0, 200) }
            #expect(answers.count { $0.status == 201 } == 5 && answers.count { $0.code == .limitReached } == 15)
            #expect(try await somebody.diary().water.ml == 20_000)
            #expect(try await somebody.drink(2000, 200, on: Self.today - 1).status == 201)
        }
    }

    /// Whatever is logged, changed, copied and deleted: a day is the sum of its entries, and its entries are what was kept of each.
    @Test(arguments: [1, 2, 3] as [UInt64]) func aDayIsTheSumOfItsEntries(seed: UInt64) async throws {
        try await NutritionFixture.logging { fixture in
            let somebody = try await fixture.somebody()
            var random = SeededNumbers(state: seed)
            var count = 0
            for _ in 0..<120 {
                let date = Self.today - Int64(random.next(3))
                let category = MealCategory.allCases[Int(random.next(4))]
                let portion = Int64(random.next(400)) + 1
                switch random.next(10) {
                case 0...3:
                    count += 1
                    _ = try await somebody.log(.rice(count, portion, .cup, category, on: date))
                case 4:
                    count += 1
                    let own = Nutrients.hundredths(
                        Int64(random.next(90_000)), Int64(random.next(5000)), Int64(random.next(9000)), Int64(random.next(4000)))
                    _ = try await somebody.log(.own(count, own, category, portion: portion, on: date))
                case 5...7:
                    let change = FoodLogChange(date: date, category: category, portion: PortionCount(trusted: portion))
                    _ = try await somebody.change(Int(random.next(UInt64(count + 1))), change)
                case 8: _ = try await somebody.delete(.number(Int(random.next(UInt64(count + 1)))))
                default: _ = try await somebody.copy(FoodLogCopy(from: date, to: Self.today - Int64(random.next(3)), category: category))
                }
            }
            for date in [Self.today, Self.today - 1, Self.today - 2] {
                let (day, entries) = (try await somebody.diary(date), try await somebody.entries(date))
                #expect(day.consumed == entries.map(\.nutrients).reduce(.zero, Self.sum))
                #expect(day.meals.map { $0.entries.count }.reduce(0, +) == entries.count)
                for entry in entries where entry.foodId != nil {
                    // 158 g of 130 kcal a portion, rounded once: to within half a hundredth, in ten-thousandths of it.
                    let difference = entry.nutrients.kcal.hundredths * 10_000 - 13_000 * 158 * entry.portion.hundredths
                    #expect(difference.magnitude <= 5000)
                }
            }
        }
    }

    private static func sum(_ a: Nutrients, _ b: Nutrients) -> Nutrients {
        func add(_ a: NutrientAmount, _ b: NutrientAmount) -> NutrientAmount { NutrientAmount(trusted: a.hundredths + b.hundredths) }
        func add(_ a: NutrientAmount?, _ b: NutrientAmount?) -> NutrientAmount? {
            guard let a, let b else { return a ?? b }
            return add(a, b) as NutrientAmount
        }
        return Nutrients(
            kcal: add(a.kcal, b.kcal), proteinG: add(a.proteinG, b.proteinG), carbsG: add(a.carbsG, b.carbsG), fatG: add(a.fatG, b.fatG),
            fiberG: add(a.fiberG, b.fiberG), sugarsG: add(a.sugarsG, b.sugarsG), sodiumMg: add(a.sodiumMg, b.sodiumMg))
    }
}

/// SplitMix64, so that a failure can be repeated.
private struct SeededNumbers {
    var state: UInt64
    mutating func next(_ bound: UInt64) -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return (z ^ (z >> 31)) % bound
    }
}
