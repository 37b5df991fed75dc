internal import HTTPCore
internal import JSONCoding
internal import Platform
internal import Synchronization
public import Wire

/// An answer as the bytes that go out, so that it can be kept and given again.
public struct Rendered<Output: DTO>: Sendable {
    let bytes: [UInt8]

    public init(_ output: Output) throws { bytes = try JSONWriter.encode(output) }
}

extension Endpoint where Output: DTO {
    /// Serves this endpoint with an answer that was rendered before.
    public func handleRendered(_ body: @escaping @Sendable (Call<By, Parameters, Body>) async throws -> Rendered<Output>) -> Route {
        let status = HTTPStatus(description.status)
        let calls = CallReader<By, Parameters, Body>()
        return Route(endpoint: description) { exchange in
            HTTPResponse(status: status, headers: jsonHeaders, body: .bytes(try await body(try calls.read(exchange)).bytes))
        }
    }
}

/// Answers kept under a key that says everything they were made from, such as a person and the version of their row. As the version is
/// read from the database for each request, an answer is never older than the row: not in this process, and not when another one wrote.
public final class RenderedCache<Key: Hashable & Sendable, Output: DTO>: Sendable {
    private let kept: Mutex<RecentlyUsed<Key, Rendered<Output>>>

    /// - Parameter capacity: at most this many answers are kept.
    public init(capacity: Int) { kept = Mutex(RecentlyUsed(capacity: capacity)) }

    /// The answer under a key, made when there is none. Two callers may make the same one at once.
    public func answer(_ key: Key, _ make: () async throws -> Output) async throws -> Rendered<Output> {
        if let known = find(key) { return known }
        let made = try Rendered(try await make())
        kept.withLock { $0.keep(made, key) }
        return made
    }

    /// The answer under a key, if there is one.
    public func find(_ key: Key) -> Rendered<Output>? { kept.withLock { $0.find(key) } }
}
