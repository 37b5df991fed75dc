import AppTesting
import AuthService
import HTTPCore
import JSONCoding
import Platform
import Storage
import Testing
@testable import WebService
import Wire

/// Before the auth service itself: what it really answers to a browser's sign-up, and to the tokens that are kept for it.
@Suite(.timeLimit(.minutes(2))) struct RealAuthTests {
    private static let signUp = """
        {"product":"gtsd","name":"Layla","email":"layla@example.com","password":"Mountain7Path","termsAccepted":true}
        """

    private func withAuth(_ body: (WebFixture, AppUnderTest<AuthService>) async throws -> Void) async throws {
        let settings = AuthSettings(smsURL: "http://127.0.0.1:1", smtpURL: Secret("smtp://127.0.0.1:1"))
        try await AppUnderTest<AuthService>.run(settings: settings, transport: .socket) { auth in
            let port = try #require(auth.port)
            try await WebFixture.run(configure: { $0.services["auth"] = "http://127.0.0.1:\(port)" }) { fixture in
                try await body(fixture, auth)
            }
        }
    }

    @Test func aBrowserSignsUpStaysAndLeaves() async throws {
        try await withAuth { fixture, auth in
            let answer = try await fixture.browser.json(.post, "/gtsd/api/auth/signup", Self.signUp)
            #expect(answer.status == 201 && answer.json?["nextStep"]?.string == "onboarding" && answer.json?["accessToken"] == nil)
            let cookie = try #require(answer.headers["Set-Cookie"]).prefix { $0 != ";" }
            let browser = fixture.browser.with("Cookie", String(cookie))
            #expect(try await browser.send(.get, "/gtsd/api/auth/me").json?["email"]?.string == "layla@example.com")
            // Past the end of the access token, then past that of its successor.
            for _ in 0..<2 {
                for clock in [fixture.app.clock, auth.clock] { clock.advance(by: .minutes(20)) }
                #expect(try await browser.send(.get, "/gtsd/api/auth/me").status == 200)
            }
            #expect(try await browser.send(.get, "/gtsd/api/auth/sessions").json?["items"]?.array?.count == 1)
            #expect(try await browser.send(.delete, "/gtsd/session").status == 204)
            try await eventually("auth is told") { try await auth.number("SELECT COUNT(*) FROM sessions WHERE revoked_at IS NULL") == 0 }
        }
    }

    /// Under its key auth gives the same session again, which the browser then has.
    @Test func aSignUpThatIsAskedForAgainGoesOn() async throws {
        try await withAuth { fixture, auth in
            var browser = fixture.browser.with("Idempotency-Key", "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f")
            for _ in 1...2 {
                let answer = try await browser.json(.post, "/gtsd/api/auth/signup", Self.signUp)
                #expect(answer.status == 201)
                browser.headers["Cookie"] = String(try #require(answer.headers["Set-Cookie"]).prefix { $0 != ";" })
            }
            #expect(try await browser.send(.get, "/gtsd/api/auth/me").status == 200)
            #expect(try await auth.number("SELECT COUNT(*) FROM sessions WHERE revoked_at IS NULL") == 1)
        }
    }

    /// Whoever guesses a password does not keep its owner out of a browser that they signed in with before.
    @Test func aBrowserThatIsKnownIsNotHeldUp() async throws {
        try await withAuth { fixture, _ in
            let answer = try await fixture.browser.json(.post, "/gtsd/api/auth/signup", Self.signUp)
            let device = String(try #require(answer.headers.all("Set-Cookie").last).prefix { $0 != ";" })
            func logIn(_ browser: AppClient, _ password: String) async throws -> Answer {
                try await browser.json(.post, "/gtsd/api/auth/login", "{\"email\":\"layla@example.com\",\"password\":\"\(password)\"}")
            }
            for _ in 0..<5 { #expect(try await logIn(fixture.browser, "Wrong7Wrong").code == .credentialsInvalid) }
            #expect(try await logIn(fixture.browser, "Mountain7Path").code == .loginThrottled)
            #expect(try await logIn(fixture.browser.with("Cookie", device), "Mountain7Path").status == 200)
        }
    }

    @Test func aSessionThatEndsElsewhereEndsHere() async throws {
        try await withAuth { fixture, _ in
            let first = try await fixture.browser.json(.post, "/gtsd/api/auth/signup", Self.signUp)
            let login = "{\"product\":\"gtsd\",\"email\":\"layla@example.com\",\"password\":\"Mountain7Path\"}"
            let second = try await fixture.browser.json(.post, "/gtsd/api/auth/login", login)
            let browsers = try [first, second].map { answer in
                fixture.browser.with("Cookie", String(try #require(answer.headers["Set-Cookie"]).prefix { $0 != ";" }))
            }
            #expect(try await browsers[1].json(.post, "/gtsd/api/auth/logout", "{\"scope\":\"others\"}").status == 204)
            let refused = try await browsers[0].send(.get, "/gtsd/api/auth/me")
            #expect(try await browsers[1].send(.get, "/gtsd/api/auth/me").status == 200)
            #expect(refused.status == 401 && refused.headers["Set-Cookie"] == nil)
        }
    }
}
