/// A command line that does not fit its verb.
public struct UsageError: Error, Sendable, Equatable {
    public let message: String

    public init(message: String) { self.message = message }
}

/// The words of a command line, read by the options that its verb declares.
public struct Arguments: Sendable {
    /// As they were given.
    public let words: [String]
    /// What is neither an option nor the value of one.
    public let positionals: [String]
    /// By the first name of each option that was given. A flag has empty values.
    private let given: [String: [String]]
    private let options: [Option]

    /// Reads `--name value`, `--name=value`, and `-nvalue` for a one-letter name. Words after `--` are never options, nor is `-`.
    public init(_ words: [String], options: [Option]) throws(UsageError) {
        var positionals: [String] = []
        var given: [String: [String]] = [:]
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                positionals += rest
                break
            }
            guard word.hasPrefix("-"), word != "-" else {
                positionals.append(word)
                continue
            }
            guard let (option, value) = Self.match(word, options) else {
                let name = String(word.prefix { $0 != "=" })
                if options.contains(where: { $0.names.contains(name) }) { throw UsageError(message: "\(name) takes no value") }
                let hint = Suggestion.phrase(for: name, among: options.flatMap(\.names))
                throw UsageError(message: "unknown option \(word)\(hint)")
            }
            if option.value == nil {
                given[option.names[0], default: []].append("")
            } else if let value = value ?? rest.popFirst() {
                given[option.names[0], default: []].append(value)
            } else {
                throw UsageError(message: "\(word) needs a value")
            }
        }
        self.words = words
        self.positionals = positionals
        self.given = given
        self.options = options
    }

    /// The option that a word names, with the value that stands in the same word.
    private static func match(_ word: String, _ options: [Option]) -> (Option, value: String?)? {
        for option in options {
            if option.names.contains(word) { return (option, nil) }
            guard option.value != nil else { continue }
            for name in option.names where word.hasPrefix("\(name)=") { return (option, String(word.dropFirst(name.count + 1))) }
            for name in option.names where name.count == 2 && word.hasPrefix(name) { return (option, String(word.dropFirst(2))) }
        }
        return nil
    }

    /// Whether a flag was given.
    public func flag(_ name: String) -> Bool { !values(name).isEmpty }

    /// The values of an option, in order.
    public func values(_ name: String) -> [String] {
        guard let option = options.first(where: { $0.names.contains(name) }) else {
            assertionFailure("\(name) is asked for and not declared")
            return []
        }
        return given[option.names[0]] ?? []
    }

    /// The last value of an option.
    public func value(_ name: String) -> String? { values(name).last }

    public func number<Number: FixedWidthInteger>(_ name: String, in range: ClosedRange<Number>) throws(UsageError) -> Number? {
        guard let text = value(name) else { return nil }
        guard let number = Number(text), range.contains(number) else {
            throw UsageError(message: "\(name) needs a number from \(range.lowerBound) to \(range.upperBound), not \(text)")
        }
        return number
    }

    /// For a verb that takes options only.
    public func takesNoMore() throws(UsageError) {
        if let extra = positionals.first { throw UsageError(message: "'\(extra)' is not understood") }
    }
}
