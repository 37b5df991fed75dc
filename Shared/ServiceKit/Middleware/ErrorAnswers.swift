internal import HTTPCore
internal import HTTPServer
internal import JSONCoding
internal import Platform
internal import Storage
internal import Wire

/// The one place where an error becomes an answer. What is not an `APIError` is logged with its cause and answered without it.
struct ErrorAnswers: Sendable {
    let logger: Logger

    /// - Parameter asPage: for whoever opened a link in a browser.
    func answer(_ error: any Error, _ context: RequestContext, asPage: Bool = false) -> HTTPResponse {
        render(apiError(error, context), context, asPage: asPage)
    }

    func render(_ error: APIError, _ context: RequestContext, asPage: Bool = false) -> HTTPResponse {
        if asPage { return ErrorPage(error: error, language: error.language ?? context.language, requestID: context.requestID).response }
        var headers: HTTPHeaders = ["Content-Type": "application/json", "Cache-Control": "no-store"]
        if let seconds = error.retryAfterSeconds { headers["Retry-After"] = String(seconds) }
        if error.code == .unauthenticated { headers["WWW-Authenticate"] = "Bearer" }
        let body = error.body(error.language ?? context.language, requestID: context.requestID)
        // An error body is made of texts and cannot fail to encode; if it ever did, the status alone still answers.
        let bytes = (try? JSONWriter.encode(body)) ?? []
        return HTTPResponse(status: HTTPStatus(error.code.status), headers: headers, body: .bytes(bytes))
    }

    private func apiError(_ error: any Error, _ context: RequestContext) -> APIError {
        switch error {
        case let error as APIError: return error
        case let rejection as HTTPRejection:
            if case .insufficientStorage(let code) = rejection {
                logger.log(.error, "body not stored", ["requestId": .string(context.requestID), "errno": .integer(Int64(code))])
            }
            return APIError(rejection.errorCode, retryAfter: rejection == .overloaded ? .seconds(1) : nil)
        case is CancellationError: return APIError(.unavailable, retryAfter: .seconds(1))
        case let error as DatabaseError where error.isUnavailability:
            logger.log(.error, "database unavailable", ["requestId": .string(context.requestID), "error": .string("\(error)")])
            return APIError(.unavailable, retryAfter: .seconds(1))
        default:
            logger.log(.error, "request failed", ["requestId": .string(context.requestID), "error": .string("\(error)")])
            return APIError(.internalError)
        }
    }
}
