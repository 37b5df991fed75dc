internal import Contracts
public import EventLoop
internal import HTTPClient
internal import HTTPCore
internal import HTTPServer
internal import JSONCoding
public import Platform
internal import Security
public import Storage
internal import Synchronization
internal import Wire

/// A service, built: the app that `main` serves over sockets and that tests call in-process are this one value.
public final class ServiceApp<S: Service>: Sendable {
    public let service: S
    public let runtime: ServiceRuntime
    public let responder: AppResponder
    private let worker: Worker
    private let lifecycle: Lifecycle
    private let server = Mutex<HTTPServer?>(nil)
    private let background = Mutex<[Task<Void, Never>]>([])

    /// Opens the database, brings its schema up to date, builds the routes and starts the worker.
    public init(
        configuration: ServiceConfiguration, settings: S.Settings, loops: EventLoopGroup, database: any Database, logger: Logger,
        clock: any WallClock = SystemClock(), random: any RandomSource = SystemRandom()
    ) async throws {
        try await migrate(database, ServiceMigrations.all + S.migrations)
        let keys = try ServiceKeys(secret: configuration.serviceSecret)
        let metrics = Metrics()
        let clocks = TestClocks(real: clock)
        let ids = IDSource(clock: clock, random: random)
        let box = WorkBox(box: try keys.box("work"), random: random)
        let signal = WorkSignal()
        let queue = WorkQueue(database: database, ids: ids, clocks: clocks, box: box, signal: signal)
        let http = HTTPClient(loops: loops, random: random)
        let peers = PeerClient(service: S.name, http: http, tokens: keys.tokens, clock: clock)
        runtime = ServiceRuntime(
            configuration: configuration, database: database, loops: loops, clocks: clocks, random: random, ids: ids, logger: logger,
            metrics: metrics, http: http, work: queue,
            events: EventPublisher(subscribers: Array(configuration.eventSubscribers.keys), queue: queue, ids: ids),
            peers: peers, keys: keys)
        let service = try await S(settings: settings, runtime: runtime)
        self.service = service
        let events = PeerClient.eventHandlers(configuration.eventSubscribers, client: peers)
        let worker = Worker(
            database: database, box: box, clocks: clocks, signal: signal, handlers: service.work.merging(events) { own, _ in own },
            logger: logger, random: random, metrics: metrics)
        self.worker = worker
        lifecycle = Lifecycle()
        responder = try Self.responder(service, runtime, worker, lifecycle)
        startBackground()
    }

    private static func responder(_ service: S, _ runtime: ServiceRuntime, _ worker: Worker, _ lifecycle: Lifecycle) throws -> AppResponder {
        let configuration = runtime.configuration
        let endpoints = service.routes.map(\.endpoint) + System.all
        let document = try OpenAPIDocument(service: S.name, version: "1", endpoints: endpoints).json
        let system = SystemRoutes(
            service: S.name, database: runtime.database, metrics: runtime.metrics, document: document, clocks: runtime.clocks,
            worker: worker, lifecycle: lifecycle, testHooks: configuration.testHooks,
            receive: { event, db in try await service.receive(event, in: db) }, work: runtime.work)
        let authenticator = PeerAuthenticator(tokens: runtime.keys.tokens, clocks: runtime.clocks, people: service.authenticator)
        let idempotency = Idempotency(database: runtime.database, box: try runtime.keys.box("idempotency"), random: runtime.random, logger: runtime.logger)
        let pipeline = AppResponder.compose([
            AddressLimit(perMinute: configuration.addressLimit).middleware,
            { try await authenticated(by: authenticator, $0, next: $1) },
            idempotency.middleware,
        ])
        let routes = service.routes + system.routes
        return AppResponder(
            router: try Router(routes),
            identity: RequestIdentity(
                ids: runtime.ids, clocks: runtime.clocks, testHooks: configuration.testHooks, trustedProxies: configuration.trustedProxies),
            errors: ErrorAnswers(logger: runtime.logger), pipeline: pipeline,
            observer: RequestObserver(endpoints: endpoints + [System.moveClock.description], logger: runtime.logger, metrics: runtime.metrics),
            uploadMethods: Set(routes.filter { $0.upload != nil }.map(\.endpoint.method)))
    }

    private func startBackground() {
        let work = Task(executorPreference: runtime.loops.loops[0]) { [worker] in await worker.run() }
        let tidying = Task { [service, runtime] in
            while !Task.isCancelled {
                do {
                    let now = runtime.clocks.now(run: nil)
                    try await service.upkeep(now: now)
                    if !runtime.configuration.testHooks {
                        try await runtime.database.write { db in
                            try await db.execute("DELETE FROM idempotency_keys WHERE expires_at <= \(now)")
                            try await db.execute("DELETE FROM inbox WHERE received_at <= \(now - .days(30))")
                        }
                        try await service.tidy(now: now)
                    }
                } catch {
                    runtime.logger.log(.warning, "tidying failed", ["error": .string("\(error)")])
                }
                try? await Task.sleep(for: .seconds(60))
            }
        }
        background.withLock { $0 = [work, tidying] }
        runtime.work.wake()
    }

    /// Starts serving; returns the port.
    public func listen() async throws -> Int {
        let configuration = runtime.configuration
        var limits = HTTPLimits()
        limits.bodyBytes = configuration.bodyLimit
        let server = try await HTTPServer.start(
            host: configuration.host, port: configuration.port, loops: runtime.loops, limits: limits, responder: responder,
            rejected: { [responder] in responder.answer(to: $0) })
        self.server.withLock { $0 = server }
        try await service.started(port: server.port)
        runtime.logger.log(.info, "ready", ["port": .integer(Int64(server.port))])
        return server.port
    }

    /// Stops in order: refuse new work, finish what runs, close the database.
    public func shutDown() async {
        lifecycle.drain()
        await server.withLock { $0 }?.drain(within: runtime.configuration.drain)
        worker.stop()
        let tasks = background.withLock { $0 }
        tasks.last?.cancel()
        await tasks.first?.value
        await service.stopping()
        runtime.http.close()
        await runtime.database.close()
        runtime.logger.log(.info, "stopped", [:])
    }
}

/// Tells services by their own tokens and people by the service's authenticator.
private struct PeerAuthenticator: Authenticator {
    let tokens: ServiceTokens
    let clocks: TestClocks
    let people: any Authenticator

    func principal(bearer token: String, context: RequestContext) async throws -> Principal {
        try await authenticate(bearer: token, context: context).principal
    }

    func authenticate(bearer token: String, context: RequestContext) async throws -> Authentication {
        if token.hasPrefix("svc.") {
            guard let name = tokens.verify(token, now: clocks.now(run: nil)) else { throw APIError(.unauthenticated) }
            return Authentication(.service(name))
        }
        return try await people.authenticate(bearer: token, context: context)
    }
}
