internal import CCrypto
internal import Security

/// Where a browser takes pushes, and what they are encrypted with.
public struct BrowserSubscription: Sendable {
    /// An address of the browser's push service. Whoever knows it can send to the browser, so it is not logged.
    public let endpoint: String
    /// 65 bytes of a point on P-256.
    public let publicKey: [UInt8]
    /// 16 bytes.
    public let secret: [UInt8]

    /// - Parameters:
    ///   - publicKey: `p256dh` of `PushSubscription`, base64url.
    ///   - secret: `auth` of it.
    /// - Returns: nil unless that is a point of the curve and 16 bytes.
    public init?(endpoint: String, publicKey: String, secret: String) {
        guard let publicKey = base64urlDecode(publicKey), let secret = base64urlDecode(secret), secret.count == 16,
            let probe = P256Key(scalar: [UInt8](repeating: 1, count: 32)), probe.agree(with: publicKey) != nil
        else { return nil }
        self.endpoint = endpoint
        self.publicKey = publicKey
        self.secret = secret
    }
}

/// The encryption of pushes to browsers: one record of aes128gcm under a key that the browser and a key of this push agree on.
/// RFC 8291, RFC 8188.
public enum PushEncryption {
    /// Bytes of a plain text, so that the whole body stays within the 4,096 bytes that push services have to take. RFC 8030 §7.2.
    public static let maximumPlainBytes = 4096 - headerBytes - tagBytes - 1
    private static let headerBytes = 16 + 4 + 1 + 65
    private static let tagBytes = 16
    private static let recordBytes: [UInt8] = [0, 0, 0x10, 0]
    /// Ends the plain text of the last record, before any padding.
    private static let lastRecord: UInt8 = 2

    /// The body of a push; nil when the text is too long.
    /// - Parameters:
    ///   - key: made for this push.
    ///   - salt: 16 random bytes.
    public static func seal(_ plain: [UInt8], for browser: BrowserSubscription, key: P256Key, salt: [UInt8]) -> [UInt8]? {
        guard plain.count <= maximumPlainBytes, salt.count == 16, let shared = key.agree(with: browser.publicKey) else { return nil }
        let keys = Keys(shared: shared, secret: browser.secret, browser: browser.publicKey, sender: key.publicKey, salt: salt)
        let padded = plain + [lastRecord]
        var sealed = [UInt8](repeating: 0, count: padded.count + tagBytes)
        guard barbell_aes128gcm_seal(keys.content, keys.nonce, padded, Int32(padded.count), &sealed) == 1 else { return nil }
        return salt + recordBytes + [65] + key.publicKey + sealed
    }

    /// The plain text of a push, as the browser reads it; nil for what was not encrypted for it.
    /// - Parameter secret: what the browser made with its key.
    public static func open(_ body: [UInt8], with key: P256Key, secret: [UInt8]) -> [UInt8]? {
        guard body.count > headerBytes + tagBytes, body.count <= 4096, body[20] == 65 else { return nil }
        let sender = Array(body[21..<headerBytes]), sealed = Array(body[headerBytes...])
        guard let shared = key.agree(with: sender) else { return nil }
        let keys = Keys(shared: shared, secret: secret, browser: key.publicKey, sender: sender, salt: Array(body[..<16]))
        var plain = [UInt8](repeating: 0, count: sealed.count - tagBytes)
        guard barbell_aes128gcm_open(keys.content, keys.nonce, sealed, Int32(sealed.count), &plain) == 1,
            let end = plain.lastIndex(where: { $0 != 0 }), plain[end] == lastRecord
        else { return nil }
        return Array(plain[..<end])
    }

    /// RFC 8291 §3.4.
    private struct Keys {
        let content: [UInt8]
        let nonce: [UInt8]

        init(shared: [UInt8], secret: [UInt8], browser: [UInt8], sender: [UInt8], salt: [UInt8]) {
            let info = Array("WebPush: info\0".utf8) + browser + sender
            let material = hmacSHA256(key: hmacSHA256(key: secret, shared), info + [1])
            let random = hmacSHA256(key: salt, material)
            content = Array(hmacSHA256(key: random, Array("Content-Encoding: aes128gcm\0".utf8) + [1]).prefix(16))
            nonce = Array(hmacSHA256(key: random, Array("Content-Encoding: nonce\0".utf8) + [1]).prefix(12))
        }
    }
}
