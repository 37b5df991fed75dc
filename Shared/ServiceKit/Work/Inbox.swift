public import Storage
public import Wire

/// What was taken already. An id goes in under its primary key in the transaction of the effect; a repeat finds it there.
public enum Inbox {
    /// Notes in the caller's transaction that something is taken: a fact by its id, or a piece of work whose effect must not come twice by
    /// the id of the work.
    /// - Returns: whether it was not taken before; if it was, there is nothing more to do.
    public static func take(_ id: String, now: Instant, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            INSERT INTO inbox (event_id, received_at) VALUES (\(id), \(now)) ON CONFLICT (event_id) DO NOTHING
            """) == 1
    }
}
