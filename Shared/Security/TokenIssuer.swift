internal import JSONCoding

/// Why a token is refused. Every case answers 401; which one it was belongs in the log.
public enum TokenError: Error, Hashable, Sendable {
    /// Not three base64url parts of JSON, too large, or a claim of the wrong type; the text names the part, never its value.
    case malformed(String)
    /// The header asks for anything but this project's one algorithm and type; the text names the parameter.
    case unsupportedHeader(String)
    /// Signed under a key that is not in the set: the caller may fetch the set again, with a back-off.
    case unknownKey(String)
    case badSignature
    case expired
    case notYetValid
    case wrongIssuer
    case wrongAudience
    case missingClaim(String)
    /// The session has been ended.
    case revoked
}

/// Signs access tokens with one Ed25519 key, as compact JWS. RFC 7515 §3.1, RFC 9068 §2.1.
public struct TokenIssuer: Sendable {
    public let key: SigningKey
    private let encodedHeader: String

    public init(key: SigningKey) {
        self.key = key
        let header: JSONValue = ["alg": "EdDSA", "typ": "at+jwt", "kid": .string(key.kid)]
        encodedHeader = base64url(header.bytes())
    }

    public func issue(_ claims: AccessClaims) -> String {
        let signed = encodedHeader + "." + base64url(claims.json.bytes())
        return signed + "." + base64url(key.sign(Array(signed.utf8)))
    }
}
