internal import Contracts
internal import ServiceKit

/// Progress photos.
struct PhotoRoutes: Sendable {
    let photos: PhotoActions

    var routes: [Route] {
        [
            Media.presignPhoto.handle(photos.presign),
            Media.confirmPhoto.handleSaving(photos.confirm),
            Media.photos.handle(photos.page),
            Media.photo.handle(photos.one),
            Media.comparison.handle(photos.compare),
            Media.changePhoto.handle(photos.change),
            Media.deletePhoto.handle(photos.delete),
        ]
    }
}
