/// The members of an object, in the order they were read or added; names are unique.
///
/// Two objects are equal when they have the same members, in whatever order (RFC 8259 §4: an object is unordered).
/// Names compare by their UTF-8 bytes (RFC 8259 §8.3), so composed and decomposed spellings are two names.
public struct JSONObject: Sendable, ExpressibleByDictionaryLiteral, Sequence {
    public typealias Member = (name: String, value: JSONValue)

    /// Below this count a scan over the names is faster than hashing.
    private static let indexedCount = 17

    private var members: [Member] = []
    /// Position of each name, kept only while there are many.
    private var positions: [ByteKey: Int]?

    public init() {}

    /// A later value for the same name replaces the earlier one.
    public init(dictionaryLiteral elements: (String, JSONValue)...) { for (name, value) in elements { self[name] = value } }

    /// Reading gives nil for a missing name; setting nil removes the member; a replaced value keeps its place.
    public subscript(_ name: String) -> JSONValue? {
        get { position(of: name).map { members[$0].value } }
        set {
            switch (position(of: name), newValue) {
            case (let position?, let value?): members[position].value = value
            case (nil, let value?): append(name, value)
            case (let position?, nil): remove(at: position)
            case (nil, nil): break
            }
        }
    }

    public var count: Int { members.count }
    public var isEmpty: Bool { members.isEmpty }
    /// The member names in order.
    public var keys: [String] { members.map { $0.name } }

    public func makeIterator() -> IndexingIterator<[Member]> { members.makeIterator() }
    public var underestimatedCount: Int { members.count }

    /// Adds a member unless its name is taken.
    /// - Returns: whether it was added.
    public mutating func add(_ name: String, _ value: JSONValue) -> Bool {
        guard position(of: name) == nil else { return false }
        append(name, value)
        return true
    }

    private func position(of name: String) -> Int? {
        if let positions { return positions[ByteKey(name)] }
        return members.firstIndex { $0.name.hasBytes(of: name) }
    }

    private mutating func append(_ name: String, _ value: JSONValue) {
        members.append((name, value))
        if positions != nil { positions?[ByteKey(name)] = members.count - 1 } else if members.count == Self.indexedCount { reindex() }
    }

    private mutating func remove(at position: Int) {
        members.remove(at: position)
        if members.count < Self.indexedCount { positions = nil } else { reindex() }
    }

    private mutating func reindex() {
        var positions = [ByteKey: Int](minimumCapacity: members.count * 2)
        for (position, member) in members.enumerated() { positions[ByteKey(member.name)] = position }
        self.positions = positions
    }
}

extension JSONObject: Hashable {
    public static func == (a: JSONObject, b: JSONObject) -> Bool {
        a.count == b.count && a.members.allSatisfy { b[$0.name] == $0.value }
    }

    public func hash(into hasher: inout Hasher) {
        // Members are combined by a commutative sum, so that order plays no part.
        var sum = 0
        for member in members {
            var one = hasher
            one.combine(ByteKey(member.name))
            one.combine(member.value)
            sum &+= one.finalize()
        }
        hasher.combine(sum)
    }
}
