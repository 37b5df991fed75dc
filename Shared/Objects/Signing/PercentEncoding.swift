/// Percent-encoding as Signature Version 4 wants it: every byte but RFC 3986's unreserved ones, with capital digits.
enum PercentEncoding {
    static func encode(_ text: String, keepingSlashes: Bool = false) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            if isUnreserved(byte) || keepingSlashes && byte == UInt8(ascii: "/") {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                result += escape(byte)
            }
        }
        return result
    }

    /// `%2F`.
    static func escape(_ byte: UInt8) -> String {
        let digits = Array("0123456789ABCDEF".unicodeScalars)
        return String(String.UnicodeScalarView(["%", digits[Int(byte >> 4)], digits[Int(byte & 15)]]))
    }

    /// Nil for a `%` without two digits, a `+` (which means two things), anything outside visible ASCII, and bytes that are not
    /// UTF-8: a text with two readings has none here.
    static func decode(_ text: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else { return nil }
                bytes.append(high << 4 | low)
            case UInt8(ascii: "+"): return nil
            case 0x21...0x7e: bytes.append(byte)
            default: return nil
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }

    static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x2d, 0x2e, 0x5f, 0x7e: true
        default: false
        }
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x37
        case 0x61...0x66: byte - 0x57
        default: nil
        }
    }
}

/// The parameters of a query, decoded, in the order they came.
struct QueryParameters {
    typealias Pair = (name: String, value: String)
    var pairs: [Pair]

    init(_ pairs: [Pair]) { self.pairs = pairs }

    /// Nil for what `PercentEncoding.decode` does not read, and for a name that comes twice in any case of its letters.
    init?(query: String?) {
        pairs = []
        guard let query, !query.isEmpty else { return }
        var seen: Set<String> = []
        for part in query.split(separator: "&", omittingEmptySubsequences: false) {
            let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = PercentEncoding.decode(sides[0]), !name.isEmpty, seen.insert(name.lowercased()).inserted,
                let value = sides.count > 1 ? PercentEncoding.decode(sides[1]) : ""
            else { return nil }
            pairs.append((name, value))
        }
    }

    subscript(_ name: String) -> String? { pairs.first { $0.name == name }?.value }

    /// Encoded, sorted by encoded name, then value.
    var canonical: String {
        pairs.map { (PercentEncoding.encode($0.name), PercentEncoding.encode($0.value)) }
            .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
            .map { "\($0.0)=\($0.1)" }.joined(separator: "&")
    }
}
