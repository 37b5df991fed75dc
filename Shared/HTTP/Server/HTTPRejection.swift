public import HTTPCore

/// Why the server itself answered, without asking the application. The connection is closed after it.
public enum HTTPRejection: Error, Sendable, Hashable {
    /// 400: the request cannot be framed with certainty.
    case malformed(Defect)
    /// 408: the head or the body did not arrive in time.
    case tooSlow
    /// 413
    case bodyTooLarge
    /// 414
    case targetTooLong
    /// 417: an `Expect` other than `100-continue`.
    case unknownExpectation
    /// 431
    case headTooLarge
    /// 500: the application's answer cannot be sent as HTTP, or its file cannot be read.
    case unusableResponse
    /// 404: the file of a file answer does not exist.
    case fileMissing
    /// 501: a method outside `HTTPMethod`.
    case unknownMethod
    /// 507: the file for a body cannot be made or written: no room, no directory, no permission. `errno` is for the log.
    case insufficientStorage(errno: Int32)
    /// 503: the server holds as many bodies or files as it may.
    case overloaded
    /// 505: neither HTTP/1.0 nor HTTP/1.1.
    case unsupportedVersion

    /// What makes a request ambiguous or invalid. RFC 9112 §2.2, §3, §5, §6, §7; RFC 9110 §5.5.
    public enum Defect: String, Sendable, CaseIterable {
        case requestLine = "request line"
        case target = "request target"
        case lineEnding = "line not ended by CRLF"
        case fieldName = "field name"
        case fieldValue = "field value"
        case foldedField = "folded field line"
        case host = "Host missing, repeated or not a host"
        case contentLength = "Content-Length repeated or not a number"
        case transferEncoding = "Transfer-Encoding other than chunked"
        case bothLengths = "Content-Length with Transfer-Encoding"
        case chunk = "chunk"
    }

    public var status: HTTPStatus {
        switch self {
        case .malformed: .badRequest
        case .tooSlow: .requestTimeout
        case .bodyTooLarge: .contentTooLarge
        case .targetTooLong: HTTPStatus(414)
        case .unknownExpectation: HTTPStatus(417)
        case .headTooLarge: HTTPStatus(431)
        case .unusableResponse: .internalServerError
        case .fileMissing: .notFound
        case .unknownMethod: HTTPStatus(501)
        case .insufficientStorage: .insufficientStorage
        case .overloaded: .serviceUnavailable
        case .unsupportedVersion: HTTPStatus(505)
        }
    }

    /// Stable, snake_case, append-only.
    public var code: String {
        switch self {
        case .malformed: "malformed_request"
        case .tooSlow: "request_timeout"
        case .bodyTooLarge: "body_too_large"
        case .targetTooLong: "target_too_long"
        case .unknownExpectation: "unknown_expectation"
        case .headTooLarge: "head_too_large"
        case .unusableResponse: "internal_error"
        case .fileMissing: "not_found"
        case .unknownMethod: "unknown_method"
        case .insufficientStorage: "storage_full"
        case .overloaded: "unavailable"
        case .unsupportedVersion: "unsupported_version"
        }
    }

    /// Safe to show: nothing of the request is in it.
    public var message: String {
        if case .malformed(let defect) = self { return "Bad request: \(defect.rawValue)." }
        return status.reason + "."
    }

    /// The answer where the application supplies none: `{code, message, retryable}`.
    public static func plain(_ rejection: HTTPRejection) -> HTTPResponse {
        let retryable = [408, 503, 507].contains(rejection.status.code)
        let body = #"{"code":"\#(rejection.code)","message":"\#(rejection.message)","retryable":\#(retryable)}"#
        return HTTPResponse(
            status: rejection.status, headers: ["Content-Type": "application/json"], body: .bytes(Array(body.utf8)))
    }
}
