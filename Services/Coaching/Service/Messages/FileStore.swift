internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Who may see which file: the two sides of a thread in which it was sent, unless the message was removed.
enum FileStore {
    static func isVisible(_ file: MediaID, to reader: Participant, in db: any Connection) async throws -> Bool {
        let side: SQL = reader.side == .client ? "threads.client_id = \(reader.id.text)" : "threads.coach_id = \(reader.id.text)"
        return try await db.first("""
            SELECT 1 AS found FROM attachments
            JOIN messages ON messages.client_id = attachments.client_id AND messages.seq = attachments.seq
            JOIN threads ON threads.client_id = attachments.client_id
            WHERE attachments.media_id = \(file.text) AND messages.removed_at IS NULL AND \(side) LIMIT 1
            """) != nil
    }
}
