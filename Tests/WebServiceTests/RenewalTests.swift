import AppTesting
import HTTPCore
import JSONCoding
import Platform
import Security
import ServiceKit
import Storage
import Testing
import TestSupport
@testable import WebService
import Wire

/// Access tokens end after minutes and are renewed without the page's knowing. A refresh token works once.
@Suite(.serialized, .timeLimit(.minutes(2))) struct RenewalTests {
    @Test(arguments: Engine.allCases) func manyCallsAtTwoProcessesRenewOnce(_ engine: Engine) async throws {
        try await EmptyDatabase.withURL(engine) { url in
            let services = StubServices()
            try await WebFixture.run(engine: engine, databaseURL: url, services: services) { one in
                try await WebFixture.run(engine: engine, databaseURL: url, services: services) { other in
                    let browser = try await one.signIn()
                    services.on("POST /auth/refresh", StubServices.tokens(2))
                    services.on("GET /auth/me", "{}")
                    for fixture in [one, other] { fixture.app.clock.advance(by: .minutes(15)) }
                    var elsewhere = other.browser
                    elsewhere.headers["Cookie"] = browser.headers["Cookie"]
                    let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                        for number in 0..<20 {
                            let client = number % 2 == 0 ? browser : elsewhere
                            group.addTask { try await client.send(.get, "/gtsd/api/auth/me").status }
                        }
                        return try await group.reduce(into: []) { $0.append($1) }
                    }
                    #expect(statuses == Array(repeating: 200, count: 20))
                    #expect(services.seen("POST /auth/refresh").count == 1)
                    #expect(Set(services.seen("GET /auth/me").map { $0.headers["Authorization"] }) == ["Bearer access-2"])
                }
            }
        }
    }

    /// The cookie is not taken away: the answer may come after that of a sign-in in another tab, whose cookie it would take.
    @Test func aSessionThatAuthEndedIsOver() async throws {
        try await WebFixture.run { fixture in
            let browser = try await fixture.signIn()
            fixture.services.on("POST /auth/refresh", 401, "{\"code\":\"token_reused\"}")
            fixture.app.clock.advance(by: .minutes(15))
            let answer = try await browser.send(.get, "/gtsd/api/auth/me")
            #expect(answer.status == 401 && answer.code == .unauthenticated && answer.headers["Set-Cookie"] == nil)
            #expect(try await browser.send(.get, "/gtsd/session").headers["Set-Cookie"] == nil)
            #expect(try await fixture.app.number("SELECT COUNT(*) FROM sessions") == 0)
        }
    }

    @Test func authThatCannotBeAskedEndsNothing() async throws {
        try await WebFixture.run { fixture in
            let browser = try await fixture.signIn()
            fixture.services.on("GET /auth/me", "{}")
            fixture.services.on("POST /auth/refresh") { _ in
                HTTPResponse(status: HTTPStatus(503), headers: ["Retry-After": "1"], body: .empty)
            }
            fixture.app.clock.advance(by: .minutes(15))
            #expect(try await browser.send(.get, "/gtsd/api/auth/me").code == .unavailable)
            fixture.services.on("POST /auth/refresh", StubServices.tokens(2))
            #expect(try await browser.send(.get, "/gtsd/api/auth/me").status == 200)
            let keys = Set(fixture.services.seen("POST /auth/refresh").map { $0.headers["Idempotency-Key"] })
            #expect(keys.count == 1 && keys.first != nil, "the same trade is asked for again")
            #expect(!keys.contains(hex(sha256("refresh-1"))), "whoever has the token cannot make its key")
        }
    }

    /// A role that was taken away, a key that was revoked: the token is refused before its end, and a new one is good.
    @Test func aTokenThatAServiceRefusesIsRenewedOnce() async throws {
        try await WebFixture.run { fixture in
            let browser = try await fixture.signIn()
            fixture.services.on("POST /auth/refresh", StubServices.tokens(2))
            fixture.services.on("GET /auth/me") { request in
                request.headers["Authorization"] == "Bearer access-1"
                    ? HTTPResponse(status: .unauthorized, headers: ["WWW-Authenticate": "Bearer error=\"invalid_token\""], body: .empty)
                    : HTTPResponse(status: .ok, body: .empty)
            }
            #expect(try await browser.send(.get, "/gtsd/api/auth/me").status == 200)
            #expect(try await browser.send(.get, "/gtsd/api/auth/me").status == 200)
            #expect(fixture.services.seen("POST /auth/refresh").count == 1)
        }
    }

    /// A wrong password is 401 as well, and says nothing of the token. Sent twice it would count twice.
    @Test func aWrongPasswordIsNotTriedAgain() async throws {
        try await WebFixture.run { fixture in
            let browser = try await fixture.signIn()
            fixture.services.on("DELETE /auth/me", 401, "{\"code\":\"credentials_invalid\"}")
            #expect(try await browser.json(.delete, "/gtsd/api/auth/me", "{}").code == .credentialsInvalid)
            #expect(fixture.services.seen("DELETE /auth/me").count == 1 && fixture.services.seen("POST /auth/refresh").isEmpty)
            #expect(try await browser.send(.get, "/gtsd/session").json?["isSignedIn"] == .bool(true))
        }
    }

    /// Another process asks for the same trade: clocks differ, or it was slow. Nobody is signed out by that.
    @Test func aTradeThatStillRunsEndsNothing() async throws {
        try await WebFixture.run { fixture in
            let browser = try await fixture.signIn()
            fixture.services.on("POST /auth/refresh", 409, "{\"code\":\"request_in_progress\"}")
            fixture.app.clock.advance(by: .minutes(15))
            #expect(try await browser.send(.get, "/gtsd/api/auth/me").code == .unavailable)
            #expect(try await browser.send(.get, "/gtsd/session").json?["isSignedIn"] == .bool(true))
        }
    }

    /// A browser that signed in before that was noted is found by what auth calls its session from its next renewal on.
    @Test(arguments: Engine.allCases) func aRenewalNotesWhatAuthCallsTheSession(_ engine: Engine) async throws {
        try await WebFixture.run(engine: engine) { fixture in
            let browser = try await fixture.signIn()
            #expect(try await fixture.app.rows("SELECT id FROM sessions WHERE auth_session IS NULL") == 1)
            let id = "01960f3e-0000-7000-8000-00000000000a"
            let access = "e30.\(base64url(Array("{\"sid\":\"\(id)\"}".utf8))).x"
            fixture.services.on("POST /auth/refresh", StubServices.tokens(2).replacing("access-2", with: access))
            fixture.services.on("GET /auth/me", "{}")
            fixture.app.clock.advance(by: .minutes(15))
            #expect(try await browser.send(.get, "/gtsd/api/auth/me").status == 200)
            #expect(try await fixture.app.rows("SELECT id FROM sessions WHERE auth_session = \(id)") == 1)
        }
    }

    /// A process that was slow does not put old tokens over newer ones, nor leave a renewal that is another's by now.
    @Test(arguments: Engine.allCases) func whoeverIsLateChangesNothing(_ engine: Engine) async throws {
        try await WebFixture.run(engine: engine) { fixture in
            let browser = try await fixture.signIn()
            let database = fixture.app.database, now = fixture.app.clock.now()
            let id = try #require(try await database.read { db in try await db.first("SELECT id FROM sessions") }).get("id", as: String.self)
            let store = SessionStore(box: SessionBox(box: try fixture.app.app.runtime.keys.box("web session"), random: SystemRandom()))
            var session = try #require(try await database.read { db in try await store.find(id, in: db) })
            session.tokens = SessionTokenPair(access: "late", refresh: "late")
            try await database.write { [session] db in
                try await store.renew(session, knowing: session.accessEndsAt - .seconds(1), in: db)
                try await db.execute("UPDATE sessions SET renewing_until = \(now + .seconds(10))")
                try await SessionStore.leaveRenewal(id, until: now + .seconds(9), in: db)
            }
            #expect(try await fixture.app.number("SELECT renewing_until FROM sessions") == (now + .seconds(10)).milliseconds)
            fixture.services.on("GET /auth/me", "{}")
            _ = try await browser.send(.get, "/gtsd/api/auth/me")
            #expect(try await database.read { db in try await store.find(id, in: db) }?.tokens.access == "access-1")
        }
    }

    /// Whoever died in the middle of a trade holds others up for ten seconds at most.
    @Test func aTradeThatNobodyFinishesIsTakenOver() async throws {
        try await WebFixture.run { fixture in
            let browser = try await fixture.signIn()
            fixture.services.on("POST /auth/refresh", StubServices.tokens(2))
            fixture.services.on("GET /auth/me", "{}")
            try await fixture.app.database.write { db in
                try await db.execute("UPDATE sessions SET renewing_until = \(fixture.app.clock.now() + .seconds(10))")
            }
            fixture.app.clock.advance(by: .minutes(15))
            #expect(try await browser.send(.get, "/gtsd/api/auth/me").status == 200)
        }
    }

    @Test func aSessionEndsAfterNinetyDays() async throws {
        try await WebFixture.run { fixture in
            let browser = try await fixture.signIn(expiresIn: 100 * 86_400)
            fixture.services.on("GET /auth/me", "{}")
            fixture.app.clock.advance(by: .days(89))
            #expect(try await browser.send(.get, "/gtsd/api/auth/me").status == 200)
            fixture.app.clock.advance(by: .days(1))
            #expect(try await browser.send(.get, "/gtsd/api/auth/me").status == 401)
        }
    }

    /// Auth keeps neither longer than seven days.
    @Test(arguments: [true, false]) func aDemoAndWhoeverIsNotRememberedEndAfterSevenDays(_ isDemo: Bool) async throws {
        try await WebFixture.run { fixture in
            let browser = try await Self.brief(fixture, isDemo: isDemo, expiresIn: 100 * 86_400)
            let path = isDemo ? "/stack/api/auth/me" : "/gtsd/api/auth/me"
            fixture.services.on("GET /auth/me", "{}")
            fixture.app.clock.advance(by: .days(6))
            #expect(try await browser.send(.get, path).status == 200)
            fixture.app.clock.advance(by: .days(1))
            #expect(try await browser.send(.get, path).status == 401)
        }
    }

    /// Auth takes the refresh token of such a session for 24 hours and that of a remembered one for 30 days; a row that is of no more use
    /// than its token goes. Anybody may look at the demo, as often as they like.
    @Test(arguments: Engine.allCases, [true, false]) func whatAuthHasForgottenIsForgotten(_ engine: Engine, isDemo: Bool) async throws {
        try await WebFixture.run(engine: engine) { fixture in
            _ = try await fixture.signIn()
            _ = try await Self.brief(fixture, isDemo: isDemo)
            let start = fixture.app.clock.now(), service = fixture.app.app.service
            var left: [Int64] = []
            for hours: Int64 in [24, 25, 30 * 24, 31 * 24] {
                try await service.tidy(now: start + .hours(hours))
                left.append(try await fixture.app.number("SELECT COUNT(*) FROM sessions"))
            }
            #expect(left == [2, 1, 1, 0])
        }
    }

    /// A visitor of Stack's demo, or somebody who does not want to be remembered by GTSD's page.
    private static func brief(_ fixture: WebFixture, isDemo: Bool, expiresIn: Int = 900) async throws -> AppClient {
        guard isDemo else { return try await fixture.signIn(2, expiresIn: expiresIn, body: "{\"rememberMe\":false}") }
        let tokens = StubServices.tokens(2, product: "stack", expiresIn: expiresIn)
        fixture.services.on("POST /auth/demo", 201, tokens.replacing("\"demo\":false", with: "\"demo\":true"))
        let answer = try await fixture.browser.json(.post, "/stack/api/auth/demo", "{}")
        return fixture.browser.with("Cookie", String(try #require(answer.headers["Set-Cookie"]).prefix { $0 != ";" }))
    }
}
