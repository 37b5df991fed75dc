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
