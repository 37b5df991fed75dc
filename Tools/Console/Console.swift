internal import EventLoop
internal import HTTPClient
internal import HTTPCore
internal import HTTPServer
internal import Platform
public import Supervisor
internal import Synchronization

/// A page of this machine's own that shows a running stack and changes it: what `barbell up` prints the address of first. It listens on
/// 127.0.0.1 and has a loop to itself.
public final class Console: Sendable {
    public let url: String
    private let boards: Boards
    private let services: ServiceActions
    private let clock: StackClock
    private let flows: FlowActions
    private let databases: Databases
    private let loops: EventLoopGroup
    private let http: HTTPClient
    private let server: HTTPServer
    private let tasks = Mutex<[Task<Void, Never>]>([])

    private init(_ site: ConsoleSite) async throws {
        var site = site
        let loops = try EventLoopGroup(count: 1, name: "console")
        let http = HTTPClient(loops: loops, random: SystemRandom())
        let boards = Boards(), calls = ServiceCalls(http: http, site: site), watchers = Watchers()
        let services = ServiceActions(calls: calls, board: boards.services), clock = StackClock(calls: calls, board: boards.clock)
        let flows = FlowActions(site: site, board: boards.flows), databases = Databases(plan: site.plan, loops: loops)
        let faults = FaultActions(http: http, control: site.faults, board: boards.faults)
        var limits = HTTPLimits()
        limits.bodyBytes = 8 << 20
        // The port is known to the responder only once it listens, so it looks it up here.
        let answering = LateResponder()
        server = try await HTTPServer.start(host: "127.0.0.1", port: site.port, loops: loops, limits: limits, responder: answering)
        site.port = server.port
        answering.set(
            ConsoleResponder(
                own: OwnPages(port: site.port), files: PageFiles(site: site, reportFolder: flows.reportFolder), boards: boards,
                watchers: watchers, services: services, clock: clock, people: PeopleActions(calls: calls),
                tables: TableActions(databases: databases), faults: faults, flows: flows, logs: LogActions(site: site)))
        url = "http://127.0.0.1:\(server.port)"
        (self.boards, self.services, self.clock, self.flows, self.databases) = (boards, services, clock, flows, databases)
        (self.loops, self.http) = (loops, http)
        tasks.withLock { $0.append(Task { await Self.look(services, faults, watchers) }) }
    }

    /// Starts one; blocks until it listens.
    public static func start(_ site: ConsoleSite) throws -> Console { try Waiting.result { try await Console(site) } }

    /// Takes what the supervisor tells. Returns at once.
    public func take(_ event: SupervisorEvent, _ state: StackState?) {
        if case .output(let service, let line) = event { return boards.log.add(service: service, text: line) }
        if let state { services.update(state) }
        switch event {
        case .started(let service, _): services.started(service)
        case .ready(let service, _, _): Task { [clock] in await clock.tell(service) }
        default: break
        }
    }

    /// While somebody looks: how much memory the services hold, and what flows do with faults.
    private static func look(_ services: ServiceActions, _ faults: FaultActions, _ watchers: Watchers) async {
        while !Task.isCancelled {
            if watchers.areThere {
                services.show()
                _ = try? await faults.refresh()
            }
            try? await Task.sleep(for: .seconds(1))
        }
    }

    public func stop() {
        flows.stop()
        for task in tasks.withLock({ $0 }) { task.cancel() }
        Waiting.run { [server, databases, http] in
            await server.drain(within: .milliseconds(200))
            await databases.close()
            http.close()
        }
        loops.stop()
    }
}

/// Answers once it has been told how.
private final class LateResponder: HTTPResponder {
    private let responder = Mutex<ConsoleResponder?>(nil)

    func set(_ responder: ConsoleResponder) { self.responder.withLock { $0 = responder } }

    func respond(to request: HTTPRequest) async -> HTTPResponse {
        guard let responder = responder.withLock({ $0 }) else { return HTTPResponse(status: .serviceUnavailable) }
        return await responder.respond(to: request)
    }
}
