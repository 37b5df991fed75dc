internal import CSodium
public import Platform

/// A 32-byte Ed25519 public key. RFC 8032 §5.1.
public struct Ed25519PublicKey: Sendable, Hashable {
    public let bytes: [UInt8]

    /// Nil unless there are exactly 32 bytes.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count == 32 else { return nil }
        self.bytes = bytes
    }

    /// Whether `signature` (64 bytes) signs `message`. Non-canonical signatures and low-order keys are refused.
    public func isValid(_ signature: [UInt8], for message: [UInt8]) -> Bool {
        requireSodium()
        guard signature.count == 64 else { return false }
        return crypto_sign_verify_detached(signature, message, UInt64(message.count), bytes) == 0
    }

    /// The JWK thumbprint, base64url of a SHA-256: this project's `kid`. RFC 7638 §3, RFC 8037 §2.
    public var thumbprint: String {
        base64url(sha256(#"{"crv":"Ed25519","kty":"OKP","x":""# + base64url(bytes) + #""}"#))
    }
}

/// An Ed25519 key that signs tokens, named by the thumbprint of its public half. The secret half is kept in guarded memory;
/// prints redacted.
public struct SigningKey: Sendable, Hashable, CustomStringConvertible, CustomReflectable {
    public let kid: String
    public let publicKey: Ed25519PublicKey
    private let secret: KeyMaterial

    /// - Parameter seed: the 32 bytes of RFC 8032 §5.1.5's private key; any other length gives nil.
    public init?(seed: [UInt8]) {
        requireSodium()
        guard seed.count == Int(crypto_sign_SEEDBYTES) else { return nil }
        var publicBytes = [UInt8](repeating: 0, count: Int(crypto_sign_PUBLICKEYBYTES))
        var secretBytes = [UInt8](repeating: 0, count: Int(crypto_sign_SECRETKEYBYTES))
        defer { wipe(&secretBytes) }
        guard crypto_sign_seed_keypair(&publicBytes, &secretBytes, seed) == 0, let publicKey = Ed25519PublicKey(publicBytes)
        else { return nil }
        self.publicKey = publicKey
        kid = publicKey.thumbprint
        secret = KeyMaterial(secretBytes)
    }

    /// A new key from 32 random bytes.
    public static func generate(random: some RandomSource) -> SigningKey {
        guard let key = SigningKey(seed: random.bytes(32)) else { preconditionFailure("a random source gave too few bytes") }
        return key
    }

    /// The seed, for the store that keeps the key; it must be encrypted there.
    public func revealSeed() -> [UInt8] { Array(secret.copy().prefix(32)) }

    /// A 64-byte signature.
    public func sign(_ message: [UInt8]) -> [UInt8] {
        filled(Int(crypto_sign_BYTES)) { out in
            _ = secret.withBytes { crypto_sign_detached(out, nil, message, UInt64(message.count), $0) }
        }
    }

    public static func == (a: SigningKey, b: SigningKey) -> Bool { a.publicKey == b.publicKey }
    public func hash(into hasher: inout Hasher) { hasher.combine(publicKey) }
    public var description: String { "SigningKey(\(kid))" }
    public var customMirror: Mirror { Mirror(self, children: ["kid": kid]) }
}
