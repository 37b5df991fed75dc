import EventLoop
import Glibc
import HTTPCore
import HTTPServer
import Synchronization
import Testing

struct Responder: HTTPResponder {
    let body: @Sendable (HTTPRequest) async -> HTTPResponse
    func respond(to request: HTTPRequest) async -> HTTPResponse { await body(request) }
}

/// Answers with what it was asked: method, path, query and body.
let echo = Responder { request in
    let line = "\(request.method.rawValue) \(request.path)\(request.query.map { "?\($0)" } ?? "") "
    return HTTPResponse(status: .ok, headers: ["Content-Type": "text/plain"], body: .bytes(Array(line.utf8) + request.body))
}

extension HTTPResponse {
    static func text(_ text: String) -> HTTPResponse { HTTPResponse(status: .ok, body: .bytes(Array(text.utf8))) }
}

/// A server on a free port for the time of `body`; it is drained and its loops stopped after it.
func withServer<T: Sendable>(
    loops count: Int = 1, _ responder: any HTTPResponder = echo, limits: HTTPLimits = HTTPLimits(),
    _ body: (HTTPServer) async throws -> T
) async throws -> T {
    let loops = try EventLoopGroup(count: count)
    let server = try await HTTPServer.start(host: "127.0.0.1", port: 0, loops: loops, limits: limits, responder: responder)
    let result: Result<T, any Error>
    do { result = .success(try await body(server)) } catch { result = .failure(error) }
    await server.drain(within: .seconds(5))
    try await offThePool { loops.stop() }
    return try result.get()
}

/// The same with a blocking client script.
func withClient<T: Sendable>(
    _ responder: any HTTPResponder = echo, limits: HTTPLimits = HTTPLimits(),
    _ script: @escaping @Sendable (RawClient) throws -> T
) async throws -> T {
    try await withServer(responder, limits: limits) { server in
        let port = server.port
        return try await offThePool { try script(RawClient(port: port)) }
    }
}

/// A condition another task makes true.
final class Gate: Sendable {
    private let state = Mutex<(open: Bool, waiters: [CheckedContinuation<Void, Never>])>((false, []))
    func open() {
        let waiters = state.withLock { state in
            defer { state = (true, []) }
            return state.waiters
        }
        for waiter in waiters { waiter.resume() }
    }
    func wait() async {
        await withCheckedContinuation { continuation in
            let open = state.withLock { state in
                if !state.open { state.waiters.append(continuation) }
                return state.open
            }
            if open { continuation.resume() }
        }
    }
    var isOpen: Bool { state.withLock { $0.open } }
}

final class Count: Sendable {
    private let count = Atomic<Int>(0)
    func add(_ more: Int = 1) { count.wrappingAdd(more, ordering: .relaxed) }
    var value: Int { count.load(ordering: .relaxed) }
}

struct EventLoopGroupFixture {
    let group: EventLoopGroup
    init(count: Int = 1) throws { group = try EventLoopGroup(count: count) }
    func stop() async throws {
        let group = self.group
        try await offThePool { group.stop() }
    }
}
