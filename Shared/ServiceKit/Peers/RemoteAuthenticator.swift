internal import Contracts
internal import JSONCoding
internal import Platform
internal import Security
public import Wire

/// Tells whose access token it is in a service that does not sign them: by the keys that the auth service publishes.
///
/// While auth is down the keys fetched last go on serving. A service that never reached auth answers 503 `unavailable`. Sessions
/// that end are refused here once `revoke(session:)` is told, and in any case when their access token expires.
public final class RemoteAuthenticator: Authenticator {
    private let verifier: TokenVerifier
    private let keys: JWKSCache

    /// - Parameters:
    ///   - authURL: base URL of the auth service.
    ///   - issuer: what `iss` must be.
    ///   - audience: what `aud` must contain.
    public convenience init(authURL: String, issuer: String, audience: String, runtime: ServiceRuntime) {
        self.init(authURL: authURL, issuer: issuer, audience: audience, runtime: runtime, policy: JWKSCache.Policy(), clock: SystemMonotonicClock())
    }

    init(
        authURL: String, issuer: String, audience: String, runtime: ServiceRuntime, policy: JWKSCache.Policy, clock: any MonotonicClock
    ) {
        let verifier = TokenVerifier(.init(issuer: issuer, audience: audience), keys: JWKSet([]))
        self.verifier = verifier
        keys = JWKSCache(
            policy: policy, clock: clock, logger: runtime.logger,
            fetch: { [peers = runtime.peers, ids = runtime.ids] in
                let published = try await peers.call(
                    Auth.keys, at: authURL, parameters: Nothing(), body: Nothing(), requestID: ids.next(), run: nil, deadline: .seconds(2))
                return JWKSet(json: try JSONParser.parse(try JSONWriter.encode(published))) ?? JWKSet([])
            }, replace: { verifier.replaceKeys($0) })
    }

    /// Refuses the access tokens of a session from now on.
    public func revoke(session: SessionID) { verifier.revoke(sid: session.text) }

    public func principal(bearer token: String, context: RequestContext) async throws -> Principal {
        guard await keys.isAvailable() else { throw APIError(.unavailable, retryAfter: .seconds(1)) }
        let claims = try await claims(of: token, now: context.now)
        guard let session = claims.sessionID.map(SessionID.init(trusted:)), let product = claims.product.flatMap(Product.init(rawValue:)),
            let role = claims.role.flatMap(Role.init(rawValue:))
        else { throw APIError(.unauthenticated) }
        return .person(
            SignedIn(userID: UserID(trusted: claims.subject), sessionID: session, product: product, role: role, isDemo: claims.isDemo))
    }

    private func claims(of token: String, now: Instant) async throws(APIError) -> AccessClaims {
        do {
            return try verifier.verify(token, now: now)
        } catch {
            guard case .unknownKey = error else { throw APIError(.unauthenticated) }
        }
        await keys.refetch()
        do { return try verifier.verify(token, now: now) } catch { throw APIError(.unauthenticated) }
    }
}
