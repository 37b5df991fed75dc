import Storage
import Testing

/// Statements and constraints, on both engines.
struct StatementTests {
    private static let users: SQL = """
        CREATE TABLE users (id BIGINT PRIMARY KEY, product TEXT NOT NULL, email TEXT NOT NULL, age BIGINT,
            CONSTRAINT users_age CHECK (age > 12), UNIQUE (product, email))
        """

    @Test(arguments: Engine.allCases)
    func violationsAreTyped(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.run(
                Self.users, "CREATE UNIQUE INDEX users_lower_email ON users (lower(email))",
                "CREATE TABLE phones (user_id BIGINT NOT NULL REFERENCES users (id), number TEXT PRIMARY KEY)",
                "INSERT INTO users VALUES (1, 'gtsd', 'a@example.com', 20)")
            func failure(_ sql: SQL) async -> DatabaseError? { await databaseError { try await database.run(sql) } }

            let key = await failure("INSERT INTO users VALUES (2, 'gtsd', 'a@example.com', 20)")
            // Which of two violated keys is named is the engine's choice, but either is named alike.
            #expect(
                key?.isUniqueViolation(of: "users", "product", "email") == true
                    || key?.isUniqueViolation(ofIndex: "users_lower_email") == true)
            let expression = await failure("INSERT INTO users VALUES (2, 'stack', 'A@example.com', 20)")
            #expect(expression?.isUniqueViolation(ofIndex: "users_lower_email") == true)
            let primary = await failure("INSERT INTO users VALUES (1, 'stack', 'b@example.com', 20)")
            #expect(primary == .uniqueViolation(constraint: "users.id"))
            #expect(await failure("INSERT INTO users VALUES (3, 'stack', 'c@example.com', 12)") == .checkViolation("users_age"))
            #expect(await failure("INSERT INTO users (id, product) VALUES (3, 'stack')") == .notNullViolation("users.email"))
            #expect(await failure("INSERT INTO phones VALUES (9, '+966500000001')") == .foreignKeyViolation)
            #expect(await failure("DELETE FROM users WHERE id = 1") == nil)
        }
    }

    @Test(arguments: Engine.allCases)
    func aCompositeKeyIsNamedByItsColumns(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.run(Self.users, "INSERT INTO users VALUES (1, 'gtsd', 'a@example.com', 20)")
            let error = await databaseError { try await database.run("INSERT INTO users VALUES (2, 'gtsd', 'a@example.com', 20)") }
            #expect(error == .uniqueViolation(constraint: "users.product,users.email"))
        }
    }

    @Test(arguments: Engine.allCases)
    func aDeferredForeignKeyIsCheckedAtTheEnd(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.run(
                "CREATE TABLE a (id BIGINT PRIMARY KEY)",
                "CREATE TABLE b (a_id BIGINT REFERENCES a (id) DEFERRABLE INITIALLY DEFERRED)")
            // Together with writes that share its commit and must not suffer.
            async let others: Void = withThrowingTaskGroup(of: Void.self) { group in
                for id in 100..<120 { group.addTask { try await database.run("INSERT INTO a VALUES (\(id))") } }
                try await group.waitForAll()
            }
            let broken = await databaseError { try await database.run("INSERT INTO b VALUES (7)") }
            #expect(broken == .foreignKeyViolation)
            try await others
            try await database.write { connection in
                try await connection.execute("INSERT INTO b VALUES (8)")
                try await connection.execute("INSERT INTO a VALUES (8)")
            }
            #expect(try await database.number("SELECT COUNT(*) FROM a") == 21)
            #expect(try await database.number("SELECT COUNT(*) FROM b") == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func insertOnConflictReturning(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.run("CREATE TABLE quota (day TEXT PRIMARY KEY, used BIGINT NOT NULL)")
            func use() async throws -> Int64? {
                try await database.write { connection in
                    try await connection.first(
                        """
                        INSERT INTO quota (day, used) VALUES (\("2026-03-01"), \(1))
                        ON CONFLICT (day) DO UPDATE SET used = quota.used + 1 WHERE quota.used < \(3) RETURNING used
                        """)?.get("used")
                }
            }
            #expect(try await use() == 1)
            #expect(try await use() == 2)
            #expect(try await use() == 3)
            #expect(try await use() == nil)
        }
    }

    @Test(arguments: Engine.allCases)
    func executeCountsChangedRows(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            let counts = try await database.write { connection in
                var counts: [Int] = []
                for sql: SQL in [
                    "CREATE TABLE t (id BIGINT PRIMARY KEY, n BIGINT)", "INSERT INTO t VALUES (1, 0), (2, 0), (3, 0)",
                    "UPDATE t SET n = n + 1 WHERE id > 1", "SELECT id FROM t", "UPDATE t SET n = 9 WHERE id = 77",
                    "INSERT INTO t VALUES (1, 5) ON CONFLICT DO NOTHING", "INSERT INTO t VALUES (4, 5) RETURNING id",
                    "CREATE INDEX t_n ON t (n)", "DELETE FROM t",
                ] { counts.append(try await connection.execute(sql)) }
                return counts
            }
            #expect(counts == [0, 3, 2, 0, 0, 0, 1, 0, 4])
        }
    }

    @Test(arguments: Engine.allCases)
    func valuesNeverBecomeSQL(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.run("CREATE TABLE t (s TEXT)", "INSERT INTO t VALUES ('x')")
            let attacks = ["' OR '1'='1", "x'; DELETE FROM t; --", "\\'; DROP TABLE t", "$1", "%", "\u{2019} OR 1=1"]
            for attack in attacks {
                #expect(try await database.number("SELECT COUNT(*) FROM t WHERE s = \(attack)") == 0)
                try await database.run("INSERT INTO t VALUES (\(attack))")
                #expect(try await database.number("SELECT COUNT(*) FROM t WHERE s = \(attack)") == 1)
            }
            #expect(try await database.number("SELECT COUNT(*) FROM t") == 7)
        }
    }

    @Test(arguments: Engine.allCases)
    func badStatementsCarryTheirTextAndNoValue(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            for sql: SQL in ["SELEC \("hunter2")", "SELECT 1; SELECT 2", "", "SELECT * FROM absent WHERE a = \("hunter2")"] {
                let error = await databaseError { try await database.read { try await $0.query(sql) } }
                guard case .failed(_, let message, let text) = error else {
                    Issue.record("\(sql) gave \(String(describing: error))")
                    continue
                }
                #expect(text == sql.text)
                #expect(!message.contains("hunter2"))
            }
            let usable = try await database.number("SELECT 1")
            #expect(usable == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func aChangedTableIsReadAsItIsNow(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.run("CREATE TABLE t (a BIGINT)", "INSERT INTO t VALUES (1)")
            let all: SQL = "SELECT * FROM t"
            #expect(try await database.read { try await $0.first(all)?.columns } == ["a"])
            try await database.run("ALTER TABLE t ADD COLUMN b BIGINT")
            #expect(try await database.read { try await $0.first(all)?.columns } == ["a", "b"])
            #expect(try await database.write { try await $0.first(all)?.columns } == ["a", "b"])
        }
    }

    @Test(arguments: Engine.allCases)
    func moreStatementsThanAreCached(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.read { connection in
                for number in 0..<600 {
                    let sql = SQL(stringLiteral: "SELECT \(number) AS n")
                    let value = try await connection.first(sql)?.get("n", as: Int.self)
                    #expect(value == number)
                }
            }
        }
    }
}
