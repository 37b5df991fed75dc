import EventLoop
import Glibc
import SQLiteStorage
import Storage
import Testing

/// What is SQLite's own.
struct SQLiteTests {
    @Test func theFileIsItsOwnersAloneAndSafeAgainstPowerLoss() async throws {
        try await withTemporaryPath { path in
            let database = try await SQLiteDatabase.open(path: path)
            try await database.run("CREATE TABLE t (id BIGINT)")
            for suffix in ["", "-wal", "-shm"] {
                var status = stat()
                #expect(stat(path + suffix, &status) == 0)
                #expect(status.st_mode & 0o777 == 0o600)
            }
            let settings = try await database.write { connection in
                var settings: [SQLValue?] = []
                for sql: SQL in ["PRAGMA journal_mode", "PRAGMA synchronous", "PRAGMA foreign_keys"] {
                    settings.append(try await connection.first(sql)?[0])
                }
                return settings
            }
            #expect(settings == [.text("wal"), .integer(2), .integer(1)])
            #expect(try await database.number("PRAGMA query_only") == 1)
            await database.close()
            #expect(access(path + "-wal", F_OK) != 0, "the log is folded in at the end")
        }
    }

    /// Short rows and one that fills pages of its own.
    @Test func whatIsDeletedIsOverwritten() async throws {
        try await withTemporaryPath { path in
            let marker = "+966501234567", long = String(repeating: "King Fahd Road 7 ", count: 2000)
            let before = try await SQLiteDatabase.open(path: path)
            try await before.run("CREATE TABLE people (id BIGINT PRIMARY KEY, phone TEXT)")
            try await before.write { db in
                for id in 0..<20 {
                    try await db.execute("INSERT INTO people (id, phone) VALUES (\(id), \(id == 7 ? marker + long : marker))")
                }
                try await db.execute("INSERT INTO people (id, phone) VALUES (99, 'who stays')")
            }
            // Closing folds the log in, so that all of it is in the file.
            await before.close()
            #expect(contains(try fileBytes(path), marker))
            let database = try await SQLiteDatabase.open(path: path)
            try await database.run("DELETE FROM people WHERE id < 20")
            #expect(try await database.write { try await $0.first("PRAGMA secure_delete")?[0] } == .integer(1))
            await database.close()
            let bytes = try fileBytes(path)
            #expect(contains(bytes, "who stays") && !contains(bytes, marker) && !contains(bytes, "King Fahd Road"))
        }
    }

    private func fileBytes(_ path: String) throws -> [UInt8] {
        let file = try #require(fopen(path, "r"))
        defer { fclose(file) }
        var bytes: [UInt8] = [], part = [UInt8](repeating: 0, count: 65_536)
        while case let count = fread(&part, 1, part.count, file), count > 0 { bytes += part[..<count] }
        return bytes
    }

    private func contains(_ bytes: [UInt8], _ text: String) -> Bool {
        let wanted = Array(text.utf8)
        return bytes.indices.dropLast(wanted.count - 1).contains {
            bytes[$0] == wanted[0] && bytes[$0..<$0 + wanted.count].elementsEqual(wanted)
        }
    }

    @Test func whatCannotBeOpenedSaysSo() async throws {
        try await withTemporaryPath { path in
            for bad in [path + "/no/such/directory", "/"] {
                guard case .connectionFailed = await databaseError({ try await SQLiteDatabase.open(path: bad) }) else {
                    Issue.record("opened \(bad)")
                    continue
                }
            }
            let file = fopen(path, "w")
            for _ in 0..<100 { fputs("this is not a database, however long it is\n", file) }
            fclose(file)
            guard case .corrupt = await databaseError({ try await SQLiteDatabase.open(path: path) }) else {
                Issue.record("opened a text file")
                return
            }
        }
    }

    /// Runs `start` while the writer is busy, then lets the writer go on. On one loop tasks run in order until they first wait,
    /// so the writes that `start` begins there are queued, in order, and make one batch.
    private func inOneBatch<T>(_ database: SQLiteDatabase, _ start: (EventLoop) -> T, _ body: (T) async throws -> Void) async throws {
        let loops = try EventLoopGroup(count: 1)
        defer { loops.stop() }
        let blocking = Gate(), unblocked = Gate()
        async let blocker: Void = database.write { _ in
            blocking.open()
            await unblocked.wait()
        }
        await blocking.wait()
        let started = start(loops.loops[0])
        await Task(executorPreference: loops.loops[0]) {}.value
        unblocked.open()
        try await blocker
        try await body(started)
    }

