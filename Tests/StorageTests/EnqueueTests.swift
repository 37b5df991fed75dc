import PostgresStorage
import Storage
import Testing

/// Statements that nobody waits for: they happen in their order, all or nothing, and on PostgreSQL they cost no trip of their own.
struct EnqueueTests {
    private func table(_ database: any Database) async throws {
        try await database.run("CREATE TABLE t (id BIGINT PRIMARY KEY, n BIGINT NOT NULL, CONSTRAINT n_positive CHECK (n >= 0))")
    }

    @Test(arguments: Engine.allCases) func theyHappenInTheirOrder(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await table(database)
            let seen = try await database.write { db in
                try await db.enqueue("INSERT INTO t VALUES (1, 1)")
                try await db.enqueue("UPDATE t SET n = n * 10 WHERE id = 1")
                let first = try await db.query("SELECT n FROM t").map { try $0.get("n", as: Int64.self) }
                try await db.enqueue("UPDATE t SET n = n + \(5) WHERE id = 1")
                try await db.enqueue("UPDATE t SET n = n * \(2) WHERE id = 1")
                return first
            }
            #expect(seen == [10])
            #expect(try await database.number("SELECT n FROM t") == 30)
        }
    }

    /// Whether the next statement or the commit is what travels with it, the transaction did not happen and its caller hears why.
    @Test(arguments: Engine.allCases, [true, false]) func aFailureIsHeardAndLeavesNothing(_ engine: Engine, asksMore: Bool) async throws {
        try await withDatabase(engine) { database in
            try await table(database)
            await #expect(throws: DatabaseError.checkViolation("n_positive")) {
                try await database.write { db in
                    try await db.enqueue("INSERT INTO t VALUES (1, 1)")
                    do { try await db.enqueue("INSERT INTO t VALUES (2, -1)") } catch { if !asksMore { throw error } }
                    if asksMore { _ = try await db.query("SELECT 1") }
                }
            }
            #expect(try await database.number("SELECT COUNT(*) FROM t") == 0)
            try await database.write { db in try await db.enqueue("INSERT INTO t VALUES (3, 3)") }
            #expect(try await database.number("SELECT COUNT(*) FROM t") == 1)
        }
    }

    @Test(arguments: Engine.allCases) func whatIsThrownTakesThemBack(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await table(database)
            await #expect(throws: Unprepared.self) {
                try await database.write { db in
                    try await db.enqueue("INSERT INTO t VALUES (1, 1)")
                    throw Unprepared()
                }
            }
            #expect(try await database.number("SELECT COUNT(*) FROM t") == 0)
        }
    }

    @Test func aTransactionCostsATripForWhatItWaitsForAndOneForItsEnd() async throws {
        try await withPostgres(poolSize: 1) { database in
            try await table(database)
            func trips(_ body: @escaping @Sendable (any Connection) async throws -> Void) async throws -> Int {
                let before = database.trips
                try await database.write(body)
                return database.trips - before
            }
            #expect(try await trips { _ in } == 0)
            #expect(try await trips { db in for id in 1...5 { try await db.enqueue("INSERT INTO t VALUES (\(id), 1)") } } == 1)
            #expect(try await trips { db in _ = try await db.query("SELECT n FROM t") } == 2)
            #expect(
                try await trips { db in
                    try await db.enqueue("UPDATE t SET n = 2 WHERE id = 1")
                    _ = try await db.query("SELECT n FROM t WHERE id = 2")
                    try await db.enqueue("UPDATE t SET n = 3 WHERE id = 3")
                    try await db.enqueue("DELETE FROM t WHERE id = 4")
                } == 2)
            #expect(try await database.number("SELECT CAST(SUM(n) AS BIGINT) FROM t") == 7)
        }
    }

    /// More than a trip takes, each new to the server, and again when all are known.
    @Test func manyAndNew() async throws {
        try await withPostgres(poolSize: 1) { database in
            try await table(database)
            for round in 0..<3 {
                try await database.write { db in
                    for id in 0..<150 {
                        let text = SQL(stringLiteral: "INSERT INTO t VALUES (\(round * 150 + id), 1)")
                        try await db.enqueue(text)
                    }
                }
            }
            #expect(try await database.number("SELECT COUNT(*) FROM t") == 450)
        }
    }

    /// A statement whose first use fails is prepared all the same, and runs at the next.
    @Test func aStatementThatFailedAtFirstIsKnown() async throws {
        try await withPostgres(poolSize: 1) { database in
            try await table(database)
            for value in [Int64(-1), -2, 7] {
                do {
                    try await database.write { db in try await db.enqueue("INSERT INTO t VALUES (1, \(value))") }
                } catch DatabaseError.checkViolation {
                    #expect(value < 0)
                }
            }
            #expect(try await database.number("SELECT n FROM t") == 7)
        }
    }
}
