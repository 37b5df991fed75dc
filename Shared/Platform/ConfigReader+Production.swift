/// What only developers may have. With `ENVIRONMENT=production` nothing fails open: defaults that lead to the sandbox, limits that are
/// off and secrets that anybody can read in this repository are refused at start.
extension ConfigReader {
    /// Whether the process serves real people.
    public var isProduction: Bool { environment["ENVIRONMENT"] == "production" }

    /// A default for developers; nil in production, where the setting is required.
    public func unlessProduction<T>(_ standard: T) -> T? { isProduction ? nil : standard }

    /// Notes a problem that counts in production only.
    /// - Parameter message: completes "NAME: …".
    public mutating func refuseInProduction(_ name: String, if isWrong: Bool, _ message: String) {
        if isProduction, isWrong { refuse(name, message + " when ENVIRONMENT is production") }
    }

    /// The base URL of something outside the platform. In production it has to be set, and with TLS unless it is on this machine: what
    /// goes there are codes, addresses and money.
    /// - Parameter standard: the sandbox's.
    public mutating func gateway(_ name: String, default standard: String) -> String {
        let url = url(name, default: unlessProduction(standard), schemes: ["https", "http"])
        refusePlainInProduction(name, url)
        return url
    }

    /// Notes that a URL leads to another machine without TLS, as a problem that counts in production only.
    public mutating func refusePlainInProduction(_ name: String, _ url: String) {
        refuseInProduction(name, if: url.hasPrefix("http://") && !Self.isOnThisMachine(url), "must be https, or on this machine,")
    }

    /// The URL of a mail relay, with its password. In production it has to be set, and with TLS unless it is on this machine.
    public mutating func mailRelay(_ name: String) -> Secret {
        let url = secret(name, default: unlessProduction(Secret("smtp://127.0.0.1:2525")))
        let isPlain = url.reveal().hasPrefix("smtp://") && !Self.isOnThisMachine(url.reveal())
        refuseInProduction(name, if: isPlain, "must be smtps:// or smtp+starttls://, or on this machine,")
        return url
    }

    /// A loopback address or name behind a scheme, and behind a user where there is one.
    private static func isOnThisMachine(_ url: String) -> Bool {
        let authority = url.drop { $0 != ":" }.dropFirst(3).prefix { !"/?#".contains($0) }
        let host = authority.split(separator: "@").last ?? ""
        return ["localhost", "[::1]"].contains { host == $0 || host.hasPrefix($0 + ":") } || Self.isLoopbackIPv4(host.prefix { $0 != ":" })
    }

    private static func isLoopbackIPv4(_ host: Substring) -> Bool {
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }
}
