internal import Security

/// Digests of bodies, and the short keyed ones that stand for secrets in reports.
enum Digests {
    static func sha256(_ bytes: [UInt8]) -> [UInt8] { Security.sha256(bytes) }

    /// Four bytes in hexadecimal: enough to see that two values are equal, useless without the key.
    static func short(_ text: String, key: [UInt8]) -> String {
        Hexadecimal.text(hmacSHA256(key: key, Array(text.utf8)).prefix(4))
    }
}
