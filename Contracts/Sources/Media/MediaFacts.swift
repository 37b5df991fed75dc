internal import HTTPCore
public import Wire

/// What other services may ask the media service.
public enum MediaFiles {
    public static let facts = Endpoint<PeerService, MediaParameters, Nothing, MediaFacts>(
        "media.facts", .get, "/media/files/{id}/facts", callers: [.tasks],
        summary: "Whose a file is and whether it is ready, for other services")
}

public struct MediaParameters: DTO {
    public let id: MediaID
    public init(id: MediaID) { self.id = id }
    public static let example = MediaParameters(id: .example)
}

public struct MediaFacts: DTO {
    public let id: MediaID
    public let ownerId: UserID
    /// Whether its upload was checked and it can be used.
    public let isConfirmed: Bool
    public init(id: MediaID, ownerId: UserID, isConfirmed: Bool) {
        self.id = id
        self.ownerId = ownerId
        self.isConfirmed = isConfirmed
    }
    public static let example = MediaFacts(id: .example, ownerId: .example, isConfirmed: true)
}
