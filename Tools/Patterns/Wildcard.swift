/// A text in which `*` stands for any text, none included.
public struct Wildcard: Sendable, Hashable {
    private let pattern: [UInt8]

    public init(_ pattern: some StringProtocol) { self.pattern = Array(pattern.utf8) }

    /// Greedy with one place to come back to: that of the last `*`.
    public func matches(_ text: some StringProtocol) -> Bool {
        var text = Array(text.utf8)[...]
        var pattern = self.pattern[...]
        var retry: (text: ArraySlice<UInt8>, pattern: ArraySlice<UInt8>)?
        while let byte = text.first {
            if pattern.first == UInt8(ascii: "*") {
                pattern = pattern.dropFirst()
                retry = (text, pattern)
            } else if pattern.first == byte {
                text = text.dropFirst()
                pattern = pattern.dropFirst()
            } else if let last = retry {
                text = last.text.dropFirst()
                pattern = last.pattern
                retry = (text, pattern)
            } else {
                return false
            }
        }
        return pattern.allSatisfy { $0 == UInt8(ascii: "*") }
    }
}
