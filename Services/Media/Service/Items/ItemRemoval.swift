internal import Contracts
internal import Objects
internal import ServiceKit
internal import Storage
internal import Wire

/// How items go, with what they hold.
struct ItemRemoval: Sendable {
    let uploading: Uploading
    let removal: Removal

    /// Deletes an item in the caller's transaction, which has claimed the owner.
    func remove(_ item: StoredItem, run: String?, in db: any Connection) async throws {
        guard try await ItemStore.delete(item.id, of: item.owner, in: db) else { return }
        try await letGo(item, refusal: nil, run: run, in: db)
    }

    /// Gives back what an item holds: the room promised to its upload, and its use of its bytes.
    func letGo(_ item: StoredItem, refusal: ErrorCode?, run: String?, in db: any Connection) async throws {
        if let id = item.uploadID, let upload = try await UploadStore.find(id, in: db) {
            _ = try await uploading.close(upload, refusal: refusal, run: run, in: db)
        }
        if let file = try await FileStore.find(item.id, in: db) { try await removal.remove(file, run: run, in: db) }
    }
}
