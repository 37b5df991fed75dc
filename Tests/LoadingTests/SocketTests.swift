import Commands
import EventLoop
import FlowRunner
import HTTPCore
import HTTPServer
import Synchronization
import Testing

@testable import Loading

/// Counts its requests and the connections they came on.
private final class Counting: HTTPResponder {
    private let requests = Atomic<Int>(0)
    var count: Int { requests.load(ordering: .relaxed) }

    func respond(to request: HTTPRequest) async -> HTTPResponse {
        requests.wrappingAdd(1, ordering: .relaxed)
        return HTTPResponse(
            status: HTTPStatus(200), headers: ["Content-Type": "application/json"], body: .bytes(Array("{\"ok\":true}".utf8)))
    }
}

@Suite struct SocketTests {
    @Test func manyWorkersCountEveryCallOnce() async throws {
        let loops = try EventLoopGroup(count: 1)
        let service = Counting()
        let server = try await HTTPServer.start(host: "127.0.0.1", port: 0, loops: loops, responder: service)
        let flow = try FlowLoader.load(
            text: "GET {{demo}}/a\nHTTP 200\nGET {{demo}}/b\nHTTP 200\n[Asserts]\njsonpath \"$.ok\" == true", path: "demo.hurl")
        var settings = RunSettings()
        settings.services = [ServiceAddress(name: "demo", url: "http://127.0.0.1:\(server.port)")]
        let environment = RunEnvironment.live(checker: nil)
        let replay = FlowReplay(flow, settings: settings, environment: environment, redactionKey: Array(0..<32))
        let lines = Mutex(0)
        for shape in [LoadPlan.Shape.users(5), .rate(perSecond: 200, arrivals: .poisson)] {
            let before = service.count
            let result = LoadTest(
                replay, plan: LoadPlan(shape, duration: .milliseconds(300), warmUp: .milliseconds(50), workers: 8), environment: environment
            )
            .run { _ in lines.withLock { $0 += 1 } }
            #expect(result.failures == [])
            #expect(result.flow.count > 0)
            #expect(result.calls.statuses == [200: result.calls.count])
            #expect(result.timeline.slices.reduce(0) { $0 + $1.runs } == result.flow.count)
            #expect(Int(2 * (result.flow.count + result.warmUpRuns)) == service.count - before)
            #expect(result.steps.allSatisfy { $0.measured.minimum > 0 && $0.corrected.percentile(50) >= $0.measured.minimum })
            #expect(result.injectorCPU.map { $0 > .zero } == true)
        }
        await server.drain(within: .seconds(1))
        loops.stop()

        let away = LoadTest(replay, plan: LoadPlan(.users(1), duration: .milliseconds(20)), environment: environment).run()
        #expect(away.exitCodes == [.environment])
        #expect(away.calls.statuses == [0: away.calls.count] && away.text.contains("answers: no answer × \(away.calls.count)"))
        #expect(away.failures.first?.message.contains("cannot connect to 127.0.0.1:\(server.port)") == true)
    }
}
