internal import CCrypto
public import Platform

/// A private key of the curve P-256: what browsers take signatures and encryption of. Prints redacted. FIPS 186-5.
public struct P256Key: Sendable, CustomStringConvertible, CustomReflectable {
    private let scalar: [UInt8]
    /// 65 bytes, uncompressed.
    public let publicKey: [UInt8]

    /// - Parameter scalar: 32 bytes, neither zero nor as much as the order of the curve; nil for anything else.
    public init?(scalar: [UInt8]) {
        guard scalar.count == 32 else { return nil }
        var publicKey = [UInt8](repeating: 0, count: 65)
        guard barbell_p256_multiply(scalar, nil, &publicKey) == 1 else { return nil }
        self.scalar = scalar
        self.publicKey = publicKey
    }

    /// A new key from random bytes.
    public static func generate(random: some RandomSource) -> P256Key {
        // One draw in four thousand million is no key, and is drawn again.
        for _ in 0..<8 {
            if let key = P256Key(scalar: random.bytes(32)) { return key }
        }
        preconditionFailure("a random source gave no key")
    }

    /// The 32 bytes that both sides of an exchange come to; nil for what is no point of the curve.
    public func agree(with peer: [UInt8]) -> [UInt8]? {
        guard peer.count == 65 else { return nil }
        var shared = [UInt8](repeating: 0, count: 32)
        return barbell_p256_multiply(scalar, peer, &shared) == 1 ? shared : nil
    }

    /// ECDSA with SHA-256, 64 bytes, as tokens have it (ES256); nil where OpenSSL has no memory left. RFC 7518 §3.4.
    public func sign(_ message: [UInt8]) -> [UInt8]? {
        var signature = [UInt8](repeating: 0, count: 64)
        return barbell_es256_sign(scalar, publicKey, message, message.count, &signature) == 1 ? signature : nil
    }

    /// Whether `signature` is the key's of whom `publicKey` (65 bytes) is.
    public static func isValid(_ signature: [UInt8], for message: [UInt8], by publicKey: [UInt8]) -> Bool {
        guard signature.count == 64, publicKey.count == 65 else { return false }
        return barbell_es256_verify(publicKey, message, message.count, signature) == 1
    }

    /// The scalar, for the store that keeps the key.
    public func revealScalar() -> [UInt8] { scalar }

    public var description: String { "P256Key(redacted)" }
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
