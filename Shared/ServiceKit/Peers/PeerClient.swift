internal import HTTPClient
public import Platform
internal import Security
public import Wire

/// Typed calls to other services of this system, made from the same endpoint values that serve them. Every call has a deadline, carries
/// the request id and the test run, and is retried only when it is idempotent.
///
/// A service token goes only where an endpoint is for services, and names the one service it is good for. Whatever is not of this
/// system is called through a `GatewayClient`, which has no such tokens.
public struct PeerClient: Sendable {
    private let service: ServiceName
    private let calls: TypedCalls
    private let tokens: ServiceTokens
    private let clock: any WallClock
    let logger: Logger

    init(service: ServiceName, http: HTTPClient, tokens: ServiceTokens, clock: any WallClock, logger: Logger, tracer: Tracer) {
        self.service = service
        calls = TypedCalls(http: http, logger: logger, tracer: tracer)
        self.tokens = tokens
        self.clock = clock
        self.logger = logger
    }

    /// Calls an endpoint of another service and reads the whole answer.
    /// - Parameters:
    ///   - callee: who is called, for the endpoints that every service has.
    ///   - person: the access token of the person in whose name the call is made; the service's own when nil.
    /// - Throws: `APIError` with the callee's code; `unavailable` when it cannot be reached in time.
    public func call<By: Caller, Parameters: DTO, Body: DTO, Output: DTO>(
        _ endpoint: Endpoint<By, Parameters, Body, Output>, of callee: ServiceName? = nil, at baseURL: String, parameters: Parameters,
        body: Body,
        requestID: String, run: String?, idempotencyKey: String? = nil, onBehalfOf person: Secret? = nil, deadline: Duration
    ) async throws -> Output {
        try await call(
            endpoint, of: callee, reading: Output.self, at: baseURL, parameters: parameters, body: body, requestID: requestID, run: run,
            idempotencyKey: idempotencyKey, onBehalfOf: person, deadline: deadline)
    }

    /// Calls an endpoint of another service and reads of its answer what the caller needs, so that the rest of it can change.
    /// - Parameters:
    ///   - callee: who is called, for the endpoints that every service has.
    ///   - view: fields of the endpoint's output, as loose as there or looser; `Nothing` when no member counts; the answer is JSON or
    ///     empty all the same, as anything else came from somewhere else.
    ///   - person: the access token of the person in whose name the call is made; the service's own when nil.
    /// - Throws: `APIError` with the callee's code; `unavailable` when it cannot be reached in time; `InputError` for an answer that does
    ///   not fit the view.
    public func call<By: Caller, Parameters: DTO, Body: DTO, Output: DTO, View: DTO>(
        _ endpoint: Endpoint<By, Parameters, Body, Output>, of callee: ServiceName? = nil, reading view: View.Type, at baseURL: String,
        parameters: Parameters, body: Body,
        requestID: String, run: String?, idempotencyKey: String? = nil, onBehalfOf person: Secret? = nil, deadline: Duration
    ) async throws -> View {
        let callee = callee ?? ServiceName(endpoint.description.service)
        var credential = person
        if credential == nil, By.access == .service {
            credential = Secret(tokens.issue(service, for: callee, now: clock.now()))
        }
        return try await calls.send(
            endpoint, of: callee, reading: view, at: baseURL, parameters: parameters, body: body, requestID: requestID, run: run,
            idempotencyKey: idempotencyKey, credential: credential, deadline: deadline)
    }

    /// Runs a delivery and turns what its call throws into what the queue understands: refusals are final, the rest is not.
    public func deliver(_ body: @Sendable (PeerClient) async throws -> Void) async throws {
        try await WorkFailure.settling { try await body(self) }
    }
}
