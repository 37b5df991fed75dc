internal import Contracts
internal import Objects
internal import Wire

/// Shows progress photos, with links to their forms.
struct PhotoView: Sendable {
    let files: FileView

    init(_ files: FileView) { self.files = files }

    func photo(_ photo: StoredPhoto) throws -> Photo {
        let (file, blob) = (photo.file, photo.file.blob)
        return Photo(
            id: file.id, s3Key: StorageKey(trusted: blob.original.description), photoType: photo.photoType, stage: photo.stage,
            taskId: photo.taskID, takenAt: photo.takenAt, width: blob.width ?? 0, height: blob.height ?? 0, bytes: blob.bytes,
            thumbnailUrl: try files.link(file.id, .thumbnail), previewUrl: try files.link(file.id, .preview),
            fullUrl: try files.link(file.id, .full), createdAt: file.createdAt)
    }
}
