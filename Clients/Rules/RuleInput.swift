internal import Contracts
internal import JSONCoding
internal import Wire

/// The members of a rule's input. They are read one by one, and what is wrong with them is collected under the names that the services
/// use, so that a form can show it beside its fields. Null counts as left out.
struct RuleInput {
    private let object: JSONObject
    /// `lines.0.` for members of an item of a list; empty for the input itself.
    private let path: String
    private(set) var problems: [FieldProblem] = []

    init(_ object: JSONObject, path: String = "") {
        self.object = object
        self.path = path
    }

    var language: Language { object["language"]?.string.flatMap(Language.init(rawValue:)) ?? .english }

    func has(_ name: String) -> Bool { object[name] != nil && object[name] != .null }

    mutating func add(_ problem: FieldProblem) { problems.append(problem) }
    mutating func add(_ problems: [FieldProblem]) { self.problems += problems }

    /// A member that may be left out.
    mutating func optional<Value>(_ name: String, _ read: (JSONValue) throws(FieldRule) -> Value) -> Value? {
        guard let value = object[name], value != .null else { return nil }
        do throws(FieldRule) {
            return try read(value)
        } catch {
            problems.append(FieldProblem(path + name, error))
            return nil
        }
    }

    /// A member that must be there; nil, with a problem, when it is not or is wrong.
    mutating func required<Value>(_ name: String, _ read: (JSONValue) throws(FieldRule) -> Value) -> Value? {
        if !has(name) { problems.append(FieldProblem(path + name, .required)) }
        return optional(name, read)
    }

    /// The items of a list, each an object.
    mutating func items<Item>(_ name: String, atMost most: Int, _ read: (inout RuleInput) -> Item?) -> [Item] {
        guard let values = required(name, { (value) throws(FieldRule) in try Read.array(value, atMost: most) }) else { return [] }
        var items: [Item] = []
        for (index, value) in values.enumerated() {
            guard case .object(let members) = value else {
                problems.append(FieldProblem("\(path)\(name).\(index)", .wrongType(expected: "object")))
                continue
            }
            var item = RuleInput(members, path: "\(path)\(name).\(index).")
            if let read = read(&item) { items.append(read) }
            problems += item.problems
        }
        return items
    }

    /// The members of an object in this one; nil when it is left out.
    mutating func member<Value>(_ name: String, path inner: String? = nil, _ read: (inout RuleInput) -> Value) -> Value? {
        guard let members = optional(name, { (value) throws(FieldRule) in try Read.object(value) }) else { return nil }
        var input = RuleInput(members, path: inner ?? "\(path)\(name).")
        let value = read(&input)
        problems += input.problems
        return value
    }
}

/// Reads single values as the services' own types have them.
enum Read {
    static func word<Word: WireEnum>(_ value: JSONValue) throws(FieldRule) -> Word {
        let text = try string(value)
        guard let word = Word.allCases.first(where: { $0.rawValue.hasBytes(of: text) }) else {
            throw .notAllowed(values: Word.allCases.map { $0.rawValue })
        }
        return word
    }

    static func text<Text: WireText>(_ value: JSONValue) throws(FieldRule) -> Text { try Text(sent: try string(value)) }

    static func string(_ value: JSONValue) throws(FieldRule) -> String {
        guard let text = value.string else { throw .wrongType(expected: "string") }
        guard TextBounds.isStreamSafe(text) else { throw .wrongType(expected: "string") }
        return text
    }

    static func strings(_ value: JSONValue) throws(FieldRule) -> [String] {
        var strings: [String] = []
        for item in try array(value, atMost: 1000) { strings.append(try string(item)) }
        return strings
    }

    static func bool(_ value: JSONValue) throws(FieldRule) -> Bool {
        guard let bool = value.bool else { throw .wrongType(expected: "boolean") }
        return bool
    }

    static func number(_ value: JSONValue) throws(FieldRule) -> Double {
        guard let number = value.double else { throw .wrongType(expected: "number") }
        return number
    }

    /// A whole number within bounds; it may be written `3.0`.
    static func whole(_ value: JSONValue, _ range: ClosedRange<Int64>) throws(FieldRule) -> Int64 {
        let number = try number(value)
        guard number.rounded(.towardZero) == number else { throw .wrongType(expected: "integer") }
        guard let whole = value.integer ?? Int64(exactly: number), range.contains(whole) else {
            throw .outOfRange(minimum: range.lowerBound, maximum: range.upperBound)
        }
        return whole
    }

    static func whole<Rule: WholeRule>(_ value: JSONValue) throws(FieldRule) -> Whole<Rule> {
        try Whole(validating: try whole(value, Rule.range))
    }

    static func hundredths<Rule: DecimalRule>(_ value: JSONValue) throws(FieldRule) -> Hundredths<Rule> {
        try Hundredths(validating: try number(value))
    }

    static func tenThousandths<Rule: DecimalRule>(_ value: JSONValue) throws(FieldRule) -> TenThousandths<Rule> {
        try TenThousandths(validating: try number(value))
    }

    static func array(_ value: JSONValue, atMost most: Int) throws(FieldRule) -> [JSONValue] {
        guard let items = value.array else { throw .wrongType(expected: "array") }
        guard items.count <= most else { throw .tooMany(maximum: most) }
        return items
    }

    static func object(_ value: JSONValue) throws(FieldRule) -> JSONObject {
        guard let object = value.object else { throw .wrongType(expected: "object") }
        return object
    }
}
