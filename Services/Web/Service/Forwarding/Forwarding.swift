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
    let cookies: Cookies
    let streams: StreamBudget

    /// Says whose page it is that calls. Tabs share their cookie: one that still shows somebody who left must not act for who came.
    static let personField = "X-Barbell-Person"

    func respond(_ operation: Operations.Operation, _ path: String, _ visit: Visit) async throws -> HTTPResponse {
        let visit = ofDevice(operation, try ofProduct(operation, visit))
        if operation.givesTokens { return try await signIn(operation, path, visit) }
        // Whoever asks nobody's name gets no token: signed links to objects are refused with one.
        guard operation.endpoint.isForPeople else { return try await pass(operation, path, visit, nil).response }
        guard let session = try await sessions.find(visit) else { throw signedOut(visit) }
        try checkPerson(session, visit)
        guard let answer = try await answer(operation, path, visit, session) else { throw signedOut(visit) }
        var response = answer.response
        if operation.endsSession, operation.endpoint.isSuccess(response.status.code), asked(visit)["scope"] != .string("others") {
            try await sessions.forget(session.id)
            response.headers.add("Set-Cookie", cookies.removal(of: visit.product))
        }
        return response
    }

    func checkPerson(_ session: WebSession, _ visit: Visit) throws(APIError) {
        guard let person = visit.request.headers[Self.personField], person != session.user.text else { return }
        throw APIError(.unauthenticated, detail: "Somebody else is signed in by now.")
    }

    private struct Passed {
        let response: HTTPResponse
        /// Whether the token was refused, and not what was asked for: only then is there a challenge. RFC 6750 §3.
        let isTokenRefused: Bool
    }

    /// With new tokens if those that were there are refused before their end; nil where there are none any more.
    private func answer(
        _ operation: Operations.Operation, _ path: String, _ visit: Visit, _ session: WebSession
    ) async throws -> Passed? {
        let first = try await pass(operation, path, visit, session)
        guard first.isTokenRefused else { return first }
        guard let renewed = try await sessions.renewed(session, for: visit) else { return nil }
        return try await pass(operation, path, visit, renewed)
    }

    private func pass(
        _ operation: Operations.Operation, _ path: String, _ visit: Visit, _ session: WebSession?
    ) async throws -> Passed {
        let bearer = session?.tokens.access
        guard operation.isStreamed else {
            let answer = try await upstream.send(operation, path, for: visit, bearer: bearer)
            return passed(HTTPResponse(status: answer.status, headers: passed(answer.headers), body: body(answer, visit)), answer.headers)
        }
        let place = try operation.isEndless ? placeOfStream() : nil
        let answer = try await upstream.open(operation, path, for: visit, bearer: bearer)
        // A refusal has an end and takes no place.
        let kept = answer.headers["Content-Type"]?.hasPrefix("text/event-stream") == true ? place : nil
        let body = HTTPBody.stream { writer in
            defer { withExtendedLifetime(kept) {} }
            while let piece = try await answer.next() {
                // The service knows of a sign-out only once auth has been told. What has an end of its own is not cut off.
                if operation.isEndless, let session, sessions.isOver(session) { return }
                try await writer.write(piece)
            }
        }
        return passed(HTTPResponse(status: answer.status, headers: passed(answer.headers), body: body), answer.headers)
    }

    private func placeOfStream() throws(APIError) -> BodyHold {
        if let place = streams.take() { return place }
        throw APIError(.unavailable, retryAfter: .seconds(5), detail: "As many event streams are open as may be.")
    }

    private func passed(_ response: HTTPResponse, _ fields: HTTPHeaders) -> Passed {
        Passed(response: response, isTokenRefused: response.status == .unauthorized && fields["WWW-Authenticate"] != nil)
    }

    /// The tokens of the answer stay here, and the browser gets a cookie for them. Whoever was signed in before is no longer.
    private func signIn(_ operation: Operations.Operation, _ path: String, _ visit: Visit) async throws -> HTTPResponse {
        let asked = asked(visit)
        let answer = try await upstream.send(operation, path, for: visit, bearer: nil)
        guard operation.endpoint.isSuccess(answer.status.code), case .object(var object) = try JSONParser.parse(answer.body),
            object["accessToken"] != nil
        else { return HTTPResponse(status: answer.status, headers: passed(answer.headers), body: body(answer, visit)) }
        let tokens = try InputDecoder.decode(GrantedTokens.self, from: answer.body)
        guard tokens.user.product == visit.product else {
            try await sessions.refuse(tokens, for: visit)
            throw APIError(.wrongProduct, detail: "The account is of \(tokens.user.product.rawValue), these pages are not.")
        }
        // Asked again under its key after its answer was lost, auth gives the same session again: that one goes on.
        if let former = try await sessions.stored(visit) {
            if former.tokens.isOfOneSession(with: tokens.pair) { try await sessions.forget(former.id) } else { try await sessions.end(former) }
        }
        let value = cookies.make(), isKept = asked["rememberMe"] != .bool(false)
        try await sessions.begin(tokens, as: value, isKept: isKept, for: visit)
        for name in ["accessToken", "refreshToken", "expiresIn"] { object[name] = nil }
        var headers = passed(answer.headers)
        headers["Cache-Control"] = "no-store"
        headers.add("Set-Cookie", cookies.setting(value, of: visit.product, isKept: isKept))
        if isKept, let device = visit.device { headers.add("Set-Cookie", cookies.deviceSetting(device, of: visit.product)) }
        return HTTPResponse(status: answer.status, headers: headers, body: .bytes(JSONValue.object(object).bytes()))
    }

    private func asked(_ visit: Visit) -> JSONObject {
        if case .object(let body)? = try? JSONParser.parse(visit.request.body) { body } else { [:] }
    }

    /// An account is of one product, and so are its pages and its cookie: what asks auth without saying for which is for this one. Refused
    /// before auth is asked, as nothing is made or used up then.
    private func ofProduct(_ operation: Operations.Operation, _ visit: Visit) throws(APIError) -> Visit {
        guard operation.service == Upstream.auth, !operation.endpoint.isForPeople else { return visit }
        if operation.endpoint.id == Auth.verifyOTP.description.id, !PhoneProducts.words.contains(visit.product) {
            throw APIError(.wrongProduct, detail: "People of \(visit.product.rawValue) sign in without codes.")
        }
        // What is no JSON is for auth to refuse, as it came.
        guard case .object(var body)? = try? JSONParser.parse(visit.request.body) else { return visit }
        if case .string(let product)? = body["product"], product != visit.product.rawValue {
            throw APIError(.wrongProduct, detail: "These are the pages of \(visit.product.rawValue).")
        }
        guard operation.endpoint.body?.fields.contains(where: { $0.name == "product" }) == true, body["product"] == nil else { return visit }
        body["product"] = .string(visit.product.rawValue)
        var visit = visit
        visit.request.body = JSONValue.object(body).bytes()
        return visit
    }

    /// A browser that signed in before is known to auth, as an app is, by an id that nobody else has: whoever guesses its owner's password
    /// from elsewhere does not keep it out. It has no name, as nobody gave it one, and whoever is not to be remembered gets none.
    private func ofDevice(_ operation: Operations.Operation, _ visit: Visit) -> Visit {
        guard operation.service == Upstream.auth, !operation.endpoint.isForPeople,
            operation.endpoint.body?.fields.contains(where: { $0.name == "device" }) == true
        else { return visit }
        guard case .object(var body)? = try? JSONParser.parse(visit.request.body), body["device"] == nil else { return visit }
        var visit = visit
        if visit.device == nil, operation.givesTokens, body["rememberMe"] != .bool(false) {
            visit.device = cookies.makeDevice(for: visit.request.headers["Idempotency-Key"])
        }
        guard let device = visit.device else { return visit }
        body["device"] = .object(["id": .string(device)])
        visit.request.body = JSONValue.object(body).bytes()
        return visit
    }

    /// A page is told what an app is told, and never sent to another page. Its cookie stays, though it is worth nothing: this answer may
    /// come after that of a sign-in in another tab, and would take away the new one. Tokens are renewed here, so nothing is left for the page
    /// but to sign in.
    private func signedOut(_ visit: Visit) -> APIError {
        visit.cookie == nil ? APIError(.tokenMissing, detail: "Nobody is signed in.") : APIError(.unauthenticated)
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
