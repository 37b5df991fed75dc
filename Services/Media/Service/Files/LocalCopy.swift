internal import Contracts
internal import Glibc
internal import HTTPCore
internal import Objects
internal import Platform
internal import ServiceKit
internal import Wire

extension MediaDependencies {
    /// Runs `body` with a path to an object's bytes: the object itself where it is a file, else a copy that goes afterwards.
    func withLocalCopy<T: Sendable>(of key: ObjectKey, _ body: (String) async throws -> T) async throws -> T {
        if let path = try await store.localPath(key) { return try await body(path) }
        let path = scratchPath()
        defer { unlink(path) }
        _ = try await store.fetch(key, to: path)
        return try await body(path)
    }

    /// Gives an object to a client: the file itself, with ranges, or where the store has it.
    func fileAnswer(
        _ key: ObjectKey, type: String, _ disposition: ContentDisposition, etag: String, caching: String, _ context: RequestContext
    ) async throws -> HTTPResponse {
        guard let path = try await store.localPath(key) else {
            let terms = DownloadTerms(type: type, disposition: disposition, cacheControl: caching)
            let target = try store.signedGet(key, terms, now: signingTime(context), lifetime: policy.linkLife)
            return HTTPResponse(status: HTTPStatus(302), headers: ["Location": target.url, "Cache-Control": "no-store"])
        }
        return HTTPResponse(
            status: .ok,
            headers: [
                "Content-Type": type, "Content-Disposition": disposition.value, "Cache-Control": caching, "ETag": "\"\(etag)\"",
                "Accept-Ranges": "bytes", "Content-Security-Policy": ContentPolicy.of(type),
            ], body: .file(path: path))
    }

    /// A path nobody uses, in the folder for work under way.
    func scratchPath(_ suffix: String = "") -> String { settings.scratch + "/" + runtime.ids.next() + suffix }
}
