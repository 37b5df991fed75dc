public import Wire

/// A password being chosen: 8 to 128 characters, one uppercase letter, one digit, not among the most common. Any script is
/// welcome in the rest. GTSD-1.1-03.
public struct NewPassword: WireText {
    public let text: String

    public init(validating text: String) throws(FieldRule) {
        if let broken = PasswordRule.broken(by: text).first { throw broken }
        self.text = text
    }

    public static let schema = Schema.string(
        StringRules(
            minimum: 8, maximum: 128, pattern: "^[\\s\\S]*([A-Z][\\s\\S]*[0-9]|[0-9][\\s\\S]*[A-Z])[\\s\\S]*$", format: "password",
            isSensitive: true))
    public static let example = NewPassword(example: "Mountain7Path")
    private init(example: String) { text = example }
}

/// A password given to prove who one is: any text, because the rules may have been others when it was chosen.
public struct GivenPassword: WireText {
    public let text: String
    /// In scalars: twice what a new one may have, and never more than the 1024 bytes of UTF-8 that are hashed.
    public static let maximumLength = 256

    public init(validating text: String) throws(FieldRule) {
        guard !text.isEmpty else { throw .required }
        guard TextBounds.fits(text, scalars: Self.maximumLength) else { throw .tooLong(maximum: Self.maximumLength) }
        self.text = text
    }

    public static let schema = Schema.string(StringRules(minimum: 1, maximum: maximumLength, format: "password", isSensitive: true))
    public static let example = GivenPassword(example: "Mountain7Path")
    private init(example: String) { text = example }
}

/// The rules of a new password, shared with the apps' strength meter.
public enum PasswordRule {
    public static let minimumLength = 8
    public static let maximumLength = 128

    /// Every rule the text breaks, the most useful first.
    public static func broken(by text: String) -> [FieldRule] {
        var rules: [FieldRule] = []
        guard TextBounds.fits(text, scalars: maximumLength * 2) else { return [.tooLong(maximum: maximumLength)] }
        let count = text.unicodeScalars.count
        if count < minimumLength { rules.append(.tooShort(minimum: minimumLength)) }
        if count > maximumLength { rules.append(.tooLong(maximum: maximumLength)) }
        if !text.contains(where: { $0.isUppercase }) { rules.append(.uppercaseMissing) }
        if !text.contains(where: { $0.isWholeNumber }) { rules.append(.digitMissing) }
        if rules.isEmpty, common.contains(text.lowercased()) { rules.append(.tooCommon) }
        return rules
    }

    /// Frequent passwords that pass the other rules once their case is changed.
    private static let common: Set<String> = [
        "password1", "password12", "password123", "passw0rd", "p@ssw0rd", "p@ssword1", "qwerty123", "qwerty12", "qwertyuiop1",
        "1q2w3e4r", "1qaz2wsx", "abcd1234", "abc12345", "abc123456", "admin123", "admin1234", "welcome1", "welcome123", "letmein1",
        "iloveyou1", "monkey123", "dragon123", "football1", "baseball1", "sunshine1", "princess1", "superman1", "michael1",
        "changeme1", "changeme123", "secret123", "test1234", "testtest1", "asdf1234", "asdfghjkl1", "zxcvbnm1", "q1w2e3r4",
        "a1234567", "a12345678", "aa123456", "aa12345678", "pass1234", "mohammed1", "mohamed123", "ahmed1234", "saudi1234",
    ]
}

/// How good a password looks, for the meter beside the field. GTSD-P-3.1-04.
public enum PasswordStrength: Int, Sendable, Comparable, CaseIterable {
    case weak, fair, good, strong

    /// Grows with length and with the kinds of characters; a broken rule keeps it weak.
    public init(of text: String) {
        guard PasswordRule.broken(by: text).isEmpty else { self = .weak; return }
        let kinds = [
            text.contains(where: { $0.isLowercase }), text.contains(where: { $0.isUppercase }), text.contains(where: { $0.isWholeNumber }),
            text.contains { !$0.isLetter && !$0.isWholeNumber },
        ].count { $0 }
        switch (Set(text).count, kinds) {
        case (16..., _), (12..., 4): self = .strong
        case (12..., _), (9..., 4): self = .good
        default: self = .fair
        }
    }

    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
