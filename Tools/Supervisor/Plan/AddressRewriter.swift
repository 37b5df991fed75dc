/// Turns addresses of the compose network into local ones: `http://auth:8080/x` becomes `http://127.0.0.1:8081/x`.
///
/// Rewritten are the authority of URLs anywhere in a value, and a value that is `service:port` and nothing else. A loopback
/// address is rewritten when its port is one of the service's own, or one that the file publishes.
struct AddressRewriter {
    /// The local ports by service.
    let ports: [String: [LocalPort]]
    /// Local ports by the published port of the file, for loopback addresses.
    let published: [Int: LocalPort]

    private static let loopback: Set<String> = ["localhost", "127.0.0.1", "0.0.0.0"]
    private static let defaultPorts = [
        "http": 80, "https": 443, "postgres": 5432, "postgresql": 5432, "redis": 6379, "smtp": 25, "amqp": 5672, "mysql": 3306,
    ]
    private static let authorityEnd: Set<Character> = ["/", "?", "#", ",", ";", "\"", "'", " ", "\n", "\t"]

    /// The value with local addresses, and a message for each service address that has no local port.
    /// - Parameter edge: says where another service's port is found by HTTP, when not where it is.
    func rewrite(
        _ value: String, for service: String, edge: (_ peer: String, LocalPort) -> String? = { _, _ in nil }
    ) -> (value: String, problems: [String]) {
        var problems: [String] = []
        if !value.contains("://") {
            return (address(value[...], scheme: nil, for: service, edge, &problems) ?? value, [])
        }
        var result = ""
        var rest = value[...]
        while let separator = rest.firstRange(of: "://") {
            let scheme = String(rest[..<separator.lowerBound].reversed().prefix { $0.isLetter || $0.isNumber || $0 == "+" }.reversed())
            result += rest[..<separator.upperBound]
            rest = rest[separator.upperBound...]
            let authority = rest.prefix { !Self.authorityEnd.contains($0) }
            rest = rest[authority.endIndex...]
            let split = authority.lastIndex(of: "@").map { authority.index(after: $0) } ?? authority.startIndex
            result += authority[..<split]
            result += address(authority[split...], scheme: scheme, for: service, edge, &problems) ?? String(authority[split...])
        }
        return (result + rest, problems)
    }

    private func address(
        _ text: Substring, scheme: String?, for service: String, _ edge: (String, LocalPort) -> String?, _ problems: inout [String]
    ) -> String? {
        let fields = text.split(separator: ":", omittingEmptySubsequences: false)
        guard (1...2).contains(fields.count), let host = fields.first.map(String.init) else { return nil }
        guard let port = fields.count == 2 ? Int(fields[1]) : scheme.flatMap({ Self.defaultPorts[$0] }) else { return nil }
        if Self.loopback.contains(host) {
            guard scheme != nil else { return nil }
            return (ports[service]?.first { $0.target == port } ?? published[port])?.authority
        }
        guard let known = ports[host] else { return nil }
        if let local = known.first(where: { $0.target == port }) {
            return scheme == "http" && host != service ? edge(host, local) ?? local.authority : local.authority
        }
        let all = known.isEmpty ? "none" : known.map { String($0.target) }.joined(separator: ", ")
        problems.append("'\(host)' has no port \(port) under 'ports' (it has \(all))")
        return nil
    }
}
