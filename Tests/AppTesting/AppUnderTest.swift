internal import EventLoop
internal import HTTPCore
public import Platform
internal import PostgresStorage
public import ServiceKit
public import Storage
internal import TestSupport
public import Wire

/// How a test reaches the app. The same app answers both ways.
public enum Transport: String, Sendable, CaseIterable {
    case inProcess, socket
}

/// A service built as `main` builds it, on a database of its own, with a clock the test moves.
public struct AppUnderTest<S: Service>: Sendable {
    public let app: ServiceApp<S>
    public let client: AppClient
    public let clock: ManualClock
    public let log: RecordingLog
    /// Where it listens; nil in-process.
    public let port: Int?
    /// What the app uses, without the record of what it asked: the questions of tests are not its own.
    public var database: any Database { (app.runtime.database as? RecordingDatabase)?.inner ?? app.runtime.database }

    /// The app's next transaction with a statement that contains `part` is committed, and the answer to its commit gets lost.
    public func loseCommit(of part: String) { (app.runtime.database as? RecordingDatabase)?.loseCommit(of: part) }
    /// The statements so far that contain this, each as it was asked first.
    public func statements(_ part: String) -> [SQL] {
        ((app.runtime.database as? RecordingDatabase)?.statements ?? []).filter { $0.text.contains(part) }
    }

    public static var serviceSecret: Secret { Secret("a secret of at least thirty-two characters") }

    /// Runs `body` with the app up, then takes everything down.
    /// - Parameter databaseURL: a database that stays, for an app that is started again; else the app has its own.
    public static func run(
        settings: S.Settings, engine: Engine = .sqlite, transport: Transport = .inProcess, testHooks: Bool = true,
        trustedProxies: Set<String> = [], subscribers: [String: String] = [:], clock: ManualClock = ManualClock(),
        random: any RandomSource = SystemRandom(), databaseURL: Secret? = nil, name: ServiceName? = nil, secret: Secret? = nil,
        previousSecret: Secret? = nil, configure: (inout ServiceConfiguration) -> Void = { _ in },
        _ body: (AppUnderTest) async throws -> Void
    ) async throws {
        try await withDatabaseURL(engine, databaseURL) { url in
            let loops = try EventLoopGroup(count: 2, name: S.name)
            let log = RecordingLog()
            var configuration = ServiceConfiguration.forTests(
                databaseURL: url, testHooks: testHooks, trustedProxies: trustedProxies, subscribers: subscribers,
                secret: secret ?? serviceSecret)
            configuration.previousSecret = previousSecret
            configure(&configuration)
            let database = RecordingDatabase(try await ServiceMain.openDatabase(configuration, loops))
            let app = try await ServiceApp<S>(
                configuration: configuration, settings: settings, loops: loops, database: database,
                logger: Logger(service: S.name, level: .trace, sink: log), clock: clock, random: random,
                name: name ?? ServiceName(S.name))
            let port: Int? = transport == .socket ? try await app.listen() : nil
            let under = AppUnderTest(
                app: app, client: AppClient(transport: port.map { .socket(port: $0, app.runtime.http) } ?? .inProcess(app.responder)),
                clock: clock, log: log, port: port)
            let result: Result<Void, any Error>
            do {
                try await body(under)
                // A database that was closed before has statistics of its few rows, of which reading them all is right.
                if databaseURL == nil { try await PlanCheck.check(database, service: S.name) }
                result = .success(())
            } catch {
                result = .failure(error)
            }
            await app.shutDown()
            loops.stop()
            try result.get()
        }
    }

    /// A database that the service would find nothing to migrate in. The app looks all the same.
    private static var migrated: PostgresTemplate {
        let migrations = ServiceMigrations.all + S.migrations
        return PostgresTemplate(content: migrations.map { "\($0.id) \($0.checksum(for: .postgres))" }.joined(separator: "\n")) { url in
            let loops = try EventLoopGroup(count: 1, name: "template")
            defer { loops.stop() }
            let database = try await PostgresDatabase.open(url: url, loops: loops)
            do { try await migrate(database, migrations) } catch {
                await database.close()
                throw error
            }
            await database.close()
        }
    }

    private static func withDatabaseURL(_ engine: Engine, _ lasting: Secret?, _ body: (Secret) async throws -> Void) async throws {
        if let lasting { return try await body(lasting) }
        try await EmptyDatabase.withURL(engine, like: migrated, body)
    }
}

public enum AppTestingError: Error {
    /// The service does no work of that kind.
    case noHandler(String)
    /// The answer was not what the endpoint promises on success.
    case unexpected(status: Int, body: String)
}
