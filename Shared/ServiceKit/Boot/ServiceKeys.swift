internal import Platform
public import Security

/// The symmetric keys of a service, all derived from its one secret, each for one purpose. While the secret changes there is another
/// one, which is accepted and never used to make anything.
public struct ServiceKeys: Sendable {
    private let master: HMACKey
    private let others: [HMACKey]
    public let tokens: ServiceTokens

    init(secret: Secret, previous: Secret? = nil) throws(ServiceError) {
        guard let master = HMACKey(serviceSecret: secret) else { throw .missingSecret }
        others = previous.flatMap { HMACKey(serviceSecret: $0) }.map { [$0] } ?? []
        self.master = master.accepting(others)
        tokens = ServiceTokens(master: self.master)
    }

    /// A key for codes and opaque tokens of one purpose.
    public func hmac(_ purpose: String) -> HMACKey { master.derived(for: purpose) }

    /// A box for what one purpose stores.
    public func box(_ purpose: String) throws(ServiceError) -> SealedBox {
        var boxes: [SealedBox] = []
        for key in [master] + others {
            guard let box = SealedBox(key: key.sign(Array(("box " + purpose).utf8))) else { throw .missingSecret }
            boxes.append(box)
        }
        return boxes[0].accepting(Array(boxes.dropFirst()))
    }

    /// What tells this secret from another without telling it.
    var fingerprint: String { Self.fingerprint(master) }
    /// Of every secret that is accepted.
    var fingerprints: [String] { ([master] + others).map(Self.fingerprint) }

    private static func fingerprint(_ key: HMACKey) -> String { hex(Array(key.sign(Array("fingerprint".utf8)).prefix(8))) }
}
