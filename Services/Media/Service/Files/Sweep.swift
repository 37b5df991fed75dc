internal import Contracts
internal import Objects
internal import ServiceKit
internal import Storage
internal import Wire

/// What crashes and clients that never came back leave behind. By age and by what the database knows, never by prefix: an upload
/// under way is not touched.
struct Sweep: Sendable {
    let dependencies: MediaDependencies

    func run(now: Instant) async throws {
        for upload in try await dependencies.database.read({ db in try await UploadStore.overdue(now, limit: 500, in: db) }) {
            do { try await Uploading(dependencies: dependencies).abandon(upload, run: nil) } catch let error as APIError
                where error.code == .uploadClosed
            {}
        }
        let old = now - dependencies.policy.uploadPatience - .hours(1)
        try await UploadStore.forget(before: old - .days(7), in: dependencies.database)
        try await sweepObjects(.staging, before: old) { ids, db in try await UploadStore.waiting(ids, in: db) }
        try await sweepObjects(.exports, before: old) { ids, db in try await ExportStore.known(ids, in: db) }
        try await sweepObjects(.media, before: old) { ids, db in try await BlobStore.known(ids, in: db) }
        try await ShareStore.sweep(before: now - .days(1), in: dependencies.database)
        try await dependencies.onPool { [path = dependencies.settings.scratch] in
            ScratchFolder.sweep(path, olderThan: 86_400)
            JobFolder.sweep(path, olderThan: 86_400)
        }
        for begun in try await dependencies.store.listParts(.staging) where begun.startedAt < old {
            try await dependencies.store.abortParts(begun.key, begun.id)
        }
    }

    private func sweepObjects(
        _ area: ObjectArea, before old: Instant, known: @escaping @Sendable ([String], any Connection) async throws -> Set<String>
    ) async throws {
        var after: String?
        while true {
            let page = try await dependencies.store.list(area, after: after, limit: 500)
            let ids = Array(Set(page.objects.filter { $0.modifiedAt < old }.map(\.key.id)))
            let living = ids.isEmpty ? [] : try await dependencies.database.read { db in try await known(ids, db) }
            for id in ids where !living.contains(id) { try await dependencies.store.deleteAll(area, id: id) }
            guard let next = page.next else { return }
            after = next
        }
    }
}
