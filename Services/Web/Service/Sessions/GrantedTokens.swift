internal import Contracts
internal import Wire

/// What is read of auth's answers that give tokens; every other field passes through unread.
struct GrantedTokens: DTO {
    let accessToken: OpaqueToken
    let refreshToken: OpaqueToken
    let expiresIn: Int64
    let user: Account

    static let example = GrantedTokens(
        accessToken: .example, refreshToken: .example, expiresIn: 900, user: .example)

    var pair: SessionTokenPair { SessionTokenPair(access: accessToken.text, refresh: refreshToken.text) }
}
