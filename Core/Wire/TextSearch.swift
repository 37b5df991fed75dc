extension StringProtocol {
    /// Whether the UTF-8 bytes of another text occur in this one. The standard library's own `contains` for texts belongs to its regular
    /// expressions, which Embedded Swift does not have.
    public func containsBytes(of other: String) -> Bool {
        let (all, part) = (Array(utf8), Array(other.utf8))
        guard part.count <= all.count else { return false }
        return (0...all.count - part.count).contains { all[$0..<$0 + part.count].elementsEqual(part) }
    }
}
