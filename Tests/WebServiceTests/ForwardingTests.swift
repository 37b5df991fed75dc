import AppTesting
import Contracts
import Foundation
import HTTPClient
import HTTPCore
import JSONCoding
import Platform
import ServiceKit
import Synchronization
import Testing
import TestSupport
@testable import WebService
import Wire

/// What goes on to the services, and what of their answers comes back.
@Suite(.timeLimit(.minutes(2))) struct ForwardingTests {
    /// What services and operators have for each other, what holds tokens, and every spelling that could mean another path than it says.
    @Test(arguments: [
        "/metrics", "/health", "/ready", "/docs", "/openapi.json", "/events", "/_test/clock", "/work", "/auth/users/01960f3e-0000-7000-8000-000000000001",
        "/auth/keys/rotate", "/.well-known/jwks.json", "/auth/refresh", "/store/webhooks/stripe", "/sandbox/messages", "", "/", "//auth/me",
        "/auth//me", "/auth/me/", "/auth/./me", "/auth/sessions/../me", "/auth/sessions/%2e%2e%2fme%2f", "/auth%2fme", "/AUTH/me",
        "/http://evil.example/", "/@evil.example/", "/auth/me%00", "/auth/me;x",
    ])
    func whatPagesHaveNoUseForIsNotThere(_ path: String) async throws {
        try await WebFixture.run { fixture in
            let browser = try await fixture.signIn()
            for method in [HTTPMethod.get, .post, .put, .delete] {
                let answer = try await browser.json(method, "/gtsd/api" + path, "{}")
                // An id with dots and slashes in it is an id, which no session has.
                #expect([404, 405].contains(answer.status), "\(method) \(answer.status)")
            }
            let seen = fixture.services.seen.map(\.path).filter { $0 != "/auth/login" }
            #expect(seen.allSatisfy { $0 == "/auth/sessions/..%2Fme%2F" || $0 == "/auth/sessions/%2E%2E%2Fme%2F" }, "\(seen)")
        }
    }

    @Test func fieldsThatMeanSomethingGoOn() async throws {
        try await WebFixture.run { fixture in
            let browser = try await fixture.signIn()
            fixture.services.on("GET /tasks") { _ in
                HTTPResponse(
                    status: HTTPStatus(200),
                    headers: [
                        "Content-Type": "application/json", "ETag": "\"7\"", "Set-Cookie": "a=1", "Server": "x", "X-Powered-By": "y",
                        "Cache-Control": "private, no-store", "Access-Control-Allow-Origin": "*",
                    ], body: .bytes(Array("{\"items\":[]}".utf8)))
            }
            let answer = try await browser.send(
                .get, "/gtsd/api/tasks?date=2026-11-25&q=%D8%B4",
                headers: [
                    "Accept-Language": "ar", "If-None-Match": "\"6\"", "X-Forwarded-For": "9.9.9.9", "Connection": "x",
                    "traceparent": "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", "X-Service-Token": "stolen",
                ])
            let seen = try #require(fixture.services.seen("GET /tasks").first)
            #expect(seen.query == "date=2026-11-25&q=%D8%B4" && seen.headers["Accept-Language"] == "ar")
            #expect(seen.headers["If-None-Match"] == "\"6\"" && seen.headers["X-Forwarded-For"] == "127.0.0.1")
            #expect(seen.headers["traceparent"]?.hasPrefix("00-0af7651916cd43dd8448eb211c80319c-") == true)
            #expect(seen.headers["X-Service-Token"] == nil && seen.headers["X-Request-Id"] == answer.headers["X-Request-Id"])
            #expect(answer.headers["ETag"] == "\"7\"" && answer.headers["Cache-Control"] == "private, no-store")
            for name in ["Set-Cookie", "Server", "X-Powered-By", "Access-Control-Allow-Origin"] { #expect(answer.headers[name] == nil) }
            #expect(answer.headers["Content-Security-Policy"] == "default-src 'none'; frame-ancestors 'none'; sandbox")
            #expect(answer.headers["Vary"] == "Cookie, Accept-Language" && answer.headers["X-Content-Type-Options"] == "nosniff")
        }
    }

    /// A journey in a browser cannot add fields to every request; its cookie names the run, whose clock the services have.
    @Test func aTestsCookieNamesItsRun() async throws {
        try await WebFixture.run { fixture in
            fixture.services.on("POST /auth/login", StubServices.tokens(1))
            var browser = fixture.browser.with("Cookie", "barbell_run=run-7")
            let answer = try await browser.json(.post, "/gtsd/api/auth/login", "{}")
            #expect(fixture.services.seen.first?.headers["X-Test-Run"] == "run-7")
            let cookie = try #require(answer.headers["Set-Cookie"]).prefix { $0 != ";" }
            browser.headers["Cookie"] = "barbell_run=run-7; \(cookie)"
            #expect(try await browser.send(.get, "/gtsd/session").json?["isSignedIn"] == .bool(true))
            browser.headers["Cookie"] = "barbell_run=run-8; \(cookie)"
            #expect(try await browser.send(.get, "/gtsd/session").json?["isSignedIn"] == .bool(false))
        }
    }

    @Test func addressesOfServicesBecomeOurs() async throws {
        try await WebFixture.run(configure: { $0.otherURLs["media"] = "https://media.example" }) { fixture in
            let browser = try await fixture.signIn()
            fixture.services.on(
                "GET /tasks",
                """
                {"url":"\(fixture.base)/media/content/c1.x","imageUrl": "https://media.example/media/content/c2","videoUrl":"https://media.example.evil/x",\
                "link":"see \(fixture.base)/x","links":["\(fixture.base)/","http://other.example/"]}
                """)
            let answer = try await browser.send(.get, "/gtsd/api/tasks")
            #expect(
                answer.text == """
                    {"url":"/gtsd/api/media/content/c1.x","imageUrl": "/gtsd/api/media/content/c2","videoUrl":"https://media.example.evil/x",\
                    "link":"see \(fixture.base)/x","links":["/gtsd/api/","http://other.example/"]}
                    """)
        }
    }

    /// Else a form would show, and send back, what nobody had written.
    @Test func whatPeopleWroteStays() async throws {
        try await WebFixture.run { fixture in
            let browser = try await fixture.signIn()
            let written = """
                {"url":null,"name":"\(fixture.base)/photos/1","message":"\\"\(fixture.base)/x","notes":["\(fixture.base)/y"],"text":"\\\\","note":"a\
                \\",\\"url\\":\\"\(fixture.base)/z"}
                """
            fixture.services.on("GET /tasks", written)
            #expect(try await browser.send(.get, "/gtsd/api/tasks").text == written)
        }
    }

    @Test func anotherMethodIsToldTheOnesThereAre() async throws {
        try await WebFixture.run { fixture in
            for (path, allowed) in [
                ("/gtsd/session", "DELETE, GET, HEAD"), ("/gtsd/", "GET, HEAD"), ("/gtsd/api/auth/me", "DELETE, GET, HEAD"),
            ] {
                let answer = try await fixture.browser.json(.put, path, "{}")
                #expect(answer.status == 405 && answer.headers["Allow"] == allowed, "\(path)")
            }
        }
    }

    /// Legal texts and what somebody shared: pages of services, with the policy that lets in their own style and nothing else.
    @Test func pagesOfServicesComeWithTheirPolicy() async throws {
        try await WebFixture.run(transport: .socket) { fixture in
            fixture.services.on("GET /legal/privacy") { _ in
                HTTPResponse(
                    status: HTTPStatus(200),
                    headers: ["Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": "default-src 'none'; style-src 'sha256-x'"],
                    body: .bytes(Array("<!doctype html>".utf8)))
            }
            let answer = try await fixture.app.client.send(.get, "/gtsd/legal/privacy")
            #expect(answer.status == 200 && answer.text == "<!doctype html>")
            #expect(answer.headers["Content-Security-Policy"] == "default-src 'none'; style-src 'sha256-x'")
            #expect(try await fixture.app.client.send(.get, "/gtsd/badges/shared/unknown").status == 404)
            // A mail program that unsubscribes is no page of ours; what its address says is all that counts.
            fixture.services.on("POST /partners/shared/a.b/leave") { request in
                #expect(request.headers["Authorization"] == nil)
                return HTTPResponse(status: .ok, headers: ["Content-Type": "text/html; charset=utf-8"], body: .bytes(Array("left".utf8)))
            }
            let left = try await fixture.app.client.send(
                .post, "/gtsd/partners/shared/a.b/leave", headers: ["Content-Type": "application/x-www-form-urlencoded"],
                body: Array("List-Unsubscribe=One-Click".utf8))
            #expect(left.status == 200 && left.text == "left")
            #expect(try await fixture.app.client.send(.post, "/gtsd/legal/terms").status == 405)
        }
    }

    /// A page in Arabic leads to the Arabic policy in a browser that prefers English.
    @Test func aLegalPageComesInTheLanguageOfItsAddress() async throws {
        try await WebFixture.run(transport: .socket) { fixture in
            fixture.services.on("GET /legal/privacy") { request in
                HTTPResponse(status: HTTPStatus(200), body: .bytes(Array((request.headers["Accept-Language"] ?? "").utf8)))
            }
            for (path, language) in [("/gtsd/legal/ar/privacy", "ar"), ("/gtsd/legal/en/privacy", "en"), ("/gtsd/legal/privacy", "fr")] {
                let answer = try await fixture.app.client.send(.get, path, headers: ["Accept-Language": "fr"])
                #expect(answer.text == language)
            }
        }
    }

    /// Whose terms they are is said by the address, whatever stands in the query.
    @Test func aLegalPageIsThatOfItsProduct() async throws {
        try await WebFixture.run(transport: .socket) { fixture in
            fixture.services.on("GET /legal/terms") { request in
                HTTPResponse(status: HTTPStatus(200), body: .bytes(Array((request.query ?? "").utf8)))
            }
            for product in Product.allCases {
                for path in ["legal/terms", "legal/ar/terms", "legal/terms?product=other"] {
                    let answer = try await fixture.app.client.send(.get, "/\(product.rawValue)/\(path)")
                    #expect(answer.text == "product=\(product.rawValue)")
                }
            }
        }
    }

    @Test func aStrangerIsToldSoWithoutACall() async throws {
        try await WebFixture.run { fixture in
            let answer = try await fixture.browser.send(.get, "/gtsd/api/tasks")
            #expect(answer.status == 401 && answer.code == .tokenMissing && answer.headers["Location"] == nil)
            #expect(fixture.services.seen.isEmpty)
        }
    }

    /// The answer goes on while it comes: an event stream never ends.
    @Test func streamsComeThroughPieceByPiece() async throws {
        try await WebFixture.run(transport: .socket) { fixture in
            let browser = try await fixture.signIn()
            let ended = Mutex(false)
            fixture.services.on("GET /coaching/events") { _ in
                HTTPResponse(
                    status: HTTPStatus(200), headers: ["Content-Type": "text/event-stream"],
                    body: .stream { writer in
                        defer { ended.withLock { $0 = true } }
                        for number in 1... {
                            try await writer.write(Array("data: \(number)\n\n".utf8))
                            try await Task.sleep(for: .milliseconds(20))
                        }
                    })
            }
            do {
                let request = ClientRequest(
                    url: "http://127.0.0.1:\(try #require(fixture.app.port))/fitcoach/api/coaching/events",
                    headers: ["Cookie": try #require(browser.headers["Cookie"])])
                // The session is of GTSD: FitCoach+'s page has none.
                let refused = try await fixture.app.app.runtime.http.open(request, deadline: .seconds(10), silence: .seconds(20))
                #expect(refused.status == .unauthorized)
            }
            do {
                let request = ClientRequest(
                    url: "http://127.0.0.1:\(try #require(fixture.app.port))/gtsd/api/coaching/events",
                    headers: ["Cookie": try #require(browser.headers["Cookie"])])
                let answer = try await fixture.app.app.runtime.http.open(request, deadline: .seconds(10), silence: .seconds(20))
                #expect(answer.headers["Content-Type"] == "text/event-stream")
                var text = ""
                while !text.contains("data: 3"), let piece = try await answer.next() { text += String(decoding: piece, as: UTF8.self) }
                #expect(text.hasPrefix("data: 1\n\ndata: 2"))
            }
            try await eventually("whoever left is noticed by the service") { ended.withLock { $0 } }
        }
    }

    /// Pages listen for as long as they are open: they have a number of places of their own, and keep no picture waiting.
    @Test func asManyListenAsMayAndPicturesAreStillAnswered() async throws {
        try await WebFixture.run(transport: .socket, configure: { $0.streams = 2 }) { fixture in
            let browser = try await fixture.signIn()
            fixture.services.on("GET /coaching/events") { _ in
                HTTPResponse(
                    status: HTTPStatus(200), headers: ["Content-Type": "text/event-stream"],
                    body: .stream { writer in
                        for number in 1... {
                            try await writer.write(Array("data: \(number)\n\n".utf8))
                            try await Task.sleep(for: .milliseconds(20))
                        }
                    })
            }
            let thumbnail = "/media/items/01960f3e-0000-7000-8000-000000000002/thumbnail"
            fixture.services.on("GET \(thumbnail)") { _ in
                HTTPResponse(status: HTTPStatus(200), headers: ["Content-Type": "image/webp"], body: .bytes([1, 2, 3]))
            }
            var events = ClientRequest(
                url: "http://127.0.0.1:\(try #require(fixture.app.port))/gtsd/api/coaching/events",
                headers: ["Cookie": try #require(browser.headers["Cookie"])])
            events.isSentOnce = true
            let http = fixture.app.app.runtime.http
            var open: [StreamedResponse] = []
            for _ in 0..<2 { open.append(try await http.open(events, deadline: .seconds(10), silence: .seconds(20), isEndless: true)) }
            #expect(open.allSatisfy { $0.status == .ok })
            let third = try await http.open(events, deadline: .seconds(10), silence: .seconds(20), isEndless: true)
            #expect(third.status.code == 503 && third.headers["Retry-After"] == "5")
            #expect(fixture.services.seen("GET /coaching/events").count == 2, "the service is not asked for what has no place")
            let picture = try await browser.send(.get, "/gtsd/api" + thumbnail)
            #expect(picture.status == 200 && picture.body == [1, 2, 3])
            let metrics = try await fixture.app.client.send(.get, "/metrics").text.split(separator: "\n")
            #expect(metrics.contains("barbell_streams 2") && metrics.contains("barbell_streams_most 2"))
            open.removeLast()
            try await eventually("there is a place again") {
                try await http.open(events, deadline: .seconds(10), silence: .seconds(20), isEndless: true).status == .ok
            }
            #expect(open.count == 1)
        }
    }

    /// A refusal is no stream: people whose token has ended take no place while it is renewed.
    @Test func aRefusalTakesNoPlaceOfAStream() async throws {
        try await WebFixture.run(transport: .socket, configure: { $0.streams = 1 }) { fixture in
            let browser = try await fixture.signIn()
            fixture.services.on("GET /coaching/events", 409, "{\"code\":\"version_conflict\",\"message\":\"Not yet.\"}")
            for _ in 0..<3 { #expect(try await browser.send(.get, "/gtsd/api/coaching/events").status == 409) }
        }
    }

    @Test func anUploadGoesThroughAFile() async throws {
        try await WebFixture.run(transport: .socket, configure: { $0.uploadLimit = 3 << 20 }) { fixture in
            let browser = try await fixture.signIn()
            let photo = (0..<(2 << 20)).map { UInt8(truncatingIfNeeded: $0 &* 31) }
            fixture.services.on("PUT /photos/uploads/abc") { request in
                HTTPResponse(status: HTTPStatus(request.body == photo ? 200 : 400), body: .empty)
            }
            let headers: HTTPHeaders = ["Content-Type": "image/jpeg"]
            #expect(try await browser.send(.put, "/gtsd/api/photos/uploads/abc", headers: headers, body: photo).status == 200)
            let seen = try #require(fixture.services.seen("PUT /photos/uploads/abc").first)
            #expect(seen.headers["Content-Type"] == "image/jpeg" && seen.headers["Content-Length"] == "\(photo.count)")
            #expect(seen.headers["Authorization"] == nil, "the link is signed, and names nobody")
            let large = try await browser.send(.put, "/gtsd/api/photos/uploads/abc", headers: headers, body: photo + photo)
            #expect(large.code == .contentTooLarge)
            let stranger = try await fixture.browser.send(.put, "/gtsd/api/photos/uploads/abc", headers: headers, body: photo)
            #expect(stranger.code == .tokenMissing && fixture.services.seen("PUT /photos/uploads/abc").count == 1)
            #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.spool).isEmpty)
        }
    }

    /// A history from elsewhere is larger than other bodies, and pages may send as much of it as apps.
    @Test func aBodyForWhichItsServiceHasMoreRoomGoesOn() async throws {
        try await WebFixture.run(transport: .socket) { fixture in
            let browser = try await fixture.signIn()
            fixture.services.on("POST /training/import", "{}")
            let headers: HTTPHeaders = ["Content-Type": "application/json"]
            let history = [UInt8](repeating: 0x20, count: HistoryImport.mostBytes)
            let answer = try await browser.send(.post, "/gtsd/api/training/import", headers: headers, body: history)
            #expect(answer.status == 200)
            #expect(fixture.services.seen("POST /training/import").first?.body.count == history.count)
            let larger = try await browser.send(.post, "/gtsd/api/training/import", headers: headers, body: history + [0x20])
            #expect(larger.code == .contentTooLarge)
            let stranger = try await fixture.browser.send(.post, "/gtsd/api/training/import", headers: headers, body: history)
            #expect(stranger.code == .tokenMissing && fixture.services.seen("POST /training/import").count == 1)
            let other = try await browser.send(.post, "/gtsd/api/tasks", headers: headers, body: history)
            #expect(other.code == .contentTooLarge)
        }
    }

    /// Whether an upload is wanted, only its service knows, once it has come whole: until then it takes room.
    @Test func uploadsOfOneAddressHaveABoundTogether() async throws {
        try await WebFixture.run(
            transport: .socket, trustedProxies: ["127.0.0.1"],
            configure: { $0.uploadLimit = 1 << 20; $0.uploadBudgetPerAddress = 1 << 20 }
        ) { fixture in
            let browser = try await fixture.signIn()
            let one = browser.with("X-Forwarded-For", "192.0.2.1")
            let other = try await fixture.signIn(2).with("X-Forwarded-For", "192.0.2.2")
            let headers: HTTPHeaders = ["Content-Type": "image/jpeg"], photo = [UInt8](repeating: 7, count: 1 << 20)
            let (opened, door) = AsyncStream<Void>.makeStream()
            fixture.services.on("PUT /photos/uploads/slow") { _ in
                for await _ in opened {}
                return HTTPResponse(status: HTTPStatus(200), body: .empty)
            }
            fixture.services.on("PUT /photos/uploads/abc") { _ in HTTPResponse(status: HTTPStatus(200), body: .empty) }
            async let held = one.send(.put, "/gtsd/api/photos/uploads/slow", headers: headers, body: photo)
            try await eventually("it has come whole") { fixture.services.seen("PUT /photos/uploads/slow").count == 1 }
            let more = try await one.send(.put, "/gtsd/api/photos/uploads/abc", headers: headers, body: photo)
            #expect(more.status == 503 && more.code == .unavailable && more.headers["Retry-After"] == "5")
            #expect(fixture.services.seen("PUT /photos/uploads/abc").isEmpty)
            #expect(try await other.send(.put, "/gtsd/api/photos/uploads/abc", headers: headers, body: photo).status == 200)
            door.finish()
            #expect(try await held.status == 200)
            try await eventually("there is room again") {
                try await one.send(.put, "/gtsd/api/photos/uploads/abc", headers: headers, body: photo).status == 200
            }
        }
    }

    @Test func whatLiesInFilesIsBoundedInAllAndOfOneAddress() {
        let budget = UploadBudget(most: 10, mostOfAddress: 6, mostOfSession: 6)
        let first = budget.admit(6, of: "192.0.2.1", session: "a"), second = budget.admit(4, of: "192.0.2.2", session: "b")
        withExtendedLifetime(second) {
            withExtendedLifetime(first) {
                #expect(first?.grow(by: 6) == true && second?.grow(by: 4) == true)
                #expect(budget.admit(1, of: "192.0.2.3", session: "c") == nil)
            }
        }
        let another = UploadBudget(most: 10, mostOfAddress: 6, mostOfSession: 6)
        do {
            let mine = another.admit(6, of: "192.0.2.1", session: "a")
            withExtendedLifetime(mine) {
                #expect(mine?.grow(by: 6) == true)
                #expect(another.admit(1, of: "192.0.2.1", session: "b") == nil)
            }
        }
        #expect(another.admit(6, of: "192.0.2.1", session: "a") != nil, "what has gone leaves its room")
    }

    /// Twenty that announce as much as one may and send next to nothing leave the room to those who send.
    @Test func whatIsOnlyAnnouncedTakesNoRoom() {
        let budget = UploadBudget(most: 10, mostOfAddress: 6, mostOfSession: 4)
        let slow = (0..<20).map { budget.admit(4, of: "192.0.2.1", session: "slow\($0)") }
        let honest = budget.admit(4, of: "192.0.2.1", session: "honest")
        withExtendedLifetime(slow + [honest]) {
            #expect(slow.allSatisfy { $0 != nil } && slow.first??.grow(by: 1) == true)
            #expect(honest?.grow(by: 4) == true)
            #expect(slow.last??.grow(by: 2) == false, "what comes beyond the bound finds no room")
        }
    }

    /// One browser does not take what everybody behind its address has.
    @Test func oneSessionHasAPartOfItsAddress() {
        let budget = UploadBudget(most: 10, mostOfAddress: 6, mostOfSession: 4)
        let first = budget.admit(4, of: "192.0.2.1", session: "a")
        withExtendedLifetime(first) {
            #expect(first?.grow(by: 4) == true)
            #expect(budget.admit(1, of: "192.0.2.1", session: "a") == nil && budget.admit(1, of: "192.0.2.2", session: "a") == nil)
            #expect(budget.admit(2, of: "192.0.2.1", session: "b") != nil)
        }
    }

    /// A process that dies in the middle of an upload leaves its file; other processes may have theirs in the same folder.
    @Test func whatACrashLeftOfUploadsGoesAfterAnHour() async throws {
        try await WebFixture.run { fixture in
            let files = FileManager.default
            for (name, minutes) in [("upload-old", 61.0), ("upload-new", 59.0), ("other", 61.0)] {
                let path = fixture.spool + "/" + name
                try Data([1]).write(to: URL(filePath: path))
                try files.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -60 * minutes)], ofItemAtPath: path)
            }
            try await fixture.app.app.service.upkeep(now: fixture.app.clock.now())
            #expect(try files.contentsOfDirectory(atPath: fixture.spool).sorted() == ["other", "upload-new"])
        }
    }

    @Test func aServiceThatIsNotThereIsSaidSo() async throws {
        try await WebFixture.run(configure: { $0.services["tasks"] = "http://127.0.0.1:9" }) { fixture in
            let browser = try await fixture.signIn()
            let answer = try await browser.send(.get, "/gtsd/api/tasks")
            #expect(answer.code == .unavailable && answer.headers["Retry-After"] == "1")
            #expect(answer.json?["detail"]?.string?.hasPrefix("tasks gave no answer to tasks.list: not connected") == true)
        }
    }
}
