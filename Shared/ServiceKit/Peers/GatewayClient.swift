internal import HTTPClient
public import Platform
public import Wire

/// Typed calls out of the platform: to an SMS gateway, a push gateway, a payment provider. Each is a stranger, and gets no credential but
/// the one that it gave out itself.
public struct GatewayClient: Sendable {
    private let calls: TypedCalls
    private let credential: Secret?

    init(http: HTTPClient, logger: Logger, tracer: Tracer, credential: Secret?) {
        calls = TypedCalls(http: http, logger: logger, tracer: tracer)
        self.credential = credential
    }

    /// Calls an endpoint of the gateway and reads of its answer what the caller needs; `Nothing` when no member counts.
    /// - Throws: `APIError` with the gateway's code; `unavailable` when it cannot be reached in time or says nothing of ours; `InputError`
    ///   for an answer that does not fit the view.
    public func call<Parameters: DTO, Body: DTO, Output: DTO, View: DTO>(
        _ endpoint: Endpoint<Anyone, Parameters, Body, Output>, reading view: View.Type, at baseURL: String, parameters: Parameters,
        body: Body,
        requestID: String, run: String?, idempotencyKey: String? = nil, deadline: Duration
    ) async throws -> View {
        try await calls.send(
            endpoint, of: ServiceName(endpoint.description.service), reading: view, at: baseURL, parameters: parameters, body: body,
            requestID: requestID, run: run, idempotencyKey: idempotencyKey, credential: credential, deadline: deadline)
    }

    /// Runs a delivery and turns what its call throws into what the queue understands: refusals are final, the rest is not.
    public func deliver(_ body: @Sendable (GatewayClient) async throws -> Void) async throws {
        try await WorkFailure.settling { try await body(self) }
    }
}

extension ServiceRuntime {
    /// A client for somebody outside of the platform.
    /// - Parameter credential: the bearer token that they gave out; none when nil.
    public func gateway(credential: Secret? = nil) -> GatewayClient {
        GatewayClient(http: http, logger: logger, tracer: tracer, credential: credential)
    }
}
