internal import Contracts
internal import Platform
internal import ServiceKit
internal import Wire

/// A session that ended here and that auth counts as signed in until it has been told.
struct EndedSession: DTO {
    let accessToken: OpaqueToken
    let refreshToken: OpaqueToken
    let accessEndsAt: EpochMilliseconds

    static let example = EndedSession(accessToken: .example, refreshToken: .example, accessEndsAt: .example)

    static let work: WorkKind<EndedSession> = "endSession"
}

extension EndedSession {
    init(_ session: WebSession) { self.init(session.tokens, accessEndsAt: session.accessEndsAt) }

    init(_ tokens: SessionTokenPair, accessEndsAt: Instant) {
        self.init(
            accessToken: OpaqueToken(trusted: tokens.access), refreshToken: OpaqueToken(trusted: tokens.refresh),
            accessEndsAt: EpochMilliseconds(accessEndsAt))
    }
}
