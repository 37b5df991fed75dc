/// Why one field was refused. Codes are stable and append-only; a test pins them.
public enum FieldRule: Error, Sendable, Hashable {
    case required
    case malformedJSON
    case wrongType(expected: String)
    case malformed(expected: FieldFormat)
    case tooShort(minimum: Int)
    case tooLong(maximum: Int)
    case outOfRange(minimum: Int64, maximum: Int64)
    case notAllowed(values: [String])
    case uppercaseMissing
    case digitMissing
    case tooCommon
    case mustBeTrue
    case sameAsBefore
    case oneOfRequired(fields: [String])
    /// Shown, but changed elsewhere or never.
    case readOnly
    /// Belongs to another step or form than the one it was sent to.
    case unexpected
    case exclusive(value: String)
    case tooFew(minimum: Int)
    case tooMany(maximum: Int)
    /// A target equal to the value of today, as people read it: `81.65 kg`.
    case mustDiffer(from: String)
    /// Equal to another member of the same request.
    case mustDifferFromField(String)
    case mustBeLower(than: String)
    case mustBeHigher(than: String)
    case mustBeLater(than: LocalDate)
    case mustNotBeLater(than: LocalDate)
    case ageOutOfRange(minimum: Int, maximum: Int)
    case notSkippable
    /// `outOfRange` for a number whose bounds have decimals.
    case outOfDecimalRange(minimum: Double, maximum: Double)
    case noSound
    /// So many could be bought now.
    case outOfStock(available: Int64)
    /// Amounts as people read them: `89.99 SAR`.
    case priceChanged(from: String, to: String)
    /// No longer offered.
    case unavailable
    /// Equal to something before it in a list.
    case duplicate
    case mustComeAfter(field: String)
    /// Has line breaks, control characters or piles of marks, where none can be.
    case unusableCharacters
    /// Of a workout that is to be finished no set is ticked.
    case nothingDone
    /// Something that the service needs is not there for it: the field names it.
    case dependency(DependencyFault)

    /// The stable code of the wire's `fields[].code`.
    public var code: String {
        switch self {
        case .required: "required"
        case .malformedJSON: "malformed_json"
        // A text of other characters than one may have: known to clients by this word before the rule had words of its own.
        case .wrongType, .unusableCharacters: "wrong_type"
        case .malformed: "malformed"
        case .tooShort: "too_short"
        case .tooLong: "too_long"
        case .outOfRange: "out_of_range"
        case .notAllowed: "not_allowed"
        case .uppercaseMissing: "uppercase_missing"
        case .digitMissing: "digit_missing"
        case .tooCommon: "too_common"
        case .mustBeTrue: "must_be_true"
        case .sameAsBefore: "same_as_before"
        case .oneOfRequired: "one_of_required"
        case .readOnly: "read_only"
        case .unexpected: "unexpected"
        case .exclusive: "exclusive"
        case .tooFew: "too_few"
        case .tooMany: "too_many"
        case .mustDiffer, .mustDifferFromField: "must_differ"
        case .mustBeLower: "must_be_lower"
        case .mustBeHigher: "must_be_higher"
        case .mustBeLater: "must_be_later"
        case .mustNotBeLater: "must_not_be_later"
        case .ageOutOfRange: "age_out_of_range"
        case .notSkippable: "not_skippable"
        case .outOfDecimalRange: "out_of_range"
        case .noSound: "no_sound"
        case .outOfStock: "out_of_stock"
        case .priceChanged: "price_changed"
        case .unavailable: "unavailable"
        case .duplicate: "duplicate"
        case .mustComeAfter: "must_come_after"
        case .nothingDone: "nothing_done"
        case .dependency(let fault): fault.rawValue
        }
    }
}

/// What is wrong with something that a service needs.
public enum DependencyFault: String, Sendable, Hashable, CaseIterable {
    case noAnswer = "no_answer"
    case cannotWrite = "cannot_write"
    case diskFull = "disk_full"
    /// Its file is corrupt: it is restored from a backup.
    case damaged
    /// It ends; another process is there, or comes.
    case stopping
}

/// The shapes a text field can ask for, so that a message can name them in the reader's language.
public enum FieldFormat: String, Sendable, Hashable, CaseIterable {
    case email, saudiMobile, oneTimeCode, uuid, instant, date, token, time, timeZone, phone, contentType, sha256, slug, orderNumber,
        promoCode, fileName, url, cardNumber, cardCode
}

/// One refused field: its path (`email`, `partners.0.email`) and the rule it broke.
public struct FieldProblem: Error, Sendable, Hashable {
    public let field: String
    public let rule: FieldRule

    public init(_ field: String, _ rule: FieldRule) {
        self.field = field
        self.rule = rule
    }
}
