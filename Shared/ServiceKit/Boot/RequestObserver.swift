internal import HTTPCore
internal import Platform
internal import Synchronization
internal import Wire

/// Counts, times, traces and logs every answer: by endpoint, never by path, because paths and queries carry personal data.
struct RequestObserver: Sendable {
    /// The meters of one endpoint, found by one look-up.
    private final class Meters: Sendable {
        let seconds: MetricHistogram
        private let id: String
        private let metrics: Metrics
        /// The answer that most requests get, counted without a lock.
        private let usual: Int
        private let usualCount: MetricCounter
        private let others = Mutex<[Outcome: MetricCounter]>([:])

        private struct Outcome: Hashable {
            let status: Int
            let code: ErrorCode?
        }

        init(_ id: String, usual status: Int, _ metrics: Metrics) {
            self.id = id
            self.metrics = metrics
            seconds = metrics.histogram(
                "barbell_request_seconds", help: "Time from a request's last byte to its answer.", labels: ["endpoint": id])
            usual = status
            usualCount = Self.counter(id, Outcome(status: status, code: nil), metrics)
        }

        func count(_ status: Int, _ code: ErrorCode?) {
            if status == usual, code == nil { return usualCount.add(1) }
            let outcome = Outcome(status: status, code: code)
            let counter = others.withLock { others in
                if let known = others[outcome] { return known }
                let counter = Self.counter(id, outcome, metrics)
                others[outcome] = counter
                return counter
            }
            counter.add(1)
        }

        /// A status is one of a few dozen, and a code one of ours: what a stranger sends cannot make more series.
        private static func counter(_ id: String, _ outcome: Outcome, _ metrics: Metrics) -> MetricCounter {
            metrics.counter(
                "barbell_answers_total", help: "Answers by endpoint, status and error code, which is empty where nothing was refused.",
                labels: ["endpoint": id, "status": String(outcome.status), "code": outcome.code?.rawValue ?? ""])
        }
    }

    /// Requests that are being answered.
    private let inFlight = SpreadCounts()
    private let logger: Logger
    private let tracer: Tracer
    private let meters: [String: Meters]
    private let unrouted: Meters

    init(endpoints: [EndpointDescription], logger: Logger, tracer: Tracer, metrics: Metrics) {
        self.logger = logger
        self.tracer = tracer
        unrouted = Meters("none", usual: 404, metrics)
        meters = Dictionary(endpoints.map { ($0.id, Meters($0.id, usual: $0.status, metrics)) }) { first, _ in first }
        metrics.gauge("barbell_requests_in_flight", help: "Requests that are being answered, streams not counted.") { [inFlight] in
            Double(inFlight.value())
        }
        metrics.gauge("barbell_log_lines_dropped", help: "Log lines lost since the start, as nobody read them in time.") {
            Double(logger.droppedLines)
        }
    }

    func began() { inFlight.add(1) }
    func ended() { inFlight.add(-1) }

    func observe(
        _ request: HTTPRequest, _ endpoint: EndpointDescription?, _ status: HTTPStatus, _ code: ErrorCode?, _ duration: Duration,
        _ context: RequestContext
    ) {
        let meters = endpoint.flatMap { self.meters[$0.id] } ?? unrouted
        let parts = duration.components
        meters.seconds.observe(Double(parts.seconds) + Double(parts.attoseconds) / 1e18)
        meters.count(status.code, code)
        if tracer.isOn { trace(request, endpoint, status, code, duration, context) }
        let level: LogLevel = status.code >= 500 ? .error : .info
        guard logger.isEnabled(level) else { return }
        var fields: LogFields = [
            "endpoint": .string(endpoint?.id ?? "none"), "method": .string(request.method.rawValue),
            "micros": .integer(parts.seconds * 1_000_000 + parts.attoseconds / 1_000_000_000_000), "status": .integer(Int64(status.code)),
        ]
        // Why it was refused, in the word that the answer's body has.
        if let code { fields["code"] = .string(code.rawValue) }
        if let user = context.note.userID { fields["user"] = .string(user) }
        logger.with(requestID: context.requestID).log(level, "request", fields)
    }

    private func trace(
        _ request: HTTPRequest, _ endpoint: EndpointDescription?, _ status: HTTPStatus, _ code: ErrorCode?, _ duration: Duration,
        _ context: RequestContext
    ) {
        var facts = Span.Facts([
            "http.request.method": .string(request.method.rawValue), "http.response.status_code": .integer(status.code),
            "barbell.request.id": .string(context.requestID),
        ])
        if let endpoint { facts.attributes["http.route"] = .string(endpoint.path.description) }
        if let code { facts.attributes["error.type"] = .string(code.rawValue) }
        if let user = context.note.userID { facts.attributes["user.id"] = .string(user) }
        if let run = context.run { facts.attributes["barbell.run"] = .string(run) }
        // A server's span failed only where the server did.
        if status.code >= 500 { facts.failure = code?.rawValue ?? "status \(status.code)" }
        tracer.record(endpoint?.id ?? "no route", .server, context.trace, duration, facts)
    }
}
