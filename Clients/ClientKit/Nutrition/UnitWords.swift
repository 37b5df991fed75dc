public import Contracts

/// What units are called; one of them as the service calls it.
public struct UnitWords: Sendable, Hashable {
    public struct English: Sendable, Hashable {
        public let one: String
        public let many: String
    }
    public let english: English
    public let arabic: ArabicNoun

    public init(_ unit: PortionUnit) {
        (english, arabic) =
            switch unit {
            case .gram: (English(one: "gram", many: "grams"), ArabicNoun("غرام", "غرامان", few: "غرامات", many: "غرامًا"))
            case .piece: (English(one: "piece", many: "pieces"), ArabicNoun("حبة", "حبتان", few: "حبات", many: "حبة"))
            case .small:
                (
                    English(one: "small piece", many: "small pieces"),
                    ArabicNoun("حبة صغيرة", "حبتان صغيرتان", few: "حبات صغيرة", many: "حبة صغيرة")
                )
            case .medium:
                (
                    English(one: "medium piece", many: "medium pieces"),
                    ArabicNoun("حبة متوسطة", "حبتان متوسطتان", few: "حبات متوسطة", many: "حبة متوسطة")
                )
            case .large:
                (
                    English(one: "large piece", many: "large pieces"),
                    ArabicNoun("حبة كبيرة", "حبتان كبيرتان", few: "حبات كبيرة", many: "حبة كبيرة")
                )
            case .slice: (English(one: "slice", many: "slices"), ArabicNoun("شريحة", "شريحتان", few: "شرائح", many: "شريحة"))
            case .cup: (English(one: "cup", many: "cups"), ArabicNoun("كوب", "كوبان", few: "أكواب", many: "كوبًا"))
            case .tablespoon:
                (
                    English(one: "tablespoon", many: "tablespoons"),
                    ArabicNoun("ملعقة كبيرة", "ملعقتان كبيرتان", few: "ملاعق كبيرة", many: "ملعقة كبيرة")
                )
            case .teaspoon:
                (
                    English(one: "teaspoon", many: "teaspoons"),
                    ArabicNoun("ملعقة صغيرة", "ملعقتان صغيرتان", few: "ملاعق صغيرة", many: "ملعقة صغيرة")
                )
            case .plate: (English(one: "plate", many: "plates"), ArabicNoun("صحن", "صحنان", few: "صحون", many: "صحنًا"))
            case .bowl: (English(one: "bowl", many: "bowls"), ArabicNoun("وعاء", "وعاءان", few: "أوعية", many: "وعاءً"))
            case .glass: (English(one: "glass", many: "glasses"), ArabicNoun("كأس", "كأسان", few: "كؤوس", many: "كأسًا"))
            case .can: (English(one: "can", many: "cans"), ArabicNoun("علبة", "علبتان", few: "علب", many: "علبة"))
            case .handful: (English(one: "handful", many: "handfuls"), ArabicNoun("حفنة", "حفنتان", few: "حفنات", many: "حفنة"))
            case .loaf: (English(one: "loaf", many: "loaves"), ArabicNoun("رغيف", "رغيفان", few: "أرغفة", many: "رغيفًا"))
            case .skewer: (English(one: "skewer", many: "skewers"), ArabicNoun("سيخ", "سيخان", few: "أسياخ", many: "سيخًا"))
            case .scoop: (English(one: "scoop", many: "scoops"), ArabicNoun("مغرفة", "مغرفتان", few: "مغارف", many: "مغرفة"))
            case .packet: (English(one: "packet", many: "packets"), ArabicNoun("كيس", "كيسان", few: "أكياس", many: "كيسًا"))
            case .bottle: (English(one: "bottle", many: "bottles"), ArabicNoun("زجاجة", "زجاجتان", few: "زجاجات", many: "زجاجة"))
            case .serving: (English(one: "serving", many: "servings"), ArabicNoun("حصة", "حصتان", few: "حصص", many: "حصة"))
            }
    }
}
