internal import Commands
internal import Glibc
internal import JSONCoding
internal import Supervisor

/// `barbell ps`: what runs, where, since when and with how much memory.
enum PsCommand {
    static let verb = Verb(
        "ps", "show what runs",
        usage: ["[--all] [--state DIR] [--json]"],
        help: [
            .options([
                "--all": "every stack of this machine, by the processes that run them",
                "--state DIR": "the stack's folder (default .barbell, or BARBELL_STATE)",
                "--json": #"{"services":{"auth":{"pid":…,"state":…,"url":…,"ports":{…},"residentBytes":…,"restarts":…,"uptimeMs":…},…}}"#,
            ]),
            .text("  barbell ps --all"),
        ],
        exits: [.ok: "also when nothing runs"],
        action: .blocking(run))

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        let folder = StateFolder(arguments)
        let isJSON = arguments.flag("--json"), isAll = arguments.flag("--all")
        try arguments.takesNoMore()
        if isAll { return everyStack(isJSON: isJSON) }
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

    private static func everyStack(isJSON: Bool) -> ExitCode {
        let stacks = RunningStacks.all()
        if isJSON {
            let items = stacks.map { stack -> JSONValue in
                ["folder": .string(stack.folder), "pid": .integer(Int64(stack.pid)), "services": .integer(Int64(stack.services)),
                 "console": stack.console.map(JSONValue.string) ?? .null]
            }
            Terminal.out(JSONValue.array(items).text() + "\n")
        } else if stacks.isEmpty {
            Terminal.out("no stack runs on this machine\n")
        } else {
            for stack in stacks {
                Terminal.out("\(stack.folder)  pid \(stack.pid)  \(stack.services) services" + (stack.console.map { "  \($0)" } ?? "") + "\n")
            }
        }
        return .ok
    }
}
