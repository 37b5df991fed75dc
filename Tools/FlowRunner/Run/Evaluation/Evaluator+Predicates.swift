internal import Glibc
internal import JSONCoding
internal import Patterns
internal import Wire

extension Evaluator {
    /// What came of one check.
    struct Verdict {
        var passed: Bool
        var actual: String
        var expected: String
        var note: String?
    }

    func check(_ node: AssertNode) -> Verdict {
        let written = (node.predicate.isNegated ? "not " : "") + node.predicate.source
        do throws(EvaluationError) {
            var verdict = try check(node.predicate, try find(node.query, node.filters), written: written)
            if !verdict.passed, verdict.actual == Self.nothing, verdict.note == nil { verdict.note = missing(node.query) }
            return verdict
        } catch {
            return Verdict(passed: false, actual: error.message, expected: written, note: error.hint)
        }
    }

    /// What a query without a result got.
    static let nothing = "nothing"

    func check(_ predicate: PredicateNode, _ found: FlowValue?, written: String) throws(EvaluationError) -> Verdict {
        var verdict = Verdict(passed: false, actual: found.map { Self.shown($0) } ?? Self.nothing, expected: written)
        if case .test(.exists) = predicate.kind {
            let exists = found != nil && found != .nodes(0)
            if !exists { verdict.actual = Self.nothing }
            verdict.passed = exists != predicate.isNegated
            return verdict
        }
        let not = predicate.isNegated ? "not " : ""
        var wanted: FlowValue?
        if case .compare(let comparison, let node) = predicate.kind {
            let value = try self.value(node)
            wanted = value
            verdict.expected = "\(not)\(comparison.rawValue) \(Self.shown(value))"
        }
        // A value that is not there satisfies nothing, negated or not: a typo in a path must not pass.
        guard let value = found else { return verdict }
        let outcome: Bool
        switch predicate.kind {
        case .compare(let comparison, _):
            guard let wanted else { return verdict }
            outcome = try compare(value, comparison, wanted)
            if !outcome, comparison == .equal, value.typeName != wanted.typeName {
                verdict.note = "the types differ: \(value.typeName) and \(wanted.typeName)"
            }
        case .matches(let node):
            guard case .string(let text) = value else { throw unfit("matches", "a string", value) }
            let pattern = try self.text(node.template)
            verdict.expected = "\(not)matches /\(pattern)/"
            outcome = try state.pattern(pattern).firstMatch(in: text) != nil
        case .test(let test): outcome = try holds(test, value)
        }
        verdict.passed = outcome != predicate.isNegated
        return verdict
    }

    /// A value for a message, cut where it would fill the screen.
    static func shown(_ value: FlowValue) -> String {
        let text = value.shown
        guard text.count > 400 else { return text }
        return "\(text.prefix(400))\(cut)\(text.count) characters)"
    }

    /// What follows the part of a value that is shown; `Redactor` looks for it.
    static let cut = "… ("

    private func unfit(_ name: String, _ wanted: String, _ value: FlowValue) -> EvaluationError {
        EvaluationError(message: "\(name) needs \(wanted), got \(Self.shown(value)) (\(value.typeName))")
    }

    private func compare(_ value: FlowValue, _ comparison: PredicateNode.Comparison, _ wanted: FlowValue) throws(EvaluationError) -> Bool {
        switch comparison {
        case .equal: return value.isSame(as: wanted)
        case .notEqual: return !value.isSame(as: wanted)
        case .greater: return try order(value, wanted, comparison) > 0
        case .greaterOrEqual: return try order(value, wanted, comparison) >= 0
        case .less: return try order(value, wanted, comparison) < 0
        case .lessOrEqual: return try order(value, wanted, comparison) <= 0
        case .includes:
            guard case .list(let items) = value else { throw unfit("includes", "a list", value) }
            return items.contains { $0.isSame(as: wanted) }
        case .startsWith, .endsWith, .contains:
            switch (value, wanted) {
            case (.string(let text), .string(let part)): return Self.fits(Array(text.utf8), comparison, Array(part.utf8))
            case (.bytes(let bytes), .bytes(let part)): return Self.fits(bytes, comparison, part)
            case (.bytes(let bytes), .string(let part)): return Self.fits(bytes, comparison, Array(part.utf8))
            case (.list(let items), _) where comparison == .contains: return items.contains { $0.isSame(as: wanted) }
            case (.string, _), (.bytes, _):
                throw EvaluationError(message: "\(comparison.rawValue) compares \(value.typeName) with \(wanted.typeName)")
            default: throw unfit(comparison.rawValue, comparison == .contains ? "a string, bytes or a list" : "a string or bytes", value)
            }
        }
    }

