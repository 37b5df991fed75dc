internal import Commands
internal import Glibc
internal import JSONCoding
internal import Supervisor
internal import Wire

/// `barbell restart`, `stop` and `start`: what becomes of single services of a running stack.
enum RestartCommand {
    static let restart = verb(
        .restart, "stop services of a running stack in order and start them again",
        """
        Asks each service to stop, which it does once it has finished what it is doing, and waits until barbell up has started it again and it is
        ready. Its port and its data stay. A service that was built anew runs its new code from then on. Of a service that is several processes
        one is restarted after the other, while the rest answer.
        """, example: "barbell restart auth tasks")
    static let stop = verb(
        .stop, "stop services of a running stack; the others go on",
        "Asks each service to stop and waits for it. It stays down until barbell start; the others get no answer from it.",
        example: "barbell stop profile")
    static let start = verb(
        .start, "start services that barbell stop has stopped",
        "Starts each service at the port and with the data that it had, and waits until it is ready.", example: "barbell start profile")

    private static func verb(_ order: ServiceOrder, _ summary: String, _ text: String, example: String) -> Verb {
        Verb(
            order.rawValue, summary, usage: ["[--state DIR] [--timeout SECONDS] SERVICE …"],
            help: [
                .text(text),
                .options([
                    "--state DIR": "the stack's folder (default .barbell, or BARBELL_STATE)",
                    "--timeout SECONDS": "for one service (default 60)",
                ]),
                .text("  \(example)"),
            ],
            exits: [.ok: "done", .environment: "nothing runs, or a service did not do it in time"],
            completion: .list("services"), action: .blocking { try run(order, $0) })
    }

    private static func run(_ order: ServiceOrder, _ arguments: Arguments) throws -> ExitCode {
        let folder = StateFolder(arguments)
        let limit: Int = try arguments.number("--timeout", in: 1...86_400) ?? 60
        let names = arguments.positionals
        guard !names.isEmpty else { throw UsageError(message: "name the services; barbell down stops a stack as a whole") }
        let services = try ServiceOrders(folder)
        let state = folder.runningState()
        let known = state?.services.map(\.name) ?? []
        if let unknown = names.first(where: { !known.contains($0) }) {
            throw UsageError(message: "the stack has no service '\(unknown)'\(Suggestion.phrase(for: unknown, among: known))")
        }
        for name in names.flatMap({ name in state?.processes(of: name).map(\.name) ?? [name] }) {
            let began = ContinuousClock.now
            try services.carryOut(order, name, within: .seconds(limit))
            let took = began.duration(to: .now).milliseconds
            Terminal.out(order == .stop ? "\(name) has stopped\n" : "\(name) is ready after \(took) ms\n")
        }
        return .ok
    }
}

/// Orders to single services, seen through.
struct ServiceOrders {
    private let folder: StateFolder
    private let console: ConsoleClient

    init(_ folder: StateFolder) throws {
        self.folder = folder
        console = try ConsoleClient(folder)
    }

    func give(_ order: ServiceOrder, _ name: String) throws {
        try console.ask("POST", "/api/services/\(name)", ["order": .string(order.rawValue)])
    }

    /// Gives an order and waits until it is so.
    func carryOut(_ order: ServiceOrder, _ name: String, within limit: Duration) throws {
        let before = service(name)?.process
        if order == .start, service(name)?.phase == "ready" { return }
        try give(order, name)
        try wait(name, within: limit) { service in
            switch order {
            case .stop: service.staysDown
            case .start: service.phase == "ready" || service.phase == "completed"
            case .restart: service.phase == "ready" && service.process != before
            }
        }
    }

    func wait(_ name: String, within limit: Duration, until isDone: (StackState.Service) -> Bool) throws {
        let began = ContinuousClock.now
        while began.duration(to: .now) < limit {
            if let service = service(name), isDone(service) { return }
            usleep(20_000)
        }
        throw EnvironmentError(message: "\(name) did not do it within \(limit.milliseconds / 1000) s; see barbell logs \(name)")
    }

    private func service(_ name: String) -> StackState.Service? { folder.runningState()?.services.first { $0.name == name } }
}
