internal import JSONCoding
internal import Patterns

/// Compares a value with what a consumer needs, and collects every difference.
///
/// Not Sendable: one for each thread, which keeps the regular expressions it compiled.
final class ValueMatcher {
    private var patterns: [String: Pattern] = [:]
    private var found: [Mismatch] = []

    /// Every way in which `actual` is not like `expected`, in the order of the expectation.
    func mismatches(_ expected: JSONValue, _ actual: JSONValue, rules: RuleSet) -> [Mismatch] {
        found = []
        compare(expected, actual, rules, at: [])
        return found
    }

    /// What a single text, of a header or a text body, lacks; nil when it fits.
    func problem(_ expected: String, _ actual: String, matchers: [Matcher], place: String) -> Mismatch? {
        for matcher in matchers {
            if let wanted = unmet(matcher, .string(expected), .string(actual)) {
                return Mismatch(place: place, expected: wanted, actual: JSONValue.string(actual).shown)
            }
        }
        return nil
    }

    // MARK: - Values

    private func compare(_ expected: JSONValue, _ actual: JSONValue, _ rules: RuleSet, at place: [BodyPath.Step]) {
        let choice = rules.choice(at: place)
        for matcher in choice?.matchers ?? [.equality] {
            if case .type(let minimum, let maximum) = matcher {
                guard expected.isLike(actual) else { return add(place, expected.wantedKind, actual.shown) }
                if !(choice?.isInherited ?? true) { checkCount(actual, minimum, maximum, place) }
                descend(expected, actual, rules, at: place, isByType: true)
            } else if matcher == .equality {
                descend(expected, actual, rules, at: place, isByType: false)
            } else if let wanted = unmet(matcher, expected, actual) {
                add(place, wanted, actual.shown)
            }
        }
    }

    private func descend(_ expected: JSONValue, _ actual: JSONValue, _ rules: RuleSet, at place: [BodyPath.Step], isByType: Bool) {
        switch (expected, actual) {
        case (.object(let expected), .object(let actual)): members(expected, actual, rules, at: place)
        case (.array(let expected), .array(let actual)): items(expected, actual, rules, at: place, isByType: isByType)
        default: if !isByType, expected != actual { add(place, expected.shown, actual.shown) }
        }
    }

    private func members(_ expected: JSONObject, _ actual: JSONObject, _ rules: RuleSet, at place: [BodyPath.Step]) {
        for (name, value) in expected {
            let inner = place + [.name(name)]
            if let actual = actual[name] { compare(value, actual, rules, at: inner) } else { add(inner, value.wantedKind, "nothing") }
        }
    }

    /// By type, each item is like the first of the example; else they are the same in number and order.
    private func items(_ expected: [JSONValue], _ actual: [JSONValue], _ rules: RuleSet, at place: [BodyPath.Step], isByType: Bool) {
        if isByType {
            guard let example = expected.first else { return }
            for (index, item) in actual.enumerated() { compare(example, item, rules, at: place + [.index(index)]) }
            return
        }
        if expected.count != actual.count { add(place, JSONValue.array(expected).shown, JSONValue.array(actual).shown) }
        for (index, item) in zip(expected, actual).enumerated() { compare(item.0, item.1, rules, at: place + [.index(index)]) }
    }

    private func checkCount(_ actual: JSONValue, _ minimum: Int?, _ maximum: Int?, _ place: [BodyPath.Step]) {
        guard let count = actual.array?.count else { return }
        if let minimum, count < minimum { add(place, "a list of at least \(minimum)", "a list of \(count)") }
        if let maximum, count > maximum { add(place, "a list of at most \(maximum)", "a list of \(count)") }
    }

    // MARK: - Single rules

    /// What a rule for single values wanted; nil when it is content.
    private func unmet(_ matcher: Matcher, _ expected: JSONValue, _ actual: JSONValue) -> String? {
        switch matcher {
        case .equality: return expected == actual ? nil : expected.shown
        case .type: return expected.isLike(actual) ? nil : expected.wantedKind
        case .regex(let pattern): return actual.scalarText.map { fits(pattern, $0) } == true ? nil : "a text that fits /\(pattern)/"
        case .integer: return actual.isWhole ? nil : "a whole number"
        case .decimal: return actual.isDecimal ? nil : "a number with decimals"
        case .number: return actual.isNumber ? nil : "a number"
        case .include(let part):
            return actual.scalarText?.utf8.firstRange(of: part.utf8) != nil || part.isEmpty
                ? nil : "a text with \(JSONValue.string(part).shown) in it"
        case .null: return actual == .null ? nil : "null"
        }
    }

    private func fits(_ pattern: String, _ text: String) -> Bool {
        if let known = patterns[pattern] { return known.matchesWhole(text) }
        guard let compiled = try? Pattern(pattern) else { return false }
        patterns[pattern] = compiled
        return compiled.matchesWhole(text)
    }

    private func add(_ place: [BodyPath.Step], _ expected: String, _ actual: String) {
        found.append(Mismatch(place: BodyPath.text(place), expected: expected, actual: actual))
    }
}

extension JSONValue {
    /// Whether both are of one JSON type.
    fileprivate func isLike(_ other: JSONValue) -> Bool {
        switch (self, other) {
        case (.null, .null), (.bool, .bool), (.string, .string), (.array, .array), (.object, .object): true
        default: isNumber && other.isNumber
        }
    }

    fileprivate var isNumber: Bool { double != nil }

    /// Beyond 64 bits a number no longer shows whether it was written whole.
    private var isHuge: Bool { if case .number(let value) = self { abs(value) >= 0x1p63 } else { false } }
    fileprivate var isWhole: Bool { integer != nil || isHuge }
    fileprivate var isDecimal: Bool { isNumber && integer == nil }

    fileprivate var scalarText: String? {
        switch self {
        case .string(let text): text
        case .bool, .integer, .number: text()
        case .null, .array, .object: nil
        }
    }

    /// `a text like "Asia/Riyadh"`
    fileprivate var wantedKind: String {
        switch self {
        case .null: "null"
        case .array: "a list"
        case .object: shown
        default: "\(kind) like \(shown)"
        }
    }
}
