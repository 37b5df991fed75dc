internal import Contracts
internal import Objects
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// What crashes and clients that never came back leave behind. By age and by what the database knows, never by prefix: an upload
/// under way is not touched.
struct Sweep: Sendable {
    let dependencies: MediaDependencies

    /// How often the whole store is walked.
    static let walk: Duration = .hours(6)

    func run(now: Instant) async throws {
        for upload in try await dependencies.database.read({ db in try await UploadStore.overdue(now, limit: 500, in: db) }) {
            do { try await Uploading(dependencies: dependencies).abandon(upload, run: nil) } catch let error as APIError
                where error.code == .uploadClosed
            {}
        }
        let old = now - dependencies.policy.uploadPatience - .hours(1)
        try await UploadStore.forget(before: old - .days(7), in: dependencies.database)
        try await ShareStore.sweep(before: now - .days(1), in: dependencies.database)
        try await dependencies.onPool { [path = dependencies.settings.scratch] in
            ScratchFolder.sweep(path, olderThan: 86_400)
            JobFolder.sweep(path, olderThan: 86_400)
        }
        if let store = dependencies.store as? DirectoryStore { try await store.sweepTemporary(olderThan: .hours(24)) }
        // What is in the store is older than a day before it may go, and all of it is walked for that: seldom, and by one of the processes.
        guard try await Turns(dependencies.database).take("sweep objects", for: Self.walk, now: now) else { return }
        try await sweepObjects(.staging, before: old) { ids, db in Self.whole(try await UploadStore.waiting(ids, in: db)) }
        // A finished export has one video; what renderers that died left of it while it was made is nobody's.
        try await sweepObjects(.exports, before: old) { ids, db in
            try await ExportStore.videos(of: ids, in: db).mapValues { $0.map(Kept.only) ?? .everything }
        }
        try await sweepObjects(.media, before: old) { ids, db in Self.whole(try await BlobStore.known(ids, in: db)) }
        for begun in try await dependencies.store.listParts(.staging) where begun.startedAt < old {
            try await remove(begun.key.description) { try await dependencies.store.abortParts(begun.key, begun.id) }
        }
    }

    /// Removes one thing of many. One that cannot be removed holds up no others, and is tried again with the next walk.
    /// - Throws: `CancellationError`; what a store that does not answer throws, as it would not answer for the others either.
    private func remove(_ name: String, _ body: () async throws -> Void) async throws {
        do {
            try await body()
        } catch {
            try Task.checkCancellation()
            if case ObjectStoreError.unavailable = error { throw error }
            dependencies.runtime.logger.log(.warning, "not swept", ["object": .string(name), "error": .string("\(error)")])
        }
    }

    /// What stays of an id that is still somebody's.
    private enum Kept: Sendable {
        case everything
        /// The object of this name.
        case only(String)
    }

    private static func whole(_ ids: Set<String>) -> [String: Kept] {
        Dictionary(uniqueKeysWithValues: ids.map { ($0, .everything) })
    }

    /// - Parameter known: those of the ids that are still somebody's.
    private func sweepObjects(
        _ area: ObjectArea, before old: Instant, known: @escaping @Sendable ([String], any Connection) async throws -> [String: Kept]
    ) async throws {
        var after: String?
        while true {
            let page = try await dependencies.store.list(area, after: after, limit: 500)
            let keys = page.objects.filter { $0.modifiedAt < old }.map(\.key)
            let ids = Array(Set(keys.map(\.id)))
            let living = ids.isEmpty ? [:] : try await dependencies.database.read { db in try await known(ids, db) }
            for id in ids where living[id] == nil {
                try await remove("\(area.rawValue)/\(id)") { try await dependencies.store.deleteAll(area, id: id) }
            }
            for key in keys {
                guard case .only(let name) = living[key.id], name != key.name else { continue }
                try await remove(key.description) { try await dependencies.store.delete(key) }
            }
            guard let next = page.next else { return }
            after = next
        }
    }
}
