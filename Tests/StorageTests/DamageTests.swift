import Glibc
import SQLiteStorage
import Storage
import Testing

/// SQLite files that are damaged.
struct DamageTests {
    private func fill(_ database: any Database) async throws {
        try await database.run("CREATE TABLE t (id BIGINT PRIMARY KEY, text TEXT NOT NULL)", "CREATE TABLE u (id BIGINT PRIMARY KEY)")
        try await database.write { db in
            for id in 0..<400 { try await db.execute("INSERT INTO t VALUES (\(id), \(String(repeating: "x", count: 400)))") }
        }
    }

    /// Overwrites everything after the first pages, in which the schema is.
    private func damage(_ path: String) throws {
        let file = try #require(fopen(path, "r+"))
        defer { fclose(file) }
        fseek(file, 0, SEEK_END)
        let size = ftell(file)
        fseek(file, 5 * 4096, SEEK_SET)
        for _ in 0..<(size - 5 * 4096) { fputc(0x5a, file) }
    }

    @Test func isFoundAtStart() async throws {
        try await withTemporaryPath { path in
            let database = try await SQLiteDatabase.open(path: path)
            try await fill(database)
            await database.close()
            try await SQLiteDatabase.open(path: path).close()
            try damage(path)
            guard case .corrupt(let reason) = await databaseError({ try await SQLiteDatabase.open(path: path) }) else {
                Issue.record("opened a damaged file")
                return
            }
            #expect(!reason.isEmpty)
        }
    }

    /// A file that is too large to be looked over at start says so when the damage is met, and from then on when it is asked.
    @Test func isFoundOnTheFly() async throws {
        try await withTemporaryPath { path in
            let database = try await SQLiteDatabase.open(path: path)
            try await fill(database)
            await database.close()
            try damage(path)
            var options = SQLiteOptions()
            options.checkLimit = .zero
            let damaged = try await SQLiteDatabase.open(path: path, options: options)
            try await damaged.check()
            guard case .corrupt = await databaseError({ try await damaged.number("SELECT COUNT(*) FROM t WHERE text = 'y'") }) else {
                Issue.record("read a damaged table")
                return await damaged.close()
            }
            guard case .corrupt = await databaseError({ try await damaged.check() }) else {
                Issue.record("is well again")
                return await damaged.close()
            }
            #expect(DatabaseError.corrupt("").isUnavailability)
            await damaged.close()
        }
    }

    @Test func theLookHasALimit() async throws {
        try await withTemporaryPath { path in
            let database = try await SQLiteDatabase.open(path: path)
            try await database.run("CREATE TABLE t (id BIGINT PRIMARY KEY, text TEXT NOT NULL)")
            try await database.run(
                """
                INSERT INTO t WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 60000) SELECT i, 'text ' || i \
                FROM n
                """
            )
            await database.close()
            var options = SQLiteOptions()
            options.checkLimit = .nanoseconds(1)
            let opened = try await SQLiteDatabase.open(path: path, options: options)
            #expect(try await opened.number("SELECT COUNT(*) FROM t") == 60_000)
            await opened.close()
        }
    }
}
