internal import Contracts
internal import ServiceKit

/// Uploads of every purpose.
struct UploadRoutes: Sendable {
    let uploads: UploadActions

    var routes: [Route] {
        [
            Media.beginUpload.handle(uploads.begin),
            Media.upload.handle(uploads.one),
            Media.confirmUpload.handleSaving(uploads.confirm),
            Media.abandonUpload.handle(uploads.abandon),
        ]
    }
}
