public import Wire

/// Why a store did not do what it was asked.
public enum ObjectStoreError: Error, Sendable, Hashable {
    /// There is no such object or no such unfinished upload.
    case notFound
    /// The parts cannot be put together: this part is missing, was replaced, is out of order or is too small not to be the last.
    /// Nil when the store does not say which.
    case invalidPart(number: Int?)
    /// More bytes than the caller allows.
    case tooLarge(limit: Int)
    /// No room on the disk or in the account.
    case storageFull
    /// The store did not answer, or could not do it just now; `retryable` when the same call may work later.
    case unavailable(retryable: Bool, reason: String)
    /// The store understood and said no.
    case refused(ObjectRefusal)
    /// What is stored is not what was written.
    case damaged(String)
    /// The caller's task was cancelled.
    case cancelled
}

/// That there is no room, or no answer, is nobody's mistake and passes. The rest depends on what the object was for.
extension ObjectStoreError: AnswerableError {
    public var answer: APIError? {
        switch self {
        case .storageFull: APIError(.storageFull, retryAfter: .seconds(60))
        case .unavailable, .cancelled: APIError(.unavailable, retryAfter: .seconds(1))
        case .notFound, .invalidPart, .tooLarge, .refused, .damaged: nil
        }
    }
}

/// A refusal as S3 spells it.
public struct ObjectRefusal: Error, Sendable, Hashable, CustomStringConvertible {
    /// S3's error code, `SignatureDoesNotMatch`.
    public let code: String
    /// The HTTP status that belongs to it.
    public let status: Int

    public init(code: String, status: Int) {
        self.code = code
        self.status = status
    }

    public var description: String { "\(code) (\(status))" }

    /// No signature, an unknown key, or a URL whose time is over or has not come.
    public static let accessDenied = ObjectRefusal(code: "AccessDenied", status: 403)
    /// Something that was signed is not what was sent.
    public static let signatureDoesNotMatch = ObjectRefusal(code: "SignatureDoesNotMatch", status: 403)
    /// The `X-Amz-` parameters are incomplete, repeated or nonsense, or ask for a longer life than the store gives.
    public static let badParameters = ObjectRefusal(code: "AuthorizationQueryParametersError", status: 400)
    /// Something that this store wants signed was not.
    public static let unsignedHeaders = ObjectRefusal(code: "AccessDenied", status: 403)
    public static let invalidArgument = ObjectRefusal(code: "InvalidArgument", status: 400)
    public static let missingContentLength = ObjectRefusal(code: "MissingContentLength", status: 411)
    /// The body has another length than announced.
    public static let incompleteBody = ObjectRefusal(code: "IncompleteBody", status: 400)
    /// The body has another hash than announced.
    public static let badDigest = ObjectRefusal(code: "BadDigest", status: 400)
    /// The key is taken and the URL does not allow replacing.
    public static let alreadyExists = ObjectRefusal(code: "PreconditionFailed", status: 412)
    public static let methodNotAllowed = ObjectRefusal(code: "MethodNotAllowed", status: 405)
}
