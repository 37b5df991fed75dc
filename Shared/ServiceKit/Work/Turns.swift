public import Storage
public import Wire

/// Whose turn a recurring job is, when several processes share a database.
public struct Turns: Sendable {
    private let database: any Database

    public init(_ database: any Database) { self.database = database }

    /// Whether this process does the job this time: of those that ask within `length` the first one does. The turn ends by itself, so a
    /// process that dies over it holds nobody up.
    public func take(_ name: String, for length: Duration, now: Instant) async throws -> Bool {
        try await database.write { db in
            try await db.execute("""
                INSERT INTO turns (name, held_until) VALUES (\(name), \(now + length))
                ON CONFLICT (name) DO UPDATE SET held_until = excluded.held_until WHERE turns.held_until <= \(now)
                """) == 1
        }
    }
}
