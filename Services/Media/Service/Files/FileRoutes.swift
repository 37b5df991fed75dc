internal import Contracts
internal import ServiceKit

/// Files of every purpose.
struct FileRoutes: Sendable {
    let files: FileActions

    var routes: [Route] {
        [
            Media.storage.handle(files.storage),
            Media.file.handle(files.one),
            Media.deleteFile.handle(files.delete),
            Media.preview.handle(files.preview),
            Media.content.handle(files.content),
            MediaFiles.facts.handle(files.facts),
            MediaFiles.links.handle(files.links),
        ]
    }
}
