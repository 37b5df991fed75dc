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

    /// Who coaches these clients; not those who wait.
    static func coaches(of clients: [UserID], in db: any Connection) async throws -> [UserID: UserID] {
        var coaches: [UserID: UserID] = [:]
        for row in try await db.query("SELECT client_id, coach_id FROM threads WHERE client_id IN (\(list: clients.map(\.text)))") {
            guard let coach = try row.get("coach_id", as: String?.self) else { continue }
            coaches[UserID(trusted: try row.get("client_id"))] = UserID(trusted: coach)
        }
        return coaches
    }

    /// Whether somebody has or had a coach.
    static func had(_ coach: UserID, client: UserID, in db: any Connection) async throws -> Bool {
        try await db.first("""
            SELECT 1 FROM client_coaches WHERE client_id = \(client.text) AND coach_id = \(coach.text)
            """) != nil
    }

    /// Whoever coaches or decides waits for nobody.
    private static let isCoached: SQL = """
        NOT EXISTS (
            SELECT 1 FROM coaches WHERE coaches.user_id = threads.client_id
                AND (coaches.is_active = 1 OR coaches.admin_version = coaches.role_version))
        """

    /// Who waits longest of those whom a coach with room understands, or whom no coach understands.
    /// - Returns: nil where there is nobody; however many wait whose coaches are full, none of them is written to.
    static func nextWaiting(after: WaitingClient?, in db: any Connection) async throws -> WaitingClient? {
        let languages = try await CoachStore.languagesWithRoom(in: db)
        guard !languages.isEmpty else { return nil }
        let behind: SQL =
            if let after { " AND (threads.created_at, threads.client_id) > (\(after.since), \(after.client.text))" } else { "" }
        return try await db.first("""
            SELECT threads.client_id, threads.created_at FROM threads JOIN people ON people.user_id = threads.client_id
            WHERE coach_id IS NULL AND state <> 'closed'\(behind) AND \(isCoached)
                AND people.goal IS NOT NULL AND people.language IN (\(list: languages.map(\.rawValue)))
            ORDER BY threads.created_at, threads.client_id LIMIT 1
            """).map { row throws(DatabaseError) in
                WaitingClient(client: UserID(trusted: try row.get("client_id")), since: try row.get("created_at"))
            }
    }

    static func waitingCount(in db: any Connection) async throws -> Int64 {
        try await db.first("""
            SELECT COUNT(*) AS waiting FROM threads WHERE coach_id IS NULL AND state <> 'closed'
                AND \(isCoached)
            """)?.get("waiting") ?? 0
    }

    /// Clients of a coach who have an account, by their ids.
    static func clients(of coach: UserID, limit: Int64, in db: any Connection) async throws -> [UserID] {
        try await db.query("""
            SELECT client_id FROM threads WHERE coach_id = \(coach.text) AND state <> 'closed' ORDER BY client_id LIMIT \(limit)
            """).map { row throws(DatabaseError) in UserID(trusted: try row.get("client_id")) }
    }
}
