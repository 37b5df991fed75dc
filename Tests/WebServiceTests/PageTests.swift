import AppTesting
import Foundation
import HTTPCore
import JSONCoding
import Platform
import ServiceKit
import Testing
@testable import WebService
import Wire

/// Pages hold nothing of anybody; files of a release never change.
@Suite(.timeLimit(.minutes(1))) struct PageTests {
    private func publish(_ fixture: WebFixture, _ release: String, kept: [String] = []) throws {
        try fixture.write("shells/gtsd.html", "<!doctype html><title>GTSD \(release)</title>")
        try fixture.write("workers/gtsd.js", "// \(release)")
        try fixture.write("manifests/gtsd.webmanifest", "{}")
        try fixture.write("r/\(release)/main.js", "export {}")
        try fixture.write("r/\(release)/main.js.br", "brotli")
        try fixture.write("r/\(release)/main.js.gz", "gzip")
        try fixture.write("r/\(release)/rules.wasm", "wasm")
        let names = kept.map { "\"\($0)\"" }.joined(separator: ",")
        try fixture.write("releases.json", "{\"current\":\"\(release)\",\"kept\":[\(names)]}")
    }

    @Test func everyAddressOfAProductIsItsPage() async throws {
        try await WebFixture.run { fixture in
            try publish(fixture, "one")
            try await fixture.app.app.service.glance(now: fixture.app.clock.now())
            for path in ["/gtsd/", "/gtsd/tasks/today?x=1", "/gtsd/%D8%A7", "/gtsd/api-docs"] {
                let answer = try await fixture.app.client.send(.get, path, headers: ["Cookie": "__Host-gtsd=x"])
                #expect(answer.status == 200 && answer.text == "<!doctype html><title>GTSD one</title>")
                #expect(answer.headers["Cache-Control"] == "no-cache" && answer.headers["Set-Cookie"] == nil)
                #expect(
                    answer.headers["Content-Security-Policy"] == """
                        default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' blob:; \
                        media-src 'self' blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
                        form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; \
                        trusted-types barbell-worker
                        """)
                #expect(answer.headers["Cross-Origin-Opener-Policy"] == "same-origin")
                #expect(answer.headers["Cross-Origin-Resource-Policy"] == "same-origin")
                #expect(answer.headers["Permissions-Policy"]?.contains("camera=(self)") == true)
                #expect(answer.headers["Referrer-Policy"] == "same-origin")
                let tag = try #require(answer.headers["ETag"])
                #expect(try await fixture.app.client.send(.get, path, headers: ["If-None-Match": tag]).status == 304)
            }
            let moved = try await fixture.app.client.send(.get, "/gtsd")
            #expect(moved.status == 308 && moved.headers["Location"] == "/gtsd/")
        }
    }

    @Test(arguments: [
        ("br, gzip", "brotli", "br"), ("gzip, deflate, br", "brotli", "br"), ("gzip", "gzip", "gzip"), ("br;q=0, gzip;q=0.5", "gzip", "gzip"),
        ("identity", "export {}", nil), ("", "export {}", nil), ("br;q=0.0", "export {}", nil),
    ] as [(String, String, String?)])
    func aFileComesAsTheBrowserTakesIt(_ accepted: String, _ text: String, _ encoding: String?) async throws {
        try await WebFixture.run { fixture in
            try publish(fixture, "one")
            try await fixture.app.app.service.glance(now: fixture.app.clock.now())
            let answer = try await fixture.app.client.send(.get, "/r/one/main.js", headers: ["Accept-Encoding": accepted])
            #expect(answer.text == text && answer.headers["Content-Encoding"] == encoding)
            #expect(answer.headers["Content-Type"] == "text/javascript; charset=utf-8" && answer.headers["Vary"] == "Accept-Encoding")
            #expect(answer.headers["Cache-Control"] == "public, max-age=31536000, immutable")
        }
    }

    /// A missing script that comes as a page breaks every tab that was open during a deployment.
    @Test(arguments: ["/r/one/gone.js", "/r/two/main.js", "/r/one/main.js.map", "/r/one/main", "/r/one/../releases.json", "/r/one/releases.json"])
    func whatIsMissingIsNoPage(_ path: String) async throws {
        try await WebFixture.run { fixture in
            try publish(fixture, "one")
            try await fixture.app.app.service.glance(now: fixture.app.clock.now())
            let answer = try await fixture.app.client.send(.get, path)
            #expect(answer.status == 404 && answer.headers["Content-Type"] == "application/json")
        }
    }

    @Test func tabsOfFormerReleasesKeepTheirFiles() async throws {
        try await WebFixture.run { fixture in
            try publish(fixture, "one")
            try publish(fixture, "two", kept: ["one"])
            try await fixture.app.app.service.glance(now: fixture.app.clock.now())
            #expect(try await fixture.app.client.send(.get, "/r/one/main.js").status == 200)
            #expect(try await fixture.app.client.send(.get, "/gtsd/").text.contains("two"))
            try publish(fixture, "three", kept: ["two"])
            try await fixture.app.app.service.glance(now: fixture.app.clock.now())
            #expect(try await fixture.app.client.send(.get, "/r/one/main.js").status == 404)
            #expect(try await fixture.app.client.send(.get, "/gtsd/").text.contains("three"))
        }
    }

    @Test func workersAndManifestsAreAskedForAnew() async throws {
        try await WebFixture.run { fixture in
            try publish(fixture, "one")
            try await fixture.app.app.service.glance(now: fixture.app.clock.now())
            let worker = try await fixture.app.client.send(.get, "/gtsd/sw.js")
            #expect(worker.headers["Content-Type"] == "text/javascript; charset=utf-8" && worker.headers["Cache-Control"] == "no-cache")
            #expect(worker.headers["Content-Security-Policy"]?.hasPrefix("default-src 'none'") == true)
            let manifest = try await fixture.app.client.send(.get, "/gtsd/manifest.webmanifest")
            #expect(manifest.headers["Content-Type"] == "application/manifest+json")
        }
    }

    @Test func withoutAClientItIsSaidWhatToDo() async throws {
        try await WebFixture.run { fixture in
            let answer = try await fixture.app.client.send(.get, "/gtsd/")
            #expect(answer.code == .unavailable && answer.json?["detail"]?.string?.contains("Tools/web") == true)
        }
    }

    @Test(arguments: [("0.0.0.0", true), ("127.0.0.1", false), ("::1", false), ("10.0.0.1", true)])
    func plainCookiesAreForThisMachineOnly(_ host: String, _ isRefused: Bool) throws {
        var reader = ConfigReader(["HOST": host, "WEB_PLAIN_COOKIES": "1"])
        _ = WebSettings(from: &reader)
        var problems: [String] = []
        do throws(ConfigError) { try reader.finish() } catch { problems = error.problems.map(\.name) }
        #expect(problems == (isRefused ? ["WEB_PLAIN_COOKIES"] : []))
    }
}
