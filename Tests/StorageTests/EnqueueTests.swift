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

    private static func numbers() -> Question<[Int64]> {
        Question("SELECT n FROM t ORDER BY id") { rows in try rows.map { try $0.get("n") } }
    }

    @Test(arguments: Engine.allCases) func severalAnswersComeTogether(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await table(database)
            let seen = try await database.write { db in
                try await db.enqueue("INSERT INTO t VALUES (1, 1), (2, 2)")
                let (before, isThere, isElsewhere, known, after) = try await db.ask(
                    Self.numbers(), Question<Bool>.any("UPDATE t SET n = n * 10 WHERE id = 1 RETURNING id"),
                    Question<Bool>.any("UPDATE t SET n = 0 WHERE id = 9 RETURNING id"), Question(known: "nothing is sent"), Self.numbers())
                #expect(isThere && !isElsewhere && known == "nothing is sent")
                return [before, after]
            }
            #expect(seen == [[1, 2], [10, 2]])
            // Outside of a transaction, too.
            let (both, count) = try await database.read { db in
                try await db.ask(Self.numbers(), Question("SELECT COUNT(*) AS n FROM t") { try $0.first?.get("n", as: Int64.self) })
            }
            #expect(both == [10, 2] && count == 2)
        }
    }

    /// A question of several statements, of which none runs after one that failed.
    @Test(arguments: Engine.allCases, [true, false]) func noneIsAnsweredAfterAFailure(_ engine: Engine, isSwallowed: Bool) async throws {
        try await withDatabase(engine) { database in
            try await table(database)
            await #expect(throws: DatabaseError.checkViolation("n_positive")) {
                try await database.write { db in
                    let insert = { (n: Int64) in Question<Bool>.any("INSERT INTO t VALUES (\(n), \(n)) RETURNING id") }
                    do {
                        _ = try await db.ask(insert(1).and(insert(-1)).map { $0 && $1 }, insert(3))
                    } catch { if !isSwallowed { throw error } }
                    _ = try await db.ask(Self.numbers())
                }
            }
            #expect(try await database.read { db in try await db.ask(Self.numbers()) }.isEmpty)
        }
    }

    /// What waits for a lock and what is asked about the locked rows may travel together.
    @Test(arguments: Engine.allCases) func whatIsAskedBehindALockSeesWhatItWaitedFor(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await table(database)
            try await database.run("INSERT INTO t VALUES (1, 0), (2, 0)")
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<20 {
                    group.addTask {
                        try await database.write { db in
                            let (_, numbers) = try await db.ask(
                                Question<Bool>.any("UPDATE t SET n = n + 1 WHERE id = 1 RETURNING id"), Self.numbers())
                            try await db.enqueue("UPDATE t SET n = \(numbers[1] + 1) WHERE id = 2")
                        }
                    }
                }
                try await group.waitForAll()
            }
            let counted: [Int64] = try await database.read { db in try await db.ask(Self.numbers()) }
            #expect(counted == [20, 20])
        }
    }

    /// More statements than a connection keeps prepared, some of them known and some new to each trip.
    @Test func answersComeAlsoWhenStatementsAreForgotten() async throws {
        try await withPostgres(poolSize: 1) { database in
            try await table(database)
            try await database.run("INSERT INTO t VALUES (1, 7)")
            for number in 0..<600 {
                let ask: @Sendable (any Connection) async throws -> [[Int64]] = { db in
                    let new = Question(SQL(stringLiteral: "SELECT n + \(number) AS n FROM t")) { rows in
                        try rows.map { try $0.get("n", as: Int64.self) }
                    }
                    let (before, sum, after) = try await db.ask(Self.numbers(), new, Self.numbers())
                    return [before, sum, after]
                }
                let answers = try await number % 2 == 0 ? database.read(ask) : database.write(ask)
                #expect(answers == [[7], [Int64(7 + number)], [7]])
            }
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
            #expect(
                try await trips { db in
                    try await db.enqueue("UPDATE t SET n = 3 WHERE id = 1")
                    _ = try await db.ask(Self.numbers(), Self.numbers(), Self.numbers())
                    try await db.enqueue("UPDATE t SET n = 2 WHERE id = 1")
                } == 2)
            let before = database.trips
            #expect(try await database.write(one: "UPDATE t SET n = n WHERE id IN (1, 2) RETURNING n").count == 2)
            #expect(database.trips - before == 1)
            _ = try await database.read { db in try await db.ask(Self.numbers(), Self.numbers()) }
            _ = try await database.snapshot { db in try await db.ask(Self.numbers(), Self.numbers()) }
            #expect(database.trips - before == 1 + 1 + 2)
            #expect(try await database.number("SELECT CAST(SUM(n) AS BIGINT) FROM t") == 7)
        }
    }

    @Test(arguments: Engine.allCases) func aTransactionOfOneStatementIsAsAnyOther(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await table(database)
            #expect(try await database.write(one: "INSERT INTO t VALUES (1, \(7)) RETURNING n").map { $0[0] } == [.integer(7)])
            #expect(try await database.write(one: "UPDATE t SET n = 8 WHERE id = 2 RETURNING n").isEmpty)
            #expect(await databaseError { try await database.write(one: "INSERT INTO t VALUES (2, -1)") } == .checkViolation("n_positive"))
            #expect(await databaseError { try await database.write(one: "COMMIT") } != nil)
            // What failed is over: the connection serves the next one.
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<20 { group.addTask { _ = try await database.write(one: "UPDATE t SET n = n + 1 WHERE id = 1") } }
                try await group.waitForAll()
            }
            #expect(try await database.number("SELECT CAST(SUM(n) AS BIGINT) FROM t") == 27)
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
