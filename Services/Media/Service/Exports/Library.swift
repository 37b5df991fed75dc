internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Compositions and finished exports, newest first. X-02
struct Library: Sendable {
    let keeper: MediaKeeper
    let flows: ExportFlows

    func page(_ query: LibraryQuery, of person: SignedIn, _ context: RequestContext) async throws -> LibraryPage {
        try person.requireStack()
        let after = try query.cursor.map { token throws(APIError) in try ListPlace(token) }
        let size = Int(query.limit?.value ?? 20)
        // The newest of each kind, of which the newest are the page.
        let (compositions, exports) = try await keeper.database.snapshot { db in
            (
                query.kind == .export ? [] : try await CompositionStore.page(of: person.userID, after: after, limit: size + 1, in: db),
                query.kind == .composition ? [] : try await ExportStore.finished(of: person.userID, after: after, limit: size + 1, in: db)
            )
        }
        var found = compositions.map { (ListPlace(at: $0.composition.createdAt, id: $0.composition.id.text), LibraryItem($0.composition)) }
        for export in exports {
            let at = export.doneAt ?? export.updatedAt
            found.append((ListPlace(at: at, id: export.id.text), LibraryItem(try flows.shown(export, context), at: at)))
        }
        found.sort { ($0.0.at, $0.0.id) > ($1.0.at, $1.0.id) }
        return LibraryPage(items: found.prefix(size).map(\.1), nextCursor: found.count > size ? found[size - 1].0.token : nil)
    }
}
