public import EventLoop
public import HTTPCore
internal import Glibc
internal import HTTPServer
internal import JSONCoding
public import Pacts

/// Sets up states for verifiers that know of nothing but HTTP, as the Pact specification has it: `POST /PROVIDER` with
/// `{"state": …, "params": {…}, "action": "setup", "consumer": …}` answers the values that the state returns. A teardown does
/// nothing: every state has a world of its own.
public final class StateServer: HTTPResponder {
    private let states: ProviderStates

    public init(_ states: ProviderStates) { self.states = states }

    /// Serves on 127.0.0.1.
    /// - Parameter port: 0 for a free one.
    /// - Returns: the port, and what ends it.
    public static func start(_ states: ProviderStates, port: Int, loops: EventLoopGroup) async throws(StateProblem) -> (
        port: Int, stop: @Sendable () async -> Void
    ) {
        do throws(HTTPServerError) {
            let server = try await HTTPServer.start(host: "127.0.0.1", port: port, loops: loops, responder: StateServer(states))
            return (server.port, { await server.drain(within: .seconds(2)) })
        } catch {
            throw StateProblem(.unreachable, "cannot listen on 127.0.0.1:\(port): \(error)")
        }
    }

    public func respond(to request: HTTPRequest) async -> HTTPResponse {
        guard request.method == .post else { return Self.answer(.methodNotAllowed, "POST a state here") }
        let parts = request.path.split(separator: "/")
        guard parts.count == 1 else { return Self.answer(.notFound, "post to /PROVIDER, such as /profile") }
        guard let body = try? JSONParser.parse(request.body), body.object != nil else {
            return Self.answer(.badRequest, "the body must be a JSON object with a state")
        }
        if body["action"]?.string == "teardown" { return Self.answer(JSONObject()) }
        // Verifiers also ask before interactions without a state.
        guard let name = body["state"]?.string, !name.isEmpty else { return Self.answer(JSONObject()) }
        let state = ProviderState(name, body["params"]?.object ?? [:])
        let consumer = body["consumer"]?.string ?? "pact"
        let provider = String(parts[0])
        let outcome = await onThread { [states] in
            do throws(StateProblem) {
                return Result<JSONObject, StateProblem>.success(try states.session().setUp([state], consumer: consumer, provider: provider))
            } catch {
                return .failure(error)
            }
        }
        switch outcome {
        case .success(var values):
            // Verifiers of other projects set up states one by one and name no consumer. A token made for the default name must not replace
            // the one of the service that an earlier state named.
            if body["consumer"] == nil, name != StateLibrary.callingService { values["serviceToken"] = nil }
            return Self.answer(values)
        case .failure(let problem): return Self.answer(problem.kind == .unknown ? .badRequest : .serviceUnavailable, problem.message)
        }
    }

    /// States block while they talk to services, which a loop must not.
    private func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            let work = Unmanaged.passRetained(Work { continuation.resume(returning: body()) })
            var thread = pthread_t()
            let status = pthread_create(
                &thread, nil,
                { argument in
                    if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body() }
                    return nil
                }, work.toOpaque())
            if status == 0 { pthread_detach(thread) } else { work.takeRetainedValue().body() }
        }
    }

    private final class Work {
        let body: () -> Void
        init(_ body: @escaping () -> Void) { self.body = body }
    }

    private static func answer(_ values: JSONObject) -> HTTPResponse {
        HTTPResponse(
            status: .ok, headers: ["Content-Type": "application/json"], body: .bytes(JSONValue.object(values).bytes(sortedKeys: true)))
    }

    private static func answer(_ status: HTTPStatus, _ message: String) -> HTTPResponse {
        let body: JSONValue = ["message": .string(message)]
        return HTTPResponse(status: status, headers: ["Content-Type": "application/json"], body: .bytes(body.bytes()))
    }
}
