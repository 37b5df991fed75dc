import Commands
import EventLoop
import HTTPCore
import HTTPServer
import JSONCoding
import Synchronization
import Testing

@testable import FlowRunner

/// A small service over a real socket: sign-up, sign-in by cookie and by token, uploads, redirects, a test clock.
private struct TinyService: HTTPResponder {
    let users = Users()

    final class Users: Sendable {
        let mails = Mutex<Set<String>>([])
        let clocks = Mutex<[String: String]>([:])
    }

    func respond(to request: HTTPRequest) async -> HTTPResponse {
        func json(_ status: Int, _ value: JSONValue, _ headers: HTTPHeaders = [:]) -> HTTPResponse {
            var headers = headers
            headers["Content-Type"] = "application/json"
            return HTTPResponse(status: HTTPStatus(status), headers: headers, body: .bytes(value.bytes()))
        }
        let run = request.headers["X-Test-Run"] ?? ""
        switch (request.method, request.path) {
        case (.post, "/_test/clock"):
            guard let body = try? JSONParser.parse(request.body), let now = body["now"]?.string, let name = body["run"]?.string else {
                return json(400, [:])
            }
            users.clocks.withLock { $0[name] = now }
            return json(200, ["jobs": ["expire"]])
        case (.get, "/time"): return json(200, ["now": users.clocks.withLock { clocks in clocks[run].map { .string($0) } ?? .null }])
        case (.post, "/signup"):
            guard let mail = (try? JSONParser.parse(request.body))?["email"]?.string else { return json(400, ["code": "bad"]) }
            guard users.mails.withLock({ $0.insert(mail.lowercased()).inserted }) else { return json(409, ["code": "email_taken"]) }
            return json(
                201, ["email": .string(mail), "token": .string("token-of-\(mail)")], ["Set-Cookie": "sid=\(mail); Path=/; HttpOnly"])
        case (.get, "/me"), (.head, "/me"):
            return json(200, ["cookie": .string(request.headers["Cookie"] ?? ""), "auth": .string(request.headers["Authorization"] ?? "")])
        case (.get, "/old"): return HTTPResponse(status: HTTPStatus(302), headers: ["Location": "/me"])
        case (.post, "/upload"):
            return json(200, ["bytes": .integer(Int64(request.body.count)), "type": .string(request.headers["Content-Type"] ?? "")])
        case (.delete, "/me"): return HTTPResponse(status: .noContent)
        default: return json(404, ["code": "not_found"])
        }
    }
}

@Suite struct EndToEndTests {
    private static let flow = """
        # @title Sign up, come back, leave
        POST {{demo}}/signup
        {"email": "Anna-{{unique}}@example.com"}
        HTTP/1.1 201
        Content-Type: application/json
        [Captures]
        mail: jsonpath "$.email"
        token: jsonpath "$.token"
        [Asserts]
        cookie "sid[HttpOnly]" exists
        POST {{demo}}/signup
        {"email": "ANNA-{{unique}}@EXAMPLE.COM"}
        HTTP 409
        GET {{demo}}/old
        Authorization: Bearer {{token}}
        [Options]
        location: true
        HTTP 200
        [Asserts]
        jsonpath "$.cookie" == "sid={{mail}}"
        jsonpath "$.auth" == "Bearer {{token}}"
        redirects count == 1
        POST {{demo}}/upload
        [Multipart]
        photo: file,picture.png;
        HTTP 200
        [Asserts]
        jsonpath "$.bytes" > 100
        jsonpath "$.type" startsWith "multipart/form-data; boundary="
        POST {{harness}}/clock/set
        {"now": "2026-03-01T08:00:00Z"}
        HTTP 200
        POST {{harness}}/clock/advance
        {"by": "13d"}
        HTTP 200
        [Asserts]
        jsonpath "$.jobs[0].service" == "demo"
        GET {{demo}}/time
        HTTP 200
        {"now": "2026-03-14T08:00:00.000Z"}
        DELETE {{demo}}/me
        HTTP 204
        [Asserts]
        bytes count == 0
        HEAD {{demo}}/me
        HTTP 200
        """

    @Test func flowsRunOverSockets() async throws {
        let loops = try EventLoopGroup(count: 1)
        let server = try await HTTPServer.start(host: "127.0.0.1", port: 0, loops: loops, responder: TinyService())
        var settings = RunSettings()
        settings.seed = 5
        settings.jobs = 3
        settings.services = [ServiceAddress(name: "demo", url: "http://127.0.0.1:\(server.port)")]
        let flows = try (0..<12).map { try FlowLoader.load(text: Self.flow, path: "\(Golden.folder)/flow\($0).hurl") }
        let result = FlowSuite.run(flows, settings: settings, environment: .live(checker: nil), redactionKey: [1, 2, 3])
        #expect(result.flows.map(\.complaints) == Array(repeating: "", count: 12))
        #expect(result.exitCode == .ok)
        #expect(result.flows.allSatisfy { $0.wallDuration > .zero && $0.steps[0].exchanges[0].timing.total > .zero })
        await server.drain(within: .seconds(1))
        loops.stop()

        let away = FlowSuite.run([flows[0]], settings: settings, environment: .live(checker: nil), redactionKey: [1])
        #expect(away.exitCode == .environment)
        #expect(away.flows[0].complaints.hasPrefix("1 2:1 error cannot connect to 127.0.0.1:\(server.port)"))
    }
}
