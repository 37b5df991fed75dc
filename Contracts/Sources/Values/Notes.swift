public import Wire

/// The bounds of a free text.
public protocol TextRule: Sendable {
    /// In what a reader counts as characters.
    static var maximum: Int { get }
    /// Eight times as many unless a rule says otherwise, for characters made of many.
    static var maximumBytes: Int { get }
    /// Whether it may have several lines.
    static var isMultiline: Bool { get }
    static var example: String { get }
}

extension TextRule {
    public static var maximumBytes: Int { maximum * 8 }
}

/// A free text of a person: trimmed, not empty, any script, no control characters but line breaks where it has lines. Length counts
/// characters as readers do, and bytes up to the rule's cap.
public struct FreeText<Rule: TextRule>: WireText {
    public let text: String

    public init(validating text: String) throws(FieldRule) {
        let trimmed = text.trimmed
        guard !trimmed.isEmpty else { throw .required }
        guard TextBounds.fits(trimmed, characters: Rule.maximum, bytes: Self.mostBytes) else { throw .tooLong(maximum: Rule.maximum) }
        let isAllowed = trimmed.unicodeScalars.allSatisfy { scalar in
            scalar.properties.generalCategory != .control || (Rule.isMultiline && (scalar == "\n" || scalar == "\r" || scalar == "\t"))
        }
        guard isAllowed else { throw .unusableCharacters }
        self.text = trimmed
    }

    public init(trusted text: String) { self.text = text }
    private static var mostBytes: Int { Rule.maximumBytes }
    public static var schema: Schema {
        let characters: StringRules.Characters = Rule.isMultiline ? .lines : .line
        return .string(
            StringRules(minimum: 1, maximum: mostBytes, maximumCharacters: Rule.maximum, maximumBytes: mostBytes, characters: characters))
    }
    public static var example: Self { Self(trusted: Rule.example) }
}

public enum MotivationRule: TextRule {
    public static let maximum = 500
    public static let isMultiline = true
    public static let example = "To play with my children without getting tired"
}
/// Why somebody wants their goal. GTSD-P-3.2-03.
public typealias Motivation = FreeText<MotivationRule>

public enum NoteRule: TextRule {
    public static let maximum = 200
    public static let isMultiline = true
    public static let example = "After breakfast"
}
/// Something a person writes down for themselves.
public typealias Note = FreeText<NoteRule>

public enum MessageRule: TextRule {
    public static let maximum = 4000
    public static let isMultiline = true
    public static let example = "The reminder came an hour late after I changed my time zone."
}
/// The text of a support ticket.
public typealias TicketMessage = FreeText<MessageRule>

/// Words somebody chose or typed, such as diets or allergies: trimmed; blanks, and repeats in other case, are left out; at most 20 of
/// at most 50 characters, of at most 40 that are sent. GTSD-P-3.2-08.
public struct Tags: WireValue {
    public let items: [String]
    public static let limit = 20
    private static let mostSent = 40
    public static let none = Tags(trusted: [])

    public init(validating texts: [String]) throws(FieldRule) {
        guard texts.count <= Self.mostSent else { throw .tooMany(maximum: Self.limit) }
        var items: [String] = []
        var seen: Set<String> = []
        for text in texts {
            guard text.utf8.count <= 400 else { throw .tooLong(maximum: 50) }
            let tag = text.trimmed
            guard TextBounds.fits(tag, characters: 50, bytes: 400) else { throw .tooLong(maximum: 50) }
            guard TextBounds.isStreamSafe(tag), !Text.hasControls(tag) else { throw .unusableCharacters }
            if !tag.isEmpty, seen.insert(tag.lowercased()).inserted { items.append(tag) }
        }
        guard items.count <= Self.limit else { throw .tooMany(maximum: Self.limit) }
        self.items = items
    }

    public init(trusted items: [String]) { self.items = items }

    #if !hasFeature(Embedded)
        public init(from decoder: any Decoder) throws {
            guard let texts = try? decoder.singleValueContainer().decode([String].self) else {
                throw FieldRule.wrongType(expected: "array")
            }
            try self.init(validating: texts)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(items)
        }
    #endif

    public static let schema = Schema.array(
        .string(StringRules(maximum: 400, maximumCharacters: 50, maximumBytes: 400, characters: .line)), minimum: nil, maximum: mostSent)
    public static let example = Tags(trusted: ["vegetarian", "حلال"])
}

/// A phone number of anybody, as `+` and 7 to 15 digits where the country code was given, else its digits; read from every usual
/// spelling and every kind of digits.
public struct PhoneNumber: WireText {
    public let text: String

    public init(validating text: String) throws(FieldRule) {
        guard !text.isEmpty else { throw .required }
        var digits = ""
        var isInternational = false
        for scalar in text.unicodeScalars.prefix(41) {
            switch PhoneSpelling.sign(scalar) {
            case .digit(let digit): digits += String(digit)
            case .plus where digits.isEmpty && !isInternational: isInternational = true
            case .hyphen, .filler: continue
            case nil where scalar == "/": continue
            case .plus, nil: throw .malformed(expected: .phone)
            }
        }
        if !isInternational, digits.hasPrefix("00") {
            isInternational = true
            digits.removeFirst(2)
        }
        guard TextBounds.fits(text, scalars: 40), (7...15).contains(digits.utf8.count) else { throw .malformed(expected: .phone) }
        self.text = (isInternational ? "+" : "") + digits
    }

    public init(trusted text: String) { self.text = text }
    public static let schema = Schema.string(StringRules(minimum: 7, maximum: 40, isSensitive: true))
    public static let example = PhoneNumber(trusted: "+4915112345678")
}
