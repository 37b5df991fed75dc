internal import HTTPCore
internal import JSONCoding
public import Wire

/// `{{harness}}`: what a flow needs from beside the services. `/clock` moves the flow's time, `/events` publishes facts, `/roles` says
/// who may do what, `/sessions` signs somebody in, `/service-token` proves a service, `/media` makes and looks into files, `/processes`
/// ends processes, `/faults` upsets what the services say to each other.
public final class FlowHarness: HarnessEndpoint {
    /// Where `{{harness}}` points; never looked up.
    public static let address = "http://harness"

    private let clock: FlowClock
    private let facts: FactPublisher
    private let roles: RoleGiver
    private let sessions: SessionGiver
    private let peers: PeerCalls
    private let media: MediaMaker
    private let inspector: MediaInspector
    private let killer: ProcessKiller
    private let faults: FaultSetter

    public init(_ context: HarnessContext) {
        clock = FlowClock(context)
        facts = FactPublisher(context)
        peers = PeerCalls(context)
        roles = RoleGiver(peers)
        sessions = SessionGiver(context)
        media = MediaMaker(workshop: context.workshop)
        inspector = MediaInspector(context)
        killer = ProcessKiller(context)
        faults = FaultSetter(context)
    }

    public var now: Instant { clock.now }

    private static let paths = [
        "/clock", "/clock/set", "/clock/advance", "/clock/end", "/events", "/roles", "/sessions", "/service-token", "/media/make",
        "/media/slice", "/media/inspect", "/processes", "/processes/kill", "/faults", "/faults/ID",
    ]

    public func respond(to request: TransportRequest, path: String) throws(TransportError) -> TransportResponse {
        do throws(HarnessError) {
            switch (request.method, path) {
            case ("GET", "/clock"): return clock.show()
            case ("POST", "/clock/set"): return try clock.set(Self.document(request.body))
            case ("POST", "/clock/advance"): return try clock.advance(Self.document(request.body))
            case ("POST", "/clock/end"): return try clock.end()
            case ("POST", "/events"): return try facts.publish(Self.document(request.body), at: now)
            case ("POST", "/roles"): return try roles.give(Self.document(request.body))
            case ("POST", "/sessions"): return try sessions.give(Self.document(request.body))
            case ("POST", "/service-token"): return try peers.token(Self.document(request.body))
            case ("POST", "/media/make"): return try media.make(Self.document(request.body))
            case ("POST", "/media/slice"): return try media.slice(Self.document(request.body))
            case ("POST", "/media/inspect"): return try inspector.inspect(Self.document(request.body))
            case ("GET", "/processes"): return try killer.list()
            case ("POST", "/processes/kill"): return try killer.kill(Self.document(request.body))
            case (_, let path) where path == "/faults" || path.hasPrefix("/faults/"):
                return try faults.respond(request.method, path, request.body)
            default:
                guard Self.paths.contains(path) else {
                    throw HarnessError(
                        status: 404, code: "not_found", message: "the harness has no \(path); it has \(Self.paths.joined(separator: ", "))")
                }
                throw HarnessError(status: 405, code: "method_not_allowed", message: "\(path) does not answer to \(request.method)")
            }
        } catch {
            if error.isEnvironment { throw TransportError(error.message) }
            return .answer(error.status, ["code": .string(error.code), "message": .string(error.message)])
        }
    }

    public func finish() -> [InjectedFault] { faults.finish() + killer.finish() }

    private static func document(_ body: [UInt8]) throws(HarnessError) -> JSONValue {
        do throws(EvaluationError) { return try JSONReading.parse(body) } catch {
            throw HarnessError(status: 400, code: "bad_json", message: "the body is not JSON: \(error.message)")
        }
    }
}
