internal import Contracts
internal import Storage
internal import Wire

struct StoredImport: Sendable, Equatable {
    let id: ImportID
    let createdAt: Instant
}

enum ImportStore {
    static func insert(_ id: ImportID, of owner: UserID, now: Instant, in db: any Connection) async throws {
        try await db.execute("INSERT INTO media_imports (id, owner, created_at) VALUES (\(id.text), \(owner.text), \(now))")
    }

    /// Nil for one that is nobody's or somebody else's.
    static func find(_ id: ImportID, of owner: UserID, in db: any Connection) async throws -> StoredImport? {
        try await db.first("SELECT created_at FROM media_imports WHERE id = \(id.text) AND owner = \(owner.text)")
            .map { StoredImport(id: id, createdAt: try $0.get(0)) }
    }

    /// Imports of long ago are told about no more, and what only they told of goes.
    static func forget(before limit: Instant, in db: any Connection) async throws {
        try await db.execute("DELETE FROM media_items WHERE is_deleted = 1 AND created_at < \(limit)")
        try await db.execute("DELETE FROM media_imports WHERE created_at < \(limit)")
    }
}

enum MediaSettingsStore {
    static func find(of owner: UserID, in db: any Connection) async throws -> MediaSettings {
        try await db.first("SELECT \(columns) FROM media_settings WHERE owner = \(owner.text)").map(settings) ?? .initial
    }

    /// Changes what is given, whoever else changes something else at the same time. The owner is known here.
    static func change(_ change: MediaSettingsChange, of owner: UserID, in db: any Connection) async throws -> MediaSettings {
        let (duration, canvas, loops) = (change.imageDuration?.rawValue, change.defaultCanvas?.rawValue, change.loopMedia)
        let initial = MediaSettings.initial
        let row = try await db.first("""
            INSERT INTO media_settings (owner, image_milliseconds, canvas, loops)
            VALUES (\(owner.text), \(duration ?? initial.imageDuration.rawValue), \(canvas ?? initial.defaultCanvas.rawValue),
                    \(loops ?? initial.loopMedia))
            ON CONFLICT (owner) DO UPDATE SET
                image_milliseconds = COALESCE(\(duration), media_settings.image_milliseconds),
                canvas = COALESCE(\(canvas), media_settings.canvas), loops = COALESCE(\(loops), media_settings.loops)
            RETURNING \(columns)
            """)
        return try row.map(settings) ?? initial
    }

    private static let columns: SQL = "image_milliseconds, canvas, loops"

    private static func settings(_ row: Row) throws -> MediaSettings {
        guard let duration = ImageDuration(rawValue: try row.get(0)), let canvas = Canvas(rawValue: try row.get(1)) else {
            throw DatabaseError.decoding(column: "canvas", reason: "unknown")
        }
        return MediaSettings(imageDuration: duration, defaultCanvas: canvas, loopMedia: try row.get(2))
    }
}
