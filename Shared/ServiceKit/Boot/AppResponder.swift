public import HTTPCore
internal import Platform
internal import Wire

/// The whole app as one function from request to answer, whatever transport runs it.
public struct AppResponder: HTTPResponder {
    let router: Router
    let identity: RequestIdentity
    let errors: ErrorAnswers
    let pipeline: Handler
    let observer: RequestObserver

    public func respond(to request: HTTPRequest) async -> HTTPResponse {
        let begin = ContinuousClock.now
        let context = identity.context(of: request)
        var response: HTTPResponse
        var route: Route?
        switch router.match(request.method, request.path) {
        case .route(let found, let parameters):
            route = found
            do {
                response = try await pipeline(Exchange(request: request, route: found, pathParameters: parameters, context: context))
            } catch {
                response = errors.answer(error, context)
            }
        case .otherMethods(let allowed):
            response = errors.render(APIError(.methodNotAllowed), context)
            response.headers["Allow"] = allowed.joined(separator: ", ")
        case .none:
            response = errors.render(APIError(.notFound), context)
        }
        response.headers.add("X-Request-Id", context.requestID)
        response.headers.add("X-Content-Type-Options", "nosniff")
        observer.observe(request, route?.endpoint, response.status, begin.duration(to: .now), context)
        return response
    }

    /// Wraps the first middleware around the second and so on, with the route's own handler innermost.
    static func compose(_ middleware: [Middleware]) -> Handler {
        var handler: Handler = { exchange in try await exchange.route.handler(exchange) }
        for step in middleware.reversed() {
            let next = handler
            handler = { exchange in try await step(exchange, next) }
        }
        return handler
    }
}

/// Counts, times and logs every answer: by endpoint, never by path, because paths and queries carry personal data.
struct RequestObserver: Sendable {
    let logger: Logger
    let metrics: Metrics
    private let seconds: [String: MetricHistogram]
    private let unrouted: MetricHistogram
    private let answers: [String: MetricCounter]
    private static let classes = ["2xx", "3xx", "4xx", "5xx"]

    init(endpoints: [EndpointDescription], logger: Logger, metrics: Metrics) {
        self.logger = logger
        self.metrics = metrics
        var seconds: [String: MetricHistogram] = [:]
        var answers: [String: MetricCounter] = [:]
        for id in endpoints.map(\.id) + ["none"] {
            seconds[id] = metrics.histogram(
                "barbell_request_seconds", help: "Time from a request's last byte to its answer.", labels: ["endpoint": id])
            for status in Self.classes {
                answers[id + status] = metrics.counter(
                    "barbell_answers_total", help: "Answers by endpoint and status class.", labels: ["endpoint": id, "status": status])
            }
        }
        self.seconds = seconds
        self.answers = answers
        unrouted = metrics.histogram(
            "barbell_request_seconds", help: "Time from a request's last byte to its answer.", labels: ["endpoint": "none"])
    }

    func observe(
        _ request: HTTPRequest, _ endpoint: EndpointDescription?, _ status: HTTPStatus, _ duration: Duration, _ context: RequestContext
    ) {
        let id = endpoint?.id ?? "none"
        let parts = duration.components
        (seconds[id] ?? unrouted).observe(Double(parts.seconds) + Double(parts.attoseconds) / 1e18)
        answers[id + Self.classes[min(max(status.code / 100 - 2, 0), 3)]]?.add(1)
        let level: LogLevel = status.code >= 500 ? .error : .info
        guard logger.isEnabled(level) else { return }
        logger.log(level, "request", [
            "requestId": .string(context.requestID), "endpoint": .string(id), "method": .string(request.method.rawValue),
            "status": .integer(Int64(status.code)), "micros": .integer(parts.seconds * 1_000_000 + parts.attoseconds / 1_000_000_000_000),
        ])
    }
}
