public import HTTPCore

/// An object about to be sent.
public struct OpenedObject: Sendable, Hashable {
    /// Names this content for as long as the object has it, and nothing afterwards.
    public let path: String
    public let bytes: Int
    /// Media type to send.
    public let type: String
    /// Without quotes.
    public let etag: String
    public let disposition: String?
    public let cacheControl: String?

    init(path: String, facts: ObjectFacts, terms: GetAdmission.SignedTerms) {
        self.path = path
        bytes = facts.bytes
        type = terms.type ?? facts.type
        etag = facts.etag
        disposition = terms.disposition
        cacheControl = terms.cacheControl
    }

    /// The answer to a GET with these fields: the file, or 304 for a client that has it. Ranges are the server's matter.
    ///
    /// What users uploaded is shown as the type it was found to be and as nothing else, and it runs no script even when it is
    /// opened by itself.
    public func response(to request: HTTPHeaders) -> HTTPResponse {
        var headers: HTTPHeaders = [
            "ETag": "\"\(etag)\"", "Cache-Control": cacheControl ?? "private, no-cache", "X-Content-Type-Options": "nosniff",
            "Content-Security-Policy": ContentPolicy.of(type),
        ]
        if Self.matches(request.all("If-None-Match"), etag) { return HTTPResponse(status: .notModified, headers: headers) }
        headers.add("Content-Type", type)
        if let disposition { headers.add("Content-Disposition", disposition) }
        return HTTPResponse(status: .ok, headers: headers, body: .file(path: path))
    }

    /// RFC 9110 §13.1.2: weak comparison, or `*`. Our tags hold no comma.
    private static func matches(_ fields: [String], _ etag: String) -> Bool {
        fields.joined(separator: ",").split(separator: ",").contains { field in
            var tag = field[...]
            while tag.first == " " || tag.first == "\t" { tag.removeFirst() }
            while tag.last == " " || tag.last == "\t" { tag.removeLast() }
            return tag == "*" || tag == "\"\(etag)\"" || tag == "W/\"\(etag)\""
        }
    }
}
