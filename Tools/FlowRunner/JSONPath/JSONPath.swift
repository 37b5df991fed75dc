internal import JSONCoding

/// A JSONPath query. RFC 9535.
public struct JSONPath: Sendable {
    let query: Query
    public let text: String

    public init(_ text: String) throws(JSONPathError) {
        var parser = JSONPathParser(text)
        query = try parser.whole()
        self.text = text
    }

    /// Whether it can select at most one node, so that its result is that node and not a list. RFC 9535 §2.3.5.1.
    public var isSingular: Bool { query.isSingular }

    // MARK: - Syntax tree

    struct Query: Sendable {
        /// Starts at `@` instead of `$`.
        let isRelative: Bool
        var segments: [Segment]

        var isSingular: Bool {
            segments.allSatisfy { segment in
                guard !segment.isDescendant, segment.selectors.count == 1, let selector = segment.selectors.first else { return false }
                switch selector {
                case .name, .index: return true
                case .wildcard, .slice, .filter: return false
                }
            }
        }
    }

    struct Segment: Sendable {
        let isDescendant: Bool
        let selectors: [Selector]
    }

    enum Selector: Sendable {
        case name(String)
        case wildcard
        case index(Int)
        case slice(start: Int?, end: Int?, step: Int)
        case filter(Logical)
    }

    indirect enum Logical: Sendable {
        case or([Logical])
        case and([Logical])
        case not(Logical)
        case comparison(Operand, Comparison, Operand)
        case exists(Query)
        case call(Call)
    }

    enum Comparison: String, Sendable {
        case equal = "=="
        case notEqual = "!="
        case lessOrEqual = "<="
        case greaterOrEqual = ">="
        case less = "<"
        case greater = ">"
    }

    indirect enum Operand: Sendable {
        case literal(JSONValue)
        case query(Query)
        case call(Call)
    }

    struct Call: Sendable {
        let function: Function
        let arguments: [Operand]
    }

    /// RFC 9535 §2.4.
    enum Function: String, Sendable, CaseIterable {
        case length, count, match, search, value

        var argumentCount: Int { self == .match || self == .search ? 2 : 1 }
        var takesNodes: Bool { self == .count || self == .value }
        var isLogical: Bool { self == .match || self == .search }
    }
}

/// Why a text is not a JSONPath.
public struct JSONPathError: Error, Sendable, Equatable {
    public let message: String
    /// Unicode scalars before the place.
    public let offset: Int
    public let expected: String?
}
