public import HTTPCore
internal import Platform
internal import Wire

/// The whole app as one function from request to answer, whatever transport runs it.
public struct AppResponder: HTTPResponder {
    let router: Router<Route>
    let identity: RequestIdentity
    let errors: ErrorAnswers
    let crossOrigin: CrossOrigin
    let observer: RequestObserver
    /// The methods of routes whose bodies go into files or are large: other requests are not looked up twice.
    let uploadMethods: Set<HTTPMethod>
    /// Answers the paths that no route has.
    var front: (any Front)?

    public func respond(to request: HTTPRequest) async -> HTTPResponse {
        let begin = ContinuousClock.now
        let context = identity.context(of: request)
        observer.began()
        defer { observer.ended() }
        return await TraceContext.$current.withValue(context.trace) { await respond(to: request, context, since: begin) }
    }

    private func respond(to request: HTTPRequest, _ context: RequestContext, since begin: ContinuousClock.Instant) async -> HTTPResponse {
        var response: HTTPResponse
        var route: Route?
        var code: ErrorCode?
        switch router.match(request.method, request.path) {
        case .route(let found, let parameters):
            route = found
            do {
                response = try await found.handler(Exchange(request: request, route: found, pathParameters: parameters, context: context))
            } catch {
                let asPage = ErrorPage.isFor(found.endpoint) && ErrorPage.isWanted(by: request)
                (response, code) = errors.answer(error, context, asPage: asPage)
            }
        case .otherMethods(let allowed):
            if let answer = crossOrigin.preflight(request, methods: allowed) { return answer }
            (response, code) = errors.answer(APIError(allowed: allowed), context)
        case .none where front != nil:
            do {
                guard let front else { throw APIError(.internalError) }
                response = try await front.respond(to: request, context)
            } catch {
                (response, code) = errors.answer(error, context, asPage: ErrorPage.isWanted(by: request))
            }
        case .none:
            // A link with a slip in it, or a client's.
            let nearest = errors.isDetailed ? router.nearest(to: request.path, by: request.method) : nil
            let detail = nearest.map { "There is no such route; the nearest is \($0)." }
            (response, code) = errors.answer(APIError(.noSuchRoute, detail: detail), context, asPage: ErrorPage.isWanted(by: request))
        }
        return finished(response, code, request, route, since: begin, context)
    }

    /// Lets the route of an upload refuse it before its body is read.
    public func intake(of head: HTTPRequest) -> BodyIntake {
        if let front, case .none = router.match(head.method, head.path) { return intake(of: head) { try front.intake(of: head, $0) } }
        guard uploadMethods.contains(head.method), case .route(let route, let parameters) = router.match(head.method, head.path) else {
            return .memory
        }
        guard let upload = route.upload else { return route.bodyLimit.map { .largerMemory($0) } ?? .memory }
        return intake(of: head, route) { context in
            let maximum = try upload.admit(Exchange(request: head, route: route, pathParameters: parameters, context: context))
            return .file(directory: upload.directory, maximum: maximum)
        }
    }

    private func intake(of head: HTTPRequest, _ route: Route? = nil, _ admit: (RequestContext) throws -> BodyIntake) -> BodyIntake {
        let begin = ContinuousClock.now
        let context = identity.context(of: head)
        do { return try admit(context) } catch {
            return TraceContext.$current.withValue(context.trace) {
                let (response, code) = errors.answer(error, context)
                return .refused(finished(response, code, head, route, since: begin, context))
            }
        }
    }

    public func address(of head: HTTPRequest) -> String {
        let address = identity.clientAddress(head)
        return IPAddress(address)?.subscriber.description ?? address
    }

    /// What every answer has, and every answer is counted by.
    /// - Parameter code: why it was refused.
    func finished(
        _ response: HTTPResponse, _ code: ErrorCode?, _ request: HTTPRequest, _ route: Route?, since begin: ContinuousClock.Instant,
        _ context: RequestContext
    ) -> HTTPResponse {
        var response = response
        response.headers.add("X-Request-Id", context.requestID)
        response.headers.add("X-Content-Type-Options", "nosniff")
        crossOrigin.open(&response, to: request)
        observer.observe(request, route?.endpoint, response.status, code, begin.duration(to: .now), context)
        return response
    }
}
