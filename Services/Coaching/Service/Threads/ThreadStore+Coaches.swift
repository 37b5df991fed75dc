internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Whose threads are whose.
extension ThreadStore {
    /// Gives a thread, whose row is held, another coach or none. The coach's marks go on where the last one stood.
    static func assign(_ coach: UserID?, to thread: StoredThread, now: Instant, in db: any Connection) async throws -> StoredThread {
        var thread = thread
        thread.coach = coach
        thread.assignment += 1
        thread.assignedAt = coach == nil ? nil : now
        try await db.enqueue("""
            UPDATE threads SET coach_id = \(coach?.text), assignment = \(thread.assignment), assigned_at = \(thread.assignedAt)
            WHERE client_id = \(thread.client.text)
            """)
        if let coach {
            try await db.enqueue("""
                INSERT INTO client_coaches (client_id, coach_id, since) VALUES (\(thread.client.text), \(coach.text), \(now))
                ON CONFLICT (client_id, coach_id) DO NOTHING
                """)
        }
        return thread
    }

    /// Whether somebody has or had a coach.
    static func had(_ coach: UserID, client: UserID, in db: any Connection) async throws -> Bool {
        try await db.first("""
            SELECT 1 FROM client_coaches WHERE client_id = \(client.text) AND coach_id = \(coach.text)
            """) != nil
    }

    /// People without a coach, longest first. Whoever coaches waits for nobody.
    static func waiting(after: WaitingClient?, limit: Int64, in db: any Connection) async throws -> [WaitingClient] {
        let behind: SQL = if let after { " AND (created_at, client_id) > (\(after.since), \(after.client.text))" } else { "" }
        return try await db.query("""
            SELECT client_id, created_at FROM threads WHERE coach_id IS NULL AND state <> 'closed'\(behind)
                AND NOT EXISTS (SELECT 1 FROM coaches WHERE coaches.user_id = threads.client_id AND coaches.is_active = 1)
            ORDER BY created_at, client_id LIMIT \(limit)
            """).map { row throws(DatabaseError) in
                WaitingClient(client: UserID(trusted: try row.get("client_id")), since: try row.get("created_at"))
            }
    }

    static func waitingCount(in db: any Connection) async throws -> Int64 {
        try await db.first("""
            SELECT COUNT(*) AS waiting FROM threads WHERE coach_id IS NULL AND state <> 'closed'
                AND NOT EXISTS (SELECT 1 FROM coaches WHERE coaches.user_id = threads.client_id AND coaches.is_active = 1)
            """)?.get("waiting") ?? 0
    }

    /// Clients of a coach, by their ids.
    static func clients(of coach: UserID, after: UserID? = nil, limit: Int64, in db: any Connection) async throws -> [UserID] {
        try await db.query("""
            SELECT client_id FROM threads WHERE coach_id = \(coach.text) AND client_id > \(after?.text ?? "") ORDER BY client_id LIMIT \(limit)
            """).map { row throws(DatabaseError) in UserID(trusted: try row.get("client_id")) }
    }
}
