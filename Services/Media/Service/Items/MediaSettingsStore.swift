internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

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

    static func delete(of user: UserID, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM media_settings WHERE owner = \(user.text)")
    }

    private static let columns: SQL = "image_milliseconds, canvas, loops"

    private static func settings(_ row: Row) throws -> MediaSettings {
        guard let duration = ImageDuration(rawValue: try row.get("image_milliseconds")) else {
            throw DatabaseError.decoding(column: "image_milliseconds", reason: "unknown")
        }
        return MediaSettings(imageDuration: duration, defaultCanvas: try row.requiredWord("canvas"), loopMedia: try row.get("loops"))
    }
}
