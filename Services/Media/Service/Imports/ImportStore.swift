internal import Contracts
internal import ServiceKit
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

    /// Newest first. Done is also what waits for an upload that was given up, of which nothing comes, as `ItemStore` shows it.
    static func page(of owner: UserID, after: TimeCursor?, limit: Int, in db: any Connection) async throws -> [ImportOverview] {
        var sql: SQL = """
            SELECT id, created_at,
                (SELECT COUNT(*) FROM media_items WHERE owner = \(owner.text) AND import_id = media_imports.id) AS total,
                (SELECT COUNT(*) FROM media_items
                 WHERE owner = \(owner.text) AND import_id = media_imports.id
                   AND (status IN ('ready', 'failed') OR (status = 'waiting' AND COALESCE((
                        SELECT uploads.status FROM uploads WHERE uploads.id = media_items.upload_id AND uploads.owner = \(owner.text)
                    ), 'closed') <> 'waiting'))) AS done
            FROM media_imports WHERE owner = \(owner.text)
            """
        if let after { sql = "\(sql) AND (created_at < \(after.at) OR (created_at = \(after.at) AND id < \(after.id)))" }
        return try await db.query("\(sql) ORDER BY created_at DESC, id DESC LIMIT \(limit)").map { row in
            ImportOverview(
                id: ImportID(trusted: try row.get("id")), done: try row.get("done"), total: try row.get("total"),
                createdAt: try row.get("created_at"))
        }
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
