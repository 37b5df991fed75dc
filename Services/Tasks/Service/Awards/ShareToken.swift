internal import Contracts
internal import Platform
internal import Security
internal import Wire

/// The secret part of the address of a shared badge: 128 random bits, which tell nothing about its owner.
struct ShareToken: Sendable, Equatable {
    let text: String
    private static let length = 16

    init(_ random: any RandomSource) { text = base64url(random.bytes(Self.length)) }

    /// Nil for text that is not a token in its only spelling.
    init?(_ token: OpaqueToken) {
        guard let bytes = base64urlDecode(token.text), bytes.count == Self.length, base64url(bytes) == token.text else { return nil }
        text = token.text
    }

    init(trusted text: String) { self.text = text }

    var token: OpaqueToken { OpaqueToken(trusted: text) }
}
