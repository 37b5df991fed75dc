import AppTesting
import Contracts
import EventLoop
import HTTPCore
import HTTPServer
import JSONCoding
import Platform
import ServiceKit
import Synchronization
import Testing
import Wire

/// What is read of other services' answers.
@Suite(.timeLimit(.minutes(1))) struct PeerClientTests {
    private struct Owner: DTO {
        let ownerId: UserID
        static let example = Owner(ownerId: .example)
    }

    private struct Fixed: HTTPResponder {
        let status: Int
        let body: String
        func respond(to request: HTTPRequest) async -> HTTPResponse {
            HTTPResponse(status: HTTPStatus(status), headers: ["Content-Type": "application/json"], body: .bytes(Array(body.utf8)))
        }
    }

    private func read<View: DTO>(_ view: View.Type, _ body: String, status: Int = 200) async throws -> View {
        let loops = try EventLoopGroup(count: 1, name: "peer")
        defer { loops.stop() }
        let server = try await HTTPServer.start(host: "127.0.0.1", port: 0, loops: loops, responder: Fixed(status: status, body: body))
        let answer = Mutex<Result<View, any Error>?>(nil)
        try await Probe.run(settings: ProbeService.Settings()) { app async throws in
            let result: Result<View, any Error>
            do {
                result = .success(
                    try await app.app.runtime.peers.call(
                        MediaFiles.facts, reading: view, at: "http://127.0.0.1:\(server.port)", parameters: MediaParameters(id: .example),
                        body: Nothing(),
                        requestID: "test", run: nil, deadline: .seconds(5)))
            } catch { result = .failure(error) }
            answer.withLock { $0 = result }
        }
        await server.drain(within: .seconds(1))
        return try #require(answer.withLock { $0 }).get()
    }

    @Test func whatIsNotReadMayBeAnything() async throws {
        let id = UserID.example.text
        #expect(try await read(Owner.self, "{\"ownerId\": \"\(id)\"}").ownerId == .example)
        #expect(
            try await read(Owner.self, "{\"ownerId\": \"\(id)\", \"id\": 7, \"isConfirmed\": \"no\", \"جديد\": [null]}").ownerId == .example
        )
        #expect(try await read(Nothing.self, "{\"ownerId\": 7}") == Nothing())
        #expect(try await read(Nothing.self, "") == Nothing())
    }

    @Test func whatIsNoJSONSaysNothing() async throws {
        for body in ["<html>", "ok", "{"] { await #expect(throws: InputError.self, "\(body)") { try await read(Nothing.self, body) } }
    }

    @Test func whatIsReadHasToFit() async throws {
        for body in ["{}", "{\"ownerId\": \"layla\"}", "", "[", "7"] {
            await #expect(throws: InputError.self, "\(body)") { try await read(Owner.self, body) }
        }
    }

    @Test func refusalsAreReadByTheirCode() async throws {
        for (body, code, wait) in [
            ("{\"code\": \"rate_limited\", \"retryAfter\": 7}", ErrorCode.rateLimited, Duration.seconds(7)),
            ("{\"code\": \"not_found\"}", .notFound, nil),
            ("{\"code\": \"never_heard\"}", .unavailable, nil), ("{\"message\": \"no\"}", .unavailable, nil), ("<html>", .unavailable, nil),
            ("", .unavailable, nil),
        ] {
            let error = await #expect(throws: APIError.self, "\(body)") { try await read(Owner.self, body, status: 429) }
            #expect(error?.code == code && error?.retryAfter == wait)
        }
    }
}
