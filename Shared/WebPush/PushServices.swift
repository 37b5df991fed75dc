internal import CurlKit

/// The push services that subscriptions may be of. A subscription's address comes from a stranger, and a service that called any address
/// for them would reach whatever is near it.
public struct PushServices: Sendable {
    /// Those of Chrome and its kin, Firefox, Safari and Edge. `*.` stands for any names in front, `:*` for any port.
    public static let known = [
        "https://fcm.googleapis.com", "https://*.push.services.mozilla.com", "https://*.push.apple.com", "https://*.notify.windows.com",
    ]
    /// As they were written, for whoever is refused.
    public let names: [String]
    private let rules: [Rule]

    private struct Rule {
        let scheme: String
        /// Nil for any.
        let port: Int?
        /// With a dot in front when names may stand before it.
        let host: String

        /// - Parameter name: a URL of an origin whose host may begin with `*.`.
        init?(_ name: String) {
            let isWide = name.contains("://*."), isAnyPort = name.hasSuffix(":*")
            let plain = (isAnyPort ? String(name.dropLast(2)) : name).replacingFirst("://*.", by: "://any.")
            guard let origin = try? URLOrigin(of: plain) else { return nil }
            scheme = origin.scheme
            port = isAnyPort ? nil : origin.port
            host = isWide ? String(origin.host.dropFirst(3)) : origin.host
        }

        func matches(_ origin: URLOrigin) -> Bool {
            guard origin.scheme == scheme, (port ?? origin.port) == origin.port else { return false }
            return host.hasPrefix(".") ? origin.host.hasSuffix(host) : origin.host == host
        }
    }

    /// - Parameter others: origins besides those of the known browsers.
    /// - Returns: nil when one of them is no origin.
    public init?(others: [String] = []) {
        names = Self.known + others
        rules = names.compactMap(Rule.init)
        guard rules.count == names.count else { return nil }
    }

    /// The origin of a subscription's address as RFC 6454 writes it, without a usual port; nil where that is none of these services.
    public func origin(of endpoint: String) -> String? {
        // Neither occurs in addresses of theirs, and both are where readers of URLs differ.
        guard !endpoint.utf8.contains(UInt8(ascii: "@")), !endpoint.utf8.contains(UInt8(ascii: "\\")) else { return nil }
        guard let origin = try? URLOrigin(of: endpoint), rules.contains(where: { $0.matches(origin) }) else { return nil }
        let isUsual = (origin.scheme == "https" && origin.port == 443) || (origin.scheme == "http" && origin.port == 80)
        return "\(origin.scheme)://\(origin.host)" + (isUsual ? "" : ":\(origin.port)")
    }
}

extension String {
    fileprivate func replacingFirst(_ part: String, by other: String) -> String {
        guard let place = firstRange(of: part) else { return self }
        return String(self[..<place.lowerBound]) + other + String(self[place.upperBound...])
    }
}
