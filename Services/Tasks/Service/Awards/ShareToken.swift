internal import Contracts
internal import Platform
internal import Security
internal import Wire

/// The secret part of the address of a shared badge: 128 random bits, which say nothing of whose it is.
struct ShareToken: Sendable, Equatable {
    let text: String
    private static let length = 16

    init(_ random: any RandomSource) { text = base64url(random.bytes(Self.length)) }

    /// Nil for what was never such a token, however it is spelt.
    init?(_ token: OpaqueToken) {
        guard let bytes = base64urlDecode(token.text), bytes.count == Self.length, base64url(bytes) == token.text else { return nil }
        text = token.text
    }

    init(trusted text: String) { self.text = text }

    var token: OpaqueToken { OpaqueToken(trusted: text) }
}
