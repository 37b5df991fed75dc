public import Wire

/// What is sent file by file. Clips belong to an import, which knows how many there are.
public enum SinglePurposes: ChoiceRule {
    public static let words = UploadPurpose.allCases.filter { $0 != .clip && $0 != .progressPhoto }
}

/// What a client wants to send: exactly these bytes and no others.
public struct UploadDetails: DTO {
    /// What the file is for.
    public var purpose: Choice<SinglePurposes>
    /// What it is, as the client declares it; the bytes decide.
    public var contentType: ContentType
    /// How many bytes it has, exactly.
    public var bytes: UploadSize
    /// When known, the store itself refuses other bytes.
    public var sha256: ContentHash?
    /// The name it has on the device.
    public var name: MediaFileName?

    public init(purpose: UploadPurpose, contentType: ContentType, bytes: UploadSize, sha256: ContentHash? = nil, name: MediaFileName? = nil)
    {
        self.purpose = .init(trusted: purpose)
        self.contentType = contentType
        self.bytes = bytes
        self.sha256 = sha256
        self.name = name
    }

    public static let example = UploadDetails(purpose: .avatar, contentType: .example, bytes: .example, sha256: .example, name: .example)
}

public struct UploadParameters: DTO {
    /// Which upload of one's own.
    public let id: UploadID
    public init(id: UploadID) { self.id = id }
    public static let example = UploadParameters(id: .example)
}

/// A request that stores bytes: `PUT` to `url` with these headers and nothing else decides. The store refuses another size, type, key
/// or checksum, and every change of the URL. Where the store is one of S3, it answers itself: a refusal is then S3's, in XML, and not as
/// everywhere else.
public struct SignedPut: DTO {
    /// Where to send the bytes.
    public let url: String
    /// Headers to send as they are; `Content-Length` follows from the bytes.
    public let headers: [String: String]
    public init(url: String, headers: [String: String]) {
        self.url = url
        self.headers = headers
    }
    public static let example = SignedPut(
        url: "https://media.example.com/objects/staging/01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f/bytes?X-Amz-Algorithm=AWS4-HMAC-SHA256",
        headers: ["Content-Type": "image/jpeg"])
}

/// One part of a file, in S3's multipart shape: numbers count from 1, all parts but the last have the same size.
public struct UploadPart: DTO {
    /// From 1.
    public let number: Int64
    /// Where in the file it begins.
    public let offset: Int64
    /// How many bytes it has.
    public let bytes: Int64
    /// Whether the store has it.
    public let isReceived: Bool
    /// Left out once it is received.
    public let put: SignedPut?
    public init(number: Int64, offset: Int64, bytes: Int64, isReceived: Bool, put: SignedPut?) {
        self.number = number
        self.offset = offset
        self.bytes = bytes
        self.isReceived = isReceived
        self.put = put
    }
    public static let example = UploadPart(number: 1, offset: 0, bytes: 482_113, isReceived: false, put: .example)
}

/// How to send one file, and how far that is. Asked for again it has fresh URLs for what is missing, which is how an upload goes on
/// after either side was restarted. X-03.
public struct UploadTicket: DTO {
    public let id: UploadID
    /// What the file is for.
    public let purpose: UploadPurpose
    public let status: UploadStatus
    /// What it is, as the client declared it.
    public let contentType: ContentType
    /// Left out when the client did not say.
    public let bytes: UploadSize?
    /// For a file that is sent whole.
    public let put: SignedPut?
    /// For a file that is sent in parts.
    public let parts: [UploadPart]?
    /// When the URLs stop working.
    public let expiresAt: Instant
    /// When the upload itself is given up.
    public let givenUpAt: Instant
    /// The confirmed file.
    public let fileId: MediaID?

    public init(
        id: UploadID, purpose: UploadPurpose, status: UploadStatus, contentType: ContentType, bytes: UploadSize?, put: SignedPut?,
        parts: [UploadPart]?, expiresAt: Instant, givenUpAt: Instant, fileId: MediaID?
    ) {
        self.id = id
        self.purpose = purpose
        self.status = status
        self.contentType = contentType
        self.bytes = bytes
        self.put = put
        self.parts = parts
        self.expiresAt = expiresAt
        self.givenUpAt = givenUpAt
        self.fileId = fileId
    }
    public static let example = UploadTicket(
        id: .example, purpose: .avatar, status: .waiting, contentType: .example, bytes: .example, put: .example, parts: nil,
        expiresAt: .example + .minutes(15), givenUpAt: .example + .days(1), fileId: nil)
}
