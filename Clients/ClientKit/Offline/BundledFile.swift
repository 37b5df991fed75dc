internal import Contracts
internal import HTTPCore
internal import Locking
internal import Wire

/// A list that comes with the app, until a newer one was loaded. It is nobody's, so it stays when somebody signs out.
final class BundledFile<Content: Sendable>: Sendable {
    private struct State {
        var content: Content
        var etag: String?
    }

    private let path: String
    private let read: @Sendable ([UInt8]) -> Content?
    private let state: Lock<State>
    private let limit: Int

    /// - Parameters:
    ///   - path: of the file that a newer list is kept in.
    ///   - bundled: the list that the app was built with, as the service gives it.
    ///   - read: nil for what is no such list.
    init(path: String, bundled: [UInt8], limit: Int = 16 << 20, empty: Content, read: @escaping @Sendable ([UInt8]) -> Content?) {
        self.path = path
        self.read = read
        self.limit = limit
        // The service's name for the version stands in the first line.
        if let kept = (try? PrivateFile.read(path, limit: limit)) ?? nil, let end = kept.firstIndex(of: 0x0a),
            let content = read(Array(kept[(end + 1)...]))
        {
            state = Lock(State(content: content, etag: String(decoding: kept[..<end], as: UTF8.self)))
        } else {
            state = Lock(State(content: read(bundled) ?? empty, etag: nil))
        }
    }

    var content: Content { state.withLock { $0.content } }

    /// Asks for a list that is newer than the one here; for the start of the app. What is not such a list changes nothing.
    /// - Returns: whether there was one.
    func update(
        _ session: SessionManager, _ endpoint: Endpoint<Anyone, Nothing, Nothing, RawOutput>
    ) async throws(ClientError) -> Bool {
        var request = try session.api.prepare(endpoint, Nothing(), Nothing(), idempotencyKey: nil)
        request.headers["If-None-Match"] = state.withLock { $0.etag }
        let response = try await session.api.send(request, token: nil)
        guard response.status != .notModified else { return false }
        guard response.body.count <= limit, let content = read(response.body) else { throw .invalidResponse }
        let etag = response.headers["ETag"] ?? ""
        guard !etag.utf8.contains(0x0a) else { throw .invalidResponse }
        state.withLock { $0 = State(content: content, etag: etag) }
        try? PrivateFile.replace(
            path, with: Array(etag.utf8) + [0x0a] + response.body, temporary: session.api.makeIdempotencyKey())
        return true
    }
}
