import EventLoop
import Storage
import Testing

/// N callers at once, on both engines: what one statement decides is decided once.
struct RaceTests {
    @Test(arguments: Engine.allCases)
    func incrementsAreNotLost(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.run("CREATE TABLE t (id BIGINT PRIMARY KEY, n BIGINT)", "INSERT INTO t VALUES (1, 0)")
            let seen = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<100 {
                    group.addTask {
                        try await database.write { connection in
                            let row = try await connection.first("UPDATE t SET n = n + 1 WHERE id = 1 RETURNING n")
                            return try #require(try row?.get("n", as: Int.self))
                        }
                    }
                }
                return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
            }
            #expect(seen == Set(1...100))
            #expect(try await database.number("SELECT n FROM t") == 100)
        }
    }

    @Test(arguments: Engine.allCases)
    func oneOfFiftyInsertsOfAKeyWins(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.run("CREATE TABLE t (email TEXT NOT NULL UNIQUE, winner BIGINT)")
            let outcomes = await withTaskGroup(of: DatabaseError?.self) { group in
                for caller in 0..<50 {
                    group.addTask { await databaseError { try await database.run("INSERT INTO t VALUES ('a@example.com', \(caller))") } }
                }
                return await group.reduce(into: [DatabaseError?]()) { $0.append($1) }
            }
            #expect(outcomes.count(where: { $0 == nil }) == 1)
            #expect(outcomes.count(where: { $0?.isUniqueViolation(of: "t", "email") == true }) == 49)
            #expect(try await database.number("SELECT COUNT(*) FROM t") == 1)
        }
    }

    /// Closures that throw and closures that return share commits; each gets its own outcome.
    @Test(arguments: Engine.allCases)
    func neighboursDoNotSuffer(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.run("CREATE TABLE t (id BIGINT PRIMARY KEY)")
            try await withThrowingTaskGroup(of: Void.self) { group in
                for id in 0..<200 {
                    group.addTask {
                        do {
                            try await database.write { connection in
                                try await connection.execute("INSERT INTO t VALUES (\(id))")
                                if id % 3 == 0 { throw TransactionTests.Refused() }
                                if id % 7 == 0 { try await connection.execute("INSERT INTO t VALUES (\(id))") }
                            }
                            #expect(id % 3 != 0 && id % 7 != 0)
                        } catch is TransactionTests.Refused {
                            #expect(id % 3 == 0)
                        } catch let error as DatabaseError {
                            #expect(id % 7 == 0 && error.isUniqueViolation(of: "t", "id"))
                        }
                    }
                }
                try await group.waitForAll()
            }
            let rows = try await database.read { try await $0.query("SELECT id FROM t ORDER BY id") }
            #expect(try rows.map { try $0.get("id", as: Int.self) } == (0..<200).filter { $0 % 3 != 0 && $0 % 7 != 0 })
        }
    }

    @Test(arguments: Engine.allCases)
    func readersAndWritersOnLoops(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.run("CREATE TABLE t (id BIGINT PRIMARY KEY, a BIGINT, b BIGINT)", "INSERT INTO t VALUES (1, 0, 0)")
            let loops = try EventLoopGroup(count: 2)
            defer { loops.stop() }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for task in 0..<16 {
                    group.addTask(executorPreference: loops.loops[task % 2]) {
                        for _ in 0..<20 {
                            if task % 4 == 0 {
                                try await database.write { _ = try await $0.execute("UPDATE t SET a = a + 1, b = b + 1") }
                            } else {
                                let row = try #require(try await database.read { try await $0.first("SELECT a, b FROM t") })
                                #expect(try row.get("a", as: Int.self) == row.get("b", as: Int.self))
                            }
                            // The task came back to its loop.
                            #expect(EventLoop.current === loops.loops[task % 2])
                        }
                    }
                }
                try await group.waitForAll()
            }
            #expect(try await database.number("SELECT a FROM t") == 80)
        }
    }

    /// Tasks give up at every stage; nothing of theirs stays unless they were told so, and nobody else notices.
    @Test(arguments: Engine.allCases)
    func manyCancelledTasks(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.run("CREATE TABLE t (id BIGINT PRIMARY KEY)")
            let stored = await withTaskGroup(of: Int?.self) { group in
                for id in 0..<100 {
                    group.addTask {
                        let task = Task { try await database.run("INSERT INTO t VALUES (\(id))") }
                        if id % 2 == 0 { task.cancel() }
                        return await databaseError { try await task.value } == nil ? id : nil
                    }
                }
                return await group.reduce(into: Set<Int>()) { if let id = $1 { $0.insert(id) } }
            }
            let rows = try await database.read { try await $0.query("SELECT id FROM t") }
            #expect(try Set(rows.map { try $0.get("id", as: Int.self) }) == stored)
            #expect(stored.isSuperset(of: stride(from: 1, to: 100, by: 2)))
        }
    }
}
