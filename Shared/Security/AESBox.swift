internal import CSodium
public import Platform

/// AES-256-GCM: nonce of 12 bytes, ciphertext, tag of 16, as CryptoKit's `combined` has them. NIST SP 800-38D.
///
/// Nonces are random, so one key seals at most 2³² boxes; a device's cache is far from it, a service's database is not: those have
/// `SealedBox`, whose nonces are long enough.
public struct AESBox: Sendable, CustomStringConvertible, CustomReflectable {
    private let key: KeyMaterial
    private static let nonceLength = 12
    private static let tagLength = 16

    /// Nil for a key that has not 32 bytes, and on a processor without instructions for AES: without them it could be read off the cache.
    public init?(key: [UInt8]) {
        requireSodium()
        guard key.count == 32, crypto_aead_aes256gcm_is_available() == 1 else { return nil }
        self.key = KeyMaterial(key)
    }

    /// - Parameter context: bound to the box without being stored in it; opening needs the same.
    public func seal(_ plain: [UInt8], context: [UInt8] = [], random: some RandomSource) -> [UInt8] {
        let nonce = random.bytes(Self.nonceLength)
        precondition(nonce.count == Self.nonceLength, "a random source gave too few bytes")
        let sealed = filled(plain.count + Self.tagLength) { out in
            key.withBytes { key in
                _ = crypto_aead_aes256gcm_encrypt(
                    out, nil, plain, UInt64(plain.count), context, UInt64(context.count), nil, nonce, key)
            }
        }
        return nonce + sealed
    }

    /// The plain text; nil when the box was made under another key or context, or was changed.
    public func open(_ box: [UInt8], context: [UInt8] = []) -> [UInt8]? {
        let overhead = Self.nonceLength + Self.tagLength
        guard box.count >= overhead else { return nil }
        let nonce = Array(box.prefix(Self.nonceLength)), sealed = Array(box.dropFirst(Self.nonceLength))
        var genuine = false
        let plain = filled(box.count - overhead) { out in
            genuine = key.withBytes { key in
                crypto_aead_aes256gcm_decrypt(
                    out, nil, nil, sealed, UInt64(sealed.count), context, UInt64(context.count), nonce, key) == 0
            }
        }
        return genuine ? Array(plain.prefix(box.count - overhead)) : nil
    }

    public var description: String { "AESBox(<redacted>)" }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
