internal import EventLoop
internal import HTTPClient
public import HTTPCore
internal import HTTPServer
public import JSONCoding
public import Platform
internal import Synchronization

/// Stripe for tests: a server on 127.0.0.1 that passes calls on to localstripe, makes up for what that lacks (see
/// `StripeFaults+Gateway.swift`) and misbehaves as a test says.
///
///     let stripe = try await StripeFaults.start()
///     let payments = try StripePayments(.init(secretKey: stripe.secretKey, webhookSecrets: stripe.webhookSecrets, endpoint: stripe.url),
/// …) stripe.next(.dropAnswer, on: "/confirm")
///     …
///     await stripe.stop()
public final class StripeFaults: HTTPResponder {
    public enum Fault: Sendable, Hashable {
        /// Stripe acts, and its answer never comes: the caller waits until its time is over.
        case dropAnswer
        /// Stripe acts, and the connection breaks before the answer is there.
        case resetAfter
        /// The connection breaks before Stripe hears of the call.
        case resetBefore
        /// Stripe acts, answers with this status, and does so again under the same key.
        case failAfter(Int)
        /// Stripe does not act and answers with a status, an `error` and further header fields.
        case refuse(Int, JSONValue = ["type": "api_error"], headers: [String: String] = [:])
        /// Stripe acts, and answers after `release()`.
        case hold
    }

    /// A call as it came.
    public struct Call: Sendable {
        public let method: HTTPMethod
        public let path: String
        public let query: String?
        public let headers: HTTPHeaders
        public let body: String
        /// `POST /v1/refunds`
        public var line: String { "\(method.rawValue) \(path)" }
    }

    struct State {
        var faults: [(fault: Fault, match: String, left: Int)] = []
        var calls: [Call] = []
        var keys: [String: StripeKeyState] = [:]
        var events: [StripeEvent] = []
        var captured: [StripeWebhook] = []
        var captureWaiters: [(matches: @Sendable (StripeWebhook) -> Bool, continuation: CheckedContinuation<StripeWebhook, Never>)] = []
        /// What is known of intents beyond what localstripe knows.
        var intents: [String: StripeIntentFacts] = [:]
        var url = ""
    }

    /// For `StripePayments`; localstripe takes any key of this form.
    public let secretKey = Secret("sk_test_barbell0123456789")
    /// The one that signs, and the one it has replaced, which is still good.
    public let webhookSecrets = [Secret("whsec_new_0123456789abcdef"), Secret("whsec_old_0123456789abcdef")]

    let upstream: String
    let client: HTTPClient
    let state = Mutex(State())
    let queue = StripeQueue()
    let gate = StripeGate()
    private let loops: EventLoopGroup
    private let server = Mutex<HTTPServer?>(nil)

    private init(upstream: String) throws {
        self.upstream = upstream
        loops = try EventLoopGroup(count: 1, name: "stripe")
        client = HTTPClient(
            loops: loops, configuration: HTTPClient.Configuration(retries: .never, circuitBreaker: .init(failures: .max)),
            random: SystemRandom())
    }

    /// Starts localstripe unless it runs, and a server of its own for this test.
    public static func start() async throws -> StripeFaults {
        let stripe = try StripeFaults(upstream: try await LocalStripe.shared.start())
        let server = try await HTTPServer.start(host: "127.0.0.1", port: 0, loops: stripe.loops, responder: stripe)
        stripe.server.withLock { $0 = server }
        stripe.state.withLock { $0.url = "http://127.0.0.1:\(server.port)" }
        return stripe
    }

    public func stop() async {
        gate.release()
        client.close()
        await server.withLock({ $0 })?.drain(within: .zero)
        await Task.detached { [loops] in loops.stop() }.value
    }

    public var url: String { state.withLock(\.url) }

    /// What was asked of Stripe, in order of arrival, our own look-ups excluded.
    public var calls: [Call] { state.withLock(\.calls) }

    /// Misbehaves at the next calls whose `METHOD /path` contains `match`. Several are used up in the order they were given.
    public func next(_ fault: Fault, on match: String, times: Int = 1) {
        state.withLock { $0.faults.append((fault, match, times)) }
    }

    /// Waits until a call is held.
    public func held() async { await gate.arrival() }
    /// Lets held calls be answered.
    public func release() { gate.release() }

    // MARK: - Serving

    public func respond(to request: HTTPRequest) async -> HTTPResponse {
        if request.path == "/captured" { return capture(request) }
        if request.path.hasPrefix("/approve/") { return await approvalPage(request) }
        let call = Call(
            method: request.method, path: request.path, query: request.query, headers: request.headers,
            body: String(decoding: request.body, as: UTF8.self))
        let fault = state.withLock { state -> Fault? in
            state.calls.append(call)
            guard let index = state.faults.firstIndex(where: { call.line.contains($0.match) }) else { return nil }
            state.faults[index].left -= 1
            return state.faults[index].left > 0 ? state.faults[index].fault : state.faults.remove(at: index).fault
        }
        switch fault {
        case .refuse(let status, let error, let headers):
            var response = StripeReply(status: status, body: ["error": error]).response
            for (name, value) in headers { response.headers[name] = value }
            return response
        case .resetBefore: return Self.broken
        default: break
        }
        let reply = await answer(call, fault)
        return switch fault {
        case .dropAnswer: Self.silent
        case .resetAfter: Self.broken
        default: reply.response
        }
    }

    /// Does a call once for each key, in a task of its own: it goes on when the caller is gone.
    private func answer(_ call: Call, _ fault: Fault?) async -> StripeReply {
        guard call.method == .post, let key = call.headers["Idempotency-Key"] else { return await perform(call) }
        let contents = call.path + "\n" + call.body
        let known = state.withLock { state -> StripeKeyState? in
            defer { if state.keys[key] == nil { state.keys[key] = StripeKeyState(contents: contents, reply: nil) } }
            return state.keys[key]
        }
        if let known {
            guard known.contents == contents else { return .error(400, "idempotency_error", message: "another call under the same key") }
            guard var reply = known.reply else { return .error(409, "idempotency_error", code: "idempotency_key_in_use") }
            reply.isReplayed = true
            return reply
        }
        return await Task { [self] in
            var reply = await perform(call)
            if fault == .hold { await gate.hold() }
            if case .failAfter(let status) = fault { reply = .error(status, "api_error") }
            let outcome = reply
            // What was refused before anything was done is not kept.
            let isKept = ![400, 401, 404, 409, 429].contains(outcome.status)
            state.withLock { $0.keys[key] = isKept ? StripeKeyState(contents: contents, reply: outcome) : nil }
            return outcome
        }.value
    }

    private struct Broken: Error {}
    /// A head, and then the end of the connection.
    private static var broken: HTTPResponse { HTTPResponse(status: .ok, body: .stream { _ in throw Broken() }) }
    /// A head, and then nothing until the other side gives up.
    private static var silent: HTTPResponse { HTTPResponse(status: .ok, body: .stream { _ in try await Task.sleep(for: .seconds(3600)) }) }
}
