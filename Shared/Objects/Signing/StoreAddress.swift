/// Where a store is reached: `scheme://host[:port][/path]`.
public struct StoreAddress: Sendable, Hashable {
    let scheme: String
    /// As the `Host` header has it: lower case, without the scheme's own port.
    let host: String
    /// Starts with `/` unless empty; never ends with one.
    let path: String

    /// Nil unless an absolute http or https URL whose path needs no percent-encoding, without user, query or fragment.
    public init?(_ url: String) {
        let sides = url.split(separator: ":", maxSplits: 1)
        guard sides.count == 2, sides[1].hasPrefix("//") else { return nil }
        scheme = sides[0].lowercased()
        guard scheme == "http" || scheme == "https" else { return nil }
        let rest = sides[1].dropFirst(2)
        let slash = rest.firstIndex(of: "/") ?? rest.endIndex
        guard let host = Self.host(String(rest[..<slash]).lowercased(), scheme: scheme) else { return nil }
        self.host = host
        var path = rest[slash...]
        while path.last == "/" { path.removeLast() }
        guard path.utf8.allSatisfy(\.isPlainInPath), !path.contains("//") else { return nil }
        self.path = String(path)
    }

    private init(scheme: String, host: String, path: String) {
        self.scheme = scheme
        self.host = host
        self.path = path
    }

    func appending(_ segment: String) -> StoreAddress { StoreAddress(scheme: scheme, host: host, path: path + "/" + segment) }

    func path(of key: ObjectKey) -> String { "\(path)/\(key)" }

    /// The URL of a path on this host.
    func url(path: String, query: String) -> String {
        "\(scheme)://\(host)\(path.isEmpty ? "/" : path)" + (query.isEmpty ? "" : "?" + query)
    }

    private static func host(_ text: String, scheme: String) -> String? {
        let colon = text.lastIndex(of: ":").flatMap { text[$0...].contains("]") ? nil : $0 }
        let name = text[..<(colon ?? text.endIndex)]
        let allowed = name.utf8.allSatisfy {
            (0x30...0x39).contains($0) || (0x61...0x7a).contains($0) || $0 == 0x2d || $0 == 0x2e || "[]:".utf8.contains($0)
        }
        guard !name.isEmpty, allowed else { return nil }
        guard let colon else { return String(name) }
        guard let port = UInt16(text[text.index(after: colon)...]), port > 0 else { return nil }
        return port == (scheme == "https" ? 443 : 80) ? String(name) : "\(name):\(port)"
    }
}
