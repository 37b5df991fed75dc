public import Contracts
public import Wire

/// Amounts as people read them. `3.5 g`, `1,250 kcal`, `1.5 cups`; `3.5 غ`, `كوب ونصف`.
public struct NutritionFormat: Sendable, Hashable {
    public enum Digits: Sendable, Hashable {
        case western, arabic
    }
    public let language: Language
    public let digits: Digits

    /// - Parameter digits: Arabic ones appear in Arabic texts only.
    public init(_ language: Language, digits: Digits = .western) {
        self.language = language
        self.digits = language == .arabic ? digits : .western
    }

    // MARK: Numbers

    /// Hundredths, with as many decimals as there are, at most two, and a mark between thousands.
    public func number(_ hundredths: Int64) -> String {
        let size = hundredths.magnitude, rest = size % 100
        var text = (hundredths < 0 ? "-" : "") + grouped(size / 100)
        if rest > 0 {
            text += digits == .arabic ? "\u{66b}" : "."
            text += rest % 10 == 0 ? String(rest / 10) : (rest < 10 ? "0" : "") + String(rest)
        }
        return digits == .arabic ? Self.arabic(text) : text
    }

    /// To the nearest whole, a half away from zero.
    public func whole(_ hundredths: Int64) -> String {
        number((hundredths.signum() * ((hundredths.signum() * hundredths + 50) / 100)) * 100)
    }

    private func grouped(_ value: UInt64) -> String {
        var (rest, text) = (value, "")
        while rest >= 1000 {
            let group = String(rest % 1000)
            text = (digits == .arabic ? "\u{66c}" : ",") + String(repeating: "0", count: 3 - group.utf8.count) + group + text
            rest /= 1000
        }
        return String(rest) + text
    }

    private static func arabic(_ text: String) -> String {
        var out = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            out.append((0x30...0x39).contains(scalar.value) ? Unicode.Scalar(scalar.value - 0x30 + 0x660) ?? scalar : scalar)
        }
        return String(out)
    }

    // MARK: Amounts

    /// With one decimal at most: nobody weighs hundredths of a gram of protein.
    public func grams(_ amount: NutrientAmount) -> String { number((amount.hundredths + 5) / 10 * 10) + unit("g", "غ") }
    public func grams(_ grams: Double) -> String { number(Int64((grams * 100).rounded())) + unit("g", "غ") }
    public func milligrams(_ amount: NutrientAmount) -> String { whole(amount.hundredths) + unit("mg", "مغ") }
    public func kcal(_ amount: NutrientAmount) -> String { whole(amount.hundredths) + unit("kcal", "سعرة") }
    /// What is left of a target; below nothing when there was more.
    public func kcal(left amount: NutrientAmountLeft) -> String { whole(amount.hundredths) + unit("kcal", "سعرة") }
    public func millilitres(_ ml: Int64) -> String { number(ml * 100) + unit("ml", "مل") }
    public func percent(_ percent: Int64) -> String { number(percent * 100) + (digits == .arabic ? "\u{66a}" : "%") }
    private func unit(_ english: String, _ arabic: String) -> String { "\u{a0}" + (language == .arabic ? arabic : english) }

    // MARK: Portions

    /// So many of a unit, by the rules of the language: `1 cup`, `1.5 cups`; `كوب`, `كوبان`, `3 أكواب`, `11 كوبًا`, `كوب ونصف`.
    public func portion(_ count: PortionCount, _ unit: PortionUnit) -> String {
        guard unit != .gram else { return number(count.hundredths) + self.unit("g", "غ") }
        let words = UnitWords(unit)
        switch language {
        case .english: return number(count.hundredths) + " " + (count.hundredths == 100 ? words.english.one : words.english.many)
        case .arabic: return arabicPortion(count.hundredths, words.arabic)
        }
    }

    /// Halves and quarters are said, other parts are counted.
    private func arabicPortion(_ hundredths: Int64, _ noun: ArabicNoun) -> String {
        let whole = hundredths / 100, part = ArabicPart(hundredths % 100)
        guard hundredths % 100 == 0 || part != nil else { return number(hundredths) + " " + noun.one }
        guard whole > 0 else { return part.map { $0.word + " " + noun.one } ?? number(0) + " " + noun.one }
        let counted = noun.counted(whole) { number($0 * 100) }
        return part.map { counted + " و" + $0.word } ?? counted
    }
}

/// The parts that have a word.
private enum ArabicPart: Int64 {
    case quarter = 25, half = 50, threeQuarters = 75
    init?(_ hundredths: Int64) { self.init(rawValue: hundredths) }
    var word: String {
        switch self {
        case .quarter: "ربع"
        case .half: "نصف"
        case .threeQuarters: "ثلاثة أرباع"
        }
    }
}

/// An Arabic noun as it is counted. The forms are those of Unicode's plural rules for Arabic.
public struct ArabicNoun: Sendable, Hashable {
    /// Also of hundreds and of parts.
    public let one: String
    public let two: String
    /// Of 3 to 10, and of any number that ends so.
    public let few: String
    /// Of 11 to 99.
    public let many: String

    public init(_ one: String, _ two: String, few: String, many: String) {
        (self.one, self.two, self.few, self.many) = (one, two, few, many)
    }

    /// One and two are the noun alone.
    public func counted(_ count: Int64, _ number: (Int64) -> String) -> String {
        switch (count, count % 100) {
        case (1, _): one
        case (2, _): two
        case (_, 3...10): number(count) + " " + few
        case (_, 11...99): number(count) + " " + many
        default: number(count) + " " + one
        }
    }
}
