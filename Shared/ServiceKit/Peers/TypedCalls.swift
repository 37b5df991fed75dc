internal import HTTPClient
internal import HTTPCore
internal import JSONCoding
internal import Platform
internal import Synchronization
internal import Wire

/// A call made from an endpoint value: what calls inside the platform and calls out of it have in common. It adds no credential.
struct TypedCalls: Sendable {
    let http: HTTPClient
    let logger: Logger
    let tracer: Tracer

    /// Sends it as a part of the trace that the caller works for.
    /// - Parameter callee: who is called, for the log.
    /// - Throws: `APIError` with the callee's code; `unavailable` when it cannot be reached in time; `InputError` for an answer that does
    ///   not fit the view.
    func send<By: Caller, Parameters: DTO, Body: DTO, Output: DTO, View: DTO>(
        _ endpoint: Endpoint<By, Parameters, Body, Output>, of callee: ServiceName, reading view: View.Type, at baseURL: String,
        parameters: Parameters, body: Body,
        requestID: String, run: String?, idempotencyKey: String?, credential: Secret?, deadline: Duration
    ) async throws -> View {
        try await tracer.span(endpoint.description.id, .client) { facts throws(any Error) in
            facts.attributes = ["barbell.peer": .string(callee.text), "http.request.method": .string(endpoint.method.rawValue)]
            return try await attempt(
                endpoint, of: callee, reading: view, at: baseURL, parameters: parameters, body: body, requestID: requestID, run: run,
                idempotencyKey: idempotencyKey, credential: credential, deadline: deadline, &facts)
        }
    }

    private func attempt<By: Caller, Parameters: DTO, Body: DTO, Output: DTO, View: DTO>(
        _ endpoint: Endpoint<By, Parameters, Body, Output>, of callee: ServiceName, reading view: View.Type, at baseURL: String,
        parameters: Parameters, body: Body,
        requestID: String, run: String?, idempotencyKey: String?, credential: Secret?, deadline: Duration, _ facts: inout Span.Facts
    ) async throws -> View {
        var headers: HTTPHeaders = ["X-Request-Id": requestID, "Accept-Language": "en"]
        if let trace = TraceContext.current { headers["traceparent"] = trace.traceparent }
        if let credential { headers["Authorization"] = "Bearer " + credential.reveal() }
        if let run { headers["X-Test-Run"] = run }
        if let idempotencyKey { headers["Idempotency-Key"] = idempotencyKey }
        var bytes: [UInt8] = []
        if Body.self != Nothing.self {
            bytes = try JSONWriter.encode(body)
            headers["Content-Type"] = "application/json"
        }
        let target = try CallTarget.make(endpoint.path, parameters)
        var request = ClientRequest(method: endpoint.method, url: baseURL + target, headers: headers, body: bytes)
        let tries = Tries()
        request.onAttempt = { tries.count.store($0, ordering: .relaxed) }
        let response: ClientResponse
        do {
            response = try await http.send(request, deadline: deadline)
        } catch {
            // A call that was given up, because its caller left or the process stops, is no news.
            guard error != .cancelled else { throw APIError(.unavailable, retryAfter: .seconds(1)) }
            throw unanswered(endpoint.description, callee, requestID, tries, error.reason, deadline, retryAfter: .seconds(1))
        }
        facts.attributes["http.response.status_code"] = .integer(response.status.code)
        facts.attributes["barbell.tries"] = .integer(tries.count.load(ordering: .relaxed))
        guard endpoint.description.isSuccess(response.status.code) else {
            let answer = try? InputDecoder.decode(PeerRefusal.self, from: response.body)
            let wait = answer?.retryAfter.map { Duration.seconds($0) }
            guard let code = answer?.code, code != .unavailable else {
                let reason = "it answered \(response.status.code) \(answer?.code.rawValue ?? "without a code")"
                throw unanswered(endpoint.description, callee, requestID, tries, reason, deadline, retryAfter: wait)
            }
            throw APIError(code, retryAfter: wait)
        }
        return try InputDecoder.decode(view, from: response.body)
    }

    /// How often a request was sent.
    private final class Tries: Sendable {
        let count = Atomic<Int>(0)
    }

    /// People are told no more than `unavailable`; whoever looks after the service finds in the log, and developers in the detail, who did
    /// not answer, how often they were asked and why it came to nothing.
    private func unanswered(
        _ endpoint: EndpointDescription, _ callee: ServiceName, _ requestID: String, _ tries: Tries, _ reason: String,
        _ deadline: Duration, retryAfter: Duration?
    ) -> APIError {
        let count = tries.count.load(ordering: .relaxed)
        logger.log(.warning, "a call got no answer", [
            "callee": .string(callee.text), "endpoint": .string(endpoint.id), "requestId": .string(requestID), "reason": .string(reason),
            "tries": .integer(Int64(count)), "deadlineMs": .integer(deadline.milliseconds),
        ])
        let detail = "\(callee.text) gave no answer to \(endpoint.id) in \(count == 1 ? "one try" : "\(count) tries"): \(reason)."
        return APIError(.unavailable, retryAfter: retryAfter, detail: detail)
    }
}
