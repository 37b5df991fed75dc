/// Values under keys, of which those that were used lately stay. There are two generations: what is used moves to the younger one, and when
/// that is full the older one is forgotten whole.
public struct RecentlyUsed<Key: Hashable, Value> {
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]
    private let capacity: Int

    /// - Parameter capacity: at most this many values are kept.
    public init(capacity: Int) { self.capacity = max(2, capacity) }

    public mutating func find(_ key: Key) -> Value? {
        if let known = young[key] { return known }
        guard let known = old.removeValue(forKey: key) else { return nil }
        keep(known, key)
        return known
    }

    public mutating func keep(_ value: Value, _ key: Key) {
        if young.count >= capacity / 2 {
            old = young
            young = [:]
        }
        young[key] = value
    }
}

extension RecentlyUsed: Sendable where Key: Sendable, Value: Sendable {}
