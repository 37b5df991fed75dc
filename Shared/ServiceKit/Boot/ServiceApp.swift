internal import Contracts
internal import Descriptors
public import EventLoop
internal import HTTPClient
internal import HTTPCore
internal import HTTPServer
internal import JSONCoding
public import Platform
internal import Security
public import Storage
internal import Synchronization
public import Wire

/// A service, built: the app that `main` serves over sockets and that tests call in-process are this one value.
public final class ServiceApp<S: Service>: Sendable {
    public let service: S
    public let runtime: ServiceRuntime
    public let responder: AppResponder
    /// What the port of the metrics serves, where they have one: the metrics, and whether the process runs, which nobody could ask where as
    /// many connections are open as may be.
    private let metricsResponder: AppResponder
    private let worker: Worker
    private let exporter: SpanExporter?
    private let lifecycle: Lifecycle
    private let budget: DescriptorBudget
    private let bus: FactBus?
    private let receiver: EventReceiver
    private let servers = Mutex<[HTTPServer]>([])
    private let background = Mutex<[Task<Void, Never>]>([])

    /// Opens the database, brings its schema up to date, builds the routes and starts the worker.
    /// - Parameter name: what other services know it by; another than its own only where tests run a service several times.
    public init(
        configuration: ServiceConfiguration, settings: S.Settings, loops: EventLoopGroup, database: any Database, logger: Logger,
        clock: any WallClock = SystemClock(), random: any RandomSource = SystemRandom(), name: ServiceName = ServiceName(S.name)
    ) async throws {
        try await migrate(database, ServiceMigrations.all + S.migrations)
        let keys = try ServiceKeys(secret: configuration.serviceSecret, previous: configuration.previousSecret)
        let metrics = Metrics()
        let clocks = TestClocks(real: clock)
        let ids = IDSource(clock: clock, random: random)
        let budget = DescriptorBudget(
            limit: Descriptors.raiseLimit(), inUse: Descriptors.inUse(), passesStreamsOn: S.passesStreamsOn)
        self.budget = budget
        let http = HTTPClient(loops: loops, configuration: .init(configuration, budget, loops: loops.loops.count), random: random)
        let exporter = configuration.traces.endpoint.map {
            SpanExporter(configuration.traces, endpoint: $0, service: name.text, http: http, logger: logger, metrics: metrics)
        }
        self.exporter = exporter
        let tracer = Tracer(sink: exporter)
        let database: any Database = tracer.isOn ? TracedDatabase(database, tracer) : database
        let box = WorkBox(box: try keys.box("work"), random: random, sealer: keys.fingerprint, openers: keys.fingerprints)
        let secret = SecretGuard(database: database, keys: keys, box: box)
        try await secret.check()
        let signal = WorkSignal()
        let queue = WorkQueue(database: database, ids: ids, clocks: clocks, box: box, signal: signal)
        let peers = PeerClient(service: name, http: http, tokens: keys.tokens, clock: clock, logger: logger, tracer: tracer)
        bus = try FactBus(configuration, keys, name: name, random: random, logger: logger)
        runtime = ServiceRuntime(
            configuration: configuration, database: database, loops: loops, clocks: clocks, random: random, ids: ids, logger: logger,
            tracer: tracer, metrics: metrics, http: http, work: queue,
            events: EventPublisher(subscribers: Array(configuration.eventSubscribers.keys), queue: queue, ids: ids),
            peers: peers, keys: keys, revocations: Revocations(database: database, clocks: clocks), hints: bus?.hints ?? Hints(nil),
            passedStreams: budget.passedStreams(configuration, loops: loops.loops.count))
        let service = try await S(settings: settings, runtime: runtime)
        try await secret.settle(now: clock.now())
        self.service = service
        try await runtime.revocations.refresh()
        let events =
            bus?.handlers(configuration.eventSubscribers.keys) ?? PeerClient.eventHandlers(configuration.eventSubscribers, client: peers)
        let worker = try Worker(
            database: database, box: box, clocks: clocks, signal: signal, handlers: service.work + events,
            logger: logger, tracer: tracer, random: random, metrics: metrics)
        self.worker = worker
        lifecycle = Lifecycle()
        receiver = EventReceiver(
            database: database, clocks: clocks, receive: { event, db in try await service.receive(event, in: db) }, work: queue,
            revocations: runtime.revocations,
            lag: metrics.histogram(
                "barbell_event_lag_seconds", help: "Time from when a fact became true to when it is known here.",
                bounds: Metrics.latencyBounds + [30, 60, 300, 3600]))
        (responder, metricsResponder) = try Self.responders(service, name, runtime, worker, lifecycle, receiver)
        metrics.show(database)
        metrics.showBuild(service: S.name, release: configuration.release)
        startBackground(name)
    }

