/// Something wrong with a flow file, with the place and what to do about it.
public struct FlowDiagnostic: Error, Sendable, Equatable {
    public enum Severity: String, Sendable { case error, warning }

    public var severity: Severity
    public var file: String
    public var position: SourcePosition
    /// The line the position is in.
    public var sourceLine: String
    /// How many characters the caret underlines, at least 1.
    public var width: Int
    public var message: String
    public var expected: String?
    public var hint: String?
    /// The lint rule that found it; nil for what a parser refuses.
    public var code: String?

    public init(
        severity: Severity = .error, file: String, position: SourcePosition, sourceLine: String, width: Int = 1, message: String,
        expected: String? = nil, hint: String? = nil, code: String? = nil
    ) {
        self.severity = severity
        self.file = file
        self.position = position
        self.sourceLine = sourceLine
        self.width = max(1, width)
        self.message = message
        self.expected = expected
        self.hint = hint
        self.code = code
    }

    init(_ rule: LintRule, _ source: SourceText, _ position: SourcePosition, width: Int, _ message: String, hint: String? = nil) {
        self.init(
            severity: rule.severity, file: source.path, position: position, sourceLine: source.line(position.line), width: width,
            message: message, hint: hint, code: rule.code)
    }

    /// Several lines: place, message and rule, the source line, a caret, what was expected, a hint. No trailing line feed.
    public var text: String {
        let number = String(position.line)
        let margin = String(repeating: " ", count: number.count)
        let lead = String(sourceLine.unicodeScalars.prefix(position.column - 1).map { $0 == "\t" ? "\t" : " " as Character })
        var lines = [
            "\(file):\(position.line):\(position.column): \(severity.rawValue): \(message)\(code.map { " [\($0)]" } ?? "")",
            "  \(number) | \(sourceLine)",
            "  \(margin) | \(lead)\(String(repeating: "^", count: width))",
        ]
        if let expected { lines.append("  expected: \(expected)") }
        if let hint { lines.append("  hint: \(hint)") }
        return lines.joined(separator: "\n")
    }
}

/// The candidate nearest to a mistyped word, when it is near enough to be meant.
func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let limit = word.count <= 4 ? 1 : 2
    return candidates.map { ($0, editDistance(word.lowercased(), $0.lowercased())) }
        .filter { $0.1 <= limit }
        .min { $0.1 < $1.1 }?.0
}

/// Optimal string alignment: insertions, deletions, substitutions and swaps of neighbours cost one each.
private func editDistance(_ a: String, _ b: String) -> Int {
    let a = Array(a.utf8)
    let b = Array(b.utf8)
    var rows = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in 0...a.count { rows[i][0] = i }
    for j in 0...b.count { rows[0][j] = j }
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    for i in 1...a.count {
        for j in 1...b.count {
            let cost = a[i - 1] == b[j - 1] ? 0 : 1
            rows[i][j] = min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + cost)
            if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { rows[i][j] = min(rows[i][j], rows[i - 2][j - 2] + 1) }
        }
    }
    return rows[a.count][b.count]
}
