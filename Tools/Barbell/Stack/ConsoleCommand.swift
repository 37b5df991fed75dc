internal import Commands
internal import Processes
internal import Supervisor

/// `barbell console`: where the page is that shows the running stack.
enum ConsoleCommand {
    static let verb = Verb(
        "console", "show the page of a running stack",
        usage: ["[--open] [--state DIR]"],
        help: [
            .text(
                """
                Prints the address of the page that `barbell up` serves: services, log, traces as waterfalls, messages, the clock, people, the
                databases' tables, faults, flows and the API reference. Only this machine reaches it.
                """),
            .options([
                "--open": "open it in the browser as well",
                "--state DIR": "the stack's folder (default .barbell, or BARBELL_STATE)",
            ]),
            .text("  barbell console --open"),
        ],
        exits: [.ok: "it is there", .environment: "nothing runs"],
        action: .blocking(run))

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        let isOpened = arguments.flag("--open")
        let console = try ConsoleClient(StateFolder(arguments))
        try arguments.takesNoMore()
        Terminal.out(console.url + "\n")
        guard isOpened else { return .ok }
        let environment = ProcessEnvironment.current()
        for opener in ["xdg-open", "open"] {
            let command = Command(opener, [console.url], environment: environment, limits: ChildLimits(wallTime: .seconds(10)))
            if (try? command.runAndWait()) != nil { return .ok }
        }
        throw EnvironmentError(message: "no browser could be opened from here: open the address by hand")
    }
}
