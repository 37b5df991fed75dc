internal import Contracts
internal import MediaDomain
internal import Wire

/// A media item as it is stored, with its bytes once they were checked.
struct StoredItem: Sendable, Equatable {
    let id: MediaID
    let owner: UserID
    let importID: ImportID
    /// In its import, from 0.
    let place: Int64
    /// Nil for one whose bytes were here before it.
    let uploadID: UploadID?
    /// By its content once that is known.
    let type: MediaItemType
    let status: MediaItemStatus
    let name: MediaFileName
    let imageDuration: ImageDuration
    let error: ErrorCode?
    let isDeleted: Bool
    let createdAt: Instant
    /// There from the moment its upload was confirmed, which is a little before it is ready.
    let blob: Blob?
    /// Of a clip.
    let clip: ClipFacts?
    /// Of an image.
    let picture: PictureFacts?

    /// What layers are made of; nil until it is ready.
    var source: MediaSource? {
        guard status == .ready, !isDeleted, let blob else { return nil }
        return MediaSource(
            id: id, type: type, duration: type == .video ? MediaTime(milliseconds: clip?.milliseconds ?? 0) : imageDuration.time,
            hasAudio: clip?.hasAudio ?? false, aspectRatio: AspectRatio(width: blob.width ?? 0, height: blob.height ?? 0))
    }
}

/// A new item.
struct NewItem: Sendable {
    let id: MediaID
    let place: Int64
    let uploadID: UploadID?
    let type: MediaItemType
    let status: MediaItemStatus
    let name: MediaFileName
    let imageDuration: ImageDuration
}
