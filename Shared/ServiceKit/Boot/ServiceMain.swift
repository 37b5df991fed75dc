package import EventLoop
internal import Glibc
internal import Platform
internal import PostgresStorage
internal import SQLiteStorage
public import Storage

/// Runs a service as a process: reads the environment, serves until SIGTERM or SIGINT, drains.
public enum ServiceMain {
    /// - Parameters:
    ///   - arguments: without the program's own name; `migrate` and `move` are done instead of serving, see `DatabaseCommand`.
    ///   - signals: made first thing in `main`, on the main thread, which this call blocks until the end.
    /// - Returns: the exit status: 0 after a clean stop, 1 when it could not start, 2 when the configuration is wrong.
    public static func run<S: Service>(
        _ type: S.Type, _ arguments: some Sequence<String>, defaultPort: Int, environment: [String: String], signals: StopSignals
    ) -> Int32 {
        let arguments = Array(arguments)
        return ProcessTasks.run {
            guard !arguments.isEmpty else { return await serve(type, defaultPort: defaultPort, environment: environment, signals: signals) }
            if let status = await DatabaseCommand.run(type, arguments, defaultPort: defaultPort, environment: environment) { return status }
            complain(S.name, "usage", "\(S.name) [migrate | move]")
            return 2
        }
    }

    private static func serve<S: Service>(
        _ type: S.Type, defaultPort: Int, environment: [String: String], signals: StopSignals
    ) async -> Int32 {
        var reader = ConfigReader(environment)
        let configuration = ServiceConfiguration(from: &reader, service: S.name, defaultPort: defaultPort)
        let settings = S.settings(from: &reader)
        do {
            try reader.finish()
        } catch {
            complain(S.name, "configuration", "\(error)")
            return 2
        }
        let log = BufferedLog(service: S.name)
        log.writeWhenCrashing()
        defer { log.close() }
        let logger = Logger(service: S.name, level: configuration.logLevel, sink: log)
        // A peer that goes away must end in an error of the write, not of the process.
        signal(SIGPIPE, SIG_IGN)
        do {
            let loops = try EventLoopGroup(count: configuration.loops, name: S.name)
            let database = try await openDatabase(configuration, loops)
            let app = try await ServiceApp<S>(
                configuration: configuration, settings: settings, loops: loops, database: database, logger: logger)
            _ = try await app.listen()
            await signals.wait()
            await app.shutDown()
            loops.stop()
            return 0
        } catch {
            log.close()
            complain(S.name, "cannot start", "\(error)")
            return 1
        }
    }

    /// Runs `body` with a service's settings and its database, brought up to date, instead of serving.
    /// - Returns: what `body` returns, 1 when something failed, 2 when the configuration is wrong.
    public static func withDatabase<S: Service>(
        _ type: S.Type, defaultPort: Int, environment: [String: String], _ body: @Sendable (S.Settings, any Database) async throws -> Int32
    ) async -> Int32 {
        var reader = ConfigReader(environment)
        let configuration = ServiceConfiguration(from: &reader, service: S.name, defaultPort: defaultPort)
        let settings = S.settings(from: &reader)
        do {
            try reader.finish()
        } catch {
            complain(S.name, "configuration", "\(error)")
            return 2
        }
        do {
            let loops = try EventLoopGroup(count: 1, name: S.name)
            defer { loops.stop() }
            let database = try await openDatabase(configuration, loops)
            let result: Result<Int32, any Error>
            do {
                try await migrate(database, ServiceMigrations.all + S.migrations)
                result = .success(try await body(settings, database))
            } catch {
                result = .failure(error)
            }
            await database.close()
            return try result.get()
        } catch {
            complain(S.name, "failed", "\(error)")
            return 1
        }
    }

    /// Opens the database that `DATABASE_URL` names.
    package static func openDatabase(_ configuration: ServiceConfiguration, _ loops: EventLoopGroup) async throws -> any Database {
        if let path = sqlitePath(configuration.databaseURL) {
            var options = SQLiteOptions()
            options.isExclusive = configuration.database.isExclusive
            let database = try await SQLiteDatabase.open(path: path, options: options)
            try await MoveMark.check(database)
            return database
        }
        guard isPostgres(configuration.databaseURL) else { throw ServiceError.unknownDatabase }
        return try await openPostgres(configuration.databaseURL, configuration, loops)
    }

    static func sqlitePath(_ url: Secret) -> String? {
        let text = url.reveal(), scheme = "sqlite://"
        return text.hasPrefix(scheme) ? String(text.dropFirst(scheme.count)) : nil
    }

    static func isPostgres(_ url: Secret) -> Bool {
        let text = url.reveal()
        return text.hasPrefix("postgres://") || text.hasPrefix("postgresql://")
    }

    static func openPostgres(_ url: Secret, _ configuration: ServiceConfiguration, _ loops: EventLoopGroup) async throws -> any Database {
        var options = PostgresOptions()
        options.poolSize = configuration.database.poolSize
        options.idleTimeout = configuration.database.idle
        options.statementTimeout = configuration.database.statementTimeout
        options.acquireTimeout = configuration.database.acquireTimeout
        options.pooling = configuration.database.pooler == .transaction ? .transaction : .session
        return try await PostgresDatabase.open(url: url, loops: loops, options: options)
    }

    static func complain(_ service: String, _ what: String, _ why: String) {
        let text = "\(service): \(what): \(why)\n"
        _ = text.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    }
}
