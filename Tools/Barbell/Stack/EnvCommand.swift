internal import Commands
internal import Supervisor

/// `barbell env`: the addresses of a stack for shells, apps and other tools.
enum EnvCommand {
    static let verb = Verb(
        "env", "print the addresses of what runs, for shells, apps and Hurl",
        usage: ["[--format shell|dotenv|hurl] [--state DIR]"],
        help: [
            .options([
                "--format shell|dotenv|hurl":
                    """
                    shell (default): export AUTH_URL='http://…'; dotenv: AUTH_URL=http://…, for .env files and the environment
                    variables of an Xcode scheme; hurl: auth=http://…, the names that flows use, for Hurl's --variables-file
                    """,
                "--state DIR": "the stack's folder (default .barbell, or BARBELL_STATE)",
            ]),
            .text(
                """
                  eval "$(barbell env)"; curl "$AUTH_URL/ready"
                  barbell env --format hurl >stack.env; hurl --variables-file stack.env my.hurl
                """),
        ],
        exits: [.environment: "nothing runs"],
        action: .blocking(run))

    enum Format: String, CaseIterable {
        case shell, dotenv, hurl

        /// The line of one service.
        func line(_ service: String, _ url: String) -> String {
            let name = EnvCommand.name(service)
            switch self {
            case .shell: return "export \(name.uppercased())_URL='\(url)'"
            case .dotenv: return "\(name.uppercased())_URL=\(url)"
            case .hurl: return "\(name)=\(url)"
            }
        }
    }

    /// A service's name within that of a variable.
    static func name(_ service: String) -> String {
        service.map { $0.isLetter || $0.isNumber ? $0 : "_" }.map(String.init).joined()
    }

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        let folder = StateFolder(arguments)
        let text = arguments.value("--format") ?? Format.shell.rawValue
        guard let format = Format(rawValue: text) else {
            throw UsageError(message: "--format knows shell, dotenv and hurl, not \(text)")
        }
        try arguments.takesNoMore()
        guard let state = folder.runningState() else {
            throw EnvironmentError(message: "nothing runs from \(folder.path): start it with barbell up")
        }
        for service in state.services {
            if let url = service.url { Terminal.out(format.line(service.name, url) + "\n") }
        }
        return .ok
    }
}
