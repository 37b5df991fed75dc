internal import Contracts
internal import JSONCoding
internal import Objects
internal import ServiceKit
internal import Storage
internal import Wire

/// Deletes files: the rows in one transaction, and the bytes by outbox work, which is repeated until it succeeds.
struct Removal: Sendable {
    let dependencies: MediaDependencies

    /// - Throws: `not_found` for a file that is nobody's or somebody else's.
    func delete(_ id: MediaID, of owner: UserID, run: String?) async throws {
        try await dependencies.database.write { db in
            guard try await OwnerStore.claim(owner, in: db), let file = try await FileStore.find(id, in: db), file.owner == owner else {
                throw APIError(.notFound)
            }
            try await remove(file, run: run, in: db)
        }
        dependencies.runtime.work.wake()
    }

    /// Removes a file inside the caller's transaction, which has claimed the owner.
    func remove(_ file: StoredFile, run: String?, in db: any Connection) async throws {
        guard try await FileStore.delete(file.id, of: file.owner, in: db) != nil else { throw APIError(.notFound) }
        guard try await BlobStore.release(file.blob.id, in: db) else { return }
        try await OwnerStore.free(file.blob.bytes, of: file.owner, in: db)
        try await dependencies.removeObjects(.media, file.blob.id, run: run, in: db)
    }

    /// Deletes a picture that a profile does not show any more. The news of it may be old, and the person may have taken it again since:
    /// the profile says what it shows now. Only what was uploaded to be one goes: the id is whatever the profile was given.
    var avatarHandler: WorkHandler {
        MediaWork.removeAvatar.handle { avatar, item in
            let avatars = AvatarLookup(peers: dependencies.runtime.peers, profileURL: dependencies.settings.profileURL)
            let shown: MediaID?
            do {
                shown = try await avatars.shown(by: avatar.owner, for: item.origin)
            } catch let error as APIError where error.code.isRetryable && item.attempt >= Self.mostLookups {
                return try await again(avatar, run: item.run)
            }
            guard shown != avatar.file else { return }
            try await dependencies.database.write { db in
                guard try await OwnerStore.claim(avatar.owner, in: db), let file = try await FileStore.find(avatar.file, in: db),
                    file.owner == avatar.owner, file.purpose == .avatar
                else { return }
                try await remove(file, run: item.run, in: db)
            }
            dependencies.runtime.work.wake()
        }
    }

    /// How often one piece of work asks for the picture that somebody shows. Work that fails much more often is buried, and the picture
    /// would stay for good: a profile service may be away for as long as it likes.
    private static let mostLookups = 10

    /// Leaves a picture for later, unless it is gone.
    private func again(_ avatar: AvatarRemoval, run: String?) async throws {
        let due = dependencies.runtime.clocks.now(run: run) + .minutes(5)
        try await dependencies.database.write { [dependencies] db in
            guard try await FileStore.find(avatar.file, in: db)?.owner == avatar.owner else { return }
            try await dependencies.runtime.work.add(MediaWork.removeAvatar, avatar, run: run, dueAt: due, in: db)
        }
    }

    /// Deletes everything of somebody whose account was deleted.
    func purge(_ user: UserID, run: String?, in db: any Connection) async throws {
        guard try await OwnerStore.claim(user, in: db) else { return }
        for upload in try await UploadStore.all(of: user, in: db) where upload.status == .waiting {
            try await dependencies.removeObjects(.staging, upload.id.text, parts: upload.partsID, run: run, in: db)
        }
        for export in try await ExportStore.all(of: user, in: db) {
            try await dependencies.removeObjects(.exports, export.text, run: run, in: db)
        }
        for blob in try await BlobStore.ids(of: user, in: db) { try await dependencies.removeObjects(.media, blob, run: run, in: db) }
        // The layers go with their compositions.
        try await CompositionStore.deleteAll(of: user, in: db)
        try await ItemStore.deleteAll(of: user, in: db)
        try await ImportStore.deleteAll(of: user, in: db)
        try await MediaSettingsStore.delete(of: user, in: db)
        try await FileStore.deleteAll(of: user, in: db)
        try await BlobStore.deleteAll(of: user, in: db)
        try await OwnerStore.delete(user, in: db)
    }

    /// Deletes what people put here while they were being deleted.
    func purgeDeparted(since limit: Instant) async throws {
        for user in try await dependencies.database.read({ db in try await OwnerStore.departed(since: limit, in: db) }) {
            try await dependencies.database.write { db in try await purge(user, run: nil, in: db) }
        }
    }

    var handler: WorkHandler {
        MediaWork.removeObjects.handle { removal, _ in
            guard let area = ObjectArea(rawValue: removal.area) else { throw WorkFailure.permanent("there is no area \(removal.area)") }
            do {
                if area == .staging, let parts = removal.parts.flatMap(PartsID.init) {
                    try await dependencies.store.abortParts(UploadID(trusted: removal.id).staging, parts)
                }
                try await dependencies.store.deleteAll(area, id: removal.id)
            } catch {
                throw WorkFailure.temporary("\(error)")
            }
        }
    }
}
