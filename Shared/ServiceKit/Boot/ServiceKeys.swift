internal import Platform
public import Security

/// The symmetric keys of a service, all derived from its one secret, each for one purpose.
public struct ServiceKeys: Sendable {
    private let master: HMACKey
    public let tokens: ServiceTokens

    init(secret: Secret) throws(ServiceError) {
        guard let master = HMACKey(serviceSecret: secret) else { throw .missingSecret }
        self.master = master
        tokens = ServiceTokens(master: master)
    }

    /// A key for codes and opaque tokens of one purpose.
    public func hmac(_ purpose: String) -> HMACKey { master.derived(for: purpose) }

    /// A box for what one purpose stores.
    public func box(_ purpose: String) throws(ServiceError) -> SealedBox {
        guard let box = SealedBox(key: master.sign(Array(("box " + purpose).utf8))) else { throw .missingSecret }
        return box
    }
}
