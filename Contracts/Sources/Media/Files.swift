public import Wire

/// A file whose upload was checked. Its links work for some minutes and without a token; ask again for new ones.
public struct MediaFile: DTO {
    public let id: MediaID
    /// What it was uploaded for.
    public let purpose: UploadPurpose
    /// What kind of file it is.
    public let kind: MediaKind
    /// The name it had on the device; left out when it had none.
    public let name: MediaFileName?
    /// What it is, whatever the client called it.
    public let contentType: ContentType
    /// How many bytes it has.
    public let bytes: Int64
    /// As seen, after its orientation; left out for documents.
    public let width: Int64?
    /// As seen, after its orientation; left out for documents.
    public let height: Int64?
    /// The file as it may be shown: pictures without any metadata, documents as they came, to be saved.
    public let url: String
    /// Longest side 320; an icon for documents. FR-MESSAGING-04-e.
    public let thumbnailUrl: String
    /// When its upload was confirmed.
    public let createdAt: Instant

    public init(
        id: MediaID, purpose: UploadPurpose, kind: MediaKind, name: MediaFileName?, contentType: ContentType, bytes: Int64, width: Int64?,
        height: Int64?, url: String, thumbnailUrl: String, createdAt: Instant
    ) {
        self.id = id
        self.purpose = purpose
        self.kind = kind
        self.name = name
        self.contentType = contentType
        self.bytes = bytes
        self.width = width
        self.height = height
        self.url = url
        self.thumbnailUrl = thumbnailUrl
        self.createdAt = createdAt
    }
    public static let example = MediaFile(
        id: .example, purpose: .avatar, kind: .image, name: .example, contentType: .example, bytes: 482_113, width: 1200, height: 1600,
        url: "https://media.example.com/media/content/c1.AZYPPntqfD6dKluPDB0uPw.k2",
        thumbnailUrl: "https://media.example.com/media/content/c1.AZYPPntqfD6dKluPDB0uPw.k3",
        createdAt: .example)
}

/// How much somebody keeps, and may. What is used and promised together never exceeds the limit; what would, is refused as
/// `quota_exceeded`.
public struct StorageUse: DTO {
    /// What is kept, in bytes: each file once, however often it was sent, and finished videos.
    public let usedBytes: Int64
    /// What is promised to uploads that are under way and to videos that wait or are being made, in bytes.
    public let reservedBytes: Int64
    /// In bytes.
    public let limitBytes: Int64
    public init(usedBytes: Int64, reservedBytes: Int64, limitBytes: Int64) {
        self.usedBytes = usedBytes
        self.reservedBytes = reservedBytes
        self.limitBytes = limitBytes
    }
    public static let example = StorageUse(usedBytes: 734_003_200, reservedBytes: 8_388_608, limitBytes: 21_474_836_480)
}

public struct PreviewQuery: DTO {
    /// Which file.
    public let id: MediaID
    /// JPEG when left out.
    public let format: PictureFormat?
    public init(id: MediaID, format: PictureFormat? = nil) {
        self.id = id
        self.format = format
    }
    public static let example = PreviewQuery(id: .example, format: .webp)
}

public struct ContentParameters: DTO {
    /// What a link carries: which file, which form of it, and until when.
    public let token: OpaqueToken
    public init(token: OpaqueToken) { self.token = token }
    public static let example = ContentParameters(token: .example)
}

/// The place of an object in the embedded store.
public struct ObjectParameters: DTO {
    /// The part of the store: what kind of object it is.
    public let area: ShortText
    /// The upload or file that it belongs to.
    public let id: ShortText
    /// Which of its objects.
    public let name: ShortText
    public init(area: ShortText, id: ShortText, name: ShortText) {
        self.area = area
        self.id = id
        self.name = name
    }
    public static let example = ObjectParameters(
        area: ShortText(trusted: "staging"), id: ShortText(trusted: "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f"),
        name: ShortText(trusted: "bytes"))
}
