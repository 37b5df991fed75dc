internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// One message of a coach to many, as it is kept.
struct StoredBroadcast: Sendable {
    let id: BroadcastID
    let coach: UserID
    let clientID: ClientMessageID
    let text: MessageText
    let goal: MainGoal?
    let recipients: Int64
    let sent: Int64
    let createdAt: Instant

    var shown: Broadcast {
        Broadcast(id: id, text: text, goal: goal, recipients: recipients, sent: sent, createdAt: createdAt)
    }
}

enum BroadcastStore {
    private static let columns: SQL = "id, coach_id, client_message_id, text, goal, recipients, sent, created_at"

    static func find(_ id: BroadcastID, in db: any Connection) async throws -> StoredBroadcast? {
        try await db.first("SELECT \(columns) FROM broadcasts WHERE id = \(id.text)").map(broadcast)
    }

    static func find(_ id: ClientMessageID, of coach: UserID, in db: any Connection) async throws -> StoredBroadcast? {
        try await db.first("""
            SELECT \(columns) FROM broadcasts WHERE coach_id = \(coach.text) AND client_message_id = \(id.text)
            """).map(broadcast)
    }

    /// What a coach sent within a day.
    static func today(of coach: UserID, now: Instant, in db: any Connection) async throws -> DayLimit {
        try DayLimit(
            try await db.first("""
                SELECT COUNT(*) AS count, MIN(created_at) AS oldest FROM broadcasts
                WHERE coach_id = \(coach.text) AND created_at > \(now - DayLimit.window)
                """))
    }

    /// Newest first.
    static func page(of coach: UserID, after: TimeCursor?, limit: Int, in db: any Connection) async throws -> [StoredBroadcast] {
        let beyond: SQL = after.map { "AND (created_at, id) < (\($0.at), \($0.id))" } ?? ""
        return try await db.query("""
            SELECT \(columns) FROM broadcasts WHERE coach_id = \(coach.text) \(beyond)
            ORDER BY created_at DESC, id DESC LIMIT \(Int64(limit))
            """).map(broadcast)
    }

    /// Adds a broadcast, unless its coach deleted their account.
    static func insert(_ broadcast: StoredBroadcast, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO broadcasts (\(columns)) SELECT
                \(broadcast.id.text), \(broadcast.coach.text), \(broadcast.clientID.text), \(broadcast.text.text),
                \(broadcast.goal?.rawValue), \(broadcast.recipients), \(broadcast.sent), \(broadcast.createdAt)
            WHERE NOT EXISTS (SELECT 1 FROM departed WHERE user_id = \(broadcast.coach.text))
            """)
    }

    /// Of a coach whose account is deleted. What of it is in threads stays there.
    static func purge(_ coach: UserID, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM broadcasts WHERE coach_id = \(coach.text)")
    }

    static func sweep(before limit: Instant, in database: any Database) async throws {
        try await database.sweep("broadcasts", key: "id", where: "created_at < \(limit)")
    }

    static func addSent(_ id: BroadcastID, in db: any Connection) async throws {
        try await db.enqueue("UPDATE broadcasts SET sent = sent + 1 WHERE id = \(id.text)")
    }

    /// How many clients with an open thread a coach has, of those with this goal.
    static func recipients(of coach: UserID, goal: MainGoal?, in db: any Connection) async throws -> Int64 {
        try await db.first("SELECT COUNT(*) AS clients FROM \(open(coach, goal))")?.get("clients") ?? 0
    }

    /// The next of them, by their ids.
    static func recipients(
        of coach: UserID, goal: MainGoal?, after: UserID?, limit: Int64, in db: any Connection
    ) async throws -> [UserID] {
        try await db.query("""
            SELECT threads.client_id FROM \(open(coach, goal)) AND threads.client_id > \(after?.text ?? "")
            ORDER BY threads.client_id LIMIT \(limit)
            """).map { row throws(DatabaseError) in UserID(trusted: try row.get("client_id")) }
    }

    private static func open(_ coach: UserID, _ goal: MainGoal?) -> SQL {
        let wanted: SQL = goal.map { "AND people.goal = \($0.rawValue)" } ?? ""
        return """
            threads JOIN people ON people.user_id = threads.client_id
            WHERE threads.coach_id = \(coach.text) AND threads.state = 'open' \(wanted)
            """
    }

    private static func broadcast(_ row: Row) throws(DatabaseError) -> StoredBroadcast {
        StoredBroadcast(
            id: BroadcastID(trusted: try row.get("id")), coach: UserID(trusted: try row.get("coach_id")),
            clientID: ClientMessageID(trusted: try row.get("client_message_id")), text: MessageText(trusted: try row.get("text")),
            goal: try row.word("goal"), recipients: try row.get("recipients"), sent: try row.get("sent"),
            createdAt: try row.get("created_at"))
    }
}
