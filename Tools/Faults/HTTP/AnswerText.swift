internal import JSONCoding

/// An answer that the proxy gives itself.
struct AnswerText {
    let status: Int
    var contentType: String?
    var retryAfter: Int?
    var body: [UInt8] = []

    /// The answer of a `status` fault: JSON, or text when the flow gave a text.
    static func injected(_ status: Int, retryAfter: Int?, body: JSONValue?) -> AnswerText {
        switch body {
        case nil: AnswerText(status: status, retryAfter: retryAfter)
        case .string(let text)?:
            AnswerText(status: status, contentType: "text/plain; charset=utf-8", retryAfter: retryAfter, body: Array(text.utf8))
        case let json?: AnswerText(status: status, contentType: "application/json", retryAfter: retryAfter, body: json.bytes())
        }
    }

    func bytes(toHead isHead: Bool, keepsAlive: Bool) -> [UInt8] {
        var lines = ["HTTP/1.1 \(status) \(Self.reasons[status] ?? "Status")"]
        if let contentType { lines.append("Content-Type: \(contentType)") }
        if let retryAfter { lines.append("Retry-After: \(retryAfter)") }
        let hasBody = status != 204 && status != 304
        if hasBody { lines.append("Content-Length: \(body.count)") }
        if !keepsAlive { lines.append("Connection: close") }
        return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (isHead || !hasBody ? [] : body)
    }

    private static let reasons = [
        200: "OK", 201: "Created", 204: "No Content", 304: "Not Modified", 400: "Bad Request", 401: "Unauthorized", 403: "Forbidden",
        404: "Not Found", 405: "Method Not Allowed", 409: "Conflict", 411: "Length Required", 413: "Content Too Large",
        422: "Unprocessable Content",
        429: "Too Many Requests", 431: "Request Header Fields Too Large", 500: "Internal Server Error", 501: "Not Implemented",
        502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout", 505: "HTTP Version Not Supported",
    ]
}
