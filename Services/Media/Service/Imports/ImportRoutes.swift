internal import Contracts
internal import ServiceKit

/// Stack's imports.
struct ImportRoutes: Sendable {
    let imports: ImportActions

    var routes: [Route] {
        [
            StackMedia.beginImport.handle(imports.begin),
            StackMedia.imports.handle(imports.page),
            StackMedia.importJob.handle(imports.one),
            StackMedia.itemUploaded.handle(imports.uploaded),
            StackMedia.cancelImport.handle(imports.cancel),
        ]
    }
}
