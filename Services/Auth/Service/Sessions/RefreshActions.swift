internal import AuthDomain
internal import Contracts
internal import Platform
internal import Security
internal import ServiceKit
internal import Storage
internal import Wire

/// Trading refresh tokens. What an old token means is decided by `RefreshVerdict`; of several callers with the same token, the one
/// whose guarded update in `SessionStore.rotate` succeeds is the first.
struct RefreshActions: Sendable {
    let dependencies: AuthDependencies

    private var tokens: TokenMaker { dependencies.tokens }
    private var endings: Endings { dependencies.endings }

    private enum Outcome: Sendable {
        case tokens(Account, generation: Int64)
        case ended
        case reused(deliveries: [String])
    }

    func refresh(_ call: Call<Anyone, Nothing, RefreshRequest>) async throws -> SessionTokens {
        let context = call.context
        guard let (session, generation) = tokens.read(call.body.refreshToken) else { throw APIError(.unauthenticated) }
        let name = context.idempotencyKey.flatMap { key in Self.name(key, of: call.body.refreshToken, session, generation) }
        let outcome = try await dependencies.database.write { db in try await trade(session, generation, name: name, context, in: db) }
        switch outcome {
        case .tokens(let account, let generation): return tokens.tokens(account, session: session, generation: generation, now: context.now)
        case .ended: throw APIError(.unauthenticated)
        case .reused(let deliveries):
            await endings.settle(deliveries)
            dependencies.runtime.logger.log(
                .warning, "refresh token reused, session ended",
                ["requestId": .string(context.requestID), "session": .string(session.text)])
            throw APIError(.tokenReused)
        }
    }

    /// Whether the stored answer to a repeated request may be sent again: only while its session lives, its refresh token is the newest
    /// one and the account's role is the same.
    func stillHolds(_ answer: [UInt8], _ context: RequestContext) async throws -> Bool {
        // A sign-up that waits for a confirmed address has no tokens in its answer.
        guard let given = try? InputDecoder.decode(GivenTokens.self, from: answer), let token = given.refreshToken else { return true }
        guard let (session, generation) = tokens.read(token) else { return false }
        return try await dependencies.database.read { db in
            guard let state = try await SessionStore.state(session, in: db), !state.isRevoked, state.generation == generation,
                context.now < state.idleUntil, let user = try await UserStore.find(session: session, now: context.now, in: db)
            else { return false }
            return user.account.role == given.user.role
        }
    }

    /// What a trade is known by for as long as its session lives; nil for a key that whoever has the token can make, and that says nothing
    /// of who they are: web services of releases before sent the token's hash.
    private static func name(_ key: String, of token: OpaqueToken, _ session: SessionID, _ generation: Int64) -> String? {
        key == hex(sha256(token.text)) ? nil : base64url(sha256("\(session.text) \(generation) \(key)"))
    }

    /// The outcome is returned, not thrown: an error would roll back the ending of a session.
    private func trade(
        _ session: SessionID, _ generation: Int64, name: String?, _ context: RequestContext, in db: any Connection
    ) async throws -> Outcome {
        let now = context.now
        if try await SessionStore.rotate(
            session, generation: generation, trade: name, ipAddress: context.clientAddress, now: now, in: db)
        {
            guard let user = try await UserStore.find(session: session, now: now, in: db) else { return .ended }
            return .tokens(user.account, generation: generation + 1)
        }
        guard let state = try await SessionStore.state(session, in: db),
            let user = try await UserStore.find(session: session, now: now, in: db)
        else { return .ended }
        // The token may have been traded by a replica whose clock is behind this one's.
        let grace = ProductPolicy.of(user.account.product).sessions.refreshGrace
            + dependencies.runtime.configuration.clockTolerance.afterEnd
        switch RefreshVerdict(presented: generation, trade: name, session: state, now: now, grace: grace) {
        case .successor: return .tokens(user.account, generation: state.generation)
        case .ended: return .ended
        case .reused:
            // Whoever uses an old token again finds the session ended already, so that one reuse is logged once.
            let ended = try await endings.end(
                session, of: user.account.id, user.account.product, because: "refresh token reused", context, in: db)
            return ended.map { .reused(deliveries: $0) } ?? .ended
        }
    }
}

/// The parts of a stored answer that `stillHolds` needs.
private struct GivenTokens: DTO {
    struct User: DTO {
        let role: Role
        static let example = User(role: .user)
    }

    let refreshToken: OpaqueToken?
    let user: User
    static let example = GivenTokens(refreshToken: .example, user: .example)
}
