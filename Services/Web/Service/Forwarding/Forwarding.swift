internal import Contracts
internal import HTTPClient
internal import HTTPCore
internal import JSONCoding
internal import ServiceKit
internal import WebDomain
internal import Wire

/// Passes the calls of pages on to the services, and their answers back without tokens.
struct Forwarding: Sendable {
    /// What of an answer goes on to the browser.
    private static let fields = [
        "Accept-Ranges", "Allow", "Cache-Control", "Content-Disposition", "Content-Language", "Content-Range", "Content-Type", "ETag",
        "Last-Modified", "Link", "Location", "Retry-After",
    ]

    let upstream: Upstream
    let sessions: Sessions
    let addresses: OwnAddresses
    let hasPlainCookies: Bool

    func cookie(_ product: Product) -> SessionCookie { SessionCookie(product, isPlain: hasPlainCookies) }

    func respond(_ operation: Operations.Operation, _ path: String, _ visit: Visit) async throws -> HTTPResponse {
        if operation.givesTokens { return try await signIn(operation, path, visit) }
        // Whoever asks nobody's name gets no token: signed links to objects are refused with one.
        let session = operation.endpoint.isForPeople ? try await sessions.find(visit) : nil
        if operation.endpoint.isForPeople, session == nil { return try signedOut(visit) }
        return operation.isStreamed
            ? try await streamed(operation, path, visit, session) : try await whole(operation, path, visit, session)
    }

    private func whole(
        _ operation: Operations.Operation, _ path: String, _ visit: Visit, _ session: WebSession?
    ) async throws -> HTTPResponse {
        var answer = try await upstream.send(operation, path, for: visit, bearer: session?.tokens.access)
        if answer.status == .unauthorized, let session {
            guard let renewed = try await sessions.renewed(session, for: visit) else { return try signedOut(visit) }
            answer = try await upstream.send(operation, path, for: visit, bearer: renewed.tokens.access)
        }
        var response = HTTPResponse(status: answer.status, headers: passed(answer.headers), body: body(answer, visit))
        if operation.endsSession, operation.endpoint.isSuccess(answer.status.code), asked(visit)["scope"] != .string("others"), let session {
            try await sessions.forget(session.id)
            response.headers.add("Set-Cookie", cookie(visit.product).removal)
        }
        return response
    }

    private func streamed(
        _ operation: Operations.Operation, _ path: String, _ visit: Visit, _ session: WebSession?
    ) async throws -> HTTPResponse {
        var answer = try await upstream.open(operation, path, for: visit, bearer: session?.tokens.access)
        if answer.status == .unauthorized, let session {
            guard let renewed = try await sessions.renewed(session, for: visit) else { return try signedOut(visit) }
            answer = try await upstream.open(operation, path, for: visit, bearer: renewed.tokens.access)
        }
        return HTTPResponse(
            status: answer.status, headers: passed(answer.headers),
            body: .stream { [answer] writer in while let piece = try await answer.next() { try await writer.write(piece) } })
    }

    /// The tokens of the answer stay here, and the browser gets a cookie for them. Whoever was signed in before is no longer.
    private func signIn(_ operation: Operations.Operation, _ path: String, _ visit: Visit) async throws -> HTTPResponse {
        let asked = try checked(visit)
        let answer = try await upstream.send(operation, path, for: visit, bearer: nil)
        guard operation.endpoint.isSuccess(answer.status.code), case .object(var object) = try JSONParser.parse(answer.body),
            object["accessToken"] != nil
        else { return HTTPResponse(status: answer.status, headers: passed(answer.headers), body: body(answer, visit)) }
        let tokens = try InputDecoder.decode(GrantedTokens.self, from: answer.body)
        guard tokens.user.product == visit.product else {
            try? await upstream.logOut(tokens.pair.access, for: visit)
            throw APIError(.wrongProduct, detail: "The account is of \(tokens.user.product.rawValue), these pages are not.")
        }
        if let former = try await sessions.find(visit) { try await end(former, visit) }
        let value = try await sessions.begin(tokens, for: visit)
        for name in ["accessToken", "refreshToken", "expiresIn"] { object[name] = nil }
        var headers = passed(answer.headers)
        headers["Cache-Control"] = "no-store"
        headers.add("Set-Cookie", cookie(visit.product).setting(value, isKept: asked["rememberMe"] != .bool(false)))
        return HTTPResponse(status: answer.status, headers: headers, body: .bytes(JSONValue.object(object).bytes()))
    }

    private func asked(_ visit: Visit) -> JSONObject {
        if case .object(let body)? = try? JSONParser.parse(visit.request.body) { body } else { [:] }
    }

    /// What a sign-in asks for. An account is of one product, and so are its pages and its cookie.
    private func checked(_ visit: Visit) throws -> JSONObject {
        let body = asked(visit)
        guard case .string(let product)? = body["product"], product != visit.product.rawValue else { return body }
        throw APIError(.wrongProduct, detail: "These are the pages of \(visit.product.rawValue).")
    }

    /// Ends a session here and, if it can be asked, at auth.
    func end(_ session: WebSession, _ visit: Visit) async throws {
        try await sessions.forget(session.id)
        try? await upstream.logOut(session.tokens.access, for: visit)
    }

    /// A page is told what an app is told, and never sent to another page.
    private func signedOut(_ visit: Visit) throws -> HTTPResponse {
        guard visit.cookie != nil else { throw APIError(.tokenMissing, detail: "Nobody is signed in.") }
        let error = APIError(.tokenExpired)
        var headers: HTTPHeaders = ["Content-Type": "application/json", "Cache-Control": "no-store"]
        headers.add("Set-Cookie", cookie(visit.product).removal)
        let body = error.body(visit.context.language, requestID: visit.context.requestID)
        return HTTPResponse(status: .unauthorized, headers: headers, body: .bytes(try JSONWriter.encode(body)))
    }

    private func passed(_ fields: HTTPHeaders) -> HTTPHeaders {
        var headers: HTTPHeaders = [
            "Content-Security-Policy": ContentPolicy.data, "Cross-Origin-Resource-Policy": "same-origin", "Vary": "Cookie, Accept-Language",
        ]
        for name in Self.fields { if let value = fields[name] { headers[name] = value } }
        // A page that a service made comes with the policy that fits it.
        if headers["Content-Type"]?.hasPrefix("text/html") == true, let policy = fields["Content-Security-Policy"] {
            headers["Content-Security-Policy"] = policy
        }
        return headers
    }

    private func body(_ answer: ClientResponse, _ visit: Visit) -> HTTPBody {
        if answer.body.isEmpty { return .empty }
        return .bytes(addresses.replaced(in: answer.body, for: visit.product))
    }
}