    private static func fits(_ text: [UInt8], _ comparison: PredicateNode.Comparison, _ part: [UInt8]) -> Bool {
        switch comparison {
        case .startsWith: text.starts(with: part)
        case .endsWith: text.count >= part.count && text.suffix(part.count).elementsEqual(part)
        default: ByteSearch.first(part, in: text) != nil
        }
    }

    private func order(_ a: FlowValue, _ b: FlowValue, _ comparison: PredicateNode.Comparison) throws(EvaluationError) -> Int {
        func sign<T: Comparable>(_ a: T, _ b: T) -> Int { a < b ? -1 : a > b ? 1 : 0 }
        switch (a, b) {
        case (.integer(let a), .integer(let b)): return sign(a, b)
        case (.bigInteger(let a), .integer(let b)): return BigIntegers.order(a, String(b))
        case (.integer(let a), .bigInteger(let b)): return BigIntegers.order(String(a), b)
        case (.bigInteger(let a), .bigInteger(let b)): return BigIntegers.order(a, b)
        case (.bigInteger(let a), .number(let b)): return sign(Double(a) ?? 0, b)
        case (.number(let a), .bigInteger(let b)): return sign(a, Double(b) ?? 0)
        case (.integer(let a), .number(let b)): return sign(Double(a), b)
        case (.number(let a), .integer(let b)): return sign(a, Double(b))
        case (.number(let a), .number(let b)): return sign(a, b)
        case (.date(let a), .date(let b)): return sign(a, b)
        case (.date(let a), .string(let b)): if let b = Instant.reading(b) { return sign(a, b) }
        case (.string(let a), .date(let b)): if let a = Instant.reading(a) { return sign(a, b) }
        case (.string(let a), .string(let b)):
            return a.utf8.elementsEqual(b.utf8) ? 0 : a.utf8.lexicographicallyPrecedes(b.utf8) ? -1 : 1
        default: break
        }
        throw EvaluationError(
            message: "\(comparison.rawValue) cannot order \(Self.shown(a)) (\(a.typeName)) and \(Self.shown(b)) (\(b.typeName))")
    }

    private func holds(_ test: PredicateNode.Test, _ value: FlowValue) throws(EvaluationError) -> Bool {
        switch (test, value) {
        case (.exists, _): return true
        case (.isBoolean, .bool), (.isFloat, .number), (.isInteger, .integer), (.isInteger, .bigInteger), (.isNumber, .integer),
            (.isNumber, .bigInteger), (.isNumber, .number), (.isString, .string), (.isList, .list), (.isObject, .object),
            (.isCollection, .list), (.isCollection, .object), (.isCollection, .bytes), (.isCollection, .nodes), (.isDate, .date):
            return true
        case (.isEmpty, .list(let items)): return items.isEmpty
        case (.isEmpty, .object(let object)): return object.isEmpty
        case (.isEmpty, .string(let text)): return text.isEmpty
        case (.isEmpty, .bytes(let bytes)): return bytes.isEmpty
        case (.isEmpty, .nodes(let count)): return count == 0
        case (.isEmpty, _): throw unfit("isEmpty", "a list, an object, a string or bytes", value)
        case (.isIsoDate, .date): return true
        case (.isIsoDate, .string(let text)): return Instant.reading(text) != nil
        case (.isUuid, .string(let text)): return Self.isUUID(text)
        case (.isIpv4, .string(let text)): return Self.isAddress(text, AF_INET)
        case (.isIpv6, .string(let text)): return Self.isAddress(text, AF_INET6)
        case (.isIsoDate, _), (.isUuid, _), (.isIpv4, _), (.isIpv6, _): throw unfit(test.rawValue, "a string", value)
        default: return false
        }
    }

    /// 8-4-4-4-12 hexadecimal digits. RFC 9562 §4.
    private static func isUUID(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return bytes.count == 36 && bytes.indices.allSatisfy { [8, 13, 18, 23].contains($0) ? bytes[$0] == 0x2d : bytes[$0].isHexDigit }
    }

    private static func isAddress(_ text: String, _ family: Int32) -> Bool {
        var storage = in6_addr()
        return inet_pton(family, text, &storage) == 1
    }
}
