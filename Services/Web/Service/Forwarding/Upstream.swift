internal import Contracts
internal import HTTPClient
internal import HTTPCore
internal import JSONCoding
internal import Platform
internal import Security
internal import ServiceKit
internal import Wire

/// Calls of the services in the name of a browser.
struct Upstream: Sendable {
    /// How long a service may take to answer, and to begin an answer that is passed on as it comes.
    private static let deadline: Duration = .seconds(20)
    /// For new tokens, within the time that a renewal is held for.
    private static let refreshDeadline: Duration = .seconds(5)
    /// For an upload, which the service receives as fast as its disk takes it.
    private static let uploadDeadline: Duration = .seconds(120)
    /// Longer than the pauses between the signs of life of an event stream.
    private static let silence: Duration = .seconds(90)

    /// What a browser's request has to say to a service. Its cookie and whatever it sends as `Authorization` stay here.
    private static let fields = [
        "Accept", "Accept-Language", "Content-Type", "Idempotency-Key", "If-Match", "If-None-Match", "If-Modified-Since", "If-Range",
        "Range", "Last-Event-ID", "x-amz-checksum-sha256",
    ]

    /// Who knows people and their sessions.
    static let auth = "auth"

    let runtime: ServiceRuntime
    let services: [String: String]

    /// The whole answer.
    func send(
        _ operation: Operations.Operation, _ path: String, for visit: Visit, bearer: String?
    ) async throws -> ClientResponse {
        let request = request(operation, path, for: visit, bearer: bearer)
        return try await called(operation.endpoint, by: request.headers) { () throws(HTTPClientError) in
            try await runtime.http.send(request, deadline: visit.request.file == nil ? Self.deadline : Self.uploadDeadline)
        }
    }

    /// The answer as it comes.
    func open(
        _ operation: Operations.Operation, _ path: String, for visit: Visit, bearer: String?
    ) async throws -> StreamedResponse {
        let request = request(operation, path, for: visit, bearer: bearer)
        return try await called(operation.endpoint, by: request.headers) { () throws(HTTPClientError) in
            try await runtime.http.open(request, deadline: Self.deadline, silence: Self.silence, isEndless: operation.isEndless)
        }
    }

    /// New tokens for a refresh token. Asked again with the same one, because nobody knows whether the first answer got lost, auth gives
    /// the same answer again, for as long as nobody has traded the new one. So the key is the same at all replicas, and one that nobody
    /// can make who has only the token: an old token that was stolen is worth nothing, and its use is noticed. While `SERVICE_SECRET`
    /// changes it is made with the one that the tokens are sealed with, which processes of either secret agree on.
    func refresh(_ tokens: SessionTokenPair, headers: HTTPHeaders) async throws -> GrantedTokens {
        let body = try JSONWriter.encode(RefreshRequest(refreshToken: OpaqueToken(trusted: tokens.refresh)))
        let key = runtime.keys.hmac("web refresh")
        var headers = headers
        headers["Content-Type"] = "application/json"
        headers["Idempotency-Key"] = hex((tokens.isOutdated ? key.former : key).sign(Array(tokens.refresh.utf8)))
        let request = ClientRequest(method: .post, url: base(of: Self.auth) + Auth.refresh.path.description, headers: headers, body: body)
        let answer = try await called(Auth.refresh.description, by: headers) {
            () throws(HTTPClientError) in try await runtime.http.send(request, deadline: Self.refreshDeadline)
        }
        guard answer.status == .ok else {
            // Only a refusal of the token itself ends the session; another process may be in the middle of the same trade.
            throw APIError(answer.status == .unauthorized ? .unauthenticated : .unavailable, retryAfter: .seconds(1))
        }
        return try InputDecoder.decode(GrantedTokens.self, from: answer.body)
    }

    /// Ends a session at auth, which wants an access token that is good: one that has ended, or is refused before its end, such as when its
    /// signing key was revoked, is traded first. A session that auth has ended already is no error.
    func end(_ session: EndedSession, _ now: Instant, headers: HTTPHeaders) async throws {
        if session.accessEndsAt.instant > now, try await logOut(session.accessToken.text, headers: headers) { return }
        let access: String
        let tokens = SessionTokenPair(access: session.accessToken.text, refresh: session.refreshToken.text)
        do { access = try await refresh(tokens, headers: headers).pair.access } catch let error as APIError
        where error.code.status == 401 { return }
        _ = try await logOut(access, headers: headers)
    }

    /// Ends the session of an access token at auth.
    /// - Returns: false where auth refuses the token.
    private func logOut(_ token: String, headers: HTTPHeaders) async throws -> Bool {
        var headers = headers
        headers["Authorization"] = "Bearer " + token
        headers["Content-Type"] = "application/json"
        let request = ClientRequest(
            method: .post, url: base(of: Self.auth) + Auth.logout.path.description, headers: headers,
            body: try JSONWriter.encode(LogoutRequest()))
        let answer = try await called(Auth.logout.description, by: headers) {
            () throws(HTTPClientError) in try await runtime.http.send(request, deadline: Self.deadline)
        }
        guard answer.status.code < 500, answer.status.code != 429 else { throw APIError(.unavailable, retryAfter: .seconds(1)) }
        return answer.status != .unauthorized
    }

    private func base(of service: String) -> String { services[service] ?? "" }

    private func request(_ operation: Operations.Operation, _ path: String, for visit: Visit, bearer: String?) -> ClientRequest {
        var headers = headers(for: visit, bearer: bearer)
        for name in Self.fields { if let value = visit.request.headers[name] { headers[name] = value } }
        let url = base(of: operation.service) + path + (visit.request.query.map { "?" + $0 } ?? "")
        let body: ClientBody = visit.request.file.map { .file(path: $0.path) } ?? .bytes(visit.request.body)
        var request = ClientRequest(method: visit.request.method, url: url, headers: headers, body: body)
        // The browser's own retry decides, with its own key.
        request.isSentOnce = !visit.request.method.isIdempotent
        return request
    }

    func headers(for visit: Visit, bearer: String?) -> HTTPHeaders {
        var headers: HTTPHeaders = ["X-Request-Id": visit.context.requestID, "X-Forwarded-For": visit.context.clientAddress]
        if let trace = TraceContext.current { headers["traceparent"] = trace.traceparent }
        if let run = visit.run { headers["X-Test-Run"] = run }
        if let bearer { headers["Authorization"] = "Bearer " + bearer }
        return headers
    }

    private func called<Answer: Sendable>(
        _ endpoint: EndpointDescription, by headers: HTTPHeaders, _ call: () async throws(HTTPClientError) -> Answer
    ) async throws -> Answer {
        try await runtime.tracer.span(endpoint.id, .client) { facts throws(any Error) in
            facts.attributes = ["barbell.peer": .string(endpoint.service)]
            do throws(HTTPClientError) {
                return try await call()
            } catch {
                guard error != .cancelled else { throw APIError(.unavailable, retryAfter: .seconds(1)) }
                runtime.logger.log(.warning, "a call got no answer", [
                    "callee": .string(endpoint.service), "endpoint": .string(endpoint.id),
                    "requestId": .string(headers["X-Request-Id"] ?? ""), "reason": .string(error.reason),
                ])
                throw APIError(
                    .unavailable, retryAfter: .seconds(1),
                    detail: "\(endpoint.service) gave no answer to \(endpoint.id): \(error.reason).")
            }
        }
    }
}
