internal import Contracts
internal import HTTPCore
internal import Objects
internal import ServiceKit
internal import Storage
internal import Wire

/// Clips and pictures as their owners see them, and the settings of new ones.
struct MediaItems: Sendable {
    let keeper: MediaKeeper
    let uploads: Uploads
    let removal: Removal
    let variants: Variants

    func page(_ query: MediaPageQuery, of person: SignedIn, _ context: RequestContext) async throws -> MediaItemList {
        let after = try query.cursor.map { token throws(APIError) in try ListPlace(token) }
        let size = min(Int(query.limit?.value ?? Int64(keeper.policy.itemsPerPage)), keeper.policy.itemsPerPage)
        let found = try await keeper.database.read { db in try await ItemStore.page(of: person.userID, after: after, limit: size + 1, in: db) }
        let items = found.prefix(size)
        return MediaItemList(
            items: try items.map { try shown($0, context) },
            nextCursor: found.count > size ? items.last.map { ListPlace(at: $0.createdAt, id: $0.id.text).token } : nil)
    }

    func one(_ id: MediaID, of person: SignedIn, _ context: RequestContext) async throws -> MediaItem {
        try shown(try await find(id, of: person), context)
    }

    /// Layers made of it stay and say that it is missing. X-06.
    func delete(_ id: MediaID, of person: SignedIn, run: String?) async throws {
        try await keeper.database.write { db in
            guard try await OwnerStore.claim(person.userID, in: db), let item = try await ItemStore.find(id, of: person.userID, in: db) else {
                throw APIError(.notFound)
            }
            try await remove(item, run: run, in: db)
        }
        keeper.runtime.work.wake()
    }

    /// Deletes an item in the caller's transaction, which has claimed the owner.
    func remove(_ item: StoredItem, run: String?, in db: any Connection) async throws {
        guard try await ItemStore.delete(item.id, of: item.owner, in: db) else { return }
        try await letGo(item, refusal: nil, run: run, in: db)
    }

    /// Gives back what an item holds: the room promised to its upload, and its use of its bytes.
    func letGo(_ item: StoredItem, refusal: ErrorCode?, run: String?, in db: any Connection) async throws {
        if let id = item.uploadID, let upload = try await UploadStore.find(id, in: db) {
            _ = try await uploads.close(upload, refusal: refusal, run: run, in: db)
        }
        if let file = try await FileStore.find(item.id, in: db) { try await removal.remove(file, run: run, in: db) }
    }

    /// Made when it was imported; made again should it be gone. AC-3.3.
    func thumbnail(_ id: MediaID, of person: SignedIn) async throws -> HTTPResponse {
        let item = try await find(id, of: person)
        guard item.status == .ready, let blob = item.blob else { throw APIError(.mediaNotReady) }
        let key = try await variants.ensure(blob, .thumbnail, .webp)
        let body: HTTPBody =
            if let path = try await keeper.store.localPath(key) { .file(path: path) } else {
                .bytes(try await keeper.store.read(key, range: nil, maximum: 4 << 20))
            }
        return HTTPResponse(
            status: .ok,
            headers: [
                "Content-Type": "image/webp", "Cache-Control": "private, max-age=86400", "ETag": "\"\(blob.id)-\(key.name)\"",
                "Content-Security-Policy": "default-src 'none'; sandbox",
            ], body: body)
    }

    func settings(of person: SignedIn) async throws -> MediaSettings {
        try await keeper.database.read { db in try await MediaSettingsStore.find(of: person.userID, in: db) }
    }

    func change(_ change: MediaSettingsChange, of person: SignedIn, now: Instant) async throws -> MediaSettings {
        try await keeper.database.write { db in
            try await OwnerStore.ensure(person.userID, product: person.product, now: now, in: db)
            return try await MediaSettingsStore.change(change, of: person.userID, in: db)
        }
    }

    private func find(_ id: MediaID, of person: SignedIn) async throws -> StoredItem {
        guard let item = try await keeper.database.read({ db in try await ItemStore.find(id, of: person.userID, in: db) }) else {
            throw APIError(.notFound)
        }
        return item
    }

    private func shown(_ item: StoredItem, _ context: RequestContext) throws -> MediaItem {
        let ready = item.status == .ready ? item.blob : nil
        return MediaItem(
            id: item.id, type: item.type, status: item.status, name: item.name, originalWidth: ready?.width ?? 0, originalHeight: ready?.height ?? 0,
            rotation: ready == nil ? 0 : item.clip?.rotation ?? item.picture?.rotation ?? 0,
            videoDuration: ready == nil ? nil : item.clip.map { MediaTime(milliseconds: $0.milliseconds) }, imageDuration: item.imageDuration,
            hasAudio: ready != nil && item.clip?.hasAudio == true,
            thumbnailUrl: ready == nil ? nil : try CallTarget.make(StackMedia.thumbnail.path, MediaParameters(id: item.id)),
            error: item.error.map { MediaProblem($0, context.language) }, createdAt: item.createdAt)
    }
}

extension PictureFacts {
    /// Clockwise in degrees; a mirrored picture is turned like the one it mirrors.
    var rotation: Int64 {
        switch orientation {
        case 3, 4: 180
        case 5, 6: 90
        case 7, 8: 270
        default: 0
        }
    }
}
