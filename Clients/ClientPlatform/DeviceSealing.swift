#if canImport(CryptoKit)
public import ClientKit
internal import CryptoKit
internal import Foundation

/// Sealing by CryptoKit: ChaCha20-Poly1305 under a key that lies in the key chain.
public struct DeviceSealing: Sealing {
    private let key: SymmetricKey

    /// Sealing under the key of this app on this device, which the first call makes. It is there from the first unlocking after a start of
    /// the device, and in no backup: what was sealed opens on no other device.
    /// - Parameter service: the name of the key, such as the app's bundle identifier.
    public init(keychainService service: String) throws(TokenStoreError) {
        key = try Keychain.key(of: service)
    }

    private init(key: SymmetricKey) { self.key = key }

    public func seal(_ plain: [UInt8], context: [UInt8]) throws(TokenStoreError) -> [UInt8] {
        guard let box = try? ChaChaPoly.seal(plain, using: key, authenticating: context) else { throw .noKey(code: 0) }
        return Array(box.combined)
    }

    public func open(_ box: [UInt8], context: [UInt8]) -> [UInt8]? {
        guard let box = try? ChaChaPoly.SealedBox(combined: box) else { return nil }
        return (try? ChaChaPoly.open(box, using: key, authenticating: context)).map { Array($0) }
    }

    public func derived(for purpose: String) -> any Sealing {
        DeviceSealing(key: HKDF<SHA256>.deriveKey(inputKeyMaterial: key, info: Array(purpose.utf8), outputByteCount: 32))
    }

    public func hash(_ bytes: [UInt8]) -> [UInt8] { Array(SHA256.hash(data: bytes)) }
}
#endif
