internal import HTTPCore
public import Wire

/// What other services may ask the media service.
public enum MediaFiles {
    public static let facts = Endpoint<PeerService, MediaParameters, Nothing, MediaFacts>(
        "media.facts", .get, "/media/files/{id}/facts", callers: [.tasks, .coaching, .profile],
        summary: "Whose a file is, what it is and whether it is ready, for other services")
    public static let links = Endpoint<PeerService, MediaParameters, Nothing, MediaLinks>(
        "media.links", .get, "/media/files/{id}/links", callers: [.coaching],
        summary: "Links to a confirmed file, for services that know who else may see it")
}

public struct MediaParameters: DTO {
    /// Which file or media item.
    public let id: MediaID
    public init(id: MediaID) { self.id = id }
    public static let example = MediaParameters(id: .example)
}

/// A file, for the service that uses it.
public struct MediaFacts: DTO {
    public let id: MediaID
    /// Who uploaded it.
    public let ownerId: UserID
    /// Whether its upload was checked and it can be used.
    public let isConfirmed: Bool
    /// What it was uploaded for. This and the rest are left out until it is confirmed.
    public let purpose: UploadPurpose?
    public let kind: MediaKind?
    /// The name it had on the device; left out when it had none.
    public let name: MediaFileName?
    /// What it is, whatever the client called it.
    public let contentType: ContentType?
    /// How many bytes it has.
    public let bytes: Int64?
    /// As seen, after its orientation; left out for documents.
    public let width: Int64?
    /// As seen, after its orientation; left out for documents.
    public let height: Int64?

    public init(
        id: MediaID, ownerId: UserID, isConfirmed: Bool, purpose: UploadPurpose? = nil, kind: MediaKind? = nil,
        name: MediaFileName? = nil, contentType: ContentType? = nil, bytes: Int64? = nil, width: Int64? = nil, height: Int64? = nil
    ) {
        self.id = id
        self.ownerId = ownerId
        self.isConfirmed = isConfirmed
        self.purpose = purpose
        self.kind = kind
        self.name = name
        self.contentType = contentType
        self.bytes = bytes
        self.width = width
        self.height = height
    }
    public static let example = MediaFacts(
        id: .example, ownerId: .example, isConfirmed: true, purpose: .chatImage, kind: .image, name: .example, contentType: .example,
        bytes: 482_113, width: 1200, height: 1600)
}

/// Links that work for some minutes, without a token.
public struct MediaLinks: DTO {
    /// The file as it may be shown.
    public let url: String
    /// Longest side 320; an icon for documents.
    public let thumbnailUrl: String
    public init(url: String, thumbnailUrl: String) {
        self.url = url
        self.thumbnailUrl = thumbnailUrl
    }
    public static let example = MediaLinks(url: MediaFile.example.url, thumbnailUrl: MediaFile.example.thumbnailUrl)
}
