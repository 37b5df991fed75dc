import Storage
import Testing

/// What a closure may do, and what stays of it, on both engines.
struct TransactionTests {
    struct Refused: Error, Equatable {}

    @Test(arguments: Engine.allCases)
    func whatAClosureThrowsUndoesIt(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.run("CREATE TABLE t (id BIGINT PRIMARY KEY)")
            await #expect(throws: Refused()) {
                try await database.write { connection in
                    try await connection.execute("INSERT INTO t VALUES (1)")
                    throw Refused()
                }
            }
            #expect(try await database.number("SELECT COUNT(*) FROM t") == 0)
            try await database.run("INSERT INTO t VALUES (1)")
            #expect(try await database.number("SELECT COUNT(*) FROM t") == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func aFailedStatementDoomsItsTransaction(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.run("CREATE TABLE t (id BIGINT PRIMARY KEY)", "INSERT INTO t VALUES (1)")
            let error = await databaseError {
                try await database.write { connection in
                    try await connection.execute("INSERT INTO t VALUES (2)")
                    _ = try? await connection.execute("INSERT INTO t VALUES (1)")
                    let later = await databaseError { try await connection.execute("INSERT INTO t VALUES (3)") }
                    #expect(later == .uniqueViolation(constraint: "t.id"))
                }
            }
            #expect(error == .uniqueViolation(constraint: "t.id"))
            #expect(try await database.number("SELECT COUNT(*) FROM t") == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func readersSeeAWriteOnceItReturned(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.run("CREATE TABLE t (id BIGINT PRIMARY KEY)")
            for id in 1...50 {
                try await database.run("INSERT INTO t VALUES (\(id))")
                #expect(try await database.number("SELECT MAX(id) FROM t") == Int64(id))
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func readersDoNotSeeWhatIsNotCommitted(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.run("CREATE TABLE t (id BIGINT PRIMARY KEY)")
            let inserted = Gate(), looked = Gate()
            async let writing: Void = database.write { connection in
                try await connection.execute("INSERT INTO t VALUES (1)")
                inserted.open()
                await looked.wait()
            }
            await inserted.wait()
            #expect(try await database.number("SELECT COUNT(*) FROM t") == 0)
            looked.open()
            try await writing
            #expect(try await database.number("SELECT COUNT(*) FROM t") == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func aSnapshotSeesOneMoment(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.run("CREATE TABLE t (id BIGINT PRIMARY KEY)")
            let looked = Gate(), written = Gate()
            async let counts = database.snapshot { connection in
                let first = try await connection.first("SELECT COUNT(*) AS n FROM t")?.get("n", as: Int.self)
                looked.open()
                await written.wait()
                let second = try await connection.first("SELECT COUNT(*) AS n FROM t")?.get("n", as: Int.self)
                return [first, second]
            }
            await looked.wait()
            try await database.run("INSERT INTO t VALUES (1)")
            written.open()
            #expect(try await counts == [0, 0])
            #expect(try await database.number("SELECT COUNT(*) FROM t") == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func readsCannotWrite(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.run("CREATE TABLE t (id BIGINT PRIMARY KEY)")
            let inRead = await databaseError { try await database.read { try await $0.execute("INSERT INTO t VALUES (1)") } }
            #expect(inRead == .readOnly)
            let inSnapshot = await databaseError { try await database.snapshot { try await $0.execute("INSERT INTO t VALUES (1)") } }
            #expect(inSnapshot == .readOnly)
            #expect(try await database.number("SELECT COUNT(*) FROM t") == 0)
        }
    }

    @Test(arguments: Engine.allCases)
    func aClosureCannotEnterItsDatabaseAgain(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            let inWrite = await databaseError { try await database.write { _ in try await database.write { _ in } } }
            #expect(inWrite == .nested)
            let inRead = await databaseError { try await database.read { _ in try await database.write { _ in } } }
            #expect(inRead == .nested)
            let inChild = await databaseError {
                try await database.write { _ in
                    async let inner = database.read { _ in 1 }
                    return try await inner
                }
            }
            #expect(inChild == .nested)
            // A task that outlives the closure it was started in is free to.
            let over = Gate()
            let later = try await database.write { _ in
                Task {
                    await over.wait()
                    return try await database.number("SELECT 1")
                }
            }
            over.open()
            #expect(try await later.value == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func transactionsAreNotBegunOrEndedBySQL(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.run("CREATE TABLE t (id BIGINT PRIMARY KEY)")
            for sql: SQL in ["COMMIT", " rollback", "BEGIN", "SAVEPOINT a", "END", "RELEASE a", "/* x */ -- y\n COMMIT"] {
                let error = await databaseError {
                    try await database.write { connection in
                        try await connection.execute("INSERT INTO t VALUES (1)")
                        try await connection.execute(sql)
                    }
                }
                #expect(error == .failed(code: "transaction", message: "transactions are the database's own", sql: sql.text))
            }
            #expect(try await database.number("SELECT COUNT(*) FROM t") == 0)
            try await database.run("INSERT INTO t VALUES (4)")
            #expect(try await database.number("SELECT COUNT(*) FROM t") == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func aCancelledTaskIsRolledBackAndHarmsNobody(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.run("CREATE TABLE t (id BIGINT PRIMARY KEY)")
            let inserted = Gate(), cancelled = Gate()
            let writing = Task {
                try await database.write { connection in
                    try await connection.execute("INSERT INTO t VALUES (1)")
                    inserted.open()
                    await cancelled.wait()
                    try await connection.execute("INSERT INTO t VALUES (2)")
                }
            }
            await inserted.wait()
            writing.cancel()
            cancelled.open()
            #expect(await databaseError { try await writing.value } == .interrupted)
            for id in 10..<20 { try await database.run("INSERT INTO t VALUES (\(id))") }
            #expect(try await database.number("SELECT COUNT(*) FROM t") == 10)

            let reading = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                return try await database.number("SELECT 1")
            }
            #expect(await databaseError { try await reading.value } == .interrupted)
            #expect(try await database.number("SELECT 1") == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func aClosedDatabaseRefuses(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.run("CREATE TABLE t (id BIGINT PRIMARY KEY)")
            let running = Gate(), closing = Gate()
            async let last: Void = database.write { connection in
                running.open()
                await closing.wait()
                try await connection.execute("INSERT INTO t VALUES (1)")
            }
            await running.wait()
            async let closed: Void = database.close()
            closing.open()
            try await last
            await closed
            #expect(await databaseError { try await database.read { _ in } } == .closed)
            #expect(await databaseError { try await database.snapshot { _ in } } == .closed)
            #expect(await databaseError { try await database.write { _ in } } == .closed)
            await database.close()
        }
    }
}
