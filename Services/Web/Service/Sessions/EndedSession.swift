internal import Contracts
internal import Platform
internal import ServiceKit
internal import Wire

/// A session that ended here and that auth still counts as signed in, as long as it could not be asked.
struct EndedSession: DTO {
    let accessToken: OpaqueToken
    let refreshToken: OpaqueToken
    let accessEndsAt: EpochMilliseconds

    static let example = EndedSession(accessToken: .example, refreshToken: .example, accessEndsAt: .example)

    static let work: WorkKind<EndedSession> = "endSession"
}

extension EndedSession {
    init(_ session: WebSession) {
        self.init(
            accessToken: OpaqueToken(trusted: session.tokens.access), refreshToken: OpaqueToken(trusted: session.tokens.refresh),
            accessEndsAt: EpochMilliseconds(session.accessEndsAt))
    }
}
