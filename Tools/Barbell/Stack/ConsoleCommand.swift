internal import Commands
internal import Processes
internal import Supervisor

/// `barbell console`: where the page is that shows the running stack.
enum ConsoleCommand {
    static let verb = Verb(
        "console", "show the page of a running stack",
        usage: ["[--state DIR]"],
        help: [
            .text(
                """
                Prints the address of the page that `barbell up` serves: services, log, traces as waterfalls, messages, the clock, people, \
                the
                databases' tables, faults, flows and the API reference. Only this machine reaches it.
                """),
            .options(["--state DIR": "the stack's folder (default .barbell, or BARBELL_STATE)"]),
            .text("  barbell console"),
        ],
        exits: [.ok: "it is there", .environment: "nothing runs"],
        action: .blocking(run))
    static let open = Verb(
        "open", "open the page of a running stack, or a service's reference, in the browser",
        usage: ["[--state DIR] [SERVICE]"],
        help: [
            .text("Opens the console in this machine's browser, with a service named its API reference."),
            .options(["--state DIR": "the stack's folder (default .barbell, or BARBELL_STATE)"]),
            .text("  barbell open auth"),
        ],
        exits: [.ok: "opened", .environment: "nothing runs, or there is no browser"],
        completion: .list("services"), action: .blocking(openPage))

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        let console = try ConsoleClient(StateFolder(arguments))
        try arguments.takesNoMore()
        Terminal.out(console.url + "\n")
        return .ok
    }

    private static func openPage(_ arguments: Arguments) throws -> ExitCode {
        let folder = StateFolder(arguments)
        let console = try ConsoleClient(folder)
        guard arguments.positionals.count <= 1 else {
            throw UsageError(message: "one service at a time; without one the console is opened")
        }
        let known = folder.runningState()?.services.map(\.name) ?? []
        if let service = arguments.positionals.first, !known.contains(service) {
            throw UsageError(message: "the stack has no service '\(service)'\(Suggestion.phrase(for: service, among: known))")
        }
        let url = arguments.positionals.first.map { "\(console.url)/#/api?service=\($0)" } ?? console.url
        Terminal.out(url + "\n")
        let environment = ProcessEnvironment.current()
        for opener in ["xdg-open", "open"] {
            let command = Command(opener, [url], environment: environment, limits: ChildLimits(wallTime: .seconds(10)))
            if (try? command.runAndWait()) != nil { return .ok }
        }
        throw EnvironmentError(message: "no browser could be opened from here: open the address by hand")
    }
}
