internal import HTTPClient
internal import HTTPCore
internal import JSONCoding
internal import Platform
internal import Wire

/// A call made from an endpoint value: what calls inside the platform and calls out of it have in common. It adds no credential.
struct TypedCalls: Sendable {
    let http: HTTPClient

    /// - Throws: `APIError` with the callee's code; `unavailable` when it cannot be reached in time; `InputError` for an answer that does
    ///   not fit the view.
    func send<By: Caller, Parameters: DTO, Body: DTO, Output: DTO, View: DTO>(
        _ endpoint: Endpoint<By, Parameters, Body, Output>, reading view: View.Type, at baseURL: String, parameters: Parameters, body: Body,
        requestID: String, run: String?, idempotencyKey: String?, credential: Secret?, deadline: Duration
    ) async throws -> View {
        var headers: HTTPHeaders = ["X-Request-Id": requestID, "Accept-Language": "en"]
        if let credential { headers["Authorization"] = "Bearer " + credential.reveal() }
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
