internal import HTTPCore
internal import JSONCoding
internal import Platform
internal import Synchronization

/// Asks the console of a stack what its services did for the requests of a run.
///
/// Services tell the console a moment after something was done, and it keeps the newest traces only. So a request is asked for when a
/// little time has passed since its flow's end, by whoever has just ended another flow.
public final class SpanCollector: Sendable {
    /// After which services have told of a request; and after which those have that were not heard of by then.
    private static let delays: [Duration] = [.milliseconds(300), .milliseconds(900)]
    /// How long the end of a run is held up at most.
    private static let patience: Duration = .seconds(5)

    private struct Wanted {
        let trace: String
        let ended: Duration
        var tries = 0
        var due: Duration { ended + delays[tries] }
    }

    private struct State {
        /// The earliest first.
        var wanted: [Wanted] = []
        /// By trace.
        var spans: [String: [ServiceSpan]] = [:]
        /// Whether the console has stopped answering.
        var isAway = false
    }

    private let console: String
    private let environment: RunEnvironment
    private let state = Mutex(State())

    /// - Parameter console: its address, without a slash at the end.
    public init(console: String, environment: RunEnvironment) {
        self.console = console
        self.environment = environment
    }

    /// Notes the requests of a flow, and asks for those whose time has come.
    func ended(_ flow: FlowResult) {
        let now = environment.uptime()
        let traces = flow.steps.flatMap { $0.exchanges.compactMap(Self.trace) }
        ask(
            state.withLock { state in
                state.wanted += traces.map { Wanted(trace: $0, ended: now) }
                return Self.take(from: &state, at: now)
            })
    }

    /// Puts what the services did into the exchanges of a run, and forgets it.
    public func fill(_ result: inout RunResult) {
        let end = environment.uptime() + Self.patience
        while let due = state.withLock({ $0.isAway ? nil : $0.wanted.first?.due }), due < end {
            let now = environment.uptime()
            if due > now { environment.sleep(due - now) }
            ask(state.withLock { Self.take(from: &$0, at: max(due, environment.uptime())) })
        }
        let spans = state.withLock { state in
            defer { state = State() }
            return state.spans
        }
        for flow in result.flows.indices {
            guard let redactor = result.flows[flow].redactor else { continue }
            for step in result.flows[flow].steps.indices {
                for place in result.flows[flow].steps[step].exchanges.indices {
                    let exchange = result.flows[flow].steps[step].exchanges[place]
                    guard let tree = Self.trace(exchange).flatMap({ spans[$0] }) else { continue }
                    result.flows[flow].steps[step].exchanges[place].spans = redactor.redact(Self.placed(tree, in: exchange.timing))
                }
            }
        }
    }

    /// Those that are due. Their second tries come behind all first ones, which are due before them.
    private static func take(from state: inout State, at now: Duration) -> [Wanted] {
        guard !state.isAway else { return [] }
        let due = state.wanted.prefix { $0.due <= now }
        state.wanted.removeFirst(due.count)
        return Array(due)
    }

    private func ask(_ chosen: [Wanted]) {
        guard !chosen.isEmpty else { return }
        let transport = environment.transport()
        for var wanted in chosen {
            let request = TransportRequest(method: "GET", url: "\(console)/api/traces/\(wanted.trace)", timeout: .seconds(2))
            guard let answer = try? transport.send(request) else { return state.withLock { $0.isAway = true } }
            let tree = answer.status == 200 ? (try? JSONReading.parse(answer.body)).map(ServiceSpan.tree) ?? [] : []
            wanted.tries += 1
            state.withLock { [wanted] state in
                if !tree.isEmpty {
                    state.spans[wanted.trace] = tree
                } else if wanted.tries < Self.delays.count {
                    state.wanted.insert(wanted, at: state.wanted.firstIndex { $0.due > wanted.due } ?? state.wanted.count)
                }
            }
        }
    }

    /// The trace that an answered request was part of.
    private static func trace(_ exchange: Exchange) -> String? {
        guard exchange.status > 0, let field = exchange.requestHeaders.first(where: { $0.name.lowercased() == "traceparent" }) else {
            return nil
        }
        return TraceContext(traceparent: field.value)?.traceID
    }

    /// From the beginning of the exchange. The clocks of both sides need not agree: what a service did is in the middle of the time in
    /// which the runner waited for it.
    private static func placed(_ tree: [ServiceSpan], in timing: TransportResponse.Timing) -> [ServiceSpan] {
        let slack = (timing.firstByte - timing.sent).microseconds - (tree.first?.took ?? 0)
        let offset = timing.sent.microseconds + max(0, slack / 2)
        return tree.map { span in
            var span = span
            span.at += offset
            return span
        }
    }
}
