/// A command such as `barbell run`: what it is called, what it takes, what it says of itself, and what it does. Parsing, help and the
/// completions of shells all come from this one declaration.
public struct Verb: Sendable {
    /// A part of the help between the usage and the exit codes.
    public enum HelpPart: Sendable {
        case text(String)
        /// Headings as `-j, --jobs N`, each with its description. Several of these parts in a row are one list.
        case options(KeyValuePairs<String, String>)
    }

    public enum Action: Sendable {
        /// Runs to its end on the thread that calls it.
        case blocking(@Sendable (Arguments) throws -> ExitCode)
        case waiting(@Sendable (Arguments) async throws -> ExitCode)
        /// The next word names the verb.
        case group([Verb])
    }

    public let name: String
    /// In the list of all verbs.
    public let summary: String
    /// What stands behind the name, for each way to call it.
    public let usage: [String]
    public let help: [HelpPart]
    /// What its exit codes mean.
    public let exits: KeyValuePairs<ExitCode, String>
    /// What completes a word that is not an option.
    public let completion: Option.Completion
    public let action: Action
    private let hidden: [Option]

    /// - Parameter hidden: headings of options that the help does not show.
    public init(
        _ name: String, _ summary: String = "", usage: [String], help: [HelpPart], exits: KeyValuePairs<ExitCode, String> = [:],
        completion: Option.Completion = .none, hidden: [String] = [], action: Action
    ) {
        self.name = name
        self.summary = summary
        self.usage = usage
        self.help = help
        self.exits = exits
        self.completion = completion
        self.hidden = hidden.flatMap(Option.spelled)
        self.action = action
    }

    /// A verb that consists of others.
    public init(_ name: String, _ summary: String, of verbs: [Verb]) {
        self.init(
            name, summary, usage: ["<\(verbs.map(\.name).joined(separator: "|"))> [options]"],
            help: [.text("Each of them shows its options with --help.")], completion: .words(verbs.map(\.name)), action: .group(verbs))
    }

    public var verbs: [Verb] { if case .group(let verbs) = action { verbs } else { [] } }

    struct ShownOption: Sendable {
        let option: Option
        /// The first line of it.
        let description: String
    }

    /// Those that the help shows.
    var shownOptions: [ShownOption] {
        var shown: [ShownOption] = []
        for case .options(let rows) in help {
            for (heading, description) in rows {
                let line = String(description.prefix { $0 != "\n" })
                shown += Option.spelled(heading).map { ShownOption(option: $0, description: line) }
            }
        }
        return shown
    }

    /// All that the parser knows. Every verb takes `--no-color`, whether it has colours or not.
    var options: [Option] {
        let options = shownOptions.map(\.option) + hidden
        return options.contains { $0.names == ["--no-color"] } ? options : options + [Option(names: ["--no-color"])]
    }
}
