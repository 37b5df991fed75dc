/// Where the services answer. In production that is one gateway; on a developer's machine each service has a port of its own.
public struct ServiceAddresses: Sendable {
    private let gateway: String
    private let services: [String: String]
    private let plainHTTP: PlainHTTP

    /// - Parameters:
    ///   - gateway: `https://api.example.com`, with or without a path.
    ///   - services: addresses of single services, by name, that differ from the gateway's.
    ///   - plainHTTP: where `http` may lead, for these addresses and for the links that services give.
    public init(
        gateway: String, services: [String: String] = [:], plainHTTP: PlainHTTP = .thisMachine
    ) throws(ClientError) {
        self.plainHTTP = plainHTTP
        self.gateway = try Self.checked(gateway, plainHTTP)
        var checked: [String: String] = [:]
        for (name, address) in services { checked[name] = try Self.checked(address, plainHTTP) }
        self.services = checked
    }

    /// The base URL of a service, without a trailing slash.
    public subscript(_ service: String) -> String { services[service] ?? gateway }

    /// Whether a link from a service may be followed: where it leads is as safe as an address has to be.
    func accepts(link: String) -> Bool {
        let halves = link.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard let address = halves.first, (try? Self.checked(String(address), plainHTTP)) != nil else { return false }
        return halves.dropFirst().allSatisfy { query in query.utf8.allSatisfy { (0x21...0x7e).contains($0) && $0 != UInt8(ascii: "#") } }
    }

    private static func checked(_ address: String, _ plainHTTP: PlainHTTP) throws(ClientError) -> String {
        let isSafe = address.hasPrefix("https://")
        guard isSafe || address.hasPrefix("http://") else { throw .invalidURL }
        let rest = address.dropFirst(isSafe ? 8 : 7)
        let authority = rest.prefix { $0 != "/" }
        // User names in addresses only serve to make them look like others; a query would swallow the path.
        guard !authority.isEmpty, rest.utf8.allSatisfy({ (0x21...0x7e).contains($0) }), !rest.contains(where: { "@?#\\".contains($0) })
        else { throw .invalidURL }
        let host = authority.hasPrefix("[") ? String(authority.prefix { $0 != "]" }) + "]" : String(authority.prefix { $0 != ":" })
        guard isSafe || plainHTTP.allows(host) else { throw .invalidURL }
        var base = address[...]
        while base.hasSuffix("/") { base = base.dropLast() }
        return String(base)
    }
}
