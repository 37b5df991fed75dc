internal import EventLoop
internal import Glibc
internal import Platform
internal import SQLiteStorage
internal import Storage
internal import Wire

/// What the program of any service does besides serving: brings its database up to date, and moves it to PostgreSQL.
///
/// `migrate` is for whoever wants the schema to change before new processes start, as a job of a deployment does. `move` copies all
/// rows from the SQLite database of `DATABASE_URL` to the PostgreSQL one of `DATABASE_MOVE_TO`, compares both, and marks the former, so
/// that nobody goes on with it by mistake.
public enum DatabaseCommand {
    private static let migration = "migrate", move = "move"
    static let target = "DATABASE_MOVE_TO"

    /// Whether this is what arguments ask for, without the program's own name.
    public static func isAsked(_ arguments: [String]) -> Bool { arguments == [migration] || arguments == [move] }

    /// - Parameter arguments: without the program's own name.
    /// - Returns: the exit status: 0 when it is done, 1 when it failed, 2 when the configuration is wrong; nil when something else was
    ///   asked for.
    public static func run<S: Service>(
        _ type: S.Type, _ arguments: [String], defaultPort: Int, environment: [String: String]
    ) async -> Int32? {
        switch arguments {
        case [migration]:
            return await ServiceMain.withDatabase(type, defaultPort: defaultPort, environment: environment) { _, database in
                say("\(S.name): the \(database.engine == .sqlite ? "SQLite" : "PostgreSQL") database is up to date")
                return 0
            }
        case [move]: return await move(type, defaultPort: defaultPort, environment: environment)
        default: return nil
        }
    }

    private static func move<S: Service>(_ type: S.Type, defaultPort: Int, environment: [String: String]) async -> Int32 {
        var reader = ConfigReader(environment)
        let configuration = ServiceConfiguration(from: &reader, service: S.name, defaultPort: defaultPort)
        let target = reader.secret(target)
        do {
            try reader.finish()
        } catch {
            ServiceMain.complain(S.name, "configuration", "\(error)")
            return 2
        }
        do {
            let loops = try EventLoopGroup(count: 1, name: S.name)
            defer { loops.stop() }
            let outcome = try await move(type, configuration, to: target, loops)
            let what = "\(outcome.rows) rows in \(outcome.tables) tables"
            say("\(S.name): \(what) \(outcome.wasThere ? "were" : "are now") in \(MoveMark.shown(target)); counts and hashes are the same")
            return 0
        } catch {
            ServiceMain.complain(S.name, "not moved", "\(error)")
            return 1
        }
    }

    private static func move<S: Service>(
        _ type: S.Type, _ configuration: ServiceConfiguration, to target: Secret, _ loops: EventLoopGroup
    ) async throws -> DatabaseMove.Outcome {
        guard let path = ServiceMain.sqlitePath(configuration.databaseURL) else { throw MoveError.notSQLite }
        guard ServiceMain.isPostgres(target) else { throw MoveError.notPostgres }
        // A path without a file would become an empty database, and that be moved.
        guard access(path, F_OK) == 0 else { throw MoveError.nothing(path: path) }
        var options = SQLiteOptions()
        options.isExclusive = true
        options.busyTimeout = .seconds(1)
        let source: any Database
        do {
            source = try await SQLiteDatabase.open(path: path, options: options)
        } catch DatabaseError.busy {
            throw MoveError.isOpen
        }
        return try await closing(source) {
            try await migrate(source, ServiceMigrations.all + S.migrations)
            let there = try await ServiceMain.openPostgres(target, configuration, loops)
            return try await closing(there) {
                try await migrate(there, ServiceMigrations.all + S.migrations)
                let outcome = try await DatabaseMove(source: source, target: there, engineTables: S.engineTables).run()
                try await MoveMark.put(target, on: source, now: SystemClock().now())
                return outcome
            }
        }
    }

    private static func closing<T>(_ database: any Database, _ body: () async throws -> T) async throws -> T {
        let result: Result<T, any Error>
        do { result = .success(try await body()) } catch { result = .failure(error) }
        await database.close()
        return try result.get()
    }

    private static func say(_ text: String) {
        let bytes = Array((text + "\n").utf8)
        _ = write(STDOUT_FILENO, bytes, bytes.count)
    }
}
