public import Wire

/// An email address as the products accept it, lower-cased: local part `[a-z0-9._%+-]`, a domain of letters, digits, dots and
/// hyphens, a last label of 2 to 64 letters. GTSD-1.1-02.
public struct EmailAddress: WireText {
    public let text: String

    public init(validating text: String) throws(FieldRule) {
        guard text.utf8.count <= 254 else { throw .tooLong(maximum: 254) }
        let lower = text.lowercased()
        guard Self.isAddress(Array(lower.utf8)) else { throw .malformed(expected: .email) }
        self.text = lower
    }

    /// For an address that was validated before it was stored.
    public init(trusted text: String) { self.text = text }

    public static let schema = Schema.string(
        StringRules(
            minimum: 6, maximum: 254, pattern: "^[A-Za-z0-9._%+-]{1,64}@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\\.)+[A-Za-z]{2,64}$"))
    public static let example = EmailAddress(trusted: "layla@example.com")

    private static func isAddress(_ bytes: [UInt8]) -> Bool {
        let parts = bytes.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
        guard parts.count == 2, (1...64).contains(parts[0].count), parts[0].allSatisfy(isLocal) else { return false }
        let labels = parts[1].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard labels.count >= 2, let last = labels.last, (2...64).contains(last.count), last.allSatisfy(isLetter) else { return false }
        return labels.allSatisfy { label in
            guard let first = label.first, let last = label.last else { return false }
            return isAlphanumeric(first) && isAlphanumeric(last) && label.allSatisfy { isAlphanumeric($0) || $0 == UInt8(ascii: "-") }
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7a).contains(byte) }
    private static func isAlphanumeric(_ byte: UInt8) -> Bool { isLetter(byte) || (0x30...0x39).contains(byte) }
    private static func isLocal(_ byte: UInt8) -> Bool { isAlphanumeric(byte) || [0x2e, 0x5f, 0x25, 0x2b, 0x2d].contains(byte) }
}
