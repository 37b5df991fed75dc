import EventLoop
import PostgresStorage
import Storage
import Testing
import TestSupport

/// PostgreSQL behind PgBouncer in transaction mode: two sessions for everybody, and a statement never knows which.
@Suite(.serialized) struct PgBouncerTests {
    private func withBouncer(_ body: (PostgresDatabase) async throws -> Void) async throws {
        try await PostgresServer.withDatabase { url in
            try await PgBouncer.inFront(of: url, sessions: 2) { url in
                let loops = try EventLoopGroup(count: 2)
                defer { loops.stop() }
                var options = PostgresOptions()
                options.pooling = .transaction
                let database = try await PostgresDatabase.open(url: url, loops: loops, options: options)
                do { try await body(database) } catch {
                    await database.close()
                    throw error
                }
                await database.close()
            }
        }
    }

    @Test func schemasReadsAndWritesWork() async throws {
        try await withBouncer { database in
            let users = Migration(
                module: "tests", number: 1, name: "create users", statements: ["CREATE TABLE users (id BIGINT PRIMARY KEY, name TEXT)"])
            try await migrate(database, [users])
            try await withThrowingTaskGroup(of: Void.self) { group in
                for id in 0..<100 {
                    group.addTask {
                        try await database.run("INSERT INTO users VALUES (\(id), \("name \(id)"))")
                        #expect(try await database.number("SELECT COUNT(*) FROM users WHERE id = \(id) AND name = \("name \(id)")") == 1)
                    }
                }
                try await group.waitForAll()
            }
            let count = try await database.snapshot { db in try await db.first("SELECT COUNT(*) FROM users")?.get(0, as: Int.self) }
            #expect(count == 100)
        }
    }

    @Test func nothingIsLeftInASession() async throws {
        try await withBouncer { database in
            try await database.run("CREATE TABLE t (id BIGINT PRIMARY KEY)")
            for _ in 0..<20 {
                let refusal = await databaseError { try await database.read { db in try await db.execute("INSERT INTO t VALUES (1)") } }
                #expect(refusal == .readOnly)
                try await database.run("DELETE FROM t")
            }
            let left = try await database.read { db in try await db.query("SELECT name FROM pg_prepared_statements").count }
            #expect(left == 0)
            // The limit is the transaction's: one that lifts it lifts it for itself.
            let limit = try await database.read { db in try await db.first("SELECT current_setting('statement_timeout')") }
            #expect(limit?[0] == .text("5s"))
        }
    }

    @Test func onlyOneWinsHere() async throws {
        try await withBouncer { database in
            try await database.run("CREATE TABLE t (id BIGINT PRIMARY KEY)")
            let won = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<20 {
                    group.addTask { try await database.write { try await $0.execute("INSERT INTO t VALUES (1) ON CONFLICT DO NOTHING") } }
                }
                return try await group.reduce(0, +)
            }
            #expect(won == 1)
        }
    }
}
