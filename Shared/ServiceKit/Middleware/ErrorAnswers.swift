internal import HTTPCore
internal import HTTPServer
internal import JSONCoding
internal import Platform
internal import Storage
internal import Wire

/// The one place where an error becomes an answer. What is not an `APIError` is logged with its cause and answered without it.
struct ErrorAnswers: Sendable {
    let logger: Logger
    /// Whether answers tell developers the rule that refused a request; not in production.
    let isDetailed: Bool

    /// - Parameter asPage: for whoever opened a link in a browser.
    /// - Returns: the answer, and its code for the log.
    func answer(_ error: any Error, _ context: RequestContext, asPage: Bool = false) -> (HTTPResponse, ErrorCode) {
        var error = apiError(error, context)
        if isDetailed, error.detail == nil { error.detail = error.usualDetail(requestID: context.requestID) }
        return (render(error, context, asPage: asPage), error.code)
    }

    private func render(_ error: APIError, _ context: RequestContext, asPage: Bool = false) -> HTTPResponse {
        if asPage { return ErrorPage(error: error, language: error.language ?? context.language, requestID: context.requestID).response }
        var headers: HTTPHeaders = ["Content-Type": "application/json", "Cache-Control": "no-store"]
        if let seconds = error.retryAfterSeconds { headers["Retry-After"] = String(seconds) }
        headers["WWW-Authenticate"] = error.challenge
        if !error.allowed.isEmpty { headers["Allow"] = error.allowed.joined(separator: ", ") }
        let body = error.body(error.language ?? context.language, requestID: context.requestID, isDetailed: isDetailed)
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
            return (error as? any AnswerableError)?.answer ?? APIError(.internalError)
        }
    }
}

extension APIError {
    /// How to authenticate, for refusals of a token. RFC 6750 §3: a request without one is told no error.
    var challenge: String? {
        guard code.isTokenRefusal else { return nil }
        return code == .tokenMissing ? "Bearer" : #"Bearer error="invalid_token""#
    }

    /// What developers are told where whoever refused had no more to say.
    fileprivate func usualDetail(requestID: String) -> String? {
        switch code {
        case .validationFailed where !fields.isEmpty:
            return fields.prefix(3).map { "\($0.field): \($0.rule.message(.english))" }.joined(separator: " ")
                + (fields.count > 3 ? " And \(fields.count - 3) more in fields." : "")
        case .internalError: return "The log says why: barbell logs --request \(requestID)"
        case .unavailable: return "The log says who did not answer, and why: barbell logs --request \(requestID)"
        case .idempotencyMismatch: return "This Idempotency-Key came before with another body or path: make a new key for a new request."
        case .requestInProgress: return "A request with this Idempotency-Key still runs: send the same again after Retry-After."
        case .demoReadOnly: return "The access token is of POST /auth/demo, which reads only: sign in to write."
        default: return nil
        }
    }
}
