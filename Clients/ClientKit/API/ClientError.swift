internal import JSONCoding
public import Wire

/// Why a call gave no value. What to tell the person is `message(_:)`, what to offer is `recovery`.
public enum ClientError: Error, Sendable, Equatable {
    /// The configured address or the path made from the parameters cannot be called.
    case invalidURL
    /// The request's value cannot be written as JSON.
    case encoding
    /// No answer.
    case network(NetworkFailure)
    /// An answer that did not come from the service, such as the sign-in page of a network.
    case invalidResponse
    /// A refusal without the service's error body, such as a proxy's, which may say how long to wait.
    case http(status: Int, body: [UInt8], retryAfter: Duration? = nil)
    /// A success whose body does not fit the endpoint's output; the paths of the fields that do not.
    case decoding(fields: [String])
    /// Nobody is signed in, or the session has ended: the person has to sign in.
    case unauthorized
    /// The service's refusal.
    case api(ServiceRefusal)

    /// Whether the same request may succeed later without a change.
    public var isRetryable: Bool {
        switch self {
        case .network(let failure): failure.isRetryable
        case .invalidResponse: true
        case .http(let status, _, _): status == 408 || status == 429 || status >= 500
        case .api(let refusal): refusal.isRetryable
        case .invalidURL, .encoding, .decoding, .unauthorized: false
        }
    }

    /// The code of the service's refusal, when this version of the app knows it.
    public var code: ErrorCode? { if case .api(let refusal) = self { refusal.code } else { nil } }

    /// The status of the answer, when there was one that refused.
    var status: Int? {
        switch self {
        case .http(let status, _, _): status
        case .api(let refusal): refusal.status
        case .invalidURL, .encoding, .network, .invalidResponse, .decoding, .unauthorized: nil
        }
    }

    /// How many seconds not to ask again, where that was said.
    var retrySeconds: Int64? {
        let pause: Duration? =
            switch self {
            case .http(_, _, let pause): pause
            case .api(let refusal): refusal.retryAfter
            case .invalidURL, .encoding, .network, .invalidResponse, .decoding, .unauthorized: nil
            }
        return pause.map { $0.milliseconds / 1000 }
    }
}

/// The error body of an answer. Read leniently: a newer service may send codes, actions and members that this version of the
/// app does not know.
public struct ServiceRefusal: Sendable, Equatable {
    public struct Field: Sendable, Equatable {
        /// The path of the field: `email`, `partners.0.email`.
        public let field: String
        public let code: String
        /// In the language of the request.
        public let message: String
    }

    public let status: Int
    /// As it was sent.
    public let rawCode: String
    /// Nil for a code that is newer than this version of the app.
    public let code: ErrorCode?
    /// In the language of the request.
    public let message: String
    public let requestID: String?
    public let isRetryable: Bool
    public let fields: [Field]
    public let action: ErrorAction?
    /// The tier that would allow it.
    public let upgrade: Tier?
    public let retryAfter: Duration?

    /// Nil for a body that is not the service's.
    /// - Parameter pause: what the head of the answer says, for a body that says nothing of it.
    init?(status: Int, body: [UInt8], retryAfter pause: Duration? = nil) {
        guard let json = try? JSONParser.parse(body), let rawCode = json["code"]?.string else { return nil }
        self.status = status
        self.rawCode = rawCode
        code = ErrorCode(rawValue: rawCode)
        message = json["message"]?.string ?? ""
        requestID = json["requestId"]?.string
        isRetryable = json["retryable"]?.bool ?? code?.isRetryable ?? (status >= 500)
        fields = (json["fields"]?.array ?? []).compactMap { field in
            guard let name = field["field"]?.string, let code = field["code"]?.string else { return nil }
            return Field(field: name, code: code, message: field["message"]?.string ?? "")
        }
        action = json["action"]?.string.flatMap(ErrorAction.init(rawValue:))
        upgrade = json["upgrade"]?.string.flatMap(Tier.init(rawValue:))
        // A wait beyond a day is a mistake of somebody's, and its seconds may not even fit.
        let told: Duration? = json["retryAfter"]?.integer.flatMap { (0...86_400).contains($0) ? .seconds($0) : nil }
        retryAfter = told ?? pause
    }
}
