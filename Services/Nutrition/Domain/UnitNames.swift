public import Contracts
public import Wire

extension PortionUnit {
    /// One of them, as people call it.
    public func name(_ language: Language) -> String {
        switch language {
        case .english: english
        case .arabic: arabic
        }
    }

    private var english: String {
        switch self {
        case .gram: "gram"
        case .small: "small piece"
        case .medium: "medium piece"
        case .large: "large piece"
        case .piece, .slice, .cup, .tablespoon, .teaspoon, .plate, .bowl, .glass, .can, .handful, .loaf, .skewer, .scoop, .packet,
            .bottle, .serving:
            rawValue
        }
    }

    private var arabic: String {
        switch self {
        case .gram: "غرام"
        case .piece: "حبة"
        case .small: "حبة صغيرة"
        case .medium: "حبة متوسطة"
        case .large: "حبة كبيرة"
        case .slice: "شريحة"
        case .cup: "كوب"
        case .tablespoon: "ملعقة كبيرة"
        case .teaspoon: "ملعقة صغيرة"
        case .plate: "صحن"
        case .bowl: "وعاء"
        case .glass: "كأس"
        case .can: "علبة"
        case .handful: "حفنة"
        case .loaf: "رغيف"
        case .skewer: "سيخ"
        case .scoop: "مغرفة"
        case .packet: "كيس"
        case .bottle: "زجاجة"
        case .serving: "حصة"
        }
    }
}
