import AppTesting
import HTTPCore
import JSONCoding
import Platform
import ServiceKit
import Storage
import Testing
import TestSupport
@testable import WebService
import Wire

/// The steps of "Changing SERVICE_SECRET" in docs/operations.md, as a browser lives through them.
@Suite(.timeLimit(.minutes(2))) struct SecretChangeTests {
    private static let old = Secret("the secret before, thirty-two characters"), new = Secret("the secret from now on, of thirty-two")

    @Test(arguments: Engine.allCases, [true, false]) func whoComesInTimeStaysSignedIn(_ engine: Engine, isKept: Bool) async throws {
        let services = StubServices()
        services.on("GET /auth/me", "{}")
        services.on("POST /auth/refresh", StubServices.tokens(2))
        try await EmptyDatabase.withURL(engine) { url in
            var first = "", second = ""
            try await WebFixture.run(engine: engine, databaseURL: url, secret: Self.old, services: services) { fixture in
                let browser = try await fixture.signIn(body: "{\"rememberMe\":\(isKept)}")
                #expect(try await browser.send(.get, "/gtsd/session").headers["Set-Cookie"] == nil)
                first = try #require(browser.headers["Cookie"])
            }
            try await WebFixture.run(
                engine: engine, databaseURL: url, secret: Self.new, previousSecret: Self.old, services: services
            ) { fixture in
                fixture.app.clock.advance(by: .minutes(15))
                let browser = fixture.browser.with("Cookie", first)
                #expect(try await browser.send(.get, "/gtsd/api/auth/me").status == 200)
                let shown = try await browser.send(.get, "/gtsd/session")
                let field = try #require(shown.headers["Set-Cookie"])
                #expect(shown.json?["isSignedIn"] == .bool(true) && field.hasPrefix("__Host-gtsd=w2."))
                #expect(field.contains("Max-Age=7776000") == isKept)
                second = String(field.prefix { $0 != ";" })
                // The answer with it may have been lost.
                for cookie in [first, second] {
                    let answer = try await fixture.browser.with("Cookie", cookie).send(.get, "/gtsd/api/auth/me")
                    #expect(answer.status == 200)
                }
            }
            try await WebFixture.run(engine: engine, databaseURL: url, secret: Self.new, services: services) { fixture in
                let shown = try await fixture.browser.with("Cookie", second).send(.get, "/gtsd/session")
                #expect(shown.json?["isSignedIn"] == .bool(true) && shown.headers["Set-Cookie"] == nil)
                let late = try await fixture.browser.with("Cookie", first).send(.get, "/gtsd/session")
                #expect(late.json?["isSignedIn"] == .bool(false))
            }
        }
    }

    /// Under another key auth would take the token for a stolen one, and end the session.
    @Test(arguments: Engine.allCases) func aTradeWhoseAnswerGotLostIsAskedForUnderItsKey(_ engine: Engine) async throws {
        let services = StubServices()
        services.on("GET /auth/me", "{}")
        services.on("POST /auth/refresh") { _ in
            HTTPResponse(status: HTTPStatus(503), headers: ["Retry-After": "1"], body: .empty)
        }
        try await EmptyDatabase.withURL(engine) { url in
            var cookie = ""
            try await WebFixture.run(
                engine: engine, databaseURL: url, secret: Self.old, previousSecret: Self.new, services: services
            ) { fixture in
                let browser = try await fixture.signIn()
                cookie = try #require(browser.headers["Cookie"])
                fixture.app.clock.advance(by: .minutes(15))
                #expect(try await browser.send(.get, "/gtsd/api/auth/me").code == .unavailable)
            }
            services.on("POST /auth/refresh", StubServices.tokens(2))
            try await WebFixture.run(
                engine: engine, databaseURL: url, secret: Self.new, previousSecret: Self.old, services: services
            ) { fixture in
                fixture.app.clock.advance(by: .minutes(15))
                let answer = try await fixture.browser.with("Cookie", cookie).send(.get, "/gtsd/api/auth/me")
                #expect(answer.status == 200)
            }
        }
        let keys = services.seen("POST /auth/refresh").compactMap { $0.headers["Idempotency-Key"] }
        #expect(keys.count > 1 && Set(keys).count == 1)
    }
}
