public import YAML

/// What a compose file says, validated. Only what local processes need is kept; networks, labels and the like are ignored.
public struct ComposeFile: Sendable {
    /// The path as given, for messages.
    public let file: String
    public let name: String?
    /// In the order of the file; names are unique.
    public internal(set) var services: [ComposeService]
    /// Variables of `x-barbell.secrets`, which `barbell up` makes up once per state folder when the environment has none.
    public let generatedSecrets: [String]
    /// Things that work but are probably not meant, such as a variable that is not set.
    public let warnings: [ComposeProblem]

    public func service(_ name: String) -> ComposeService? { services.first { $0.name == name } }

    /// The place for problems that belong to no line.
    var start: YAMLPosition { YAMLPosition(line: 1, column: 1) }
}

/// One service of a compose file.
public struct ComposeService: Sendable {
    public struct Build: Sendable, Hashable {
        public var context = "."
        public var dockerfile: String?
        public var target: String?
        public var arguments: [String: String] = [:]
    }

    public enum Restart: Sendable, Hashable {
        case never
        case always
        /// After an exit with a status other than 0; nil means without limit.
        case onFailure(limit: Int?)
        case unlessStopped
    }

    public struct Port: Sendable, Hashable {
        /// The address to listen on; nil where the file names none.
        public var hostAddress: String?
        /// nil: any free port.
        public var published: Int?
        public var target: Int
        public var isTCP = true
        public let position: YAMLPosition
    }

    public struct Dependency: Sendable, Hashable {
        public enum Condition: String, Sendable, CaseIterable {
            case started = "service_started"
            case healthy = "service_healthy"
            case completed = "service_completed_successfully"
        }
        public let service: String
        public let condition: Condition
        /// Whether the service may be left out when the other is not selected.
        public let isRequired: Bool
        public let position: YAMLPosition
    }

    public struct HealthCheck: Sendable, Hashable {
        /// The argument list of the check; a `CMD-SHELL` is already `/bin/sh -c`.
        public var test: [String]
        public var interval: Duration = .seconds(30)
        public var timeout: Duration = .seconds(30)
        public var retries = 3
        public var startPeriod: Duration = .zero
    }

    public struct Mount: Sendable, Hashable {
        public enum Source: Sendable, Hashable { case volume(String), folder(String), anonymous }
        public let source: Source
        /// The path in the container.
        public let target: String
    }

    /// `x-barbell`: how the service runs as a local process. Compose ignores it.
    public struct Local: Sendable, Hashable {
        /// The name of an executable of the build folder.
        public var executable: String?
        /// Its arguments.
        public var arguments: [String] = []
        /// A command to run in place of the service's own.
        public var command: [String]?
        /// The path whose GET answers 2xx once the service is ready.
        public var readyPath: String?
        /// Variables that replace or join the service's own.
        public var environment: [String: String] = [:]
        public var startTimeout: Duration?
    }

    public internal(set) var name: String
    public let position: YAMLPosition
    /// The service of which this is one of several processes; nil for a whole service.
    public internal(set) var group: String?
    /// The processes of the service between which this one, an nginx, divides what comes.
    public internal(set) var balanced: [String] = []
    public var image: String?
    public var build: Build?
    public var entrypoint: [String]?
    public var command: [String]?
    public var user: String?
    /// With the files of `env_file` underneath. Variables without a value and not set outside are left out.
    public var environment: [String: String] = [:]
    public var ports: [Port] = []
    public var dependsOn: [Dependency] = []
    public var healthCheck: HealthCheck?
    public var restart: Restart = .never
    public var profiles: [String] = []
    public var mounts: [Mount] = []
    public var stopSignal: Int32 = 15
    public var stopGracePeriod: Duration = .seconds(10)
    public var local = Local()

    init(name: String, position: YAMLPosition) {
        self.name = name
        self.position = position
    }
}
