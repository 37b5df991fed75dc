internal import Contracts
internal import JSONCoding
internal import Objects
internal import ServiceKit
internal import Storage
internal import Wire

/// How files go: rows first, in one transaction, then the bytes, as often as it takes.
struct Removal: Sendable {
    let keeper: MediaKeeper

    /// - Parameter also: what else goes in the same transaction.
    /// - Throws: `not_found` for a file that is nobody's or somebody else's.
    func delete(_ id: MediaID, of owner: UserID, run: String?, also: @escaping @Sendable (any Connection) async throws -> Void = { _ in }) async throws {
        try await keeper.database.write { db in
            guard try await OwnerStore.claim(owner, in: db), let file = try await FileStore.find(id, in: db), file.owner == owner else { throw APIError(.notFound) }
            try await also(db)
            try await remove(file, run: run, in: db)
        }
        keeper.runtime.work.wake()
    }

    /// Removes a file inside the caller's transaction, which has claimed the owner.
    func remove(_ file: StoredFile, run: String?, in db: any Connection) async throws {
        guard try await FileStore.delete(file.id, of: file.owner, in: db) != nil else { throw APIError(.notFound) }
        guard try await BlobStore.release(file.blob.id, in: db) else { return }
        try await OwnerStore.free(file.blob.bytes, of: file.owner, in: db)
        try await keeper.removeObjects(.media, file.blob.id, run: run, in: db)
    }

    /// Everything of somebody who left.
    func purge(_ user: UserID, run: String?, in db: any Connection) async throws {
        guard try await OwnerStore.claim(user, in: db) else { return }
        for upload in try await UploadStore.all(of: user, in: db) where upload.status == .waiting {
            try await keeper.removeObjects(.staging, upload.id.text, parts: upload.partsID, run: run, in: db)
        }
        for export in try await ExportStore.all(of: user, in: db) { try await keeper.removeObjects(.exports, export.text, run: run, in: db) }
        for blob in try await BlobStore.ids(of: user, in: db) { try await keeper.removeObjects(.media, blob, run: run, in: db) }
        try await StackPurge.purge(user, in: db)
        try await db.execute("DELETE FROM files WHERE owner = \(user.text)")
        try await db.execute("DELETE FROM blobs WHERE owner = \(user.text)")
        try await OwnerStore.delete(user, in: db)
    }

    var handler: WorkHandler {
        { item in
            guard let area = item.payload["area"]?.string.flatMap(ObjectArea.init(rawValue:)), let id = item.payload["id"]?.string else {
                throw WorkFailure.permanent("incomplete")
            }
            do {
                if area == .staging, let parts = item.payload["parts"]?.string.flatMap(PartsID.init) {
                    try await keeper.store.abortParts(UploadID(trusted: id).staging, parts)
                }
                try await keeper.store.deleteAll(area, id: id)
            } catch {
                throw WorkFailure.temporary("\(error)")
            }
        }
    }
}

/// What crashes and clients that never came back leave behind. By age and by what the database knows, never by prefix: an upload
/// under way is not touched.
struct Sweep: Sendable {
    let keeper: MediaKeeper

    func run(now: Instant) async throws {
        for upload in try await keeper.database.read({ db in try await UploadStore.overdue(now, limit: 500, in: db) }) {
            do { try await Uploads(keeper: keeper).abandon(upload, run: nil) } catch let error as APIError where error.code == .uploadClosed {}
        }
        let old = now - keeper.policy.uploadPatience - .hours(1)
        try await keeper.database.write { db in try await UploadStore.forget(before: old - .days(7), in: db) }
        try await sweepObjects(.staging, before: old) { ids, db in
            Set(try await db.query("SELECT id FROM uploads WHERE id IN (\(list: ids)) AND status = 'waiting'").map { try $0.get(0, as: String.self) })
        }
        try await sweepObjects(.exports, before: old) { ids, db in
            Set(try await db.query("SELECT id FROM exports WHERE id IN (\(list: ids))").map { try $0.get(0, as: String.self) })
        }
        try await sweepObjects(.media, before: old) { ids, db in try await BlobStore.known(ids, in: db) }
        try await keeper.database.write { db in try await Shares.sweep(before: now - .days(1), in: db) }
        try await keeper.onPool { [path = keeper.settings.scratch] in
            ScratchFolder.sweep(path, olderThan: 86_400)
            JobFolder.sweep(path, olderThan: 86_400)
        }
        for begun in try await keeper.store.listParts(.staging) where begun.startedAt < old {
            try await keeper.store.abortParts(begun.key, begun.id)
        }
    }

    private func sweepObjects(
        _ area: ObjectArea, before old: Instant, known: @escaping @Sendable ([String], any Connection) async throws -> Set<String>
    ) async throws {
        var after: String?
        while true {
            let page = try await keeper.store.list(area, after: after, limit: 500)
            let ids = Array(Set(page.objects.filter { $0.modifiedAt < old }.map(\.key.id)))
            let living = ids.isEmpty ? [] : try await keeper.database.read { db in try await known(ids, db) }
            for id in ids where !living.contains(id) { try await keeper.store.deleteAll(area, id: id) }
            guard let next = page.next else { return }
            after = next
        }
    }
}
