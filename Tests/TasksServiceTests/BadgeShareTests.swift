import AppTesting
import Contracts
import HTTPCore
import Platform
import Security
import ServiceKit
import Storage
import TasksDomain
@testable import TasksService
import TestSupport
import Testing
import Wire

/// The address of a badge, and the page behind it.
@Suite(.serialized) struct BadgeShareTests {
    private static func share(_ person: Member, _ code: BadgeCode = .dayOneDone) async throws -> String {
        try await person.client.call(Tasks.shareBadge, BadgeParameters(code: code), Nothing()).url
    }

    private static func winner(_ fixture: TasksFixture) async throws -> Member {
        let person = try await fixture.member()
        try await person.complete(6, on: BadgeTests.today)
        return person
    }

    @Test(arguments: Engine.allCases)
    func aSharedBadgeIsAPageWithoutItsOwner(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let layla = try await Self.winner(fixture)
            let url = try await Self.share(layla)
            #expect(try await Self.share(layla) == url)
            // Nobody signs in for it, and the language is the reader's.
            for (language, dir) in [(Language.english, "ltr"), (.arabic, "rtl")] {
                let answer = try await fixture.client.with("Accept-Language", language.rawValue).send(.get, url)
                let (html, text) = (answer.text, BadgeRule.text(.dayOneDone, language))
                #expect(answer.status == 200 && answer.headers["Content-Type"] == "text/html; charset=utf-8")
                #expect(answer.headers["Content-Language"] == language.rawValue && answer.headers["Vary"] == "Accept-Language")
                #expect(html.hasPrefix("<!doctype html>\n<html lang=\"\(language.rawValue)\" dir=\"\(dir)\">"))
                #expect(html.contains("<h1>\(text.name)</h1>") && html.contains(text.description) && html.contains(text.emoji))
                #expect(html.contains(Page.escaped(text.criteria)) && html.contains("GTSD"))
                for secret in ["Layla", layla.id.text, "layla@example.com", "2026", url] { #expect(!html.contains(secret)) }
            }
            // Another's badge has another address.
            let omar = try await Self.winner(fixture)
            #expect(try await Self.share(omar) != url)
            // When its owner is gone, so is the page.
            try await layla.hear(.userDeleted)
            #expect(try await fixture.client.send(.get, url).code == .notFound)
        }
    }

    @Test func thePageLoadsNothingAndIsNotIndexed() async throws {
        try await TasksFixture.run { fixture async throws in
            let answer = try await fixture.client.send(.get, Self.share(Self.winner(fixture)))
            let (html, policy) = (answer.text, answer.headers["Content-Security-Policy"] ?? "")
            #expect(answer.headers["X-Robots-Tag"] == "noindex" && html.contains(#"<meta name="robots" content="noindex">"#))
            #expect(answer.headers["Referrer-Policy"] == "no-referrer" && answer.headers["X-Content-Type-Options"] == "nosniff")
            #expect(policy.hasPrefix("default-src 'none'; style-src 'sha256-") && !policy.contains("unsafe"))
            #expect(!html.contains("<script") && !html.contains("http:") && !html.contains("https:") && !html.contains(" style="))
            let style = try #require(html.split(separator: "<style>").last?.split(separator: "</style>").first)
            let hash = base64url(sha256(String(style))).replacing("-", with: "+").replacing("_", with: "/")
            #expect(policy.contains("'sha256-\(hash)='"))
        }
    }

    /// Every badge makes a page whose elements nest.
    @Test(arguments: BadgeRule.catalogue)
    func everyPageIsWhole(_ code: BadgeCode) {
        for language in Language.allCases {
            let html = BadgePage(code: code, language: language).html
            var open: [String] = []
            for piece in html.split(separator: "<").dropFirst() where !piece.hasPrefix("!") && !piece.hasPrefix("meta") {
                let name = String(piece.dropFirst(piece.hasPrefix("/") ? 1 : 0).prefix { $0.isLetter || $0.isNumber })
                if piece.hasPrefix("/") { #expect(open.popLast() == name) } else { open.append(name) }
            }
            #expect(open.isEmpty)
        }
        #expect(Page.escaped(#"<b a="x">&'"#) == "&lt;b a=&quot;x&quot;&gt;&amp;&#39;")
    }

    @Test(arguments: Engine.allCases)
    func whatWasNeverSharedIsNotFound(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let url = try await Self.share(Self.winner(fixture))
            let prefix = String(url.prefix { $0 != "." }.dropLast(22))
            let unknown = base64url(SystemRandom().bytes(16))
            for token in [
                unknown, String(url.suffix(22).dropLast()), url.suffix(22) + "A", url.suffix(22) + "%00", "%00", "x", "%D8%A7",
                "%F0%9F%94%91",
                "%27%20OR%201%3D1", String(repeating: "a", count: 4000), String(repeating: "a", count: 5000),
            ] {
                let answer = try await fixture.client.send(.get, prefix + token)
                #expect(answer.status == 404 && answer.code == .notFound, "\(token)")
            }
            #expect(try await fixture.client.send(.get, url).status == 200)
            #expect(try await fixture.client.send(.head, url).status == 200)
            #expect(try await fixture.client.send(.post, url).code == .methodNotAllowed)
        }
    }

    @Test(arguments: Engine.allCases)
    func twentyAtOnceShareOneAddress(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let layla = try await Self.winner(fixture)
            #expect(Set(try await parallel(20) { _ in try await Self.share(layla) }).count == 1)
            let locked = try await layla.client.answer(Tasks.shareBadge, BadgeParameters(code: .goalReached), Nothing())
            #expect(locked.status == 409 && locked.code == .badgeLocked)
        }
    }

    /// Two spellings of one token are not both it.
    @Test func aTokenHasOneSpelling() throws {
        let token = ShareToken(SystemRandom())
        #expect(token.text.utf8.count == 22 && ShareToken(token.token) == token)
        #expect(ShareToken(OpaqueToken(trusted: token.text + "=")) == nil)
        // The last letter of 22 carries four bits that mean nothing.
        let last = try #require(token.text.last)
        let twins = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".filter { $0 != last }
        #expect(twins.compactMap { ShareToken(OpaqueToken(trusted: token.text.dropLast() + String($0))) }.allSatisfy { $0 != token })
    }
}
