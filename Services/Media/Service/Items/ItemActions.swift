internal import Contracts
internal import HTTPCore
internal import Objects
internal import ServiceKit
internal import Storage
internal import Wire

/// Clips and pictures as their owners see them.
struct ItemActions: Sendable {
    let dependencies: MediaDependencies
    let removal: ItemRemoval
    let variants: Variants

    func page(_ call: Call<SignedIn, MediaPageQuery, Nothing>) async throws -> MediaItemList {
        let user = call.caller.userID
        let (after, size) = try call.parameters.read(dependencies.policy)
        let found = try await dependencies.database.read { db in try await ItemStore.page(of: user, after: after, limit: size + 1, in: db) }
        let page = ListPage(found, limit: size) { TimeCursor(at: $0.createdAt, id: $0.id.text).token }
        return MediaItemList(items: try page.items.map { try $0.shown(call.context.language) }, nextCursor: page.nextCursor)
    }

    func one(_ call: Call<SignedIn, MediaParameters, Nothing>) async throws -> MediaItem {
        try await find(call).shown(call.context.language)
    }

    /// Layers made of it stay and say that it is missing. X-06.
    func delete(_ call: Call<SignedIn, MediaParameters, Nothing>) async throws -> Nothing {
        let (id, user) = (call.parameters.id, call.caller.userID)
        try await dependencies.database.write { [removal] db in
            guard try await OwnerStore.claim(user, in: db), let item = try await ItemStore.find(id, of: user, in: db) else {
                throw APIError(.notFound)
            }
            try await removal.remove(item, run: call.context.run, in: db)
        }
        dependencies.runtime.work.wake()
        return Nothing()
    }

    /// Made when it was imported; made again should it be gone. AC-3.3.
    func thumbnail(_ call: Call<SignedIn, MediaParameters, Nothing>) async throws -> HTTPResponse {
        let item = try await find(call)
        guard item.status == .ready, let blob = item.blob else {
            throw APIError(item.status == .failed ? .mediaUnreadable : .mediaNotReady)
        }
        let key = try await variants.ensure(blob, .thumbnail, .webp)
        let body: HTTPBody =
            if let path = try await dependencies.store.localPath(key) { .file(path: path) } else {
                .bytes(try await dependencies.store.read(key, range: nil, maximum: 4 << 20))
            }
        return HTTPResponse(
            status: .ok,
            headers: [
                "Content-Type": "image/webp", "Cache-Control": "private, max-age=86400", "ETag": "\"\(blob.id)-\(key.name)\"",
                "Content-Security-Policy": "default-src 'none'; sandbox",
            ], body: body)
    }

    private func find(_ call: Call<SignedIn, MediaParameters, Nothing>) async throws -> StoredItem {
        let (id, user) = (call.parameters.id, call.caller.userID)
        guard let item = try await dependencies.database.read({ db in try await ItemStore.find(id, of: user, in: db) }) else {
            throw APIError(.notFound)
        }
        return item
    }
}
