import EventLoop
import Glibc
import Platform
import PostgresStorage
import Storage
import Testing
import TestSupport

/// PostgreSQL servers that say nothing: frozen backends, machines that are gone.
@Suite(.serialized) struct SilenceTests {
    private static let impatient: PostgresOptions = {
        var options = PostgresOptions()
        options.statementTimeout = .milliseconds(300)
        options.silenceTimeout = .milliseconds(200)
        options.connectTimeout = .milliseconds(500)
        return options
    }()

    private func backend(_ database: any Database) async throws -> pid_t {
        pid_t(try #require(try await database.number("SELECT pg_backend_pid()")))
    }

    @Test func aFrozenBackendIsReplaced() async throws {
        try await withPostgres(options: Self.impatient) { database in
            let frozen = try await backend(database)
            kill(frozen, SIGSTOP)
            defer { kill(frozen, SIGCONT) }
            #expect(await databaseError { try await backend(database) } == .unresponsive)
            #expect(try await backend(database) != frozen)
        }
    }

    /// The first one to be found silent takes the idle ones with it, so that they do not fail a caller each.
    @Test func oneSilenceIsEnough() async throws {
        try await withPostgres(poolSize: 4, options: Self.impatient) { database in
            let gates = (0..<4).map { _ in Gate() }, together = Gate()
            let frozen = try await withThrowingTaskGroup(of: pid_t.self) { group in
                for index in 0..<4 {
                    group.addTask {
                        try await database.read { db in
                            let process = try #require(try await db.first("SELECT pg_backend_pid()")).get(0, as: Int.self)
                            gates[index].open()
                            await together.wait()
                            return pid_t(process)
                        }
                    }
                }
                for gate in gates { await gate.wait() }
                together.open()
                return try await group.reduce(into: Set<pid_t>()) { $0.insert($1) }
            }
            #expect(frozen.count == 4)
            for process in frozen { kill(process, SIGSTOP) }
            defer { for process in frozen { kill(process, SIGCONT) } }
            #expect(await databaseError { try await backend(database) } == .unresponsive)
            for _ in 0..<8 {
                let another = try await backend(database)
                #expect(!frozen.contains(another))
            }
        }
    }

    /// It has prepared the statement and sent the first rows when it freezes.
    @Test func anAnswerThatBreaksOffIsNoEmptyOne() async throws {
        var options = Self.impatient
        options.statementTimeout = .seconds(3)
        try await withPostgres(options: options) { database in
            let freezing = Task { () async throws -> pid_t in
                while !Task.isCancelled {
                    let sleeping = try await database.number("""
                        SELECT pid::BIGINT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'
                        """)
                    guard let sleeping else { continue }
                    kill(pid_t(sleeping), SIGSTOP)
                    return pid_t(sleeping)
                }
                throw CancellationError()
            }
            let error = await databaseError {
                try await database.read { db in
                    try await db.query("""
                        SELECT repeat('x', 1000) AS content, pg_sleep(CASE WHEN n = 100 THEN 60 ELSE 0 END) AS pause
                        FROM generate_series(1, 200) AS n
                        """).count
                }
            }
            freezing.cancel()
            let frozen = try await freezing.value
            defer { kill(frozen, SIGCONT) }
            #expect(error == .unresponsive)
        }
    }

    @Test func aSilentCommitIsNotGlossedOver() async throws {
        try await withPostgres(options: Self.impatient) { database in
            try await database.run("CREATE TABLE t (id BIGINT)")
            let stopped = Counter()
            let error = await databaseError {
                try await database.write { db in
                    try await db.execute("INSERT INTO t VALUES (1)")
                    let process = pid_t(try #require(try await db.first("SELECT pg_backend_pid()")).get(0, as: Int.self))
                    stopped.next()
                    kill(process, SIGSTOP)
                    Task.detached {
                        try await Task.sleep(for: .seconds(2))
                        kill(process, SIGCONT)
                    }
                }
            }
            #expect(error == .commitOutcomeUnknown)
            #expect(stopped.value == 1, "it is not run again")
        }
    }

    /// None of these takes as long as a statement may; together they take longer.
    @Test func aServerThatAnswersOneAfterTheOtherIsNotSilent() async throws {
        try await withPostgres(options: Self.impatient) { database in
            let pauses = (1...8).map { _ in "SELECT pg_sleep(0.08)" as SQL }
            let answers = try await database.read { db in try await db.ask(pauses) }
            #expect(answers.count == 8)
            // With the commit, too.
            try await database.write { db in for pause in pauses { try await db.enqueue(pause) } }
        }
    }

    @Test func longWorkIsLeftToEnd() async throws {
        try await withPostgres(options: Self.impatient) { database in
            let slow = Migration(module: "tests", number: 1, name: "take long", statements: ["SELECT pg_sleep(0.8)"])
            try await migrate(database, [slow])
            #expect(try await database.number("SELECT COUNT(*) FROM migrations") == 1)
        }
    }

    // MARK: - Several servers

    /// A socket that takes connections and never says anything.
    private func withSilentServer(_ body: (Int) async throws -> Void) async throws {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let port = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                guard bind(descriptor, address, length) == 0, listen(descriptor, 16) == 0 else { return false }
                return getsockname(descriptor, address, &length) == 0
            }
        } ? Int(UInt16(bigEndian: address.sin_port)) : nil
        try await body(try #require(port))
    }

    @Test func aSilentOrMissingServerIsPassedOver() async throws {
        try await PostgresServer.withDatabase { url in
            let loops = try EventLoopGroup(count: 1)
            defer { loops.stop() }
            let parts = url.reveal().split(separator: "@").map(String.init)
            try await withSilentServer { silent in
                for first in ["127.0.0.1:\(silent)", "127.0.0.1:1"] {
                    let both = Secret("\(parts[0])@\(first),\(parts[1])")
                    let database = try await PostgresDatabase.open(url: both, loops: loops, options: Self.impatient)
                    #expect(try await database.number("SELECT 1") == 1)
                    await database.close()
                }
                let alone = Secret("\(parts[0])@127.0.0.1:\(silent)/x")
                let error = await databaseError { try await PostgresDatabase.open(url: alone, loops: loops, options: Self.impatient) }
                #expect(error == .connectionFailed("the server did not answer in time"))
            }
        }
    }

    /// Of a primary and its standbys the primary is wanted, without being asked for.
    @Test func aServerThatOnlyReadsIsPassedOver() async throws {
        try await withPostgres { database in
            let name = try await database.read { db in
                try #require(try await db.first("SELECT current_database()::text")).get(0, as: String.self)
            }
            try await database.run(SQL(stringLiteral: "ALTER DATABASE \(name) SET default_transaction_read_only = on"))
            let url = try await database.read { db in
                try #require(try await db.first("SELECT current_setting('port')")).get(0, as: String.self)
            }
            let loops = try EventLoopGroup(count: 1)
            defer { loops.stop() }
            let address = "postgresql://postgres@127.0.0.1:\(url)/\(name)"
            guard
                case .connectionFailed(let reason) = await databaseError({
                    try await PostgresDatabase.open(url: Secret(address), loops: loops)
                })
            else {
                Issue.record("took a server that only reads")
                return
            }
            #expect(reason.contains("read-only"))
            let reader = try await PostgresDatabase.open(url: Secret(address + "?target_session_attrs=any"), loops: loops)
            #expect(try await reader.number("SELECT 1") == 1)
            await reader.close()
        }
    }
}
