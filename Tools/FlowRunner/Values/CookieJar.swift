internal import HTTPCore
internal import Wire

/// A `Set-Cookie` field. RFC 6265 §5.2.
struct SetCookie: Equatable {
    let name: String
    let value: String
    private var attributes: [String: String] = [:]

    init?(_ field: String) {
        let parts = field.split(separator: ";", omittingEmptySubsequences: false).map { String($0).trimmingSpaces }
        guard let pair = parts.first, let equals = pair.firstIndex(of: "="), equals != pair.startIndex else { return nil }
        name = String(pair[..<equals]).trimmingSpaces
        value = String(pair[pair.index(after: equals)...]).trimmingSpaces
        for part in parts.dropFirst() where !part.isEmpty {
            let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            attributes[halves[0].lowercased()] = halves.count > 1 ? String(halves[1]).trimmingSpaces : ""
        }
    }

    /// As Hurl types it: a date, whole seconds, or just that it is there.
    func value(of attribute: CookieAttribute) -> FlowValue? {
        guard let text = self[attribute] else { return nil }
        switch attribute {
        case .expires: return CookieDate.instant(text).map(FlowValue.date)
        case .maxAge: return Int64(text).map(FlowValue.integer)
        case .secure, .httpOnly: return .unit
        case .value, .domain, .path, .sameSite: return .string(text)
        }
    }

    subscript(_ attribute: CookieAttribute) -> String? { attribute == .value ? value : attributes[attribute.rawValue.lowercased()] }
}

/// The dates of `Expires`, also with dashes as old servers write them.
enum CookieDate {
    static func instant(_ text: String) -> Instant? {
        ["%a, %d %b %Y %H:%M:%S GMT", "%a, %d-%b-%Y %H:%M:%S GMT"].lazy.compactMap { DateFormat.instant(text, $0) }.first
    }
}

/// The cookies of one flow, for hosts and paths as RFC 6265 §5.3 and §5.4 say; ports do not matter there.
struct CookieJar {
    private struct Stored {
        let cookie: SetCookie
        var isSecure: Bool { cookie[.secure] != nil }
        let domain: String
        let isHostOnly: Bool
        let path: String
        let expires: Instant?
    }
    private var stored: [Stored] = []

    mutating func clear() { stored = [] }

    mutating func store(_ headers: HTTPHeaders, from url: String, now: Instant) {
        guard let parts = URLParts(url) else { return }
        for cookie in headers.all("Set-Cookie").compactMap({ SetCookie($0) }) {
            var domain = (cookie[.domain] ?? "").lowercased()
            if domain.hasPrefix(".") { domain.removeFirst() }
            if !domain.isEmpty, !Self.matches(parts.host, domain) { continue }
            var path = cookie[.path] ?? ""
            if !path.hasPrefix("/") { path = Self.defaultPath(parts.path) }
            let key = (domain.isEmpty ? parts.host : domain, path)
            stored.removeAll { $0.cookie.name == cookie.name && $0.domain == key.0 && $0.path == key.1 }
            var expires = cookie[.expires].flatMap(CookieDate.instant)
            if let age = cookie[.maxAge].flatMap({ Int64($0) }) { expires = now + .seconds(age) }
            if let expires, expires <= now { continue }
            stored.append(Stored(cookie: cookie, domain: key.0, isHostOnly: domain.isEmpty, path: path, expires: expires))
        }
    }

    /// The pairs to send, longer paths first.
    func pairs(for url: String, now: Instant) -> [String] {
        guard let parts = URLParts(url) else { return [] }
        let fitting = stored.filter { entry in
            (entry.isHostOnly ? parts.host == entry.domain : Self.matches(parts.host, entry.domain))
                && (parts.path == entry.path || parts.path.hasPrefix(entry.path.hasSuffix("/") ? entry.path : entry.path + "/"))
                && (!entry.isSecure || parts.scheme == "https" || parts.isLoopback) && entry.expires.map { $0 > now } ?? true
        }
        return fitting.enumerated().sorted { ($1.element.path.count, $0.offset) < ($0.element.path.count, $1.offset) }
            .map { "\($0.element.cookie.name)=\($0.element.cookie.value)" }
    }

