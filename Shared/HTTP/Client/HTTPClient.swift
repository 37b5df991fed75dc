internal import CurlKit
public import EventLoop
public import HTTPCore
public import Platform
internal import Synchronization

/// Calls to other services: libcurl on the event loops, with kept connections, a deadline for each call, retries of what may be
/// repeated, and a circuit breaker for each callee. Verifies TLS and ignores proxies of the environment.
///
/// A call made on a loop stays on it; other callers are moved to a loop while they wait.
public final class HTTPClient: Sendable {
    public struct Configuration: Sendable {
        /// On each loop; further calls to the host wait. Of answers that are read while they come there may be as many as connections.
        public var connectionsPerHost: Int
        /// On each loop, and as many again for answers that are read while they come.
        public var connections: Int
        /// On each loop, for answers that have no end of their own.
        public var endlessConnections: Int
        /// Connections kept for later, on each loop, of the first two.
        public var idleConnections: Int
        public var connectTimeout: Duration
        public var maximumBodyBytes: Int
        public var retries: RetryPolicy
        public var circuitBreaker: CircuitBreaker.Policy
        public var userAgent: String
        /// A PEM file of certificate authorities that are trusted besides those of the system's folder.
        public var certificateAuthorities: String?
        /// SHA-256 of the public keys that a server with TLS may have, in base64; empty for any that is trusted. Both have to hold.
        public var pinnedKeys: [String]

        public init(
            connectionsPerHost: Int = 64, connections: Int = 512, endlessConnections: Int = 512, idleConnections: Int = 64,
            connectTimeout: Duration = .seconds(2), maximumBodyBytes: Int = 8 << 20, retries: RetryPolicy = RetryPolicy(),
            circuitBreaker: CircuitBreaker.Policy = .init(),
            userAgent: String = "barbell", certificateAuthorities: String? = nil, pinnedKeys: [String] = []
        ) {
            self.connectionsPerHost = connectionsPerHost
            self.connections = connections
            self.endlessConnections = endlessConnections
            self.idleConnections = idleConnections
            self.connectTimeout = connectTimeout
            self.maximumBodyBytes = maximumBodyBytes
            self.retries = retries
            self.circuitBreaker = circuitBreaker
            self.userAgent = userAgent
            self.certificateAuthorities = certificateAuthorities
            self.pinnedKeys = pinnedKeys
        }
    }

    private let configuration: Configuration
    private let random: any RandomSource
    private let engines: LoopEngines
    private let breakers: Mutex<CircuitBreakers>

    public init(loops: EventLoopGroup, configuration: Configuration = Configuration(), random: any RandomSource) {
        self.configuration = configuration
        self.random = random
        breakers = Mutex(CircuitBreakers(policy: configuration.circuitBreaker))
        engines = LoopEngines(
            loops: loops,
            limits: CurlMulti.Limits(
                connectionsPerHost: configuration.connectionsPerHost, connections: configuration.connections,
                idleConnections: configuration.idleConnections),
            endless: CurlMulti.Limits(
                connectionsPerHost: configuration.endlessConnections, connections: configuration.endlessConnections,
                // What is kept for later is in no budget, and a stream leaves its connection only where it was refused.
                idleConnections: min(configuration.idleConnections, 4)))
    }

    deinit { engines.close() }

    /// Ends every call with `.cancelled` and closes every connection, for good.
    public func close() { engines.close() }

    /// Sends the request, again where it may be repeated, and returns the last answer whatever its status.
    /// - Parameter deadline: for everything: waiting for a connection, all attempts and the pauses between them.
    public func send(_ request: ClientRequest, deadline: Duration) async throws(HTTPClientError) -> ClientResponse {
        try await send(Call(request: request), deadline: deadline)
    }

    /// Sends the request as `send` does, with the body of a 2xx answer written to a new file at `path`, readable by this user
    /// alone. Other answers have their body in memory, and leave no file; nor does a call that throws.
    /// - Parameters:
    ///   - path: where nothing is yet.
    ///   - maximum: bytes; a longer body is `tooLarge`, before it is received where its length is announced.
    public func download(
        _ request: ClientRequest, to path: String, maximum: Int, deadline: Duration
    ) async throws(HTTPClientError) -> ClientResponse {
        try await send(Call(request: request, saving: CurlRequest.Saving(path: path, maximum: maximum)), deadline: deadline)
    }

    /// Sends the request as `send` does, and returns as soon as the head of the answer is there. The body is read from what is returned;
    /// a callee that sends nothing of it for `silence` has broken off.
    /// - Parameters:
    ///   - deadline: for everything until the head.
    ///   - isEndless: whether the answer has no end of its own, as event streams have none. However many such are read, they keep no other
    ///     answer from a connection.
    public func open(
        _ request: ClientRequest, deadline: Duration, silence: Duration, isEndless: Bool = false
    ) async throws(HTTPClientError) -> StreamedResponse {
        let end = ContinuousClock.now + deadline
        return try await engines.onLoop { engine in
            await self.attempts(request, until: end, on: engine) { options, left in
                var options = options
                options.silence = silence
                return await engine.open(Self.curl(request, options), within: left, isEndless: isEndless)
            }
        }.get()
    }

    /// A request, and where its answer goes.
    private struct Call: Sendable {
        let request: ClientRequest
        var saving: CurlRequest.Saving?
    }

