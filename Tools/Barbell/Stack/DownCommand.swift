internal import Commands
internal import Supervisor

/// `barbell down`: stops a detached stack.
enum DownCommand {
    static let verb = Verb(
        "down", "stop a detached stack",
        usage: ["[--state DIR] [--timeout SECONDS]"],
        help: [
            .text("Stops the stack that `barbell up --detach` left running, in reverse order of its start."),
            .options([
                "--state DIR": "the stack's folder (default .barbell, or BARBELL_STATE)",
                "--timeout SECONDS": "kill what has not stopped by then (default 60)",
            ]),
        ],
        exits: [.ok: "also when nothing runs"],
        action: .blocking(run))

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        let folder = StateFolder(arguments)
        let limit = try arguments.number("--timeout", in: 1...86_400) ?? 60
        if let extra = arguments.positionals.first { throw UsageError(message: "'\(extra)' is too much: a stack stops as a whole") }
        switch StackShutdown.run(folder, within: .seconds(limit)) {
        case .nothingRuns: Terminal.out("nothing runs from \(folder.path)\n")
        case .stopped: Terminal.out("stopped\n")
        case .killed: Terminal.out("stopped; some of it had to be killed\n")
        }
        return .ok
    }
}
