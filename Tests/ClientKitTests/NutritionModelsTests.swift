@testable import ClientKit
import Contracts
import NutritionDomain
import Platform
import TestSupport
import Testing
import Wire

/// What screens of nutrition show.
@Suite struct NutritionModelsTests {
    private func day(kcal: Int64 = 0, protein: Int64 = 0, carbs: Int64 = 0, fat: Int64 = 0) -> NutritionDay {
        let eaten = FoodLog(
            id: .example, date: .example, category: .lunch, name: "-", foodId: nil, plannedMealId: nil, unit: nil, portion: .example,
            grams: nil,
            nutrients: Nutrients(
                kcal: NutrientAmount(trusted: kcal * 100), proteinG: NutrientAmount(trusted: protein * 100),
                carbsG: NutrientAmount(trusted: carbs * 100), fatG: NutrientAmount(trusted: fat * 100)),
            note: nil, warnings: [], version: 1, loggedAt: .example)
        return DayRule.day(.example, .example, [eaten], [])
    }

    @Test("600 of 2,000 kcal fill 30 % of the circle", .proves("FR-NUTRITION-02-b"))
    func circle() {
        let ring = DailySummary(day(kcal: 600)).energy
        #expect(ring.percent == 30)
        #expect(ring.fill == 300)
        #expect(DailySummary(day(kcal: 3000)).energy.percent == 150)
        #expect(DailySummary(day(kcal: 3000)).energy.fill == 1000)
    }

    @Test("The colour tells whether somebody is under, on track or over: below 90 %, to 110 %, and above", .proves("FR-NUTRITION-02-c"))
    func colours() {
        func colour(_ kcal: Int64) -> IntakeRing.Colour { DailySummary(day(kcal: kcal)).energy.colour }
        #expect([1700, 1799].map(colour) == [.under, .under])
        #expect([1800, 2000, 2200].map(colour) == [.onTrack, .onTrack, .onTrack])
        #expect([2201, 2300].map(colour) == [.over, .over])
    }

    @Test("45 of 150 g of protein, 60 of 200 g of carbohydrate and 20 of 67 g of fat are 30 % each", .proves("FR-NUTRITION-03-a"))
    func macros() {
        let summary = DailySummary(day(protein: 45, carbs: 60, fat: 20)), format = NutritionFormat(.english)
        #expect([summary.protein, summary.carbs, summary.fat].map(\.percent) == [30, 30, 30])
        #expect([summary.protein, summary.carbs, summary.fat].map { $0.amount } == [4500, 6000, 2000])
        #expect([summary.protein, summary.carbs, summary.fat].map(\.target) == [150, 200, 67])
        #expect(format.grams(NutrientAmount(trusted: summary.fat.amount)) == "20\u{a0}g")
    }

    @Test("Whoever would start a trial by a first plan sees the trial box; who pays, and whose trial began, does not",
        .proves("FR-NUTRITION-WELCOME-03"))
    func trialBox() {
        func box(_ access: NutritionAccess) -> Bool { TrialModel(access, .english).showsTrialBox }
        // As the service answers Freemium before the first plan, and Premium and Smart Premium at any time.
        #expect(box(NutritionAccess(state: .notStarted, upgrade: .premium)))
        #expect(!box(NutritionAccess(state: .unlimited)))
        #expect(!box(NutritionAccess(state: .active, day: 1, daysLeft: 6, upgrade: .premium)))
        #expect(!box(NutritionAccess(state: .locked, upgrade: .premium)))
        #expect(!TrialModel(nil, .english).showsTrialBox)
    }

