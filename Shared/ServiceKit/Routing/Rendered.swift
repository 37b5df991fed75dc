internal import HTTPCore
internal import JSONCoding
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
    private struct Kept {
        /// Two generations: what is asked for moves to the younger, and when that is full the older is forgotten whole.
        var young: [Key: Rendered<Output>] = [:]
        var old: [Key: Rendered<Output>] = [:]
    }

    private let kept = Mutex(Kept())
    private let capacity: Int

    /// - Parameter capacity: at most this many answers are kept.
    public init(capacity: Int) { self.capacity = max(2, capacity) }

    /// The answer under a key, made when there is none. Two callers may make the same one at once.
    public func answer(_ key: Key, _ make: () async throws -> Output) async throws -> Rendered<Output> {
        if let known = find(key) { return known }
        let made = try Rendered(try await make())
        keep(made, key)
        return made
    }

    /// The answer under a key, if there is one.
    public func find(_ key: Key) -> Rendered<Output>? {
        kept.withLock { kept in
            if let known = kept.young[key] { return known }
            guard let known = kept.old.removeValue(forKey: key) else { return nil }
            store(known, key, in: &kept)
            return known
        }
    }

    private func keep(_ rendered: Rendered<Output>, _ key: Key) { kept.withLock { store(rendered, key, in: &$0) } }

    private func store(_ rendered: Rendered<Output>, _ key: Key, in kept: inout Kept) {
        if kept.young.count >= capacity / 2 {
            kept.old = kept.young
            kept.young = [:]
        }
        kept.young[key] = rendered
    }
}
