internal import Compression
internal import Contracts
internal import HTTPCore
internal import Security
internal import ServiceKit
internal import Wire

/// All foods for an app's own store, and the drawings of meals.
struct LibraryActions: Sendable {
    private let library: LibrarySnapshot
    /// Compressing takes longer than an event loop should wait.
    private let pool: WorkerPool

    init(_ library: LibrarySnapshot) throws(WorkerPoolError) {
        self.library = library
        pool = try WorkerPool(threads: 1, queueLimit: 256, longestWait: .seconds(30))
    }

    func whole(_ call: Call<Anyone, Nothing, Nothing>, _ headers: HTTPHeaders) async throws -> HTTPResponse {
        let bundle = library.bundle
        let coding = ContentCoding.best(for: headers.all("Accept-Encoding"))
        let packed: PackedContent.Packed
        if let known = bundle.known(coding) { packed = known } else { packed = try await apart { try bundle.make(coding) } }
        // Asked for again each time, and not sent again while it is the same.
        var response = HTTPResponse(
            status: .ok,
            headers: [
                "Content-Type": "application/json", "Cache-Control": "public, no-cache", "Vary": "Accept-Encoding", "ETag": packed.etag,
            ],
            body: .bytes(packed.bytes))
        if let coding { response.headers["Content-Encoding"] = coding.rawValue }
        return response
    }

    /// A drawing may hold styles and nothing that loads or runs anything. One that changes gets a new name.
    func image(_ call: Call<Anyone, ImageParameters, Nothing>) async throws -> HTTPResponse {
        guard let drawing = library.drawing(call.parameters.name.text) else { throw APIError(.notFound) }
        return HTTPResponse(
            status: .ok,
            headers: [
                "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=31536000, immutable", "ETag": drawing.etag,
                "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox", "X-Content-Type-Options": "nosniff",
            ],
            body: .bytes(drawing.bytes))
    }

    private func apart<T: Sendable>(_ job: @escaping @Sendable () throws -> T) async throws -> T {
        do {
            return try await pool.run { Result { try job() } }.get()
        } catch let error as WorkerPoolError {
            guard case .overloaded(let retryAfter) = error else { throw APIError(.unavailable) }
            throw APIError(.unavailable, retryAfter: retryAfter)
        }
    }
}
