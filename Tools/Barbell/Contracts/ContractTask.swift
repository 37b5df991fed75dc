internal import Commands
internal import FlowRunner
internal import Pacts
internal import Platform
internal import Processes
internal import ProviderStates
internal import Wire

/// What the commands about pacts have in common.
enum ContractTask {
    static let pacts = "Contracts/pacts"
    static let contracts = "Contracts/openapi"

    /// What the command line says of the services; read before the machine is asked, so that a mistake in it is told first.
    struct Place {
        private let running: RunningServices

        init(_ arguments: Arguments) throws(UsageError) { running = try RunningServices(arguments) }

        /// Where the services are and what they sign with.
        func settings() throws -> WorldSettings {
            let addresses = try running.addresses()
            // What compose.yaml gives to the store and to the sandbox when the environment says nothing.
            let webhooks = ProcessEnvironment.current()["STORE_WEBHOOK_SECRETS"].flatMap { $0.isEmpty ? nil : $0 } ?? "whsec_of_the_sandbox"
            let first = webhooks.split(separator: ",").first.map(String.init) ?? webhooks
            return WorldSettings(
                services: Dictionary(addresses.map { ($0.name, $0.url) }) { first, _ in first },
                serviceSecret: running.secret, webhookSecret: Secret(first))
        }
    }

    /// The one path that may be given.
    static func path(_ arguments: Arguments) throws(UsageError) -> String {
        let paths = arguments.positionals
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

    /// The day in UTC.
    static func today() -> LocalDate { LocalDate(daysSinceEpoch: SystemClock().now().seconds / 86_400) }
}
