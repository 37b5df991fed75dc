internal import Contracts
internal import Security
internal import Storage
internal import TrainingDomain
internal import Wire

extension RecordStore {
    /// Writes records as they are now, whether they are new or not. The caller holds the person.
    static func save(_ records: [Record], of user: UserID, in db: any Connection) async throws {
        // A name that one of them gives up may be another's now, and rows are written one after the other.
        let renamed = records.filter { $0.key.kind == .exercise && $0.version > 1 }
        for group in SQLRows.groups(renamed) {
            try await db.enqueue("""
                UPDATE records SET name_key = NULL
                WHERE user_id = \(user.text) AND kind = \(SyncKind.exercise.rawValue) AND id IN (\(list: group.map(\.key.id)))
                """)
        }
        for group in SQLRows.groups(records) {
            let rows = try group.map { record -> SQL in
                let text = try record.body?.text()
                return """
                    (\(user.text), \(record.key.kind.rawValue), \(record.key.id), \(record.version), \(record.change),
                    \(record.nameKey), \(text), \(text?.utf8.count ?? 0), \(record.createdAt), \(record.updatedAt), \(record.archivedAt),
                    \(record.deletedAt))
                    """
            }
            try await db.enqueue("""
                INSERT INTO records (
                    user_id, kind, id, version, change_number, name_key, body, body_bytes, created_at, updated_at, archived_at, deleted_at)
                VALUES \(SQLRows.joined(rows))
                ON CONFLICT (user_id, kind, id) DO UPDATE SET
                    version = excluded.version, change_number = excluded.change_number, name_key = excluded.name_key,
                    body = excluded.body, body_bytes = excluded.body_bytes, updated_at = excluded.updated_at,
                    archived_at = excluded.archived_at, deleted_at = excluded.deleted_at
                """)
        }
    }
}

extension Record {
    /// What the name of an own exercise is compared by, while it can be chosen.
    fileprivate var nameKey: String? { isOpen ? body?.exercise?.name.key : nil }
}

extension ExerciseName {
    /// What it is compared by.
    var key: String { ExerciseNames.key(nfkc(text)) }
}
