/// The local processes of a compose file, ready to start.
public struct StackPlan: Sendable {
    /// In an order in which each comes after what it waits for.
    public let services: [ServicePlan]
    /// Folders that stand for the compose file's volumes.
    public let folders: [String]
    /// What nginx reads where a service is several processes: the text of each file by its path.
    public let files: [String: String]
    /// The ways from service to service that lead through a proxy, in the order of their callers; empty unless faults are wanted.
    public let edges: [StackEdge]

    public func service(_ name: String) -> ServicePlan? { services.first { $0.name == name } }
}

/// A port of a service as other processes of this machine reach it.
public struct LocalPort: Sendable, Hashable {
    /// The address to listen on.
    public let address: String
    public let port: Int
    /// The port in the container that it stands for.
    public let target: Int
    public let isTCP: Bool

    /// Where to connect: the address, or the loopback address when it is a wildcard.
    public var host: String {
        switch address {
        case "0.0.0.0": "127.0.0.1"
        case "::": "::1"
        default: address
        }
    }
    /// `host:port`, an IPv6 address in brackets.
    public var authority: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}

/// A way from one service to another by HTTP: the caller is told a port of 127.0.0.1 that stands for the callee's.
public struct StackEdge: Sendable, Hashable {
    public let from: String
    public let to: String
    /// The port that the caller is told.
    public let port: Int
    /// Where the callee really listens.
    public let target: LocalPort
}

/// One local process: what to run, how to tell that it is ready, what to do when it ends.
public struct ServicePlan: Sendable {
    public enum Readiness: Sendable, Hashable {
        /// Ready as soon as it runs.
        case started
        /// Ready when a GET answers 2xx.
        case http(LocalPort, path: String)
        /// Ready when a connection is accepted.
        case connects(LocalPort)
        /// Ready when this command ends with 0.
        case command([String], timeout: Duration)
        /// Ready when it has ended with 0 itself.
        case completed
    }

    public let name: String
    /// The service of which this is one of several processes; nil for a whole service.
    public let group: String?
    /// The absolute path of the program, then its arguments.
    public let arguments: [String]
    public let environment: [String: String]
    public let workingFolder: String
    public let ports: [LocalPort]
    public let readiness: Readiness
    /// What must be so before it starts; only services of the plan.
    public let waitsFor: [ComposeService.Dependency]
    public let restart: ComposeService.Restart
    public let stopSignal: Int32
    public let stopGracePeriod: Duration
    /// How long one start may take until it is ready.
    public let startTimeout: Duration

    /// Whether it is started with `TEST_HOOKS` on, in any of the words that services read.
    public var hasTestHooks: Bool { ["1", "true", "yes", "on"].contains(environment["TEST_HOOKS"]?.lowercased()) }

    /// `http://host:port` of the first TCP port.
    public var url: String? { ports.first(where: \.isTCP).map { "http://\($0.authority)" } }
}
