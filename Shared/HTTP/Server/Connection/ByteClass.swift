internal import Glibc

typealias Bytes = UnsafeBufferPointer<UInt8>

/// The character classes of RFC 9110 and RFC 9112, as bits of the ASCII range; no byte above it is in any.
struct ByteClass {
    let low: UInt64
    let high: UInt64

    /// RFC 9110 §5.6.2: what names and methods are made of.
    static let token = ByteClass(low: 0x3ff_6cfa_0000_0000, high: 0x57ff_ffff_c7ff_fffe)
    /// Visible ASCII without `#`: a request target.
    static let target = ByteClass(low: 0xffff_fff6_0000_0000, high: 0x7fff_ffff_ffff_ffff)
    /// RFC 3986 §3.2.2 and a port; without the comma, which would make a list of it.
    static let host = ByteClass(low: 0x2fff_6ff2_0000_0000, high: 0x47ff_fffe_afff_fffe)

    @inline(__always) func contains(_ byte: UInt8) -> Bool {
        byte < 128 && ((byte < 64 ? low : high) >> UInt64(byte & 63)) & 1 == 1
    }

    @inline(__always) func containsAll(_ bytes: Bytes) -> Bool {
        for byte in bytes where !contains(byte) { return false }
        return true
    }
}

extension UInt8 {
    /// RFC 9110 §5.5: visible, space, tab or above ASCII. Not CR, LF, NUL or another control.
    @inline(__always) var isFieldValue: Bool { self >= 0x20 && self != 0x7f || self == 0x09 }
    @inline(__always) var isBlank: Bool { self == 0x20 || self == 0x09 }
    @inline(__always) var hexDigit: Int? {
        switch self {
        case 0x30...0x39: Int(self) - 0x30
        case 0x41...0x46: Int(self) - 0x37
        case 0x61...0x66: Int(self) - 0x57
        default: nil
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    @inline(__always) func slice(_ from: Int, _ to: Int) -> Bytes { Bytes(rebasing: self[from..<to]) }

    /// The position of `byte` at or after `start`.
    @inline(__always) func position(of byte: UInt8, from start: Int = 0) -> Int? {
        guard let base = baseAddress, start < count else { return nil }
        guard let found = memchr(base + start, Int32(byte), count - start) else { return nil }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }

    /// Without case. `lower` is of lower-case letters and `-`, and the bytes hold no controls: then `| 0x20` is exact.
    @inline(__always) func isText(_ lower: StaticString) -> Bool {
        guard count == lower.utf8CodeUnitCount else { return false }
        for index in 0..<count where self[index] | 0x20 != lower.utf8Start[index] { return false }
        return true
    }

    @inline(__always) func startsWith(_ text: StaticString) -> Bool {
        guard count >= text.utf8CodeUnitCount, let baseAddress else { return false }
        return memcmp(baseAddress, text.utf8Start, text.utf8CodeUnitCount) == 0
    }

    @inline(__always) var text: String { String(decoding: self, as: UTF8.self) }

    /// What a field value says. RFC 9110 §5.5 gives bytes above ASCII no meaning: each is a letter of its own (ISO 8859-1), as browsers
    /// read them too, so that no value is made of marks and characters that cost more to compare than they are long.
    var fieldText: String {
        if allSatisfy({ $0 < 0x80 }) { return text }
        return String(String.UnicodeScalarView(lazy.map { Unicode.Scalar($0) }))
    }

    /// Without the blanks at both ends.
    @inline(__always) var trimmed: Bytes {
        var (from, to) = (0, count)
        while from < to, self[from].isBlank { from += 1 }
        while to > from, self[to - 1].isBlank { to -= 1 }
        return slice(from, to)
    }
}
