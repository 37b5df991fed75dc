import AppTesting
import Contracts
import EventLoop
import HTTPCore
import HTTPServer
import Platform
import ServiceKit
import Synchronization
import Testing
import Wire

/// What leaves the platform carries no credential of the platform.
@Suite(.timeLimit(.minutes(1))) struct GatewayTests {
    /// Takes everything and remembers what it was shown.
    private final class Stranger: HTTPResponder {
        private let seen = Mutex<[HTTPHeaders]>([])
        var headers: [HTTPHeaders] { seen.withLock { $0 } }

        func respond(to request: HTTPRequest) async -> HTTPResponse {
            seen.withLock { $0.append(request.headers) }
            return HTTPResponse(
                status: .accepted, headers: ["Content-Type": "application/json"], body: .bytes(Array("{\"id\": \"1\"}".utf8)))
        }
    }

    private func shown(_ body: (Probe, String) async throws -> Void) async throws -> [HTTPHeaders] {
        let loops = try EventLoopGroup(count: 1, name: "stranger")
        defer { loops.stop() }
        let stranger = Stranger()
        let server = try await HTTPServer.start(host: "127.0.0.1", port: 0, loops: loops, responder: stranger)
        try await Probe.run(settings: ProbeService.Settings()) { app async throws in try await body(app, "http://127.0.0.1:\(server.port)")
        }
        await server.drain(within: .seconds(1))
        return stranger.headers
    }

    private func send(_ gateway: GatewayClient, to url: String) async throws {
        _ = try await gateway.call(
            Sandbox.sendSMS, reading: Nothing.self, at: url, parameters: Nothing(), body: .example, requestID: "r", run: nil,
            deadline: .seconds(5))
    }

    @Test func aGatewayIsShownItsOwnCredentialOrNone() async throws {
        let headers = try await shown { app, url in
            try await send(app.app.runtime.gateway(), to: url)
            try await send(app.app.runtime.gateway(credential: Secret("what-the-gateway-gave-out")), to: url)
        }
        #expect(headers.map { $0["Authorization"] } == [nil, "Bearer what-the-gateway-gave-out"])
        #expect(!headers.contains { $0.contains { $0.value.contains("svc.") } })
    }

    /// Also a call that somebody made with the wrong client gives nothing away: a service token goes to routes for services only.
    @Test func aRouteForAnyoneGetsNoServiceToken() async throws {
        let headers = try await shown { app, url in
            let peers = app.app.runtime.peers
            _ = try await peers.call(
                Sandbox.sendSMS, reading: Nothing.self, at: url, parameters: Nothing(), body: .example, requestID: "r", run: nil,
                deadline: .seconds(5))
            _ = try? await peers.call(
                Auth.keys, reading: Nothing.self, at: url, parameters: Nothing(), body: Nothing(), requestID: "r", run: nil,
                deadline: .seconds(5))
            _ = try? await peers.call(
                Auth.user, reading: Nothing.self, at: url, parameters: UserParameters(id: .example), body: Nothing(), requestID: "r",
                run: nil,
                deadline: .seconds(5))
        }
        #expect(headers.map { $0["Authorization"] != nil } == [false, false, true])
        #expect(headers.last?["Authorization"]?.hasPrefix("Bearer svc.probe~auth.") == true)
    }
}
