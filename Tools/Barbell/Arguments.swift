/// A command line that does not fit the command.
struct UsageError: Error {
    let message: String
}

/// The words of a command line, taken out one option at a time; what remains at the end is either a path or a mistake.
struct Arguments {
    private var words: [String]
    private var rest: [String] = []

    /// Words after `--` are never options.
    init(_ words: [String]) {
        if let end = words.firstIndex(of: "--") {
            self.words = Array(words[..<end])
            rest = Array(words[(end + 1)...])
        } else {
            self.words = words
        }
    }

    /// Whether a flag is there.
    mutating func flag(_ names: String...) -> Bool {
        let count = words.count
        words.removeAll { names.contains($0) }
        return words.count < count
    }

    /// The values of an option, in order: `--name value`, `--name=value`, and `-nvalue` for a one-letter name.
    mutating func values(_ names: String...) throws(UsageError) -> [String] {
        var found: [String] = []
        var kept: [String] = []
        var index = 0
        while index < words.count {
            let word = words[index]
            index += 1
            guard let name = names.first(where: { word == $0 || word.hasPrefix("\($0)=") || ($0.count == 2 && word.hasPrefix($0)) }) else {
                kept.append(word)
                continue
            }
            if word == name {
                guard index < words.count else { throw UsageError(message: "\(name) needs a value") }
                found.append(words[index])
                index += 1
            } else {
                let value = word.dropFirst(name.count)
                found.append(String(value.first == "=" ? value.dropFirst() : value))
            }
        }
        words = kept
        return found
    }

    /// The last value of an option.
    mutating func value(_ name: String, _ short: String? = nil) throws(UsageError) -> String? {
        try values(name, short ?? name).last
    }

    mutating func number<Number: FixedWidthInteger>(_ name: String, _ short: String? = nil, in range: ClosedRange<Number>)
        throws(UsageError) -> Number?
    {
        guard let text = try value(name, short) else { return nil }
        guard let number = Number(text), range.contains(number) else {
            throw UsageError(message: "\(name) needs a number from \(range.lowerBound) to \(range.upperBound), not \(text)")
        }
        return number
    }

    /// What is left when every option has been taken.
    func positionals() throws(UsageError) -> [String] {
        if let unknown = words.first(where: { $0.hasPrefix("-") && $0 != "-" }) { throw UsageError(message: "unknown option \(unknown)") }
        return words + rest
    }
}
