internal import CurlKit
internal import HTTPCore
internal import JSONCoding
internal import Synchronization

/// Replays pacts against running providers.
public struct PactVerifier: Sendable {
    /// Where the providers are: `["profile": "http://127.0.0.1:8082"]`.
    private let providers: [String: String]
    private let states: any StateSource
    private let jobs: Int
    private let timeout: Duration

    /// - Parameters:
    ///   - jobs: how many interactions are replayed at the same time.
    ///   - timeout: for one request.
    public init(providers: [String: String], states: any StateSource, jobs: Int = 4, timeout: Duration = .seconds(30)) {
        self.providers = providers.mapValues { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
        self.states = states
        self.jobs = jobs
        self.timeout = timeout
    }

    /// Replays every interaction once, each with its states set up for it alone.
    /// - Returns: one result for each interaction, in the order of the pacts.
    public func verify(_ pacts: [LoadedPact]) -> [InteractionResult] {
        let work = pacts.flatMap { pact in pact.pact.interactions.map { Work(pact: pact, interaction: $0) } }
        guard !work.isEmpty else { return [] }
        let outcomes = Mutex<[InteractionResult.Outcome?]>(Array(repeating: nil, count: work.count))
        let next = Counter()
        Threads.run(min(jobs, work.count)) {
            let replayer = Replayer(states: states.session(), timeout: timeout)
            while true {
                let index = next.take()
                guard index < work.count else { return }
                let outcome = replayer.replay(
                    work[index].interaction, of: work[index].pact.pact, at: providers[work[index].pact.pact.provider])
                outcomes.withLock { $0[index] = outcome }
            }
        }
        let done = outcomes.withLock { $0 }
        return zip(work, done).map { work, outcome in
            InteractionResult(
                file: work.pact.file, consumer: work.pact.pact.consumer, provider: work.pact.pact.provider, interaction: work.interaction,
                outcome: outcome ?? .failed(.init(problem: "it was not replayed")))
        }
    }

    private struct Work: Sendable {
        let pact: LoadedPact
        let interaction: Interaction
    }
}

/// Replays interactions one after the other, over connections that it keeps.
private final class Replayer {
    private let states: any StateSession
    private let timeout: Duration
    private let matcher = ResponseMatcher()
    private var session: EasySession?

    init(states: any StateSession, timeout: Duration) {
        self.states = states
        self.timeout = timeout
    }

    func replay(_ interaction: Interaction, of pact: Pact, at address: String?) -> InteractionResult.Outcome {
        guard let address else { return .unreachable("the address of \(pact.provider) is not known") }
        let values: JSONObject
        do throws(StateProblem) {
            values = try states.setUp(interaction.states, consumer: pact.consumer, provider: pact.provider)
        } catch {
            return error.kind == .unreachable ? .unreachable(error.message) : .failed(.init(problem: error.message))
        }
        let request: FilledRequest
        do throws(FilledRequest.Failure) { request = try FilledRequest(interaction.request, values: values) } catch {
            return .failed(.init(problem: error.message))
        }
        let call = "\(request.method) \(request.target)"
        do throws(CurlError) {
            let answer = try send(request, to: address)
            let mismatches = matcher.mismatches(
                interaction.response, status: answer.status.code, headers: answer.headers, body: answer.body)
            return mismatches.isEmpty ? .passed : .failed(.init(call: call, mismatches: mismatches))
        } catch {
            if case .connectFailed(let what) = error { return .unreachable("cannot connect to \(pact.provider) at \(address): \(what)") }
            return .failed(.init(call: call, problem: Self.text(error, pact.provider, timeout)))
        }
    }

    private func send(_ request: FilledRequest, to address: String) throws(CurlError) -> CurlResponse {
        var outgoing = CurlRequest(method: request.method, url: address + request.target, headers: request.headers)
        if !request.body.isEmpty { outgoing.body = .bytes(request.body) }
        outgoing.options.timeout = timeout
        outgoing.options.connectTimeout = min(timeout, .seconds(5))
        outgoing.options.pathAsIs = true
        let session: EasySession
        if let kept = self.session { session = kept } else { session = try EasySession() }
        self.session = session
        // Each interaction starts without the cookies of the one before.
        try session.clearCookies()
        return try session.perform(outgoing)
    }

    private static func text(_ error: CurlError, _ provider: String, _ timeout: Duration) -> String {
        switch error {
        case .timedOut: "\(provider) gave no answer within \(timeout.components.seconds) s"
        case .reset(let what): "\(provider) broke the connection: \(what)"
        case .invalidRequest(let what): "this request cannot be sent: \(what)"
        case .tooLarge(let limit): "the answer is larger than \(limit) bytes"
        default: "there is no answer of \(provider): \(error)"
        }
    }
}
