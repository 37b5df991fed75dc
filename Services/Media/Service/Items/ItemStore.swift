internal import Contracts
internal import MediaDomain
internal import ServiceKit
internal import Storage
internal import Wire

/// Media items, joined with their uploads and, once these are confirmed, with their files.
enum ItemStore {
    static func insert(_ item: NewItem, of owner: UserID, in importID: ImportID, now: Instant, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO media_items (
                id, owner, import_id, place, upload_id, type, status, name, image_milliseconds, tries, is_deleted, created_at)
            VALUES (\(item.id.text), \(owner.text), \(importID.text), \(item.place), \(item.uploadID?.text), \(item.type.rawValue),
                    \(item.status.rawValue), \(item.name.text), \(item.imageDuration.rawValue), 0, 0, \(now))
            """)
    }

    /// Deleted ones too.
    static func find(_ id: MediaID, in db: any Connection) async throws -> StoredItem? {
        try await db.first("SELECT \(columns) FROM \(joined) WHERE media_items.id = \(id.text)").map(item)
    }

    /// Nil for what is nobody's, somebody else's or deleted.
    static func find(_ id: MediaID, of owner: UserID, in db: any Connection) async throws -> StoredItem? {
        guard let item = try await find(id, in: db), item.owner == owner, !item.isDeleted else { return nil }
        return item
    }

    /// Those of the ids that are this person's and not deleted, whatever their status.
    static func items(_ ids: some Sequence<MediaID>, of owner: UserID, in db: any Connection) async throws -> [MediaID: StoredItem] {
        let ids = Array(Set(ids.map(\.text)))
        guard !ids.isEmpty else { return [:] }
        let found = try await db.query("""
            SELECT \(columns) FROM \(joined) WHERE media_items.id IN (\(list: ids)) AND media_items.owner = \(owner.text) AND is_deleted = 0
            """).map(item)
        return Dictionary(found.map { ($0.id, $0) }) { first, _ in first }
    }

    /// All of an import in the order they were chosen, deleted ones too.
    static func items(of importID: ImportID, in db: any Connection) async throws -> [StoredItem] {
        try await db.query("SELECT \(columns) FROM \(joined) WHERE media_items.import_id = \(importID.text) ORDER BY place").map(item)
    }

    /// Newest first.
    static func page(of owner: UserID, after: TimeCursor?, limit: Int, in db: any Connection) async throws -> [StoredItem] {
        var sql: SQL = "SELECT \(columns) FROM \(joined) WHERE media_items.owner = \(owner.text) AND is_deleted = 0"
        if let after {
            sql = """
                \(sql) AND (media_items.created_at < \(after.at) OR (media_items.created_at = \(after.at) AND media_items.id < \(after.id)))
                """
        }
        return try await db.query("\(sql) ORDER BY media_items.created_at DESC, media_items.id DESC LIMIT \(limit)").map(item)
    }

    /// How many somebody has. Asked under the owner's row.
    static func count(of owner: UserID, in db: any Connection) async throws -> Int64 {
        try await db.first("SELECT COUNT(*) FROM media_items WHERE owner = \(owner.text) AND is_deleted = 0")?.get(0) ?? 0
    }

    /// Its bytes are there. The first caller wins.
    /// - Returns: whether this call began it.
    static func beginProcessing(_ id: MediaID, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            UPDATE media_items SET status = \(MediaItemStatus.processing.rawValue)
            WHERE id = \(id.text) AND status = \(MediaItemStatus.waiting.rawValue) AND is_deleted = 0
            """) == 1
    }

    /// Counts one more try.
    /// - Returns: how many there were with this one; nil when there is nothing to do any more.
    static func countTry(_ id: MediaID, in db: any Connection) async throws -> Int64? {
        try await db.first("""
            UPDATE media_items SET tries = tries + 1
            WHERE id = \(id.text) AND status = \(MediaItemStatus.processing.rawValue) AND is_deleted = 0 RETURNING tries
            """)?.get("tries")
    }

    static func takeBackTry(_ id: MediaID, in db: any Connection) async throws {
        try await db.enqueue("UPDATE media_items SET tries = tries - 1 WHERE id = \(id.text) AND tries > 0")
    }

    /// Ends the processing: the first caller wins.
    static func finish(_ id: MediaID, type: MediaItemType, in db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE media_items SET status = \(MediaItemStatus.ready.rawValue), type = \(type.rawValue)
            WHERE id = \(id.text) AND status = \(MediaItemStatus.processing.rawValue) AND is_deleted = 0
            """)
    }

    /// - Returns: whether this call ended it.
    static func fail(_ id: MediaID, _ error: ErrorCode, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            UPDATE media_items SET status = \(MediaItemStatus.failed.rawValue), error = \(error.rawValue)
            WHERE id = \(id.text) AND status = \(MediaItemStatus.processing.rawValue) AND is_deleted = 0
            """) == 1
    }

    /// - Returns: whether this call deleted it.
    static func delete(_ id: MediaID, of owner: UserID, in db: any Connection) async throws -> Bool {
        // What was not ready will never be, also in the eyes of who still watches the import.
        try await db.execute("""
            UPDATE media_items SET is_deleted = 1,
                error = CASE WHEN status IN ('waiting', 'processing') THEN \(ErrorCode.uploadClosed.rawValue) ELSE error END,
                status = CASE WHEN status IN ('waiting', 'processing') THEN 'failed' ELSE status END
            WHERE id = \(id.text) AND owner = \(owner.text) AND is_deleted = 0
            """) == 1
    }

    static func deleteAll(of user: UserID, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM media_items WHERE owner = \(user.text)")
    }

    private static let joined: SQL = """
        media_items LEFT JOIN files ON files.id = media_items.id LEFT JOIN blobs ON blobs.id = files.blob_id
        LEFT JOIN uploads ON uploads.id = media_items.upload_id
        """
    private static let columns: SQL = """
        media_items.id, media_items.owner, media_items.import_id, media_items.place, media_items.upload_id, media_items.type,
        media_items.status, media_items.name, media_items.image_milliseconds, media_items.error, media_items.is_deleted,
        media_items.created_at, uploads.status AS upload_status, uploads.refusal AS upload_refusal, \(BlobStore.joinedColumns)
        """

    private static func item(_ row: Row) throws -> StoredItem {
        guard let imageDuration = ImageDuration(rawValue: try row.get("image_milliseconds")) else {
            throw DatabaseError.decoding(column: "image_milliseconds", reason: "unknown")
        }
        var status: MediaItemStatus = try row.requiredWord("status")
        var error: ErrorCode? = try row.word("error")
        // An upload can be given up by itself, by age or by its owner; nothing comes of its item then.
        let upload: UploadStatus? = try row.word("upload_status")
        if status == .waiting, upload != .waiting {
            status = .failed
            error = try row.word("upload_refusal") ?? .uploadClosed
        }
        let owner = UserID(trusted: try row.get("owner"))
        let blob = try BlobStore.joined(row, of: owner)
        return StoredItem(
            id: MediaID(trusted: try row.get("id")), owner: owner, importID: ImportID(trusted: try row.get("import_id")),
            place: try row.get("place"), uploadID: try row.get("upload_id", as: String?.self).map(UploadID.init(trusted:)),
            type: try row.requiredWord("type"), status: status, name: MediaFileName(trusted: try row.get("name")),
            imageDuration: imageDuration, error: error, isDeleted: try row.get("is_deleted"), createdAt: try row.get("created_at"),
            blob: blob, clip: try facts(blob, of: .video), picture: try facts(blob, of: .image))
    }

    private static func facts<T: Decodable>(_ blob: Blob?, of kind: MediaKind) throws -> T? {
        guard let blob, blob.kind == kind, let text = blob.facts else { return nil }
        return try JSONColumn.value(T.self, text, column: "facts")
    }
}
