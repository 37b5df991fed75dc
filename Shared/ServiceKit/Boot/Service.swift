public import Contracts
public import EventLoop
public import HTTPClient
public import Platform
public import Storage
public import Wire

/// A service: what it needs, what it serves, what it does later. `ServiceApp` turns one into a running process, or into an app
/// that answers in-process.
public protocol Service: Sendable {
    associatedtype Settings: Sendable
    /// The name in logs, tokens, compose and the OpenAPI document.
    static var name: String { get }
    /// The service's own, and those of the shared tables it has. Never edited once merged; the golden list of checksums pins them.
    static var migrations: [Migration] { get }
    /// Tables that the engines keep differently, for a move from one to the other.
    static var engineTables: [EngineTable] { get }
    /// Whether event streams of other services go on to its clients: descriptors are kept for them.
    static var passesStreamsOn: Bool { get }
    /// Reads the service's own settings; problems are collected by the reader and reported together.
    static func settings(from reader: inout ConfigReader) -> Settings

    init(settings: Settings, runtime: ServiceRuntime) async throws

    var routes: [Route] { get }
    var authenticator: any Authenticator { get }
    /// Answers what no route does; nil where nothing else is there.
    var front: (any Front)? { get }
    /// Handlers of the work this service adds to its queue.
    var work: [WorkHandler] { get }
    /// Takes a fact of another service inside the transaction that remembers its id.
    func receive(_ event: Event, in db: any Connection) async throws
    /// Called twice a second: what other replicas changed that cannot wait, such as a signing key that was revoked. Quick and cheap.
    func glance(now: Instant) async throws
    /// Called every minute of real time, such as for keys to rotate.
    func upkeep(now: Instant) async throws
    /// Called every minute of real time, in one of the processes that share the database: rows that ended long ago go, in small batches
    /// that an index finds (`Database.sweep`). Not with test hooks on, because what lives in a test run's time may look long ended.
    func tidy(now: Instant) async throws
    /// Called once the app answers and has its port.
    func started(port: Int) async throws
    /// Called after the last answer, before the database closes.
    func stopping() async
}

extension Service {
    public static var engineTables: [EngineTable] { [] }
    public static var passesStreamsOn: Bool { false }
    public var front: (any Front)? { nil }
    public func receive(_ event: Event, in db: any Connection) async throws {}
    public func glance(now: Instant) async throws {}
    public func upkeep(now: Instant) async throws {}
    public func tidy(now: Instant) async throws {}
    public func started(port: Int) async throws {}
    public func stopping() async {}
}

/// What a service is given: every connection to the world outside its own code.
public final class ServiceRuntime: Sendable {
    public let configuration: ServiceConfiguration
    public let database: any Database
    public let loops: EventLoopGroup
    public let clocks: TestClocks
    public let random: any RandomSource
    public let ids: IDSource
    public let logger: Logger
    public let tracer: Tracer
    public let metrics: Metrics
    public let http: HTTPClient
    public let work: WorkQueue
    public let events: EventPublisher
    public let peers: PeerClient
    public let keys: ServiceKeys
    /// What auth took back before its tokens ended.
    public let revocations: Revocations
    /// To the other processes of this service.
    public let hints: Hints
    /// How many event streams of other services may go on to clients at once, as the descriptors allow.
    public let passedStreams: Int

    init(
        configuration: ServiceConfiguration, database: any Database, loops: EventLoopGroup, clocks: TestClocks, random: any RandomSource,
        ids: IDSource, logger: Logger, tracer: Tracer, metrics: Metrics, http: HTTPClient, work: WorkQueue, events: EventPublisher,
        peers: PeerClient, keys: ServiceKeys, revocations: Revocations, hints: Hints, passedStreams: Int
    ) {
        self.configuration = configuration
        self.database = database
        self.loops = loops
        self.clocks = clocks
        self.random = random
        self.ids = ids
        self.logger = logger
        self.tracer = tracer
        self.metrics = metrics
        self.http = http
        self.work = work
        self.events = events
        self.peers = peers
        self.keys = keys
        self.revocations = revocations
        self.hints = hints
        self.passedStreams = passedStreams
    }

    /// Hands mails to a relay, trusting the authorities that this process trusts.
    public func mailer(_ url: Secret, from sender: MailSender) throws -> SMTPMailer {
        try SMTPMailer(url: url, from: sender, certificateAuthorities: configuration.certificateAuthorities)
    }
}
