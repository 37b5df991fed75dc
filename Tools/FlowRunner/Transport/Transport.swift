internal import CurlKit
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
    /// How long connecting may take; nil for as long as the whole, but not longer than ten seconds.
    var connectTimeout: Duration?
    /// How it is sent, but for its times.
    var options = CurlRequest.Options()
    /// For ways of showing them that take more than one field; Basic's is in `headers` already.
    var credentials: CurlRequest.Credentials?

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
    /// The body as it came, where `body` is what was packed in it.
    public internal(set) var packedBody: [UInt8]?
    /// Why the body could not be unpacked.
    var unpackingProblem: String?
    /// The peer's IP address.
    var address: String?
    /// What the peer's certificate says, as lines of `Name:value`; empty without TLS.
    var certificate: [String] = []

    /// Wall times of one exchange, each measured from its start.
    public struct Timing: Sendable {
        public var connected: Duration
        /// The end of the request.
        public var sent: Duration
        /// Of the answer.
        public var firstByte: Duration
        public var total: Duration

        public init(connected: Duration = .zero, sent: Duration = .zero, firstByte: Duration = .zero, total: Duration = .zero) {
            self.connected = connected
            self.sent = sent
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
    /// Whether the request may have arrived all the same, and be worked on.
    public let mayHaveArrived: Bool

    public init(_ message: String, mayHaveArrived: Bool = false) {
        self.message = message
        self.mayHaveArrived = mayHaveArrived
    }
}

/// Sends requests one at a time and keeps its connections between them. Each flow has its own; no redirects, no cookies: the
/// runner does both, so that each exchange shows in the report.
public protocol Transport: AnyObject {
    func send(_ request: TransportRequest) throws(TransportError) -> TransportResponse
}
