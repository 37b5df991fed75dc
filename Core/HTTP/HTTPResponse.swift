/// An answer, before framing: the transport adds `Content-Length` or chunking, `Date` and `Connection`.
public struct HTTPResponse: Sendable {
    public var status: HTTPStatus
    public var headers: HTTPHeaders
    public var body: HTTPBody

    public init(status: HTTPStatus, headers: HTTPHeaders = HTTPHeaders(), body: HTTPBody = .empty) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}

/// What follows the head of an answer.
public enum HTTPBody: Sendable {
    case empty
    case bytes([UInt8])
    /// A regular file; the server answers `Range` requests on it. RFC 9110 §14.
    case file(path: String)
    /// Pieces written as they come, chunked on the wire. The closure returns when the answer is complete and is cancelled
    /// when the peer goes away or the server drains.
    case stream(@Sendable (any HTTPBodyWriter) async throws -> Void)
    /// The connection speaks another protocol from here on, the one that the field `Upgrade` of the answer names; the status is 101.
    /// The closure has the connection to itself until it returns, and is cancelled when the peer goes away or the server drains; the
    /// farewell is what is sent in the last case. RFC 9110 §7.8.
    case upgrade(farewell: [UInt8], @Sendable (any HTTPDuplex) async throws -> Void)
}

/// Where a streaming answer writes its pieces.
public protocol HTTPBodyWriter: Sendable {
    /// Returns once the piece is accepted by the connection's buffer and that buffer is below its high-water mark, so a slow
    /// reader holds the writer and not memory. Throws `CancellationError` when the peer is gone.
    func write(_ bytes: [UInt8]) async throws
}

/// A connection that has left HTTP: bytes both ways.
public protocol HTTPDuplex: HTTPBodyWriter {
    /// What has come since the last call, at least one byte; nil once the peer has closed its side. While nobody asks, no more than a
    /// buffer is read: what a peer sends too fast stays with it.
    func read() async throws -> [UInt8]?
}

/// An application, whatever transport runs it.
public protocol HTTPResponder: Sendable {
    /// Never throws: an application turns its own errors into answers.
    func respond(to request: HTTPRequest) async -> HTTPResponse

    /// Where the body of a request goes. Asked once the head is complete and before a byte of the body is taken, and only of
    /// requests that announce a body, be it an empty one. Must not wait: it runs where the connection is served.
    /// - Parameter head: the request without its body.
    func intake(of head: HTTPRequest) -> BodyIntake

    /// In whose name a request counts against what one address may use up: the peer, or whom a trusted proxy names. Must not wait.
    /// - Parameter head: the request without its body.
    func address(of head: HTTPRequest) -> String
}

extension HTTPResponder {
    public func intake(of head: HTTPRequest) -> BodyIntake { .memory }
    public func address(of head: HTTPRequest) -> String { head.peerAddress }
}
