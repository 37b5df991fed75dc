internal import Security
public import Wire

/// How services prove to each other who they are: `svc.<name>.<expiry>.<mac>`, made for each call and short-lived.
public struct ServiceTokens: Sendable {
    private let key: HMACKey
    static let lifetime: Duration = .minutes(5)

    init(key: HMACKey) { self.key = key.derived(for: "service token") }

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
