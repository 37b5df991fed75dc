internal import JSONCoding
public import Wire

/// A valid value for any schema, where an example has none.
public enum Samples {
    public static func value(_ schema: Schema, depth: Int = 0) -> Node {
        switch schema {
        case .boolean(let only): return .scalar(.bool(only ?? true))
        case .integer(let least, let most): return .integer(min(max(1, least ?? .min), most ?? .max))
        case .number(let least, let most):
            let number = min(max(1, least ?? -.infinity), most ?? .infinity)
            return .scalar(.number(number))
        case .string(let rules): return .string(text(rules))
        case .enumeration(let values): return .string(values.first ?? "")
        case .array(let element, let least, _):
            let count = max(least ?? 0, depth > 4 ? 0 : 1)
            return .array(Array(repeating: value(element, depth: depth + 1), count: count))
        case .map(let element, _): return depth > 4 ? .object([]) : .object([.init("key", value(element, depth: depth + 1))])
        case .object(let object):
            guard depth <= 4 else { return .object([]) }
            return .object(object.fields.filter(\.isRequired).map { .init($0.name, value($0.schema, depth: depth + 1)) })
        case .any: return .object([])
        }
    }

    static func text(_ rules: StringRules) -> String {
        if let text = rules.format.flatMap({ TextFormats.samples($0)?.valid.first }) { return text }
        if rules.format == "uri" { return "https://example.com/" }
        if let pattern = rules.pattern.flatMap({ SimplePattern($0) }),
            let text = pattern.samples(limit: rules.maximum ?? 100).first(where: { $0.unicodeScalars.count >= rules.minimum ?? 0 })
        {
            return text
        }
        // A password has a capital letter and a digit.
        let least = rules.minimum ?? 1
        let text = rules.pattern == nil ? "abc" : "Mountain7Path"
        return least > text.count
            ? text + String(repeating: "a", count: least - text.count) : String(text.prefix(max(rules.maximum ?? 100, 0)))
    }
}
