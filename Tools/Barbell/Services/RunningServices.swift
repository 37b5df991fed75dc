internal import Commands
internal import Contracts
internal import FlowRunner
internal import Platform
internal import Processes
internal import Supervisor

/// Where the services are, and the secret they know each other by, as `--state` and `--service` say.
struct RunningServices {
    private let state: String?
    private let given: [ServiceAddress]

    /// Only reads the command line, so that a mistake in it is told before anything is looked for.
    init(_ arguments: Arguments) throws(UsageError) {
        state = arguments.value("--state")
        given = try arguments.pairs("--service", "NAME=URL").map { ServiceAddress(name: $0.name, url: $0.value) }
        guard !given.isEmpty else { return }
        // A misspelt service is taken from the running stack instead, and a service of one's own may be called almost as one of these.
        let known = Catalogue.services.keys.sorted()
        for name in given.map(\.name) where !known.contains(name) {
            let hint = Suggestion.phrase(for: name, among: known)
            if !hint.isEmpty { Terminal.error("--service: Barbell has no service '\(name)'\(hint)\n") }
        }
    }

    init(state: String?, given: [ServiceAddress]) {
        self.state = state
        self.given = given
    }

    /// Whether the command line says where they are.
    var isNamed: Bool { state != nil || !given.isEmpty }

    /// What `--service` says goes before what the state says. Without `--state` the default one is used if there is one.
    func addresses() throws(StateError) -> [ServiceAddress] {
        var services: [ServiceAddress] = []
        if let state {
            services = try StateFile.services(state)
        } else if let found = try? StateFile.services(StateFolder.standard) {
            services = found
        } else if given.isEmpty {
            throw StateError(message: "no running services: start them with `barbell up --detach`, or name them with --service")
        }
        for address in given {
            services.removeAll { $0.name == address.name }
            services.append(address)
        }
        return services
    }

    /// What `barbell up` was given in the environment, else what it made up.
    var secret: Secret? {
        if let given = ProcessEnvironment.current()["SERVICE_SECRET"], !given.isEmpty { return Secret(given) }
        return StateFile.secret("SERVICE_SECRET", state ?? StateFolder.standard)
    }

    /// Nil when there is none.
    var stateFile: String? { StateFile.path(state ?? StateFolder.standard) }
}
