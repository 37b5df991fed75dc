import AppTesting
import AuthService
import Contracts
import HTTPCore
import JSONCoding
import Platform
import Security
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// What auth tells the other services when it takes something back.
@Suite(.serialized, .timeLimit(.minutes(2))) struct EndingTests {
    /// Runs beside another service that hears of everything.
    private func run(
        _ engine: Engine = .sqlite, _ body: @escaping (AuthFixture, AppUnderTest<AuthStandIn>) async throws -> Void
    ) async throws {
        try await AppUnderTest<AuthStandIn>.run(settings: Nothing(), transport: .socket, name: .store) { other async throws in
            try await AuthFixture.run(engine: engine, subscribers: ["store": "http://127.0.0.1:\(other.port ?? 0)"]) {
                fixture async throws in
                try await body(fixture, other)
            }
        }
    }

    private func heard(_ other: AppUnderTest<AuthStandIn>, _ type: EventType) -> [Event] {
        other.app.service.events.filter { $0.type == type }
    }

    private func session(_ token: OpaqueToken) throws -> String? {
        let claims = token.text.split(separator: ".").dropFirst().first.map(String.init) ?? ""
        return try JSONParser.parse(base64urlDecode(claims) ?? [])["sid"]?.string
    }

    /// The others know before the answer is there.
    @Test(arguments: Engine.allCases)
    func loggingOutEverywhereIsToldBeforeItIsAnswered(_ engine: Engine) async throws {
        try await run(engine) { fixture, other async throws in
            let first = try await fixture.signUp()
            let second = try await fixture.logIn().decoded(SessionTokens.self)
            let third = try await fixture.logIn().decoded(SessionTokens.self)
            let all = try Set([first.accessToken, second.accessToken, third.accessToken].compactMap { $0 }.map { try session($0) })
            #expect(try await fixture.bearing(second.accessToken).answer(Auth.logout, LogoutRequest(scope: .others)).status == 204)
            #expect(
                try Set(heard(other, .sessionsEnded).flatMap { ($0.facts?.sessions ?? []).map(\.text) })
                    == all.subtracting([session(second.accessToken)]).compactMapSet)
            #expect(try await fixture.bearing(second.accessToken).answer(Auth.logout, LogoutRequest(scope: .global)).status == 204)
            #expect(heard(other, .sessionsEnded).count == 2)
            #expect(Set(heard(other, .sessionsEnded).flatMap { ($0.facts?.sessions ?? []).map(\.text) }) == all.compactMapSet)
        }
    }

    @Test func everyEndOfASessionIsTold() async throws {
        try await run { fixture, other async throws in
            let first = try await fixture.signUp()
            let second = try await fixture.logIn().decoded(SessionTokens.self)
            let ended = SessionID(trusted: try #require(try session(second.accessToken)))
            #expect(
                try await fixture.bearing(first.accessToken).answer(Auth.deleteSession, SessionParameters(id: ended), Nothing()).status
                    == 204)
            #expect(heard(other, .sessionEnded).map { $0.facts?.session } == [ended])
            // An old refresh token that comes again.
            let refresh = try #require(first.refreshToken)
            for _ in 0..<2 {
                let token = try await fixture.client.call(Auth.refresh, RefreshRequest(refreshToken: refresh)).accessToken
                #expect(try session(token) == session(try #require(first.accessToken)))
            }
            fixture.auth.clock.advance(by: .seconds(41))
            #expect(try await fixture.client.answer(Auth.refresh, RefreshRequest(refreshToken: refresh)).code == .tokenReused)
            #expect(try heard(other, .sessionEnded).last?.facts?.session?.text == session(try #require(first.accessToken)))
            // Also of a session whose last access token expired long ago: its device may still be shown what is pushed.
            let third = try await fixture.logIn().decoded(SessionTokens.self)
            fixture.auth.clock.advance(by: .hours(2))
            let fourth = try await fixture.logIn().decoded(SessionTokens.self)
            #expect(try await fixture.bearing(fourth.accessToken).answer(Auth.logout, LogoutRequest(scope: .global)).status == 204)
            #expect(
                try heard(other, .sessionsEnded).flatMap { ($0.facts?.sessions ?? []).map(\.text) }
                    .sorted() == [session(third.accessToken), session(fourth.accessToken)].compactMap { $0 }.sorted())
            #expect(try await fixture.bearing(third.accessToken).answer(Auth.me).status == 401)
        }
    }

    @Test func aRoleIsToldWithAVersionThatGrows() async throws {
        try await run { fixture, other async throws in
            let signup = try await fixture.signUp()
            let peer = fixture.asService(.operator)
            for role in [Role.admin, .user] {
                #expect(try await peer.answer(Auth.setRole, UserParameters(id: signup.user.id), RoleChange(role: role)).status == 204)
            }
            #expect(heard(other, .roleChanged).map { $0.facts?.role } == [.admin, .user])
            #expect(heard(other, .roleChanged).map { $0.facts?.version } == [1, 2])
        }
    }

    /// A demo account is everybody's: its sessions see and end no other.
    @Test func aDemoEndsItselfAndSeesNobody() async throws {
        try await run { fixture, other async throws in
            let one = try await fixture.client.call(Auth.demo, DemoRequest(product: .fitcoach))
            let two = try await fixture.client.call(Auth.demo, DemoRequest(product: .fitcoach))
            #expect(one.user.id == two.user.id)
            #expect(try await fixture.bearing(one.accessToken).answer(Auth.sessions).code == .demoReadOnly)
            let stranger = SessionID(trusted: try #require(try session(two.accessToken)))
            #expect(
                try await fixture.bearing(one.accessToken).answer(Auth.deleteSession, SessionParameters(id: stranger), Nothing()).code
                    == .demoReadOnly)
            for scope in [LogoutScope.others, .global] {
                #expect(try await fixture.bearing(one.accessToken).answer(Auth.logout, LogoutRequest(scope: scope)).status == 204)
                #expect(try await fixture.bearing(two.accessToken).answer(Auth.me).status == 200, "\(scope)")
            }
            #expect(try await fixture.bearing(one.accessToken).answer(Auth.me).status == 401)
            #expect(heard(other, .sessionEnded).isEmpty && heard(other, .sessionsEnded).isEmpty)
        }
    }

    /// A session holds an address and the name of a device, which are kept for 30 days after its end, whichever end that was.
    @Test(arguments: Engine.allCases)
    func sessionsThatAreOverAreDeletedAMonthLaterAndTold(_ engine: Engine) async throws {
        try await run(engine) { fixture, other async throws in
            let first = try await fixture.signUp()
            let second = try await fixture.logIn().decoded(SessionTokens.self)
            _ = try await fixture.client.call(Auth.demo, DemoRequest(product: .fitcoach))
            let token = try #require(first.accessToken)
            let left = try #require(try session(token))
            let ended = try #require(try session(second.accessToken))
            #expect(
                try await fixture.bearing(first.accessToken)
                    .answer(Auth.deleteSession, SessionParameters(id: SessionID(trusted: ended)), Nothing()).status == 204)
            func tidy(after days: Int64) async throws {
                fixture.auth.clock.advance(by: .days(days))
                try await fixture.auth.app.service.tidy(now: fixture.auth.clock.now())
            }
            try await tidy(after: 29)
            #expect(try await fixture.auth.rows("SELECT id FROM sessions WHERE id = \(left)") == 1)
            #expect(try await fixture.auth.rows("SELECT id FROM sessions WHERE id = \(ended)") == 1)
            try await tidy(after: 2)
            #expect(try await fixture.auth.rows("SELECT id FROM sessions WHERE id = \(ended)") == 0)
            // Nobody refreshed the other one, which ends after 30 days at most.
            try await tidy(after: 30)
            #expect(try await fixture.auth.rows("SELECT id FROM sessions") == 0)
            try await eventually("the end is told") { !heard(other, .sessionsEnded).isEmpty }
            // Not of the one whose end was told when it was ended, and of no demo.
            #expect(heard(other, .sessionsEnded).flatMap { ($0.facts?.sessions ?? []).map(\.text) } == [left])
            #expect(heard(other, .sessionsEnded).allSatisfy { $0.user == first.user.id && $0.product == .gtsd })
        }
    }

    /// After an upgrade there may be a year's worth of them. Nobody's code waits until the others were told of all.
    @Test(arguments: Engine.allCases)
    func manyThatExpiredHoldUpNoCode(_ engine: Engine) async throws {
        try await run(engine) { fixture, other async throws in
            let now = fixture.auth.clock.now()
            let longAgo = now - .days(31)
            try await fixture.auth.database.write { db in
                for number in 0..<500 {
                    let id = "01a2053f-26c2-7429-8ffa-\(100_000_000_000 + number)"
                    try await db.enqueue("INSERT INTO users (id, product, created_at) VALUES (\(id), 'fitcoach', \(longAgo))")
                    try await db.enqueue("""
                        INSERT INTO sessions (id, user_id, generation, is_demo, ip_address, created_at, rotated_at, idle_millis, idle_until,
                            absolute_until)
                        VALUES (\(id), \(id), 0, 0, '203.0.113.1', \(longAgo), \(longAgo), 1000, \(longAgo), \(longAgo))
                        """)
                }
            }
            try await fixture.auth.app.service.tidy(now: now)
            #expect(try await fixture.auth.rows("SELECT id FROM sessions") == 100)
            // All but the first of them are told later, within the minute until the next pass.
            let later: SQL = "SELECT id FROM work WHERE kind = 'event:store' AND due_at"
            #expect(try await fixture.auth.rows(later + " > \(now)") == 399)
            #expect(try await fixture.auth.rows(later + " > \(now + .minutes(1))") == 0)
            let code = try await fixture.challenge("0551234567")
            #expect(try await fixture.verify(code.id, code.code).status == 200)
            #expect(heard(other, .sessionsEnded).count <= 1)
            fixture.auth.clock.advance(by: .minutes(1))
            try await eventually("all are told") { heard(other, .sessionsEnded).count == 400 }
        }
    }

    /// Whoever passes by starts demos. Nobody is told of their ends, and they keep no other from being told.
    @Test(arguments: Engine.allCases)
    func demosThatAreOverKeepNobodysEndWaiting(_ engine: Engine) async throws {
        try await run(engine) { fixture, other async throws in
            let first = try await fixture.signUp()
            let token = try #require(first.accessToken)
            let left = try #require(try session(token))
            let visitors = try await fixture.client.call(Auth.demo, DemoRequest(product: .fitcoach)).user.id.text
            fixture.auth.clock.advance(by: .days(62))
            let now = fixture.auth.clock.now()
            let longAgo = now - .days(61)
            try await fixture.auth.database.write { db in
                for number in 0..<1000 {
                    let id = "01a2053f-26c2-7429-8ffa-\(100_000_000_000 + number)"
                    try await db.enqueue("""
                        INSERT INTO sessions (id, user_id, generation, is_demo, ip_address, created_at, rotated_at, idle_millis, idle_until,
                            absolute_until)
                        VALUES (\(id), \(visitors), 0, 1, '203.0.113.1', \(longAgo), \(longAgo), 1000, \(longAgo), \(longAgo))
                        """)
                }
            }
            try await fixture.auth.app.service.tidy(now: now)
            #expect(try await fixture.auth.rows("SELECT id FROM sessions") == 0)
            try await eventually("the end is told") { !heard(other, .sessionsEnded).isEmpty }
            let told = heard(other, .sessionsEnded).flatMap { ($0.facts?.sessions ?? []).map(\.text) }
            #expect(told == [left])
        }
    }

    @Test func aDemoIsForgottenAnHourAfterItsEnd() async throws {
        try await run { fixture, _ async throws in
            _ = try await fixture.client.call(Auth.demo, DemoRequest(product: .fitcoach))
            func left(after time: Duration) async throws -> Int {
                fixture.auth.clock.advance(by: time)
                try await fixture.auth.app.service.tidy(now: fixture.auth.clock.now())
                return try await fixture.auth.rows("SELECT id FROM sessions")
            }
            #expect(try await left(after: .hours(24)) == 1)
            #expect(try await left(after: .hours(1)) == 0)
        }
    }

    @Test(arguments: Engine.allCases)
    func aKeyThatLeakedIsTrustedByNobody(_ engine: Engine) async throws {
        try await run(engine) { fixture, other async throws in
            let before = try await fixture.signUp()
            let kid = try #require(try await fixture.client.call(Auth.keys).keys.first?.kid)
            @Sendable func peer(_ name: ServiceName) -> AppClient { fixture.asService(name) }
            let leaked = KeyParameters(kid: ShortText(trusted: kid))
            #expect(try await peer(.profile).answer(Auth.revokeKey, leaked, Nothing()).code == .forbidden)
            #expect(
                try await peer(.operator).answer(Auth.revokeKey, KeyParameters(kid: ShortText(trusted: "never")), Nothing()).code
                    == .notFound)
            // Two operators at once.
            let answers = try await parallel(2) { _ in try await peer(.operator).answer(Auth.revokeKey, leaked, Nothing()).status }
            #expect(answers == [200, 200])
            #expect(heard(other, .signingKeyRevoked).allSatisfy { $0.facts?.key?.text == kid && $0.user == .nobody })
            #expect(try await !fixture.client.call(Auth.keys).keys.contains { $0.kid == kid })
            #expect(try await fixture.bearing(before.accessToken).answer(Auth.me).status == 401)
            // The session lives: its next token is signed by another key.
            let after = try await fixture.client.call(Auth.refresh, RefreshRequest(refreshToken: try #require(before.refreshToken)))
            #expect(try await fixture.bearing(after.accessToken).answer(Auth.me).status == 200)
        }
    }
}

extension Set<String?> {
    /// Those that are there.
    fileprivate var compactMapSet: Set<String> { Set<String>(compactMap { $0 }) }
}
