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

    /// The next numbers of two counters, by one statement. It locks their rows in the order of the names, which is the same wherever both
    /// are needed: so that no two wait for each other.
    static func next(_ name: StaticString, _ other: StaticString, first: Int64) -> Question<(Int64, Int64)> {
        Question("""
            INSERT INTO counters (name, value) VALUES (\(name.description), \(first)), (\(other.description), \(first))
            ON CONFLICT (name) DO UPDATE SET value = counters.value + 1 RETURNING name, value
            """) { rows in
                // Rows come back in any order.
                var values: [String: Int64] = [:]
                for row in rows { values[try row.get("name")] = try row.get("value") }
                guard let value = values[name.description], let otherValue = values[other.description] else {
                    throw DatabaseError.decoding(column: "value", reason: "missing")
                }
                return (value, otherValue)
            }
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
