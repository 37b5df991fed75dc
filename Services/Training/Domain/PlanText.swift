public import Contracts
public import Wire

/// What plans say, in both languages.
public enum PlanText {
    /// What a training day is called.
    public static func title(_ split: SplitDay, _ language: Language) -> String {
        switch (split, language) {
        case (.fullBodyA, .english): "Full body A"
        case (.fullBodyA, .arabic): "الجسم كامل (أ)"
        case (.fullBodyB, .english): "Full body B"
        case (.fullBodyB, .arabic): "الجسم كامل (ب)"
        case (.fullBodyC, .english): "Full body C"
        case (.fullBodyC, .arabic): "الجسم كامل (ج)"
        case (.upper, .english): "Upper body"
        case (.upper, .arabic): "الجزء العلوي"
        case (.lower, .english): "Lower body"
        case (.lower, .arabic): "الجزء السفلي"
        case (.push, .english): "Push"
        case (.push, .arabic): "تمارين الدفع"
        case (.pull, .english): "Pull"
        case (.pull, .arabic): "تمارين السحب"
        case (.legs, .english): "Legs"
        case (.legs, .arabic): "الساقان"
        }
    }

    /// Why an exercise is in a plan; nil is a coach's choice.
    public static func reason(_ reason: PlanReason?, _ language: Language) -> String {
        switch (reason, language) {
        case (.warmUp, .english): "Raises your pulse and warms you up."
        case (.warmUp, .arabic): "يرفع نبضك ويدفئ جسمك."
        case (.mobility, .english): "Loosens what today's workout uses."
        case (.mobility, .arabic): "يليّن ما يعمل عليه تمرين اليوم."
        case (.staple, .english): "One of the lifts that this day is built on."
        case (.staple, .arabic): "من التمارين الأساسية التي يقوم عليها هذا اليوم."
        case (.accessory, .english): "More work for the muscles of this day."
        case (.accessory, .arabic): "عمل إضافي لعضلات هذا اليوم."
        case (.spares(let area), .english): "Trains this without loading your \(name(area, .english))."
        case (.spares(let area), .arabic): "يدرّب هذه العضلات دون إجهاد \(name(area, .arabic))."
        case (.focus(let category), .english): "You want to train your \(name(category, .english)) more."
        case (.focus(let category), .arabic): "لأنك تريد التركيز أكثر على \(name(category, .arabic))."
        case (.coolDown, .english): "Stretches what you trained."
        case (.coolDown, .arabic): "يطيل العضلات التي درّبتها."
        case (nil, .english): "Your coach chose it."
        case (nil, .arabic): "اختاره مدربك."
        }
    }

    /// Why an exercise should be replaced. FR-WORKOUT-05-c.
    public static func mayWorsen(_ area: InjuryArea, _ language: Language) -> String {
        switch language {
        case .english: "Original exercise may worsen your \(name(area, language)) injury."
        case .arabic: "قد يزيد التمرين الأصلي إصابة \(name(area, language)) سوءًا."
        }
    }

    /// What an exercise does to an injured area: "High knee compression, may worsen knee injury". FC-SCN-3.2-2.
    public static func reason(_ strain: Strain, on area: InjuryArea, _ language: Language) -> String {
        let name = name(area, language)
        return switch language {
        case .english: "\(does(strain, to: name, language)), may worsen \(name) injury"
        case .arabic: "\(does(strain, to: name, language))، ما قد يزيد إصابة \(name) سوءًا"
        }
    }

    private static func does(_ strain: Strain, to name: String, _ language: Language) -> String {
        switch (strain, language) {
        case (.compression, .english): "High \(name) compression"
        case (.compression, .arabic): "ضغط شديد على \(name)"
        case (.shear, .english): "High \(name) shear"
        case (.shear, .arabic): "قوة قص شديدة على \(name)"
        case (.impact, .english): "High \(name) impact"
        case (.impact, .arabic): "صدمات قوية على \(name)"
        case (.twisting, .english): "Strong \(name) twisting or side bending"
        case (.twisting, .arabic): "التواء أو ميل جانبي قوي في \(name)"
        case (.bending, .english): "Deep \(name) bending"
        case (.bending, .arabic): "انثناء عميق في \(name)"
        case (.overhead, .english): "High \(name) load overhead"
        case (.overhead, .arabic): "حمل كبير على \(name) فوق مستوى الرأس"
        case (.stretching, .english): "Strong \(name) stretch"
        case (.stretching, .arabic): "تمدد شديد في \(name)"
        case (.load, .english): "High \(name) load"
        case (.load, .arabic): "حمل كبير على \(name)"
        }
    }

    /// Why there are fewer than three alternatives.
    public static func shortfall(_ shortfall: InjuryRule.Shortfall, _ language: Language) -> String {
        switch (shortfall, language) {
        case (.equipment, .english): "Other exercises like this one need equipment that your plan does without."
        case (.equipment, .arabic): "بقية التمارين المشابهة تحتاج إلى أدوات ليست ضمن خطتك."
        case (.injuries, .english): "Other exercises like this one would load an area that you want to spare."
        case (.injuries, .arabic): "بقية التمارين المشابهة تُجهد منطقة تريد إراحتها."
        }
    }

    public static func name(_ area: InjuryArea, _ language: Language) -> String {
        switch (area, language) {
        case (.shoulder, .english): "shoulder"
        case (.shoulder, .arabic): "الكتف"
        case (.knee, .english): "knee"
        case (.knee, .arabic): "الركبة"
        case (.lowerBack, .english): "lower back"
        case (.lowerBack, .arabic): "أسفل الظهر"
        case (.neck, .english): "neck"
        case (.neck, .arabic): "الرقبة"
        case (.ankle, .english): "ankle"
        case (.ankle, .arabic): "الكاحل"
        }
    }

    private static func name(_ category: ExerciseCategory, _ language: Language) -> String {
        switch (category, language) {
        case (.chest, .english): "chest"
        case (.chest, .arabic): "الصدر"
        case (.back, .english): "back"
        case (.back, .arabic): "الظهر"
        case (.shoulders, .english): "shoulders"
        case (.shoulders, .arabic): "الكتفين"
        case (.legs, .english): "legs"
        case (.legs, .arabic): "الساقين"
        case (.arms, .english): "arms"
        case (.arms, .arabic): "الذراعين"
        case (.core, .english): "core"
        case (.core, .arabic): "عضلات البطن"
        case (.other, .english): "endurance"
        case (.other, .arabic): "التحمل"
        }
    }
}

extension PlanReason {
    /// How it is stored: one word. Never changed, because plans that were made say it.
    public var word: String {
        switch self {
        case .warmUp: "warm_up"
        case .mobility: "mobility"
        case .staple: "staple"
        case .accessory: "accessory"
        case .spares(let area): "spares." + area.rawValue
        case .focus(let category): "focus." + category.rawValue
        case .coolDown: "cool_down"
        }
    }

    /// Nil for a word of another version.
    public init?(word: String) {
        let all: [PlanReason] =
            [.warmUp, .mobility, .staple, .accessory, .coolDown] + InjuryArea.allCases.map { .spares($0) }
            + ExerciseCategory.allCases.map { .focus($0) }
        guard let reason = all.first(where: { $0.word == word }) else { return nil }
        self = reason
    }
}
