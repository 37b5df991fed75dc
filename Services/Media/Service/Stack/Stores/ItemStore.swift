internal import Contracts
internal import MediaDomain
internal import ServiceKit
internal import Storage
internal import Wire

/// A media item as it is stored, with its bytes once they were checked.
struct StoredItem: Sendable, Equatable {
    let id: MediaID
    let owner: UserID
    let importID: ImportID
    /// In its import, from 0.
    let place: Int64
    /// Nil for one whose bytes were here before it.
    let uploadID: UploadID?
    /// By its content once that is known.
    let type: MediaItemType
    let status: MediaItemStatus
    let name: MediaFileName
    let imageDuration: ImageDuration
    let error: ErrorCode?
    let isDeleted: Bool
    let createdAt: Instant
    /// There from the moment its upload was confirmed, which is a little before it is ready.
    let blob: Blob?
    /// Of a clip.
    let clip: ClipFacts?
    /// Of an image.
    let picture: PictureFacts?

    /// What layers are made of; nil until it is ready.
    var source: MediaSource? {
        guard status == .ready, !isDeleted, let blob else { return nil }
        return MediaSource(
            id: id, type: type, duration: type == .video ? MediaTime(milliseconds: clip?.milliseconds ?? 0) : imageDuration.time,
            hasAudio: clip?.hasAudio ?? false, aspectRatio: AspectRatio(width: blob.width ?? 0, height: blob.height ?? 0))
    }
}

/// A new item.
struct NewItem: Sendable {
    let id: MediaID
    let place: Int64
    let uploadID: UploadID?
    let type: MediaItemType
    let status: MediaItemStatus
    let name: MediaFileName
    let imageDuration: ImageDuration
}

enum ItemStore {
    static func insert(_ item: NewItem, of owner: UserID, in importID: ImportID, now: Instant, in db: any Connection) async throws {
        try await db.execute("""
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
    static func page(of owner: UserID, after: ListPlace?, limit: Int, in db: any Connection) async throws -> [StoredItem] {
        var sql: SQL = "SELECT \(columns) FROM \(joined) WHERE media_items.owner = \(owner.text) AND is_deleted = 0"
        if let after {
            sql = """
                \(sql) AND (media_items.created_at < \(after.at) OR (media_items.created_at = \(after.at) AND media_items.id < \(after.id)))
                """
        }
        return try await db.query("\(sql) ORDER BY media_items.created_at DESC, media_items.id DESC LIMIT \(limit)").map(item)
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
            """)?.get(0)
    }

    /// Ends the processing: the first caller wins.
    static func finish(_ id: MediaID, type: MediaItemType, in db: any Connection) async throws {
        try await db.execute("""
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

    static let joined: SQL = """
        media_items LEFT JOIN files ON files.id = media_items.id LEFT JOIN blobs ON blobs.id = files.blob_id
        LEFT JOIN uploads ON uploads.id = media_items.upload_id
        """
    static let columns: SQL = """
        media_items.id, media_items.owner, media_items.import_id, media_items.place, media_items.upload_id, media_items.type,
        media_items.status, media_items.name, media_items.image_milliseconds, media_items.error, media_items.is_deleted,
        media_items.created_at, uploads.status, uploads.refusal, blobs.id, blobs.sha256, blobs.kind, blobs.content_type, blobs.bytes,
        blobs.width, blobs.height, blobs.facts
        """

    static func item(_ row: Row) throws -> StoredItem {
        guard let type: MediaItemType = try row.word(5), var status: MediaItemStatus = try row.word(6),
            let imageDuration = ImageDuration(rawValue: try row.get(8))
        else { throw DatabaseError.decoding(column: "status", reason: "missing") }
        let owner = UserID(trusted: try row.get(1))
        let uploadID = try row.get(4, as: String?.self).map(UploadID.init(trusted:))
        var error: ErrorCode? = try row.word(9)
        // An upload can be given up by itself, by age or by its owner; nothing comes of its item then.
        let upload: UploadStatus? = try row.word(12)
        if status == .waiting, upload != .waiting {
            status = .failed
            error = try row.word(13) ?? .uploadClosed
        }
        let blob = try blob(row, of: owner)
        return StoredItem(
            id: MediaID(trusted: try row.get(0)), owner: owner, importID: ImportID(trusted: try row.get(2)), place: try row.get(3),
            uploadID: uploadID, type: type, status: status, name: MediaFileName(trusted: try row.get(7)), imageDuration: imageDuration,
            error: error, isDeleted: try row.get(10), createdAt: try row.get(11), blob: blob,
            clip: try facts(blob, of: .video), picture: try facts(blob, of: .image))
    }

    private static func blob(_ row: Row, of owner: UserID) throws -> Blob? {
        guard let id = try row.get(14, as: String?.self), let kind: MediaKind = try row.word(16) else { return nil }
        return Blob(
            id: id, owner: owner, sha256: try row.get(15), kind: kind, contentType: try row.get(17), bytes: try row.get(18),
            width: try row.get(19), height: try row.get(20), facts: try row.get(21))
    }

    private static func facts<T: Decodable>(_ blob: Blob?, of kind: MediaKind) throws -> T? {
        guard let blob, blob.kind == kind, let text = blob.facts else { return nil }
        return try JSONColumn.value(T.self, text, column: "facts")
    }
}
