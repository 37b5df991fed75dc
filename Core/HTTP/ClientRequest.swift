/// The body of a call.
public enum ClientBody: Sendable {
    case bytes([UInt8])
    /// A regular file, or a range of its bytes, read while it is sent, and again for every attempt. It must not change meanwhile.
    case file(path: String, range: Range<Int>? = nil)
}

/// A call to another service. The body is sent whole, its length announced; redirects are not followed.
public struct ClientRequest: Sendable {
    public var method: HTTPMethod
    /// Absolute, `http` or `https`, already percent-encoded.
    public var url: String
    public var headers: HTTPHeaders
    public var content: ClientBody
    /// Told how many bytes of the body this attempt has sent so far, each time there are more; a new attempt begins anew. Called on
    /// the loop that sends, so it returns at once.
    public var onSent: (@Sendable (Int) -> Void)?
    /// Told the number of each attempt, from 1, as it begins. Returns at once.
    public var onAttempt: (@Sendable (Int) -> Void)?
    /// Never sent again by the client, whatever the method or the key: for callers that count the attempts themselves.
    public var isSentOnce = false
    /// The bytes of `content`; empty when it is a file.
    public var body: [UInt8] {
        get { if case .bytes(let bytes) = content { bytes } else { [] } }
        set { content = .bytes(newValue) }
    }

    public init(method: HTTPMethod = .get, url: String, headers: HTTPHeaders = HTTPHeaders(), body: [UInt8] = []) {
        self.init(method: method, url: url, headers: headers, body: .bytes(body))
    }

    public init(method: HTTPMethod = .get, url: String, headers: HTTPHeaders = HTTPHeaders(), body: ClientBody) {
        self.method = method
        self.url = url
        self.headers = headers
        content = body
    }

    /// Whether it may be sent again when the first attempt broke: the method is idempotent or the callee de-duplicates by key.
    public var isRepeatable: Bool { !isSentOnce && (method.isIdempotent || headers["Idempotency-Key"] != nil) }
}

/// The answer to a call.
public struct ClientResponse: Sendable {
    public var status: HTTPStatus
    /// In the order received, duplicates included.
    public var headers: HTTPHeaders
    public var body: [UInt8]
    /// How many bytes `HTTPClient.download` put into its file; nil when the body is in `body`.
    public var fileBytes: Int?

    public init(status: HTTPStatus, headers: HTTPHeaders = HTTPHeaders(), body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}
