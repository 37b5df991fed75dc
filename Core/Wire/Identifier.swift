/// An id that cannot be mistaken for another kind's: lower-case UUID text (RFC 9562; services make version 7).
public struct Identifier<Tag>: WireText, Comparable {
    public let text: String

    public init(validating text: String) throws(FieldRule) {
        guard Self.isUUID(text.utf8) else { throw .malformed(expected: .uuid) }
        self.text = text.lowercased()
    }

    /// For text that came from this project's own id source or database.
    public init(trusted text: String) { self.text = text }

    public static var schema: Schema { .string(StringRules(format: "uuid")) }
    public static var example: Self { Self(trusted: "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f") }
    public static func < (a: Self, b: Self) -> Bool { a.text < b.text }

    private static func isUUID(_ text: String.UTF8View) -> Bool {
        guard text.count == 36 else { return false }
        return text.enumerated().allSatisfy { index, byte in
            switch index {
            case 8, 13, 18, 23: byte == 0x2d
            default: (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
            }
        }
    }
}
