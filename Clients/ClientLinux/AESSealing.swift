public import ClientKit
public import Platform
internal import Security

/// Sealing by AES-256-GCM, which is what `DeviceSealing` does on Apple's platforms, with boxes of the same form. GTSD-P-10.3-01.
public struct AESSealing: Sealing {
    private let box: AESBox
    private let key: HMACKey
    private let random: any RandomSource

    /// - Parameter key: 32 random bytes.
    /// - Throws: `noKey` for any other length, and where the processor has no instructions for AES.
    public init(key: [UInt8], random: any RandomSource = SystemRandom()) throws(TokenStoreError) {
        guard let box = AESBox(key: key), let root = HMACKey(key) else { throw .noKey(code: 0) }
        (self.box, self.key, self.random) = (box, root, random)
    }

    private init(box: AESBox, key: HMACKey, random: any RandomSource) {
        (self.box, self.key, self.random) = (box, key, random)
    }

    public func seal(_ plain: [UInt8], context: [UInt8]) -> [UInt8] { box.seal(plain, context: context, random: random) }
    public func open(_ box: [UInt8], context: [UInt8]) -> [UInt8]? { self.box.open(box, context: context) }
    public func hash(_ bytes: [UInt8]) -> [UInt8] { sha256(bytes) }

    public func derived(for purpose: String) -> any Sealing {
        let derived = key.sign(Array(purpose.utf8))
        guard let box = AESBox(key: derived), let key = HMACKey(derived) else { preconditionFailure("HMAC-SHA256 gives 32 bytes") }
        return AESSealing(box: box, key: key, random: random)
    }
}
