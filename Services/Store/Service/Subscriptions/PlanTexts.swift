internal import Contracts
internal import Wire

/// What each tier is called and has, in both languages. FR-HOME-02-b and the notes' tier matrix.
enum PlanTexts {
    static func name(_ tier: Tier, _ language: Language) -> String {
        switch (tier, language) {
        case (.freemium, .english): "Freemium"
        case (.freemium, .arabic): "الباقة المجانية"
        case (.premium, _): "Premium"
        case (.smartPremium, _): "Smart Premium"
        }
    }

    static func benefits(_ tier: Tier, _ language: Language) -> [Plan.Benefit] {
        matrix.map { row in
            let cell = row.cells[tier] ?? Cell("", "", isIncluded: false)
            return Plan.Benefit(key: row.key, text: language == .arabic ? cell.ar : cell.en, isIncluded: cell.isIncluded)
        }
    }

    private struct Cell: Sendable {
        let isIncluded: Bool
        let en: String
        let ar: String
        init(_ en: String, _ ar: String, isIncluded: Bool = true) {
            self.isIncluded = isIncluded
            self.en = en
            self.ar = ar
        }
    }

    private struct Benefits: Sendable {
        let key: String
        let cells: [Tier: Cell]
        init(_ key: String, _ freemium: Cell, _ premium: Cell, _ smart: Cell) {
            self.key = key
            cells = [.freemium: freemium, .premium: premium, .smartPremium: smart]
        }
        /// The same text everywhere; who does not have it sees what they would have.
        init(_ key: String, from tier: Tier, _ en: String, _ ar: String) {
            self.key = key
            cells = Dictionary(uniqueKeysWithValues: Tier.allCases.map { ($0, Cell(en, ar, isIncluded: $0 >= tier)) })
        }
    }

    private static let matrix = [
        Benefits(
            "messages",
            Cell("20 messages to your coach a month", "20 رسالة إلى مدربك شهريًا"),
            Cell("200 messages to your coach a month", "200 رسالة إلى مدربك شهريًا"),
            Cell("Unlimited messages to your coach", "رسائل بلا حدود إلى مدربك")),
        Benefits(
            "calls",
            Cell("1 video call of 15 minutes a month", "مكالمة فيديو واحدة شهريًا مدتها 15 دقيقة"),
            Cell("2 video calls of 25 minutes a month", "مكالمتا فيديو شهريًا مدة كل منهما 25 دقيقة"),
            Cell("4 video calls of 25 minutes a month", "4 مكالمات فيديو شهريًا مدة كل منها 25 دقيقة")),
        Benefits(
            "workout_plans",
            Cell("Ready-made workout plans", "خطط تمرين جاهزة"),
            Cell("Workout plans made for you", "خطط تمرين مصممة لك"),
            Cell("Workout plans made for you", "خطط تمرين مصممة لك")),
        Benefits(
            "injury_substitution",
            Cell("Basic exercise swaps for injuries", "بدائل أساسية للتمارين عند الإصابة"),
            Cell("Advanced exercise swaps for injuries", "بدائل متقدمة للتمارين عند الإصابة"),
            Cell("Advanced exercise swaps for injuries", "بدائل متقدمة للتمارين عند الإصابة")),
        Benefits(
            "analytics",
            Cell("Basic analytics", "تحليلات أساسية"), Cell("Advanced analytics", "تحليلات متقدمة"),
            Cell("Advanced analytics", "تحليلات متقدمة")),
        Benefits(
            "nutrition",
            Cell("Nutrition for a trial of 7 days", "تجربة للتغذية مدتها 7 أيام"),
            Cell("Nutrition without limit", "تغذية بلا حدود"), Cell("Nutrition without limit", "تغذية بلا حدود")),
        Benefits("attachments", from: .smartPremium, "Pictures and PDFs in messages", "صور وملفات PDF في الرسائل"),
        Benefits("inbody", from: .premium, "InBody scans without limit", "فحوصات InBody بلا حدود"),
        Benefits("store", from: .freemium, "The store", "المتجر"),
    ]
}
