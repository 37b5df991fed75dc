internal import JSONCoding
public import Wire

/// One value to put where a valid one was.
public struct ValueCase: Sendable, Hashable {
    /// A stable word for what is tried: `above-maximum`.
    public let name: String
    public let node: Node
    public let validity: Validity

    init(_ name: String, _ node: Node, _ validity: Validity) {
        self.name = name
        self.node = node
        self.validity = validity
    }
}

/// The values at and beyond the bounds of a schema, without what is inside of it: the members of objects and arrays are walked by
/// `BodyCases`.
public enum ValueCases {
    /// - Parameter example: a valid value.
    public static func all(_ schema: Schema, example: Node) -> [ValueCase] {
        let cases: [ValueCase]
        switch schema {
        case .boolean(let only):
            cases = [true, false].map { ValueCase("\($0)", .scalar(.bool($0)), only ?? $0 == $0 ? .valid : .invalid) }
        case .integer(let least, let most): cases = integers(least, most)
        case .number(let least, let most): cases = numbers(least, most)
        case .string(let rules): cases = TextCases.all(rules, example: example)
        case .enumeration(let values): cases = words(values)
        case .array(let element, let least, let most): cases = counts(element, least, most, example)
        case .map(let element, let names): cases = keys(element, names)
        case .object: cases = []
        case .any: cases = anything
        }
        var seen: Set<Node> = []
        return (cases + wrongTypes(schema)).filter { seen.insert($0.node).inserted }
    }

    // MARK: - Numbers

    private static func integers(_ least: Int64?, _ most: Int64?) -> [ValueCase] {
        func fits(_ value: Int64) -> Validity { value >= least ?? .min && value <= most ?? .max ? .valid : .invalid }
        var cases: [ValueCase] = []
        func add(_ name: String, _ value: Int64?) { if let value { cases.append(ValueCase(name, .integer(value), fits(value))) } }
        add("minimum", least)
        add("minimum-plus-one", least.flatMap(plusOne))
        add("below-minimum", least.flatMap(minusOne))
        add("maximum", most)
        add("maximum-minus-one", most.flatMap(minusOne))
        add("above-maximum", most.flatMap(plusOne))
        for (name, value): (String, Int64) in [
            ("zero", 0), ("one", 1), ("minus-one", -1), ("largest", .max), ("smallest", .min), ("past-32-bits", 1 << 32),
        ] {
            add(name, value)
        }
        let whole = least ?? most ?? 1
        cases += [
            ValueCase("integral-float", .verbatim("\(whole).0"), .valid), ValueCase("exponent", .verbatim("\(whole)e0"), .valid),
            ValueCase("fraction", .verbatim("\(whole == .max ? 0 : whole).5"), .invalid), ValueCase("minus-zero", .verbatim("-0"), fits(0)),
            ValueCase("beyond-64-bits", .verbatim("9223372036854775808"), .invalid),
            ValueCase("far-beyond-64-bits", .verbatim("-100000000000000000000000000"), .invalid),
        ]
        return cases + oddNumbers
    }

    private static func numbers(_ least: Double?, _ most: Double?) -> [ValueCase] {
        func fits(_ value: Double) -> Validity { value >= least ?? -.infinity && value <= most ?? .infinity ? .valid : .invalid }
        var cases: [ValueCase] = []
        func add(_ name: String, _ value: Double?) { if let value { cases.append(ValueCase(name, .scalar(.number(value)), fits(value))) } }
        add("minimum", least)
        add("below-minimum", least.map { $0 - 0.01 })
        add("minimum-plus", least.map { $0 + 0.01 })
        add("maximum", most)
        add("above-maximum", most.map { $0 + 0.01 })
        add("just-above-maximum", most.map(\.nextUp))
        add("maximum-minus", most.map { $0 - 0.01 })
        for (name, value): (String, Double) in [
            ("zero", 0), ("minus-one", -1), ("huge", 1e300), ("many-decimals", (least ?? 1) + 0.123_456_789),
        ] {
            add(name, value)
        }
        // Between the bounds there is a whole number, or there is none.
        let whole = (least ?? 1).rounded(.up)
        cases.append(ValueCase("whole", .verbatim("\(Int64(max(-9e15, min(9e15, whole))))"), fits(whole)))
        cases.append(ValueCase("tiny", .verbatim("1e-400"), fits(0)))
        return cases + oddNumbers
    }