    private static func responders(
        _ service: S, _ name: ServiceName, _ runtime: ServiceRuntime, _ worker: Worker, _ lifecycle: Lifecycle,
        _ receiver: EventReceiver
    ) throws -> (AppResponder, metrics: AppResponder) {
        let configuration = runtime.configuration
        let serviceRoutes = service.routes.filter { configuration.testHooks || !$0.endpoint.isTestHook }
        let endpoints =
            serviceRoutes.map(\.endpoint) + System.all.filter { configuration.hasDocs || $0.id != System.docs.description.id }
        let documents = ServiceDocuments(
            service: S.name, endpoints: endpoints.filter { !$0.isTestHook }, hasPage: configuration.hasDocs,
            isProduction: configuration.environment == .production)
        let system = SystemRoutes(
            service: S.name, database: runtime.database, metrics: runtime.metrics, logger: runtime.logger, documents: documents,
            clocks: runtime.clocks,
            worker: worker, lifecycle: lifecycle,
            readiness: Readiness(database: runtime.database, clocks: runtime.clocks, logger: runtime.logger),
            testHooks: configuration.testHooks,
            events: receiver, work: runtime.work)
        let authenticator = PeerAuthenticator(service: name, runtime: runtime, people: service.authenticator)
        let idempotency = Idempotency(
            database: runtime.database, box: try runtime.keys.box("idempotency"), hashKey: runtime.keys.hmac("idempotency"),
            random: runtime.random, logger: runtime.logger)
        let addresses = AddressLimit(perMinute: configuration.addressLimit, replicas: configuration.replicas)
        let authentication: Middleware = {
            try await authenticated(by: authenticator, testHooks: configuration.testHooks, $0, next: $1)
        }
        // A step that has nothing to say of a route does not stand before it: most requests are reads.
        let routes = (serviceRoutes + system.routes).map { route in
            route.behind(
                (AddressLimit.counts(route.endpoint) ? [addresses.middleware] : []) + [authentication]
                    + (route.endpoint.takesKey ? [idempotency.middleware] : []))
        }
        let isMetric = { (route: Route) in route.endpoint.id == System.metrics.description.id && configuration.metricsPort != nil }
        let app = AppResponder(
            router: try Router(routes.filter { !isMetric($0) }),
            identity: RequestIdentity(
                ids: runtime.ids, clocks: runtime.clocks, testHooks: configuration.testHooks, trustedProxies: configuration.trustedProxies),
            errors: ErrorAnswers(logger: runtime.logger, isDetailed: configuration.environment != .production),
            crossOrigin: CrossOrigin(origins: configuration.origins),
            observer: RequestObserver(
                endpoints: endpoints + [System.moveClock.description] + QueuedWork.all + ServiceLog.all, logger: runtime.logger,
                tracer: runtime.tracer,
                metrics: runtime.metrics),
            uploadMethods: Set(routes.filter { $0.upload != nil || $0.bodyLimit != nil }.map(\.endpoint.method)), front: service.front)
        let metrics = AppResponder(
            router: try Router(routes.filter { isMetric($0) || $0.endpoint.id == System.health.description.id }),
            identity: app.identity, errors: app.errors,
            crossOrigin: CrossOrigin(origins: []), observer: app.observer, uploadMethods: [])
        return (app, metrics)
    }

    private func startBackground(_ name: ServiceName) {
        let work = Task(executorPreference: runtime.loops.loops[0]) { [worker] in await worker.run() }
        let gauges = WorkGauges(database: runtime.database, metrics: runtime.metrics), turns = Turns(runtime.database)
        let tidying = Task { [service, runtime] in
            while !Task.isCancelled {
                do {
                    let now = runtime.clocks.now(run: nil)
                    try await service.upkeep(now: now)
                    try await gauges.update(now: now)
                    // The next pass of whichever process comes when this turn has ended.
                    if !runtime.configuration.testHooks, try await turns.take("tidy", for: .seconds(50), now: now) {
                        try await runtime.revocations.sweep()
                        try await runtime.database.sweep("idempotency_keys", key: "scope, request_key", where: "expires_at <= \(now)")
                        try await runtime.database.sweep("inbox", key: "event_id", where: "received_at <= \(now - .days(30))")
                        try await service.tidy(now: now)
                    }
                } catch {
                    runtime.logger.log(.warning, "tidying failed", ["error": .string("\(error)")])
                }
                try? await Task.sleep(for: .seconds(60))
            }
        }
        // Not beside the tidying, which may take a while.
        let glancing = Task { [service, runtime] in
            var isFailing = false
            while !Task.isCancelled {
                try? await Task.sleep(for: .milliseconds(500))
                do {
                    try await runtime.revocations.refresh()
                    try await service.glance(now: runtime.clocks.now(run: nil))
                    isFailing = false
                } catch {
                    // Said once: the database tells of itself elsewhere.
                    if !isFailing { runtime.logger.log(.warning, "revocations not read", ["error": .string("\(error)")]) }
                    isFailing = true
                }
            }
        }
        let exporting = exporter.map { exporter in Task { await exporter.run() } }
        let taking = bus.map { [receiver, clocks = runtime.clocks] bus in
            Task { await bus.take(as: name) { event in try await receiver.take(event, now: clocks.now(run: event.run)) } }
        }
        background.withLock { $0 = [work] + [taking].compactMap { $0 } + [tidying, glancing] + [exporting].compactMap { $0 } }
        runtime.work.wake()
    }

