internal import EventLoop
internal import FlowRunner
internal import Pacts
internal import ProviderStates

/// `barbell contract states`: sets up provider states for other tools.
enum ContractStatesCommand {
    static let help = """
        usage: barbell contract states [options]

        Serves the provider states on 127.0.0.1, so that other verifiers can replay the same pacts: POST /PROVIDER with
        {"state": …, "params": {…}, "action": "setup"} answers the values that the state returns. Ends with SIGINT or SIGTERM.

          --port N            the port (default: a free one, which is printed)
          --list [PROVIDER]   print the states there are, and end
          --state PATH        the state of `barbell up` (default .barbell): addresses, and the secret that calls are signed with;
                              SERVICE_SECRET in the environment goes first
          --service NAME=URL  a service's address; overrides the state

        exit code: 0 ended · 2 bad command line · 3 a service is not there, or the port is taken

        """

    static func main(arguments words: [String]) async -> Int32 {
        var arguments = Arguments(words)
        if arguments.flag("--help", "-h") {
            Terminal.out(help)
            return 0
        }
        do {
            if arguments.flag("--list") { return try list(arguments.positionals()) }
            let port = try arguments.number("--port", in: 0...65_535) ?? 0
            let place = try ContractTask.Place(&arguments)
            if let extra = try arguments.positionals().first { throw UsageError(message: "unexpected \(extra)") }
            return try await serve(ProviderStates(settings: try place.settings()), port: port)
        } catch {
            return ContractTask.report(error, of: "states")
        }
    }

    private static func list(_ providers: [String]) throws(UsageError) -> Int32 {
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
        return 0
    }

    private static func serve(_ states: ProviderStates, port: Int) async throws -> Int32 {
        RunEnvironment.catchInterruptions()
        let isInterrupted = RunEnvironment.live(checker: nil).isInterrupted
        let loops = try EventLoopGroup(count: 1, name: "states")
        let server = try await StateServer.start(states, port: port, loops: loops)
        Terminal.out("http://127.0.0.1:\(server.port)\n")
        while !isInterrupted() { try await Task.sleep(for: .milliseconds(50)) }
        await server.stop()
        loops.stop()
        return 0
    }
}
