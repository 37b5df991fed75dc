import CurlKit
import EventLoop
import Glibc
import HTTPCore
import HTTPServer
import JSONCoding
import Synchronization
import Testing

@testable import Faults

/// Runs blocking code on a thread of its own: the pool's few threads must not wait for each other. What is expected there belongs to
/// the test as everything else does.
func offThePool<T: Sendable>(_ body: @escaping @Sendable () throws -> T) async throws -> T {
    try await Task(executorPreference: OwnThread()) { try body() }.value
}

private final class OwnThread: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let isRunning = DetachedThread.start { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
        precondition(isRunning, "no thread")
    }
}

/// The callee: answers by path and remembers what reached it.
final class Callee: HTTPResponder {
    struct Seen: Sendable { var line: String; var headers: HTTPHeaders; var body: [UInt8] }
    private let seen = Mutex<[Seen]>([])
    private let beforeAnswer: @Sendable (HTTPRequest) async -> Void

    init(beforeAnswer: @escaping @Sendable (HTTPRequest) async -> Void = { _ in }) { self.beforeAnswer = beforeAnswer }

    var requests: [Seen] { seen.withLock { $0 } }
    var lines: [String] { requests.map(\.line) }

    func respond(to request: HTTPRequest) async -> HTTPResponse {
        let number = seen.withLock { seen in
            seen.append(
                Seen(
                    line: "\(request.method.rawValue) \(request.path)\(request.query.map { "?\($0)" } ?? "")", headers: request.headers,
                    body: request.body))
            return seen.count
        }
        await beforeAnswer(request)
        switch request.path {
        case "/echo": return HTTPResponse(status: .ok, headers: ["Content-Type": "application/octet-stream"], body: .bytes(request.body))
        case "/none": return HTTPResponse(status: .noContent)
        case "/large": return HTTPResponse(status: .ok, body: .bytes(pattern(20 << 20)))
        case "/stream":
            return HTTPResponse(status: .ok, body: .stream { writer in
                for piece in 0..<40 { try await writer.write(Array(repeating: UInt8(piece), count: 50_000)) }
            })
        default: return HTTPResponse(status: .ok, headers: ["X-Number": "\(number)"], body: .bytes(Array("answer \(number)".utf8)))
        }
    }
}

/// Bytes with a long period, so that a piece that is lost or moved is seen.
func pattern(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count + block.count)
    while bytes.count < count { bytes.append(contentsOf: block) }
    bytes.removeLast(bytes.count - count)
    return bytes
}

private let block: [UInt8] = (0..<65_521).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }

/// A callee behind a proxy, as the caller `tasks` sees `profile`.
struct Stage {
    let callee: Callee
    let proxy: FaultProxy
    let calleePort: Int

    var port: Int { proxy.edges[0].port }
    func url(_ path: String = "/") -> String { "http://127.0.0.1:\(port)\(path)" }

    /// Asks the control listener, as the harness does.
    @discardableResult
    func control(_ method: String, _ path: String, _ body: String = "") throws -> (status: Int, json: JSONValue) {
        let response = try EasySession().perform(
            CurlRequest(method: method, url: proxy.controlURL + path, body: body.isEmpty ? .none : .bytes(Array(body.utf8))))
        return (response.status.code, try JSONParser.parse(response.body))
    }

    /// Sets a fault of run `r`.
    func set(_ members: String, run: String = "r") throws {
        let answer = try control("POST", "/faults?run=\(run)", #"{"from": "tasks", "to": "profile", \#(members)}"#)
        try #require(answer.status == 201, "\(answer.json)")
    }

    func faults(run: String = "r") throws -> [JSONValue] { try control("GET", "/faults?run=\(run)").json["faults"]?.array ?? [] }
    func hits(run: String = "r") throws -> [JSONValue] { try faults(run: run).flatMap { $0["hits"]?.array ?? [] } }

    func call(
        _ path: String = "/x", method: String = "GET", run: String? = "r", body: [UInt8]? = nil, timeout: Duration = .seconds(20),
        session: EasySession? = nil
    ) throws -> CurlResponse {
        var request = CurlRequest(
            method: method, url: url(path), headers: run.map { ["X-Test-Run": $0] } ?? [:], body: body.map { .bytes($0) } ?? .none)
        request.options.timeout = timeout
        request.options.maximumBodyBytes = 64 << 20
        return try (session ?? EasySession()).perform(request)
    }
}

extension CurlResponse {
    var text: String { String(decoding: body, as: UTF8.self) }
}

func withStage(_ callee: Callee = Callee(), limits: HTTPLimits = HTTPLimits(), _ script: @escaping @Sendable (Stage) throws -> Void)
    async throws
{
    var limits = limits
    limits.bodyBytes = 64 << 20
    let loops = try EventLoopGroup(count: 1)
    let server = try await HTTPServer.start(host: "127.0.0.1", port: 0, loops: loops, limits: limits, responder: callee)
    let proxy = try FaultProxy([FaultEdge(from: "tasks", to: "profile", port: 0, host: "127.0.0.1", target: server.port)])
    let stage = Stage(callee: callee, proxy: proxy, calleePort: server.port)
    let result: Result<Void, any Error>
    do { result = .success(try await offThePool { try script(stage) }) } catch { result = .failure(error) }
    try await offThePool { proxy.stop() }
    await server.drain(within: .seconds(1))
    try await offThePool { loops.stop() }
    try result.get()
}

/// Waits until something is so; a test that waits in vain fails by its time limit.
func eventually(_ condition: () throws -> Bool) rethrows { while try !condition() { usleep(1000) } }

/// A client that writes exactly the bytes it is told to.
final class RawClient {
    private var descriptor: Int32

    init(port: Int) throws { descriptor = try #require(Sockets.connect("127.0.0.1", port)) }
    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Leaves as a process that was killed does.
    func reset() {
        Sockets.reset(descriptor)
        descriptor = -1
    }

    func send(_ text: String) { send(Array(text.utf8)) }
    func send(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Reads until the text ends with `end`.
    func read(to end: String) -> String {
        var bytes: [UInt8] = []
        while !String(decoding: bytes, as: UTF8.self).hasSuffix(end) { guard let more = piece() else { break }; bytes += more }
        return String(decoding: bytes, as: UTF8.self)
    }

    enum End { case closed, reset }

    /// Everything until the other side ends, and how it did.
    func rest() -> (text: String, end: End) {
        let (bytes, end) = restBytes()
        return (String(decoding: bytes, as: UTF8.self), end)
    }

    func restBytes() -> (bytes: [UInt8], end: End) {
        var bytes: [UInt8] = []
        while let more = piece() { bytes += more }
        return (bytes, errno == ECONNRESET ? .reset : .closed)
    }

    private func piece() -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        errno = 0
        let count = recv(descriptor, &buffer, buffer.count, 0)
        return count > 0 ? Array(buffer[..<count]) : nil
    }
}
