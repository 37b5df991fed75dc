internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// An upload as it is stored.
struct Upload: Sendable, Equatable {
    let id: UploadID
    let owner: UserID
    let purpose: UploadPurpose
    let contentType: ContentType
    /// Nil when the client did not say.
    let bytes: Int64?
    /// What was promised of the owner's room.
    let reserved: Int64
    let sha256: ContentHash?
    let name: MediaFileName?
    /// The store's id of a file that comes in parts.
    let partsID: String?
    let status: UploadStatus
    let fileID: MediaID?
    /// Why it was refused, for whoever asks again.
    let refusal: ErrorCode?
    let photoType: PhotoAngle?
    let takenAt: Instant?
    let givenUpAt: Instant
    let createdAt: Instant
}

enum UploadStore {
    static func insert(_ upload: Upload, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO uploads (
                id, owner, purpose, content_type, bytes, reserved_bytes, sha256, name, parts_id, status, photo_type, taken_at, given_up_at,
                created_at)
            VALUES (\(upload.id.text), \(upload.owner.text), \(upload.purpose.rawValue), \(upload.contentType.text), \(upload.bytes),
                    \(upload.reserved), \(upload.sha256?.text), \(upload.name?.text), \(upload.partsID), \(upload.status.rawValue),
                    \(upload.photoType?.rawValue), \(upload.takenAt), \(upload.givenUpAt), \(upload.createdAt))
            """)
    }

    static func find(_ id: UploadID, in db: any Connection) async throws -> Upload? {
        try await db.first("SELECT \(columns) FROM uploads WHERE id = \(id.text)").map(upload)
    }

    static func find(_ ids: [UploadID], in db: any Connection) async throws -> [UploadID: Upload] {
        guard !ids.isEmpty else { return [:] }
        let found = try await db.query("SELECT \(columns) FROM uploads WHERE id IN (\(list: ids.map(\.text)))").map(upload)
        return Dictionary(found.map { ($0.id, $0) }) { first, _ in first }
    }

    /// Ends an upload: the first caller wins, for all others it is over.
    /// - Returns: whether this call ended it.
    static func end(
        _ id: UploadID, as status: UploadStatus, file: MediaID? = nil, refusal: ErrorCode? = nil, in db: any Connection
    ) async throws -> Bool {
        try await db.execute("""
            UPDATE uploads SET status = \(status.rawValue), file_id = \(file?.text), refusal = \(refusal?.rawValue)
            WHERE id = \(id.text) AND status = \(UploadStatus.waiting.rawValue)
            """) == 1
    }

    /// Gives an upload the store's id of parts that were begun anew. Of those who do so at the same time the first one wins.
    /// - Parameter upload: as it was found, with the id that the store does not know any more.
    /// - Returns: whether this call did.
    static func replaceParts(of upload: Upload, by partsID: String, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            UPDATE uploads SET parts_id = \(partsID)
            WHERE id = \(upload.id.text) AND owner = \(upload.owner.text) AND status = \(UploadStatus.waiting.rawValue)
              AND parts_id = \(upload.partsID)
            """) == 1
    }

    /// Closes an upload for more bytes until a time, or, with nil, opens it again.
    static func close(_ id: UploadID, until: Instant?, in db: any Connection) async throws {
        try await db.enqueue(
            "UPDATE uploads SET closed_until = \(until) WHERE id = \(id.text) AND status = \(UploadStatus.waiting.rawValue)")
    }

    /// Whether bytes are still awaited.
    static func takesBytes(_ id: UploadID, now: Instant, in db: any Connection) async throws -> Bool {
        try await db.first("""
            SELECT id FROM uploads
            WHERE id = \(id.text) AND status = \(UploadStatus.waiting.rawValue) AND (closed_until IS NULL OR closed_until <= \(now))
            """) != nil
    }

    /// Uploads that nobody confirmed in time, the oldest first.
    static func overdue(_ now: Instant, limit: Int, in db: any Connection) async throws -> [Upload] {
        try await db.query("""
            SELECT \(columns) FROM uploads WHERE status = \(UploadStatus.waiting.rawValue) AND given_up_at <= \(now)
            ORDER BY given_up_at LIMIT \(limit)
            """).map(upload)
    }

    /// Rows of ended uploads are kept until then, so that a repeated confirmation finds its file.
    static func forget(before limit: Instant, in database: any Database) async throws {
        // The condition is worded like that of the partial index, which SQLite needs to use it.
        try await database.sweep("uploads", key: "id", where: "status <> 'waiting' AND given_up_at <= \(limit)")
    }

    /// Those of the ids whose bytes are still awaited.
    static func waiting(_ ids: [String], in db: any Connection) async throws -> Set<String> {
        Set(
            try await db.query("SELECT id FROM uploads WHERE id IN (\(list: ids)) AND status = 'waiting'").map {
                try $0.get("id", as: String.self)
            })
    }

    static func all(of user: UserID, in db: any Connection) async throws -> [Upload] {
        try await db.query("SELECT \(columns) FROM uploads WHERE owner = \(user.text)").map(upload)
    }

    private static let columns: SQL = """
        id, owner, purpose, content_type, bytes, reserved_bytes, sha256, name, parts_id, status, file_id, photo_type, taken_at, given_up_at,
        created_at, refusal
        """

    private static func upload(_ row: Row) throws -> Upload {
        Upload(
            id: UploadID(trusted: try row.get("id")), owner: UserID(trusted: try row.get("owner")),
            purpose: try row.requiredWord("purpose"),
            contentType: ContentType(trusted: try row.get("content_type")), bytes: try row.get("bytes"),
            reserved: try row.get("reserved_bytes"),
            sha256: try row.get("sha256", as: String?.self).map(ContentHash.init(trusted:)),
            name: try row.get("name", as: String?.self).map(MediaFileName.init(trusted:)), partsID: try row.get("parts_id"),
            status: try row.requiredWord("status"), fileID: try row.get("file_id", as: String?.self).map(MediaID.init(trusted:)),
            refusal: try row.word("refusal"), photoType: try row.word("photo_type"), takenAt: try row.get("taken_at"),
            givenUpAt: try row.get("given_up_at"), createdAt: try row.get("created_at"))
    }
}
