internal import HTTPClient
internal import HTTPCore
internal import JSONCoding
public import Platform
internal import Security
public import Wire

/// Typed calls to other services, made from the same endpoint values that serve them. Every call has a deadline, carries the
/// service token, the request id and the test run, and is retried only when it is idempotent.
public struct PeerClient: Sendable {
    private let service: String
    private let http: HTTPClient
    private let tokens: ServiceTokens
    private let clock: any WallClock

    init(service: String, http: HTTPClient, tokens: ServiceTokens, clock: any WallClock) {
        self.service = service
        self.http = http
        self.tokens = tokens
        self.clock = clock
    }

    /// Calls an endpoint of another service and reads the whole answer.
    /// - Parameter person: the access token of the person in whose name the call is made; the service's own when nil.
    /// - Throws: `APIError` with the callee's code; `unavailable` when it cannot be reached in time.
    public func call<By: Caller, Parameters: DTO, Body: DTO, Output: DTO>(
        _ endpoint: Endpoint<By, Parameters, Body, Output>, at baseURL: String, parameters: Parameters, body: Body,
        requestID: String, run: String?, idempotencyKey: String? = nil, onBehalfOf person: Secret? = nil, deadline: Duration
    ) async throws -> Output {
        try await call(
            endpoint, reading: Output.self, at: baseURL, parameters: parameters, body: body, requestID: requestID, run: run,
            idempotencyKey: idempotencyKey, onBehalfOf: person, deadline: deadline)
    }

    /// Calls an endpoint of another service and reads of its answer what the caller needs, so that the rest of it can change.
    /// - Parameters:
    ///   - view: fields of the endpoint's output, as loose as there or looser; `Nothing` when no member counts; the answer is JSON or
    ///     empty all the same, as anything else came from somewhere else.
    ///   - person: the access token of the person in whose name the call is made; the service's own when nil.
    /// - Throws: `APIError` with the callee's code; `unavailable` when it cannot be reached in time; `InputError` for an answer that does
    ///   not fit the view.
    public func call<By: Caller, Parameters: DTO, Body: DTO, Output: DTO, View: DTO>(
        _ endpoint: Endpoint<By, Parameters, Body, Output>, reading view: View.Type, at baseURL: String, parameters: Parameters, body: Body,
        requestID: String, run: String?, idempotencyKey: String? = nil, onBehalfOf person: Secret? = nil, deadline: Duration
    ) async throws -> View {
        var headers: HTTPHeaders = [
            "Authorization": "Bearer " + (person?.reveal() ?? tokens.issue(service, now: clock.now())),
            "X-Request-Id": requestID, "Accept-Language": "en",
        ]
        if let run { headers["X-Test-Run"] = run }
        if let idempotencyKey { headers["Idempotency-Key"] = idempotencyKey }
        var bytes: [UInt8] = []
        if Body.self != Nothing.self {
            bytes = try JSONWriter.encode(body)
            headers["Content-Type"] = "application/json"
        }
        let target = try CallTarget.make(endpoint.path, parameters)
        let request = ClientRequest(method: endpoint.method, url: baseURL + target, headers: headers, body: bytes)
        let response: ClientResponse
        do {
            response = try await http.send(request, deadline: deadline)
        } catch {
            throw APIError(.unavailable, retryAfter: .seconds(1))
        }
        guard endpoint.description.isSuccess(response.status.code) else {
            let answer = try? InputDecoder.decode(PeerRefusal.self, from: response.body)
            throw APIError(answer?.code ?? .unavailable, retryAfter: answer?.retryAfter.map { .seconds($0) })
        }
        return try InputDecoder.decode(view, from: response.body)
    }
}
