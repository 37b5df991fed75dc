internal import CurlKit

/// Why a call gave no answer. An answer with an error status is an answer.
public enum HTTPClientError: Error, Sendable, Hashable {
    /// The name did not resolve or nobody accepted the connection; the callee has seen nothing.
    case connectFailed(String)
    /// The call's time was over before it had a connection: others have all that there may be, or the callee's name was not resolved
    /// yet. The callee has seen nothing.
    case noConnection
    /// The call's time is over; the callee may have acted on it.
    case deadlineExceeded
    /// The caller's task was cancelled or the client closed; the callee may have acted on the call.
    case cancelled
    /// The callee failed too often just now and was not asked; it may be asked again after this time.
    case circuitOpen(retryAfter: Duration)
    /// The body of the answer is larger than the configuration, or the call, allows.
    case tooLarge(limit: Int)
    /// The file of a body could not be opened, read or written; the `errno`. `EEXIST`: there is something at the path already.
    case file(code: Int32)
    /// No trusted TLS connection.
    case tls(String)
    /// The connection broke; the callee may have acted on the call.
    case reset(String)
    /// The request cannot be sent as it is.
    case invalidRequest(String)
    /// Anything else, with libcurl's code and words.
    case failed(code: Int, message: String)

    init(_ error: CurlError) {
        self =
            switch error {
            case .connectFailed(let message): .connectFailed(message)
            case .noConnection: .noConnection
            case .timedOut(connecting: true): .connectFailed("timed out")
            case .timedOut(connecting: false): .deadlineExceeded
            case .tls(let message): .tls(message)
            case .reset(let message): .reset(message)
            case .tooLarge(let limit): .tooLarge(limit: limit)
            case .file(let code): .file(code: code)
            case .invalidRequest(let message): .invalidRequest(message)
            case .outOfResources: .failed(code: 0, message: "out of resources")
            case .tooManyRedirects(let limit): .failed(code: 0, message: "more than \(limit) redirects")
            case .failed(let code, let message): .failed(code: code, message: message)
            }
    }

    /// Whether the callee, not the caller or the request, is to blame: what a circuit breaker counts.
    var isCalleeFault: Bool {
        switch self {
        case .connectFailed, .deadlineExceeded, .tls, .reset: true
        case .noConnection, .cancelled, .circuitOpen, .tooLarge, .file, .invalidRequest, .failed: false
        }
    }

    /// What it was, in words for a log: nothing of the request's target or body is in them.
    public var reason: String {
        switch self {
        case .connectFailed(let message): "not connected: \(message)"
        case .noConnection: "no connection to be had before the deadline"
        case .deadlineExceeded: "no answer before the deadline"
        case .cancelled: "given up"
        case .circuitOpen(let retryAfter): "failed too often just now; not asked for another \(retryAfter)"
        case .tooLarge(let limit): "an answer of more than \(limit) bytes"
        case .file(let code): "the file of a body: errno \(code)"
        case .tls(let message): "no trusted TLS connection: \(message)"
        case .reset(let message): "the connection broke: \(message)"
        case .invalidRequest: "the request cannot be sent"
        case .failed(let code, _): "libcurl's error \(code)"
        }
    }
}
