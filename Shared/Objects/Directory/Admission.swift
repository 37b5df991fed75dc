internal import HTTPCore
internal import Security
internal import Wire

/// A request that a signed URL vouches for.
public enum Admission: Sendable, Hashable {
    case put(PutAdmission)
    case get(GetAdmission)
}

/// A body that may be stored: exactly this long, with this hash where one was signed.
public struct PutAdmission: Sendable, Hashable {
    enum Target: Sendable, Hashable {
        case object(ObjectKey, type: String, replaces: Bool)
        case part(ObjectKey, PartsID, number: Int)
    }

    let target: Target
    public let bytes: Int
    /// 32 bytes.
    public let sha256: [UInt8]?

    public var key: ObjectKey {
        switch target {
        case .object(let key, _, _), .part(let key, _, _): key
        }
    }

    /// The media type that the object will have; nil for a part, whose upload has it.
    public var type: String? { if case .object(_, let type, _) = target { type } else { nil } }
    /// Nil for a whole object.
    public var partNumber: Int? { if case .part(_, _, let number) = target { number } else { nil } }
}

/// An object that may be read, and how it is to look.
public struct GetAdmission: Sendable, Hashable {
    public let key: ObjectKey
    public let terms: SignedTerms

    /// What the URL says instead of what is stored.
    public struct SignedTerms: Sendable, Hashable {
        public var type: String?
        public var disposition: String?
        public var cacheControl: String?
    }
}

extension Admission {
    /// - Parameter key: read from the path that was verified.
    init(_ verified: SigV4Verifier.Verified, method: String, key: ObjectKey, headers: HTTPHeaders) throws(ObjectRefusal) {
        switch method {
        case "GET": self = .get(try GetAdmission(verified, key))
        case "PUT": self = .put(try PutAdmission(verified, key, headers))
        default: throw .methodNotAllowed
        }
    }
}

extension GetAdmission {
    fileprivate init(_ verified: SigV4Verifier.Verified, _ key: ObjectKey) throws(ObjectRefusal) {
        var terms = SignedTerms()
        for (name, value) in verified.query.pairs {
            switch name {
            case "response-content-type": terms.type = value
            case "response-content-disposition": terms.disposition = value
            case "response-cache-control": terms.cacheControl = value
            default: throw .invalidArgument
            }
        }
        self.init(key: key, terms: terms)
    }
}

extension PutAdmission {
    fileprivate init(_ verified: SigV4Verifier.Verified, _ key: ObjectKey, _ headers: HTTPHeaders) throws(ObjectRefusal) {
        guard let length = headers["Content-Length"] else { throw .missingContentLength }
        // This store lets nobody choose the length or the type: a URL that leaves them open was not made here.
        guard verified.headers["content-length"] != nil, let bytes = Int(length), bytes >= 0 else { throw .unsignedHeaders }
        sha256 = try Self.hash(verified)
        self.bytes = bytes
        let names = Set(verified.query.pairs.map(\.name))
        if names.isEmpty {
            guard let type = verified.headers["content-type"] else { throw .unsignedHeaders }
            target = .object(key, type: type, replaces: try Self.replaces(headers))
        } else {
            guard names == ["partNumber", "uploadId"], let number = verified.query["partNumber"].flatMap({ Int($0) }),
                StoredPart.numbers.contains(number), let upload = verified.query["uploadId"].flatMap({ PartsID($0) })
            else { throw .invalidArgument }
            target = .part(key, upload, number: number)
        }
    }

    private static func hash(_ verified: SigV4Verifier.Verified) throws(ObjectRefusal) -> [UInt8]? {
        guard let text = verified.headers["x-amz-checksum-sha256"] else { return nil }
        guard let hash = base64Decode(text), hash.count == 32 else { throw .invalidArgument }
        return hash
    }

    /// A client may ask for more care than its URL does, never for less: a signed field cannot be left out.
    private static func replaces(_ headers: HTTPHeaders) throws(ObjectRefusal) -> Bool {
        switch headers.all("If-None-Match") {
        case []: true
        case ["*"]: false
        default: throw .invalidArgument
        }
    }
}
