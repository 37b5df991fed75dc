internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// The rows of notes: one a person.
enum NoteStore {
    /// Who saves the same text again gets the time of the first.
    static func save(_ text: ShortText, of user: UserID, now: Instant, in db: any Connection) async throws -> SavedTrainingNote {
        let row = try await db.first("""
            INSERT INTO notes (user_id, text, saved_at) VALUES (\(user.text), \(text.text), \(now))
            ON CONFLICT (user_id) DO UPDATE SET
                text = excluded.text, saved_at = CASE WHEN notes.text = excluded.text THEN notes.saved_at ELSE excluded.saved_at END
            RETURNING text, saved_at
            """)
        guard let row else { throw APIError(.internalError) }
        return try note(row)
    }

    static func purge(_ user: UserID, in db: any Connection) async throws {
        try await db.execute("DELETE FROM notes WHERE user_id = \(user.text)")
    }

    private static func note(_ row: Row) throws(DatabaseError) -> SavedTrainingNote {
        SavedTrainingNote(text: ShortText(trusted: try row.get("text")), savedAt: try row.get("saved_at"))
    }
}
