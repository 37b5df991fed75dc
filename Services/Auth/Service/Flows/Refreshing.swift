internal import AuthDomain
internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Trading refresh tokens. Rotation, grace and reuse are the rules of `RefreshVerdict`; the one guarded update of
/// `SessionStore.rotate` decides races.
struct Refreshing: Sendable {
    let database: any Database
    let tokens: TokenMaker
    let logger: Logger

    private enum Outcome: Sendable {
        case tokens(Account, generation: Int64)
        case ended
        case reused
    }

    func refresh(_ token: OpaqueToken, context: RequestContext) async throws -> SessionTokens {
        guard let (session, generation) = tokens.read(token) else { throw APIError(.tokenExpired) }
        let outcome = try await database.write { db in try await trade(session, generation, context, in: db) }
        switch outcome {
        case .tokens(let account, let generation): return tokens.tokens(account, session: session, generation: generation, now: context.now)
        case .ended: throw APIError(.tokenExpired)
        case .reused:
            logger.log(.warning, "refresh token reused, session ended", ["requestId": .string(context.requestID), "session": .string(session.text)])
            throw APIError(.tokenReused)
        }
    }

    /// Returns instead of throwing, so that ending a session is committed.
    private func trade(_ session: SessionID, _ generation: Int64, _ context: RequestContext, in db: any Connection) async throws -> Outcome {
        let now = context.now
        if try await SessionStore.rotate(session, generation: generation, ipAddress: context.clientAddress, now: now, in: db) {
            guard let user = try await UserStore.find(session: session, now: now, in: db) else { return .ended }
            return .tokens(user.account, generation: generation + 1)
        }
        guard let state = try await SessionStore.state(session, in: db), let user = try await UserStore.find(session: session, now: now, in: db)
        else { return .ended }
        let grace = ProductPolicy.of(user.account.product).sessions.refreshGrace
        switch RefreshVerdict(presented: generation, session: state, now: now, grace: grace) {
        case .successor: return .tokens(user.account, generation: state.generation)
        case .ended: return .ended
        case .reused:
            // A second holder of the old token finds the session ended, and only the first is logged.
            let isFirst = try await SessionStore.revoke(session, because: "refresh token reused", now: now, in: db)
            return isFirst ? .reused : .ended
        }
    }
}
