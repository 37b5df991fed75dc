internal import Glibc
internal import JSONCoding
internal import Supervisor

/// `barbell ps`: what runs, where, since when and with how much memory.
enum PsCommand {
    static let help = """
        usage: barbell ps [--state DIR] [--json]

          --state DIR  the stack's folder (default .barbell)
          --json       {"services":{"auth":{"pid":…,"state":…,"url":…,"ports":{…},"residentBytes":…,"restarts":…,"uptimeMs":…},…}}

        exit code: 0, also when nothing runs

        """

    static func main(arguments words: [String]) -> Int32 {
        StackCommand.run("ps", words, help: help) { arguments in
            let folder = try StackCommand.folder(&arguments)
            let isJSON = arguments.flag("--json")
            if let extra = try arguments.positionals().first { throw UsageError(message: "'\(extra)' is not understood") }
            var time = timespec()
            clock_gettime(CLOCK_REALTIME, &time)
            let table = StatusTable(folder.runningState(), now: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
            if isJSON {
                Terminal.out(table.json.text() + "\n")
            } else if table.rows.isEmpty {
                Terminal.out("nothing runs from \(folder.path)\n")
            } else {
                Terminal.out(table.lines.joined(separator: "\n") + "\n")
            }
            return 0
        }
    }
}
