internal import FlowRunner
internal import Platform

/// Where the services are, and the secret they know each other by.
enum RunningServices {
    static let defaultState = ".barbell"

    /// - Parameters:
    ///   - state: of `--state`; the default one, if there is one, when nil.
    ///   - given: of `--service`, which go before.
    static func addresses(state: String?, given: [(name: String, value: String)]) throws -> [ServiceAddress] {
        var services: [ServiceAddress] = []
        if let state {
            services = try StateFile.services(state)
        } else if let found = try? StateFile.services(defaultState) {
            services = found
        } else if given.isEmpty {
            throw StateError(message: "no running services: start them with `barbell up --detach`, or name them with --service")
        }
        for (name, value) in given {
            services.removeAll { $0.name == name }
            services.append(ServiceAddress(name: name, url: value))
        }
        return services
    }

    /// What `up` went by: the environment, else what it made up.
    static func secret(state: String?) -> Secret? {
        if let given = StackCommand.environment()["SERVICE_SECRET"], !given.isEmpty { return Secret(given) }
        return StateFile.secret("SERVICE_SECRET", state ?? defaultState)
    }
}