    /// Starts serving; returns the port.
    public func listen() async throws -> Int {
        let configuration = runtime.configuration
        let limits = HTTPLimits(configuration, budget, loops: runtime.loops.loops.count)
        let server = try await HTTPServer.start(
            host: configuration.host, port: configuration.port, loops: runtime.loops, limits: limits, responder: responder,
            rejected: { [responder] in responder.answer(to: $0) })
        servers.withLock { $0.append(server) }
        runtime.metrics.show(server.load, limits, budget, loops: runtime.loops.loops.count)
        var facts: LogFields = [
            "port": .integer(Int64(server.port)), "descriptors": .integer(Int64(budget.limit)),
            "connections": .integer(Int64(limits.connectionsPerLoop * runtime.loops.loops.count)),
        ]
        if let port = configuration.metricsPort {
            var few = HTTPLimits()
            few.connectionsPerLoop = 16
            let metrics = try await HTTPServer.start(
                host: configuration.host, port: port, loops: runtime.loops, limits: few, responder: metricsResponder,
                rejected: { [responder] in responder.answer(to: $0) })
            servers.withLock { $0.append(metrics) }
            facts["metricsPort"] = .integer(Int64(metrics.port))
        }
        try await service.started(port: server.port)
        runtime.logger.log(.info, "ready", facts)
        return server.port
    }

    /// Stops in order: say so, begin no more work and serve on for a while, refuse connections, finish what runs, close the database.
    public func shutDown() async {
        lifecycle.drain()
        // What is under way may take as long as all of this; what comes now is for other processes, or for the next one.
        worker.stop()
        let (servers, configuration) = (servers.withLock { $0 }, runtime.configuration)
        if let server = servers.first, configuration.stopDelay > .zero {
            runtime.logger.log(.info, "stopping", ["delayMs": .integer(Int64(configuration.stopDelay / .milliseconds(1)))])
            server.leave()
            try? await Task.sleep(for: configuration.stopDelay)
        }
        for server in servers { await server.drain(within: configuration.drain) }
        let tasks = background.withLock { $0 }
        for task in tasks.dropFirst() { task.cancel() }
        // What works and what takes facts may be within a transaction.
        for task in tasks.prefix(bus == nil ? 1 : 2) { await task.value }
        await service.stopping()
        await exporter?.flush()
        runtime.http.close()
        await runtime.database.close()
        runtime.logger.log(.info, "stopped", [:])
    }
}

/// Tells services by their own tokens and people by the service's authenticator.
private struct PeerAuthenticator: Authenticator {
    let service: ServiceName
    let runtime: ServiceRuntime
    let people: any Authenticator

    func principal(bearer token: String, context: RequestContext) async throws -> Principal {
        if let caller = try caller(token) { return caller }
        return try await people.principal(bearer: token, context: context)
    }

    func authenticate(
        bearer token: String, for endpoint: EndpointDescription, context: RequestContext
    ) async throws -> Authentication {
        if let caller = try caller(token) { return Authentication(caller) }
        return try await people.authenticate(bearer: token, for: endpoint, context: context)
    }

    /// The service whose token it is; nil for what is none.
    private func caller(_ token: String) throws(APIError) -> Principal? {
        guard token.hasPrefix("svc.") else { return nil }
        let now = runtime.clocks.now(run: nil)
        let name = runtime.keys.tokens.verify(
            token, for: service, now: now, leeway: runtime.configuration.clockTolerance.afterEnd,
            allowsUnaddressed: runtime.configuration.unaddressedTokensUntil.map { now < $0 } ?? false)
        guard let name else {
            throw APIError(
                .unauthenticated, detail: "The service token is not signed with SERVICE_SECRET for this service, or has expired.")
        }
        return .service(name.text)
    }
}
