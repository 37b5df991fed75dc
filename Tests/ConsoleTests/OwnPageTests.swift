import Console
import HTTPClient
import HTTPCore
import JSONCoding
import Testing

/// The console can do whatever its developer can: no other page may.
@Suite(.serialized) struct OwnPageTests {
    @Test func programsAndItsOwnPageAreLetIn() async throws {
        try await ConsoleFixture.run { fixture async throws in
            #expect(try await fixture.send(.get, "/api/services").status.code == 200)
            let own: HTTPHeaders = ["Origin": fixture.console.url, "Sec-Fetch-Site": "same-origin"]
            #expect(try await fixture.send(.post, "/api/clock", headers: own, ["by": "1s"]).status.code == 200)
            // Opened by hand, or from a mail.
            #expect(try await fixture.send(.get, "/", headers: ["Sec-Fetch-Site": "none"]).status.code == 200)
        }
    }

    /// Whatever the method: an answer is as good as a deed to a page that reads it.
    @Test(arguments: [
        ["Origin": "http://evil.example"], ["Origin": "null"], ["Origin": "http://127.0.0.1:1"], ["Sec-Fetch-Site": "cross-site"],
        ["Sec-Fetch-Site": "same-site"], ["Host": "evil.example"], ["Host": "127.0.0.1.evil.example:8020"],
    ])
    func pagesOfOtherAddressesAreNot(_ fields: [String: String]) async throws {
        try await ConsoleFixture.run { fixture async throws in
            var headers = HTTPHeaders()
            for (name, value) in fields { headers[name] = value }
            for (method, path) in [(HTTPMethod.get, "/api/people"), (.post, "/api/clock"), (.post, "/v1/traces"), (.get, "/")] {
                #expect(try await fixture.send(method, path, headers: headers, method == .post ? ["by": "1s"] : nil).status.code == 403)
            }
            #expect(fixture.auth.asked.isEmpty)
        }
    }

    @Test(arguments: ["/page/../outside.txt", "/page/%2e%2e/outside.txt", "/page/..%2foutside.txt", "/vendor/../../etc/passwd", "/page//etc/passwd", "/report/../state/secrets.json"])
    func nothingOutsideOfItsFoldersIsRead(_ path: String) async throws {
        try await ConsoleFixture.run { fixture async throws in
            let answer = try await fixture.send(.get, path)
            #expect(answer.status.code == 404 && !String(decoding: answer.body, as: UTF8.self).contains("secret\n"))
        }
    }

    @Test func thePageRunsItsOwnScriptsAlone() async throws {
        try await ConsoleFixture.run { fixture async throws in
            let page = try await fixture.send(.get, "/")
            let policy = page.headers["Content-Security-Policy"] ?? ""
            #expect(page.headers["Content-Type"] == "text/html; charset=utf-8")
            #expect(policy.contains("script-src 'self';") && policy.contains("frame-ancestors 'none'") && !policy.contains("unsafe"))
            #expect(policy.contains("require-trusted-types-for 'script'"))
            let script = try await fixture.send(.get, "/page/main.js")
            #expect(script.headers["Content-Type"] == "text/javascript; charset=utf-8" && script.headers["X-Content-Type-Options"] == "nosniff")
        }
    }
}
