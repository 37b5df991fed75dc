import EventLoop
import Platform
import PostgresStorage
import Storage
import Testing
import TestSupport

/// What is PostgreSQL's own.
struct PostgresTests {
    private func terminateOthers(_ database: PostgresDatabase) async throws {
        try await database.read { connection in
            _ = try await connection.query(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()")
        }
    }

    /// Two databases over one server: one to use, one to disturb it with.
    private func withTwo(
        poolSize: Int = 4, options: PostgresOptions = PostgresOptions(),
        _ body: (PostgresDatabase, PostgresDatabase) async throws -> Void
    ) async throws {
        try await PostgresServer.withDatabase { url in
            let loops = try EventLoopGroup(count: 2)
            defer { loops.stop() }
            var options = options
            options.poolSize = poolSize
            let one = try await PostgresDatabase.open(url: url, loops: loops, options: options)
            let other = try await PostgresDatabase.open(url: url, loops: loops)
            do { try await body(one, other) } catch {
                await one.close()
                await other.close()
                throw error
            }
            await one.close()
            await other.close()
        }
    }

    @Test func thePoolRecoversFromLostConnections() async throws {
        try await withTwo { database, other in
            try await database.run("CREATE TABLE t (id BIGINT PRIMARY KEY)")
            for round in 0..<3 {
                // Several connections, each with prepared statements.
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for id in 0..<20 { group.addTask { try await database.run("INSERT INTO t VALUES (\(round * 100 + id))") } }
                    try await group.waitForAll()
                }
                try await terminateOthers(other)
                #expect(try await database.number("SELECT COUNT(*) FROM t") == Int64(20 * (round + 1)))
            }
        }
    }

    /// What a crowd needed is given back to the server once nobody needs it.
    @Test func whatIsIdleForLongIsClosed() async throws {
        var options = PostgresOptions()
        options.idleTimeout = .milliseconds(100)
        try await withTwo(options: options) { database, other in
            let together = Gate(), held = Counter()
            let backends = try await withThrowingTaskGroup(of: Int64.self) { group -> [Int64] in
                for _ in 0..<4 {
                    group.addTask {
                        try await database.read { connection in
                            let backend = try await connection.query("SELECT pg_backend_pid()::BIGINT").first?.get(0, as: Int64.self)
                            if held.next() == 4 { together.open() }
                            await together.wait()
                            return try #require(backend)
                        }
                    }
                }
                return try await group.reduce(into: [Int64]()) { $0.append($1) }
            }
            #expect(Set(backends).count == 4)
            var left = backends.count
            for _ in 0..<5000 where left > 0 {
                try await Task.sleep(for: .milliseconds(5))
                left = try await other.read { connection in
                    try await connection.query("SELECT pid FROM pg_stat_activity WHERE pid IN (\(list: backends))").count
                }
            }
            #expect(left == 0)
            #expect(try await database.number("SELECT 1") == 1)
        }
    }

    @Test func aTransactionThatLosesItsConnectionIsRunAgain() async throws {
        try await withTwo { database, other in
            try await database.run("CREATE TABLE t (id BIGINT PRIMARY KEY)")
            let attempts = Counter()
            let inserted = Gate(), terminated = Gate()
            async let writing: Void = database.write { connection in
                attempts.next()
                try await connection.execute("INSERT INTO t VALUES (1)")
                inserted.open()
                await terminated.wait()
                try await connection.execute("INSERT INTO t VALUES (2)")
            }
            await inserted.wait()
            try await terminateOthers(other)
            terminated.open()
            try await writing
            #expect(attempts.value == 2)
            #expect(try await other.number("SELECT COUNT(*) FROM t") == 2)
        }
    }

    @Test func aConnectionGoesToSomebodyOfItsLoopUnlessTheFirstHasWaitedLong() throws {
        let loops = try EventLoopGroup(count: 2)
        defer { loops.stop() }
        let (own, other) = (loops.next(), loops.next())
        func place(_ waiting: [EventLoop?], _ milliseconds: Int = 5) -> Int {
            PostgresLine.place(on: own, of: waiting, firstWaited: .milliseconds(milliseconds))
        }
        #expect(place([other, nil, own, own]) == 2)
        #expect(place([other, nil, own, own], 21) == 0)
        #expect(place([own, other]) == 0 && place([other, nil]) == 0)
        // Nobody comes from far behind.
        #expect(place(Array(repeating: other, count: 8) + [own]) == 0)
    }

