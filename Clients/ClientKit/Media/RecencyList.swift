/// Values of limited number and size; the ones that were not used for the longest time make room.
struct RecencyList<Value: Sendable>: Sendable {
    struct Entry: Sendable {
        let name: String
        let size: Int
        var value: Value
    }
    let bounds: CacheBounds
    /// The latest use comes last.
    private(set) var entries: [Entry] = []
    private(set) var size = 0

    init(bounds: CacheBounds) { self.bounds = bounds }

    subscript(name: String) -> Value? { entries.last { $0.name == name }?.value }

    /// The value, which from now on counts as used.
    mutating func use(_ name: String) -> Value? {
        guard let place = entries.lastIndex(where: { $0.name == name }) else { return nil }
        let entry = entries.remove(at: place)
        entries.append(entry)
        return entry.value
    }

    /// Replaces a value. One that alone is larger than the bounds is not taken.
    /// - Returns: the names of those that made room; among them the new one's when it was not taken.
    mutating func put(_ value: Value, size: Int, _ name: String) -> [String] {
        remove(name)
        guard size <= bounds.bytes, bounds.items > 0 else { return [name] }
        entries.append(Entry(name: name, size: size, value: value))
        self.size += size
        var gone: [String] = []
        while entries.count > bounds.items || self.size > bounds.bytes {
            let oldest = entries.removeFirst()
            self.size -= oldest.size
            gone.append(oldest.name)
        }
        return gone
    }

    @discardableResult
    mutating func remove(_ name: String) -> Bool {
        guard let place = entries.lastIndex(where: { $0.name == name }) else { return false }
        size -= entries.remove(at: place).size
        return true
    }

    mutating func removeAll() {
        entries = []
        size = 0
    }
}

/// How much a cache keeps at most.
public struct CacheBounds: Sendable, Hashable {
    public var items: Int
    public var bytes: Int

    public init(items: Int, bytes: Int) {
        self.items = items
        self.bytes = bytes
    }

    /// GTSD-5.2-07: 100 pictures, 50 MB.
    public static let pictures = CacheBounds(items: 100, bytes: 50 << 20)
    /// Small pictures of a grid.
    public static let thumbnails = CacheBounds(items: 200, bytes: 16 << 20)
}

/// A picture as a service gave it.
public struct CachedImage: Sendable, Equatable {
    public let bytes: [UInt8]
    public let contentType: String
    /// What the service calls this version of it.
    public let etag: String?

    public init(bytes: [UInt8], contentType: String, etag: String? = nil) {
        self.bytes = bytes
        self.contentType = contentType
        self.etag = etag
    }
}
