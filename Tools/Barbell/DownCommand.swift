internal import Supervisor

/// `barbell down`: stops a detached stack.
enum DownCommand {
    static let help = """
        usage: barbell down [--state DIR] [--timeout SECONDS]

        Stops the stack that `barbell up --detach` left running, in reverse order of its start.

          --state DIR        the stack's folder (default .barbell)
          --timeout SECONDS  kill what has not stopped by then (default 60)

        exit code: 0, also when nothing runs

        """

    static func main(arguments words: [String]) -> Int32 {
        StackCommand.run("down", words, help: help) { arguments in
            let folder = try StackCommand.folder(&arguments)
            let limit = try arguments.number("--timeout", in: 1...86_400) ?? 60
            if let extra = try arguments.positionals().first { throw UsageError(message: "'\(extra)' is too much: a stack stops as a whole") }
            switch StackShutdown.run(folder, within: .seconds(limit)) {
            case .nothingRuns: Terminal.out("nothing runs from \(folder.path)\n")
            case .stopped: Terminal.out("stopped\n")
            case .killed: Terminal.out("stopped; some of it had to be killed\n")
            }
            return 0
        }
    }
}
