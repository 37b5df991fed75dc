internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Bytes as they are kept: one row for the same bytes of one owner.
struct Blob: Sendable, Equatable {
    let id: String
    let owner: UserID
    let sha256: String
    let kind: MediaKind
    let contentType: String
    let bytes: Int64
    /// As seen, after orientation.
    let width: Int64?
    let height: Int64?
    /// What else was measured of a video, as JSON.
    let facts: String?
}

/// A file with the bytes it is.
struct StoredFile: Sendable, Equatable {
    let id: MediaID
    let owner: UserID
    let purpose: UploadPurpose
    let name: MediaFileName?
    let createdAt: Instant
    let blob: Blob
}

enum BlobStore {
    /// Counts one more use of these bytes, or takes them in.
    /// - Returns: the id of the blob that holds them: the given one when they are new.
    static func use(_ blob: Blob, now: Instant, in db: any Connection) async throws -> String {
        let row = try await db.first("""
            INSERT INTO blobs (id, owner, sha256, kind, content_type, bytes, width, height, facts, uses, created_at)
            VALUES (\(blob.id), \(blob.owner.text), \(blob.sha256), \(blob.kind.rawValue), \(blob.contentType), \(blob.bytes), \(blob.width),
                    \(blob.height), \(blob.facts), 1, \(now))
            ON CONFLICT (owner, sha256) DO UPDATE SET uses = blobs.uses + 1
            RETURNING id
            """)
        return try row?.get(0) ?? blob.id
    }

    /// Counts one more use of bytes that are here.
    /// - Returns: their id; nil when the owner has no picture or film of these bytes.
    static func reuse(_ sha256: ContentHash, bytes: Int64, of owner: UserID, in db: any Connection) async throws -> String? {
        try await db.first("""
            UPDATE blobs SET uses = uses + 1
            WHERE owner = \(owner.text) AND sha256 = \(sha256.text) AND bytes = \(bytes) AND kind IN ('image', 'video') RETURNING id
            """)?.get(0)
    }

    /// Which of these bytes `reuse` would find.
    static func reusable(_ hashes: [ContentHash], of owner: UserID, in db: any Connection) async throws -> Set<Reusable> {
        guard !hashes.isEmpty else { return [] }
        return Set(
            try await db.query("""
                SELECT sha256, bytes FROM blobs
                WHERE owner = \(owner.text) AND sha256 IN (\(list: hashes.map(\.text))) AND kind IN ('image', 'video')
                """).map { Reusable(sha256: ContentHash(trusted: try $0.get(0)), bytes: try $0.get(1)) })
    }

    struct Reusable: Sendable, Hashable {
        let sha256: ContentHash
        let bytes: Int64
    }

    /// Counts one use less.
    /// - Returns: whether that was the last one, and the bytes may go.
    static func release(_ id: String, in db: any Connection) async throws -> Bool {
        try await db.execute("UPDATE blobs SET uses = uses - 1 WHERE id = \(id)")
        return try await db.execute("DELETE FROM blobs WHERE id = \(id) AND uses <= 0") == 1
    }

    static func ids(of user: UserID, in db: any Connection) async throws -> [String] {
        try await db.query("SELECT id FROM blobs WHERE owner = \(user.text)").map { try $0.get(0) }
    }

    /// Which of these are known.
    static func known(_ ids: [String], in db: any Connection) async throws -> Set<String> {
        guard !ids.isEmpty else { return [] }
        return Set(try await db.query("SELECT id FROM blobs WHERE id IN (\(list: ids))").map { try $0.get(0, as: String.self) })
    }
}

enum FileStore {
    static func insert(
        _ id: MediaID, of owner: UserID, blob: String, purpose: UploadPurpose, name: MediaFileName?, now: Instant, in db: any Connection
    ) async throws {
        try await db.execute("""
            INSERT INTO files (id, owner, blob_id, purpose, name, created_at)
            VALUES (\(id.text), \(owner.text), \(blob), \(purpose.rawValue), \(name?.text), \(now))
            """)
    }

    static func find(_ id: MediaID, in db: any Connection) async throws -> StoredFile? {
        try await db.first("SELECT \(columns) FROM files JOIN blobs ON blobs.id = files.blob_id WHERE files.id = \(id.text)").map { try file($0) }
    }

    /// - Returns: the id of its blob; nil when there is no such file of that owner, or another call took it.
    static func delete(_ id: MediaID, of owner: UserID, in db: any Connection) async throws -> String? {
        try await db.first("DELETE FROM files WHERE id = \(id.text) AND owner = \(owner.text) RETURNING blob_id")?.get(0)
    }

    static let columns: SQL = """
        files.id, files.owner, files.purpose, files.name, files.created_at, blobs.id, blobs.sha256, blobs.kind, blobs.content_type, blobs.bytes,
        blobs.width, blobs.height, blobs.facts
        """

    static func file(_ row: Row, from start: Int = 0) throws -> StoredFile {
        guard let purpose: UploadPurpose = try row.word(start + 2), let kind: MediaKind = try row.word(start + 7) else {
            throw DatabaseError.decoding(column: "purpose", reason: "missing")
        }
        let owner = UserID(trusted: try row.get(start + 1))
        return StoredFile(
            id: MediaID(trusted: try row.get(start)), owner: owner, purpose: purpose,
            name: try row.get(start + 3, as: String?.self).map(MediaFileName.init(trusted:)), createdAt: try row.get(start + 4),
            blob: Blob(
                id: try row.get(start + 5), owner: owner, sha256: try row.get(start + 6), kind: kind, contentType: try row.get(start + 8),
                bytes: try row.get(start + 9), width: try row.get(start + 10), height: try row.get(start + 11), facts: try row.get(start + 12)))
    }
}
