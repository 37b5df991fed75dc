internal import HTTPCore
internal import HTTPServer
internal import Wire

extension AppResponder {
    /// The answer to a request that never reached a route, in the same shape as every other refusal. Nothing of such a request can
    /// be trusted, so it is answered in English and under an id of its own.
    func answer(to rejection: HTTPRejection) -> HTTPResponse {
        let context = identity.context(of: HTTPRequest(method: .get, path: "/"))
        var response = errors.render(APIError(code(rejection)), context)
        response.headers.add("X-Request-Id", context.requestID)
        observer.observe(HTTPRequest(method: .get, path: "/"), nil, response.status, .zero, context)
        return response
    }

    private func code(_ rejection: HTTPRejection) -> ErrorCode {
        switch rejection {
        case .malformed: .malformedRequest
        case .tooSlow: .requestTimeout
        case .bodyTooLarge: .contentTooLarge
        case .targetTooLong: .targetTooLong
        case .unknownExpectation: .expectationFailed
        case .headTooLarge: .headersTooLarge
        case .unusableResponse: .internalError
        case .fileMissing: .notFound
        case .unknownMethod: .methodNotImplemented
        case .unsupportedVersion: .versionNotSupported
        }
    }
}
