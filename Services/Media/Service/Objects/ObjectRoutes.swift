internal import Contracts
internal import ServiceKit

/// Where bytes are put: the embedded store's side of signed URLs, which is what S3 does for a bucket, and photos of unknown size.
struct ObjectRoutes: Sendable {
    let objects: ObjectActions
    let unsized: UnsizedUploads

    var routes: [Route] {
        let photo = Media.putPhoto.handleUpload(into: unsized.folder, admit: unsized.admit, unsized.put)
        // With S3, clients put objects there and not here.
        guard let folder = objects.folder else { return [photo] }
        return [photo, Media.putObject.handleUpload(into: folder, admit: objects.admit, objects.put)]
    }
}
