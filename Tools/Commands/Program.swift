internal import Glibc

/// A command line program: global options, then a verb and its own arguments.
public struct Program: Sendable {
    /// How an error that a verb threw ends the program.
    public struct Failure: Sendable {
        public let code: ExitCode
        public let message: String
        /// Whether the message begins with a place in a file, so that an editor can jump to it; nothing is then put before it.
        public let hasPlace: Bool

        public init(_ code: ExitCode, _ message: String, hasPlace: Bool = false) {
            self.code = code
            self.message = message
            self.hasPlace = hasPlace
        }
    }

    /// What a command line comes to: an exit code, or what is still to be awaited for one.
    public enum Outcome {
        case done(ExitCode)
        case waiting(@Sendable () async -> ExitCode)
    }

    public let name: String
    public let version: String
    public let verbs: [Verb]
    private let failure: @Sendable (any Error) -> Failure

    /// - Parameter failure: what becomes of every error but `UsageError`.
    public init(_ name: String, version: String, verbs: [Verb], failure: @escaping @Sendable (any Error) -> Failure) {
        self.name = name
        self.version = version
        self.verbs = verbs
        self.failure = failure
    }

    public func run(_ words: [String]) -> Outcome {
        var words = words[...]
        while let option = words.first, option.hasPrefix("-") {
            words = words.dropFirst()
            switch option {
            case "-h", "--help":
                Terminal.out(help)
                return .done(.ok)
            case "--version":
                Terminal.out("\(name) \(version)\n")
                return .done(.ok)
            case "--no-color": Terminal.dropColour()
            case "-C":
                guard let folder = words.popFirst() else { return .done(refuse("-C needs a folder")) }
                guard chdir(folder) == 0 else { return .done(refuse("cannot change to the folder \(folder)")) }
            default:
                let hint = Suggestion.phrase(for: option, among: ["--help", "--version", "--no-color", "-C"])
                return .done(refuse("unknown option \(option)\(hint)"))
            }
        }
        guard let verb = words.popFirst() else {
            Terminal.error(help)
            return .done(.usage)
        }
        if verb == "help" { return .done(showHelp(words)) }
        guard let found = verbs.first(where: { $0.name == verb }) else { return .done(refuseVerb(verb)) }
        return run(found, name, Array(words))
    }

    // MARK: - Running a verb

    private func run(_ verb: Verb, _ path: String, _ words: [String]) -> Outcome {
        if case .group(let verbs) = verb.action { return run(verbs, of: verb, path, words) }
        if Self.asksForHelp(words) {
            Terminal.out(verb.helpText(path))
            return .done(.ok)
        }
        let place = "\(path) \(verb.name)"
        let arguments: Arguments
        do throws(UsageError) { arguments = try Arguments(words, options: verb.options) } catch { return .done(end(error, place)) }
        if arguments.flag("--no-color") { Terminal.dropColour() }
        switch verb.action {
        case .blocking(let body):
            do { return .done(try body(arguments)) } catch { return .done(end(error, place)) }
        case .waiting(let body):
            return .waiting { do { return try await body(arguments) } catch { return end(error, place) } }
        case .group: return .done(.usage)
        }
    }

    private func run(_ verbs: [Verb], of group: Verb, _ path: String, _ words: [String]) -> Outcome {
        let place = "\(path) \(group.name)"
        guard let name = words.first, name != "-h", name != "--help" else {
            Terminal.out(group.helpText(path))
            return .done(words.isEmpty ? .usage : .ok)
        }
        guard let verb = verbs.first(where: { $0.name == name }) else {
            Terminal.error("\(place): unknown verb '\(name)'\n\(group.helpText(path))")
            return .done(.usage)
        }
        return run(verb, place, Array(words.dropFirst()))
    }

    private static func asksForHelp(_ words: [String]) -> Bool { words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" } }

    /// Says why a verb could not do it.
    private func end(_ error: any Error, _ place: String) -> ExitCode {
        let failure = (error as? UsageError).map { Failure(.usage, $0.message) } ?? self.failure(error)
        Terminal.error(failure.hasPlace ? "\(failure.message)\n" : "\(place): \(failure.message)\n")
        return failure.code
    }

    // MARK: - Help

    public var help: String {
        let width = verbs.map(\.name.count).max() ?? 0
        let list = verbs.map { "  \($0.name)\(String(repeating: " ", count: width - $0.name.count))  \($0.summary)" }
        return """
            usage: \(name) [-C DIR] [--no-color] <verb> [options]
                   \(name) --version

            \(list.joined(separator: "\n"))

              -C DIR      change to a folder first
              --no-color  no colours (as with NO_COLOR in the environment)

            \(name) help <verb> shows the options of a verb.

            \(Verb.exitLine(ExitCode.allCases.map { ($0, $0.title) }, "exit codes: "))

            """
    }

    private func showHelp(_ words: ArraySlice<String>) -> ExitCode {
        guard words.first != "help", var found = words.first.map({ first in verbs.first { $0.name == first } }) else {
            Terminal.out(help)
            return .ok
        }
        var path = name
        for word in words.dropFirst() {
            guard let known = found, let below = known.verbs.first(where: { $0.name == word }) else { break }
            path += " \(known.name)"
            found = below
        }
        guard let verb = found else { return refuseVerb(words.first ?? "") }
        Terminal.out(verb.helpText(path))
        return .ok
    }

    private func refuseVerb(_ verb: String) -> ExitCode {
        refuse("unknown verb '\(verb)'\(Suggestion.phrase(for: verb, among: verbs.map(\.name) + ["help"]))")
    }

    private func refuse(_ message: String) -> ExitCode {
        Terminal.error("\(name): \(message)\n\(name) --help lists the verbs and options\n")
        return .usage
    }
}
