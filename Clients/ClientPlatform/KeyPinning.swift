#if canImport(CryptoKit)
internal import ClientKit
internal import CryptoKit
internal import Foundation
internal import Security

/// Compares the key of a server's own certificate with those that are pinned, once the system trusts the certificate.
struct KeyPinning: Sendable {
    let pins: PinnedKeys

    /// What to answer the system's question about a server.
    func answer(_ challenge: URLAuthenticationChallenge) -> (URLSession.AuthChallengeDisposition, URLCredential?) {
        guard let trust = challenge.protectionSpace.serverTrust else { return (.performDefaultHandling, nil) }
        guard SecTrustEvaluateWithError(trust, nil), let hash = Self.hash(of: trust), pins.hashes.contains(hash) else {
            return (.cancelAuthenticationChallenge, nil)
        }
        return (.useCredential, URLCredential(trust: trust))
    }

    /// SHA-256 of the SubjectPublicKeyInfo; nil for a kind of key that is not known here.
    private static func hash(of trust: SecTrust) -> String? {
        guard let key = SecTrustCopyKey(trust), let bytes = SecKeyCopyExternalRepresentation(key, nil) as Data?,
            let attributes = SecKeyCopyAttributes(key) as? [CFString: Any], let type = attributes[kSecAttrKeyType] as? String,
            let size = attributes[kSecAttrKeySizeInBits] as? Int, let head = head(type, size)
        else { return nil }
        return Data(SHA256.hash(data: Data(head) + bytes)).base64EncodedString()
    }

    /// The system gives the key without what says which kind it is. RFC 8017 A.1, RFC 5480 §2.
    private static func head(_ type: String, _ bits: Int) -> [UInt8]? {
        let rsa = kSecAttrKeyTypeRSA as String, curve = kSecAttrKeyTypeECSECPrimeRandom as String
        return switch (type, bits) {
        case (rsa, 2048):
            [
                0x30, 0x82, 0x01, 0x22, 0x30, 0x0d, 0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01, 0x05, 0x00, 0x03,
                0x82, 0x01, 0x0f, 0x00,
            ]
        case (rsa, 4096):
            [
                0x30, 0x82, 0x02, 0x22, 0x30, 0x0d, 0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01, 0x05, 0x00, 0x03,
                0x82, 0x02, 0x0f, 0x00,
            ]
        case (curve, 256):
            [
                0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01, 0x06, 0x08, 0x2a, 0x86, 0x48, 0xce, 0x3d,
                0x03, 0x01, 0x07, 0x03, 0x42, 0x00,
            ]
        case (curve, 384):
            [
                0x30, 0x76, 0x30, 0x10, 0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01, 0x06, 0x05, 0x2b, 0x81, 0x04, 0x00, 0x22,
                0x03, 0x62, 0x00,
            ]
        default: nil
        }
    }
}
#endif
