public import HTTPCore

/// One HTTP request as it goes out.
public struct TransportRequest: Sendable {
    public var method: String
    /// Absolute, percent-encoded.
    public var url: String
    public var headers: HTTPHeaders
    public var body: [UInt8]
    /// A file whose bytes are sent instead of `body`, read on the way.
    public var file: BodyFile?
    /// How long the exchange may take.
    public var timeout: Duration
    /// Skips the check of the peer's certificate.
    public var isInsecure = false
    /// Asks for a compressed answer and unpacks it.
    public var isCompressed = false
    /// `1.0`, `1.1` or `2`; nil leaves it to the transport.
    public var version: String?

    public init(method: String, url: String, headers: HTTPHeaders = HTTPHeaders(), body: [UInt8] = [], timeout: Duration = .seconds(30)) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
        self.timeout = timeout
    }
}

/// A file on its way out.
public struct BodyFile: Sendable, Hashable {
    public let path: String
    public let bytes: Int

    public init(path: String, bytes: Int) {
        self.path = path
        self.bytes = bytes
    }
}

/// One HTTP response, read whole.
public struct TransportResponse: Sendable {
    /// `1.0`, `1.1`, `2` or `3`.
    public var version: String
    public var status: Int
    public var headers: HTTPHeaders
    public var body: [UInt8]
    public var timing: Timing

    /// Wall times of one exchange, each measured from its start.
    public struct Timing: Sendable {
        public var connected: Duration
        public var firstByte: Duration
        public var total: Duration

        public init(connected: Duration = .zero, firstByte: Duration = .zero, total: Duration = .zero) {
            self.connected = connected
            self.firstByte = firstByte
            self.total = total
        }
    }

    public init(version: String = "1.1", status: Int, headers: HTTPHeaders = HTTPHeaders(), body: [UInt8] = [], timing: Timing = Timing()) {
        self.version = version
        self.status = status
        self.headers = headers
        self.body = body
        self.timing = timing
    }
}

/// Why there is no response.
public struct TransportError: Error, Sendable, Equatable {
    public let message: String
    public init(_ message: String) { self.message = message }
}

/// Sends requests one at a time and keeps its connections between them. Each flow has its own; no redirects, no cookies: the
/// runner does both, so that each exchange shows in the report.
public protocol Transport: AnyObject {
    func send(_ request: TransportRequest) throws(TransportError) -> TransportResponse
}
