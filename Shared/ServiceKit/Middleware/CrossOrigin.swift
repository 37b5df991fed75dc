internal import HTTPCore
internal import Platform
internal import Wire

/// Which web pages of other origins may call this service from a browser. The Fetch standard, §3.2.
///
/// Pages call with a bearer token that they hold themselves; cookies are never allowed along, so that no page can act for somebody who only
/// happens to be signed in.
struct CrossOrigin: Sendable {
    private let origins: Set<String>

    /// What pages may send beside the fields that are always allowed.
    private static let requestFields = [
        "Authorization", "Content-Type", "Accept-Language", "Idempotency-Key", "If-Match", "If-None-Match", "Last-Event-ID", "Range",
        "X-Request-Id", "X-Test-Run", "traceparent", "x-amz-checksum-sha256",
    ]
    /// What pages may read beside the fields that they always may.
    private static let answerFields = [
        "Accept-Ranges", "Content-Disposition", "Content-Range", "ETag", "Location", "Retry-After", "WWW-Authenticate", "X-Request-Id",
    ]
    /// Two hours, the longest that Chromium keeps a preflight's answer.
    private static let maximumAge = "7200"

    init(origins: [String]) { self.origins = Set(origins) }

    /// The answer to the question which a browser asks before a call; nil for what is no such question.
    /// - Parameter methods: those that the path has.
    func preflight(_ request: HTTPRequest, methods: [String]) -> HTTPResponse? {
        guard request.method == .options, request.headers["Access-Control-Request-Method"] != nil, let origin = allowed(request) else {
            return nil
        }
        return HTTPResponse(
            status: .noContent,
            headers: [
                "Access-Control-Allow-Origin": origin, "Access-Control-Allow-Methods": methods.joined(separator: ", "),
                "Access-Control-Allow-Headers": Self.requestFields.joined(separator: ", "),
                "Access-Control-Max-Age": Self.maximumAge, "Vary": "Origin",
            ])
    }

    /// Lets the page that made a call read its answer.
    func open(_ response: inout HTTPResponse, to request: HTTPRequest) {
        guard !origins.isEmpty else { return }
        // Also of calls without an origin: what a cache keeps of one must not be given to the other.
        response.headers.add("Vary", "Origin")
        guard let origin = allowed(request) else { return }
        response.headers["Access-Control-Allow-Origin"] = origin
        response.headers["Access-Control-Expose-Headers"] = Self.answerFields.joined(separator: ", ")
    }

    private func allowed(_ request: HTTPRequest) -> String? {
        guard let origin = request.headers["Origin"], origin.utf8.count <= 300, origins.contains(origin) else { return nil }
        return origin
    }
}

extension ConfigReader {
    /// `CORS_ORIGINS`: origins as browsers write them, without a path.
    mutating func origins() -> [String] {
        value(
            "CORS_ORIGINS", default: [], expecting: "origins such as https://app.example.com,http://127.0.0.1:8020, without a path",
            show: { $0.joined(separator: ",") },
            parse: { text in
                let origins = text.split(separator: ",").map { String($0.filter { $0 != " " }) }
                return origins.allSatisfy(Self.isOrigin) ? origins : nil
            }) ?? []
    }

    private static func isOrigin(_ text: String) -> Bool {
        guard let scheme = ["https://", "http://"].first(where: text.hasPrefix) else { return false }
        let host = text.utf8.dropFirst(scheme.utf8.count)
        return !host.isEmpty && host.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x61...0x7a, 0x2d, 0x2e, 0x3a, 0x5b, 0x5d: true
            default: false
            }
        }
    }
}
