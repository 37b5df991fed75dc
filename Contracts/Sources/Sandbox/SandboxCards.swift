public import Wire

/// A card number as people type it: 13 to 19 digits with spaces, Arabic-Indic digits count, the last one checks the others.
/// ISO/IEC 7812-1 Annex B. Held only until it was exchanged for a token.
public struct CardNumber: WireText {
    /// The digits alone.
    public let text: String

    public init(validating text: String) throws(FieldRule) {
        guard !text.isEmpty else { throw .required }
        guard text.unicodeScalars.count <= 37, let digits = CardDigits.read(text, skippingSpaces: true),
            (13...19).contains(digits.utf8.count),
            Self.checks(digits)
        else { throw .malformed(expected: .cardNumber) }
        self.text = digits
    }

    public init(trusted text: String) { self.text = text }
    public static let schema = Schema.string(
        StringRules(minimum: 13, maximum: 37, pattern: "^[0-9\\u0660-\\u0669\\u06F0-\\u06F9 \\u00A0]{13,37}$", isSensitive: true))
    public static let example = CardNumber(trusted: SandboxCard.visa.number)

    /// Luhn's sum: every second digit from the right counts twice, and the digits of what comes of it are added.
    static func checks(_ digits: String) -> Bool {
        let sum = digits.utf8.reversed().enumerated().reduce(0) { sum, place in
            let digit = Int(place.element) - 0x30
            guard !place.offset.isMultiple(of: 2) else { return sum + digit }
            return sum + (digit * 2 > 9 ? digit * 2 - 9 : digit * 2)
        }
        return sum.isMultiple(of: 10)
    }
}

/// The three or four digits printed on a card; never stored.
public struct CardCode: WireText {
    public let text: String

    public init(validating text: String) throws(FieldRule) {
        guard !text.isEmpty else { throw .required }
        guard text.unicodeScalars.count <= 4, let digits = CardDigits.read(text, skippingSpaces: false), digits.utf8.count >= 3 else {
            throw .malformed(expected: .cardCode)
        }
        self.text = digits
    }

    public init(trusted text: String) { self.text = text }
    public static let schema = Schema.string(
        StringRules(minimum: 3, maximum: 4, pattern: "^[0-9\\u0660-\\u0669\\u06F0-\\u06F9]{3,4}$", isSensitive: true))
    public static let example = CardCode(trusted: "123")
}

private enum CardDigits {
    /// ASCII digits; nil when there is anything else.
    static func read(_ text: String, skippingSpaces: Bool) -> String? {
        var digits = ""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x30...0x39: digits.unicodeScalars.append(scalar)
            case 0x660...0x669: digits += String(scalar.value - 0x660)
            case 0x6f0...0x6f9: digits += String(scalar.value - 0x6f0)
            case 0x20, 0xa0: if !skippingSpaces { return nil }
            default: return nil
            }
        }
        return digits
    }
}

public enum ExpiryMonth: WholeRule {
    public static let range: ClosedRange<Int64> = 1...12
    public static let example: Int64 = 12
}

public enum ExpiryYear: WholeRule {
    public static let range: ClosedRange<Int64> = 2000...2100
    public static let example: Int64 = 2030
}

/// Whose card it is.
public enum CardBrand: String, WireEnum {
    /// Visa.
    case visa
    /// Mastercard.
    case mastercard
    /// mada, the Saudi network.
    case mada
}

/// The cards that the sandbox knows, and what it does with each. Any code works; a card whose date is over is declined as
/// `expired_card`, whatever else it would do.
public enum SandboxCard: String, Sendable, Hashable, CaseIterable {
    /// 4242 4242 4242 4242 is charged.
    case visa
    /// 5555 5555 5555 4444 is charged.
    case mastercard
    /// 4464 0400 0000 0007 is charged.
    case mada
    /// 4000 0000 0000 0002 is declined as `card_declined`.
    case declined
    /// 4000 0000 0000 9995 is declined as `insufficient_funds`.
    case insufficientFunds = "insufficient_funds"
    /// 4000 0000 0000 0069 is declined as `expired_card`.
    case expired
    /// 4000 0000 0000 0127 is declined as `incorrect_cvc`.
    case incorrectCode = "incorrect_code"
    /// 4000 0025 0000 3155 needs approval; while the person is away it is declined as `authentication_required`.
    case approval
    /// 4000 0000 0000 3220 does the same: the second number for tests that were written against other providers.
    case approvalAlways = "approval_always"
    /// 4000 0000 0000 0341 can be kept, but every charge is declined as `card_declined`.
    case keptThenDeclined = "kept_then_declined"
    /// 4000 0000 0000 0408 is charged, and the connection ends before the answer.
    case lostAnswer = "lost_answer"
    /// 4000 0000 0000 0077 stays in `processing` for a minute of the run's time and is charged then.
    case slow

    /// Its digits.
    public var number: String {
        switch self {
        case .visa: "4242424242424242"
        case .mastercard: "5555555555554444"
        case .mada: "4464040000000007"
        case .declined: "4000000000000002"
        case .insufficientFunds: "4000000000009995"
        case .expired: "4000000000000069"
        case .incorrectCode: "4000000000000127"
        case .approval: "4000002500003155"
        case .approvalAlways: "4000000000003220"
        case .keptThenDeclined: "4000000000000341"
        case .lostAnswer: "4000000000000408"
        case .slow: "4000000000000077"
        }
    }

    /// Its digits in groups of four.
    public var spelled: String {
        number.enumerated().reduce(into: "") { text, place in
            if place.offset > 0, place.offset.isMultiple(of: 4) { text += " " }
            text.append(place.element)
        }
    }

    public var brand: CardBrand {
        switch self {
        case .mastercard: .mastercard
        case .mada: .mada
        default: .visa
        }
    }

    public var last4: String { String(number.suffix(4)) }

    /// The card of a number; nil when it is none of these.
    public init?(_ number: CardNumber) {
        guard let card = Self.allCases.first(where: { $0.number == number.text }) else { return nil }
        self = card
    }
}
