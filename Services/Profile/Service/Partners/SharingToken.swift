internal import Contracts
internal import Platform
internal import Security
internal import Wire

/// What the links of a partner's mails end in: the person, by whom the database finds it, and 192 random bits that nobody else has.
struct SharingToken: Sendable, Equatable {
    let user: UserID
    let secret: String
    private static let length = 24

    var text: String { "\(user.text).\(secret)" }
    var token: OpaqueToken { OpaqueToken(trusted: text) }

    init(of user: UserID, secret: String) {
        self.user = user
        self.secret = secret
    }

    static func secret(_ random: any RandomSource) -> String { base64url(random.bytes(length)) }

    /// Nil for what was never given out.
    init?(_ token: OpaqueToken) {
        let parts = token.text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count == 2, let user = try? UserID(validating: String(Substring(parts[0]))) else { return nil }
        let secret = String(Substring(parts[1]))
        guard let bytes = base64urlDecode(secret), bytes.count == Self.length, base64url(bytes) == secret else { return nil }
        self.init(of: user, secret: secret)
    }
}
