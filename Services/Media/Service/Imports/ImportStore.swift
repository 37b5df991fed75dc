internal import Contracts
internal import Storage
internal import Wire

struct StoredImport: Sendable, Equatable {
    let id: ImportID
    let createdAt: Instant
}

enum ImportStore {
    static func insert(_ id: ImportID, of owner: UserID, now: Instant, in db: any Connection) async throws {
        try await db.enqueue("INSERT INTO media_imports (id, owner, created_at) VALUES (\(id.text), \(owner.text), \(now))")
    }

    /// Nil for one that is nobody's or somebody else's.
    static func find(_ id: ImportID, of owner: UserID, in db: any Connection) async throws -> StoredImport? {
        try await db.first("SELECT created_at FROM media_imports WHERE id = \(id.text) AND owner = \(owner.text)")
            .map { StoredImport(id: id, createdAt: try $0.get("created_at")) }
    }

    static func deleteAll(of user: UserID, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM media_imports WHERE owner = \(user.text)")
    }

    /// Imports of long ago are told about no more, and what only they told of goes.
    static func forget(before limit: Instant, in database: any Database) async throws {
        try await database.sweep("media_items", key: "id", where: "is_deleted = 1 AND created_at < \(limit)")
        try await database.sweep("media_imports", key: "id", where: "created_at < \(limit)")
    }
}
