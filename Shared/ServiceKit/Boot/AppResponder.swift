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
    /// The methods of routes whose bodies go into files or are large: other requests are not looked up twice.
    let uploadMethods: Set<HTTPMethod>

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
                response = errors.answer(error, context, asPage: ErrorPage.isFor(found.endpoint) && ErrorPage.isWanted(by: request))
            }
        case .otherMethods(let allowed):
            response = errors.render(APIError(.methodNotAllowed), context)
            response.headers["Allow"] = allowed.joined(separator: ", ")
        case .none:
            // A link with a slip in it.
            response = errors.render(APIError(.notFound), context, asPage: ErrorPage.isWanted(by: request))
        }
        return finished(response, request, route, since: begin, context)
    }

    /// Lets the route of an upload refuse it before its body is read.
    public func intake(of head: HTTPRequest) -> BodyIntake {
        guard uploadMethods.contains(head.method), case .route(let route, let parameters) = router.match(head.method, head.path) else {
            return .memory
        }
        guard let upload = route.upload else { return route.bodyLimit.map { .largerMemory($0) } ?? .memory }
        let begin = ContinuousClock.now
        let context = identity.context(of: head)
        do {
            let maximum = try upload.admit(Exchange(request: head, route: route, pathParameters: parameters, context: context))
            return .file(directory: upload.directory, maximum: maximum)
        } catch {
            return .refused(finished(errors.answer(error, context), head, route, since: begin, context))
        }
    }

    public func address(of head: HTTPRequest) -> String {
        let address = identity.clientAddress(head)
        return IPAddress(address)?.subscriber.description ?? address
    }

    /// What every answer has, and every answer is counted by.
    func finished(
        _ response: HTTPResponse, _ request: HTTPRequest, _ route: Route?, since begin: ContinuousClock.Instant, _ context: RequestContext
    ) -> HTTPResponse {
        var response = response
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
