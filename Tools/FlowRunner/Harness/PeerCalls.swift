internal import Contracts
internal import HTTPCore
internal import JSONCoding
internal import Platform
internal import Security
internal import Wire

/// Calls that only services may make, signed as the service `harness`, or as the operator where it is a person's command.
final class PeerCalls {
    private let services: [ServiceAddress]
    private let secret: Secret?
    /// The flow's run; nil when there is no flow.
    private let run: String?
    private let caller: ServiceName
    private let transport: @Sendable () -> any Transport
    private let clock: @Sendable () -> Instant
    private var transports: [String: any Transport] = [:]

    init(
        services: [ServiceAddress], secret: Secret?, run: String?, caller: ServiceName = .harness,
        transport: @escaping @Sendable () -> any Transport,
        clock: @escaping @Sendable () -> Instant
    ) {
        self.services = services
        self.secret = secret
        self.run = run
        self.caller = caller
        self.transport = transport
        self.clock = clock
    }

    convenience init(_ context: HarnessContext) {
        self.init(
            services: context.services, secret: context.serviceSecret, run: context.run, transport: context.transport, clock: context.clock)
    }

    /// What the service says, whatever it is.
    /// - Parameter failure: the code when nothing comes back.
    func call(
        _ endpoint: EndpointDescription, of name: String, parameters: [String: String] = [:], query: String = "", body: JSONValue,
        failure: String
    ) throws(HarnessError) -> TransportResponse {
        guard let service = services.first(where: { $0.name == name }) else {
            let known = services.map(\.name).sorted().joined(separator: ", ")
            throw HarnessError(status: 422, code: "unknown_service", message: "there is no service \(name); there is \(known)")
        }
        let token = try token(for: ServiceName(name))
        guard let path = endpoint.path.path(parameters) else {
            throw HarnessError(status: 500, code: "bad_path", message: "\(endpoint.path) needs other parameters")
        }
        var request = TransportRequest(
            method: endpoint.method.rawValue, url: service.url + path + query,
            headers: ["Content-Type": "application/json", "Authorization": "Bearer " + token], body: body.bytes())
        request.headers["X-Test-Run"] = run
        let transport = transports[service.name] ?? self.transport()
        transports[service.name] = transport
        do throws(TransportError) { return try transport.send(request) } catch {
            throw HarnessError(status: 502, code: failure, message: "\(service.name): \(error.message)")
        }
    }

    /// What the caller proves itself with to one service.
    func token(of caller: ServiceName? = nil, for callee: ServiceName) throws(HarnessError) -> String {
        guard let tokens = secret.flatMap({ ServiceTokens(secret: $0) }) else {
            throw HarnessError(
                status: 503, code: "no_secret",
                message: "the services' secret is not known: run with the --state of barbell up, or set SERVICE_SECRET to theirs")
        }
        // Service tokens are checked against the real time, not the flow's virtual one.
        return tokens.issue(caller ?? self.caller, for: callee, now: clock())
    }

    /// `POST /service-token` with `{"for": "auth"}`: a token that is good for that service, of `harness` or of the service `as`.
    func token(_ document: JSONValue) throws(HarnessError) -> TransportResponse {
        var members = try Members(document, code: "bad_token")
        let callee = ServiceName(try members.needed("for"))
        let caller = try members.text("as").map { ServiceName($0) }
        try members.finish()
        return .answer(200, ["token": .string(try token(of: caller, for: callee))])
    }
}
