public import Contracts
public import Wire

extension MealPlanText {
    /// What a plan follows from, a sentence each: energy, body, water, and what is left out.
    /// - Parameters:
    ///   - need: kcal that the body uses, as `TargetRule.need` has it; nil where the profile told the targets.
    ///   - isFasting: whether days of the plan are fasted.
    ///   - lacksPlace: whether somebody fasts where the hours of dawn and sunset are not known.
    public static func reasons(
        _ targets: NutritionTargets, need: Int64?, goal: MainGoal?, _ preferences: MealPreferences, isFasting: Bool,
        lacksPlace: Bool = false, _ language: Language
    ) -> [String] {
        var lines = [energy(targets, need: need, goal: goal, language)]
        switch (targets.basis, language) {
        case (.profile, _): break
        case (.reference, .english): lines.append("Until you tell us about your body, it is an average one's.")
        case (.reference, .arabic): lines.append("إلى أن تخبرنا عن جسمك، حسبناها لجسم متوسط.")
        }
        switch language {
        case .english: lines.append("\(targets.proteinG) g of protein, \(targets.carbsG) g of carbohydrate and \(targets.fatG) g of fat.")
        case .arabic: lines.append("\(targets.proteinG) غ بروتين و\(targets.carbsG) غ كربوهيدرات و\(targets.fatG) غ دهون.")
        }
        lines += leftOut(preferences, language)
        switch (isFasting, language) {
        case (false, _): break
        case (true, .english): lines.append("In Ramadan there are suhoor, iftar and a snack between sunset and dawn.")
        case (true, .arabic): lines.append("في رمضان: سحور وإفطار ووجبة خفيفة بين الغروب والفجر.")
        }
        switch (lacksPlace, language) {
        case (false, _): break
        case (true, .english): lines.append("Ramadan is not planned, because your time zone does not say where you are: set your place.")
        case (true, .arabic): lines.append("لم نخطط لرمضان لأن منطقتك الزمنية لا تدل على مكانك: حدّد مكانك.")
        }
        return lines
    }

    private static func energy(_ targets: NutritionTargets, need: Int64?, goal: MainGoal?, _ language: Language) -> String {
        let kcal = grouped(targets.kcal)
        guard let need, let goal else {
            return language == .english ? "\(kcal) kcal a day, as your profile has it." : "\(kcal) سعرة في اليوم كما في ملفك."
        }
        let about = grouped(Rounded.divide(need, by: 50) * 50)
        if let limit = limit(targets.kcal, need: need, goal: goal, language) {
            return language == .english
                ? "\(kcal) kcal a day: \(limit), whatever the goal. Your body needs about \(about)."
                : "\(kcal) سعرة في اليوم: \(limit) مهما كان الهدف. يحتاج جسمك إلى نحو \(about)."
        }
        return switch (goal, language) {
        case (.fatLoss, .english): "\(kcal) kcal a day: your body needs about \(about), and your goal is to lose fat."
        case (.fatLoss, .arabic): "\(kcal) سعرة في اليوم: يحتاج جسمك إلى نحو \(about)، وهدفك خسارة الدهون."
        case (.muscleGain, .english): "\(kcal) kcal a day: your body needs about \(about), and your goal is to gain muscle."
        case (.muscleGain, .arabic): "\(kcal) سعرة في اليوم: يحتاج جسمك إلى نحو \(about)، وهدفك بناء العضلات."
        case (.generalFitness, .english): "\(kcal) kcal a day: your body needs about \(about), and your goal is general fitness."
        case (.generalFitness, .arabic): "\(kcal) سعرة في اليوم: يحتاج جسمك إلى نحو \(about)، وهدفك اللياقة العامة."
        }
    }

    /// What keeps the energy from being what the goal makes of the need; nil where it is that.
    private static func limit(_ kcal: Int64, need: Int64, goal: MainGoal, _ language: Language) -> String? {
        let wanted = Rounded.divide(need * goal.hundredths, by: 100)
        if kcal == TargetRule.floor, wanted < kcal { return language == .english ? "the least that we plan" : "أقل ما نخطط له" }
        if kcal == TargetRule.ceiling, wanted > kcal { return language == .english ? "the most that we plan" : "أكثر ما نخطط له" }
        return nil
    }

    private static func leftOut(_ preferences: MealPreferences, _ language: Language) -> [String] {
        var lines: [String] = []
        if preferences.diet != .everything {
            lines.append(
                language == .english ? "All of it is \(name(preferences.diet, language))." : "كل الوجبات \(meals(preferences.diet)).")
        }
        if !preferences.allergens.isEmpty || !preferences.avoided.isEmpty {
            lines.append(
                language == .english
                    ? "Nothing of what you leave out is in it, in dishes neither." : "لا شيء فيها مما تستبعده، ولا في مكوّناتها.")
        }
        return lines
    }

    private static func meals(_ diet: Diet) -> String {
        switch diet {
        case .everything: "معتادة"
        case .pescatarian: "بلا لحوم غير السمك"
        case .vegetarian: "نباتية"
        case .vegan: "نباتية صرفة"
        }
    }

    /// `2,000`, which both languages of the apps write with these digits.
    private static func grouped(_ value: Int64) -> String {
        guard value >= 1000 else { return "\(value)" }
        let rest = value % 1000
        return "\(grouped(value / 1000)),\(rest < 10 ? "00" : rest < 100 ? "0" : "")\(rest)"
    }
}
