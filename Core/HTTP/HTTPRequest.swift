/// A request whose head and body have been read whole.
public struct HTTPRequest: Sendable {
    public var method: HTTPMethod
    /// The path as sent: percent-encoded, without the query. Starts with `/`.
    public var path: String
    /// The query as sent, without the `?`; nil when there was no `?`.
    public var query: String?
    public var headers: HTTPHeaders
    public var body: [UInt8]
    /// The body, where it was written to a file; `body` is then empty. The file goes once the responder has answered, unless it
    /// was moved away by then.
    public var file: BodyFile?
    /// The numeric address of the peer that opened the connection, without its port.
    public var peerAddress: String

    public init(
        method: HTTPMethod, path: String, query: String? = nil, headers: HTTPHeaders = HTTPHeaders(), body: [UInt8] = [],
        file: BodyFile? = nil, peerAddress: String = "127.0.0.1"
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
        self.file = file
        self.peerAddress = peerAddress
    }
}
