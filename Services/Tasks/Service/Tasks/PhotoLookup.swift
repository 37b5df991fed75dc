internal import Contracts
internal import Platform
internal import ServiceKit
internal import Wire

/// Whether a photo can be evidence: it exists, its upload is confirmed, and it is the person's own progress photo.
protocol PhotoLookup: Sendable {
    /// Throws `not_found` for what is nobody's or somebody else's, or no progress photo, `photo_unconfirmed` for one that is not ready.
    func check(_ photo: MediaID, of user: UserID, context: RequestContext) async throws
}

/// What is read of a file's facts at the media service.
struct EvidencePhoto: DTO {
    let ownerId: UserID
    let isConfirmed: Bool
    /// Left out until it is confirmed, and by releases that do not tell.
    let purpose: UploadPurpose?
    static let example = EvidencePhoto(ownerId: .example, isConfirmed: true, purpose: .progressPhoto)
}

/// Asks the media service.
struct MediaPhotos: PhotoLookup {
    let peers: PeerClient
    /// Without one there are no photos.
    let mediaURL: String?

    func check(_ photo: MediaID, of user: UserID, context: RequestContext) async throws {
        guard let mediaURL else { throw APIError(.notFound) }
        let facts = try await peers.ask(
            MediaFiles.facts, reading: EvidencePhoto.self, at: mediaURL, parameters: MediaParameters(id: photo), for: context.origin)
        guard let facts, facts.ownerId == user else { throw APIError(.notFound) }
        guard facts.isConfirmed else { throw APIError(.photoUnconfirmed) }
        guard facts.purpose ?? .progressPhoto == .progressPhoto else { throw APIError(.notFound) }
    }
}
