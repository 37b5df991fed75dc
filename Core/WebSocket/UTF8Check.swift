/// Tells byte by byte whether a text is UTF-8, at the first byte that makes it impossible. The ranges are those of table 3-7 of the Unicode
/// standard: no overlong forms, no surrogates, nothing above U+10FFFF.
struct UTF8Check: Sendable {
    /// What the next byte may be; nil between characters.
    private var next: ClosedRange<UInt8>?
    /// How many bytes of the character are still to come after the next one.
    private var left = 0

    /// Whether the text may end here.
    var isComplete: Bool { next == nil }

    /// - Returns: false when nothing that follows could make it right.
    mutating func take(_ byte: UInt8) -> Bool {
        if let range = next {
            guard range.contains(byte) else { return false }
            next = left > 0 ? 0x80...0xbf : nil
            left = max(0, left - 1)
            return true
        }
        switch byte {
        case 0x00...0x7f: return true
        case 0xc2...0xdf: (next, left) = (0x80...0xbf, 0)
        case 0xe0: (next, left) = (0xa0...0xbf, 1)
        case 0xe1...0xec, 0xee, 0xef: (next, left) = (0x80...0xbf, 1)
        case 0xed: (next, left) = (0x80...0x9f, 1)
        case 0xf0: (next, left) = (0x90...0xbf, 2)
        case 0xf1...0xf3: (next, left) = (0x80...0xbf, 2)
        case 0xf4: (next, left) = (0x80...0x8f, 2)
        default: return false
        }
        return true
    }
}
