/// Header fields in the order they were received or added. Names compare without case. RFC 9110 §5.
public struct HTTPHeaders: Sendable, Equatable, ExpressibleByDictionaryLiteral, Sequence {
    public typealias Field = (name: String, value: String)
    private var fields: [Field]

    public init() { fields = [] }
    public init(_ fields: [Field]) { self.fields = fields }
    public init(dictionaryLiteral elements: (String, String)...) { fields = elements.map { (name: $0.0, value: $0.1) } }

    /// The first value of a field; setting replaces every field of that name, nil removes them.
    public subscript(_ name: String) -> String? {
        get { fields.first { Self.same($0.name, name) }?.value }
        set {
            fields.removeAll { Self.same($0.name, name) }
            if let newValue { fields.append((name, newValue)) }
        }
    }

    /// Every value of a field, in order.
    public func all(_ name: String) -> [String] {
        fields.lazy.filter { Self.same($0.name, name) }.map(\.value)
    }

    /// Adds a field, keeping those of the same name (`Set-Cookie`).
    public mutating func add(_ name: String, _ value: String) { fields.append((name, value)) }

    public var isEmpty: Bool { fields.isEmpty }
    public var count: Int { fields.count }

    public func makeIterator() -> IndexingIterator<[Field]> { fields.makeIterator() }

    public static func == (a: HTTPHeaders, b: HTTPHeaders) -> Bool {
        a.fields.count == b.fields.count && zip(a.fields, b.fields).allSatisfy { same($0.name, $1.name) && $0.value == $1.value }
    }

    /// ASCII comparison without case, without allocating.
    private static func same(_ a: String, _ b: String) -> Bool {
        let a = a.utf8, b = b.utf8
        guard a.count == b.count else { return false }
        return zip(a, b).allSatisfy { x, y in x == y || (x | 0x20 == y | 0x20 && (0x61...0x7a).contains(x | 0x20)) }
    }
}
