public import HTTPCore

/// The answer to a request.
public struct CurlResponse: Sendable {
    public var status: HTTPStatus
    /// In the order received, duplicates included.
    public var headers: HTTPHeaders
    public var body: [UInt8]
    /// How many bytes went to `CurlRequest.saving`; nil when the body is in `body`.
    public var savedBytes: Int?
    /// `HTTP/1.1`, `HTTP/2`, ….
    public var version: String
    /// The URL that gave this answer, after redirects.
    public var url: String
    public var remoteAddress: String
    public var remotePort: Int
    public var timings: Timings
    /// Whether a new connection was made for it.
    public var isNewConnection: Bool
    /// What the server's own certificate says, as `Name:value`; empty without TLS, when nobody asked, and on a kept connection.
    public var certificate: [String] = []
    /// The redirect answers on the way here, first to last.
    public var hops: [Hop] = []

    /// Moments of the transfer, each counted from its beginning.
    public struct Timings: Sendable, Hashable {
        public var nameLookup: Duration
        public var connect: Duration
        public var tls: Duration
        /// The end of the request: when libcurl had its last byte, some of which may still lie in buffers. Of a multipart body, the beginning.
        public var sent: Duration
        /// The first byte of the answer, after interim ones.
        public var startTransfer: Duration
        public var total: Duration
    }

    /// An answer that led elsewhere.
    public struct Hop: Sendable {
        public var url: String
        public var status: HTTPStatus
        public var headers: HTTPHeaders
        public var body: [UInt8]
        public var timings: Timings
    }
}
