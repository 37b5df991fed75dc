public import HTTPCore

/// A request for libcurl, with how it is to be sent. Only `http` and `https` are spoken.
public struct CurlRequest: Sendable {
    /// Any token; unknown methods are sent as they are.
    public var method: String
    /// Absolute, already percent-encoded.
    public var url: String
    /// Sent in this order, duplicates included. A field given here replaces the one libcurl would send.
    public var headers: HTTPHeaders
    public var body: Body
    public var basicAuth: Credentials?
    public var options: Options
    /// Where the body of a 2xx answer goes instead of into memory.
    public var saving: Saving?
    /// Told how many bytes of the body were sent so far, on the thread that drives the transfer.
    public var onSent: (@Sendable (Int) -> Void)?

    /// A file that does not exist yet. It does only after a 2xx answer that came whole.
    public struct Saving: Sendable {
        public var path: String
        /// In bytes; longer answers end in `CurlError.tooLarge`.
        public var maximum: Int

        public init(path: String, maximum: Int) {
            self.path = path
            self.maximum = maximum
        }
    }

    public enum Body: Sendable {
        case none
        case bytes([UInt8])
        /// A regular file, or some of its bytes, read while it is sent.
        case file(path: String, range: Range<Int>?)
        /// `multipart/form-data`, with the boundary chosen by libcurl. RFC 7578.
        case multipart([Part])
    }

    /// A part of a multipart body.
    public struct Part: Sendable {
        public enum Content: Sendable {
            case bytes([UInt8])
            /// Read while it is sent, so that a video does not sit in memory.
            case file(path: String)
        }

        public var name: String
        /// Makes it a file part.
        public var filename: String?
        public var contentType: String?
        public var content: Content

        public init(name: String, filename: String? = nil, contentType: String? = nil, content: Content) {
            self.name = name
            self.filename = filename
            self.contentType = contentType
            self.content = content
        }
    }

    public struct Credentials: Sendable {
        public var user: String
        public var password: String

        public init(user: String, password: String) {
            self.user = user
            self.password = password
        }
    }

    public enum Version: Sendable { case http10, http11, http2, http2PriorKnowledge, http3 }

    public struct Options: Sendable {
        public var connectTimeout: Duration
        /// For the whole transfer, one redirect hop at a time; nil means no limit.
        public var timeout: Duration?
        /// Whole seconds without a byte, in which a reader is not waited for, after which the transfer has timed out; nil for no limit.
        public var silence: Duration?
        /// Longer answers end in `CurlError.tooLarge`.
        public var maximumBodyBytes: Int
        /// How many redirects to follow; nil hands redirects to the caller.
        public var maximumRedirects: Int?
        /// Skips the check of the server's certificate and name.
        public var insecure: Bool
        /// A PEM file of certificate authorities that are trusted besides those of the system's folder.
        public var certificateAuthorities: String?
        /// Offers compression and unpacks the answer.
        public var compressed: Bool
        /// Nil lets libcurl choose.
        public var version: Version?
        /// Sends `/../` and `/./` as they are.
        public var pathAsIs: Bool
        public var userAgent: String
        /// Fields that are not sent, also where libcurl would by itself.
        public var withoutHeaders: [String] = []
        public var route = Route()
        public var identity = Identity()
        public var authentication: Authentication = .basic
        public var netrc: Netrc?
        /// Both ways; nil for no limit.
        public var bytesPerSecond: Int?
        /// Fills `CurlResponse.certificate`.
        public var reportsCertificate = false

        public init(
            connectTimeout: Duration = .seconds(10), timeout: Duration? = .seconds(60), maximumBodyBytes: Int = 64 << 20,
            maximumRedirects: Int? = nil, insecure: Bool = false, certificateAuthorities: String? = nil, compressed: Bool = false,
            version: Version? = nil, pathAsIs: Bool = false, userAgent: String = "barbell"
        ) {
            self.connectTimeout = connectTimeout
            self.timeout = timeout
            self.maximumBodyBytes = maximumBodyBytes
            self.maximumRedirects = maximumRedirects
            self.insecure = insecure
            self.certificateAuthorities = certificateAuthorities
            self.compressed = compressed
            self.version = version
            self.pathAsIs = pathAsIs
            self.userAgent = userAgent
        }
    }

    public init(
        method: String = "GET", url: String, headers: HTTPHeaders = HTTPHeaders(), body: Body = .none, basicAuth: Credentials? = nil,
        options: Options = Options(), saving: Saving? = nil, onSent: (@Sendable (Int) -> Void)? = nil
    ) {
        self.saving = saving
        self.onSent = onSent
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
        self.basicAuth = basicAuth
        self.options = options
    }

    /// Whether sending it twice does what sending it once does: libcurl then may send it again by itself when a kept connection
    /// turns out to be dead. RFC 9110 §9.2.2.
    var isReplayable: Bool {
        headers["Idempotency-Key"] != nil || ["GET", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE"].contains(method)
    }
}
