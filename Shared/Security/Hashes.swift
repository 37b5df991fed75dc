internal import CSodium

/// SHA-256, 32 bytes. FIPS 180-4.
public func sha256(_ bytes: [UInt8]) -> [UInt8] {
    requireSodium()
    return filled(Int(crypto_hash_sha256_BYTES)) { _ = crypto_hash_sha256($0, bytes, UInt64(bytes.count)) }
}

/// SHA-256 of the text's UTF-8.
public func sha256(_ text: String) -> [UInt8] { sha256(Array(text.utf8)) }

/// HMAC-SHA256, 32 bytes, with a key of any length. RFC 2104.
public func hmacSHA256(key: [UInt8], _ message: [UInt8]) -> [UInt8] {
    hmacSHA256(key: key, keyLength: key.count, message)
}

func hmacSHA256(key: UnsafePointer<UInt8>, keyLength: Int, _ message: [UInt8]) -> [UInt8] {
    requireSodium()
    var state = crypto_auth_hmacsha256_state()
    defer { sodium_memzero(&state, MemoryLayout.size(ofValue: state)) }
    crypto_auth_hmacsha256_init(&state, key, keyLength)
    crypto_auth_hmacsha256_update(&state, message, UInt64(message.count))
    return filled(Int(crypto_auth_hmacsha256_BYTES)) { _ = crypto_auth_hmacsha256_final(&state, $0) }
}

/// Whether two byte strings are equal, in a time that depends on the length of `a` only: neither the place of a difference
/// nor the length of `b` shows.
public func constantTimeEquals(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    requireSodium()
    let sameLength = a.count == b.count
    return sodium_memcmp(a, sameLength ? b : a, a.count) == 0 && sameLength
}

/// `constantTimeEquals` on the UTF-8 of two texts.
public func constantTimeEquals(_ a: String, _ b: String) -> Bool { constantTimeEquals(Array(a.utf8), Array(b.utf8)) }
