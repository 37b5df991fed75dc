internal import JSONCoding
internal import Wire

/// The parameters of a query, decoded, in the order they came.
struct QueryParameters {
    typealias Pair = (name: String, value: String)
    var pairs: [Pair]

    init(_ pairs: [Pair]) { self.pairs = pairs }

    /// Nil for a text with two readings or none, which `decode` does not read, and for a name that comes twice in any case of its letters.
    init?(query: String?) {
        pairs = []
        guard let query, !query.isEmpty else { return }
        var seen: Set<[UInt8]> = []
        for part in query.split(separator: "&", omittingEmptySubsequences: false) {
            let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = Self.decode(sides[0]), !name.isEmpty, seen.insert(Array(name.lowercased().utf8)).inserted,
                let value = sides.count > 1 ? Self.decode(sides[1]) : ""
            else { return nil }
            pairs.append((name, value))
        }
    }

    subscript(_ name: String) -> String? { pairs.first { $0.name.hasBytes(of: name) }?.value }

    /// Encoded, sorted by encoded name, then value.
    var canonical: String {
        pairs.map { (PercentEncoding.encode($0.name), PercentEncoding.encode($0.value)) }
            .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
            .map { "\($0.0)=\($0.1)" }.joined(separator: "&")
    }

    /// Nil for a `%` without two digits, a `+` (which means two things), anything outside visible ASCII, bytes that are not
    /// UTF-8, and more combining marks than a text has.
    static func decode(_ text: Substring) -> String? {
        guard text.utf8.allSatisfy({ (0x21...0x7e).contains($0) && $0 != UInt8(ascii: "+") }) else { return nil }
        return PercentEncoding.decode(text).flatMap { TextBounds.isStreamSafe($0) ? $0 : nil }
    }
}

extension UInt8 {
    /// What Signature Version 4 leaves as it is in a path: RFC 3986's unreserved bytes, and the slash.
    var isPlainInPath: Bool {
        switch self {
        case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x2d, 0x2e, 0x2f, 0x5f, 0x7e: true
        default: false
        }
    }
}
