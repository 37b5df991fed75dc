/// An option of a verb.
public struct Option: Sendable, Equatable {
    /// `-j`, `--jobs`; in the order in which they are shown.
    public let names: [String]
    /// What its value is called in the help: `N`, `FILE`, `even|poisson`; nil for a flag.
    public let value: String?

    public init(names: [String], value: String? = nil) {
        self.names = names
        self.value = value
    }

    /// The options of a heading as the help shows it. `-j, --jobs N` and `--follow, -f` are one option with two names, because one of them
    /// is a single letter; `--json, --csv` are two options that share a description.
    public static func spelled(_ heading: String) -> [Option] {
        var found: [Option] = []
        var letters: [String] = []
        for part in heading.split(separator: ",") {
            let words = part.split(separator: " ", maxSplits: 1).map { String($0) }
            guard let name = words.first, name.hasPrefix("-") else { continue }
            let value = words.count > 1 ? words[1] : nil
            if name.hasPrefix("--") {
                found.append(Option(names: letters + [name], value: value))
                letters = []
            } else if let last = found.last, value == nil || last.value == nil {
                found[found.count - 1] = Option(names: last.names + [name], value: value ?? last.value)
            } else if value != nil {
                found.append(Option(names: [name], value: value))
            } else {
                letters.append(name)
            }
        }
        if !letters.isEmpty { found.append(Option(names: letters)) }
        return found
    }

    /// What a shell completes a word with.
    public enum Completion: Sendable, Equatable {
        case files, folders
        case words([String])
        /// What `barbell completions --values NAME` prints.
        case list(String)
        case none
    }

    /// What completes its value, which is told by the name of the option or of its value.
    public var completion: Completion {
        guard let value else { return .none }
        switch (names.last { $0.hasPrefix("--") } ?? names[0], value) {
        case ("--req", _): return .list("requirements")
        case ("--tag", _), ("--without-tag", _): return .list("tags")
        case ("--service", _), ("--to", _), (_, "SERVICE"), (_, "S"): return .list("services")
        case (_, "DIR"), (_, "FOLDER"): return .folders
        case (_, "FILE"), (_, "PATH"): return .files
        case _ where value.contains("|") && value.utf8.allSatisfy({ $0 == UInt8(ascii: "|") || Self.isWord($0) }):
            return .words(value.split(separator: "|").map { String($0) })
        case _ where value.utf8.allSatisfy({ (0x61...0x7a).contains($0) }): return .words([value])
        default: return .none
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte) || byte == 0x2d || byte == 0x5f
    }
}
