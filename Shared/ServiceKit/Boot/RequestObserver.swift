internal import HTTPCore
internal import Platform
internal import Wire

/// Counts, times, traces and logs every answer: by endpoint, never by path, because paths and queries carry personal data.
struct RequestObserver: Sendable {
    /// The meters of one endpoint, found by one look-up.
    private final class Meters: Sendable {
        let seconds: MetricHistogram
        /// By status class, 2xx first.
        let answers: [MetricCounter]

        init(_ id: String, _ metrics: Metrics) {
            seconds = metrics.histogram(
                "barbell_request_seconds", help: "Time from a request's last byte to its answer.", labels: ["endpoint": id])
            answers = ["2xx", "3xx", "4xx", "5xx"].map { status in
                metrics.counter(
                    "barbell_answers_total", help: "Answers by endpoint and status class.", labels: ["endpoint": id, "status": status])
            }
        }
    }

    private let logger: Logger
    private let tracer: Tracer
    private let meters: [String: Meters]
    private let unrouted: Meters

    init(endpoints: [EndpointDescription], logger: Logger, tracer: Tracer, metrics: Metrics) {
        self.logger = logger
        self.tracer = tracer
        unrouted = Meters("none", metrics)
        meters = Dictionary(endpoints.map { ($0.id, Meters($0.id, metrics)) }) { first, _ in first }
    }

    func observe(
        _ request: HTTPRequest, _ endpoint: EndpointDescription?, _ status: HTTPStatus, _ code: ErrorCode?, _ duration: Duration,
        _ context: RequestContext
    ) {
        let meters = endpoint.flatMap { self.meters[$0.id] } ?? unrouted
        let parts = duration.components
        meters.seconds.observe(Double(parts.seconds) + Double(parts.attoseconds) / 1e18)
        meters.answers[min(max(status.code / 100 - 2, 0), 3)].add(1)
        if tracer.isOn { trace(request, endpoint, status, code, duration, context) }
        let level: LogLevel = status.code >= 500 ? .error : .info
        guard logger.isEnabled(level) else { return }
        var fields: [String: LogValue] = [
            "requestId": .string(context.requestID), "endpoint": .string(endpoint?.id ?? "none"),
            "method": .string(request.method.rawValue), "status": .integer(Int64(status.code)),
            "micros": .integer(parts.seconds * 1_000_000 + parts.attoseconds / 1_000_000_000_000),
        ]
        // Why it was refused, in the word that the answer's body has.
        if let code { fields["code"] = .string(code.rawValue) }
        if let user = context.note.userID { fields["user"] = .string(user) }
        logger.log(level, "request", fields)
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
