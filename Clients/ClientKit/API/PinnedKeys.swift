/// Public keys that a server may have. A certificate that an authority was tricked into is then worth nothing. Pinned is the key, not the
/// certificate, which is renewed each few weeks. GTSD-8.2-04, GTSD-P-10.1-01.
public struct PinnedKeys: Sendable, Hashable {
    /// SHA-256 of the SubjectPublicKeyInfo, in base64. RFC 7469 §2.4.
    public let hashes: [String]

    /// - Parameter hashes: at least two, the key in use and one that lies in a safe: were the first one lost, an app that knows no other
    /// would never reach its service again. `openssl pkey -pubin -outform der | openssl dgst -sha256 -binary | base64` makes them.
    /// - Throws: `invalidURL` for anything else.
    public init(_ hashes: [String]) throws(ClientError) {
        guard Set(hashes).count >= 2, hashes.allSatisfy(Self.isHash) else { throw .invalidURL }
        self.hashes = hashes
    }

    /// 32 bytes in base64 are 43 characters and a `=`.
    private static func isHash(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return bytes.count == 44 && bytes[43] == UInt8(ascii: "=")
            && bytes[..<43].allSatisfy {
                switch $0 {
                case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, UInt8(ascii: "+"), UInt8(ascii: "/"): true
                default: false
                }
            }
    }
}
