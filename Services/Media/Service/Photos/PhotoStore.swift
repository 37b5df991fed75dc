internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

struct StoredPhoto: Sendable, Equatable {
    let file: StoredFile
    var photoType: PhotoAngle
    var stage: PhotoStage?
    var taskID: TaskID?
    var takenAt: Instant
}

/// Which photos a page holds.
struct PhotoFilter: Sendable {
    var angle: PhotoAngle?
    var stage: PhotoStage?
    var taskID: TaskID?
    /// From this instant on, and before that one.
    var from: Instant?
    var until: Instant?
    /// Photos after this place in the gallery's order.
    var after: TimeCursor?
}

enum PhotoStore {
    static func insert(_ id: MediaID, _ photo: PhotoConfirm, of owner: UserID, takenAt: Instant, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO photos (file_id, owner, photo_type, stage, task_id, taken_at)
            VALUES (\(id.text), \(owner.text), \(photo.photoType.rawValue), \(photo.stage?.rawValue), \(photo.taskId?.text), \(takenAt))
            """)
    }

    static func find(_ id: MediaID, of owner: UserID, in db: any Connection) async throws -> StoredPhoto? {
        try await db.first("SELECT \(columns) FROM \(joined) WHERE photos.file_id = \(id.text) AND photos.owner = \(owner.text)").map(photo)
    }

    /// Newest first. GTSD-5.2-01.
    static func page(of owner: UserID, _ filter: PhotoFilter, limit: Int, in db: any Connection) async throws -> [StoredPhoto] {
        var sql: SQL = "SELECT \(columns) FROM \(joined) WHERE photos.owner = \(owner.text)"
        if let angle = filter.angle { sql = "\(sql) AND photo_type = \(angle.rawValue)" }
        if let stage = filter.stage { sql = "\(sql) AND stage = \(stage.rawValue)" }
        if let task = filter.taskID { sql = "\(sql) AND task_id = \(task.text)" }
        if let from = filter.from { sql = "\(sql) AND taken_at >= \(from)" }
        if let until = filter.until { sql = "\(sql) AND taken_at < \(until)" }
        if let after = filter.after {
            sql = "\(sql) AND (taken_at < \(after.at) OR (taken_at = \(after.at) AND file_id < \(after.id)))"
        }
        return try await db.query("\(sql) ORDER BY taken_at DESC, file_id DESC LIMIT \(limit)").map(photo)
    }

    static func update(_ photo: StoredPhoto, in db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE photos SET photo_type = \(photo.photoType.rawValue), stage = \(photo.stage?.rawValue), task_id = \(photo.taskID?.text),
                taken_at = \(photo.takenAt)
            WHERE file_id = \(photo.file.id.text)
            """)
    }

    private static let columns: SQL = "photo_type, stage, task_id, taken_at, \(FileStore.columns)"
    private static let joined: SQL = "photos JOIN files ON files.id = photos.file_id JOIN blobs ON blobs.id = files.blob_id"

    private static func photo(_ row: Row) throws -> StoredPhoto {
        StoredPhoto(
            file: try FileStore.file(row), photoType: try row.requiredWord("photo_type"), stage: try row.word("stage"),
            taskID: try row.get("task_id", as: String?.self).map(TaskID.init(trusted:)), takenAt: try row.get("taken_at"))
    }
}
