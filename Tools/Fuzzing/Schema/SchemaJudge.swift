internal import JSONCoding
public import Wire

/// Whether a JSON text is what a schema asks for, read from the schema alone: the fuzzer's own opinion, made without the code that
/// services decode with.
public struct SchemaJudge: Sendable {
    /// What is thought of a whole text.
    public enum Verdict: Sendable, Hashable {
        case valid
        /// The first place that is wrong.
        case invalid(field: String)
        case malformed
        case unknown
    }

    public init() {}

    public func judge(_ node: Node, _ object: ObjectSchema) -> Verdict { judge(node, .object(object), path: "") }

    func judge(_ node: Node, _ schema: Schema, path: String) -> Verdict {
        switch node {
        case .captured: return .valid
        case .verbatim(let text):
            guard let value = try? JSONParser.parse(Array(text.utf8)) else { return .malformed }
            // `1.0` is a whole number of JSON Schema; which JSON value it becomes is the parser's business.
            return judge(Node(value), schema, path: path)
        case .scalar(let value): return scalar(value, schema, path)
        case .array(let items):
            switch schema {
            case .array(let element, let least, let most):
                if items.count < least ?? 0 || items.count > most ?? .max { return .invalid(field: path) }
                return worst(items.enumerated().lazy.map { judge($1, element, path: Self.join(path, String($0))) })
            case .any: return .unknown
            default: return malformed(node) ? .malformed : .invalid(field: path)
            }
        case .object(let members): return self.object(node, members, schema, path)
        }
    }

    private func object(_ node: Node, _ members: [Node.Member], _ schema: Schema, _ path: String) -> Verdict {
        // Names compare as the parser compares them.
        guard Set(members.map { Array($0.name.utf8) }).count == members.count else { return .malformed }
        switch schema {
        case .object(let object):
            var verdicts: [Verdict] = []
            for field in object.fields {
                let place = Self.join(path, field.name)
                switch node[field.name] {
                case nil, .scalar(.null)?: verdicts.append(field.isRequired && field.schema != .any ? .invalid(field: place) : .valid)
                case let value?: verdicts.append(judge(value, field.schema, path: place))
                }
            }
            for member in members where object[member.name] == nil && malformed(member.value) { verdicts.append(.malformed) }
            return worst(verdicts)
        case .map(let element, let names):
            if let names {
                guard members.count <= names.maximum else { return .invalid(field: path) }
                guard members.allSatisfy({ $0.name.unicodeScalars.count <= names.longest }) else { return .invalid(field: path) }
            }
            return worst(members.lazy.map { judge($0.value, element, path: Self.join(path, $0.name)) })
        case .any: return malformed(node) ? .malformed : .unknown
        default: return malformed(node) ? .malformed : .invalid(field: path)
        }
    }

    /// What cannot be read at all goes before what is wrong, and that before what is not known.
    private func worst(_ verdicts: some Sequence<Verdict>) -> Verdict {
        var result = Verdict.valid
        for verdict in verdicts {
            switch (verdict, result) {
            case (.malformed, _): return .malformed
            case (.invalid, .valid), (.invalid, .unknown): result = verdict
            case (.unknown, .valid): result = .unknown
            default: continue
            }
        }
        return result
    }

    private func malformed(_ node: Node) -> Bool { (try? JSONParser.parse(node.bytes { _ in "\"\"" })) == nil }

    private func scalar(_ value: JSONValue, _ schema: Schema, _ path: String) -> Verdict {
        let validity: Validity
        switch schema {
        case .any: validity = .unknown
        case .boolean(let only): validity = value.bool.map { only ?? $0 == $0 ? .valid : .invalid } ?? .invalid
        case .integer(let least, let most):
            if let number = value.integer {
                validity = number < least ?? .min || number > most ?? .max ? .invalid : .valid
            } else if case .number(let number) = value, number.rounded() == number, abs(number) < 9e15 {
                validity = Int64(number) < least ?? .min || Int64(number) > most ?? .max ? .invalid : .valid
            } else {
                validity = .invalid
            }
        case .number(let least, let most):
            validity = value.double.map { $0 < least ?? -.infinity || $0 > most ?? .infinity ? .invalid : .valid } ?? .invalid
        case .string(let rules): validity = value.string.map { text($0, rules) } ?? .invalid
        case .enumeration(let values):
            validity = value.string.map { text in values.contains { $0.utf8.elementsEqual(text.utf8) } } == true ? .valid : .invalid
        case .array, .map, .object: validity = .invalid
        }
        switch validity {
        case .valid: return .valid
        case .invalid: return .invalid(field: path)
        case .unknown: return .unknown
        }
    }

    func text(_ text: String, _ rules: StringRules) -> Validity {
        let length = text.unicodeScalars.count
        if length < rules.minimum ?? 0 || length > rules.maximum ?? .max { return .invalid }
        var result = Validity.valid
        // A text has at most as many characters as scalars; only above that bound does it depend on how scalars combine.
        if let most = rules.maximumCharacters, length > most { result = .unknown }
        // Whether a text may be blank or hold control characters is not for a schema to say.
        if rules.pattern == nil, !text.isEmpty, text.allSatisfy(\.isWhitespace) || text.unicodeScalars.contains(where: Self.isControl) {
            result = .unknown
        }
        if let pattern = rules.pattern {
            guard let simple = SimplePattern(pattern) else { return .unknown }
            if !simple.matches(text) { return .invalid }
        }
        if let format = rules.format {
            switch TextFormats.validity(text, format) {
            case .invalid: return .invalid
            case .unknown: result = .unknown
            case .valid: break
            }
        }
        return result
    }

    /// Unicode's category Cc, which never grows.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool { scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value) }

    static func join(_ path: String, _ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }
}
