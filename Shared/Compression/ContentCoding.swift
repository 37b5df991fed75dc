/// How the bytes of an answer are packed. RFC 9110 §8.4.1.
public enum ContentCoding: String, Sendable, CaseIterable {
    case brotli = "br"
    case gzip

    /// The best that a client reads. RFC 9110 §12.5.3: a coding that is not named is as good as `*`, and one of quality 0 is refused.
    /// - Parameter fields: of `Accept-Encoding`.
    /// - Returns: nil for bytes as they are: without a field, and where nothing of ours is read.
    public static func best(for fields: [String]) -> ContentCoding? {
        var qualities: [String: Int] = [:]
        for part in fields.flatMap({ $0.split(separator: ",").prefix(mostCodings) }) {
            let words = part.split(separator: ";")
            guard let name = words.first.map({ trimmed($0).lowercased() }) else { continue }
            qualities[name] = words.dropFirst().lazy.compactMap { quality(trimmed($0)) }.first ?? 1000
        }
        let known = allCases.map { (coding: $0, quality: qualities[$0.rawValue] ?? qualities["*"] ?? 0) }
        let best = known.map(\.quality).max() ?? 0
        return best == 0 ? nil : known.first { $0.quality == best }?.coding
    }

    /// More than anybody reads are not looked at.
    private static let mostCodings = 32

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop { $0 == " " || $0 == "\t" }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return text
    }

    /// `q=0.5` in thousandths.
    private static func quality(_ text: Substring) -> Int? {
        guard text.hasPrefix("q=") || text.hasPrefix("Q="), text.utf8.count <= 7, let value = Double(text.dropFirst(2)) else { return nil }
        return Int((min(1, max(0, value)) * 1000).rounded())
    }
}
