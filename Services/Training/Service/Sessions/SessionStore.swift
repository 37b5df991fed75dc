internal import Contracts
internal import ServiceKit
internal import Storage
internal import TrainingDomain
internal import Wire

/// Workouts of plans. Writers hold the person's row; that one at most is under way is a constraint.
enum SessionStore {
    static func find(_ id: TrainingSessionID, of user: UserID, in db: any Connection) async throws -> StoredSession? {
        try await db.first("""
            SELECT id, split, title, begun_on, status, started_at, finished_at FROM sessions
            WHERE user_id = \(user.text) AND id = \(id.text)
            """).map(session)
    }

    /// How many workouts of a day there are that were not given up, and how many that were.
    static func count(on date: LocalDate, of user: UserID, in db: any Connection) async throws -> (kept: Int64, givenUp: Int64) {
        let row = try await db.first("""
            SELECT COUNT(*) AS begun, COUNT(*) FILTER (WHERE status = 'discarded') AS given_up
            FROM sessions WHERE user_id = \(user.text) AND begun_on = \(date.text)
            """)
        let begun: Int64 = try row?.get("begun") ?? 0
        let givenUp: Int64 = try row?.get("given_up") ?? 0
        return (kept: begun - givenUp, givenUp: givenUp)
    }

    /// - Returns: false while another one is under way.
    static func begin(_ session: StoredSession, planned: Int64, of user: UserID, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            INSERT INTO sessions (user_id, id, split, title, begun_on, status, started_at, planned, completed, seconds)
            VALUES (\(user.text), \(session.id.text), \(session.split?.rawValue), \(session.title), \(session.begunOn.text),
                \(session.status.rawValue), \(session.startedAt), \(planned), 0, 0)
            ON CONFLICT DO NOTHING
            """) == 1
    }

    /// Ends the one under way, as this statement alone decides.
    /// - Returns: whether this call did.
    static func close(
        _ id: TrainingSessionID, as status: TrainingSessionStatus, completed: Int64, seconds: Int64, at now: Instant, of user: UserID,
        in db: any Connection
    ) async throws -> Bool {
        try await db.execute("""
            UPDATE sessions SET status = \(status.rawValue), finished_at = \(now), completed = \(completed), seconds = \(seconds)
            WHERE user_id = \(user.text) AND id = \(id.text) AND status = 'active'
            """) == 1
    }

    private static func session(_ row: Row) throws(DatabaseError) -> StoredSession {
        let split: String? = try row.get("split")
        guard let begunOn: LocalDate = try row.text("begun_on") else { throw .decoding(column: "begun_on", reason: "missing") }
        return StoredSession(
            id: TrainingSessionID(trusted: try row.get("id")), split: split.flatMap { SplitDay(rawValue: $0) }, title: try row.get("title"),
            begunOn: begunOn, status: try row.requiredWord("status"), startedAt: try row.get("started_at"),
            finishedAt: try row.get("finished_at"))
    }
}

/// The exercises of workouts with their ticks. Writers hold the person's row.
enum SessionItemStore {
    static func list(of session: TrainingSessionID, user: UserID, in db: any Connection) async throws -> [StoredSessionItem] {
        try await db.query("""
            SELECT \(PlanItemStore.columns), done FROM session_items
            WHERE user_id = \(user.text) AND session_id = \(session.text) ORDER BY place
            """).map { row throws(DatabaseError) in
            StoredSessionItem(item: try PlanItemStore.item(row), done: Words.numbers(try row.get("done")))
        }
    }

    static func insert(_ items: [StoredItem], of session: TrainingSessionID, user: UserID, in db: any Connection) async throws {
        for item in items {
            try await db.enqueue("""
                INSERT INTO session_items (user_id, session_id, \(PlanItemStore.columns), done)
                VALUES (\(user.text), \(session.text), \(PlanItemStore.values(item)), '')
                """)
        }
    }

    static func save(
        _ item: StoredSessionItem, of session: TrainingSessionID, user: UserID, in db: any Connection
    ) async throws {
        try await db.enqueue("""
            UPDATE session_items SET done = \(Words.text(item.done))
            WHERE user_id = \(user.text) AND session_id = \(session.text) AND place = \(item.item.place)
            """)
    }

    /// The items of the workout under way; none where there is none.
    static func underWay(of user: UserID, in db: any Connection) async throws -> [StoredItem] {
        try await db.query("""
            SELECT \(PlanItemStore.columns) FROM session_items
            WHERE user_id = \(user.text)
                AND session_id = (SELECT id FROM sessions WHERE user_id = \(user.text) AND status = 'active')
            ORDER BY place
            """).map { row throws(DatabaseError) in try PlanItemStore.item(row) }
    }

    /// Takes over into the workout under way what somebody changed of an item of their plan. Its ticks stay.
    static func follow(_ item: StoredItem, of user: UserID, in db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE session_items SET exercise_id = \(item.exercise.text), original_id = \(item.original?.text),
                kept = \(PlanItemStore.kept(item))
            WHERE user_id = \(user.text) AND id = \(item.id.text)
                AND session_id = (SELECT id FROM sessions WHERE user_id = \(user.text) AND status = 'active')
            """)
    }

    /// What was planned for a workout that nobody finished is not kept.
    static func delete(of session: TrainingSessionID, user: UserID, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM session_items WHERE user_id = \(user.text) AND session_id = \(session.text)")
    }
}
