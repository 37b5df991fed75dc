public import Wire

/// A name a person gave: 1 to 100 characters after trimming, no control characters, any script.
public struct PersonName: WireText {
    public let text: String

    public init(validating text: String) throws(FieldRule) {
        let trimmed = text.trimmed
        guard !trimmed.isEmpty else { throw .required }
        guard TextBounds.fits(trimmed, characters: 100, bytes: 1000) else { throw .tooLong(maximum: 100) }
        guard !Text.hasControls(trimmed) else { throw .unusableCharacters }
        self.text = trimmed
    }

    public init(trusted text: String) { self.text = text }
    public static let schema = Schema.string(
        StringRules(minimum: 1, maximum: 1000, maximumCharacters: 100, maximumBytes: 1000, characters: .line))
    public static let example = PersonName(trusted: "ليلى Haddad")
}

/// A phone number as typed; which spellings are numbers is decided where it is used, with its own error.
public struct PhoneText: WireText {
    public let text: String

    public init(validating text: String) throws(FieldRule) {
        guard !text.isEmpty else { throw .required }
        guard TextBounds.fits(text, scalars: 40) else { throw .tooLong(maximum: 40) }
        self.text = text
    }

    public init(trusted text: String) { self.text = text }
    public static let schema = Schema.string(StringRules(minimum: 1, maximum: 40, isSensitive: true))
    public static let example = PhoneText(trusted: "+966 50 123 4567")
}

/// The six digits of a one-time code; Arabic-Indic digits count as digits, leading zeros stay. AC-AUTH-01-b.
public struct OneTimeCode: WireText {
    public let text: String

    public init(validating text: String) throws(FieldRule) {
        var digits = ""
        for scalar in text.unicodeScalars.prefix(8) {
            switch scalar.value {
            case 0x30...0x39: digits.unicodeScalars.append(scalar)
            case 0x660...0x669: digits += String(scalar.value - 0x660)
            case 0x6f0...0x6f9: digits += String(scalar.value - 0x6f0)
            default: throw .malformed(expected: .oneTimeCode)
            }
        }
        guard digits.utf8.count == 6 else { throw .malformed(expected: .oneTimeCode) }
        self.text = digits
    }

    public init(trusted text: String) { self.text = text }
    public static let schema = Schema.string(
        StringRules(minimum: 6, maximum: 6, pattern: "^[0-9\\u0660-\\u0669\\u06F0-\\u06F9]{6}$", isSensitive: true))
    public static let example = OneTimeCode(trusted: "042917")
}

/// A secret that is handed back as it was given out: a refresh token, the token of a mailed link.
public struct OpaqueToken: WireText {
    public let text: String

    public init(validating text: String) throws(FieldRule) {
        guard !text.isEmpty else { throw .required }
        guard TextBounds.fits(text, scalars: 4096) else { throw .tooLong(maximum: 4096) }
        // Nobody gives such a token, and no database keeps a U+0000.
        guard !Text.hasControls(text) else { throw .malformed(expected: .token) }
        self.text = text
    }

    public init(trusted text: String) { self.text = text }
    public static let schema = Schema.string(StringRules(minimum: 1, maximum: 4096, isSensitive: true, characters: .line))
    public static let example = OpaqueToken(trusted: "v1.AZYPPntqfD6dKluPDB0uPw.0.mL1uVtM1mX0M2yqQZJx0Ng")
}

/// A short free text of a client, such as a device's name or id: 1 to 200 characters.
public struct ShortText: WireText {
    public let text: String

    public init(validating text: String) throws(FieldRule) {
        let trimmed = text.trimmed
        guard !trimmed.isEmpty else { throw .required }
        guard TextBounds.fits(trimmed, scalars: 200) else { throw .tooLong(maximum: 200) }
        guard !Text.hasControls(trimmed) else { throw .unusableCharacters }
        self.text = trimmed
    }

    public init(trusted text: String) { self.text = text }
    public static let schema = Schema.string(StringRules(minimum: 1, maximum: 200, characters: .line))
    public static let example = ShortText(trusted: "iPhone 17")
}

/// A text that is handed on as it is: at most 4096 scalars, and no U+0000, which no database keeps.
public struct PlainText: WireText, ExpressibleByStringLiteral {
    public let text: String
    private static let longest = 4096

    public init(validating text: String) throws(FieldRule) {
        guard TextBounds.fits(text, scalars: Self.longest) else { throw .tooLong(maximum: Self.longest) }
        guard !text.utf8.contains(0) else { throw .unusableCharacters }
        self.text = text
    }

    public init(trusted text: String) { self.text = text }
    public init(stringLiteral text: String) { self.text = text }
    public static let schema = Schema.string(StringRules(maximum: longest, pattern: "^[^\\u0000]*$"))
    public static let example = PlainText(trusted: "042917 is your FitCoach+ code.")
}

enum Text {
    static func hasControls(_ text: String) -> Bool {
        text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
}
