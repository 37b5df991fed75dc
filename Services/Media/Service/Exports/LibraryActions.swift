internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Compositions and finished exports, and exports that are not, newest first. X-02
struct LibraryActions: Sendable {
    let dependencies: MediaDependencies

    /// Exports that are not done.
    func open(_ call: Call<SignedIn, MediaPageQuery, Nothing>) async throws -> ExportList {
        let user = call.caller.userID
        let (after, size) = try call.parameters.read(dependencies.policy)
        let found = try await dependencies.database.read { db in try await ExportStore.open(of: user, after: after, limit: size + 1, in: db)
        }
        let page = ListPage(found, limit: size) { TimeCursor(at: $0.createdAt, id: $0.id.text).token }
        return ExportList(items: try page.items.map { try $0.shown(call.context.language) }, nextCursor: page.nextCursor)
    }

    func page(_ call: Call<SignedIn, LibraryQuery, Nothing>) async throws -> LibraryPage {
        let (query, person) = (call.parameters, call.caller)
        let after = try query.cursor.map { token throws(APIError) in try TimeCursor(reading: token) }
        let size = Int(query.limit?.value ?? 20)
        // A page of each kind, and of both together the newest.
        let (compositions, exports) = try await dependencies.database.snapshot { db in
            (
                query.kind == .export ? [] : try await CompositionStore.page(of: person.userID, after: after, limit: size + 1, in: db),
                query.kind == .composition ? [] : try await ExportStore.finished(of: person.userID, after: after, limit: size + 1, in: db)
            )
        }
        var found = compositions.map { (TimeCursor(at: $0.composition.createdAt, id: $0.composition.id.text), LibraryItem($0.composition)) }
        for export in exports {
            let at = export.doneAt ?? export.updatedAt
            found.append((TimeCursor(at: at, id: export.id.text), LibraryItem(try export.shown(call.context.language), at: at)))
        }
        found.sort { ($0.0.at, $0.0.id) > ($1.0.at, $1.0.id) }
        return LibraryPage(items: found.prefix(size).map(\.1), nextCursor: found.count > size ? found[size - 1].0.token : nil)
    }
}
