internal import _StringProcessing

/// A compiled regular expression. Matching is by Unicode scalar, so that `.` and counts mean what they mean in other tools.
/// Not Sendable: compile one where it is used (tens of microseconds).
struct Pattern {
    private let regex: Regex<AnyRegexOutput>

    init(_ text: String) throws { regex = try Regex(text).matchingSemantics(.unicodeScalar) }

    /// Why a text is no regular expression; nil when it is one.
    static func problem(with text: String) -> String? {
        do {
            _ = try Regex(text)
            return nil
        } catch {
            return "\(error)"
        }
    }

    /// Whether it fits the whole text, as the reference implementation has it.
    func fits(_ text: String) -> Bool { (try? regex.wholeMatch(in: text)) != nil }
}
