extension Verb {
    /// - Parameter path: the words before its own name, such as `barbell contract`.
    func helpText(_ path: String) -> String {
        let lines = usage.enumerated().map { index, rest in
            (index == 0 ? "usage: " : "       ") + "\(path) \(name)" + (rest.isEmpty ? "" : " \(rest)")
        }
        var parts = [lines.joined(separator: "\n")]
        var rows: [(heading: String, description: String)] = []
        for part in help {
            switch part {
            case .options(let more): for (heading, description) in more { rows.append((heading, description)) }
            case .text(let text):
                if !rows.isEmpty { parts.append(Self.table(rows)) }
                rows = []
                parts.append(text)
            }
        }
        if !rows.isEmpty { parts.append(Self.table(rows)) }
        if !exits.isEmpty { parts.append(Self.exitLine(exits.map { ($0.key, $0.value) })) }
        return parts.joined(separator: "\n\n") + "\n"
    }

    /// A heading that is wider has its description on the next line.
    private static let widestHeading = 20
    static let widestLine = 140

    /// Two columns: headings and descriptions.
    private static func table(_ rows: [(heading: String, description: String)]) -> String {
        let width = rows.map(\.heading.count).filter { $0 <= widestHeading }.max() ?? 0
        let margin = "\n" + String(repeating: " ", count: width + 4)
        return rows.map { heading, description in
            guard !description.isEmpty else { return "  \(heading)" }
            let gap = heading.count <= width ? String(repeating: " ", count: width - heading.count + 2) : margin
            return "  \(heading)\(gap)\(description.replacing("\n", with: margin))"
        }.joined(separator: "\n")
    }

    /// `exit code: 0 passed · 1 a check failed`, wrapped.
    static func exitLine(_ exits: [(ExitCode, String)], _ title: String = "exit code: ") -> String {
        var lines = [title]
        var isFirst = true
        for (code, meaning) in exits {
            let text = "\(code.rawValue) \(meaning)"
            if !isFirst, lines[lines.count - 1].count + text.count + 3 > widestLine {
                lines.append(String(repeating: " ", count: title.count) + text)
            } else {
                lines[lines.count - 1] += (isFirst ? "" : " · ") + text
            }
            isFirst = false
        }
        return lines.joined(separator: "\n")
    }
}
