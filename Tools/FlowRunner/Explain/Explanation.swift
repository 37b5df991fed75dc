/// What a code means.
public struct Explanation: Sendable, Hashable {
    /// As it is printed: `email_taken`, `9`, `response-field-removed`.
    public let code: String
    /// What kind of code it is, and its short meaning, in one line.
    public let title: String
    /// Several lines.
    public let text: String

    public init(code: String, title: String, text: String) {
        self.code = code
        self.title = title
        self.text = text
    }
}

/// Everything that can be explained.
public struct ExplanationBook: Sendable {
    /// By code; of equal codes each as it was given.
    public let entries: [Explanation]

    public init(_ entries: [Explanation]) {
        self.entries = entries.enumerated().sorted { ($0.element.code, $0.offset) < ($1.element.code, $1.offset) }.map(\.element)
    }

    /// Every code once, sorted.
    public var codes: [String] { entries.map(\.code).unique }

    /// All meanings of a code: some words are an error and a field's rule as well. Spelling counts, capitals and `-` for `_` do not.
    public func find(_ code: String) -> [Explanation] {
        let exact = entries.filter { $0.code == code }
        if !exact.isEmpty { return exact }
        func plain(_ text: String) -> String { text.lowercased().replacing("-", with: "_") }
        return entries.filter { plain($0.code) == plain(code) }
    }

    /// The code that was probably meant.
    public func suggestion(for code: String) -> String? { FlowRunner.nearest(to: code, among: codes) }
}
