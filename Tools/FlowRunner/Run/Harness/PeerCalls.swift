internal import Contracts
internal import HTTPCore
internal import JSONCoding
internal import Platform
internal import Security
internal import Wire

/// Calls that only services may make, signed as the service `harness`.
final class PeerCalls {
    private let services: [ServiceAddress]
    private let secret: Secret?
    /// The flow's run; nil when there is no flow.
    private let run: String?
    private let transport: @Sendable () -> any Transport
    private let clock: @Sendable () -> Instant
    private var transports: [String: any Transport] = [:]

    init(
        services: [ServiceAddress], secret: Secret?, run: String?, transport: @escaping @Sendable () -> any Transport,
        clock: @escaping @Sendable () -> Instant
    ) {
        self.services = services
        self.secret = secret
        self.run = run
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
        _ endpoint: EndpointDescription, of name: String, parameters: [String: String] = [:], body: JSONValue, failure: String
    ) throws(HarnessError) -> TransportResponse {
        guard let service = services.first(where: { $0.name == name }) else {
            let known = services.map(\.name).sorted().joined(separator: ", ")
            throw HarnessError(status: 422, code: "unknown_service", message: "there is no service \(name); there is \(known)")
        }
        let token = try token()
        guard let path = endpoint.path.path(parameters) else {
            throw HarnessError(status: 500, code: "bad_path", message: "\(endpoint.path) needs other parameters")
        }
        var request = TransportRequest(
            method: endpoint.method.rawValue, url: service.url + path,
            headers: ["Content-Type": "application/json", "Authorization": "Bearer " + token], body: body.bytes())
        request.headers["X-Test-Run"] = run
        let transport = transports[service.name] ?? self.transport()
        transports[service.name] = transport
        do throws(TransportError) { return try transport.send(request) } catch {
            throw HarnessError(status: 502, code: failure, message: "\(service.name): \(error.message)")
        }
    }

    /// What a service proves itself with.
    func token() throws(HarnessError) -> String {
        guard let tokens = secret.flatMap({ ServiceTokens(secret: $0) }) else {
            throw HarnessError(
                status: 503, code: "no_secret",
                message: "the services' secret is not known: run with the --state of barbell up, or set SERVICE_SECRET to theirs")
        }
        // By the real time: that of the flow is not the services' own.
        return tokens.issue("harness", now: clock())
    }
}
