import EventLoop
import Foundation
import HTTPCore
import HTTPServer
import JSONCoding
import Pacts
import Synchronization

/// Answers by a closure, and keeps what was asked.
final class Provider: HTTPResponder {
    let requests = Mutex<[HTTPRequest]>([])
    private let body: @Sendable (HTTPRequest) async -> HTTPResponse

    init(_ body: @escaping @Sendable (HTTPRequest) async -> HTTPResponse) { self.body = body }

    func respond(to request: HTTPRequest) async -> HTTPResponse {
        requests.withLock { $0.append(request) }
        return await body(request)
    }
}

extension HTTPResponse {
    static func json(_ value: JSONValue, status: Int = 200) -> HTTPResponse {
        HTTPResponse(status: HTTPStatus(status), headers: ["Content-Type": "application/json"], body: .bytes(value.bytes()))
    }
}

/// Serves while `body` runs, which gets the address.
func serving<Value: Sendable>(_ responder: any HTTPResponder, _ body: @Sendable (String) async throws -> Value) async throws -> Value {
    let loops = try EventLoopGroup(count: 1)
    let server = try await HTTPServer.start(host: "127.0.0.1", port: 0, loops: loops, responder: responder)
    let result: Result<Value, any Error>
    do { result = .success(try await body("http://127.0.0.1:\(server.port)")) } catch { result = .failure(error) }
    await server.drain(within: .seconds(1))
    await offThePool { loops.stop() }
    return try result.get()
}

/// Runs what blocks where it may.
func offThePool<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in Thread.detachNewThread { continuation.resume(returning: body()) } }
}

/// States that are values, or problems.
struct FixedStates: StateSource {
    var values: JSONObject = [:]
    var problem: StateProblem?

    func session() -> any StateSession { Session(states: self) }

    final class Session: StateSession {
        private let states: FixedStates
        init(states: FixedStates) { self.states = states }
        func setUp(_ states: [ProviderState], consumer: String, provider: String) throws(StateProblem) -> JSONObject {
            if let problem = self.states.problem { throw problem }
            return self.states.values
        }
    }
}

extension Interaction {
    static func get(
        _ path: String = "/things/1", _ description: String = "asks", body: JSONValue? = nil, status: Int = 200,
        headers: [String: String] = [:],
        rules: [String: [String: [Matcher]]] = [:]
    ) -> Interaction {
        Interaction(
            description: description, request: PactRequest(method: "GET", path: path),
            response: PactResponse(status: status, headers: headers, body: body, matchingRules: MatchingRules(rules)),
            use: ContractUse(operation: "", reads: []))
    }
}

func pact(_ interactions: Interaction..., consumer: String = "shop", provider: String = "stock") -> LoadedPact {
    LoadedPact(file: "\(consumer)-\(provider).json", pact: Pact(consumer: consumer, provider: provider, interactions: interactions))
}

/// Replays pacts against one address.
func verify(
    _ pacts: [LoadedPact], at address: String, states: any StateSource = FixedStates(), jobs: Int = 2, timeout: Duration = .seconds(10)
) async -> [InteractionResult] {
    await offThePool { PactVerifier(providers: ["stock": address], states: states, jobs: jobs, timeout: timeout).verify(pacts) }
}

/// A folder that goes with the test.
struct Scratch: ~Copyable {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("pacts-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    func write(_ name: String, _ text: String) throws { try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)")) }
    func read(_ name: String) throws -> String { try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
