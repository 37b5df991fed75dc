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

    /// The stable code of the wire's `fields[].code`.
    public var code: String {
        switch self {
        case .required: "required"
        case .malformedJSON: "malformed_json"
        case .wrongType: "wrong_type"
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
        }
    }
}

/// The shapes a text field can ask for, so that a message can name them in the reader's language.
public enum FieldFormat: String, Sendable, Hashable, CaseIterable {
    case email, saudiMobile, oneTimeCode, uuid, instant, date, token
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
