internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// What coaches write down about their clients. It stays with the client; clients never see it.
struct Notes: Sendable {
    let dependencies: CoachingDependencies

    func list(_ call: Call<Coach, ClientPageQuery, Nothing>) async throws -> ClientNoteList {
        let (coach, client, query) = (try call.coach(), call.parameters.client, call.parameters.page)
        let after = try query.cursor.map { token throws(APIError) in try TimeCursor(reading: token) }
        let limit = query.size
        let found = try await dependencies.database.read { db -> [StoredNote] in
            try await threads.check(client, of: coach, in: db)
            return try await NoteStore.page(of: client, after: after, limit: limit + 1, in: db)
        }
        let page = ListPage(found, limit: limit) { TimeCursor(at: $0.createdAt, id: $0.id.text).token }
        return ClientNoteList(items: page.items.map { $0.shown(to: coach.id) }, nextCursor: page.nextCursor)
    }

    func add(_ call: Call<Coach, ClientParameters, ClientNoteContent>) async throws -> ClientNote {
        let (coach, client) = (try call.coach(), call.parameters.client)
        let note = StoredNote(
            id: ClientNoteID(trusted: dependencies.ids.next()), client: client, coach: coach.id, text: call.body.text, createdAt: call.now,
            changedAt: call.now)
        return try await dependencies.database.write { db in
            // Held, so that the notes are counted one after the other.
            guard let thread = try await ThreadStore.hold(client, in: db), thread.coach == coach.id else { throw APIError(.notFound) }
            // Whoever deleted their account is written about no more.
            guard thread.state != .closed else { throw APIError(.notFound) }
            // Their own alone: those of the coaches before them they cannot delete.
            guard try await NoteStore.count(of: client, by: coach.id, in: db) < dependencies.policy.notes else {
                throw APIError(.limitReached)
            }
            try await NoteStore.insert(note, in: db)
            let shown = note.shown(to: coach.id)
            // Else a repeat, as after an answer that got lost, would write it down again.
            try await call.keep(shown, in: db)
            return shown
        }
    }

    func change(_ call: Call<Coach, ClientNoteParameters, ClientNoteContent>) async throws -> ClientNote {
        let (coach, parameters, text, now) = (try call.coach(), call.parameters, call.body.text, call.now)
        return try await dependencies.database.write { db in
            try await threads.check(parameters.client, of: coach, in: db)
            guard let note = try await NoteStore.change(parameters.id, of: parameters.client, by: coach.id, text: text, now: now, in: db) else {
                throw APIError(.notFound)
            }
            return note.shown(to: coach.id)
        }
    }

    func delete(_ call: Call<Coach, ClientNoteParameters, Nothing>) async throws -> Nothing {
        let (coach, parameters) = (try call.coach(), call.parameters)
        return try await dependencies.database.write { db in
            try await threads.check(parameters.client, of: coach, in: db)
            guard try await NoteStore.delete(parameters.id, of: parameters.client, by: coach.id, in: db) else { throw APIError(.notFound) }
            return Nothing()
        }
    }

    private var threads: ThreadActions { ThreadActions(dependencies: dependencies) }
}

extension ThreadActions {
    /// - Throws: `not_found` unless somebody is a client of this coach's.
    func check(_ client: UserID, of coach: Participant, in db: any Connection) async throws {
        _ = try await thread(of: client, for: coach, in: db)
    }
}

struct StoredNote: Sendable {
    let id: ClientNoteID
    let client: UserID
    /// Who wrote it.
    let coach: UserID
    let text: ClientNoteText
    let createdAt: Instant
    let changedAt: Instant

    func shown(to reader: UserID) -> ClientNote {
        ClientNote(id: id, text: text, isOwn: coach == reader, createdAt: createdAt, changedAt: changedAt)
    }
}

enum NoteStore {
    private static let columns: SQL = "id, client_id, coach_id, text, created_at, changed_at"

    /// Newest first.
    static func page(of client: UserID, after: TimeCursor?, limit: Int, in db: any Connection) async throws -> [StoredNote] {
        let beyond: SQL = after.map { "AND (created_at, id) < (\($0.at), \($0.id))" } ?? ""
        return try await db.query("""
            SELECT \(columns) FROM client_notes WHERE client_id = \(client.text) \(beyond)
            ORDER BY created_at DESC, id DESC LIMIT \(Int64(limit))
            """).map(note)
    }

    static func count(of client: UserID, by coach: UserID, in db: any Connection) async throws -> Int64 {
        try await db.first("""
            SELECT COUNT(*) AS notes FROM client_notes WHERE client_id = \(client.text) AND coach_id = \(coach.text)
            """)?.get("notes") ?? 0
    }

    static func insert(_ note: StoredNote, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO client_notes (\(columns)) VALUES (\(note.id.text), \(note.client.text), \(note.coach.text), \(note.text.text),
                \(note.createdAt), \(note.changedAt))
            """)
    }

    /// - Returns: nil for a note that this coach did not write.
    static func change(
        _ id: ClientNoteID, of client: UserID, by coach: UserID, text: ClientNoteText, now: Instant, in db: any Connection
    ) async throws -> StoredNote? {
        try await db.first("""
            UPDATE client_notes SET text = \(text.text), changed_at = \(now)
            WHERE id = \(id.text) AND client_id = \(client.text) AND coach_id = \(coach.text) RETURNING \(columns)
            """).map(note)
    }

    static func delete(_ id: ClientNoteID, of client: UserID, by coach: UserID, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            DELETE FROM client_notes WHERE id = \(id.text) AND client_id = \(client.text) AND coach_id = \(coach.text)
            """) == 1
    }

    private static func note(_ row: Row) throws(DatabaseError) -> StoredNote {
        StoredNote(
            id: ClientNoteID(trusted: try row.get("id")), client: UserID(trusted: try row.get("client_id")),
            coach: UserID(trusted: try row.get("coach_id")), text: ClientNoteText(trusted: try row.get("text")), createdAt: try row.get("created_at"),
            changedAt: try row.get("changed_at"))
    }
}
