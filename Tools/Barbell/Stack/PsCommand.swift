internal import Commands
internal import Glibc
internal import JSONCoding
internal import Supervisor

/// `barbell ps`: what runs, where, since when and with how much memory.
enum PsCommand {
    static let verb = Verb(
        "ps", "show what runs",
        usage: ["[--state DIR] [--json]"],
        help: [
            .options([
                "--state DIR": "the stack's folder (default .barbell, or BARBELL_STATE)",
                "--json": #"{"services":{"auth":{"pid":…,"state":…,"url":…,"ports":{…},"residentBytes":…,"restarts":…,"uptimeMs":…},…}}"#,
            ]),
        ],
        exits: [.ok: "also when nothing runs"],
        action: .blocking(run))

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        let folder = StateFolder(arguments)
        let isJSON = arguments.flag("--json")
        try arguments.takesNoMore()
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
        return .ok
    }
}