    @Test func aConnectionLostInTheCommitIsNotGlossedOver() async throws {
        try await withTwo { database, other in
            try await database.run(
                "CREATE TABLE t (id BIGINT PRIMARY KEY)",
                "CREATE FUNCTION pause() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(60); RETURN NULL; END'",
                "CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON t DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION pause()")
            let attempts = Counter()
            async let outcome = databaseError {
                try await database.write { connection in
                    attempts.next()
                    try await connection.execute("INSERT INTO t VALUES (1)")
                }
            }
            while try await other.number("SELECT COUNT(*) FROM pg_stat_activity WHERE query = 'COMMIT' AND wait_event = 'PgSleep'") == 0 {}
            try await terminateOthers(other)
            #expect(await outcome == .commitOutcomeUnknown)
            #expect(attempts.value == 1)
            async let lone = databaseError { try await database.write(one: "INSERT INTO t VALUES (2)") }
            while try await other.number("SELECT COUNT(*) FROM pg_stat_activity WHERE query = 'COMMIT' AND wait_event = 'PgSleep'") == 0 {}
            try await terminateOthers(other)
            #expect(await lone == .commitOutcomeUnknown)
            #expect(try await other.number("SELECT COUNT(*) FROM t") == 0)
        }
    }

    /// The server says itself that it came no further than the statement, so nothing is open.
    @Test func aConnectionLostBeforeTheCommitThatTravelsWithItIsReplaced() async throws {
        try await withTwo { database, other in
            try await database.run("CREATE TABLE t (id BIGINT PRIMARY KEY, n BIGINT)", "INSERT INTO t VALUES (1, 0)")
            let locked = Gate(), terminated = Gate()
            async let holding: Void = other.write { connection in
                try await connection.execute("UPDATE t SET n = n WHERE id = 1")
                locked.open()
                await terminated.wait()
            }
            await locked.wait()
            async let failure = databaseError { try await database.write(one: "UPDATE t SET n = n + 1 WHERE id = 1") }
            var count = 0
            while count == 0 {
                count = try await other.read { connection in
                    try await connection.query("""
                        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                        WHERE datname = current_database() AND wait_event_type = 'Lock'
                        """).count
                }
            }
            terminated.open()
            try await holding
            #expect(await failure == nil)
            #expect(try await other.number("SELECT n FROM t") == 1)
        }
    }

    /// The commit travels with the statement, and the server knows nothing of what we cannot read.
    @Test func aReplyThatCannotBeReadIsNotTakenForARollback() async throws {
        try await withPostgres { database in
            try await database.run("CREATE TABLE t (id BIGINT PRIMARY KEY, n BIGINT)")
            let error = await databaseError { try await database.write(one: "INSERT INTO t VALUES (9, 1) RETURNING 'x'::bytea AS b") }
            let kept = try await database.number("SELECT COUNT(*) FROM t")
            #expect(error == .commitOutcomeUnknown || error != nil && kept == 0)
            // What the server refused is known as before.
            let twice = await databaseError { try await database.write(one: "INSERT INTO t VALUES (1, 1), (1, 2)") }
            #expect(twice == .uniqueViolation(constraint: "t.id"))
        }
    }

    @Test func collidingTransactionsAreRunAgain() async throws {
        var options = PostgresOptions()
        options.isolation = .serializable
        try await withPostgres(options: options) { database in
            try await database.run("CREATE TABLE t (n BIGINT)", "INSERT INTO t VALUES (0)")
            let attempts = Counter()
            let bothRead = [Gate(), Gate()]
            @Sendable func increment(_ index: Int) async throws {
                try await database.write { connection in
                    attempts.next()
                    let n = try #require(try await connection.first("SELECT n FROM t")?.get("n", as: Int.self))
                    bothRead[index].open()
                    await bothRead[1 - index].wait()
                    try await connection.execute("UPDATE t SET n = \(n + 1)")
                }
            }
            async let one: Void = increment(0)
            async let two: Void = increment(1)
            _ = try await (one, two)
            #expect(try await database.number("SELECT n FROM t") == 2)
            #expect(attempts.value == 3)
        }
    }

    @Test func deadlocksAreRunAgain() async throws {
        try await withPostgres { database in
            try await database.run("CREATE TABLE t (id BIGINT PRIMARY KEY, n BIGINT)", "INSERT INTO t VALUES (0, 0), (1, 0)")
            let attempts = Counter()
            let locked = [Gate(), Gate()]
            @Sendable func crosswise(_ index: Int) async throws {
                try await database.write { connection in
                    attempts.next()
                    try await connection.execute("UPDATE t SET n = n + 1 WHERE id = \(index)")
                    locked[index].open()
                    await locked[1 - index].wait()
                    try await connection.execute("UPDATE t SET n = n + 1 WHERE id = \(1 - index)")
                }
            }
            async let one: Void = crosswise(0)
            async let two: Void = crosswise(1)
            _ = try await (one, two)
            #expect(try await database.number("SELECT CAST(SUM(n) AS BIGINT) FROM t") == 4)
            #expect(attempts.value >= 3)
        }
    }

