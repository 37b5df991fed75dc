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
