extension StringProtocol {
    /// Whether both texts have the same UTF-8 bytes. `==` compares by canonical equivalence, for which it normalises both: with many
    /// combining marks in a row that is work by the square of their number, so texts of others are compared by this.
    @inlinable public func hasBytes(of other: some StringProtocol) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        let same = utf8.withContiguousStorageIfAvailable { mine in
            other.utf8.withContiguousStorageIfAvailable { theirs in mine.elementsEqual(theirs) }
        }
        return (same ?? nil) ?? utf8.elementsEqual(other.utf8)
    }
}

/// A text as a key that compares and hashes its UTF-8 bytes, each once; hashing is seeded anew for each process.
struct ByteKey: Hashable {
    let text: String

    init(_ text: String) { self.text = text }

    static func == (a: ByteKey, b: ByteKey) -> Bool { a.text.hasBytes(of: b.text) }

    func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
