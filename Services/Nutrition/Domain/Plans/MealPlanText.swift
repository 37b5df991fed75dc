public import Contracts
public import Wire

/// What is said about plans, in both languages.
public enum MealPlanText {
    /// Why a meal stands where it does.
    public static func reason(_ reason: MealReason, _ language: Language) -> String {
        switch (reason, language) {
        case (.suhoor, .english): "Holds long: for the hours before dawn."
        case (.suhoor, .arabic): "يُشبع طويلًا: لوجبة السحور."
        case (.iftar, .english): "Breaks the fast with what your body needs."
        case (.iftar, .arabic): "إفطار يمنح جسمك ما يحتاجه."
        case (.protein, .english): "Brings a good part of the day's protein."
        case (.protein, .arabic): "يوفّر جزءًا جيدًا من بروتين اليوم."
        case (.diet(let diet), .english): "Fits your \(name(diet, .english)) diet."
        case (.diet(let diet), .arabic): "يناسب نظامك \(name(diet, .arabic))."
        case (.spares, .english): "Has nothing of what you leave out."
        case (.spares, .arabic): "خالٍ مما لا تأكله."
        case (.quick, .english): "Ready in 15 minutes."
        case (.quick, .arabic): "جاهز في 15 دقيقة."
        case (.budget, .english): "Made of what costs little."
        case (.budget, .arabic): "من مكوّنات قليلة الكلفة."
        case (.targets, .english): "Fits your targets of the day."
        case (.targets, .arabic): "يناسب أهدافك لهذا اليوم."
        case (.chosen, .english): "You chose it."
        case (.chosen, .arabic): "أنت اخترته."
        }
    }

    static func name(_ diet: Diet, _ language: Language) -> String {
        switch (diet, language) {
        case (.everything, .english): "usual"
        case (.everything, .arabic): "المعتاد"
        case (.pescatarian, .english): "pescatarian"
        case (.pescatarian, .arabic): "النباتي مع السمك"
        case (.vegetarian, .english): "vegetarian"
        case (.vegetarian, .arabic): "النباتي"
        case (.vegan, .english): "vegan"
        case (.vegan, .arabic): "النباتي الصرف"
        }
    }

    /// Why there are fewer than three substitutes.
    public static func shortfall(_ shortfall: MealSubstitutes.Shortfall, _ language: Language) -> String {
        switch (shortfall, language) {
        case (.preferences, .english): "Most other meals have something in them that you do not eat."
        case (.preferences, .arabic): "معظم الوجبات الأخرى فيها ما لا تأكله."
        case (.variety, .english): "Other meals like this one are on your plan in the days around."
        case (.variety, .arabic): "الوجبات المشابهة موجودة في خطتك في الأيام القريبة."
        case (.energy, .english): "Few other meals hold as much energy as this one."
        case (.energy, .arabic): "قليل من الوجبات الأخرى يعادل طاقة هذه الوجبة."
        }
    }

    /// Why there is no plan, and what to do.
    /// - Parameters:
    ///   - slot: where there is the least to choose from.
    ///   - meals: how many fit there.
    public static func shortage(at slot: MealSlot, meals: Int64, _ language: Language) -> String {
        let slot = name(slot, language)
        return switch language {
        case .english:
            "What you leave out leaves too few meals for \(slot): \(meals). Take back one of the allergens, the words or the diet."
        case .arabic:
            "ما تستبعده يُبقي وجبات قليلة جدًا في \(slot): \(meals). تراجع عن أحد مسببات الحساسية أو الكلمات أو عن النظام الغذائي."
        }
    }

    public static func name(_ slot: MealSlot, _ language: Language) -> String {
        switch (slot, language) {
        case (.breakfast, .english): "breakfast"
        case (.breakfast, .arabic): "الفطور"
        case (.lunch, .english): "lunch"
        case (.lunch, .arabic): "الغداء"
        case (.dinner, .english): "dinner"
        case (.dinner, .arabic): "العشاء"
        case (.snack, .english): "the snack"
        case (.snack, .arabic): "الوجبة الخفيفة"
        case (.suhoor, .english): "suhoor"
        case (.suhoor, .arabic): "السحور"
        case (.iftar, .english): "iftar"
        case (.iftar, .arabic): "الإفطار"
        }
    }
}
