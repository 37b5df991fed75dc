import AppTesting
import Contracts
import HTTPClient
import HTTPCore
import JSONCoding
import PlatformCore
import Security
@testable import ServiceKit
import Storage
import Synchronization
import Testing
import TestSupport
@testable import WebService
import Wire

/// Tokens stay at the service; the browser has a cookie. RFC 10017.
@Suite(.timeLimit(.minutes(2))) struct SignInTests {
    @Test(arguments: Engine.allCases) func tokensStayHere(_ engine: Engine) async throws {
        try await WebFixture.run(engine: engine) { fixture in
            fixture.services.on("POST /auth/login", StubServices.tokens(1))
            let answer = try await fixture.browser.json(.post, "/gtsd/api/auth/login", "{\"email\":\"a\",\"password\":\"b\"}")
            #expect(answer.status == 200 && answer.json?["user"]?["name"]?.string == "Layla" && answer.json?["nextStep"]?.string == "home")
            #expect(answer.json?["accessToken"] == nil && answer.json?["refreshToken"] == nil && answer.headers["Cache-Control"] == "no-store")
            let cookie = try #require(answer.headers["Set-Cookie"])
            #expect(cookie.hasSuffix("; Path=/; HttpOnly; SameSite=Strict; Secure; Max-Age=7776000") && cookie.hasPrefix("__Host-gtsd="))
            let value = String(cookie.dropFirst(12).prefix { $0 != ";" })
            let row = try #require(try await fixture.app.database.read { db in try await db.first("SELECT id, tokens FROM sessions") })
            #expect(try row.get("id", as: String.self) != value && !(try row.get("tokens", as: String.self)).contains("access"))

            fixture.services.on("GET /auth/me", "{}")
            _ = try await fixture.browser.send(
                .get, "/gtsd/api/auth/me", headers: ["Cookie": "__Host-gtsd=\(value); other=1", "Authorization": "Bearer of-the-page"])
            let seen = try #require(fixture.services.seen("GET /auth/me").first)
            #expect(seen.headers["Authorization"] == "Bearer access-1" && seen.headers["Cookie"] == nil)
            #expect(seen.headers["X-Forwarded-For"] == "127.0.0.1")
        }
    }

    @Test func whoDoesNotWantToBeRememberedHasACookieUntilTheBrowserCloses() async throws {
        try await WebFixture.run { fixture in
            fixture.services.on("POST /auth/login", StubServices.tokens(1))
            let answer = try await fixture.browser.json(.post, "/gtsd/api/auth/login", "{\"rememberMe\":false}")
            #expect(answer.headers["Set-Cookie"]?.contains("Max-Age") == false)
        }
    }

    @Test func aSignUpThatWantsTheAddressConfirmedGivesNoCookie() async throws {
        try await WebFixture.run { fixture in
            fixture.services.on("POST /auth/signup", 201, "{\"user\":{},\"nextStep\":\"verify_email\"}")
            let answer = try await fixture.browser.json(.post, "/gtsd/api/auth/signup", "{}")
            #expect(answer.status == 201 && answer.headers["Set-Cookie"] == nil && answer.json?["nextStep"]?.string == "verify_email")
        }
    }

    @Test func anAccountIsOfOneProduct() async throws {
        try await WebFixture.run { fixture in
            fixture.services.on("POST /auth/login", StubServices.tokens(1, product: "stack"))
            let asked = try await fixture.browser.json(.post, "/gtsd/api/auth/login", "{\"product\":\"stack\"}")
            #expect(asked.code == .wrongProduct && fixture.services.seen.isEmpty)
            let got = try await fixture.browser.json(.post, "/gtsd/api/auth/login", "{}")
            #expect(got.code == .wrongProduct && got.headers["Set-Cookie"] == nil)
            try await fixture.expectEnded("access-1")
            let browser = try await fixture.signIn(2)
            let value = try #require(browser.headers["Cookie"]?.dropFirst(12))
            let other = try await fixture.browser.send(.get, "/stack/api/auth/me", headers: ["Cookie": "__Host-stack=\(value)"])
            #expect(other.status == 401 && fixture.services.seen("GET /auth/me").isEmpty)
        }
    }

    /// Nothing may be made or used up at auth for a browser that is refused then.
    @Test func authIsAskedForTheProductOfThePages() async throws {
        try await WebFixture.run { fixture in
            fixture.services.on("POST /auth/signup", 201, "{\"user\":{},\"nextStep\":\"verify_email\"}")
            _ = try await fixture.browser.json(.post, "/ironlift/api/auth/signup", "{\"name\":\"Layla\"}")
            let seen = try #require(fixture.services.seen("POST /auth/signup").first)
            let asked = try JSONParser.parse(seen.body)
            #expect(asked["name"]?.string == "Layla" && asked["product"]?.string == "ironlift")
            // Of what may be left out, everything is left out: the demo of another product would be made.
            _ = try await fixture.browser.json(.post, "/gtsd/api/auth/demo", "{}")
            let demos = fixture.services.seen("POST /auth/demo").map { String(decoding: $0.body, as: UTF8.self) }
            #expect(demos == ["{\"product\":\"gtsd\"}"])
            let refused = try await fixture.browser.json(.post, "/gtsd/api/auth/otp/verify", "{\"code\":\"123456\"}")
            #expect(refused.code == .wrongProduct && fixture.services.seen("POST /auth/otp/verify").isEmpty)
            // What is no JSON is for auth to refuse, as it came.
            _ = try await fixture.browser.json(.post, "/ironlift/api/auth/signup", "{\"name\":")
            #expect(fixture.services.seen("POST /auth/signup").last.map { String(decoding: $0.body, as: UTF8.self) } == "{\"name\":")
        }
    }

    /// The answer was lost, the cookie was not: the same form is sent again, and auth gives the same tokens.
    @Test func aSignInThatIsAskedForAgainGoesOn() async throws {
        try await WebFixture.run { fixture in
            let browser = try await fixture.signIn(1)
            let again = try await browser.json(.post, "/gtsd/api/auth/login", "{}")
            let cookie = try #require(again.headers["Set-Cookie"]).prefix { $0 != ";" }
            #expect(fixture.services.seen("POST /auth/logout").isEmpty)
            fixture.services.on("GET /auth/me", "{}")
            #expect(try await fixture.browser.with("Cookie", String(cookie)).send(.get, "/gtsd/api/auth/me").status == 200)
            #expect(try await fixture.app.number("SELECT COUNT(*) FROM sessions") == 1)
        }
    }

    @Test func signingInAgainEndsTheFormerSession() async throws {
        try await WebFixture.run { fixture in
            let browser = try await fixture.signIn(1)
            fixture.services.on("POST /auth/login", StubServices.tokens(2))
            _ = try await browser.json(.post, "/gtsd/api/auth/login", "{}")
            try await fixture.expectEnded("access-1")
            #expect(try await browser.send(.get, "/gtsd/api/auth/me").status == 401)
        }
    }

    @Test func logOutEndsTheSessionHereAndThere() async throws {
        try await WebFixture.run { fixture in
            let browser = try await fixture.signIn()
            let shown = try await browser.send(.get, "/gtsd/session")
            #expect(shown.json?["isSignedIn"] == .bool(true) && shown.json?["isDemo"] == .bool(false))
            let answer = try await browser.send(.delete, "/gtsd/session")
            #expect(answer.status == 204 && answer.headers["Set-Cookie"]?.contains("Max-Age=0") == true)
            try await fixture.expectEnded("access-1")
            #expect(try await browser.send(.get, "/gtsd/session").json?["isSignedIn"] == .bool(false))
            #expect(try await browser.send(.get, "/gtsd/api/auth/me").code == .unauthenticated)
        }
    }

    /// Auth that cannot be asked keeps nobody signed in on a machine that others use.
    @Test func logOutWorksWithoutAuth() async throws {
        try await WebFixture.run { fixture in
            let browser = try await fixture.signIn()
            fixture.services.on("POST /auth/logout", 503, "{}")
            #expect(try await browser.send(.delete, "/gtsd/session").status == 204)
            #expect(try await browser.send(.get, "/gtsd/session").json?["isSignedIn"] == .bool(false))
        }
    }

    /// Another process, which knows the session, does not go on with it until auth is back.
    @Test(arguments: Engine.allCases) func logOutWorksAtEveryProcessWithoutAuth(_ engine: Engine) async throws {
        try await EmptyDatabase.withURL(engine) { url in
            let services = StubServices()
            let access = "e30.\(base64url(Array("{\"sid\":\"01960f3e-0000-7000-8000-00000000000a\"}".utf8))).x"
            services.on("POST /auth/login", StubServices.tokens(1).replacing("access-1", with: access))
            services.on("GET /auth/me", "{}")
            for route in ["POST /auth/logout", "POST /auth/refresh"] { services.on(route, 503, "{}") }
            try await WebFixture.run(engine: engine, databaseURL: url, services: services) { one in
                try await WebFixture.run(engine: engine, databaseURL: url, services: services) { other in
                    let answer = try await one.browser.json(.post, "/gtsd/api/auth/login", "{}")
                    let cookie = String(try #require(answer.headers["Set-Cookie"]).prefix { $0 != ";" })
                    let elsewhere = other.browser.with("Cookie", cookie)
                    #expect(try await elsewhere.send(.get, "/gtsd/api/auth/me").status == 200)
                    #expect(try await one.browser.with("Cookie", cookie).send(.delete, "/gtsd/session").status == 204)
                    // As it does twice a second.
                    try await other.app.app.runtime.revocations.refresh()
                    #expect(try await elsewhere.send(.get, "/gtsd/api/auth/me").code == .unauthenticated)
                    #expect(services.seen("GET /auth/me").count == 1)
                    // Somebody who signs in again is another session.
                    let fresh = "e30.\(base64url(Array("{\"sid\":\"01960f3e-0000-7000-8000-00000000000b\"}".utf8))).x"
                    services.on("POST /auth/login", StubServices.tokens(2).replacing("access-2", with: fresh))
                    let again = try await one.browser.json(.post, "/gtsd/api/auth/login", "{}")
                    let newer = String(try #require(again.headers["Set-Cookie"]).prefix { $0 != ";" })
                    #expect(try await other.browser.with("Cookie", newer).send(.get, "/gtsd/api/auth/me").status == 200)
                }
            }
        }
    }

    /// Whoever signed out hears nothing more, though the service does not know of it yet.
    @Test func aStreamOfEventsEndsWithoutAuth() async throws {
        try await WebFixture.run(transport: .socket) { fixture in
            let access = "e30.\(base64url(Array("{\"sid\":\"01960f3e-0000-7000-8000-00000000000a\"}".utf8))).x"
            fixture.services.on("POST /auth/login", StubServices.tokens(1).replacing("access-1", with: access))
            for route in ["POST /auth/logout", "POST /auth/refresh"] { fixture.services.on(route, 503, "{}") }
            let (signedOut, door) = AsyncStream<Void>.makeStream()
            fixture.services.on("GET /coaching/events") { _ in
                HTTPResponse(
                    status: HTTPStatus(200), headers: ["Content-Type": "text/event-stream"],
                    body: .stream { writer in
                        try await writer.write(Array("data: 1\n\n".utf8))
                        for await _ in signedOut {}
                        try await writer.write(Array("data: 2\n\n".utf8))
                    })
            }
            let answer = try await fixture.browser.json(.post, "/gtsd/api/auth/login", "{}")
            let cookie = String(try #require(answer.headers["Set-Cookie"]).prefix { $0 != ";" })
            let request = ClientRequest(
                url: "http://127.0.0.1:\(try #require(fixture.app.port))/gtsd/api/coaching/events", headers: ["Cookie": cookie])
            let stream = try await fixture.app.app.runtime.http.open(request, deadline: .seconds(10), silence: .seconds(20))
            var text = ""
            while !text.contains("data: 1"), let piece = try await stream.next() { text += String(decoding: piece, as: UTF8.self) }
            #expect(try await fixture.browser.with("Cookie", cookie).send(.delete, "/gtsd/session").status == 204)
            // As it does twice a second.
            try await fixture.app.app.runtime.revocations.refresh()
            door.finish()
            while let piece = try await stream.next() { text += String(decoding: piece, as: UTF8.self) }
            #expect(text == "data: 1\n\n")
        }
    }

    /// A process that dies while it asks auth has it told by another one.
    @Test func aSignOutIsKeptBeforeAuthIsAsked() async throws {
        try await WebFixture.run { fixture in
            let browser = try await fixture.signIn()
            let kept = Mutex<[Int64]>([])
            fixture.services.on("POST /auth/logout") { [app = fixture.app] _ in
                let count = try? await app.number("SELECT COUNT(*) FROM work")
                kept.withLock { $0.append(count ?? -1) }
                return HTTPResponse(status: .noContent, body: .empty)
            }
            #expect(try await browser.send(.delete, "/gtsd/session").status == 204)
            #expect(try await fixture.app.number("SELECT COUNT(*) FROM sessions") == 0)
            try await fixture.expectEnded("access-1")
            #expect(kept.withLock { $0 } == [1])
        }
    }

    /// Else it would stand among the sessions that people look through for strangers.
    @Test(arguments: [0, 20]) func authIsToldOfASignOutOnceItIsBack(_ minutes: Int) async throws {
        try await WebFixture.run { fixture in
            let browser = try await fixture.signIn()
            for route in ["POST /auth/logout", "POST /auth/refresh"] { fixture.services.on(route, 503, "{}") }
            fixture.app.clock.advance(by: .minutes(Int64(minutes)))
            #expect(try await browser.send(.delete, "/gtsd/session").status == 204)
            fixture.services.on("POST /auth/refresh", StubServices.tokens(2))
            fixture.services.on("POST /auth/logout", 204, "")
            let before = fixture.services.seen("POST /auth/logout").count
            try await eventually("auth is told") {
                fixture.app.clock.advance(by: .minutes(1))
                return fixture.services.seen("POST /auth/logout").count > before
            }
            let told = fixture.services.seen("POST /auth/logout").last?.headers["Authorization"]
            #expect(minutes == 0 || told == "Bearer access-2")
            try await eventually("nothing is left to do") { try await fixture.app.number("SELECT COUNT(*) FROM work") == 0 }
        }
    }

    /// A page that asks whose it is would go on as somebody whom the services refuse.
    @Test func whoWasSignedOutElsewhereIsNotSignedIn() async throws {
        try await WebFixture.run { fixture in
            let id = "01960f3e-0000-7000-8000-00000000000a"
            let access = "e30.\(base64url(Array("{\"sid\":\"\(id)\"}".utf8))).x"
            fixture.services.on("POST /auth/login", StubServices.tokens(1).replacing("access-1", with: access))
            let answer = try await fixture.browser.json(.post, "/gtsd/api/auth/login", "{}")
            let browser = fixture.browser.with("Cookie", String(try #require(answer.headers["Set-Cookie"]).prefix { $0 != ";" }))
            #expect(try await browser.send(.get, "/gtsd/session").json?["isSignedIn"] == .bool(true))
            let user = UserID(trusted: "01960f3e-0000-7000-8000-000000000001")
            try await fixture.app.tell(.sessionEnded, about: user, of: .gtsd, facts: EventFacts(session: SessionID(trusted: id)))
            let shown = try await browser.send(.get, "/gtsd/session")
            // Its cookie goes with the next sign-in, or is one of that by now.
            #expect(shown.json?["isSignedIn"] == .bool(false) && shown.headers["Set-Cookie"] == nil)
        }
    }

    /// What took access tokens back is forgotten with the last of them, long before a browser comes back.
    @Test(arguments: Engine.allCases, [EventType.sessionEnded, .sessionsEnded])
    func whoWasSignedOutElsewhereLongAgoIsNotSignedIn(_ engine: Engine, by type: EventType) async throws {
        try await WebFixture.run(engine: engine) { fixture in
            let user = UserID(trusted: "01960f3e-0000-7000-8000-000000000001")
            let ids = ["a", "b"].map { "01960f3e-0000-7000-8000-00000000000" + $0 }
            var browsers: [AppClient] = []
            for id in ids {
                let access = "e30.\(base64url(Array("{\"sid\":\"\(id)\"}".utf8))).x"
                fixture.services.on("POST /auth/login", StubServices.tokens(1).replacing("access-1", with: access))
                let answer = try await fixture.browser.json(.post, "/gtsd/api/auth/login", "{}")
                browsers.append(fixture.browser.with("Cookie", String(try #require(answer.headers["Set-Cookie"]).prefix { $0 != ";" })))
            }
            let ended = SessionID(trusted: ids[0])
            let facts = type == .sessionEnded ? EventFacts(session: ended) : EventFacts(sessions: [ended])
            // Of somebody else it ends nothing.
            let other = UserID(trusted: "01960f3e-0000-7000-8000-000000000002")
            try await fixture.app.tell(.sessionEnded, about: other, of: .gtsd, facts: EventFacts(session: SessionID(trusted: ids[1])))
            try await fixture.app.tell(type, about: user, of: .gtsd, facts: facts)
            #expect(try await fixture.app.number("SELECT COUNT(*) FROM sessions") == 1)
            fixture.app.clock.advance(by: .hours(2))
            try await fixture.app.app.runtime.revocations.refresh()
            var shown: [JSONValue?] = []
            for browser in browsers { shown.append(try await browser.send(.get, "/gtsd/session").json?["isSignedIn"]) }
            #expect(shown == [.bool(false), .bool(true)])
            fixture.services.on("POST /auth/refresh", 401, "{}")
            #expect(try await browsers[0].send(.get, "/gtsd/api/auth/me").code == .unauthenticated)
            #expect(fixture.services.seen("POST /auth/refresh").isEmpty, "a session that is gone trades nothing")
        }
    }

    /// `barbell clock` moves the time of everybody who names no run, and signs nobody out.
    @Test func everybodysClockMayBeMoved() async throws {
        try await WebFixture.run { fixture in
            let browser = try await fixture.signIn()
            fixture.services.on("GET /auth/me", "{}")
            let now = fixture.app.clock.now() + .minutes(1)
            #expect(fixture.app.app.runtime.clocks.move(ClockMove.everybody, to: now, follows: true))
            #expect(try await browser.send(.get, "/gtsd/api/auth/me").status == 200)
            #expect(try await browser.send(.get, "/gtsd/session").json?["isSignedIn"] == .bool(true))
        }
    }

    /// Whoever leaves after a pause leaves auth as well, and nothing holds them where auth cannot be asked.
    @Test(arguments: [200, 503]) func logOutWorksAfterTheAccessTokenEnded(_ status: Int) async throws {
        try await WebFixture.run { fixture in
            let browser = try await fixture.signIn()
            fixture.services.on("POST /auth/refresh", status, StubServices.tokens(2))
            fixture.app.clock.advance(by: .minutes(20))
            #expect(try await browser.send(.delete, "/gtsd/session").status == 204)
            #expect(try await fixture.app.number("SELECT COUNT(*) FROM sessions") == 0)
            if status == 200 { try await fixture.expectEnded("access-2") }
        }
    }

    /// A key that was revoked: the token is refused before its end, and a session that goes on at auth is one that somebody may go on with.
    @Test func logOutEndsASessionWhoseAccessTokenIsRefused() async throws {
        try await WebFixture.run { fixture in
            let browser = try await fixture.signIn()
            fixture.services.on("POST /auth/logout") { request in
                HTTPResponse(status: request.headers["Authorization"] == "Bearer access-2" ? .noContent : .unauthorized, body: .empty)
            }
            fixture.services.on("POST /auth/refresh", StubServices.tokens(2))
            #expect(try await browser.send(.delete, "/gtsd/session").status == 204)
            try await fixture.expectEnded("access-2")
            #expect(fixture.services.seen("POST /auth/refresh").first.map { String(decoding: $0.body, as: UTF8.self) }
                == "{\"refreshToken\":\"refresh-1\"}")
            try await eventually("nothing is left to do") { try await fixture.app.number("SELECT COUNT(*) FROM work") == 0 }
        }
    }

    /// What auth refuses altogether is over there already.
    @Test func logOutOfASessionThatAuthEndedIsDone() async throws {
        try await WebFixture.run { fixture in
            let browser = try await fixture.signIn()
            fixture.services.on("POST /auth/logout", 401, "{\"code\":\"token_expired\"}")
            fixture.services.on("POST /auth/refresh", 401, "{\"code\":\"unauthenticated\"}")
            #expect(try await browser.send(.delete, "/gtsd/session").status == 204)
            try await eventually("auth is asked once, and nothing is left to do") {
                try await fixture.app.number("SELECT COUNT(*) FROM work") == 0 && fixture.services.seen("POST /auth/refresh").count == 1
            }
            #expect(fixture.services.seen("POST /auth/logout").count == 1)
        }
    }

    /// A cookie that was made up is refused without a look into the database, and gets no room on the disk.
    @Test func aCookieThatWasNotMadeHereIsNone() async throws {
        try await WebFixture.run(transport: .socket) { fixture in
            let made = try #require(try await fixture.signIn().headers["Cookie"])
            for forged in [made.dropLast() + (made.hasSuffix("A") ? "B" : "A"), made.replacing("w1.", with: "w2.")[...]] {
                let stranger = fixture.browser.with("Cookie", String(forged))
                #expect(try await stranger.send(.get, "/gtsd/session").json?["isSignedIn"] == .bool(false))
                let answer = try await stranger.send(.put, "/gtsd/api/photos/uploads/abc", body: [1, 2, 3])
                #expect(answer.code == .tokenMissing)
            }
        }
    }

    /// Tabs share their cookie. One that still shows somebody who left must not send their work in the name of who came, nor show and keep
    /// what it reads of them.
    @Test func whatIsOfSomebodyElseIsNeitherSentNorRead() async throws {
        try await WebFixture.run { fixture in
            let browser = try await fixture.signIn()
            fixture.services.on("POST /tasks", 201, "{}")
            let id = "01960f3e-0000-7000-8000-00000000000"
            #expect(try await browser.json(.post, "/gtsd/api/tasks", "{}", headers: ["X-Barbell-Person": id + "2"]).code == .unauthenticated)
            #expect(fixture.services.seen("POST /tasks").isEmpty)
            #expect(try await browser.json(.post, "/gtsd/api/tasks", "{}", headers: ["X-Barbell-Person": id + "1"]).status == 201)
            fixture.services.on("GET /tasks", "{\"items\":[]}")
            let read = try await browser.send(.get, "/gtsd/api/tasks", headers: ["X-Barbell-Person": id + "2"])
            #expect(read.code == .unauthenticated && read.json?["action"]?.string == "sign_in")
            #expect(fixture.services.seen("GET /tasks").isEmpty)
            #expect(try await browser.send(.get, "/gtsd/api/tasks", headers: ["X-Barbell-Person": id + "1"]).status == 200)
            let other = try await browser.send(.delete, "/gtsd/session", headers: ["X-Barbell-Person": id + "2"])
            #expect(other.code == .unauthenticated && fixture.services.seen("POST /auth/logout").isEmpty)
            #expect(try await browser.send(.get, "/gtsd/session").json?["isSignedIn"] == .bool(true))
            #expect(try await browser.send(.delete, "/gtsd/session", headers: ["X-Barbell-Person": id + "1"]).status == 204)
        }
    }

    @Test func aDeletedAccountIsSignedInNowhere() async throws {
        try await WebFixture.run { fixture in
            let browser = try await fixture.signIn()
            fixture.services.on("DELETE /auth/me", 204, "")
            let answer = try await browser.json(.delete, "/gtsd/api/auth/me", "{\"password\":\"x\"}")
            #expect(answer.status == 204 && answer.headers["Set-Cookie"]?.contains("Max-Age=0") == true)
            #expect(try await fixture.app.number("SELECT COUNT(*) FROM sessions") == 0)
        }
    }
}
