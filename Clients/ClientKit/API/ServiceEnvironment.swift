/// Which services an app talks to. GTSD-P-7-04.
public enum ServiceEnvironment: String, Sendable, Hashable, CaseIterable {
    case development, staging, production

    /// What a build or a launch says, as in `GTSD_ENVIRONMENT`; production for everything else, so that nobody's data goes elsewhere by a
    /// slip of the pen.
    public init(named name: String?) { self = name.flatMap(ServiceEnvironment.init(rawValue:)) ?? .production }

    /// Base URL of the gateway. In development that is the machine itself; `barbell env` names services with ports of their own.
    public var gateway: String {
        switch self {
        case .development: "http://localhost:3000"
        case .staging: "https://staging-api.gtsd.com"
        case .production: "https://api.gtsd.com"
        }
    }
}

extension ServiceAddresses {
    /// The addresses of an environment. Without TLS only the machine itself is spoken to, in development.
    /// - Parameter services: addresses of single services, by name, that differ from the gateway's.
    public init(_ environment: ServiceEnvironment, services: [String: String] = [:]) throws(ClientError) {
        try self.init(gateway: environment.gateway, services: services)
    }
}
