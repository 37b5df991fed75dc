public import Wire

/// A Saudi mobile number in E.164 (`+966501234567`), read from every spelling people use. AC-AUTH-01-a.
///
/// The national numbers are libphonenumber's mobile pattern for SA: `5(?:[013-689]\d|7[0-8])\d{6}` and `579[01]\d{5}`.
public struct SaudiMobile: WireText {
    public let text: String

    public init(validating text: String) throws(FieldRule) {
        guard let national = Self.national(text) else { throw .malformed(expected: .saudiMobile) }
        self.text = "+966" + national
    }

    /// For a number that was validated before it was stored.
    public init(trusted text: String) { self.text = text }

    public static let schema = Schema.string(
        StringRules(minimum: 13, maximum: 13, pattern: "^\\+9665([013-689][0-9]{7}|7([0-8][0-9]{6}|9[01][0-9]{5}))$", isSensitive: true))
    public static let example = SaudiMobile(trusted: "+966501234567")

    /// For showing to its owner: `+966 5• ••• ••67`.
    public var masked: String { "+966 5• ••• ••" + text.suffix(2) }

    private static func national(_ text: String) -> String? {
        guard TextBounds.fits(text, scalars: 40) else { return nil }
        var digits = ""
        for scalar in text.unicodeScalars {
            switch PhoneSpelling.sign(scalar) {
            case .digit(let digit): digits += String(digit)
            case .plus where digits.isEmpty: digits = "+"
            case .hyphen where !digits.isEmpty: continue
            case .filler: continue
            case .plus, .hyphen, nil: return nil
            }
        }
        for prefix in ["+966", "00966", "966"] where digits.hasPrefix(prefix) {
            var rest = digits.dropFirst(prefix.count)
            // +966 05… mixes both spellings and is still one number.
            if rest.hasPrefix("05") { rest = rest.dropFirst() }
            return isMobile(rest) ? String(rest) : nil
        }
        if digits.hasPrefix("05") { digits.removeFirst() }
        return isMobile(digits[...]) ? digits : nil
    }

    private static func isMobile(_ national: Substring) -> Bool {
        let digits = national.utf8.map { Int($0) - 0x30 }
        guard digits.count == 9, digits[0] == 5, digits.allSatisfy((0...9).contains) else { return false }
        switch digits[1] {
        case 0, 1, 3, 4, 5, 6, 8, 9: return true
        case 7: return digits[2] <= 8 || (digits[2] == 9 && digits[3] <= 1)
        default: return false
        }
    }
}
