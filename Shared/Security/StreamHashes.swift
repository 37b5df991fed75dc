internal import CSodium

/// SHA-256 of bytes that come in pieces. FIPS 180-4.
public struct SHA256Stream: Sendable {
    private var state = crypto_hash_sha256_state()

    public init() {
        requireSodium()
        crypto_hash_sha256_init(&state)
    }

    public mutating func update(_ bytes: UnsafeRawBufferPointer) {
        guard let start = bytes.baseAddress else { return }
        crypto_hash_sha256_update(&state, start.assumingMemoryBound(to: UInt8.self), UInt64(bytes.count))
    }

    /// The hash of everything so far, 32 bytes; the stream may go on.
    public func digest() -> [UInt8] {
        var copy = state
        return filled(Int(crypto_hash_sha256_BYTES)) { _ = crypto_hash_sha256_final(&copy, $0) }
    }
}

/// SHA-512 of bytes that come in pieces; with libsodium more than twice as fast as SHA-256. FIPS 180-4.
public struct SHA512Stream: Sendable {
    private var state = crypto_hash_sha512_state()

    public init() {
        requireSodium()
        crypto_hash_sha512_init(&state)
    }

    public mutating func update(_ bytes: UnsafeRawBufferPointer) {
        guard let start = bytes.baseAddress else { return }
        crypto_hash_sha512_update(&state, start.assumingMemoryBound(to: UInt8.self), UInt64(bytes.count))
    }

    /// The hash of everything so far, 64 bytes; the stream may go on.
    public func digest() -> [UInt8] {
        var copy = state
        return filled(Int(crypto_hash_sha512_BYTES)) { _ = crypto_hash_sha512_final(&copy, $0) }
    }
}
