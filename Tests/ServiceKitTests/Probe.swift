import AppTesting
import Contracts
import EventLoop
import HTTPCore
import Platform
import Security
import ServiceKit
import Storage
import Synchronization
import Testing
import Wire

typealias Probe = AppUnderTest<ProbeService>

/// A service made of what a test gives it.
struct ProbeService: Service {
    struct Settings: Sendable {
        var routes: @Sendable (ServiceRuntime) -> [Route] = { _ in [] }
        var work: @Sendable (ServiceRuntime) -> [WorkHandler] = { _ in [] }
        var receive: @Sendable (Event, any Connection) async throws -> Void = { _, _ in }
        var people: @Sendable (ServiceRuntime) -> any Authenticator = { _ in People() }
    }

    static let name = "probe"
    static let migrations = [
        Migration(
            module: "probe", number: 100, name: "create effects",
            statements: ["CREATE TABLE effects (name TEXT NOT NULL, at BIGINT NOT NULL)"])
    ] + Departures.migrations(was: 101)
    static func settings(from reader: inout ConfigReader) -> Settings { Settings() }

    let routes: [Route]
    let authenticator: any Authenticator
    let work: [WorkHandler]
    private let receiver: @Sendable (Event, any Connection) async throws -> Void

    init(settings: Settings, runtime: ServiceRuntime) async throws {
        routes = settings.routes(runtime)
        authenticator = settings.people(runtime)
        work = settings.work(runtime)
        receiver = settings.receive
    }

    func receive(_ event: Event, in db: any Connection) async throws { try await receiver(event, db) }
}

/// Tokens that say who they are: `person:<id>`, `demo:<id>`, `admin:<id>`, `stack:<id>` for somebody of that product.
struct People: Authenticator {
    func principal(bearer token: String, context: RequestContext) async throws -> Principal {
        let parts = token.split(separator: ":")
        guard parts.count == 2, ["person", "demo", "admin", "stack"].contains(parts[0]) else { throw APIError(.unauthenticated) }
        return .person(
            SignedIn(
                userID: UserID(trusted: String(parts[1])), sessionID: .example, product: parts[0] == "stack" ? .stack : .gtsd,
                role: parts[0] == "admin" ? .admin : .user,
                isDemo: parts[0] == "demo"))
    }
}

struct Note: DTO {
    let text: ShortText
    let count: Int?
    init(_ text: String, count: Int? = nil) { self.text = ShortText(trusted: text); self.count = count }
    static let example = Note("hello")
    func problems() -> [FieldProblem] { count == 13 ? [FieldProblem("count", .outOfRange(minimum: 0, maximum: 12))] : [] }
}

struct NoteParameters: DTO {
    let id: UserID
    static let example = NoteParameters(id: .example)
}

struct NoteFilter: DTO {
    let limit: Int?
    let id: UserID?
    static let example = NoteFilter(limit: 3, id: .example)
}

enum Notes {
    static let add = Endpoint<Anyone, Nothing, Note, Note>("probe.add", .post, "/notes", status: .created, summary: "Add")
    static let list = Endpoint<Anyone, NoteFilter, Nothing, Note>("probe.list", .get, "/notes", summary: "List")
    static let one = Endpoint<Anyone, NoteParameters, Nothing, Note>("probe.one", .get, "/notes/{id}", summary: "One")
    static let mine = Endpoint<SignedIn, Nothing, Nothing, Note>("probe.mine", .get, "/mine", errors: [.forbidden], summary: "Mine")
    static let daily = Endpoint<SignedIn, Nothing, Nothing, Note>("probe.daily", .get, "/daily", products: [.gtsd], summary: "GTSD's")
    static let write = Endpoint<SignedIn, Nothing, Note, Note>("probe.write", .post, "/mine", status: .created, summary: "Write mine")
    static let administer = Endpoint<Admin, Nothing, Nothing, Note>("probe.administer", .get, "/admin", summary: "For administrators")
    static let peer = Endpoint<PeerService, Nothing, Nothing, Note>("probe.peer", .get, "/peer", callers: [.tasks], summary: "For services")
}

struct SecretCause: Error, CustomStringConvertible { let description = "cause-only-for-the-log" }

/// Values collected by handlers.
final class Collected<T: Sendable>: Sendable {
    private let values = Mutex<[T]>([])
    func add(_ value: T) { values.withLock { $0.append(value) } }
    var all: [T] { values.withLock { $0 } }
    var count: Int { values.withLock { $0.count } }
}

/// A door that a test opens.
final class Gate: Sendable {
    private let stream: AsyncStream<Void>
    private let source: AsyncStream<Void>.Continuation
    init() { (stream, source) = AsyncStream.makeStream() }
    func open() { source.finish() }
    func wait() async { for await _ in stream {} }
}

extension AppUnderTest where S == ProbeService {
    /// Speaks as another service.
    func peer(_ name: ServiceName = .harness) -> AppClient { asService(name) }

    func effect(_ name: String) async throws {
        try await database.write { [now = clock.now()] db in
            try await db.execute("INSERT INTO effects (name, at) VALUES (\(name), \(now))")
        }
    }

    /// Another process on the same database.
    func withSecondApp(
        _ settings: ProbeService.Settings, configure: (inout ServiceConfiguration) -> Void = { _ in },
        _ body: (ServiceApp<ProbeService>) async throws -> Void
    ) async throws {
        var configuration = app.runtime.configuration
        configure(&configuration)
        let loops = try EventLoopGroup(count: 1, name: "second")
        let database = try await ServiceMain.openDatabase(configuration, loops)
        let second = try await ServiceApp<ProbeService>(
            configuration: configuration, settings: settings, loops: loops, database: database,
            logger: Logger(service: "probe", level: .trace, sink: log), clock: clock)
        let result: Result<Void, any Error>
        do { result = .success(try await body(second)) } catch { result = .failure(error) }
        await second.shutDown()
        loops.stop()
        try result.get()
    }
}
