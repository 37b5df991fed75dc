internal import Glibc
internal import Supervisor

/// `barbell logs`: what the services printed.
enum LogsCommand {
    static let help = """
        usage: barbell logs [-f] [--tail N] [--state DIR] [service …]

          -f, --follow  go on until the stack has stopped or Ctrl-C
          -n, --tail N  begin with the last N lines of each service (default: all)
          --state DIR   the stack's folder (default .barbell)
          --no-color

        With one service named its lines come as they are, otherwise with the service's name before them.

        """

    static func main(arguments words: [String]) -> Int32 {
        StackCommand.run("logs", words, help: help) { arguments in
            let folder = try StackCommand.folder(&arguments)
            let isFollowing = arguments.flag("--follow", "-f")
            let tail = try arguments.number("--tail", "-n", in: 0...Int.max)
            let names = try arguments.positionals()
            let known = folder.runningState()?.services.map(\.name) ?? folder.loggedServices()
            if let unknown = names.first(where: { !known.contains($0) }) {
                let hint = Suggestion.phrase(for: unknown, among: known)
                throw UsageError(message: "no service called '\(unknown)' has run from \(folder.path)\(hint)")
            }
            show(folder, names.isEmpty ? known : names, prefixed: names.count != 1, tail: tail, following: isFollowing)
            return 0
        }
    }

    private static func show(_ folder: StateFolder, _ services: [String], prefixed: Bool, tail: Int?, following: Bool) {
        let output = LineOutput.output
        let renderer = ConsoleRenderer(services: services, coloured: output.wantsColour(StackCommand.environment()))
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
