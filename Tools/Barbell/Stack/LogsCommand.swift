internal import Commands
internal import Glibc
internal import Processes
internal import Supervisor

/// `barbell logs`: what the services printed.
enum LogsCommand {
    static let verb = Verb(
        "logs", "show what the services printed",
        usage: ["[-f] [--tail N] [--state DIR] [service …]"],
        help: [
            .options([
                "-f, --follow": "go on until the stack has stopped or Ctrl-C",
                "-n, --tail N": "begin with the last N lines of each service (default: all)",
                "--state DIR": "the stack's folder (default .barbell)",
                "--no-color": "",
            ]),
            .text("With one service named its lines come as they are, otherwise with the service's name before them."),
        ],
        completion: .list("services"), action: .blocking(run))

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        let folder = StateFolder(arguments)
        let isFollowing = arguments.flag("--follow")
        let tail = try arguments.number("--tail", in: 0...Int.max)
        let names = arguments.positionals
        let known = folder.runningState()?.services.map(\.name) ?? folder.loggedServices()
        if let unknown = names.first(where: { !known.contains($0) }) {
            let hint = Suggestion.phrase(for: unknown, among: known)
            throw UsageError(message: "no service called '\(unknown)' has run from \(folder.path)\(hint)")
        }
        show(folder, names.isEmpty ? known : names, prefixed: names.count != 1, tail: tail, following: isFollowing)
        return .ok
    }

    private static func show(_ folder: StateFolder, _ services: [String], prefixed: Bool, tail: Int?, following: Bool) {
        let output = LineOutput.output
        let renderer = ConsoleRenderer(services: services, coloured: output.wantsColour(ProcessEnvironment.current()))
        let follower = LogFollower(folder, services: services)
        let print = { (lines: [(service: String, line: String)]) in
            lines.allSatisfy { output.line(prefixed ? renderer.prefixed($0.service, $0.line) : $0.line) }
        }
        let history = follower.newLines()
        let shown = tail.map { count in services.flatMap { name in history.filter { $0.service == name }.suffix(count) } } ?? history
        guard print(shown), following else { return }
        while true {
            // Asked before reading, so that lines written just before the end are still shown.
            let isRunning = folder.runningState() != nil
            guard print(follower.newLines()), isRunning else { return }
            usleep(50_000)
        }
    }
}
