internal import Contracts
internal import HTTPCore
internal import ServiceKit
internal import WebDomain
internal import Wire

/// Pages and files, each with what browsers are told about it.
struct PageAnswers: Sendable {
    let releases: Releases
    let policy: String

    init(releases: Releases, objectOrigins: [String]) {
        self.releases = releases
        policy = ContentPolicy.pages(objects: objectOrigins)
    }

    /// A page that holds nothing of anybody, so that it may be kept and shown before anybody is known.
    func shell(_ product: Product, _ request: HTTPRequest) throws(APIError) -> HTTPResponse {
        guard let file = releases.shell(product, accepting: request.headers["Accept-Encoding"]) else { throw missing(product) }
        var response = answer(file, request, cache: "no-cache")
        response.headers["Content-Security-Policy"] = policy
        response.headers["Permissions-Policy"] = ContentPolicy.permissions
        response.headers["Cross-Origin-Opener-Policy"] = "same-origin"
        response.headers["Referrer-Policy"] = "same-origin"
        return response
    }

    /// A worker obeys the policy of its own answer.
    func worker(_ product: Product, _ request: HTTPRequest) throws(APIError) -> HTTPResponse {
        guard let file = releases.worker(product, accepting: request.headers["Accept-Encoding"]) else { throw missing(product) }
        var response = answer(file, request, cache: "no-cache")
        response.headers["Content-Security-Policy"] = policy
        return response
    }

    func manifest(_ product: Product, _ request: HTTPRequest) throws(APIError) -> HTTPResponse {
        guard let file = releases.manifest(product, accepting: request.headers["Accept-Encoding"]) else { throw missing(product) }
        return answer(file, request, cache: "no-cache")
    }

    /// A file of a release never changes. One that is not there is never a page: a script would be taken for one.
    func asset(_ release: String, _ path: String, _ request: HTTPRequest) throws(APIError) -> HTTPResponse {
        guard let file = releases.asset(release, path, accepting: request.headers["Accept-Encoding"]) else {
            throw APIError(.notFound, detail: "No release that is kept has this file.")
        }
        return answer(file, request, cache: "public, max-age=31536000, immutable")
    }

    private func answer(_ file: Releases.File, _ request: HTTPRequest, cache: String) -> HTTPResponse {
        var headers: HTTPHeaders = [
            "Content-Type": file.type, "Cache-Control": cache, "ETag": file.tag, "Vary": "Accept-Encoding",
            "Cross-Origin-Resource-Policy": "same-origin",
        ]
        if let encoding = file.encoding { headers["Content-Encoding"] = encoding }
        if request.headers["If-None-Match"] == file.tag { return HTTPResponse(status: .notModified, headers: headers) }
        return HTTPResponse(status: .ok, headers: headers, body: .bytes(file.bytes))
    }

    private func missing(_ product: Product) -> APIError {
        releases.current == nil
            ? APIError(.unavailable, detail: "There is no client here yet: run Tools/web, or say by WEB_ROOT where it is.")
            : APIError(.notFound, detail: "This release has no client of \(product.rawValue).")
    }
}
