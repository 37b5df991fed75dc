import EventLoop
import HTTPCore
import HTTPServer
import MediaService
import Platform
import Synchronization
import Wire

/// A bucket of an S3 service that refuses what a test says, as one without room does. It takes every signature, and whole objects alone.
final class BucketStandIn: HTTPResponder {
    private struct Object {
        let bytes: [UInt8]
        let type: String
    }

    private struct State {
        var objects: [String: Object] = [:]
        var refusal: (@Sendable (HTTPMethod, String) -> Int?)?
    }
    private let state = Mutex(State())

    /// When everything was written: the time at which clocks of tests begin.
    private static let modified = (header: "Mon, 02 Mar 2026 05:00:00 GMT", listing: "2026-03-02T05:00:00.000Z")

    /// The keys of what there is.
    var keys: [String] { state.withLock { $0.objects.keys.sorted() } }

    /// Puts an object there.
    func put(_ key: String, _ bytes: [UInt8] = [1]) {
        state.withLock { $0.objects[key] = Object(bytes: bytes, type: "application/octet-stream") }
    }

    /// Refuses from now on.
    /// - Parameter refusal: the status for a method and a key, which is empty for the bucket itself; nil to do what is asked.
    func refuse(_ refusal: @escaping @Sendable (HTTPMethod, String) -> Int?) { state.withLock { $0.refusal = refusal } }

    func refuseNothing() { state.withLock { $0.refusal = nil } }

    func respond(to request: HTTPRequest) async -> HTTPResponse {
        let key = String(request.path.dropFirst("/bucket/".count)), query = request.query ?? ""
        return state.withLock { state in
            if let status = state.refusal?(request.method, key) { return HTTPResponse(status: HTTPStatus(status)) }
            switch request.method {
            case .put where key.isEmpty: return HTTPResponse(status: .ok)
            case .put: return Self.put(key, request, &state)
            case .get where key.isEmpty && query.contains("uploads="): return Self.xml("<ListMultipartUploadsResult/>")
            case .get where key.isEmpty: return Self.listing(query, state)
            case .get, .head:
                guard let object = state.objects[key] else { return HTTPResponse(status: .notFound) }
                return HTTPResponse(
                    status: .ok, headers: ["Content-Type": object.type, "ETag": "\"tag\"", "Last-Modified": Self.modified.header],
                    body: .bytes(object.bytes))
            case .delete:
                state.objects[key] = nil
                return HTTPResponse(status: HTTPStatus(204))
            default: return HTTPResponse(status: HTTPStatus(501))
            }
        }
    }

    private static func put(_ key: String, _ request: HTTPRequest, _ state: inout State) -> HTTPResponse {
        guard let source = request.headers["x-amz-copy-source"] else {
            let type = request.headers["Content-Type"] ?? "application/octet-stream"
            state.objects[key] = Object(bytes: request.body, type: type)
            return HTTPResponse(status: .ok, headers: ["ETag": "\"tag\""])
        }
        guard let object = state.objects[String(source.dropFirst("/bucket/".count))] else { return HTTPResponse(status: .notFound) }
        state.objects[key] = object
        return xml("<CopyObjectResult/>")
    }

    /// All on one page.
    private static func listing(_ query: String, _ state: State) -> HTTPResponse {
        let parameter = query.split(separator: "&").first { $0.hasPrefix("prefix=") } ?? ""
        let prefix = parameter.dropFirst("prefix=".count).split(separator: "%2F", omittingEmptySubsequences: false).joined(separator: "/")
        let found = state.objects.filter { $0.key.hasPrefix(prefix) }.sorted { $0.key < $1.key }
        let entries = found.map { key, object in
            "<Contents><Key>\(key)</Key><Size>\(object.bytes.count)</Size><LastModified>\(modified.listing)</LastModified></Contents>"
        }
        return xml("<ListBucketResult>\(entries.joined())</ListBucketResult>")
    }

    private static func xml(_ text: String) -> HTTPResponse {
        HTTPResponse(status: .ok, headers: ["Content-Type": "application/xml"], body: .bytes(Array(text.utf8)))
    }
}

extension MediaFixture {
    /// Runs `body` with an app that keeps its objects in a bucket that the test tells what to refuse.
    static func withBucket(
        configure: (inout MediaServiceSettings) -> Void = { _ in }, _ body: (MediaFixture, BucketStandIn) async throws -> Void
    ) async throws {
        let bucket = BucketStandIn(), loops = try EventLoopGroup(count: 1)
        let server = try await HTTPServer.start(host: "127.0.0.1", port: 0, loops: loops, responder: bucket)
        let result: Result<Void, any Error>
        do {
            try await run(configure: {
                configure(&$0)
                $0.storage = .s3(
                    endpoint: "http://127.0.0.1:\(server.port)", publicEndpoint: nil, region: "us-east-1", bucket: "bucket", keyID: "media",
                    secret: Secret("secret of this test"))
            }) { media in try await body(media, bucket) }
            result = .success(())
        } catch { result = .failure(error) }
        await server.drain(within: .seconds(5))
        await Task.detached { loops.stop() }.value
        try result.get()
    }
}
