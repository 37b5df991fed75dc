internal import Contracts
internal import JSONCoding
internal import Platform
internal import Security
public import Wire

/// What has become of the access token with which a long answer was asked for.
public enum TokenStanding: Sendable, Equatable {
    case good
    case expired
    /// Its session, account, role or signing key is no more.
    case withdrawn
}

/// Tells whose access token it is in a service that does not sign them: by the keys that the auth service publishes.
///
/// While auth is down the keys fetched last go on serving. A service that never reached auth answers 503 `unavailable`. What auth takes
/// back is refused as soon as `Revocations` knows, and in any case when the access token expires.
public final class RemoteAuthenticator: Authenticator {
    private let verifier: TokenVerifier
    private let keys: JWKSCache
    private let revocations: Revocations

    public convenience init(_ auth: AuthLink, runtime: ServiceRuntime) {
        self.init(
            authURL: auth.url, issuer: auth.issuer, audience: auth.audience, runtime: runtime, policy: JWKSCache.Policy(),
            clock: SystemMonotonicClock())
    }

    init(
        authURL: String, issuer: String, audience: String, runtime: ServiceRuntime, policy: JWKSCache.Policy, clock: any MonotonicClock
    ) {
        let verifier = TokenVerifier(
            .init(issuer: issuer, audience: audience, clockTolerance: runtime.configuration.clockTolerance), keys: JWKSet([]),
            isRevoked: { [revocations = runtime.revocations] in revocations.refuses(session: $0.sessionID, user: $0.subject) })
        self.verifier = verifier
        revocations = runtime.revocations
        keys = JWKSCache(
            policy: policy, clock: clock, logger: runtime.logger,
            fetch: { [peers = runtime.peers, ids = runtime.ids] in
                let published = try await peers.call(
                    Auth.keys, at: authURL, parameters: Nothing(), body: Nothing(), requestID: ids.next(), run: nil, deadline: .seconds(2))
                return JWKSet(json: try JSONParser.parse(try JSONWriter.encode(published))) ?? JWKSet([])
            }, replace: { verifier.replaceKeys($0) })
        runtime.revocations.watch { verifier.distrust(kid: $0) }
    }

    public func principal(bearer token: String, context: RequestContext) async throws -> Principal {
        // Nearly always there is nothing to wait for, and a call that may wait costs more than one that cannot.
        if !keys.isHere, await !keys.isAvailable() { throw APIError(.unavailable, retryAfter: .seconds(1)) }
        let claims: AccessClaims
        do throws(TokenError) {
            claims = try verifier.verify(token, now: context.now)
        } catch {
            guard case .unknownKey = error else { throw error.refusal }
            claims = try await claimsByNewKeys(of: token, now: context.now)
        }
        guard let session = claims.sessionID.map(SessionID.init(trusted:)), let product = claims.product.flatMap(Product.init(rawValue:)),
            let role = claims.role.flatMap(Role.init(rawValue:))
        else { throw TokenError.missingClaim("sid, product or role").refusal }
        return .person(
            SignedIn(userID: UserID(trusted: claims.subject), sessionID: session, product: product,
                role: revocations.role(of: claims.subject, claimed: role), isDemo: claims.isDemo))
    }

    /// What has become of a token that was good when its request came, for answers that take long. Reads memory only.
    func standing(of person: SignedIn, token: String, now: Instant) -> TokenStanding {
        let claims: AccessClaims
        do throws(TokenError) { claims = try verifier.verify(token, now: now) } catch { return error == .expired ? .expired : .withdrawn }
        let role = claims.role.flatMap(Role.init(rawValue:)).map { revocations.role(of: claims.subject, claimed: $0) }
        return role == person.role ? .good : .withdrawn
    }

    private func claimsByNewKeys(of token: String, now: Instant) async throws(APIError) -> AccessClaims {
        await keys.refetch()
        do { return try verifier.verify(token, now: now) } catch { throw error.refusal }
    }
}
