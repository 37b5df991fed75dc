public import Platform
public import Security
public import Wire

/// The settings every service has; docs/configuration.md lists them.
public struct ServiceConfiguration: Sendable {
    public enum Environment: String, Sendable, CaseIterable {
        case development, test, production
    }

    public var environment: Environment
    /// What is deployed, for metrics and for whoever looks: a version or a revision.
    public let release: String
    public let host: String
    /// 0 lets the system choose; the chosen one is logged and can be read from the running app.
    public let port: Int
    /// `sqlite:///path/to/file` or `postgres://user:password@host:port/database`.
    public let databaseURL: Secret
    public let database: DatabaseConfiguration
    public let loops: Int
    public let logLevel: LogLevel
    /// Whether `X-Test-Run` and `/_test/clock` work. Refused in production.
    public let testHooks: Bool
    /// Whether `/docs` shows the reference. Off in production unless it is switched on.
    public package(set) var hasDocs: Bool
    /// Keys for service tokens and for sealing what is stored are derived from it; at least 32 characters.
    public let serviceSecret: Secret
    /// The secret before this one, or the one that comes next: accepted, and never used to make anything. Only while the secret changes.
    public package(set) var previousSecret: Secret?
    /// Until when service tokens that name no callee are taken: while services of a release that made such tokens are being replaced.
    public package(set) var unaddressedTokensUntil: Instant?
    /// How far the clocks of the machines may be apart.
    public package(set) var clockTolerance: ClockTolerance
    /// The origins of the web pages that may call from browsers.
    public package(set) var origins: [String]
    /// Who is believed about `X-Forwarded-For`.
    public let trustedProxies: [AddressRange]
    /// Anonymous writes from one address a minute, over all replicas; 0 for no limit.
    public let addressLimit: Int
    /// How many processes share the limits that each counts for itself: each has its part of them.
    public let replicas: Int
    /// Where other services receive events: `profile=http://127.0.0.1:8082`.
    public let eventSubscribers: [String: String]
    /// A NATS server with JetStream that facts go over, `nats://user:password@host:4222`; nil where services tell each other.
    public package(set) var eventsURL: Secret?
    /// On how many of its servers each fact is kept.
    public package(set) var eventsReplicas: Int
    /// Largest request body in bytes.
    public let bodyLimit: Int
    /// Bytes of bodies that may be on their way at once, in all and of one address.
    public let bodyBudget: Int
    public let bodyBudgetPerAddress: Int
    /// Bytes of answers that may wait for their readers at once.
    public let answerBudget: Int
    /// For how long `/ready` says that the process ends before it takes no more connections.
    public package(set) var stopDelay: Duration
    public let drain: Duration
    /// Where `/metrics` is instead of beside the other routes, and `/health` besides.
    public let metricsPort: Int?
    /// Where the spans of what is done go.
    public package(set) var traces: TraceSettings
    /// A PEM file of authorities that outgoing connections trust besides the system's; nil for none.
    public package(set) var certificateAuthorities: String?
}
