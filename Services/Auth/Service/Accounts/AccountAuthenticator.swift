internal import Contracts
internal import Security
internal import ServiceKit
internal import Storage
internal import Wire

/// Tells whose access token it is: by its signature, and by its session, which may have been ended since.
struct AccountAuthenticator: Authenticator {
    let keys: SigningKeys
    let database: any Database

    func principal(bearer token: String, context: RequestContext) async throws -> Principal {
        try await signedIn(token, context).principal
    }

    /// The account goes along as evidence.
    func authenticate(
        bearer token: String, for endpoint: EndpointDescription, context: RequestContext
    ) async throws -> Authentication {
        let found = try await signedIn(token, context)
        try SignedIn(found.principal).require(endpoint.products)
        return found
    }

    /// One read answers both whether the session lives and whose it is.
    private func signedIn(_ token: String, _ context: RequestContext) async throws -> Authentication {
        let claims = try await verified(token, now: context.now)
        let subject = UserID(trusted: claims.subject)
        guard let session = claims.sessionID.map(SessionID.init(trusted:)), let product = claims.product.flatMap(Product.init(rawValue:)),
            let user = try await database.read({ try await UserStore.find(session: session, of: subject, now: context.now, in: $0) })
        else { throw TokenError.revoked.refusal }
        let person = SignedIn(userID: user.account.id, sessionID: session, product: product, role: user.account.role, isDemo: claims.isDemo)
        return Authentication(.person(person), evidence: user)
    }

    private func verified(_ token: String, now: Instant) async throws -> AccessClaims {
        do throws(TokenError) {
            return try keys.verifier.verify(token, now: now)
        } catch {
            guard case .unknownKey = error, try await keys.reloadForUnknownKey() else { throw error.refusal }
        }
        do throws(TokenError) { return try keys.verifier.verify(token, now: now) } catch { throw error.refusal }
    }
}
