internal import _StringProcessing

/// A compiled regular expression. Matching is by Unicode scalar, so that `.` and counts mean what they mean in other tools.
/// Not Sendable: compile one where it is used (tens of microseconds).
public struct Pattern {
    private let regex: Regex<AnyRegexOutput>

    public init(_ text: String) throws { regex = try Regex(text).matchingSemantics(.unicodeScalar) }

    /// Why a text is no regular expression; nil when it is one.
    public static func problem(with text: String) -> String? {
        do {
            _ = try Regex(text)
            return nil
        } catch {
            return "\(error)"
        }
    }

    /// Whether it matches the text from end to end.
    public func matchesWhole(_ text: String) -> Bool { (try? regex.wholeMatch(in: text)) != nil }

    /// The whole match and its groups, of which one that took no part is nil.
    public func firstMatch(in text: String) -> [Substring?]? {
        guard let match = try? regex.firstMatch(in: text) else { return nil }
        return match.output.map(\.substring)
    }

    /// Every match replaced; `$1` to `$9` in the replacement are its groups, `$$` is a dollar sign.
    public func replacing(in text: String, with replacement: String) -> String {
        var result = ""
        var rest = text.startIndex
        for match in text.matches(of: regex) {
            result += text[rest..<match.range.lowerBound]
            var pieces = replacement.makeIterator()
            while let piece = pieces.next() {
                guard piece == "$" else {
                    result.append(piece)
                    continue
                }
                guard let next = pieces.next() else {
                    result.append("$")
                    break
                }
                if let number = next.wholeNumberValue {
                    if number < match.output.count, let group = match.output[number].substring { result += group }
                } else {
                    result += next == "$" ? "$" : "$\(next)"
                }
            }
            rest = match.range.upperBound
        }
        return result + text[rest...]
    }
}
