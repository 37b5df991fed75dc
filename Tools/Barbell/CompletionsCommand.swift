internal import Contracts
internal import FlowRunner

/// `barbell completions`: prints completions for a shell.
enum CompletionsCommand {
    static let help = """
        usage: barbell completions bash|zsh|fish

        Prints a script that completes verbs, options, files, services, tags, requirement ids and codes. Its options are those of the help
        texts. For bash: eval "$(barbell completions bash)" in ~/.bashrc; the script says how for the others.

          --values services|tags|requirements|codes
                     what the script completes with, one a line

        exit code: 0 printed · 2 no such shell

        """

    static func main(arguments words: [String]) async -> Int32 {
        var arguments = Arguments(words)
        if arguments.flag("--help", "-h") {
            Terminal.out(help)
            return 0
        }
        do throws(UsageError) {
            let values = try arguments.value("--values")
            let shells = try arguments.positionals()
            if let values {
                Terminal.out(try list(values).map { $0 + "\n" }.joined())
                return 0
            }
            guard shells.count == 1, let script = CompletionScript(rawValue: shells[0]) else {
                throw UsageError(message: shells.isEmpty ? "name a shell: bash, zsh or fish" : "there is bash, zsh and fish, not \(shells.joined(separator: " "))")
            }
            Terminal.out(script.text(verbs))
            return 0
        } catch {
            Terminal.error("barbell completions: \(error.message)\n")
            return 2
        }
    }

    private static var verbs: [CompletedVerb] {
        Barbell.verbs.map { verb in
            let below = verb.name == "contract" ? ContractCommand.helps : []
            return CompletedVerb(name: verb.name, summary: verb.summary, helps: [verb.help] + below, arguments: arguments(of: verb.name))
        }
    }

    private static func arguments(of verb: String) -> HelpOption.Values {
        switch verb {
        case "run", "lint", "fmt", "watch", "load": .files
        case "up", "logs", "fuzz": .list("services")
        case "contract": .words(["diff", "snapshot", "accept", "verify", "states", "can-deploy"])
        case "explain": .list("codes")
        case "completions": .words(CompletionScript.allCases.map(\.rawValue))
        default: .none
        }
    }

    private static func list(_ name: String) throws(UsageError) -> [String] {
        switch name {
        case "services": return Catalogue.services.keys.sorted()
        case "codes": return ExplainCommand.book.codes
        case "requirements": return FlowFiles.table(FlowFiles.requirements)?.rows.map(\.id).sorted() ?? []
        case "tags": return Set((try? FlowFiles.load([]))?.flows.flatMap(\.tags) ?? []).sorted()
        default: throw UsageError(message: "--values knows services, tags, requirements and codes, not \(name)")
        }
    }
}
