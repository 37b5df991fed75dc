@testable import Console
import EventLoop
import HTTPClient
import HTTPCore
import HTTPServer
import JSONCoding
import LocalFiles
import Platform
@testable import Supervisor
import Synchronization
import TestSupport
import Testing

/// A console over services that are stand-ins: `auth` answers what a test says, `notes` has a SQLite file, and `sent` is two processes, for
/// which `auth` answers too.
struct ConsoleFixture {
    let console: Console
    let folder: TemporaryFolder
    let auth: StandIn
    let http: HTTPClient

    static func run(_ body: (ConsoleFixture) async throws -> Void) async throws {
        let folder = try TemporaryFolder(), loops = try EventLoopGroup(count: 1, name: "stand-ins"), auth = StandIn()
        defer {
            loops.stop()
            folder.remove()
        }
        var servers: [HTTPServer] = []
        for _ in 0..<4 { servers.append(try await HTTPServer.start(host: "127.0.0.1", port: 0, loops: loops, responder: auth)) }
        let state = StateFolder(folder.path + "/state")
        try state.create()
        try Files.makeFolder("\(folder.path)/page", permissions: 0o700)
        try Files.makeFolder("\(folder.path)/vendor", permissions: 0o700)
        try Files.write(Array("<!doctype html><title>Barbell</title>".utf8), to: "\(folder.path)/page/index.html")
        try Files.write(Array("export const x = 1;".utf8), to: "\(folder.path)/page/main.js")
        try Files.write(Array("secret".utf8), to: "\(folder.path)/outside.txt")
        try Files.write(Array("export const html = 1;".utf8), to: "\(folder.path)/vendor/preact.js")
        let site = ConsoleSite(
            port: 0, folder: state, projectFolder: folder.path, plan: try plan(folder.path, ports: servers.map(\.port)),
            control: try SupervisorControl(), secret: Secret(String(repeating: "0123456789abcdef", count: 4)), faults: nil, barbell: "/bin/true",
            pageFolder: "\(folder.path)/page", vendorFolder: "\(folder.path)/vendor")
        let console = try Console.start(site)
        let http = HTTPClient(loops: loops, random: SystemRandom())
        let result: Result<Void, any Error>
        do {
            try await body(ConsoleFixture(console: console, folder: folder, auth: auth, http: http))
            result = .success(())
        } catch {
            result = .failure(error)
        }
        http.close()
        console.stop()
        for server in servers { await server.drain(within: .milliseconds(100)) }
        try result.get()
    }

    private static func plan(_ folder: String, ports: [Int]) throws -> StackPlan {
        var file = try ComposeFile.parse(
            """
            services:
              auth: {command: sh, ports: ["\(ports[0]):1"], environment: {TEST_HOOKS: "1"}}
              notes: {command: sh, environment: {DATABASE_URL: "sqlite://\(folder)/notes.sqlite"}}
              sent: {command: sh, ports: ["\(ports[1]):1"]}
              sent-1: {command: sh, ports: ["\(ports[2]):1"], environment: {LOG_LEVEL: warning}}
              sent-2: {command: sh, ports: ["\(ports[3]):1"], environment: {LOG_LEVEL: warning}}
            """, file: "c", variables: [:])
        for place in file.services.indices where file.services[place].name.hasPrefix("sent-") { file.services[place].group = "sent" }
        var planner = StackPlanner(
            file, options: PlanOptions(projectFolder: folder, stateFolder: folder + "/state"), freePort: { _ in nil }, isExecutable: { _ in true })
        return try planner.plan()
    }

    func send(_ method: HTTPMethod, _ path: String, headers: HTTPHeaders = [:], _ body: JSONValue? = nil) async throws -> ClientResponse {
        var headers = headers
        if body != nil, headers["Content-Type"] == nil { headers["Content-Type"] = "application/json" }
        let request = ClientRequest(method: method, url: console.url + path, headers: headers, body: body?.bytes() ?? [])
        return try await http.send(request, deadline: .seconds(10))
    }

    func json(_ method: HTTPMethod, _ path: String, _ body: JSONValue? = nil) async throws -> JSONValue {
        try JSONParser.parse(try await send(method, path, body).body)
    }
}

/// A service that keeps what it is asked.
final class StandIn: HTTPResponder {
    struct Asked: Sendable {
        let method: HTTPMethod, path: String
        let body: JSONValue
        let isSigned: Bool
        /// The service that its token is for; nil without one.
        let audience: String?
    }

    private let state = Mutex<(asked: [Asked], answer: JSONValue, status: Int)>(([], [:], 200))

    var asked: [Asked] { state.withLock { $0.asked } }
    func answers(_ value: JSONValue, status: Int = 200) { state.withLock { ($0.answer, $0.status) = (value, status) } }

    private let gate = Mutex<(isClosed: Bool, waiting: [CheckedContinuation<Void, Never>])>((false, []))

    /// How many wait for an answer.
    var waiting: Int { gate.withLock { $0.waiting.count } }
    /// Nobody is answered until `goOn`.
    func hold() { gate.withLock { $0.isClosed = true } }
    func goOn() {
        let waiting = gate.withLock { gate in
            defer { gate = (false, []) }
            return gate.waiting
        }
        for one in waiting { one.resume() }
    }

    func respond(to request: HTTPRequest) async -> HTTPResponse {
        await withCheckedContinuation { continuation in
            let isHeld = gate.withLock { gate in
                if gate.isClosed { gate.waiting.append(continuation) }
                return gate.isClosed
            }
            if !isHeld { continuation.resume() }
        }
        let body = (try? JSONParser.parse(request.body)) ?? .null
        let token = request.headers["Authorization"] ?? "", start = "Bearer svc.operator~"
        let audience: String? = token.hasPrefix(start) ? token.dropFirst(start.count).split(separator: ".").first.map { String($0) } : nil
        return state.withLock { state in
            state.asked.append(
                Asked(method: request.method, path: request.path, body: body, isSigned: audience == "auth", audience: audience))
            return .json(state.answer, status: HTTPStatus(state.status))
        }
    }
}

/// What a stream has written so far.
final class Pieces: HTTPBodyWriter {
    private let bytes = Mutex<[UInt8]>([])

    var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
    func write(_ piece: [UInt8]) async throws { bytes.withLock { $0 += piece } }
}
