internal import EventLoop
internal import Glibc
internal import HTTPCore
public import Platform
internal import PostgresStorage
public import ServiceKit
internal import SQLiteStorage
public import Storage
internal import TestSupport

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
    public var database: any Database { app.runtime.database }

    public static var serviceSecret: Secret { Secret("a secret of at least thirty-two characters") }

    /// Runs `body` with the app up, then takes everything down.
    /// - Parameter databaseURL: a database that stays, for an app that is started again; else the app has its own.
    public static func run(
        settings: S.Settings, engine: Engine = .sqlite, transport: Transport = .inProcess, testHooks: Bool = true,
        trustedProxies: Set<String> = [], subscribers: [String: String] = [:], clock: ManualClock = ManualClock(),
        random: any RandomSource = SystemRandom(), databaseURL: Secret? = nil, _ body: (AppUnderTest) async throws -> Void
    ) async throws {
        try await withDatabaseURL(engine, databaseURL) { url in
            let loops = try EventLoopGroup(count: 2, name: S.name)
            let log = RecordingLog()
            let configuration = ServiceConfiguration.forTests(
                databaseURL: url, testHooks: testHooks, trustedProxies: trustedProxies, subscribers: subscribers, secret: serviceSecret)
            let database = try await ServiceMain.openDatabase(configuration, loops)
            let app = try await ServiceApp<S>(
                configuration: configuration, settings: settings, loops: loops, database: database,
                logger: Logger(service: S.name, level: .trace, sink: log), clock: clock, random: random)
            let port: Int? = transport == .socket ? try await app.listen() : nil
            let under = AppUnderTest(
                app: app, client: AppClient(transport: port.map { .socket(port: $0, app.runtime.http) } ?? .inProcess(app.responder)),
                clock: clock, log: log, port: port)
            let result: Result<Void, any Error>
            do { result = .success(try await body(under)) } catch { result = .failure(error) }
            await app.shutDown()
            loops.stop()
            try result.get()
        }
    }

    private static func withDatabaseURL(_ engine: Engine, _ lasting: Secret?, _ body: (Secret) async throws -> Void) async throws {
        if let lasting { return try await body(lasting) }
        switch engine {
        case .postgres: try await PostgresServer.withDatabase { url in try await body(url) }
        case .sqlite:
            var template = Array("/tmp/barbell-app-XXXXXX".utf8CString)
            guard mkdtemp(&template) != nil else { throw AppTestingError.noTemporaryDirectory }
            let directory = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
            defer {
                for name in ["db", "db-wal", "db-shm"] { unlink("\(directory)/\(name)") }
                rmdir(directory)
            }
            try await body(Secret("sqlite://\(directory)/db"))
        }
    }
}

public enum AppTestingError: Error {
    case noTemporaryDirectory
    /// The answer was not what the endpoint promises on success.
    case unexpected(status: Int, body: String)
}
