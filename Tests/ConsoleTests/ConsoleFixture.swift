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

/// A console over services that are stand-ins: `auth` answers what a test says, `notes` has a SQLite file.
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
        let server = try await HTTPServer.start(host: "127.0.0.1", port: 0, loops: loops, responder: auth)
        let state = StateFolder(folder.path + "/state")
        try state.create()
        try Files.makeFolder("\(folder.path)/page", permissions: 0o700)
        try Files.makeFolder("\(folder.path)/vendor", permissions: 0o700)
        try Files.write(Array("<!doctype html><title>Barbell</title>".utf8), to: "\(folder.path)/page/index.html")
        try Files.write(Array("export const x = 1;".utf8), to: "\(folder.path)/page/main.js")
        try Files.write(Array("secret".utf8), to: "\(folder.path)/outside.txt")
        try Files.write(Array("export const html = 1;".utf8), to: "\(folder.path)/vendor/preact.js")
        let site = ConsoleSite(
            port: 0, folder: state, projectFolder: folder.path, plan: try plan(folder.path, authPort: server.port),
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
        await server.drain(within: .milliseconds(100))
        try result.get()
    }

    private static func plan(_ folder: String, authPort: Int) throws -> StackPlan {
        let file = try ComposeFile.parse(
            """
            services:
              auth: {command: sh, ports: ["\(authPort):1"], environment: {TEST_HOOKS: "1"}}
              notes: {command: sh, environment: {DATABASE_URL: "sqlite://\(folder)/notes.sqlite"}}
            """, file: "c", variables: [:])
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
    }

    private let state = Mutex<(asked: [Asked], answer: JSONValue, status: Int)>(([], [:], 200))

    var asked: [Asked] { state.withLock { $0.asked } }
    func answers(_ value: JSONValue, status: Int = 200) { state.withLock { ($0.answer, $0.status) = (value, status) } }

    func respond(to request: HTTPRequest) async -> HTTPResponse {
        let body = (try? JSONParser.parse(request.body)) ?? .null
        let isSigned = request.headers["Authorization"]?.hasPrefix("Bearer svc.operator~auth.") ?? false
        return state.withLock { state in
            state.asked.append(Asked(method: request.method, path: request.path, body: body, isSigned: isSigned))
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
