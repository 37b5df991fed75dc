/// How many items a list may have.
public protocol ListRule: Sendable {
    static var range: ClosedRange<Int> { get }
}

extension ListRule {
    /// The rule that a number of items breaks.
    static func broken(by count: Int) -> FieldRule? {
        if count < range.lowerBound { return .tooFew(minimum: range.lowerBound) }
        return count > range.upperBound ? .tooMany(maximum: range.upperBound) : nil
    }
}

/// A list whose bounds are part of its type: they are checked before an item is read, and the schema says them.
public struct BoundedList<Element, Rule: ListRule>: RandomAccessCollection, ExpressibleByArrayLiteral {
    public let items: [Element]

    public init(validating items: [Element]) throws(FieldRule) {
        if let broken = Rule.broken(by: items.count) { throw broken }
        self.items = items
    }

    /// For items that were counted before, and for requests of our own.
    public init(trusted items: [Element]) { self.items = items }
    public init(arrayLiteral elements: Element...) { items = elements }

    public var startIndex: Int { 0 }
    public var endIndex: Int { items.count }
    public subscript(_ index: Int) -> Element { items[index] }
}

extension BoundedList: Sendable where Element: Sendable {}
extension BoundedList: Equatable where Element: Equatable {}
extension BoundedList: Hashable where Element: Hashable {}

#if !hasFeature(Embedded)
    extension BoundedList: Encodable where Element: Encodable {
        public func encode(to encoder: any Encoder) throws { try items.encode(to: encoder) }
    }

    extension BoundedList: Decodable where Element: Decodable {
        public init(from decoder: any Decoder) throws {
            guard var container = try? decoder.unkeyedContainer() else { throw FieldRule.wrongType(expected: "array") }
            if let broken = container.count.flatMap(Rule.broken) { throw broken }
            var items: [Element] = []
            while !container.isAtEnd { items.append(try container.decode(Element.self)) }
            try self.init(validating: items)
        }
    }
#endif
