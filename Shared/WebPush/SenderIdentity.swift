internal import JSONCoding
internal import Security
public import Wire

/// Who pushes to browsers, as their push services know it: a key, and where its owner can be reached. RFC 8292.
public struct SenderIdentity: Sendable {
    public let key: P256Key
    /// `mailto:` or `https:`.
    public let contact: String
    /// A push service takes a token for a day at most; half of it leaves room for clocks.
    private static let validity: Duration = .hours(12)

    public init(key: P256Key, contact: String) {
        self.key = key
        self.contact = contact
    }

    /// What pages subscribe with, base64url.
    public var publicKey: String { base64url(key.publicKey) }

    /// The `Authorization` of a push.
    /// - Parameter origin: of the push service: scheme, host, and port where it is not the usual one.
    /// - Returns: nil where it cannot be signed.
    public func authorization(for origin: String, now: Instant) -> String? {
        let header = base64url(Array(#"{"typ":"JWT","alg":"ES256"}"#.utf8))
        let claims = Claims(aud: origin, exp: (now + Self.validity).seconds, sub: contact)
        guard let json = try? JSONWriter.encode(claims) else { return nil }
        let signed = header + "." + base64url(json)
        guard let signature = key.sign(Array(signed.utf8)) else { return nil }
        return "vapid t=\(signed).\(base64url(signature)), k=\(publicKey)"
    }

    /// Whether an `Authorization` is that of whom `publicKey` belongs to, for this origin and now: what a push service checks.
    public static func isGenuine(_ authorization: String, for origin: String, by publicKey: String, now: Instant) -> Bool {
        guard authorization.utf8.count <= 2048, authorization.hasPrefix("vapid ") else { return false }
        var parts: [String: String] = [:]
        for part in authorization.dropFirst(6).split(separator: ",") {
            let pair = part.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
            if pair.count == 2 { parts[String(pair[0])] = String(pair[1]) }
        }
        guard let token = parts["t"]?.split(separator: ".", omittingEmptySubsequences: false), token.count == 3, parts["k"] == publicKey,
            let key = base64urlDecode(publicKey), let signature = base64urlDecode(String(token[2])),
            P256Key.isValid(signature, for: Array((token[0] + "." + token[1]).utf8), by: key),
            let json = base64urlDecode(String(token[1])), let claims = try? InputDecoder.decode(Claims.self, from: json)
        else { return false }
        let left = claims.exp - now.seconds
        return claims.aud == origin && left > 0 && left <= 86_400
    }
}

private struct Claims: DTO {
    let aud: String
    let exp: Int64
    let sub: String
    static let example = Claims(aud: "https://push.example.net", exp: 1_453_523_768, sub: "mailto:push@example.com")
}
