public import Platform
public import Wire

/// How services prove to each other who they are: `svc.<caller>~<callee>.<expiry>.<mac>`, made for each call and short-lived.
///
/// The callee's name is part of it: what one service was given, or somebody who got hold of it there, is worth nothing at another.
/// The code is HMAC under a key that all services share, which keeps one secret and no key exchange; so a token says who called, to
/// the callee, and does not keep services apart whose secret was stolen.
///
/// A release that knew no callee takes these tokens as well, since to it the whole second part is a name. Its own tokens,
/// `svc.<caller>.<expiry>.<mac>`, are taken here only where `allowsUnaddressed` says so, for the time of a rolling change.
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

    /// - Parameters:
    ///   - caller: who calls.
    ///   - callee: the one service that it is good for.
    ///   - now: the wall clock; service tokens know no virtual time.
    public func issue(_ caller: ServiceName, for callee: ServiceName, now: Instant) -> String {
        let claim = "svc.\(caller)~\(callee).\((now + Self.lifetime).seconds)"
        return claim + "." + base64url(key.sign(Array(claim.utf8)))
    }

    /// The caller's name; nil when the token is not one, forged, expired or made for somebody else.
    /// - Parameters:
    ///   - leeway: how long a token is still good after its end, for clocks that differ.
    ///   - allowsUnaddressed: whether a token that names no callee will do.
    public func verify(
        _ token: String, for callee: ServiceName, now: Instant, leeway: Duration = .zero, allowsUnaddressed: Bool = false
    ) -> ServiceName? {
        guard token.utf8.count <= 256 else { return nil }
        let parts = token.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map { String(Substring($0)) }
        guard parts.count == 4, parts[0] == "svc", let expiry = Int64(parts[2]), let mac = base64urlDecode(parts[3]) else { return nil }
        let claim = parts[0..<3].joined(separator: ".")
        guard key.verify(mac, of: Array(claim.utf8)), now.seconds < expiry + leeway.components.seconds else { return nil }
        let names = parts[1].utf8.split(separator: UInt8(ascii: "~"), omittingEmptySubsequences: false).map { String(Substring($0)) }
        switch names.count {
        case 1 where allowsUnaddressed: return ServiceName(names[0])
        case 2 where names[1] == callee.text: return ServiceName(names[0])
        default: return nil
        }
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
