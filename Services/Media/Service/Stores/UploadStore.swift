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
        try await db.execute("""
            INSERT INTO uploads (
                id, owner, purpose, content_type, bytes, reserved_bytes, sha256, name, parts_id, status, photo_type, taken_at, given_up_at, created_at)
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

    /// Those that nobody confirmed in time.
    static func overdue(_ now: Instant, limit: Int, in db: any Connection) async throws -> [Upload] {
        try await db.query("""
            SELECT \(columns) FROM uploads WHERE status = \(UploadStatus.waiting.rawValue) AND given_up_at <= \(now) ORDER BY given_up_at LIMIT \(limit)
            """).map(upload)
    }

    /// Rows of ended uploads are kept until then, so that a repeated confirmation finds its file.
    static func forget(before limit: Instant, in db: any Connection) async throws {
        try await db.execute("DELETE FROM uploads WHERE status <> \(UploadStatus.waiting.rawValue) AND given_up_at <= \(limit)")
    }

    static func all(of user: UserID, in db: any Connection) async throws -> [Upload] {
        try await db.query("SELECT \(columns) FROM uploads WHERE owner = \(user.text)").map(upload)
    }

    private static let columns: SQL = """
        id, owner, purpose, content_type, bytes, reserved_bytes, sha256, name, parts_id, status, file_id, photo_type, taken_at, given_up_at,
        created_at, refusal
        """

    private static func upload(_ row: Row) throws -> Upload {
        guard let purpose: UploadPurpose = try row.word(2), let status: UploadStatus = try row.word(9) else {
            throw DatabaseError.decoding(column: "status", reason: "missing")
        }
        return Upload(
            id: UploadID(trusted: try row.get(0)), owner: UserID(trusted: try row.get(1)), purpose: purpose,
            contentType: ContentType(trusted: try row.get(3)), bytes: try row.get(4), reserved: try row.get(5),
            sha256: try row.get(6, as: String?.self).map(ContentHash.init(trusted:)), name: try row.get(7, as: String?.self).map(MediaFileName.init(trusted:)),
            partsID: try row.get(8), status: status, fileID: try row.get(10, as: String?.self).map(MediaID.init(trusted:)),
            refusal: try row.word(15), photoType: try row.word(11), takenAt: try row.get(12), givenUpAt: try row.get(13), createdAt: try row.get(14))
    }
}
