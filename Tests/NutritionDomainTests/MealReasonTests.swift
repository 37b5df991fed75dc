import Contracts
import NutritionDomain
import TestSupport
import Testing
import Wire

@Suite struct MealReasonTests {
    static let all: [MealReason] =
        [.suhoor, .iftar, .protein, .spares, .quick, .budget, .targets, .chosen] + Diet.allCases.map { .diet($0) }

    @Test func wordsReadBackAndTextsDiffer() {
        for reason in Self.all { #expect(MealReason(word: reason.word) == reason) }
        #expect(MealReason(word: "another") == nil)
        for language in [Language.english, .arabic] {
            #expect(Set(Self.all.map { MealPlanText.reason($0, language) }).count == Self.all.count)
        }
    }

    /// A dish, which others of these reasons are about, too; and the diet as it is chosen.
    @Test func arabicReasonsAgreeWithWhatTheyAreAbout() {
        #expect(MealPlanText.reason(.chosen, .arabic) == "أنت اخترته.")
        #expect(MealPlanText.reason(.diet(.pescatarian), .arabic) == "يناسب نظامك النباتي مع السمك.")
    }

    @Test func aMealSaysWhatIsTrueOfIt() throws {
        let library = madeLibrary(30)
        let input = MealPlanInput(
            targets: targets(2000, .vegetarian), preferences: MealPreferences(diet: .vegetarian, allergens: [.gluten]), seed: "x",
            from: .monday,
            days: 14)
        for day in try MealPlanMaker(input, library: library).days() {
            for choice in day.meals {
                switch choice.reason {
                case .quick: #expect(choice.meal.prepMinutes + choice.meal.cookMinutes <= 15)
                case .budget: #expect(choice.meal.isBudget)
                case .protein: #expect(choice.nutrients.proteinG.hundredths * 3 >= 100 * input.targets.proteinG)
                case .diet(let diet): #expect(diet == .vegetarian)
                case .spares, .targets: break
                case .suhoor, .iftar, .chosen: Issue.record("\(choice.reason)")
                }
            }
            let told = day.meals.map(\.reason).filter { $0 != .targets }
            #expect(Set(told).count == told.count, "a reason is told once a day")
            #expect(told.contains(.diet(.vegetarian)))
        }
    }

    @Test func aPlanSaysWhatItFollowsFrom() {
        let lines = MealPlanText.reasons(
            targets(1990), need: 2487, goal: .fatLoss, MealPreferences(diet: .vegan, allergens: [.nuts]), isFasting: true, .english)
        #expect(
            lines == [
                "1,990 kcal a day: your body needs about 2,500, and your goal is to lose fat.",
                "149 g of protein, 199 g of carbohydrate and 66 g of fat.",
                "All of it is vegan.", "Nothing of what you leave out is in it, in dishes neither.",
                "In Ramadan there are suhoor, iftar and a snack between sunset and dawn.",
            ])
        let arabic = MealPlanText.reasons(
            targets(2005), need: 2005, goal: .generalFitness, MealPreferences(), isFasting: false, .arabic)
        #expect(arabic.first == "2,005 سعرة في اليوم: يحتاج جسمك إلى نحو 2,000، وهدفك اللياقة العامة.")
        let told = MealPlanText.reasons(targets(900), need: nil, goal: nil, MealPreferences(), isFasting: false, .english)
        #expect(told.first == "900 kcal a day, as your profile has it.")
        let lost = MealPlanText.reasons(targets(900), need: nil, goal: nil, MealPreferences(), isFasting: false, lacksPlace: true, .english)
        #expect(lost.count == told.count + 1 && lost.last?.hasSuffix("set your place.") == true)
    }

    /// 1,150 kcal and the goal to lose some of them are no reason for 1,200.
    @Test func theLeastAndTheMostAreTheirOwnReason() {
        func first(_ kcal: Int64, _ need: Int64, _ goal: MainGoal, _ language: Language = .english) -> String? {
            MealPlanText.reasons(targets(kcal), need: need, goal: goal, MealPreferences(), isFasting: false, language).first
        }
        let most = "4,000 سعرة في اليوم: أكثر ما نخطط له مهما كان الهدف. يحتاج جسمك إلى نحو 3,900."
        #expect(first(1200, 1150, .fatLoss) == "1,200 kcal a day: the least that we plan, whatever the goal. Your body needs about 1,150.")
        #expect(first(4000, 3900, .muscleGain) == "4,000 kcal a day: the most that we plan, whatever the goal. Your body needs about 3,900.")
        #expect(first(1200, 1150, .fatLoss, .arabic) == "1,200 سعرة في اليوم: أقل ما نخطط له مهما كان الهدف. يحتاج جسمك إلى نحو 1,150.")
        #expect(first(4000, 3900, .muscleGain, .arabic) == most)
        // Where the goal comes to just that, it is the goal.
        #expect(first(1200, 1500, .fatLoss)?.hasSuffix("and your goal is to lose fat.") == true)
        #expect(first(4000, 4000, .generalFitness)?.hasSuffix("and your goal is general fitness.") == true)
    }

    @Test func aShortageNamesItsSlot() {
        let library = [meal("one", .breakfast)]
        #expect {
            try MealPlanMaker(MealPlanInput(targets: targets(2000), seed: "", from: .monday, days: 1), library: library).days()
        } throws: { error in
            guard let shortage = error as? MealPlanShortage else { return false }
            func text(_ language: Language) -> String { MealPlanText.shortage(at: shortage.slot, meals: shortage.meals, language) }
            return text(.english).hasPrefix("What you leave out leaves too few meals for lunch: 0. ")
                && text(.arabic).contains("في الغداء: 0.")
        }
    }
}
