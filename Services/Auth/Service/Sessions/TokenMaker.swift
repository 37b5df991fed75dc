internal import AuthDomain
internal import Contracts
internal import Platform
internal import Security
internal import ServiceKit
internal import Storage
internal import Wire

/// Makes sessions and the tokens that stand for them.
struct TokenMaker: Sendable {
    let settings: AuthSettings
    let keys: SigningKeys
    let ids: IDSource
    private let format: OpaqueTokenFormat

    init(settings: AuthSettings, keys: SigningKeys, ids: IDSource, serviceKeys: ServiceKeys) {
        self.settings = settings
        self.keys = keys
        self.ids = ids
        format = OpaqueTokenFormat(version: "r1", key: serviceKeys.hmac("refresh token"))
    }

    /// Starts a session inside the caller's transaction.
    func start(
        _ account: Account, device: DeviceInfo?, remembered: Bool, context: RequestContext, in db: any Connection
    ) async throws -> SessionTokens {
        let id = SessionID(trusted: ids.next())
        let policy = ProductPolicy.of(account.product)
        try await SessionStore.insert(
            .init(
                id: id, userID: account.id, isDemo: account.demo, device: device, ipAddress: context.clientAddress,
                lifetime: SessionLifetime(policy: policy.sessions, remembered: remembered, now: context.now), now: context.now), in: db)
        return tokens(account, session: id, generation: 0, now: context.now)
    }

    /// The access and refresh token of a generation of a session. The refresh token of one generation is always the same text, so that a
    /// client that lost an answer can be given it again.
    func tokens(_ account: Account, session: SessionID, generation: Int64, now: Instant) -> SessionTokens {
        let claims = AccessClaims(
            issuer: settings.issuer, audience: [settings.audience], subject: account.id.text, issuedAt: now,
            lifetime: settings.accessLifetime, tokenID: ids.next(), sessionID: session.text, product: account.product.rawValue,
            role: account.role.rawValue, isDemo: account.demo)
        let policy = ProductPolicy.of(account.product)
        return SessionTokens(
            accessToken: OpaqueToken(trusted: keys.issuer.issue(claims)), refreshToken: refreshToken(session, generation),
            expiresIn: settings.accessLifetime.milliseconds / 1000, user: account,
            nextStep: policy.nextStep(onboarded: account.onboardingCompleted, emailVerified: account.emailVerified))
    }

    private func refreshToken(_ session: SessionID, _ generation: Int64) -> OpaqueToken {
        OpaqueToken(trusted: format.make(Array("\(session.text).\(generation)".utf8)))
    }

    /// The session and the generation that a refresh token names; nil when its MAC is not ours. Needs no database.
    func read(_ token: OpaqueToken) -> (session: SessionID, generation: Int64)? {
        guard let payload = format.open(token.text) else { return nil }
        let parts = String(decoding: payload, as: UTF8.self).split(separator: ".")
        guard parts.count == 2, let session = try? SessionID(validating: String(parts[0])), let generation = Int64(parts[1]) else {
            return nil
        }
        return (session, generation)
    }
}
