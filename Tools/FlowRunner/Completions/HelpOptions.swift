/// The options of a verb as its help text lists them. The text is the only list: what is not in there is not completed.
public struct HelpOption: Sendable, Equatable {
    /// `--jobs`, `-j`; in the order of the text.
    public let names: [String]
    /// `N`, `FILE`, `even|poisson`; nil for a flag.
    public let value: String?
    public let summary: String

    /// Lines that begin with two blanks and a dash: names and values, two blanks or more, what it does.
    public static func all(in help: String) -> [HelpOption] {
        var found: [HelpOption] = []
        let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where line.hasPrefix("  -") {
            let head = line.dropFirst(2)
            let cut = head.firstRange(of: "  ")
            var summary = cut.map { String(head[$0.upperBound...]).trimmingSpaces } ?? ""
            // A long head has its description on the next line.
            if summary.isEmpty, index + 1 < lines.count, lines[index + 1].hasPrefix("      ") { summary = String(lines[index + 1]).trimmingSpaces }
            let parts = (cut.map { head[..<$0.lowerBound] } ?? head).split(separator: ",").map { String($0).trimmingSpaces }
            found += options(parts.filter { $0.hasPrefix("-") }, summary)
        }
        return found
    }

    private static func options(_ parts: [String], _ summary: String) -> [HelpOption] {
        var found: [HelpOption] = []
        var shorts: [String] = []
        for part in parts {
            let words = part.split(separator: " ", maxSplits: 1).map { String($0) }
            let value = words.count > 1 ? words[1] : nil
            // `-j, --jobs N` and `--follow, -f` are one option; `--json, --csv` are two.
            if words[0].hasPrefix("--") {
                found.append(HelpOption(names: shorts + [words[0]], value: value, summary: summary))
                shorts = []
            } else if value == nil, let last = found.popLast() {
                found.append(HelpOption(names: last.names + [words[0]], value: last.value, summary: summary))
            } else if value != nil, let last = found.last, last.value == nil {
                found.removeLast()
                found.append(HelpOption(names: last.names + [words[0]], value: value, summary: summary))
            } else if value != nil {
                found.append(HelpOption(names: [words[0]], value: value, summary: summary))
            } else {
                shorts.append(words[0])
            }
        }
        if !shorts.isEmpty { found.append(HelpOption(names: shorts, value: nil, summary: summary)) }
        return found
    }

    /// What completes a value.
    public enum Values: Sendable, Equatable {
        case files, folders
        case words([String])
        /// What `barbell completions --values NAME` prints.
        case list(String)
        case none
    }

    public var values: Values {
        guard let value else { return .none }
        switch (names.last { $0.hasPrefix("--") } ?? names[0], value) {
        case ("--req", _): return .list("requirements")
        case ("--tag", _): return .list("tags")
        case ("--service", _), ("--to", _), (_, "SERVICE"), (_, "S"): return .list("services")
        case (_, "DIR"), (_, "FOLDER"): return .folders
        case (_, "FILE"), (_, "PATH"): return .files
        case _ where value.contains("|") && value.utf8.allSatisfy({ $0.isWord || $0 == 0x7c }): return .words(value.split(separator: "|").map { String($0) })
        case _ where value.utf8.allSatisfy({ (0x61...0x7a).contains($0) }): return .words([value])
        default: return .none
        }
    }
}

/// A verb with all that completes it.
public struct CompletedVerb: Sendable {
    public let name: String
    public let summary: String
    public let options: [HelpOption]
    /// What stands beside the options.
    public let arguments: HelpOption.Values

    /// - Parameter helps: the verb's text, and those of verbs below it.
    public init(name: String, summary: String, helps: [String], arguments: HelpOption.Values) {
        self.name = name
        self.summary = summary
        self.arguments = arguments
        var seen: Set<String> = []
        let help = HelpOption.all(in: "  -h, --help  show this text")
        options = (helps.flatMap { HelpOption.all(in: $0) } + help).filter { option in seen.insert(option.names.joined()).inserted }
    }
}
