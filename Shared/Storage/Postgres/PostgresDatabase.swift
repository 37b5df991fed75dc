public import EventLoop
public import Platform
public import Storage
internal import Synchronization

/// A PostgreSQL server's database as a `Database`: a pool of connections, each watched by one of the loops.
///
/// Reads are single statements on a read-only session. Writes are transactions at `options.isolation`; one that collides
/// (SQLSTATE 40001, 40P01), loses its connection before the commit or meets a server that only reads is run again, with growing pauses.
/// A database is closed before its loops are stopped.
public final class PostgresDatabase: Database {
    public var engine: Engine { .postgres }

    private let pool: PostgresPool
    private let options: PostgresOptions

    /// - Parameters:
    ///   - url: `postgresql://user:password@host:port/database?sslmode=…`, or any libpq connection string. Of several hosts the one that
    ///     takes writes is used, unless the string has another `target_session_attrs`.
    /// - Throws: `DatabaseError.connectionFailed` when a first connection cannot be made.
    public static func open(url: Secret, loops: EventLoopGroup, options: PostgresOptions = PostgresOptions()) async throws
        -> PostgresDatabase
    {
        let pool = try PostgresPool(url: url, loops: loops, options: options)
        pool.release(try await pool.acquire(once: true))
        return PostgresDatabase(pool: pool, options: options)
    }

    private init(pool: PostgresPool, options: PostgresOptions) {
        self.pool = pool
        self.options = options
    }

    public func read<T: Sendable>(_ body: @Sendable (any Connection) async throws -> T) async throws -> T {
        try await repeating { handle in
            if self.options.pooling == .transaction {
                return try await self.transaction(handle, begin: self.options.begin(.readCommitted, "READ ONLY"), body)
            }
            let connection = PostgresConnection(handle)
            do {
                return try await self.scoped(connection, body)
            } catch {
                throw Attempt.failed(error, cause: connection.failure)
            }
        }
    }

    public func snapshot<T: Sendable>(_ body: @Sendable (any Connection) async throws -> T) async throws -> T {
        try await repeating { handle in
            try await self.transaction(handle, begin: self.options.begin(.repeatableRead, "READ ONLY"), body)
        }
    }

    public func write<T: Sendable>(_ body: @escaping @Sendable (any Connection) async throws -> T) async throws -> T {
        try await repeating { handle in
            try await self.transaction(handle, begin: self.options.begin(self.options.isolation, "READ WRITE"), isWrite: true, body)
        }
    }

    public func write(one sql: SQL) async throws -> [Row] {
        try await repeating { handle in
            let connection = PostgresConnection(handle, begin: self.options.begin(self.options.isolation, "READ WRITE"), isWrite: true)
            do throws(DatabaseError) { try await connection.add(sql, isAsked: true) } catch { throw Attempt.failed(error, cause: error) }
            return try await self.commit(connection, handle).first?.rows ?? []
        }
    }

    public var load: DatabaseLoad? { pool.load }

    /// How often it has waited for its server so far.
    package var trips: Int { pool.trips.count.load(ordering: .relaxed) }

    public func close() async { await pool.close() }

    /// Runs statements outside any transaction on a connection of its own, for what cannot be done inside one, such as
    /// `CREATE DATABASE`.
    package static func administer(url: Secret, loops: EventLoopGroup, _ statements: [String]) async throws {
        var options = PostgresOptions()
        options.poolSize = 1
        options.statementTimeout = nil
        let pool = try PostgresPool(url: url, loops: loops, options: options)
        let handle = try await pool.acquire(once: true)
        do {
            _ = try await handle.run(.text("SET SESSION CHARACTERISTICS AS TRANSACTION READ WRITE"))
            for statement in statements { _ = try await handle.run(.text(statement)) }
        } catch {
            pool.release(handle)
            await pool.close()
            throw error
        }
        pool.release(handle)
        await pool.close()
    }

    // MARK: - Attempts

    private enum Attempt: Error {
        /// What to tell the caller, and what the database said, which decides whether to try again.
        case failed(any Error, cause: DatabaseError?)
    }

    private func repeating<T: Sendable>(_ attempt: (PostgresHandle) async throws -> T) async throws -> T {
        try DatabaseScope.check(ObjectIdentifier(self))
        var backoff = Backoff(first: .milliseconds(2), limit: .milliseconds(200))
        var count = 0
        while true {
            count += 1
            let handle = try await pool.acquire()
            do {
                let value = try await attempt(handle)
                pool.release(handle)
                return value
            } catch Attempt.failed(let error, let cause) {
                pool.release(handle)
                guard let cause, [.serialization, .connectionLost, .notWritable].contains(cause), count < options.attempts else {
                    throw error
                }
                try await pool.pause(backoff.next())
            }
        }
    }

    private func transaction<T: Sendable>(
        _ handle: PostgresHandle, begin: [String], isWrite: Bool = false, _ body: @Sendable (any Connection) async throws -> T
    ) async throws -> T {
        let connection = PostgresConnection(handle, begin: begin, isWrite: isWrite)
        let value: T
        do {
            value = try await scoped(connection, body)
            // A closure that swallowed the failure of a statement has not done what it says.
            if let failure = connection.failure { throw failure }
        } catch {
            let cause = connection.failure
            await rollBack(connection, handle)
            // Another connection may find the server that takes writes.
            if cause == .notWritable { handle.retire() }
            throw Attempt.failed(error, cause: cause)
        }
        _ = try await commit(connection, handle)
        return value
    }

    private func rollBack(_ connection: PostgresConnection, _ handle: PostgresHandle) async {
        guard connection.hasBegun else { return }
        do throws(DatabaseError) { _ = try await handle.run(.text("ROLLBACK")) } catch { handle.retire() }
    }

    /// - Returns: the replies to what went along and was asked, and to the commit.
    private func commit(_ connection: PostgresConnection, _ handle: PostgresHandle) async throws -> [PostgresReply] {
        // Nothing was asked, so nothing is to be kept.
        guard connection.hasWork else { return [] }
        // Known to be broken before the commit was sent: nothing happened.
        guard handle.isUsable else { throw Attempt.failed(DatabaseError.connectionLost, cause: .connectionLost) }
        do throws(DatabaseError) {
            let replies = try await connection.commit()
            // The server's answer to the commit of a transaction that has failed.
            guard replies.last?.tag != "ROLLBACK" else {
                throw .failed(code: "25P02", message: "the transaction had failed", sql: "COMMIT")
            }
            return replies
        } catch {
            // A statement that travelled with the commit failed, and so the commit was not run.
            if !handle.isReusable { await rollBack(connection, handle) }
            if error == .notWritable { handle.retire() }
            throw Attempt.failed(error, cause: error)
        }
    }

    private func scoped<T: Sendable>(
        _ connection: PostgresConnection, _ body: @Sendable (any Connection) async throws -> T
    ) async throws -> T {
        try await DatabaseScope.enter(ObjectIdentifier(self)) { try await body(connection) }
    }
}
