import AppTesting
import HTTPCore
import Platform
import Storage
import Testing
import TestSupport
import Wire

@testable import WebService

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

    @Test func aSessionThatAuthEndedIsOver() async throws {
        try await WebFixture.run { fixture in
            let browser = try await fixture.signIn()
            fixture.services.on("POST /auth/refresh", 401, "{\"code\":\"token_reused\"}")
            fixture.app.clock.advance(by: .minutes(15))
            let answer = try await browser.send(.get, "/gtsd/api/auth/me")
            #expect(answer.status == 401 && answer.code == .tokenExpired && answer.headers["Set-Cookie"]?.contains("Max-Age=0") == true)
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
        }
    }

    /// A role that was taken away, a key that was revoked: the token is refused before its end, and a new one is good.
    @Test func aTokenThatAServiceRefusesIsRenewedOnce() async throws {
        try await WebFixture.run { fixture in
            let browser = try await fixture.signIn()
            fixture.services.on("POST /auth/refresh", StubServices.tokens(2))
            fixture.services.on("GET /auth/me") { request in
                HTTPResponse(status: HTTPStatus(request.headers["Authorization"] == "Bearer access-1" ? 401 : 200), body: .empty)
            }
            #expect(try await browser.send(.get, "/gtsd/api/auth/me").status == 200)
            #expect(try await browser.send(.get, "/gtsd/api/auth/me").status == 200)
            #expect(fixture.services.seen("POST /auth/refresh").count == 1)
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
}
