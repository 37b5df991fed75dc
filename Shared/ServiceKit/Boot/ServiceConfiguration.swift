public import Platform

/// The settings every service has. README's configuration table is this list.
public struct ServiceConfiguration: Sendable {
    public enum Environment: String, Sendable, CaseIterable {
        case development, test, production
    }

    public let environment: Environment
    public let host: String
    /// 0 lets the system choose; the chosen one is logged and can be read from the running app.
    public let port: Int
    /// `sqlite:///path/to/file` or `postgres://user:password@host:port/database`.
    public let databaseURL: Secret
    /// Whether a SQLite file is this process's alone, which makes reads faster and keeps other programs out of the file.
    public let databaseExclusive: Bool
    public let loops: Int
    public let logLevel: LogLevel
    /// Whether `X-Test-Run` and `/_test/clock` work. Refused in production.
    public let testHooks: Bool
    /// Keys for service tokens and for sealing what is stored are derived from it; at least 32 characters.
    public let serviceSecret: Secret
    /// Addresses whose `X-Forwarded-For` is believed.
    public let trustedProxies: Set<String>
    /// Anonymous writes from one address a minute, 0 for no limit.
    public let addressLimit: Int
    /// Where other services receive events: `profile=http://127.0.0.1:8082`.
    public let eventSubscribers: [String: String]
    /// Largest request body in bytes.
    public let bodyLimit: Int
    public let drain: Duration
}
