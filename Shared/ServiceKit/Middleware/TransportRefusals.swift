internal import HTTPCore
internal import HTTPServer
internal import Wire

extension AppResponder {
    /// The answer to a request that never reached a route, in the same shape as every other refusal. Nothing of such a request can
    /// be trusted, so it is answered in English and under an id of its own.
    func answer(to rejection: HTTPRejection) -> HTTPResponse {
        let unknown = HTTPRequest(method: .get, path: "/")
        let context = identity.context(of: unknown)
        let (response, code) = errors.answer(rejection, context)
        return finished(response, code, unknown, nil, since: .now, context)
    }
}

extension HTTPRejection {
    var errorCode: ErrorCode {
        switch self {
        case .malformed: .malformedRequest
        case .tooSlow: .requestTimeout
        case .bodyTooLarge: .contentTooLarge
        case .targetTooLong: .targetTooLong
        case .unknownExpectation: .expectationFailed
        case .headTooLarge: .headersTooLarge
        case .unusableResponse: .internalError
        case .fileMissing: .notFound
        case .unknownMethod: .methodNotImplemented
        case .insufficientStorage: .storageFull
        case .overloaded: .unavailable
        case .unsupportedVersion: .versionNotSupported
        }
    }
}
