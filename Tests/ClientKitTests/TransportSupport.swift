import ClientKit
import ClientLinux
import ClientPlatform
import EventLoop
import HTTPClient
import HTTPCore
import HTTPServer
import Platform
import Synchronization

/// What carries requests: the project's own client, and the system's, which apps use. Both pass the same tests.
enum TransportKind: CaseIterable {
    case curl, urlSession

    /// Runs `body` with a transport of this kind and a server, which end with it.
    func run(
        deadline: Duration = .seconds(20), maximumBodyBytes: Int = 8 << 20, _ responder: some HTTPResponder,
        _ body: (_ transport: any ClientTransport, _ address: String) async throws -> Void
    ) async throws {
        let loops = try EventLoopGroup(count: 2, name: "transport")
        defer { loops.stop() }
        let server = try await HTTPServer.start(host: "127.0.0.1", port: 0, loops: loops, responder: responder)
        let client = HTTPClient(
            loops: loops, configuration: .init(maximumBodyBytes: maximumBodyBytes, retries: .never), random: SystemRandom())
        defer { client.close() }
        try await body(
            transport(client, deadline: deadline, maximumBodyBytes: maximumBodyBytes), "http://127.0.0.1:\(server.port)")
        await server.drain(within: .seconds(5))
    }

    func transport(_ client: HTTPClient, deadline: Duration = .seconds(15), maximumBodyBytes: Int = 8 << 20) -> any ClientTransport {
        switch self {
        case .curl: CurlTransport(client: client, deadline: deadline)
        case .urlSession: URLSessionTransport(deadline: deadline, maximumBodyBytes: maximumBodyBytes)
        }
    }
}

/// A server that answers from a closure, and remembers what it was asked. Bodies go to files where there is a folder for them.
final class ScriptedServer: HTTPResponder {
    private let requests = Mutex<[HTTPRequest]>([])
    private let folder: String?
    private let script: @Sendable (HTTPRequest) async -> HTTPResponse

    init(folder: String? = nil, _ script: @escaping @Sendable (HTTPRequest) async -> HTTPResponse) {
        self.folder = folder
        self.script = script
    }

    var asked: [HTTPRequest] { requests.withLock { $0 } }

    func intake(of head: HTTPRequest) -> BodyIntake { folder.map { .file(directory: $0, maximum: 1 << 30) } ?? .memory }

    func respond(to request: HTTPRequest) async -> HTTPResponse {
        requests.withLock { $0.append(request) }
        return await script(request)
    }
}

/// A service of the tests behind a real server.
struct Front: HTTPResponder {
    let service: any ClientTransport

    func respond(to request: HTTPRequest) async -> HTTPResponse {
        let target = request.path + (request.query.map { "?" + $0 } ?? "")
        let names: Set = ["authorization", "content-type", "idempotency-key"]
        let call = ClientRequest(
            method: request.method, url: "http://127.0.0.1" + target,
            headers: HTTPHeaders(request.headers.filter { names.contains($0.name.lowercased()) }), body: request.body)
        guard let answer = try? await service.send(call) else { return HTTPResponse(status: .serviceUnavailable) }
        return HTTPResponse(status: answer.status, headers: answer.headers, body: answer.body.isEmpty ? .empty : .bytes(answer.body))
    }
}

/// What happened, in order, for tests that wait for it.
final class Record<Entry: Sendable>: Sendable {
    private let entries = Mutex<[Entry]>([])
    func add(_ entry: Entry) { entries.withLock { $0.append(entry) } }
    var all: [Entry] { entries.withLock { $0 } }
}