    private func send(_ call: Call, deadline: Duration) async throws(HTTPClientError) -> ClientResponse {
        let end = ContinuousClock.now + deadline
        return try await engines.onLoop { engine in
            await self.attempts(call.request, until: end, on: engine) { options, left in
                var request = Self.curl(call.request, options)
                request.saving = call.saving
                return await engine.perform(request, within: left)?.map { answer in
                    var response = ClientResponse(status: answer.status, headers: answer.headers, body: answer.body)
                    response.fileBytes = answer.savedBytes
                    return response
                }
            }
        }.get()
    }

    /// One exchange with the callee within the time that is left; nil when it was cancelled.
    private typealias Attempt<Answer> = (CurlRequest.Options, _ left: Duration) async -> Result<Answer, CurlError>?

    private func attempts<Answer: CallAnswer>(
        _ request: ClientRequest, until end: ContinuousClock.Instant, on engine: LoopEngine, _ exchange: Attempt<Answer>
    ) async -> Result<Answer, HTTPClientError> {
        let limit = request.isRepeatable ? configuration.retries.attempts : 1
        var attempt = 1
        while true {
            request.onAttempt?(attempt)
            let result = await guardedAttempt(request, until: end, exchange)
            guard attempt < limit, let pause = pause(after: result, attempt: attempt), ContinuousClock.now + pause < end else {
                return result
            }
            do { try await engine.loop.sleep(for: pause) } catch { return .failure(.cancelled) }
            attempt += 1
        }
    }

    /// How long to wait before trying again; nil when the outcome is final.
    private func pause(after result: Result<some CallAnswer, HTTPClientError>, attempt: Int) -> Duration? {
        let drawn = configuration.retries.pause(afterAttempt: attempt, random: random)
        switch result {
        case .success(let response) where RetryPolicy.isTemporary(response.status):
            return max(drawn, RetryPolicy.retryAfter(response.headers) ?? .zero)
        case .failure(.connectFailed), .failure(.reset): return drawn
        case .success, .failure: return nil
        }
    }

    private func guardedAttempt<Answer: CallAnswer>(
        _ request: ClientRequest, until end: ContinuousClock.Instant, _ exchange: Attempt<Answer>
    ) async -> Result<Answer, HTTPClientError> {
        let callee: Callee
        do { callee = Callee(origin: try URLOrigin(of: request.url), run: request.headers["X-Test-Run"]) } catch {
            return .failure(HTTPClientError(error))
        }
        let admission = breakers.withLock { breakers in
            let now = ContinuousClock.now
            return breakers.change(of: callee, now: now) { $0.admit(now: now) }
        }
        if case .refused(let retryAfter) = admission { return .failure(.circuitOpen(retryAfter: retryAfter)) }
        let result = await attempt(until: end, exchange)
        let outcome = Self.judge(result)
        breakers.withLock { breakers in
            let now = ContinuousClock.now
            breakers.change(of: callee, now: now) { $0.record(outcome, now: now) }
        }
        return result
    }

    /// What an attempt says about the callee. One that answers 503 and says when to come back is in control of itself.
    private static func judge(_ result: Result<some CallAnswer, HTTPClientError>) -> CircuitBreaker.Outcome {
        switch result {
        case .success(let response):
            RetryPolicy.isTemporary(response.status) && RetryPolicy.retryAfter(response.headers) == nil ? .failure : .success
        case .failure(let error): error.isCalleeFault ? .failure : .unknown
        }
    }

    private func attempt<Answer: CallAnswer>(
        until end: ContinuousClock.Instant, _ exchange: Attempt<Answer>
    ) async -> Result<Answer, HTTPClientError> {
        let left = end - .now
        guard left > .zero else { return .failure(.deadlineExceeded) }
        var options = CurlRequest.Options()
        options.timeout = nil  // the engine ends it
        options.connectTimeout = min(configuration.connectTimeout, left)
        options.maximumBodyBytes = configuration.maximumBodyBytes
        options.userAgent = configuration.userAgent
        options.certificateAuthorities = configuration.certificateAuthorities
        if !configuration.pinnedKeys.isEmpty {
            options.identity.pinnedKey = configuration.pinnedKeys.map { "sha256//" + $0 }.joined(separator: ";")
        }
        guard let result = await exchange(options, left) else { return .failure(.cancelled) }
        return result.mapError { error in
            // When the deadline is nearer than the connect timeout, running out while connecting is running out of time.
            if error == .timedOut(connecting: true), left <= configuration.connectTimeout {
                .deadlineExceeded
            } else {
                HTTPClientError(error)
            }
        }
    }

    private static func curl(_ request: ClientRequest, _ options: CurlRequest.Options) -> CurlRequest {
        let body: CurlRequest.Body =
            switch request.content {
            case .bytes(let bytes): bytes.isEmpty ? .none : .bytes(bytes)
            case .file(let path, let range): .file(path: path, range: range)
            }
        return CurlRequest(
            method: request.method.rawValue, url: request.url, headers: request.headers, body: body, options: options,
            onSent: request.onSent)
    }
}

/// What decides whether a call is tried again.
private protocol CallAnswer: Sendable {
    var status: HTTPStatus { get }
    var headers: HTTPHeaders { get }
}

extension ClientResponse: CallAnswer {}
extension StreamedResponse: CallAnswer {}
