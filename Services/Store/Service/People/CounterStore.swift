internal import Storage

/// Numbers without gaps, such as those of orders and invoices: given out in the transaction that uses them, whose row lock makes others
/// wait for it.
enum CounterStore {
    static func next(_ name: StaticString, first: Int64, in db: any Connection) async throws -> Int64 {
        let row = try await db.first("""
            INSERT INTO counters (name, value) VALUES (\(name.description), \(first))
            ON CONFLICT (name) DO UPDATE SET value = counters.value + 1 RETURNING value
            """)
        guard let row else { throw DatabaseError.decoding(column: "value", reason: "missing") }
        return try row.get("value")
    }

    /// Nil for a counter that was never used.
    static func value(_ name: String, in db: any Connection) async throws -> Int64? {
        try await db.first("SELECT value FROM counters WHERE name = \(name)")?.get("value")
    }

    /// Sets a counter to a value unless it is above it: one statement decides, and its row lock makes others wait.
    /// - Returns: false when it was above.
    static func raise(_ name: String, to value: Int64, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            INSERT INTO counters (name, value) VALUES (\(name), \(value))
            ON CONFLICT (name) DO UPDATE SET value = excluded.value WHERE counters.value <= excluded.value
            """) == 1
    }

    /// Begins a counter at 1.
    /// - Returns: false when it was begun before.
    static func begin(_ name: String, in db: any Connection) async throws -> Bool {
        try await db.execute("INSERT INTO counters (name, value) VALUES (\(name), 1) ON CONFLICT (name) DO NOTHING") == 1
    }
}
