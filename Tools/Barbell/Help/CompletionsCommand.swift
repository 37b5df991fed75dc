internal import Commands
internal import Contracts
internal import FlowRunner

/// `barbell completions`: prints completions for a shell.
enum CompletionsCommand {
    /// - Parameter verbs: all others.
    static func verb(completing verbs: [Verb]) -> Verb {
        Verb(
            "completions", "print completions for bash, zsh or fish",
            usage: ["bash|zsh|fish"],
            help: [
                .text(
                    """
                    Prints a script that completes verbs, options, files, services, tags, requirement ids and codes. Its options are those
                    of the help texts. For bash: eval "$(barbell completions bash)" in ~/.bashrc; the script says how for the others.
                    """),
                .options([
                    "--values services|tags|requirements|codes": "what the script completes with, one a line",
                ]),
            ],
            exits: [.ok: "printed", .usage: "no such shell"],
            completion: .words(CompletionScript.allCases.map(\.rawValue)), action: .blocking { try run($0, verbs) })
    }

    private static func run(_ arguments: Arguments, _ verbs: [Verb]) throws -> ExitCode {
        let shells = arguments.positionals
        if let values = arguments.value("--values") {
            Terminal.out(try list(values).map { $0 + "\n" }.joined())
            return .ok
        }
        guard shells.count == 1, let script = CompletionScript(rawValue: shells[0]) else {
            throw UsageError(
                message: shells.isEmpty
                    ? "name a shell: bash, zsh or fish" : "there is bash, zsh and fish, not \(shells.joined(separator: " "))")
        }
        Terminal.out(script.text(verbs + [verb(completing: verbs)]))
        return .ok
    }

    private static func list(_ name: String) throws(UsageError) -> [String] {
        switch name {
        case "services": return Catalogue.services.keys.sorted()
        case "codes": return ExplainCommand.book.codes
        case "requirements": return (try? FlowFiles.table(nil))?.rows.map(\.id).sorted() ?? []
        case "tags": return Set((try? FlowFiles.load([]))?.flows.flatMap(\.tags) ?? []).sorted()
        default: throw UsageError(message: "--values knows services, tags, requirements and codes, not \(name)")
        }
    }
}
