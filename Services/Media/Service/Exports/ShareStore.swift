internal import Contracts
internal import Security
internal import Storage
internal import Wire

struct StoredShare: Sendable {
    let export: ExportID
    let expiresAt: Instant
}

/// Links to exports, by the hash of their token.
enum ShareStore {
    /// How many links to an export work. Asked under the owner's row.
    static func living(of export: ExportID, now: Instant, in db: any Connection) async throws -> Int64 {
        try await db.first("SELECT COUNT(*) FROM shares WHERE export_id = \(export.text) AND expires_at > \(now)")?.get(0) ?? 0
    }

    /// - Returns: false when there is no such finished export.
    static func insert(_ token: OpaqueToken, of id: ExportID, expiresAt: Instant, now: Instant, in db: any Connection) async throws -> Bool
    {
        try await db.execute("""
            INSERT INTO shares (token_hash, export_id, expires_at, created_at)
            SELECT \(hash(token)), id, CAST(\(expiresAt) AS BIGINT), CAST(\(now) AS BIGINT) FROM exports
            WHERE id = \(id.text) AND status = 'done'
            """) == 1
    }

    static func find(_ token: OpaqueToken, in db: any Connection) async throws -> StoredShare? {
        try await db.first("SELECT export_id, expires_at FROM shares WHERE token_hash = \(hash(token))").map { row in
            StoredShare(export: ExportID(trusted: try row.get("export_id")), expiresAt: try row.get("expires_at"))
        }
    }

    static func deleteAll(of export: ExportID, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM shares WHERE export_id = \(export.text)")
    }

    static func sweep(before limit: Instant, in database: any Database) async throws {
        try await database.sweep("shares", key: "token_hash", where: "expires_at < \(limit)")
    }

    private static func hash(_ token: OpaqueToken) -> String { hex(sha256(token.text)) }
}
