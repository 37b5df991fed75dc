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
        let claims = try await verified(token, now: context.now)
        guard let session = claims.sessionID.map(SessionID.init(trusted:)), let product = claims.product.flatMap(Product.init(rawValue:)),
            let role = claims.role.flatMap(Role.init(rawValue:)),
            try await database.read({ db in try await SessionStore.isLive(session, now: context.now, in: db) })
        else { throw APIError(.unauthenticated) }
        return .person(
            SignedIn(
                userID: UserID(trusted: claims.subject), sessionID: session, product: product, role: role, isDemo: claims.isDemo))
    }

    private func verified(_ token: String, now: Instant) async throws -> AccessClaims {
        do {
            return try keys.verifier.verify(token, now: now)
        } catch TokenError.unknownKey {
            guard try await keys.reloadForUnknownKey(), let claims = try? keys.verifier.verify(token, now: now) else {
                throw APIError(.unauthenticated)
            }
            return claims
        } catch TokenError.expired {
            throw APIError(.unauthenticated)
        } catch {
            throw APIError(.unauthenticated)
        }
    }
}
