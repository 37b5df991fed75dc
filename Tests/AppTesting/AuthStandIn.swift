public import Contracts
internal import HTTPCore
internal import JSONCoding
public import Platform
internal import Security
public import ServiceKit
public import Storage
internal import Synchronization
public import Wire

/// An auth service for the tests of other services: it publishes real keys, makes real tokens for whoever the test wants, and knows
/// the accounts the test tells it.
public struct AuthStandIn: Service {
    public static let name = "auth"
    public static let migrations: [Migration] = []
    public static func settings(from reader: inout ConfigReader) -> Nothing { Nothing() }

    public let routes: [Route]
    public let authenticator: any Authenticator
    public let work: [WorkHandler] = []
    let state: State
    let key: SigningKey
    let ids: IDSource

    public init(settings: Nothing, runtime: ServiceRuntime) async throws {
        let state = State()
        guard let key = SigningKey(seed: runtime.random.bytes(32)) else { throw ServiceError.missingSecret }
        self.state = state
        self.key = key
        ids = runtime.ids
        authenticator = StandInAuthenticator(
            verifier: TokenVerifier(.init(issuer: "barbell", audience: "barbell"), keys: JWKSet([key.publicKey])))
        routes = [
            Auth.keys.handle { _ in KeySet(keys: [.init(x: base64url(key.publicKey.bytes), kid: key.publicKey.thumbprint)]) },
            Auth.user.handle { call in
                guard let account = state.account(call.parameters.id) else { throw APIError(.notFound) }
                return account
            },
            Auth.deleteMe.handle { call in
                guard call.body.password?.text == "Mountain7Path" else { throw APIError(.credentialsInvalid) }
                guard state.remove(call.caller.userID) else { throw APIError(.unauthenticated) }
                return Nothing()
            },
        ]
    }

    public func receive(_ event: Event, in db: any Connection) async throws { state.note(event) }

    /// What other services told auth.
    public var events: [Event] { state.events }

    /// Makes an account and an access token for it.
    public func signIn(
        _ product: Product, name: String? = "Layla", role: Role = .user, demo: Bool = false, now: Instant,
        lifetime: Duration = .minutes(15),
        isKnown: Bool = true
    ) -> (account: Account, token: OpaqueToken) {
        let account = Account(
            id: UserID(trusted: ids.next()), product: product,
            email: product == .fitcoach ? nil : EmailAddress(trusted: "layla@example.com"), emailVerified: true,
            phone: product == .fitcoach ? SaudiMobile.example : nil, name: name, role: role, onboardingCompleted: false, demo: demo,
            createdAt: now)
        if isKnown { state.add(account) }
        return (account, token(for: account, now: now, lifetime: lifetime))
    }

    /// Another token of an account: another session.
    public func token(for account: Account, now: Instant, lifetime: Duration = .minutes(15)) -> OpaqueToken {
        OpaqueToken(
            trusted: TokenIssuer(key: key).issue(
                AccessClaims(
                    issuer: "barbell", audience: ["barbell"], subject: account.id.text, issuedAt: now, lifetime: lifetime,
                    tokenID: ids.next(), sessionID: ids.next(), product: account.product.rawValue, role: account.role.rawValue,
                    isDemo: account.demo)))
    }

    final class State: Sendable {
        private struct Kept {
            var accounts: [UserID: Account] = [:]
            var events: [Event] = []
        }
        private let kept = Mutex(Kept())
        var events: [Event] { kept.withLock { $0.events } }
        func account(_ id: UserID) -> Account? { kept.withLock { $0.accounts[id] } }
        func add(_ account: Account) { kept.withLock { $0.accounts[account.id] = account } }
        func remove(_ id: UserID) -> Bool { kept.withLock { $0.accounts.removeValue(forKey: id) != nil } }
        func note(_ event: Event) { kept.withLock { $0.events.append(event) } }
    }
}

private struct StandInAuthenticator: Authenticator {
    let verifier: TokenVerifier

    func principal(bearer token: String, context: RequestContext) async throws -> Principal {
        guard let claims = try? verifier.verify(token, now: context.now), let session = claims.sessionID,
            let product = claims.product.flatMap(Product.init(rawValue:)), let role = claims.role.flatMap(Role.init(rawValue:))
        else { throw APIError(.unauthenticated) }
        return .person(
            SignedIn(
                userID: UserID(trusted: claims.subject), sessionID: SessionID(trusted: session), product: product, role: role,
                isDemo: claims.isDemo))
    }
}
