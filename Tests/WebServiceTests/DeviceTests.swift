import AppTesting
import HTTPCore
import JSONCoding
import Testing
@testable import WebService

/// A browser that signed in before is known to auth by an id of its own, which nobody else has.
@Suite(.timeLimit(.minutes(2))) struct DeviceTests {
    private func ids(_ fixture: WebFixture, _ route: String = "POST /auth/login") -> [String?] {
        fixture.services.seen(route).map { (try? JSONParser.parse($0.body))?["device"]?["id"]?.string }
    }

    @Test func aBrowserHasOneIdThatStays() async throws {
        try await WebFixture.run { fixture in
            fixture.services.on("POST /auth/login", StubServices.tokens(1))
            let answer = try await fixture.browser.json(.post, "/gtsd/api/auth/login", "{\"email\":\"a\"}")
            let fields = answer.headers.all("Set-Cookie")
            let field = try #require(fields.last)
            #expect(fields.count == 2 && field.hasPrefix("__Host-gtsd-device=") && field.contains("; HttpOnly; SameSite=Strict; Secure"))
            let cookie = String(field.prefix { $0 != ";" }), id = String(cookie.dropFirst(19))
            // It says nothing of who is signed in, and is there when nobody is any more.
            let browser = fixture.browser.with("Cookie", cookie)
            #expect(try await browser.send(.get, "/gtsd/session").json?["isSignedIn"] == .bool(false))
            _ = try await browser.json(.post, "/gtsd/api/auth/login", "{\"email\":\"b\"}")
            #expect(ids(fixture) == [id, id])
            fixture.services.on("POST /auth/otp/request", 202, "{}")
            _ = try await fixture.browser.with("Cookie", "__Host-fitcoach-device=\(id)").json(.post, "/fitcoach/api/auth/otp/request", "{}")
            _ = try await fixture.browser.json(.post, "/fitcoach/api/auth/otp/request", "{}")
            #expect(ids(fixture, "POST /auth/otp/request") == [id, nil])
        }
    }

    /// The answer was lost, and its cookies with it: auth takes a request for the same only if it is so to the letter.
    @Test func aSignInThatIsAskedForAgainIsTheSame() async throws {
        try await WebFixture.run { fixture in
            fixture.services.on("POST /auth/login", StubServices.tokens(1))
            for end in ["3f", "3f", "40"] {
                let browser = fixture.browser.with("Idempotency-Key", "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e" + end)
                _ = try await browser.json(.post, "/gtsd/api/auth/login", "{\"email\":\"a\"}")
            }
            let seen = ids(fixture)
            #expect(seen.count == 3 && seen[0] != nil && seen[0] == seen[1] && seen[1] != seen[2])
        }
    }

    @Test func whoIsNotRememberedLeavesNoIdBehind() async throws {
        try await WebFixture.run { fixture in
            fixture.services.on("POST /auth/login", StubServices.tokens(1))
            let answer = try await fixture.browser.json(.post, "/gtsd/api/auth/login", "{\"rememberMe\":false}")
            #expect(answer.headers.all("Set-Cookie").count == 1 && ids(fixture) == [nil])
        }
    }

    @Test func whatAPageSaysOfItsDeviceGoesOn() async throws {
        try await WebFixture.run { fixture in
            fixture.services.on("POST /auth/login", StubServices.tokens(1))
            let answer = try await fixture.browser.json(.post, "/gtsd/api/auth/login", "{\"device\":{\"id\":\"mine\"}}")
            #expect(answer.headers.all("Set-Cookie").count == 1 && ids(fixture) == ["mine"])
        }
    }
}
