/// Where the services answer. In production that is one gateway; on a developer's machine each service has a port of its own.
public struct ServiceAddresses: Sendable {
    private let gateway: String
    private let services: [String: String]

    /// - Parameters:
    ///   - gateway: `https://api.example.com`, with or without a path. Plain `http` is accepted for this machine only.
    ///   - services: addresses of single services, by name, that differ from the gateway's.
    public init(gateway: String, services: [String: String] = [:]) throws(ClientError) {
        self.gateway = try Self.checked(gateway)
        var checked: [String: String] = [:]
        for (name, address) in services { checked[name] = try Self.checked(address) }
        self.services = checked
    }

    /// The base URL of a service, without a trailing slash.
    public subscript(_ service: String) -> String { services[service] ?? gateway }

    /// Whether a link from a service may be followed: where it leads is as safe as an address has to be.
    static func isUsable(link: String) -> Bool {
        let halves = link.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard let address = halves.first, (try? checked(String(address))) != nil else { return false }
        return halves.dropFirst().allSatisfy { query in query.utf8.allSatisfy { (0x21...0x7e).contains($0) && $0 != UInt8(ascii: "#") } }
    }

    private static func checked(_ address: String) throws(ClientError) -> String {
        let isSafe = address.hasPrefix("https://")
        guard isSafe || address.hasPrefix("http://") else { throw .invalidURL }
        let rest = address.dropFirst(isSafe ? 8 : 7)
        let authority = rest.prefix { $0 != "/" }
        // User names in addresses only serve to make them look like others; a query would swallow the path.
        guard !authority.isEmpty, rest.utf8.allSatisfy({ (0x21...0x7e).contains($0) }), !rest.contains(where: { "@?#\\".contains($0) })
        else { throw .invalidURL }
        let host = authority.hasPrefix("[") ? String(authority.prefix { $0 != "]" }) + "]" : String(authority.prefix { $0 != ":" })
        guard isSafe || ["localhost", "127.0.0.1", "[::1]"].contains(host) else { throw .invalidURL }
        var base = address[...]
        while base.hasSuffix("/") { base = base.dropLast() }
        return String(base)
    }
}
