internal import CCurl

/// Scheme, host and port of a URL: who is being called. RFC 6454 §4.
public struct URLOrigin: Sendable, Hashable, CustomStringConvertible {
    public let scheme: String
    /// Lower-case; an IPv6 address keeps its brackets.
    public let host: String
    public let port: Int

    /// Read with libcurl's own parser, so that what is checked is what is called.
    public init(of url: String) throws(CurlError) {
        guard let handle = curl_url() else { throw .outOfResources }
        defer { curl_url_cleanup(handle) }
        guard !url.utf8.contains(0), curl_url_set(handle, CURLUPART_URL, url, 0) == CURLUE_OK,
            let scheme = Self.part(handle, CURLUPART_SCHEME), let host = Self.part(handle, CURLUPART_HOST),
            let port = Self.part(handle, CURLUPART_PORT).flatMap({ Int($0) })
        else { throw .invalidRequest("url") }
        self.scheme = scheme
        self.host = host.lowercased()
        self.port = port
    }

    private static func part(_ handle: OpaquePointer, _ part: CURLUPart) -> String? {
        var text: UnsafeMutablePointer<CChar>?
        guard curl_url_get(handle, part, &text, UInt32(CURLU_DEFAULT_PORT)) == CURLUE_OK, let text else { return nil }
        defer { curl_free(text) }
        return String(cString: text)
    }

    public var description: String { "\(scheme)://\(host):\(port)" }
}
