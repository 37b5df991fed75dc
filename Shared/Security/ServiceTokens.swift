public import Platform
public import Wire

/// How services prove to each other who they are: `svc.<name>.<expiry>.<mac>`, made for each call and short-lived.
public struct ServiceTokens: Sendable {
    private let key: HMACKey
    static let lifetime: Duration = .minutes(5)

    /// - Parameter master: what every key of a service is derived from.
    public init(master: HMACKey) { key = master.derived(for: "service token") }

    /// - Parameter secret: `SERVICE_SECRET`, the same for all services; empty gives nil.
    public init?(secret: Secret) {
        guard let master = HMACKey(serviceSecret: secret) else { return nil }
        self.init(master: master)
    }

    /// - Parameter now: the wall clock; service tokens know no virtual time.
    public func issue(_ service: String, now: Instant) -> String {
        let claim = "svc.\(service).\((now + Self.lifetime).seconds)"
        return claim + "." + base64url(key.sign(Array(claim.utf8)))
    }

    /// The service's name; nil when the token is not one, forged or expired.
    public func verify(_ token: String, now: Instant) -> String? {
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 4, parts[0] == "svc", token.utf8.count <= 256, let expiry = Int64(parts[2]),
            let mac = base64urlDecode(String(parts[3]))
        else { return nil }
        let claim = parts[0..<3].joined(separator: ".")
        guard key.verify(mac, of: Array(claim.utf8)), now.seconds < expiry else { return nil }
        return String(parts[1])
    }
}

extension HMACKey {
    /// The master key of a stack's services.
    /// - Parameter secret: `SERVICE_SECRET`; empty gives nil.
    public init?(serviceSecret secret: Secret) {
        guard !secret.isEmpty else { return nil }
        self.init(sha256(secret.reveal()))
    }
}