    /// A write is answered after the commit it shares, not after its closure, and nobody waits for a fuller batch.
    @Test func writesThatQueueShareOneCommit() async throws {
        try await withSQLite { database in
            try await database.run("CREATE TABLE t (id BIGINT PRIMARY KEY)")
            let lastRuns = Gate(), lastMayEnd = Gate()
            try await inOneBatch(database) { loop in
                let first = Task(executorPreference: loop) { try await database.run("INSERT INTO t VALUES (1)") }
                let last = Task(executorPreference: loop) {
                    try await database.write { connection in
                        lastRuns.open()
                        await lastMayEnd.wait()
                        return try await connection.first("SELECT COUNT(*) AS n FROM t")?.get("n", as: Int.self)
                    }
                }
                return (first, last)
            } _: { first, last in
                await lastRuns.wait()
                #expect(try await database.number("SELECT COUNT(*) FROM t") == 0, "committed before the batch ended")
                lastMayEnd.open()
                try await first.value
                #expect(try await last.value == 1, "the last saw what was not yet committed, so they share a transaction")
                #expect(try await database.number("SELECT COUNT(*) FROM t") == 1)
            }
        }
    }

    /// What would fail the shared commit, or lose it, is the fault of one closure only where SQLite lets us tell.
    @Test func oneOfABatchBreaksADeferredForeignKey() async throws {
        try await withSQLite { database in
            try await database.run(
                "CREATE TABLE a (id BIGINT PRIMARY KEY)",
                "CREATE TABLE b (a_id BIGINT REFERENCES a (id) DEFERRABLE INITIALLY DEFERRED)")
            try await inOneBatch(database) { loop in
                (["INSERT INTO a VALUES (1)", "INSERT INTO b VALUES (7)", "INSERT INTO a VALUES (2)"] as [SQL]).map { sql in
                    Task(executorPreference: loop) { await databaseError { try await database.run(sql) } }
                }
            } _: { tasks in
                var outcomes: [DatabaseError?] = []
                for task in tasks { outcomes.append(await task.value) }
                #expect(outcomes == [nil, .foreignKeyViolation, nil])
                let stored = try await database.number("SELECT COUNT(*) FROM a")
                #expect(stored == 2)
                let broken = try await database.number("SELECT COUNT(*) FROM b")
                #expect(broken == 0)
            }
        }
    }

    @Test func moreWritesThanABatchHolds() async throws {
        var options = SQLiteOptions()
        options.batchLimit = 3
        try await withSQLite(options: options) { database in
            try await database.run("CREATE TABLE t (id BIGINT PRIMARY KEY)")
            try await withThrowingTaskGroup(of: Void.self) { group in
                for id in 0..<50 { group.addTask { try await database.run("INSERT INTO t VALUES (\(id))") } }
                try await group.waitForAll()
            }
            #expect(try await database.number("SELECT COUNT(*) FROM t") == 50)
        }
    }

    @Test func anotherHolderOfTheLockMeansBusy() async throws {
        try await withTemporaryPath { path in
            let one = try await SQLiteDatabase.open(path: path)
            try await one.run("CREATE TABLE t (id BIGINT PRIMARY KEY)")
            var options = SQLiteOptions()
            options.busyTimeout = .milliseconds(20)
            let other = try await SQLiteDatabase.open(path: path, options: options)
            let locked = Gate(), tried = Gate()
            async let holding: Void = one.write { connection in
                try await connection.execute("INSERT INTO t VALUES (1)")
                locked.open()
                await tried.wait()
            }
            await locked.wait()
            let error = await databaseError { try await other.run("INSERT INTO t VALUES (2)") }
            #expect(error == .busy)
            #expect(try await other.number("SELECT COUNT(*) FROM t") == 0, "readers do not wait for writers")
            tried.open()
            try await holding
            try await other.run("INSERT INTO t VALUES (2)")
            #expect(try await one.number("SELECT COUNT(*) FROM t") == 2)
            await other.close()
            await one.close()
        }
    }

    @Test func aFullDiskIsTypedAndPasses() async throws {
        try await withSQLite { database in
            try await database.run("CREATE TABLE t (id BIGINT PRIMARY KEY, s TEXT)", "INSERT INTO t VALUES (0, 'before')")
            let pages = try #require(try await database.number("PRAGMA page_count"))
            _ = try await database.write { try await $0.query("PRAGMA max_page_count = \(unsafe: "20")") }
            #expect(pages < 20)
            let large = String(repeating: "x", count: 200_000)
            let outcomes = await withTaskGroup(of: DatabaseError?.self) { group in
                for id in 1...20 {
                    group.addTask { await databaseError { try await database.run("INSERT INTO t VALUES (\(id), \(large))") } }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(outcomes.allSatisfy { $0 == .diskFull })
            try await database.run("INSERT INTO t VALUES (100, 'small')")
            _ = try await database.write { try await $0.query("PRAGMA max_page_count = \(unsafe: "100000")") }
            try await database.run("INSERT INTO t VALUES (101, \(large))")
            let rows = try await database.read { try await $0.query("SELECT id FROM t ORDER BY id") }
            #expect(try rows.map { try $0.get("id", as: Int.self) } == [0, 100, 101])
        }
    }
}
