/// How many members a map may have, and how long their names may be.
public protocol MapRule: Sendable {
    static var maximum: Int { get }
    /// In scalars.
    static var longestName: Int { get }
}

extension MapRule {
    /// The rule that a map with these names breaks.
    static func broken(by names: [String]) -> FieldRule? {
        if names.count > maximum { return .tooMany(maximum: maximum) }
        let fit = names.allSatisfy { TextBounds.fits($0, scalars: longestName) && TextBounds.isStreamSafe($0) }
        return fit ? nil : .tooLong(maximum: longestName)
    }
}

/// Values by names that the sender chooses; both are bounded before anything is read, and the schema says so.
public struct BoundedMap<Value, Rule: MapRule>: ExpressibleByDictionaryLiteral {
    public let values: [String: Value]

    /// For members that were counted before, and for requests of our own.
    public init(trusted values: [String: Value]) { self.values = values }
    public init(dictionaryLiteral elements: (String, Value)...) {
        var values: [String: Value] = [:]
        for (name, value) in elements { values[name] = value }
        self.values = values
    }

    #if !hasFeature(Embedded)
        fileprivate struct Name: CodingKey {
            let stringValue: String
            var intValue: Int? { nil }
            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }
    #endif
}

extension BoundedMap: Sendable where Value: Sendable {}
extension BoundedMap: Equatable where Value: Equatable {}

#if !hasFeature(Embedded)
    extension BoundedMap: Encodable where Value: Encodable {
        public func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }
    }

    extension BoundedMap: Decodable where Value: Decodable {
        public init(from decoder: any Decoder) throws {
            guard let container = try? decoder.container(keyedBy: Name.self) else { throw FieldRule.wrongType(expected: "object") }
            let names = container.allKeys
            if let broken = Rule.broken(by: names.map(\.stringValue)) { throw broken }
            var values: [String: Value] = [:]
            for name in names { values[name.stringValue] = try container.decode(Value.self, forKey: name) }
            self.values = values
        }
    }
#endif
