internal import Commands
internal import Glibc
internal import Supervisor
internal import Wire

/// `barbell restart`: lets services of a running stack stop in order and begin again, as after a change of their code.
enum RestartCommand {
    static let verb = Verb(
        "restart", "stop services of a running stack in order and start them again",
        usage: ["[--state DIR] [--timeout SECONDS] SERVICE …"],
        help: [
            .text(
                """
                Asks each service to stop, which it does once it has finished what it is doing, and waits until barbell up has started it
                again and it is ready. Its port and its data stay. A service that was built anew runs its new code from then on.
                """),
            .options([
                "--state DIR": "the stack's folder (default .barbell, or BARBELL_STATE)",
                "--timeout SECONDS": "for one service to be ready again (default 60)",
            ]),
            .text("  barbell restart auth tasks"),
        ],
        exits: [.ok: "ready again", .environment: "nothing runs, or a service did not come back"],
        completion: .list("services"), action: .blocking(run))

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        let folder = StateFolder(arguments)
        let limit: Int = try arguments.number("--timeout", in: 1...86_400) ?? 60
        let names = arguments.positionals
        guard !names.isEmpty else { throw UsageError(message: "name the services; barbell down stops a stack as a whole") }
        guard let state = folder.runningState() else {
            throw EnvironmentError(message: "nothing runs from \(folder.path): start it with barbell up")
        }
        let known = state.services.map(\.name)
        if let unknown = names.first(where: { !known.contains($0) }) {
            throw UsageError(message: "no service called '\(unknown)' runs\(Suggestion.phrase(for: unknown, among: known))")
        }
        for name in names { try restart(name, in: folder, within: .seconds(limit)) }
        return .ok
    }

    private static func restart(_ name: String, in folder: StateFolder, within limit: Duration) throws {
        let began = ContinuousClock.now
        guard let old = folder.runningState()?.services.first(where: { $0.name == name })?.process, old.signal(SIGTERM) else {
            throw EnvironmentError(message: "\(name) has just ended by itself; see barbell ps")
        }
        while began.duration(to: .now) < limit {
            usleep(20_000)
            guard let service = folder.runningState()?.services.first(where: { $0.name == name }), service.phase == "ready",
                let process = service.process, process != old
            else { continue }
            Terminal.out("\(name) is ready again after \(began.duration(to: .now).milliseconds) ms\n")
            return
        }
        throw EnvironmentError(message: "\(name) was not ready again within \(limit.milliseconds / 1000) s; see barbell logs \(name)")
    }
}
