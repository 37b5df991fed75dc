internal import Contracts
internal import Wire

extension StoredItem {
    /// As its owner sees it. What is measured of its bytes shows once it is ready.
    func shown(_ language: Language) throws -> MediaItem {
        let ready = status == .ready ? blob : nil
        return MediaItem(
            id: id, type: type, status: status, name: name, originalWidth: ready?.width ?? 0, originalHeight: ready?.height ?? 0,
            rotation: ready == nil ? 0 : clip?.rotation ?? picture?.rotation ?? 0,
            videoDuration: ready == nil ? nil : clip.map { MediaTime(milliseconds: $0.milliseconds) }, imageDuration: imageDuration,
            hasAudio: ready != nil && clip?.hasAudio == true,
            thumbnailUrl: ready == nil ? nil : try CallTarget.make(StackMedia.thumbnail.path, MediaParameters(id: id)),
            error: error.map { MediaProblem($0, language) }, createdAt: createdAt)
    }
}

extension PictureFacts {
    /// Clockwise in degrees; a mirrored picture is turned like the one it mirrors.
    var rotation: Int64 {
        switch orientation {
        case 3, 4: 180
        case 5, 6: 90
        case 7, 8: 270
        default: 0
        }
    }
}
