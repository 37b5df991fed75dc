internal import JSONCoding
internal import Wire

/// Bodies around a valid one: every field at its bounds, left out, null, of another type; more fields than asked for.
struct BodyCases {
    struct One {
        let name: String
        let field: String
        let body: Node
        let expectation: Expectation
    }

    private(set) var cases: [One] = []
    private let base: Node
    private static let deepest = 6

    init(_ schema: ObjectSchema, base: Node) {
        self.base = base
        object(schema, at: [], in: base, depth: 0)
    }

    private mutating func add(_ name: String, _ path: [Node.Step], _ body: Node, _ expectation: Expectation) {
        cases.append(One(name: name, field: path.text, body: body, expectation: expectation))
    }

    /// - Parameter body: a whole body in which the object at `path` is there.
    private mutating func object(_ schema: ObjectSchema, at path: [Node.Step], in body: Node, depth: Int) {
        for field in schema.fields {
            let place = path + [.member(field.name)]
            let absent: Expectation = field.isRequired && field.schema != .any ? .refused(field: place.text) : .accepted
            if body.value(at: place) != nil {
                add("absent", place, body.setting(place, to: nil), absent)
            }
            add("null", place, body.setting(place, to: .null), absent)
            let filled = body.value(at: place) == nil ? body.setting(place, to: Samples.value(field.schema)) : body
            if filled != body { add("present", place, filled, .accepted) }
            value(field.schema, at: place, in: filled, depth: depth + 1)
        }
        let extra = path + [.member("fuzzUnknown")]
        add("extra-field", path, body.setting(extra, to: .string("x")), .accepted)
        add("extra-null", path, body.setting(extra, to: .null), .accepted)
        if case .object(let members)? = body.value(at: path), let first = members.first {
            add("duplicate-field", path, body.setting(path, to: .object(members + [first])), .undecided)
        }
    }

    private mutating func value(_ schema: Schema, at path: [Node.Step], in body: Node, depth: Int) {
        guard depth <= Self.deepest, let current = body.value(at: path) else { return }
        for one in ValueCases.all(schema, example: current) {
            let expectation: Expectation =
                switch one.validity {
                case .valid: .accepted
                // A text that is no JSON names no field.
                case .invalid:
                    SchemaJudge().judge(one.node, schema, path: "") == .malformed ? .refused(field: nil) : .refused(field: path.text)
                case .unknown: .undecided
                }
            add(one.name, path, body.setting(path, to: one.node), expectation)
        }
        switch schema {
        case .object(let inner): object(inner, at: path, in: body, depth: depth)
        case .array(let element, let least, _):
            guard case .array(let items) = current else { return }
            let filled =
                items.isEmpty ? body.setting(path, to: .array(Array(repeating: Samples.value(element), count: max(1, least ?? 1)))) : body
            if element != .any { value(element, at: path + [.index(0)], in: filled, depth: depth + 1) }
        case .map(let element, _):
            let filled = body.setting(path, to: .object([.init("key", Samples.value(element))]))
            if element != .any { value(element, at: path + [.member("key")], in: filled, depth: depth + 1) }
        default: break
        }
    }
}

extension BodyCases {
    /// Bodies that are not the JSON object that was asked for.
    static func texts(_ base: [UInt8], needsFields: Bool) -> [(name: String, bytes: [UInt8], expectation: Expectation)] {
        func cut(_ count: Int) -> [UInt8] { Array(base.prefix(count)) }
        let refused = Expectation.refused(field: nil)
        func nested(_ depth: Int) -> [UInt8] {
            Array("{\"fuzzUnknown\":".utf8) + Array(repeating: UInt8(ascii: "["), count: depth)
                + Array(repeating: UInt8(ascii: "]"), count: depth)
                + [UInt8(ascii: "}")]
        }
        var cases: [(String, [UInt8], Expectation)] = [
            ("cut-early", cut(1), refused), ("cut-quarter", cut(max(1, base.count / 4)), refused),
            ("cut-half", cut(max(1, base.count / 2)), refused),
            ("cut-last", cut(max(1, base.count - 1)), refused), ("text-after", base + Array(" x".utf8), refused),
            ("twice", base + base, refused),
            ("comma-after", Array(base.dropLast()) + Array(",}".utf8), refused), ("comma-alone", Array("{,}".utf8), refused),
            ("single-quotes", Array("{'a':1}".utf8), refused), ("comment", Array("/* */".utf8) + base, refused),
            ("bare-name", Array("{a:1}".utf8), refused),
            ("null", Array("null".utf8), needsFields ? refused : .undecided), ("list", Array("[]".utf8), refused),
            ("list-of-it", [UInt8(ascii: "[")] + base + [UInt8(ascii: "]")], refused),
            ("text", Array("\"x\"".utf8), refused), ("number", Array("5".utf8), refused), ("true", Array("true".utf8), refused),
            ("blank", Array("  \n".utf8), refused), ("form", Array("a=1&b=2".utf8), refused), ("markup", Array("<a/>".utf8), refused),
            ("not-utf8", Array("{\"fuzz\":\"".utf8) + [0xff, 0xfe] + Array("\"}".utf8), refused),
            ("overlong-utf8", Array("{\"fuzz\":\"".utf8) + [0xc0, 0x80] + Array("\"}".utf8), refused),
            ("surrogate-utf8", Array("{\"fuzz\":\"".utf8) + [0xed, 0xa0, 0x80] + Array("\"}".utf8), refused),
            ("utf16", base.flatMap { [0, $0] }, refused), ("nul-after", base + [0], refused),
            ("byte-order-mark", [0xef, 0xbb, 0xbf] + base, .undecided),
            ("nested-little", nested(20), needsFields ? refused : .accepted), ("nested-deep", nested(5000), refused),
            ("nested-open", Array(repeating: UInt8(ascii: "["), count: 100_000), refused),
            ("oversize", Array("{\"fuzz\":\"".utf8) + Array(repeating: UInt8(ascii: "a"), count: 2 << 20) + Array("\"}".utf8), refused),
            ("spaced", Array(" \n\t".utf8) + base + Array("\r\n ".utf8), .accepted),
        ]
        cases.append(("empty", [], needsFields ? refused : .accepted))
        return cases
    }
}
