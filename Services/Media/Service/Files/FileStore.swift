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
    /// In pixels as people see it, after the orientation that the file names.
    let width: Int64?
    let height: Int64?
    /// `ClipFacts` or `PictureFacts`, as JSON.
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

/// Blobs: the bytes of files, stored once for each owner however often they were uploaded.
enum BlobStore {
    /// Counts one more use of these bytes, or stores them as a new blob.
    /// - Returns: the id of the blob that holds them: the given one when they are new.
    static func use(_ blob: Blob, now: Instant, in db: any Connection) async throws -> String {
        let row = try await db.first("""
            INSERT INTO blobs (id, owner, sha256, kind, content_type, bytes, width, height, facts, uses, created_at)
            VALUES (\(blob.id), \(blob.owner.text), \(blob.sha256), \(blob.kind.rawValue), \(blob.contentType), \(blob.bytes),
                    \(blob.width), \(blob.height), \(blob.facts), 1, \(now))
            ON CONFLICT (owner, sha256) DO UPDATE SET uses = blobs.uses + 1
            RETURNING id
            """)
        return try row?.get("id") ?? blob.id
    }

    /// Counts one more use of bytes that are here.
    /// - Returns: their id; nil when the owner has no picture or film of these bytes.
    static func reuse(_ sha256: ContentHash, bytes: Int64, of owner: UserID, in db: any Connection) async throws -> String? {
        try await db.first("""
            UPDATE blobs SET uses = uses + 1
            WHERE owner = \(owner.text) AND sha256 = \(sha256.text) AND bytes = \(bytes) AND kind IN ('image', 'video') RETURNING id
            """)?.get("id")
    }

    /// Which of these bytes `reuse` would find.
    static func reusable(_ hashes: [ContentHash], of owner: UserID, in db: any Connection) async throws -> Set<Reusable> {
        guard !hashes.isEmpty else { return [] }
        return Set(
            try await db.query("""
                SELECT sha256, bytes FROM blobs
                WHERE owner = \(owner.text) AND sha256 IN (\(list: hashes.map(\.text))) AND kind IN ('image', 'video')
                """).map { Reusable(sha256: ContentHash(trusted: try $0.get("sha256")), bytes: try $0.get("bytes")) })
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
        try await db.query("SELECT id FROM blobs WHERE owner = \(user.text)").map { try $0.get("id") }
    }

    /// Which of these blobs exist.
    static func known(_ ids: [String], in db: any Connection) async throws -> Set<String> {
        guard !ids.isEmpty else { return [] }
        return Set(try await db.query("SELECT id FROM blobs WHERE id IN (\(list: ids))").map { try $0.get("id", as: String.self) })
    }

    static func deleteAll(of user: UserID, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM blobs WHERE owner = \(user.text)")
    }

    /// The columns of a blob in a join with tables that have columns of the same names.
    static let joinedColumns: SQL = """
        blobs.id AS blob_id, blobs.sha256, blobs.kind, blobs.content_type, blobs.bytes, blobs.width, blobs.height, blobs.facts
        """

    /// The blob of a row with `joinedColumns`; nil when a left join found none.
    static func joined(_ row: Row, of owner: UserID) throws -> Blob? {
        guard let id = try row.get("blob_id", as: String?.self), let kind: MediaKind = try row.word("kind") else { return nil }
        return Blob(
            id: id, owner: owner, sha256: try row.get("sha256"), kind: kind, contentType: try row.get("content_type"),
            bytes: try row.get("bytes"), width: try row.get("width"), height: try row.get("height"), facts: try row.get("facts"))
    }
}

/// Files: what people uploaded. The bytes are a blob, which several files may share.
enum FileStore {
    static func insert(
        _ id: MediaID, of owner: UserID, blob: String, purpose: UploadPurpose, name: MediaFileName?, now: Instant, in db: any Connection
    ) async throws {
        try await db.enqueue("""
            INSERT INTO files (id, owner, blob_id, purpose, name, created_at)
            VALUES (\(id.text), \(owner.text), \(blob), \(purpose.rawValue), \(name?.text), \(now))
            """)
    }

    /// Asked under the owner's row.
    /// - Throws: `limit_reached` for who has as many files as may be.
    static func requireRoom(of owner: UserID, policy: MediaPolicy, in db: any Connection) async throws {
        let count = try await db.first("SELECT COUNT(*) FROM files WHERE owner = \(owner.text)")?.get(0, as: Int64.self) ?? 0
        guard count < policy.files else { throw APIError(.limitReached) }
    }

    static func find(_ id: MediaID, in db: any Connection) async throws -> StoredFile? {
        try await db.first("SELECT \(columns) FROM files JOIN blobs ON blobs.id = files.blob_id WHERE files.id = \(id.text)").map(file)
    }

    /// - Returns: the id of its blob; nil when there is no such file of that owner, or another call took it.
    static func delete(_ id: MediaID, of owner: UserID, in db: any Connection) async throws -> String? {
        try await db.first("DELETE FROM files WHERE id = \(id.text) AND owner = \(owner.text) RETURNING blob_id")?.get("blob_id")
    }

    static func deleteAll(of user: UserID, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM files WHERE owner = \(user.text)")
    }

    /// A file with its blob; both tables have an id and an owner.
    static let columns: SQL = """
        files.id, files.owner, files.purpose, files.name, files.created_at, \(BlobStore.joinedColumns)
        """

    /// A row with `columns`.
    static func file(_ row: Row) throws -> StoredFile {
        let owner = UserID(trusted: try row.get("owner"))
        guard let blob = try BlobStore.joined(row, of: owner) else { throw DatabaseError.decoding(column: "blob_id", reason: "missing") }
        return StoredFile(
            id: MediaID(trusted: try row.get("id")), owner: owner, purpose: try row.requiredWord("purpose"),
            name: try row.get("name", as: String?.self).map(MediaFileName.init(trusted:)), createdAt: try row.get("created_at"), blob: blob)
    }
}
