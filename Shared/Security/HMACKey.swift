/// A secret for HMAC-SHA256, kept in guarded memory. Prints redacted.
public struct HMACKey: Sendable, CustomStringConvertible, CustomReflectable {
    private let material: KeyMaterial
    /// Still accepted, never signed with.
    private let older: [HMACKey]

    /// - Parameter bytes: the secret, at least 16 bytes (RFC 2104 §3 wants 32); shorter gives nil.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count >= 16 else { return nil }
        material = KeyMaterial(bytes)
        older = []
    }

    /// The same key, which also accepts what was signed with `older` ones.
    public func accepting(_ older: [HMACKey]) -> HMACKey { HMACKey(material, older: older) }

    /// The key before this one, to sign what has to come out as it did then; this one where none before it is accepted.
    public var former: HMACKey { older.first ?? self }

    /// The whole 32-byte code.
    public func sign(_ message: [UInt8]) -> [UInt8] {
        material.withBytes { hmacSHA256(key: $0, keyLength: material.count, message) }
    }

    /// Whether `code` signs `message`, in constant time. A shortened code is accepted only at the length the caller names.
    /// - Parameter length: the bytes the code must have, 16 to 32.
    public func verify(_ code: [UInt8], of message: [UInt8], length: Int = 32) -> Bool {
        guard (16...32).contains(length) else { return false }
        if constantTimeEquals(Array(sign(message).prefix(length)), code) { return true }
        return older.contains { $0.verify(code, of: message, length: length) }
    }

    /// A key for one purpose, so that a code made for one never passes for another.
    public func derived(for purpose: String) -> HMACKey {
        HMACKey(KeyMaterial(sign(Array(purpose.utf8))), older: older.map { $0.derived(for: purpose) })
    }

    private init(_ material: KeyMaterial, older: [HMACKey]) {
        self.material = material
        self.older = older
    }

    public var description: String { "HMACKey(<redacted>)" }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// A text token that carries a payload and proves who made it: `version.payload.mac`, both parts base64url. The code covers
/// the version too, and is cut to 128 bits. The payload is readable by anyone: it names things, it does not hide them.
public struct OpaqueTokenFormat: Sendable {
    public let version: String
    private let key: HMACKey
    private let olderKeys: [HMACKey]
    private static let codeLength = 16

    /// - Parameters:
    ///   - version: a short label without a dot, different for each kind of token (`r1` for refresh tokens).
    ///   - olderKeys: still accepted, never used to make a token.
    public init(version: String, key: HMACKey, olderKeys: [HMACKey] = []) {
        self.version = version
        self.key = key
        self.olderKeys = olderKeys
    }

    public func make(_ payload: [UInt8]) -> String {
        let signed = version + "." + base64url(payload)
        return signed + "." + base64url(Array(key.sign(Array(signed.utf8)).prefix(Self.codeLength)))
    }

    /// The payload of a token made here; nil for anything else. Needs no look-up, so garbage is refused before the database.
    public func open(_ token: String) -> [UInt8]? {
        guard token.utf8.count <= 4096 else { return nil }
        let parts = token.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].elementsEqual(version.utf8), let payload = base64urlDecode(Array(parts[1])),
            let code = base64urlDecode(Array(parts[2]))
        else { return nil }
        let signed = Array(parts[0]) + [UInt8(ascii: ".")] + Array(parts[1])
        let genuine = ([key] + olderKeys).contains { $0.verify(code, of: signed, length: Self.codeLength) }
        return genuine ? payload : nil
    }
}
