internal import JSONCoding

/// The names of JSON types, as JSON Schema has them.
enum JSONType: String, Sendable, Comparable, CaseIterable {
    case array, boolean, integer, number, object, string

    static func < (a: JSONType, b: JSONType) -> Bool { a.rawValue < b.rawValue }
}

/// One level of a schema, `allOf` merged in.
struct SchemaShape: Sendable {
    struct Property: Sendable {
        let name: String
        let node: DocumentNode
        let isReadOnly: Bool
        let isWriteOnly: Bool
        let lifecycle: Lifecycle
    }

    enum Extras: Sendable {
        /// Nothing is said: fields without a name are allowed and mean nothing.
        case unsaid
        case refused
        case allowed(DocumentNode)
    }

    let node: DocumentNode
    /// Nil: any type. A number may be an integer, so both are in the set then.
    var types: Set<JSONType>?
    var allowsNull = false
    /// The allowed values as JSON texts, without null, in the order of the document.
    var values: [String]?
    /// Whether clients were told that values will be added.
    var isOpen = false
    var lower: Bound?
    var upper: Bound?
    var multipleOf: JSONValue?
    var minimumLength: Int64 = 0
    var maximumLength: Int64?
    var minimumCount: Int64 = 0
    var maximumCount: Int64?
    var itemsAreUnique = false
    var pattern: String?
    var format: String?
    var fallback: JSONValue?
    var properties: [Property] = []
    var required: Set<String> = []
    var extras = Extras.unsaid
    var items: DocumentNode?
    /// Of `oneOf` and `anyOf`.
    var variants: [DocumentNode] = []
    /// `false` as a schema: nothing is allowed.
    var isNever = false

    /// A limit of a number.
    struct Bound: Sendable, Equatable {
        let value: JSONValue
        let isExclusive: Bool

        /// -1, 0, 1; exact for integers.
        static func order(_ a: JSONValue, _ b: JSONValue) -> Int {
            if let x = a.integer, let y = b.integer { return x < y ? -1 : x > y ? 1 : 0 }
            guard let x = a.double, let y = b.double else { return 0 }
            return x < y ? -1 : x > y ? 1 : 0
        }

        static func == (a: Bound, b: Bound) -> Bool { a.isExclusive == b.isExclusive && order(a.value, b.value) == 0 }
    }

    var typeText: String {
        guard let types else { return isNever ? "nothing" : "any type" }
        let shown = types.contains(.number) ? types.subtracting([.integer]) : types
        return shown.sorted().map(\.rawValue).joined(separator: " or ")
    }

    subscript(_ name: String) -> Property? { properties.first { $0.name == name } }
}
