internal import Contracts
internal import ServiceKit

/// Previews, exports, the library and share links.
struct ExportRoutes: Sendable {
    let exports: ExportActions
    let previews: PreviewActions
    let events: ExportEvents
    let library: LibraryActions
    let shares: ShareActions

    var routes: [Route] {
        [
            Compositions.preview.handle(previews.preview),
            Compositions.estimate.handle(exports.estimate),
            Compositions.export.handle(exports.start),
            Exports.open.handle(library.open),
            Exports.one.handle(exports.one),
            Exports.events.handle(events.stream),
            Exports.cancel.handle(exports.cancel),
            Exports.retry.handle(exports.retry),
            Exports.file.handle(exports.file),
            Exports.library.handle(library.page),
            Exports.delete.handle(exports.delete),
            Exports.share.handle(shares.share),
            Exports.endShare.handle(shares.end),
            Exports.shared.handle(shares.shared),
        ]
    }
}
