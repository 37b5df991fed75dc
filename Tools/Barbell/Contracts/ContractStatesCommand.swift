internal import Commands
internal import EventLoop
internal import FlowRunner
internal import Pacts
internal import ProviderStates

/// `barbell contract states`: sets up provider states for other tools.
enum ContractStatesCommand {
    static let verb = Verb(
        "states",
        usage: ["[options]", "--list [PROVIDER …]"],
        help: [
            .text(
                """
                Serves the provider states on 127.0.0.1, so that other verifiers can replay the same pacts: POST /PROVIDER with
                {"state": …, "params": {…}, "action": "setup"} answers the values that the state returns. Ends with SIGINT or SIGTERM.
                """),
            .options([
                "--port N": "the port (default: a free one, which is printed)",
                "--list": "print the states there are, of the providers that are named or of all, and end",
                "--state PATH":
                    """
                    the state of `barbell up` (default .barbell, or BARBELL_STATE): addresses, and the secret that calls are signed with;
                    SERVICE_SECRET in the environment goes first
                    """,
                "--service NAME=URL": "a service's address; overrides the state",
            ]),
        ],
        exits: [.ok: "ended", .usage: "bad command line", .environment: "a service is not there, or the port is taken"],
        action: .waiting(run))

    private static func run(_ arguments: Arguments) async throws -> ExitCode {
        if arguments.flag("--list") { return try list(arguments.positionals) }
        let port = try arguments.number("--port", in: 0...65_535) ?? 0
        let place = try ContractTask.Place(arguments)
        try arguments.takesNoMore()
        return try await serve(ProviderStates(settings: try place.settings()), port: port)
    }

    private static func list(_ providers: [String]) throws(UsageError) -> ExitCode {
        let library = StateLibrary.standard
        if let unknown = providers.first(where: { !library.providers.contains($0) }) {
            throw UsageError(message: "no states are known of \(unknown); there is \(library.providers.joined(separator: ", "))")
        }
        for provider in providers.isEmpty ? library.providers : providers {
            for state in library.states(of: provider) {
                let parameters = state.parameters.isEmpty ? "" : " (\(state.parameters.joined(separator: ", ")))"
                Terminal.out("\(provider): \(state.name)\(parameters)\n")
            }
        }
        return .ok
    }

    private static func serve(_ states: ProviderStates, port: Int) async throws -> ExitCode {
        RunEnvironment.catchInterruptions()
        let isInterrupted = RunEnvironment.live(checker: nil).isInterrupted
        let loops = try EventLoopGroup(count: 1, name: "states")
        let server = try await StateServer.start(states, port: port, loops: loops)
        Terminal.out("http://127.0.0.1:\(server.port)\n")
        while !isInterrupted() { try await Task.sleep(for: .milliseconds(50)) }
        await server.stop()
        loops.stop()
        return .ok
    }
}
