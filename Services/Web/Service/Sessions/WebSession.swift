internal import Contracts
internal import JSONCoding
internal import Platform
internal import Security
internal import ServiceKit
internal import Wire

/// A browser that is signed in.
struct WebSession: Sendable {
    let id: String
    let product: Product
    let user: UserID
    let isDemo: Bool
    let run: String?
    /// Whether its cookie outlives the browser's closing; nil where nobody noted that when it began.
    let isKept: Bool?
    var tokens: SessionTokenPair
    /// When the access token is renewed; a little before it ends.
    var accessEndsAt: Instant
    var endsAt: Instant
}

/// What a browser never sees.
struct SessionTokenPair: Sendable, Equatable {
    let access: String
    let refresh: String
    /// Whether the database has them sealed with another secret than that of now.
    var isOutdated = false
}

extension SessionTokenPair {
    /// Auth's id of the session, as the access token says it. Tokens come from auth itself, and services check them.
    var authSession: String? {
        let parts = access.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let bytes = base64urlDecode(String(parts[1])), case .object(let claims)? = try? JSONParser.parse(bytes),
            case .string(let id)? = claims["sid"]
        else { return nil }
        return id
    }

    func isOfOneSession(with other: SessionTokenPair) -> Bool {
        refresh == other.refresh || authSession.map { $0 == other.authSession } ?? false
    }
}

/// Seals the tokens of sessions for the database.
struct SessionBox: Sendable {
    let box: SealedBox
    let random: any RandomSource

    func seal(_ tokens: SessionTokenPair, of id: String) -> String {
        base64url(box.seal(Array((tokens.access + " " + tokens.refresh).utf8), context: Array(id.utf8), random: random))
    }

    func open(_ text: String, of id: String) -> SessionTokenPair? {
        guard let sealed = base64urlDecode(text), let plain = box.open(sealed, context: Array(id.utf8)) else { return nil }
        let parts = plain.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
        guard parts.count == 2 else { return nil }
        return SessionTokenPair(access: parts[0], refresh: parts[1], isOutdated: box.isOutdated(sealed, context: Array(id.utf8)))
    }
}
