/// Where something listens.
public struct HostPort: Sendable, Hashable, CustomStringConvertible {
    /// A name or an address; an IPv6 address without its brackets.
    public let host: String
    /// 0 to 65535.
    public let port: Int

    public init(host: String, port: Int) {
        self.host = host
        self.port = port
    }

    /// Reads `host:port` and `[::1]:port`.
    public init?(_ text: String) {
        guard let colon = text.lastIndex(of: ":"), let port = HostPort.port(text[text.index(after: colon)...]) else { return nil }
        var host = text[..<colon]
        if host.hasPrefix("["), host.hasSuffix("]") {
            host = host.dropFirst().dropLast()
            guard !host.isEmpty, host.allSatisfy({ $0.isHexDigit || $0 == ":" || $0 == "." }) else { return nil }
        } else {
            guard HostPort.isName(host) else { return nil }
        }
        self.init(host: String(host), port: port)
    }

    public var description: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }

    static func port(_ text: some StringProtocol) -> Int? {
        guard !text.isEmpty, text.utf8.count <= 5, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return Int(text).flatMap { $0 <= 65_535 ? $0 : nil }
    }

    static func isName(_ text: some StringProtocol) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-._".contains($0)) }
    }
}

extension ConfigReader {
    /// `host:port`, an IPv6 address in brackets.
    public mutating func hostPort(_ name: String, default standard: HostPort? = nil) -> HostPort {
        value(name, default: standard, expecting: "host:port", parse: { HostPort($0) }) ?? standard ?? HostPort(host: "", port: 0)
    }

    /// An absolute URL, without a slash at its end.
    ///
    /// A user name or password in it is refused, since URLs are printed: such a URL is read as a `secret`.
    /// - Parameter schemes: those allowed.
    public mutating func url(_ name: String, default standard: String? = nil, schemes: [String] = ["http", "https"]) -> String {
        let example = schemes.first ?? "http"
        let kinds = schemes.joined(separator: " or ")
        return value(
            name, default: standard, expecting: "a URL such as \(example)://host:port, with \(kinds), without user or password",
            parse: { Self.checkedURL($0, schemes) }) ?? standard ?? ""
    }

    private static func checkedURL(_ text: String, _ schemes: [String]) -> String? {
        guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), let colon = text.firstIndex(of: ":"),
            schemes.contains(text[..<colon].lowercased()), text[colon...].hasPrefix("://")
        else { return nil }
        let afterScheme = text[colon...].dropFirst(3)
        let authority = afterScheme.prefix { !"/?#".contains($0) }
        guard !authority.contains("@"), HostPort(String(authority)) != nil || HostPort("\(authority):0") != nil else { return nil }
        let hasMore = afterScheme.dropFirst(authority.count).contains { "?#".contains($0) }
        guard !hasMore else { return nil }
        return String(text.reversed().drop { $0 == "/" }.reversed())
    }

    /// A secret from the variable, or from the file that the variable with `_FILE` after its name points to, as containers
    /// mount them; a line feed at the file's end is dropped.
    /// - Parameters:
    ///   - standard: nil makes it required.
    ///   - minimumLength: in bytes.
    public mutating func secret(_ name: String, default standard: Secret? = nil, minimumLength: Int = 1) -> Secret {
        // A default stands in the source, for everybody to read.
        declare(name, Self.expectedSecret(minimumLength), standard: standard?.reveal(), isSecret: true)
        if let found = optionalSecret(name, minimumLength: minimumLength, isOptional: standard != nil) { return found }
        return standard ?? Secret("")
    }

    /// As `secret(_:default:minimumLength:)`, nil when neither variable is set.
    public mutating func optionalSecret(_ name: String, minimumLength: Int = 1) -> Secret? {
        declare(name, Self.expectedSecret(minimumLength), standard: "", isSecret: true)
        return optionalSecret(name, minimumLength: minimumLength, isOptional: true)
    }

    private static func expectedSecret(_ minimumLength: Int) -> String {
        "a secret" + (minimumLength > 1 ? " of at least \(minimumLength) bytes" : "")
    }

    private mutating func optionalSecret(_ name: String, minimumLength: Int, isOptional: Bool) -> Secret? {
        let direct = text(name)
        let path = text(name + "_FILE")
        let expected = "expected " + Self.expectedSecret(minimumLength)
        let found: String
        switch (direct, path) {
        case (nil, nil):
            if isOptional {
                take(name, Secret.redacted, isDefault: true)
            } else {
                refuseMissing(name, "\(expected), here or in \(name)_FILE")
            }
            return nil
        case (_?, _?):
            refuse(name, "is set twice, here and by \(name)_FILE: expected one of them")
            return nil
        case (let direct?, nil): found = direct
        case (nil, let path?):
            switch SmallFile.read(path) {
            case .failure(let failure):
                refuse(name + "_FILE", "expected a file that can be read: \(failure.message)")
                return nil
            case .success(let bytes):
                var text = Substring(decoding: bytes, as: UTF8.self)
                if text.last?.isNewline == true { text = text.dropLast() }
                found = String(text)
            }
        }
        guard found.utf8.count >= minimumLength, !found.isEmpty else {
            refuse(direct == nil ? name + "_FILE" : name, expected)
            return nil
        }
        take(name, Secret.redacted, isDefault: false)
        return Secret(found)
    }
}