    @Test func retriesEnd() async throws {
        var options = PostgresOptions()
        options.attempts = 3
        try await withPostgres(options: options) { database in
            let attempts = Counter()
            let error = await databaseError {
                try await database.write { connection in
                    attempts.next()
                    try await connection.execute("DO 'BEGIN RAISE SQLSTATE ''40001''; END'")
                }
            }
            #expect(error == .serialization)
            #expect(attempts.value == 3)
        }
    }

    @Test func callersWaitInLineUntilTheirDeadline() async throws {
        var options = PostgresOptions()
        options.acquireTimeout = .milliseconds(100)
        try await withPostgres(poolSize: 1, options: options) { database in
            let held = Gate(), tried = Gate()
            async let holding: Void = database.read { _ in
                held.open()
                await tried.wait()
            }
            await held.wait()
            #expect(await databaseError { try await database.number("SELECT 1") } == .busy)
            let waiting = Task { try await database.number("SELECT 1") }
            waiting.cancel()
            #expect(await databaseError { try await waiting.value } == .interrupted)
            tried.open()
            try await holding
            #expect(try await database.number("SELECT 1") == 1)
        }
    }

    @Test func manyCallersShareFewConnections() async throws {
        try await withPostgres(poolSize: 2) { database in
            let processes = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<200 {
                    group.addTask {
                        try await database.read { try #require(try await $0.first("SELECT pg_backend_pid() AS p")?.get("p", as: Int.self)) }
                    }
                }
                return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
            }
            #expect(processes.count <= 2)
        }
    }

    @Test func aStatementHasATimeLimit() async throws {
        var options = PostgresOptions()
        options.statementTimeout = .milliseconds(50)
        try await withPostgres(options: options) { database in
            let error = await databaseError { try await database.read { try await $0.query("SELECT pg_sleep(60)") } }
            #expect(error == .timedOut)
            let usable = try await database.number("SELECT 1")
            #expect(usable == 1)
        }
    }

    @Test func sessionsAreSafeWhateverTheServersDefaults() async throws {
        try await withTwo { database, other in
            let name = try await other.read {
                try #require(try await $0.first("SELECT current_database() AS d")?.get("d", as: String.self))
            }
            try await other.run(SQL(stringLiteral: "ALTER DATABASE \(name) SET synchronous_commit = off"))
            try await terminateOthers(other)
            let row = try await database.read {
                try await $0.first("SELECT current_setting('synchronous_commit'), current_setting('client_encoding')")
            }
            #expect(row?[0] == .text("on"))
            #expect(row?[1] == .text("UTF8"))
        }
    }

    @Test func whatCannotBeReachedSaysSoWithoutThePassword() async throws {
        let loops = try EventLoopGroup(count: 1)
        defer { loops.stop() }
        for url in ["postgresql://u:hunter2@127.0.0.1:1/d", "postgresql://u:hunter2@127.0.0.1:1/d?nonsense=1"] {
            guard
                case .connectionFailed(let reason) = await databaseError({ try await PostgresDatabase.open(url: Secret(url), loops: loops) }
                )
            else {
                Issue.record("connected")
                continue
            }
            #expect(!reason.isEmpty && !reason.contains("hunter2"))
        }
        try await PostgresServer.withDatabase { url in
            guard
                case .connectionFailed = await databaseError({
                    try await PostgresDatabase.open(url: Secret(url.reveal() + "_absent"), loops: loops)
                })
            else { Issue.record("connected to no database"); return }
        }
    }

    @Test func typesOfTheServersOwn() async throws {
        try await withPostgres { database in
            let row = try await database.read {
                try await $0.first(
                    "SELECT 1::int2, 2::int4, true, false, 1.5::float4, 12345678901234567890.5::numeric, '{\"a\":1}'::jsonb, NULL::uuid")
            }
            let expected: [SQLValue] = [
                .integer(1), .integer(2), .integer(1), .integer(0), .double(1.5), .text("12345678901234567890.5"), .text("{\"a\": 1}"),
                .null,
            ]
            #expect((0..<8).map { row?[$0] } == expected)
            let blob = await databaseError { try await database.read { try await $0.query("SELECT 'x'::bytea AS b") } }
            #expect(blob == .decoding(column: "b", reason: "held a blob"))
            #expect(try await database.number("SELECT 1") == 1)
        }
    }
}
