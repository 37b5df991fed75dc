#if canImport(CryptoKit)
internal import ClientKit
internal import CryptoKit
internal import Foundation
internal import Security

/// The one item of the key chain that ClientKit has.
enum Keychain {
    /// The key of a service, made where there is none.
    static func key(of service: String) throws(TokenStoreError) -> SymmetricKey {
        if let known = try find(service) { return known }
        let new = SymmetricKey(size: .bits256)
        var item = query(service)
        item[kSecAttrAccessible as String] = kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
        item[kSecValueData as String] = new.withUnsafeBytes { Data($0) }
        let status = SecItemAdd(item as CFDictionary, nil)
        // An extension of the app may have been faster.
        if status == errSecDuplicateItem, let known = try find(service) { return known }
        guard status == errSecSuccess else { throw .noKey(code: status) }
        return new
    }

    /// Nil when there is none.
    private static func find(_ service: String) throws(TokenStoreError) -> SymmetricKey? {
        var item = query(service)
        item[kSecReturnData as String] = true
        item[kSecMatchLimit as String] = kSecMatchLimitOne
        var found: CFTypeRef?
        let status = SecItemCopyMatching(item as CFDictionary, &found)
        if status == errSecItemNotFound { return nil }
        guard status == errSecSuccess, let bytes = found as? Data, bytes.count == 32 else { throw .noKey(code: status) }
        return SymmetricKey(data: bytes)
    }

    private static func query(_ service: String) -> [String: Any] {
        [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
            kSecAttrAccount as String: "sealing",
        ]
    }
}
#endif
