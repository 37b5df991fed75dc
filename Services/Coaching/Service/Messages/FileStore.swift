internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Who may see which file: the two sides of a thread in which it was sent, and administrators while a case is about it, unless the message
/// was removed.
enum FileStore {
    /// The files of a thread, newest first, and in the order of their message.
    static func page(
        of client: UserID, after: FileCursor?, limit: Int, in db: any Connection
    ) async throws -> [(file: StoredAttachment, place: Int64, seq: Int64, sender: MessageSender, sentAt: Instant)] {
        let beyond: SQL =
            after.map { "AND (attachments.seq < \($0.seq) OR (attachments.seq = \($0.seq) AND attachments.place > \($0.place)))" } ?? ""
        return try await db.query("""
            SELECT attachments.seq, attachments.place, media_id, attachments.kind, name, content_type, bytes, width, height,
                messages.sender, messages.sent_at
            FROM attachments
            JOIN messages ON messages.client_id = attachments.client_id AND messages.seq = attachments.seq
            WHERE attachments.client_id = \(client.text) AND messages.removed_at IS NULL \(beyond)
            ORDER BY attachments.seq DESC, attachments.place LIMIT \(Int64(limit))
            """).map { row throws(DatabaseError) in
                (
                    try MessageStore.attachment(row), try row.get("place"), try row.get("seq"), try row.requiredWord("sender"),
                    try row.get("sent_at")
                )
            }
    }

    static func isVisible(_ file: MediaID, to reader: Participant, in db: any Connection) async throws -> Bool {
        let side: SQL = reader.side == .client ? "threads.client_id = \(reader.id.text)" : "threads.coach_id = \(reader.id.text)"
        return try await db.first("""
            SELECT 1 AS found FROM attachments
            JOIN messages ON messages.client_id = attachments.client_id AND messages.seq = attachments.seq
            JOIN threads ON threads.client_id = attachments.client_id
            WHERE attachments.media_id = \(file.text) AND messages.removed_at IS NULL AND \(side) LIMIT 1
            """) != nil
    }

    /// Whether a file was sent at one of these places of a thread.
    static func isAmong(_ places: ClosedRange<Int64>, of client: UserID, _ file: MediaID, in db: any Connection) async throws -> Bool {
        try await db.first("""
            SELECT 1 AS found FROM attachments
            JOIN messages ON messages.client_id = attachments.client_id AND messages.seq = attachments.seq
            WHERE attachments.media_id = \(file.text) AND attachments.client_id = \(client.text)
                AND attachments.seq >= \(places.lowerBound) AND attachments.seq <= \(places.upperBound)
                AND messages.removed_at IS NULL LIMIT 1
            """) != nil
    }
}

/// Where a page of files ended: a message's place in its thread, and the file's in its message.
struct FileCursor: ListCursor, Equatable {
    let seq: Int64
    let place: Int64

    init(seq: Int64, place: Int64) {
        self.seq = seq
        self.place = place
    }
    init(values: inout CursorReader) throws(APIError) { self.init(seq: try values.next(), place: try values.next()) }
    var values: [any CursorValue] { [seq, place] }
}
