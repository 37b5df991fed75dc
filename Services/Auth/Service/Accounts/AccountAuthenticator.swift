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
        try await authenticate(bearer: token, context: context).principal
    }

    /// One read answers both whether the session lives and whose it is; the account goes along as evidence.
    func authenticate(bearer token: String, context: RequestContext) async throws -> Authentication {
        let claims = try await verified(token, now: context.now)
        guard let session = claims.sessionID.map(SessionID.init(trusted:)), let product = claims.product.flatMap(Product.init(rawValue:)),
            let user = try await database.read({ db in try await UserStore.find(session: session, now: context.now, in: db) }),
            user.account.id.text == claims.subject
        else { throw APIError(.unauthenticated) }
        let person = SignedIn(userID: user.account.id, sessionID: session, product: product, role: user.account.role, isDemo: claims.isDemo)
        return Authentication(.person(person), evidence: user)
    }

    private func verified(_ token: String, now: Instant) async throws -> AccessClaims {
        do {
            return try keys.verifier.verify(token, now: now)
        } catch TokenError.unknownKey {
            guard try await keys.reloadForUnknownKey(), let claims = try? keys.verifier.verify(token, now: now) else {
                throw APIError(.unauthenticated)
            }
            return claims
        } catch {
            throw APIError(.unauthenticated)
        }
    }
}