    /// No numbers of JSON, or beyond what a double holds.
    private static let oddNumbers = [
        ValueCase("beyond-double", .verbatim("1e309"), .invalid), ValueCase("not-a-number", .verbatim("NaN"), .invalid),
        ValueCase("infinity", .verbatim("-Infinity"), .invalid), ValueCase("hexadecimal", .verbatim("0x10"), .invalid),
        ValueCase("leading-zero", .verbatim("01"), .invalid), ValueCase("plus-sign", .verbatim("+1"), .invalid),
        ValueCase("no-fraction-digits", .verbatim("1."), .invalid),
        ValueCase("number-as-text", .string("1"), .invalid),
    ]

    private static func plusOne(_ value: Int64) -> Int64? { value == .max ? nil : value + 1 }
    private static func minusOne(_ value: Int64) -> Int64? { value == .min ? nil : value - 1 }

    // MARK: - Words

    private static func words(_ values: [String]) -> [ValueCase] {
        let wrong = ["no_such_word", "", " ", (values.first ?? "") + " ", (values.first ?? "").uppercased(), "null"].filter {
            !values.contains($0)
        }
        return values.map { ValueCase("word-\($0)", .string($0), .valid) } + wrong.map { ValueCase("other-word", .string($0), .invalid) }
    }

    // MARK: - Lists and maps

    /// More elements than any list of a request has.
    static let many = 1000

    private static func counts(_ element: Schema, _ least: Int?, _ most: Int?, _ example: Node) -> [ValueCase] {
        let one: Node = if case .array(let items) = example, let first = items.first { first } else { Samples.value(element) }
        func list(_ count: Int) -> Node { .array(Array(repeating: one, count: count)) }
        var cases = [ValueCase("empty-list", list(0), least ?? 0 > 0 ? .invalid : .valid)]
        if let least, least > 1 { cases.append(ValueCase("too-few", list(least - 1), .invalid)) }
        if let least, least > 0 { cases.append(ValueCase("fewest", list(least), .valid)) }
        if let most {
            cases.append(ValueCase("most", list(most), .valid))
            cases.append(ValueCase("too-many", list(most + 1), .invalid))
        }
        cases.append(ValueCase("twice-the-same", list(2), 2 < least ?? 0 || 2 > most ?? .max ? .invalid : .valid))
        cases.append(ValueCase("very-many", list(many), many > most ?? .max ? .invalid : .valid))
        cases.append(ValueCase("null-element", .array([one, .null]), element == .any ? .unknown : .invalid))
        return cases
    }

    private static func keys(_ element: Schema, _ names: MapNames?) -> [ValueCase] {
        let value = Samples.value(element)
        func fits(_ length: Int, of count: Int = 1) -> Validity {
            length <= names?.longest ?? .max && count <= names?.maximum ?? .max ? .valid : .invalid
        }
        func map(_ keys: [String]) -> Node { .object(keys.map { .init($0, value) }) }
        return [
            ValueCase("empty-map", map([]), .valid), ValueCase("empty-key", map([""]), .valid),
            ValueCase("arabic-key", map(["مفتاح"]), .valid),
            ValueCase("long-key", map([String(repeating: "k", count: 5000)]), fits(5000)),
            ValueCase("control-key", map(["a\u{0}b"]), .valid),
            ValueCase("dotted-key", map(["a.b", "$c", "__proto__"]), .valid),
            ValueCase("very-many-keys", map((0..<many).map { "key\($0)" }), fits(7, of: many)),
        ]
    }

    private static let anything = [
        ValueCase("any-list", .array([.null, .integer(1)]), .unknown), ValueCase("any-text", .string("text"), .unknown),
        ValueCase("any-number", .integer(-1), .unknown), ValueCase("any-object", .object([.init("", .null)]), .unknown),
    ]

    // MARK: - Types

    /// A value of each JSON type that the schema does not take.
    private static func wrongTypes(_ schema: Schema) -> [ValueCase] {
        guard schema != .any else { return [] }
        let all: [(String, Node)] = [
            ("text", .string("x")), ("integer", .integer(7)), ("fraction", .scalar(7.5)), ("boolean", .scalar(true)), ("list", .array([])),
            ("object", .object([])), ("list-of-null", .array([.null])),
        ]
        let judge = SchemaJudge()
        return all.compactMap { name, node in
            guard case .invalid = judge.judge(node, schema, path: "") else { return nil }
            return ValueCase("instead-\(name)", node, .invalid)
        }
    }
}
