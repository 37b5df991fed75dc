internal import HTTPCore
internal import Platform
public import Wire

/// Tells who a bearer token speaks for.
public protocol Authenticator: Sendable {
    /// - Throws: `APIError` `token_malformed`, `token_expired`, and `unauthenticated` for a token that is forged or revoked.
    func principal(bearer token: String, context: RequestContext) async throws -> Principal
    /// The same for a route, with what had to be read to decide it. Made from `principal` unless an authenticator has more to say.
    /// - Throws: besides, `wrong_product` for people whom the route is not for.
    func authenticate(bearer token: String, for endpoint: EndpointDescription, context: RequestContext) async throws -> Authentication
}

/// Who a token speaks for, and what was read on the way, so that a handler need not read it again.
public struct Authentication: Sendable {
    public let principal: Principal
    public let evidence: (any Sendable)?
    /// The language the person chose, for requests that do not ask for one.
    public let language: Language?

    public init(_ principal: Principal, evidence: (any Sendable)? = nil, language: Language? = nil) {
        self.principal = principal
        self.evidence = evidence
        self.language = language
    }
}

extension Authenticator {
    public func authenticate(
        bearer token: String, for endpoint: EndpointDescription, context: RequestContext
    ) async throws -> Authentication {
        let principal = try await principal(bearer: token, context: context)
        if case .person(let person) = principal { try person.require(endpoint.products) }
        return Authentication(principal)
    }
}

/// Establishes the caller of routes that want one; tokens sent to routes for anyone are handed on and not looked at.
/// - Parameter testHooks: lets the service `harness` call whatever a service may.
func authenticated(
    by authenticator: any Authenticator, testHooks: Bool, _ exchange: Exchange, next: Handler
) async throws -> HTTPResponse {
    let token = bearerToken(exchange.request.headers)
    let endpoint = exchange.route.endpoint
    var exchange = exchange
    guard endpoint.access != .anyone else {
        exchange.context.credential = token.map { Secret($0) }
        return try await next(exchange)
    }
    guard let token else { throw missingToken(exchange.request.headers, endpoint) }
    let authentication = try await authenticator.authenticate(bearer: token, for: endpoint, context: exchange.context)
    exchange.context.principal = authentication.principal
    exchange.context.note.write(authentication.principal)
    exchange.context.evidence = authentication.evidence
    exchange.context.credential = Secret(token)
    guard let language = authentication.language, !exchange.context.choseLanguage else {
        return try await permitted(exchange, testHooks, next)
    }
    exchange.context.language = language
    do {
        return try await permitted(exchange, testHooks, next)
    } catch var error as APIError {
        error.language = language
        throw error
    }
}

/// Keeps demo sessions to what they may do, people to the routes of their role, and services to those that name them. The role is looked at
/// here besides where calls are read, as an answer that was stored is given again before that.
private func permitted(_ exchange: Exchange, _ testHooks: Bool, _ next: Handler) async throws -> HTTPResponse {
    let endpoint = exchange.route.endpoint
    switch exchange.context.principal {
    case .person(let person) where person.isDemo && !endpoint.isDemoAllowed: throw APIError(.demoReadOnly)
    case .person(let person) where endpoint.access == .coach: try person.require(.coach)
    case .person(let person) where endpoint.access == .admin: try person.require(.admin)
    case .service(let name) where endpoint.access == .service:
        let caller = ServiceName(name)
        guard endpoint.callers.contains(caller) || (testHooks && caller == .harness) else {
            let names = endpoint.callers.map(\.text).joined(separator: ", ")
            throw APIError(.forbidden, detail: "Of the services, \(names) may call this; \(caller.text) may not.")
        }
    case .anonymous, .person, .service: break
    }
    return try await next(exchange)
}

private func missingToken(_ headers: HTTPHeaders, _ endpoint: EndpointDescription) -> APIError {
    let wanted = endpoint.access == .service ? "a service token" : "the accessToken of a sign-in"
    let found = headers["Authorization"] == nil ? "There is no Authorization header" : "Authorization does not begin with Bearer"
    return APIError(.tokenMissing, detail: "\(found); send Authorization: Bearer and \(wanted).")
}

/// RFC 6750 §2.1; the scheme compares without case.
private func bearerToken(_ headers: HTTPHeaders) -> String? {
    guard let value = headers["Authorization"], value.utf8.count > 7 else { return nil }
    let scheme = value.utf8.prefix(7)
    guard scheme.elementsEqual("Bearer ".utf8) || String(Substring(scheme)).lowercased() == "bearer " else { return nil }
    return String(Substring(value.utf8.dropFirst(7)))
}