    @Test("A trial is quiet for four days, warns for three in the documents' words, and then locks everything")
    func trial() throws {
        let trial = Trial(startDate: .example, days: 7)
        func screen(_ day: Int64, _ language: Language) -> TrialModel.Screen {
            let today = LocalDate.example + (day - 1)
            let banner = trial.banner(on: today).map { TrialBanner(level: $0, message: "") }
            let state: TrialState = trial.isOver(on: today) ? .locked : .active
            let access = NutritionAccess(
                state: state, day: day, daysLeft: trial.daysLeft(on: today), banner: banner, upgrade: .premium)
            return TrialModel(access, language).screen
        }
        for day in 1...4 as ClosedRange<Int64> { #expect(screen(day, .english) == .open) }
        func banner(_ day: Int64, _ level: BannerLevel, _ left: Int64, _ message: String) {
            #expect(
                screen(day, .english)
                    == .openWithBanner(TrialModel.Banner(level: level, message: message, daysLeft: left, upgrade: "Upgrade")))
        }
        banner(5, .info, 2, "2 days left in trial")
        banner(6, .warning, 1, "1 day left in trial")
        banner(7, .critical, 0, "Last day of trial!")
        let lock = TrialModel.Lock(
            message: "Your 7-day nutrition trial has expired", upgrade: "Upgrade to Premium", tier: .premium)
        for day in [8, 40] as [Int64] { #expect(screen(day, .english) == .locked(lock)) }
        guard case .locked(let arabic) = screen(8, .arabic) else { throw NeverHappened() }
        #expect(arabic.message == "انتهت تجربة التغذية لمدة 7 أيام")
        // Any route tells it.
        var model = TrialModel(NutritionAccess(state: .active, daysLeft: 0), .english)
        let body = #"{"code":"trial_expired","message":"-","upgrade":"premium"}"#
        model.heard(.api(try #require(ServiceRefusal(status: 403, body: Array(body.utf8)))))
        #expect(model.screen == .locked(lock))
        model.read(NutritionAccess(state: .unlimited))
        #expect(model.screen == .open)
    }

    // MARK: Amounts

    @Test("Amounts are written as either language writes them, with Arabic digits where they are wanted")
    func amounts() {
        let (english, arabic) = (NutritionFormat(.english), NutritionFormat(.arabic))
        let digits = NutritionFormat(.arabic, digits: .arabic)
        #expect(english.kcal(NutrientAmount(trusted: 125_049)) == "1,250\u{a0}kcal")
        #expect(arabic.kcal(NutrientAmount(trusted: 125_050)) == "1,251\u{a0}سعرة")
        #expect(digits.kcal(NutrientAmount(trusted: 125_050)) == "١٬٢٥١\u{a0}سعرة")
        #expect(english.grams(NutrientAmount(trusted: 345)) == "3.5\u{a0}g")
        #expect(digits.grams(NutrientAmount(trusted: 345)) == "٣٫٥\u{a0}غ")
        #expect(english.millilitres(2800) == "2,800\u{a0}ml")
        #expect(digits.percent(30) == "٣٠٪")
        #expect(english.kcal(left: NutrientAmountLeft(trusted: -30_000)) == "-300\u{a0}kcal")
        #expect(NutritionFormat(.english, digits: .arabic).percent(30) == "30%")
    }

    @Test("Portions are counted by the rules of each language")
    func portions() {
        func text(_ hundredths: Int64, _ language: Language, _ unit: PortionUnit = .cup) -> String {
            NutritionFormat(language).portion(PortionCount(trusted: hundredths), unit)
        }
        #expect([50, 100, 150, 200].map { text($0, .english) } == ["0.5 cups", "1 cup", "1.5 cups", "2 cups"])
        #expect(text(300, .english, .loaf) == "3 loaves")
        #expect(text(15_000, .english, .gram) == "150\u{a0}g")
        let arabic: [(Int64, String)] = [
            (25, "ربع كوب"), (50, "نصف كوب"), (100, "كوب"), (125, "كوب وربع"), (150, "كوب ونصف"), (200, "كوبان"), (250, "كوبان ونصف"),
            (300, "3 أكواب"), (350, "3 أكواب ونصف"), (1000, "10 أكواب"), (1100, "11 كوبًا"), (9900, "99 كوبًا"), (10_000, "100 كوب"),
            (10_100, "101 كوب"), (10_300, "103 أكواب"), (11_100, "111 كوبًا"), (130, "1.3 كوب"),
        ]
        for (hundredths, expected) in arabic { #expect(text(hundredths, .arabic) == expected) }
        #expect(text(200, .arabic, .tablespoon) == "ملعقتان كبيرتان")
        #expect(text(300, .arabic, .loaf) == "3 أرغفة")
        #expect([200, 300, 1100].map { text($0, .arabic, .plate) } == ["صحنان", "3 صحون", "11 صحنًا"])
        #expect([200, 300, 1100].map { text($0, .arabic, .scoop) } == ["مغرفتان", "3 مغارف", "11 مغرفة"])
        #expect([100, 200].map { text($0, .english, .medium) } == ["1 medium piece", "2 medium pieces"])
        #expect(NutritionFormat(.arabic, digits: .arabic).portion(PortionCount(trusted: 350), .cup) == "٣ أكواب ونصف")
        for unit in PortionUnit.allCases {
            let words = UnitWords(unit)
            #expect(!words.english.one.isEmpty && !words.arabic.one.isEmpty && words.arabic.two != words.arabic.one)
            // The service's own words name the same portion beside these.
            #expect(words.english.one == unit.name(.english) && words.arabic.one == unit.name(.arabic))
        }
    }

    // MARK: A log entry

    @Test("Values follow what is typed: units, a comma, Arabic digits; zero and less are refused")
    func entry() {
        var form = FoodEntryForm(NutritionModel.foods[0], .lunch, on: .example)
        #expect(form.unit == .cup)
        #expect(form.units == [.cup, .gram])
        #expect(form.values?.kcal.hundredths == 20_540)
        for text in ["1.5", "1,5", "١٫٥"] {
            form.type(text, .portion)
            #expect(form.values?.kcal.hundredths == 30_810)
            #expect(form.grams == 237)
        }
        form.choose(.gram)
        #expect(form.values?.kcal.hundredths == 195)
        form.type("150", .portion)
        #expect(form.values?.kcal.hundredths == 19_500)
        for text in ["0", "-1", "", "1,", "10001", "rice"] {
            form.type(text, .portion)
            #expect(form.values == nil)
            #expect(form.submit(.example) == nil)
            #expect(form.problems[.portion] != nil)
        }
        form.type("6000", .portion)
        #expect(form.warnings == [.portionUnlikely])
        form.type("150", .portion)
        #expect(
            form.submit(.example)
                == NewFoodLog(
                    id: .example, date: .example, category: .lunch, foodId: .example, unit: .gram, portion: PortionCount(trusted: 15_000)))
    }

    @Test("By hand, a name and four values are asked for; what was not typed is not known, and what cannot be is refused")
    func manual() {
        var form = FoodEntryForm(manual: " Grandmother's stew ", .dinner, on: .example)
        #expect(form.submit(.example) == nil)
        #expect(Set(form.problems.keys) == [.kcal, .proteinG, .carbsG, .fatG])
        for (field, text) in [(.kcal, "250"), (.proteinG, "20"), (.carbsG, "15"), (.fatG, "12"), (.portion, "2")]
            as [(FoodEntryForm.Field, String)]
        { form.type(text, field) }
        #expect(form.values?.kcal.hundredths == 50_000)
        #expect(form.values?.fiberG == nil)
        let new = form.submit(.example)
        #expect(new?.manual?.name.text == "Grandmother's stew")
        #expect(new?.unit == nil)
        #expect(new?.problems().isEmpty == true)
        // 47 g of macronutrients are not in a portion of 30 g.
        form.type("30", .grams)
        #expect(form.submit(.example) == nil)
        #expect(form.problems.keys.map { $0 } == [.grams])
        form.type("", .grams)
        form.type("1046", .kcal)
        #expect(form.warnings == [.energyInKilojoules])
    }

    @Test("An entry that is changed says only what changed")
    func change() throws {
        let log = try #require(
            EntryPreview.log(
                NewFoodLog(id: .example, category: .lunch, foodId: .example), on: .example, food: NutritionModel.foods[0], .english,
                now: .example))
        var form = FoodEntryForm(log, food: NutritionModel.foods[0])
        let unchanged = form.change()
        #expect(unchanged == nil)
        form.type("2", .portion)
        form.category = .dinner
        let changed = form.change()
        let change = try #require(changed)
        #expect(change == FoodLogChange(category: .dinner, portion: PortionCount(trusted: 200)))
        #expect(EntryPreview.log(log, change, food: NutritionModel.foods[0]).nutrients == form.values)
    }

    @Test("An entry in another unit is scaled by its weight where the library no longer has its values, or its food is not here")
    func otherUnit() {
        func entry(_ food: String, _ unit: PortionUnit, _ portion: Int64, grams: Double, kcal: Int64) -> FoodLog {
            FoodLog(
                id: .example, date: .example, category: .lunch, name: "-", foodId: FoodID(trusted: food), plannedMealId: nil, unit: unit,
                portion: PortionCount(trusted: portion), grams: grams,
                nutrients: Nutrients(
                    kcal: NutrientAmount(trusted: kcal), proteinG: NutrientAmount(trusted: 0), carbsG: NutrientAmount(trusted: 0),
                    fatG: NutrientAmount(trusted: 0)),
                note: nil, warnings: [], version: 1, loggedAt: .example)
        }
        // A cup of 160 g with 240 kcal, of which 150 g are 225.
        let cup = entry("20041", .cup, 100, grams: 160, kcal: 24_000)
        let weighed = EntryPreview.log(cup, FoodLogChange(unit: .gram, portion: PortionCount(trusted: 15_000)), food: nil)
        #expect(weighed.unit == .gram && weighed.portion.hundredths == 15_000 && weighed.grams == 150)
        #expect(weighed.nutrients.kcal.hundredths == 22_500)
        // 100 g with 90 kcal, which the library has with 89 by now; two pieces are 236 g.
        let banana = NutritionModel.foods[1]
        let pieces = EntryPreview.log(
            entry(banana.id.text, .gram, 10_000, grams: 100, kcal: 9000),
            FoodLogChange(unit: .medium, portion: PortionCount(trusted: 200)), food: banana)
        #expect(pieces.unit == .medium && pieces.grams == 236 && pieces.nutrients.kcal.hundredths == 21_240)
    }

    @Test("A note that is emptied is taken out, here and in what waits to be sent")
    func note() throws {
        let (food, note) = (NutritionModel.foods[0], FoodNote(trusted: "Without the sauce."))
        let new = NewFoodLog(id: .example, category: .lunch, foodId: .example, note: note)
        let log = try #require(EntryPreview.log(new, on: .example, food: food, .english, now: .example))
        var form = FoodEntryForm(log, food: food)
        form.type(" ", .note)
        let changed = form.change()
        let change = try #require(changed)
        #expect(change == FoodLogChange(clear: [.note]))
        let shown = EntryPreview.log(log, change, food: food)
        #expect(shown.note == nil)
        let add = FoodCall.add(new, shown: log), remove = FoodCall.change(.example, change, shown: shown)
        #expect(add.followed(by: remove) == .one(.add(NewFoodLog(id: .example, category: .lunch, foodId: .example), shown: shown)))
        let write = FoodCall.change(.example, FoodLogChange(note: note), shown: log)
        let dinner = FoodCall.change(.example, FoodLogChange(category: .dinner), shown: shown)
        #expect(write.followed(by: remove) == .one(remove))
        #expect(remove.followed(by: write) == .one(write))
        #expect(remove.followed(by: dinner) == .one(.change(.example, FoodLogChange(category: .dinner, clear: [.note]), shown: shown)))
    }

    @Test("Of a meal and of values of one's own how much there was can be changed, and the values follow")
    func amount() throws {
        let eaten = EntryPreview.eaten(FoodLogDevicesTests.plan().days[0].meals[0], on: .example, servings: nil, now: .example)
        // 1.25 servings of 130 kcal in all.
        var form = FoodEntryForm(eaten)
        #expect(form.typed[.portion] == "1.25")
        #expect(form.units.isEmpty)
        form.type("2.5", .portion)
        #expect(form.values?.kcal.hundredths == 26_000)
        let again = form.submit(.example), changed = form.change()
        #expect(again == nil)
        #expect(changed == FoodLogChange(portion: PortionCount(trusted: 250)))
    }

    // MARK: The plan

    @Test("The days of a plan are gone through; a meal is replaced by one that was offered, and eaten on its day")
    func plan() throws {
        let plan = FoodLogDevicesTests.plan()
        var model = MealPlanModel(plan, today: plan.days[0].date)
        #expect(model.date == plan.days[0].date && model.hasNext && !model.hasPrevious)
        let lunch = plan.days[0].meals[1]
        #expect(model.apply(.toggleEaten(lunch.id)) == [.eat(lunch, plan.days[0].date)])
        #expect(model.eaten == 1)
        #expect(model.apply(.openAlternatives(lunch.id)).isEmpty)
        #expect(model.apply(.toggleEaten(lunch.id)) == [.uneat(lunch.id)])
        #expect(model.apply(.openAlternatives(lunch.id)) == [.askAlternatives(lunch.id)])
        let other = MealCard.example.id
        #expect(model.apply(.choose(other)).isEmpty)
        _ = model.apply(.alternatives(lunch.id, .example))
        #expect(model.apply(.choose(MealID(trusted: "not-offered"))).isEmpty)
        #expect(model.apply(.choose(other)) == [.substitute(lunch.id, MealSubstitution(mealId: other))])
        #expect(model.apply(.choose(other)).isEmpty)
        _ = model.apply(.substituted(plan.days[0]))
        #expect(model.choice == nil)
        _ = model.apply(.next)
        #expect(model.date == plan.days[1].date && !model.hasNext)
        #expect(model.apply(.toggleEaten(plan.days[1].meals[0].id)).isEmpty)
        // Somebody ate it on another phone.
        _ = model.apply(.openAlternatives(plan.days[1].meals[0].id))
        let body = #"{"code":"meal_eaten","message":"-"}"#
        let refusal = try #require(ServiceRefusal(status: 409, body: Array(body.utf8)))
        #expect(model.apply(.failed(.api(refusal))) == [.reload])
        #expect(model.choice == nil)
    }
}
