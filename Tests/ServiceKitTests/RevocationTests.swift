import AppTesting
import Contracts
import HTTPCore
import Platform
import Security
@testable import ServiceKit
import Storage
import Synchronization
import TestSupport
import Testing
import Wire

/// What auth takes back is refused by every replica of every other service, without a question to the database.
@Suite(.serialized, .timeLimit(.minutes(3))) struct RevocationTests {
    private static let user = UserID.example
    private static let key = RemoteAuthenticatorTests.key(1)

    /// A service behind a fake auth whose key is `key`.
    private func run(_ engine: Engine = .sqlite, keys: [SigningKey] = [key], _ body: (Probe, ProbeService.Settings) async throws -> Void)
        async throws
    {
        try await Probe.run(settings: FakeAuth(keys).settings, transport: .socket) { auth async throws in
            let url = "http://127.0.0.1:\(auth.port ?? 0)"
            let settings = ProbeService.Settings(
                routes: { _ in [Notes.mine.handle { Note($0.caller.userID.text) }, Notes.administer.handle { _ in Note("admin") }] },
                people: { RemoteAuthenticator(AuthLink(url: url), runtime: $0) })
            try await Probe.run(settings: settings, engine: engine) { app async throws in try await body(app, settings) }
        }
    }

    private func token(_ app: Probe, session: SessionID, role: Role = .user, key: SigningKey = key) -> String {
        RemoteAuthenticatorTests.token(key, at: app.clock.now(), session: session.text, role: role)
    }

    private func mine(_ responder: AppResponder, _ token: String) async throws -> Int {
        try await AppClient(responder: responder).with("Authorization", "Bearer " + token).answer(Notes.mine).status
    }

    private func tell(_ app: Probe, _ type: EventType, _ facts: EventFacts?) async throws {
        #expect(try await app.tell(type, about: Self.user, of: .gtsd, facts: facts).status == 204)
    }

    private func session(_ app: Probe) -> SessionID { SessionID(trusted: app.app.runtime.ids.next()) }

    /// The replica that is told refuses at once, another one soon after, and one that starts later from its start on.
    @Test(arguments: Engine.allCases)
    func everyReplicaRefusesASessionThatEnded(_ engine: Engine) async throws {
        try await run(engine) { app, settings async throws in
            let (ended, other) = (session(app), session(app))
            let (dead, alive) = (token(app, session: ended), token(app, session: other))
            try await app.withSecondApp(settings) { second async throws in
                for replica in [app.app.responder, second.responder] {
                    #expect(try await mine(replica, dead) == 200)
                    #expect(try await mine(replica, alive) == 200)
                }
                try await tell(app, .sessionEnded, EventFacts(session: ended))
                #expect(try await mine(app.app.responder, dead) == 401)
                try await eventually("the other replica refuses it") { try await mine(second.responder, dead) == 401 }
                for replica in [app.app.responder, second.responder] { #expect(try await mine(replica, alive) == 200) }
            }
            try await app.withSecondApp(settings) { third async throws in
                #expect(try await mine(third.responder, dead) == 401)
                #expect(try await mine(third.responder, alive) == 200)
            }
        }
    }

    /// Twenty log-outs at once: no replica passes one over, whatever order they are committed in.
    @Test(arguments: Engine.allCases)
    func noneOfManyIsPassedOver(_ engine: Engine) async throws {
        try await run(engine) { app, settings async throws in
            let ended = (0..<40).map { _ in session(app) }
            try await app.withSecondApp(settings) { second async throws in
                _ = try await mine(second.responder, token(app, session: ended[0]))
                _ = try await parallel(20) { index in
                    try await tell(app, .sessionsEnded, EventFacts(sessions: [ended[index * 2], ended[index * 2 + 1]]))
                }
                for one in ended {
                    #expect(try await mine(app.app.responder, token(app, session: one)) == 401)
                    try await eventually("the other replica refuses it") {
                        try await mine(second.responder, token(app, session: one)) == 401
                    }
                }
                #expect(try await app.rows("SELECT DISTINCT number FROM revocations") == 40)
            }
        }
    }

    @Test func whoWasDeletedIsRefused() async throws {
        try await run { app, _ async throws in
            let one = token(app, session: session(app))
            #expect(try await mine(app.app.responder, one) == 200)
            try await tell(app, .userDeleted, nil)
            #expect(try await mine(app.app.responder, one) == 401)
            #expect(app.app.runtime.revocations.hasLeft(Self.user))
        }
    }

    /// In whatever order they are told: the newest role decides, and only takes away.
    @Test func aRoleThatWasTakenIsGone() async throws {
        try await run { app, _ async throws in
            let (admin, user) = (token(app, session: session(app), role: .admin), token(app, session: session(app)))
            func administer(_ token: String) async throws -> Int {
                try await app.client.with("Authorization", "Bearer " + token).answer(Notes.administer).status
            }
            #expect(try await administer(admin) == 200)
            try await tell(app, .roleChanged, EventFacts(version: 3, role: .user))
            #expect(try await administer(admin) == 403)
            #expect(try await mine(app.app.responder, admin) == 200)
            try await tell(app, .roleChanged, EventFacts(version: 2, role: .admin))
            #expect(try await administer(admin) == 403)
            try await tell(app, .roleChanged, EventFacts(version: 4, role: .coach))
            #expect(try await administer(admin) == 403)
            // A token says at most what it was made for.
            try await tell(app, .roleChanged, EventFacts(version: 5, role: .admin))
            #expect(try await administer(admin) == 200)
            #expect(try await administer(user) == 403)
        }
    }

    /// Although it is still among the published keys.
    @Test(arguments: Engine.allCases)
    func whatALeakedKeySignedIsRefused(_ engine: Engine) async throws {
        let other = RemoteAuthenticatorTests.key(2)
        try await run(engine, keys: [Self.key, other]) { app, settings async throws in
            let (dead, alive) = (token(app, session: session(app)), token(app, session: session(app), key: other))
            try await app.withSecondApp(settings) { second async throws in
                #expect(try await mine(second.responder, dead) == 200)
                #expect(try await mine(app.app.responder, dead) == 200)
                try await tell(app, .signingKeyRevoked, EventFacts(key: ShortText(trusted: Self.key.kid)))
                #expect(try await mine(app.app.responder, dead) == 401)
                #expect(try await mine(app.app.responder, alive) == 200)
                try await eventually("the other replica refuses it") { try await mine(second.responder, dead) == 401 }
                #expect(try await mine(second.responder, alive) == 200)
            }
        }
    }

    @Test func whatNoTokenCanCarryAnyMoreIsForgotten() async throws {
        try await run { app, _ async throws in
            let revocations = app.app.runtime.revocations
            try await tell(app, .sessionEnded, EventFacts(session: session(app)))
            try await tell(app, .roleChanged, EventFacts(version: 1, role: .coach))
            #expect(revocations.count == 2)
            app.clock.advance(by: .minutes(89))
            try await revocations.refresh()
            try await revocations.sweep()
            #expect(revocations.count == 2)
            app.clock.advance(by: .minutes(2))
            try await revocations.refresh()
            try await revocations.sweep()
            #expect(revocations.count == 0)
            #expect(try await app.rows("SELECT number FROM revocations") == 0)
        }
    }

    /// Requests that write wait for one statement at most, and that is a small one.
    @Test(arguments: Engine.allCases)
    func whatEndedGoesAFewAtATime(_ engine: Engine) async throws {
        try await run(engine) { app, _ async throws in
            let now = app.clock.now()
            try await app.database.write { db in
                for number in Int64(0)..<450 {
                    try await db.execute("""
                        INSERT INTO revocations (kind, subject, value, version, kept_until, number)
                        VALUES ('session', \("\(number)"), NULL, 0, \(number < 440 ? now : now + .minutes(1)), \(number))
                        """)
                }
            }
            let counting = CountingDatabase(app.database)
            try await Revocations(database: counting, clocks: app.app.runtime.clocks).sweep()
            #expect(counting.changed == [200, 200, 40])
            #expect(try await app.rows("SELECT number FROM revocations") == 10)
        }
    }
}

/// Notes how many rows each statement changed.
private final class CountingDatabase: Database {
    private let inner: any Database
    private let counts = Collected<Int>()

    init(_ inner: any Database) { self.inner = inner }

    var engine: Engine { inner.engine }
    var changed: [Int] { counts.all }

    func read<T: Sendable>(_ body: @Sendable (any Connection) async throws -> T) async throws -> T { try await inner.read(body) }
    func snapshot<T: Sendable>(_ body: @Sendable (any Connection) async throws -> T) async throws -> T { try await inner.snapshot(body) }
    func write<T: Sendable>(_ body: @escaping @Sendable (any Connection) async throws -> T) async throws -> T {
        try await inner.write { [counts] db in try await body(CountingConnection(inner: db, counts: counts)) }
    }
    func check() async throws { try await inner.check() }
    func close() async {}
}

private struct CountingConnection: Connection {
    let inner: any Connection
    let counts: Collected<Int>
    var engine: Engine { inner.engine }
    func query(_ sql: SQL) async throws(DatabaseError) -> [Row] { try await inner.query(sql) }
    func execute(_ sql: SQL) async throws(DatabaseError) -> Int {
        let count = try await inner.execute(sql)
        counts.add(count)
        return count
    }
}
