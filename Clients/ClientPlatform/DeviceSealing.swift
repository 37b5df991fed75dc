#if canImport(CryptoKit)
public import ClientKit
internal import CryptoKit
internal import Foundation

/// Sealing by CryptoKit: AES-GCM under a key of 256 bits that lies in the key chain. GTSD-P-10.3-01.
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
        guard let box = try? AES.GCM.seal(plain, using: key, authenticating: context), let sealed = box.combined else {
            throw .noKey(code: 0)
        }
        return Array(sealed)
    }

    public func open(_ box: [UInt8], context: [UInt8]) -> [UInt8]? {
        guard let box = try? AES.GCM.SealedBox(combined: box) else { return nil }
        return (try? AES.GCM.open(box, using: key, authenticating: context)).map { Array($0) }
    }

    public func derived(for purpose: String) -> any Sealing {
        DeviceSealing(key: HKDF<SHA256>.deriveKey(inputKeyMaterial: key, info: Array(purpose.utf8), outputByteCount: 32))
    }

    public func hash(_ bytes: [UInt8]) -> [UInt8] { Array(SHA256.hash(data: bytes)) }
}
#endif
