internal import FlowRunner
internal import Pacts
internal import Platform
internal import ProviderStates
internal import Wire

/// What the commands about pacts have in common.
enum ContractTask {
    static let pacts = "Contracts/pacts"
    static let contracts = "Contracts/openapi"

    /// Runs a command and turns its errors into messages and exit codes.
    static func run(_ verb: String, _ words: [String], help: String, _ body: (inout Arguments) throws -> Int32) -> Int32 {
        var arguments = Arguments(words)
        if arguments.flag("--help", "-h") {
            Terminal.out(help)
            return 0
        }
        do { return try body(&arguments) } catch { return report(error, of: verb) }
    }

    static func report(_ error: any Error, of verb: String) -> Int32 {
        switch error {
        case let error as UsageError: Terminal.error("barbell contract \(verb): \(error.message)\n")
        case let error as PactError: Terminal.error("\(error)\n")
        case let error as StateError:
            Terminal.error("barbell contract \(verb): \(error.message)\n")
            return 3
        case let error as StateProblem:
            Terminal.error("barbell contract \(verb): \(error.message)\n")
            return 3
        default: Terminal.error("barbell contract \(verb): \(error)\n")
        }
        return 2
    }

    /// What the command line says of the services; read before the machine is asked, so that a mistake in it is told first.
    struct Place {
        let state: String?
        let given: [(name: String, value: String)]

        init(_ arguments: inout Arguments) throws(UsageError) {
            state = try arguments.value("--state")
            given = try arguments.values("--service").map { text throws(UsageError) in
                guard let pair = VariableText.pair(text) else { throw UsageError(message: "--service needs NAME=URL") }
                return pair
            }
        }

        /// Where the services are and what they sign with.
        func settings() throws -> WorldSettings {
            let addresses = try RunningServices.addresses(state: state, given: given)
            // What compose.yaml gives to the store and to the sandbox when the environment says nothing.
            let webhooks = StackCommand.environment()["STORE_WEBHOOK_SECRETS"].flatMap { $0.isEmpty ? nil : $0 } ?? "whsec_of_the_sandbox"
            let first = webhooks.split(separator: ",").first.map(String.init) ?? webhooks
            return WorldSettings(
                services: Dictionary(addresses.map { ($0.name, $0.url) }) { first, _ in first },
                serviceSecret: RunningServices.secret(state: state), webhookSecret: Secret(first))
        }
    }

    /// The one path that may be given.
    static func path(_ arguments: inout Arguments) throws(UsageError) -> String {
        let paths = try arguments.positionals()
        if paths.count > 1 { throw UsageError(message: "'\(paths[1])' is too much: give one folder or one pact") }
        var path = paths.first ?? pacts
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path
    }

    /// Where `pending.json` and `verified.json` of a path are: in it, or beside it when it is a file.
    static func folder(of path: String) -> String {
        guard path.hasSuffix(".json") else { return path }
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    static func timeout(_ arguments: inout Arguments) throws(UsageError) -> Duration {
        guard let text = try arguments.value("--timeout") else { return .seconds(30) }
        guard let timeout = TimeSpan.parse(text), timeout > .zero else {
            throw UsageError(message: "--timeout needs a duration such as 30s, not \(text)")
        }
        return timeout
    }

    /// The day in UTC.
    static func today() -> LocalDate { LocalDate(daysSinceEpoch: SystemClock().now().seconds / 86_400) }
}
