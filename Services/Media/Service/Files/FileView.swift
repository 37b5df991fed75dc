internal import Contracts
internal import ServiceKit
internal import Wire

/// Shows files, with links to their content.
struct FileView: Sendable {
    let dependencies: MediaDependencies
    let context: RequestContext

    init(_ dependencies: MediaDependencies, _ context: RequestContext) {
        self.dependencies = dependencies
        self.context = context
    }

    func file(_ file: StoredFile) throws -> MediaFile {
        MediaFile(
            id: file.id, purpose: file.purpose, kind: file.blob.kind, name: file.name,
            contentType: ContentType(trusted: file.blob.contentType),
            bytes: file.blob.bytes, width: file.blob.width, height: file.blob.height,
            // Of a film its clean copy is given. A release before this one, beside it, would take `full` for one of its frames.
            url: try link(file.id, file.blob.kind == .image ? .full : .original), thumbnailUrl: try link(file.id, .thumbnail),
            createdAt: file.createdAt)
    }

    /// A link that works for some minutes without a token.
    func link(_ file: MediaID, _ form: FileForm) throws -> String {
        let token = dependencies.links.token(file, form, now: context.now)
        return dependencies.publicURL(context) + (try CallTarget.make(Media.content.path, ContentParameters(token: token)))
    }
}
