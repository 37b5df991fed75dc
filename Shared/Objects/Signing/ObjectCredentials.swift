public import Platform

/// An access key and its secret.
public struct ObjectCredentials: Sendable {
    /// Travels in every signed URL.
    public let accessKey: String
    public let secretKey: Secret

    /// Nil when the access key is not 1 to 128 letters, digits, `-` or `_`, or the secret is shorter than 16 characters.
    public init?(accessKey: String, secretKey: Secret) {
        let isPlain = accessKey.utf8.allSatisfy {
            (0x30...0x39).contains($0) || (0x41...0x5a).contains($0) || (0x61...0x7a).contains($0) || $0 == 0x2d || $0 == 0x5f
        }
        guard isPlain, (1...128).contains(accessKey.utf8.count), secretKey.reveal().utf8.count >= 16 else { return nil }
        self.accessKey = accessKey
        self.secretKey = secretKey
    }
}
