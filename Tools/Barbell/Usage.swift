internal import Glibc
internal import Supervisor

/// The `barbell` command: global options, then a verb and its own arguments.
enum Barbell {
    struct Verb: Sendable {
        let name: String
        let summary: String
        let help: String
        let main: Main
    }

    enum Main: Sendable {
        /// Runs to its end on the thread that calls it.
        case blocking(@Sendable ([String]) -> Int32)
        case waiting(@Sendable ([String]) async -> Int32)
    }

    /// What a command line comes to: an exit code, or what is still to be awaited for one.
    enum Outcome {
        case done(Int32)
        case waiting(@Sendable () async -> Int32)
    }

    static let verbs = [
        Verb(name: "up", summary: "start the services of compose.yaml as local processes", help: UpCommand.help, main: .blocking(UpCommand.main)),
        Verb(name: "down", summary: "stop a detached stack", help: DownCommand.help, main: .blocking(DownCommand.main)),
        Verb(name: "ps", summary: "show what runs", help: PsCommand.help, main: .blocking(PsCommand.main)),
        Verb(name: "logs", summary: "show what the services printed", help: LogsCommand.help, main: .blocking(LogsCommand.main)),
        Verb(name: "role", summary: "let an account be an administrator or a coach", help: RoleCommand.help, main: .blocking(RoleCommand.main)),
        Verb(name: "run", summary: "replay flows against running services", help: RunCommand.help, main: .waiting(RunCommand.main)),
        Verb(name: "cover", summary: "show which requirements are proven", help: CoverCommand.help, main: .waiting(CoverCommand.main)),
        Verb(name: "lint", summary: "find mistakes in flows without running them", help: LintCommand.help, main: .waiting(LintCommand.main)),
        Verb(name: "fmt", summary: "write flows in their canonical form", help: FmtCommand.help, main: .waiting(FmtCommand.main)),
        Verb(name: "watch", summary: "replay the flows that a change touches", help: WatchCommand.help, main: .waiting(WatchCommand.main)),
        Verb(name: "record", summary: "draft a flow from real calls", help: RecordCommand.help, main: .waiting(RecordCommand.main)),
        Verb(name: "contract", summary: "what services promise each other: diff, verify, can-deploy", help: ContractCommand.help, main: .waiting(ContractCommand.main)),
        Verb(name: "fuzz", summary: "ask a service everything its contract allows and forbids", help: FuzzCommand.help, main: .waiting(FuzzCommand.main)),
        Verb(name: "load", summary: "replay a flow many times over and measure", help: LoadCommand.help, main: .waiting(LoadCommand.main)),
        Verb(name: "doctor", summary: "say what this machine lacks", help: DoctorCommand.help, main: .waiting(DoctorCommand.main)),
        Verb(name: "explain", summary: "explain an error code, a rule or an exit code", help: ExplainCommand.help, main: .waiting(ExplainCommand.main)),
        Verb(name: "completions", summary: "print completions for bash, zsh or fish", help: CompletionsCommand.help, main: .waiting(CompletionsCommand.main)),
    ]

    static var help: String {
        let width = verbs.map(\.name.count).max() ?? 0
        let list = verbs.map { "  \($0.name)\(String(repeating: " ", count: width - $0.name.count))  \($0.summary)" }
        return """
            usage: barbell [-C DIR] [--no-color] <verb> [options]

            \(list.joined(separator: "\n"))

              -C DIR      change to a folder first
              --no-color  no colours (as with NO_COLOR in the environment)

            barbell help <verb> shows the options of a verb.

            exit codes: 0 ok · 1 a check failed · 2 bad command line or file · 3 a service or the machine · 4 contract violated
                        5 breaking change · 6 requirement uncovered · 7 flaky · 8 fuzz finding · 9 load objective missed
                        130 interrupted

            """
    }

    static func command(_ words: [String]) -> Outcome {
        var words = words[...]
        while let option = words.first, option.hasPrefix("-") {
            words = words.dropFirst()
            switch option {
            case "-h", "--help":
                Terminal.out(help)
                return .done(0)
            case "--no-color": setenv("NO_COLOR", "1", 1)
            case "-C":
                guard let folder = words.popFirst() else { return .done(refuse("-C needs a folder")) }
                guard chdir(folder) == 0 else { return .done(refuse("cannot change to the folder \(folder)")) }
            default: return .done(refuse("unknown option \(option)"))
            }
        }
        guard let name = words.popFirst() else {
            Terminal.error(help)
            return .done(2)
        }
        if name == "help" { return .done(showHelp(words.first)) }
        guard let verb = verbs.first(where: { $0.name == name }) else { return .done(refuseVerb(name)) }
        let rest = Array(words)
        switch verb.main {
        case .blocking(let main): return .done(main(rest))
        case .waiting(let main): return .waiting { await main(rest) }
        }
    }

    private static func showHelp(_ name: String?) -> Int32 {
        guard let name else {
            Terminal.out(help)
            return 0
        }
        guard let verb = verbs.first(where: { $0.name == name }) else { return refuseVerb(name) }
        Terminal.out(verb.help)
        return 0
    }

    private static func refuseVerb(_ name: String) -> Int32 {
        refuse("unknown verb '\(name)'\(Suggestion.phrase(for: name, among: verbs.map(\.name) + ["help"]))")
    }

    private static func refuse(_ message: String) -> Int32 {
        Terminal.error("barbell: \(message)\nbarbell --help lists the verbs and options\n")
        return 2
    }
}

/// What the commands around a stack have in common.
enum StackCommand {
    /// Runs a command and turns its errors into messages and exit codes.
    static func run(_ verb: String, _ words: [String], help: String, _ body: (inout Arguments) throws -> Int32) -> Int32 {
        var arguments = Arguments(words)
        if arguments.flag("--help", "-h") {
            Terminal.out(help)
            return 0
        }
        if arguments.flag("--no-color") { setenv("NO_COLOR", "1", 1) }
        do {
            return try body(&arguments)
        } catch let error as UsageError {
            Terminal.error("barbell \(verb): \(error.message)\n")
            return 2
        } catch let error as SupervisorError {
            Terminal.error("barbell \(verb): \(error)\n")
            switch error {
            case .unreadable, .invalid: return 2
            case .system: return 3
            }
        } catch {
            Terminal.error("barbell \(verb): \(error)\n")
            return 3
        }
    }

    /// `--state DIR`, by default `.barbell` in the working folder.
    static func folder(_ arguments: inout Arguments) throws(UsageError) -> StateFolder {
        StateFolder(Paths.absolute(try arguments.value("--state") ?? ".barbell", in: Paths.currentFolder()))
    }

    /// The environment as it is now.
    static func environment() -> [String: String] {
        var result: [String: String] = [:]
        var next = environ
        while let entry = next.pointee {
            let text = String(cString: entry)
            if let equals = text.firstIndex(of: "=") { result[String(text[..<equals])] = String(text[text.index(after: equals)...]) }
            next += 1
        }
        return result
    }
}
