/// A counted thing in the forms both languages have. Arabic: one, two, 3–10, 11–99, and the hundreds; the last two digits decide. CLDR.
public struct Plural: Sendable {
    private let english: (one: String, other: String)
    private let arabic: (one: String, two: String, few: String, many: String, other: String)

    /// - Parameters:
    ///   - english: after 1 and after every other number.
    ///   - arabic: one and two of it, which need no number; after 3 to 10, after 11 to 99, and after the rest.
    public init(english: (one: String, other: String), arabic: (one: String, two: String, few: String, many: String, other: String)) {
        self.english = english
        self.arabic = arabic
    }

    /// Digits are the Western ones in both languages.
    /// - Parameter count: from zero.
    public func text(_ count: Int64, _ language: Language) -> String {
        guard language == .arabic else { return "\(count) \(count == 1 ? english.one : english.other)" }
        switch count {
        case 1: return arabic.one
        case 2: return arabic.two
        default: break
        }
        return switch count % 100 {
        case 3...10: "\(count) \(arabic.few)"
        case 11...99: "\(count) \(arabic.many)"
        default: "\(count) \(arabic.other)"
        }
    }
}
