import Glibc
import SQLiteStorage
import Storage
import Testing

/// What needs a process to lose.
struct SQLiteProcessTests {
    /// kill -9 in the middle of a write load: every write that was answered is there after the restart.
    @Test func answeredWritesSurviveAKill() async throws {
        try await withTemporaryPath { path in
            await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
                let database = try await SQLiteDatabase.open(path: path)
                try await database.run("CREATE TABLE t (id BIGINT PRIMARY KEY, s TEXT)")
                let log = open(path.dropLast(2) + "acknowledged", O_WRONLY | O_CREAT | O_APPEND, 0o600)
                let answered = Counter()
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for writer in 0..<16 {
                        group.addTask {
                            for number in 0... {
                                let id = writer * 1_000_000 + number
                                try await database.run("INSERT INTO t VALUES (\(id), \(String(repeating: "x", count: 300)))")
                                let line = "\(id)\n"
                                precondition(write(log, line, line.utf8.count) == line.utf8.count)
                                // In the midst of the others' commits.
                                if answered.next() == 2_000 { kill(getpid(), SIGKILL) }
                            }
                        }
                    }
                    try await group.waitForAll()
                }
            }
            let answered = lines(path.dropLast(2) + "acknowledged").compactMap { Int($0) }
            #expect(answered.count >= 2_000)
            let database = try await SQLiteDatabase.open(path: path)
            let rows = try await database.read { try await $0.query("SELECT id FROM t") }
            let stored = Set(try rows.map { try $0.get("id", as: Int.self) })
            #expect(stored.isSuperset(of: answered))
            #expect(try await database.read { try await $0.first("PRAGMA integrity_check")?[0] } == .text("ok"))
            await database.close()
        }
    }

    /// A commit that the operating system fails: nobody in the batch is told it worked, and the next writes do work.
    @Test func aFailedCommitFailsItsWholeBatch() async throws {
        try await withTemporaryPath { path in
            await #expect(processExitsWith: .success) { [path = path as String] in
                signal(SIGXFSZ, SIG_IGN)
                let database = try await SQLiteDatabase.open(path: path)
                try await database.run("CREATE TABLE t (id BIGINT PRIMARY KEY, s TEXT)", "INSERT INTO t VALUES (-1, 'before')")
                var status = stat()
                precondition(stat(path + "-wal", &status) == 0)
                // The log cannot grow: writing to it fails, which happens at the commit.
                var limit = rlimit(rlim_cur: rlim_t(status.st_size), rlim_max: .max)
                precondition(setrlimit(__rlimit_resource_t(1), &limit) == 0)
                let failures = await withTaskGroup(of: DatabaseError?.self) { group in
                    for id in 0..<20 {
                        group.addTask { await databaseError { try await database.run("INSERT INTO t VALUES (\(id), 'x')") } }
                    }
                    return await group.reduce(into: []) { $0.append($1) }
                }
                for failure in failures {
                    guard case .inputOutput = failure else { preconditionFailure("\(String(describing: failure))") }
                }
                limit.rlim_cur = .max
                precondition(setrlimit(__rlimit_resource_t(1), &limit) == 0)
                try await database.run("INSERT INTO t VALUES (100, 'after')")
                let count = try await database.number("SELECT COUNT(*) FROM t")
                precondition(count == 2)
                await database.close()
            }
        }
    }

    /// Each makes the file, switches its journal and migrates, as processes do that start together.
    @Test func severalOpeningAtOnce() async throws {
        for _ in 0..<20 {
            try await withTemporaryPath { path in
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for _ in 0..<6 {
                        group.addTask {
                            let database = try await SQLiteDatabase.open(path: path)
                            try await migrate(
                                database,
                                [Migration(module: "tests", number: 1, name: "create t", statements: ["CREATE TABLE t (id BIGINT)"])])
                            await database.close()
                        }
                    }
                    try await group.waitForAll()
                }
                let database = try await SQLiteDatabase.open(path: path)
                let applied = try await database.read { db in try await db.query("SELECT name FROM migrations").count }
                #expect(applied == 1)
                await database.close()
            }
        }
    }

    @Test func anExclusiveDatabaseKeepsOtherProcessesOut() async throws {
        try await withTemporaryPath { path in
            var options = SQLiteOptions()
            options.isExclusive = true
            let database = try await SQLiteDatabase.open(path: path, options: options)
            try await database.run("CREATE TABLE t (id BIGINT PRIMARY KEY)")
            await #expect(processExitsWith: .success) { [path = path as String] in
                var options = SQLiteOptions()
                options.busyTimeout = .milliseconds(10)
                let error = await databaseError { try await SQLiteDatabase.open(path: path, options: options) }
                precondition(error == .busy, "\(String(describing: error))")
            }
            try await database.run("INSERT INTO t VALUES (1)")
            #expect(try await database.number("SELECT COUNT(*) FROM t") == 1)
            await database.close()
        }
    }

    private func lines(_ path: String) -> [Substring] {
        let descriptor = open(path, O_RDONLY)
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while case let count = read(descriptor, &buffer, buffer.count), count > 0 { bytes.append(contentsOf: buffer[..<count]) }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    }
}
