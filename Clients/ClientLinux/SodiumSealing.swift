public import ClientKit
public import Platform
internal import Security

/// Sealing by libsodium: XChaCha20-Poly1305 under a key of 32 bytes.
public struct SodiumSealing: Sealing {
    private let box: SealedBox
    private let key: HMACKey
    private let random: any RandomSource

    /// - Parameter key: 32 random bytes.
    public init(key: [UInt8], random: any RandomSource = SystemRandom()) throws(TokenStoreError) {
        guard let box = SealedBox(key: key), let root = HMACKey(key) else { throw .noKey(code: 0) }
        self.init(box: box, key: root, random: random)
    }

    private init(box: SealedBox, key: HMACKey, random: any RandomSource) {
        self.box = box
        self.key = key
        self.random = random
    }

    public func seal(_ plain: [UInt8], context: [UInt8]) -> [UInt8] { box.seal(plain, context: context, random: random) }
    public func open(_ box: [UInt8], context: [UInt8]) -> [UInt8]? { self.box.open(box, context: context) }
    public func hash(_ bytes: [UInt8]) -> [UInt8] { sha256(bytes) }

    public func derived(for purpose: String) -> any Sealing {
        let derived = key.sign(Array(purpose.utf8))
        guard let box = SealedBox(key: derived), let key = HMACKey(derived) else { preconditionFailure("HMAC-SHA256 gives 32 bytes") }
        return SodiumSealing(box: box, key: key, random: random)
    }
}
