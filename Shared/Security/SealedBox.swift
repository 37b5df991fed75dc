internal import CSodium
public import Platform

/// Authenticated encryption under one 32-byte key: XChaCha20-Poly1305, a fresh 24-byte nonce in front of each box. The random
/// nonce is long enough to draw without counting. Prints redacted.
public struct SealedBox: Sendable, CustomStringConvertible, CustomReflectable {
    private let key: KeyMaterial
    /// Still opened with, never sealed with.
    private let older: [SealedBox]
    private static let nonceLength = 24
    private static let tagLength = 16

    /// - Parameter key: 32 random bytes; any other length gives nil.
    public init?(key: [UInt8]) {
        guard key.count == 32 else { return nil }
        self.key = KeyMaterial(key)
        older = []
    }

    private init(_ key: KeyMaterial, older: [SealedBox]) {
        self.key = key
        self.older = older
    }

    /// The same box, which also opens what was sealed in `older` ones.
    public func accepting(_ older: [SealedBox]) -> SealedBox { SealedBox(key, older: older) }

    /// Nonce, ciphertext and tag: 40 bytes longer than the plain text.
    /// - Parameter context: bound to the box without being stored in it (a row id); opening needs the same.
    public func seal(_ plain: [UInt8], context: [UInt8] = [], random: some RandomSource) -> [UInt8] {
        let nonce = random.bytes(Self.nonceLength)
        precondition(nonce.count == Self.nonceLength, "a random source gave too few bytes")
        let sealed = filled(plain.count + Self.tagLength) { out in
            key.withBytes { key in
                _ = crypto_aead_xchacha20poly1305_ietf_encrypt(
                    out, nil, plain, UInt64(plain.count), context, UInt64(context.count), nil, nonce, key)
            }
        }
        return nonce + sealed
    }

    /// The plain text; nil when the box was made under another key or context, or was changed.
    public func open(_ box: [UInt8], context: [UInt8] = []) -> [UInt8]? {
        if let plain = openAsNow(box, context: context) { return plain }
        for older in older {
            if let plain = older.open(box, context: context) { return plain }
        }
        return nil
    }

    /// Whether only an older key opens it: it has to be sealed again before that key goes.
    public func isOutdated(_ box: [UInt8], context: [UInt8] = []) -> Bool {
        !older.isEmpty && openAsNow(box, context: context) == nil && open(box, context: context) != nil
    }

    private func openAsNow(_ box: [UInt8], context: [UInt8]) -> [UInt8]? {
        let overhead = Self.nonceLength + Self.tagLength
        guard box.count >= overhead else { return nil }
        let nonce = Array(box.prefix(Self.nonceLength)), sealed = Array(box.dropFirst(Self.nonceLength))
        var genuine = false
        let plain = filled(box.count - overhead) { out in
            genuine = key.withBytes { key in
                crypto_aead_xchacha20poly1305_ietf_decrypt(
                    out, nil, nil, sealed, UInt64(sealed.count), context, UInt64(context.count), nonce, key) == 0
            }
        }
        return genuine ? Array(plain.prefix(box.count - overhead)) : nil
    }

    public var description: String { "SealedBox(<redacted>)" }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
