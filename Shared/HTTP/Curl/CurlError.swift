internal import CCurl

/// Why a transfer gave no answer.
public enum CurlError: Error, Sendable, Hashable {
    /// A handle or a list could not be allocated.
    case outOfResources
    /// The request cannot be sent as it is: a bad URL, a header with a line break, an unreadable file.
    case invalidRequest(String)
    /// The name did not resolve or nobody accepted the connection; the peer has seen nothing of the request.
    case connectFailed(String)
    /// Time ran out before the request had a connection, be it to wait for or to begin; the peer has seen nothing of it.
    case noConnection
    /// Time ran out; `connecting` when it ran out before the connection stood.
    case timedOut(connecting: Bool)
    /// No trusted TLS connection.
    case tls(String)
    /// The connection broke after it stood; the peer may have acted on the request.
    case reset(String)
    /// The answer's body is larger than the request allows, in bytes.
    case tooLarge(limit: Int)
    /// The file of a body could not be opened, read or written; the `errno`.
    case file(code: Int32)
    /// More redirects than the request allows.
    case tooManyRedirects(limit: Int)
    /// Anything else, with libcurl's code and words.
    case failed(code: Int, message: String)

    /// - Parameters:
    ///   - connected: whether a connection stood and the request was being sent over it.
    ///   - limit: set when our own body limit ended the transfer.
    init(_ code: CURLcode, message: String, connected: Bool, bodyLimitHit limit: Int?) {
        if let limit { self = .tooLarge(limit: limit); return }
        self =
            switch code {
            case CURLE_URL_MALFORMAT, CURLE_UNSUPPORTED_PROTOCOL, CURLE_BAD_FUNCTION_ARGUMENT, CURLE_READ_ERROR: .invalidRequest(message)
            // A kept connection died under the request, and nobody listened when libcurl sent it again by itself.
            case CURLE_COULDNT_CONNECT where connected: .reset(message)
            case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY, CURLE_COULDNT_CONNECT: .connectFailed(message)
            case CURLE_OPERATION_TIMEDOUT: .timedOut(connecting: !connected)
            case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER, CURLE_SSL_CACERT_BADFILE,
                CURLE_SSL_ISSUER_ERROR, CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_ENGINE_NOTFOUND,
                CURLE_SSL_ENGINE_SETFAILED, CURLE_USE_SSL_FAILED:
                .tls(message)
            case CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_PARTIAL_FILE, CURLE_HTTP2, CURLE_HTTP2_STREAM,
                CURLE_SEND_FAIL_REWIND:
                .reset(message)
            case CURLE_OUT_OF_MEMORY, CURLE_FAILED_INIT: .outOfResources
            default: .failed(code: Int(code.rawValue), message: message)
            }
    }
}
