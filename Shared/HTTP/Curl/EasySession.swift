internal import CCurl
internal import HTTPCore

/// A blocking HTTP client for one thread: keeps its connections and cookies from one request to the next, as a browser does.
/// Not Sendable; give each thread its own.
public final class EasySession {
    private let transfer: HTTPTransfer

    public init() throws(CurlError) { transfer = try HTTPTransfer(keepsCookies: true) }

    /// Sends the request and blocks until its answer is whole. Follows redirects as far as the request's options say; each answer
    /// on the way is in `hops`.
    public func perform(_ request: CurlRequest) throws(CurlError) -> CurlResponse {
        var request = request
        var hops: [CurlResponse.Hop] = []
        while true {
            try transfer.prepare(request)
            var response = try transfer.response(curl_easy_perform(transfer.handle.raw))
            // Only set by libcurl for a 3xx answer with a usable `Location`; already absolute.
            guard let limit = request.options.maximumRedirects, let target = transfer.handle.string(CURLINFO_REDIRECT_URL) else {
                response.hops = hops
                return response
            }
            guard hops.count < limit else { throw .tooManyRedirects(limit: limit) }
            hops.append(
                CurlResponse.Hop(
                    url: response.url, status: response.status, headers: response.headers, body: response.body, timings: response.timings))
            request = try request.redirected(to: target, by: response.status)
        }
    }

    /// The cookies held, one a line in the Netscape format: domain, subdomains, path, secure, expiry, name, value, by tabs.
    public var cookies: [String] { transfer.handle.strings(CURLINFO_COOKIELIST) }

    /// Forgets every cookie.
    public func clearCookies() throws(CurlError) { try transfer.handle.set(CURLOPT_COOKIELIST, "ALL") }
}

extension CurlRequest {
    /// What is sent to where a redirect points. RFC 9110 §15.4: 303 turns everything but HEAD into GET, and 301 and 302 turn POST
    /// into GET as browsers do; 307 and 308 change nothing. Credentials do not follow to another origin.
    func redirected(to target: String, by status: HTTPStatus) throws(CurlError) -> CurlRequest {
        var next = self
        next.url = target
        let becomesGet = status.code == 303 && method != "HEAD" || [301, 302].contains(status.code) && method == "POST"
        if becomesGet {
            next.method = "GET"
            next.body = .none
            for name in ["Content-Type", "Content-Length", "Content-Encoding", "Transfer-Encoding"] { next.headers[name] = nil }
        }
        if try URLOrigin(of: url) != URLOrigin(of: target) {
            next.basicAuth = nil
            for name in ["Authorization", "Cookie", "Host"] { next.headers[name] = nil }
        }
        return next
    }
}
