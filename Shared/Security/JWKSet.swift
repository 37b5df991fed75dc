public import JSONCoding

/// The public keys that verify tokens, as `/.well-known/jwks.json` publishes them. RFC 7517 §5, RFC 8037 §2.
public struct JWKSet: Sendable, Hashable {
    /// In the order published.
    public let keys: [Ed25519PublicKey]
    private let byID: [String: Ed25519PublicKey]

    public init(_ keys: [Ed25519PublicKey]) {
        var byID: [String: Ed25519PublicKey] = [:]
        self.keys = keys.filter { byID.updateValue($0, forKey: $0.thumbprint) == nil }
        self.byID = byID
    }

    /// Reads a published set. Keys of other types or uses are passed over, as RFC 7517 §5 asks; a key under a `kid` that is
    /// not its thumbprint is passed over too. Nil when the document itself is not a set.
    public init?(json: JSONValue) {
        guard let members = json["keys"]?.array else { return nil }
        self.init(
            members.compactMap { member in
                guard member["kty"]?.string == "OKP", member["crv"]?.string == "Ed25519", (member["use"]?.string ?? "sig") == "sig",
                    (member["alg"]?.string ?? "EdDSA") == "EdDSA", let x = member["x"]?.string.flatMap(base64urlDecode),
                    let key = Ed25519PublicKey(x), member["kid"]?.string == key.thumbprint
                else { return nil }
                return key
            })
    }

    /// The same without some of its keys.
    func without(_ kids: Set<String>) -> JWKSet { kids.isEmpty ? self : JWKSet(keys.filter { !kids.contains($0.thumbprint) }) }

    public subscript(kid: String) -> Ed25519PublicKey? { byID[kid] }

    /// The document to publish.
    public var json: JSONValue {
        [
            "keys": .array(
                keys.map { key in
                    [
                        "kty": "OKP", "crv": "Ed25519", "x": .string(base64url(key.bytes)), "kid": .string(key.thumbprint), "use": "sig",
                        "alg": "EdDSA",
                    ]
                })
        ]
    }
}