    // MARK: - Netscape's cookie files

    /// Domain, whether its subdomains too, path, whether secure, expiry in seconds or 0, name and value, by tabs.
    /// - Returns: whether the line is one, or a comment.
    mutating func add(netscape line: String) -> Bool {
        let isHTTPOnly = line.hasPrefix("#HttpOnly_")
        if line.trimmingSpaces.isEmpty || (line.hasPrefix("#") && !isHTTPOnly) { return true }
        let parts = line.dropFirst(isHTTPOnly ? 10 : 0).split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
        guard parts.count == 6 || parts.count == 7, let seconds = Int64(parts[4]) else { return false }
        let attributes = (parts[3] == "TRUE" ? "; Secure" : "") + (isHTTPOnly ? "; HttpOnly" : "")
        guard let cookie = SetCookie("\(parts[5])=\(parts.count > 6 ? parts[6] : "")\(attributes)") else { return false }
        let domain = parts[0].hasPrefix(".") ? String(parts[0].dropFirst()) : parts[0]
        stored.removeAll { $0.cookie.name == cookie.name && $0.domain == domain && $0.path == parts[2] }
        stored.append(
            Stored(
                cookie: cookie, domain: domain.lowercased(), isHostOnly: parts[1] != "TRUE", path: parts[2],
                expires: seconds == 0 ? nil : Instant(milliseconds: seconds * 1000)))
        return true
    }

    var netscapeLines: [String] {
        stored.map { entry in
            let prefix = entry.cookie[.httpOnly] == nil ? "" : "#HttpOnly_"
            return [
                prefix + (entry.isHostOnly ? "" : ".") + entry.domain, entry.isHostOnly ? "FALSE" : "TRUE", entry.path,
                entry.isSecure ? "TRUE" : "FALSE", String(entry.expires?.seconds ?? 0), entry.cookie.name, entry.cookie.value,
            ].joined(separator: "\t")
        }
    }

    private static func matches(_ host: String, _ domain: String) -> Bool { host == domain || host.hasSuffix("." + domain) }

    private static func defaultPath(_ path: String) -> String {
        guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
        return String(path[..<slash])
    }
}

/// The parts of an absolute http or https URL that the runner needs.
struct URLParts: Equatable {
    let scheme: String
    /// Lower-case, without port and user.
    let host: String
    /// `host:port` as written.
    let authority: String
    /// Starts with `/`, without query and fragment.
    let path: String

    init?(_ url: String) {
        guard let mark = url.firstRange(of: "://") else { return nil }
        scheme = url[..<mark.lowerBound].lowercased()
        guard scheme == "http" || scheme == "https" else { return nil }
        let rest = url[mark.upperBound...]
        authority = String(rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" })
        var host = authority.split(separator: "@", omittingEmptySubsequences: false).last.map(String.init) ?? authority
        if host.hasPrefix("[") { host = String(host.prefix { $0 != "]" }) + "]" } else { host = String(host.prefix { $0 != ":" }) }
        guard !host.isEmpty else { return nil }
        self.host = host.lowercased()
        let path = rest.dropFirst(authority.count).prefix { $0 != "?" && $0 != "#" }
        self.path = path.isEmpty ? "/" : String(path)
    }

    var isLoopback: Bool { host == "localhost" || host.hasPrefix("127.") || host == "[::1]" }

    /// Where a `Location` leads. RFC 3986 §5.
    static func resolve(_ location: String, against base: String) -> String {
        guard URLParts(location) == nil, let parts = URLParts(base) else { return location }
        if location.hasPrefix("//") { return "\(parts.scheme):\(location)" }
        if location.hasPrefix("/") { return "\(parts.scheme)://\(parts.authority)\(location)" }
        if location.hasPrefix("?") { return "\(parts.scheme)://\(parts.authority)\(parts.path)\(location)" }
        var segments = parts.path.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init)
        for segment in location.split(separator: "/", omittingEmptySubsequences: false).map(String.init) {
            if segment == ".." { if segments.count > 1 { segments.removeLast() } } else if segment != "." { segments.append(segment) }
        }
        return "\(parts.scheme)://\(parts.authority)\(segments.joined(separator: "/"))"
    }
}
