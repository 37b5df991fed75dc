import AppTesting
import Contracts
import HTTPCore
import ProfileService
import Security
import TestSupport
import Testing
import Wire

@Suite struct HelpPageTests {
    private static func page(
        _ fixture: ProfileFixture, _ endpoint: Endpoint<Anyone, ProductQuery, Nothing, RawOutput>, _ product: Product, _ language: Language
    ) async throws -> Answer {
        try await fixture.client.with("Accept-Language", language.rawValue).answer(endpoint, ProductQuery(product: product), Nothing())
    }

    /// The elements that are opened and not closed in their turn; empty for a page whose elements nest.
    private static func unbalanced(_ html: String) -> [String] {
        var open: [String] = []
        for piece in html.split(separator: "<").dropFirst() where !piece.hasPrefix("!") {
            let name = piece.dropFirst(piece.hasPrefix("/") ? 1 : 0).prefix { $0.isLetter || $0.isNumber }
            if ["meta"].contains(name) { continue }
            if piece.hasPrefix("/") {
                guard open.popLast() == String(name) else { return [String(name)] }
            } else {
                open.append(String(name))
            }
        }
        return open
    }

    @Test(.proves("AC-8.4-05"), arguments: Product.allCases)
    func bothTextsArePagesInBothLanguages(_ product: Product) async throws {
        try await ProfileFixture.run { fixture in
            for (page, text) in [(Help.privacyPage, Help.privacy), (Help.termsPage, Help.terms)] {
                for language in Language.allCases {
                    let answer = try await Self.page(fixture, page, product, language)
                    let html = answer.text
                    #expect(answer.status == 200 && answer.headers["Content-Type"] == "text/html; charset=utf-8")
                    #expect(answer.headers["Content-Language"] == language.rawValue && answer.headers["Vary"] == "Accept-Language")
                    #expect(
                        html.hasPrefix(
                            "<!doctype html>\n<html lang=\"\(language.rawValue)\" dir=\"\(language == .arabic ? "rtl" : "ltr")\">"))
                    #expect(html.contains(ProductPolicy.of(product).brand[language] ?? "-"))
                    #expect(html.contains("prefers-color-scheme: dark") && Self.unbalanced(html).isEmpty)
                    let document = try await fixture.client.with("Accept-Language", language.rawValue).call(
                        text, ProductQuery(product: product), Nothing())
                    #expect(html.split(separator: "<h2>").count - 1 == document.sections.count)
                    for section in document.sections { #expect(html.contains("<h2>\(section.heading)</h2>")) }
                    #expect(html.split(separator: "<p>").count - 1 >= document.sections.map(\.paragraphs.count).reduce(0, +))
                }
            }
        }
    }

    @Test func aPageLoadsAndRunsNothing() async throws {
        try await ProfileFixture.run { fixture in
            let answer = try await Self.page(fixture, Help.termsPage, .gtsd, .english)
            let html = answer.text
            let policy = answer.headers["Content-Security-Policy"] ?? ""
            #expect(policy.hasPrefix("default-src 'none'; style-src 'sha256-") && !policy.contains("unsafe"))
            #expect(policy.contains("base-uri 'none'; form-action 'none'; frame-ancestors 'none'"))
            #expect(answer.headers["X-Content-Type-Options"] == "nosniff" && answer.headers["Referrer-Policy"] == "no-referrer")
            #expect(!html.contains("<script") && !html.contains("http:") && !html.contains("https:") && !html.contains(" style="))
            // The style is the one the policy allows.
            let style = try #require(html.split(separator: "<style>").last?.split(separator: "</style>").first)
            let hash = base64url(sha256(String(style))).replacing("-", with: "+").replacing("_", with: "/")
            #expect(policy.contains("'sha256-\(hash)='"))
        }
    }

    /// The two pages lead to each other, whatever the product, and wherever they are: web has them below `/gtsd`.
    @Test(arguments: Product.allCases)
    func thePagesLeadToEachOther(_ product: Product) async throws {
        try await ProfileFixture.run { fixture in
            func next(_ html: String) throws -> String {
                let link = try #require(html.split(separator: "<a href=\"").dropFirst().first)
                let address = String(link.prefix { $0 != "\"" })
                #expect(!address.contains("/"))
                return "/legal/" + address
            }
            let terms = try await Self.page(fixture, Help.termsPage, product, .english).text
            let privacy = try await fixture.client.send(.get, try next(terms))
            #expect(privacy.status == 200 && privacy.text.contains("<h1>Privacy policy</h1>"))
            let back = try await fixture.client.send(.get, try next(privacy.text))
            #expect(back.text == terms)
        }
    }

    @Test func whatAnInstallationSetsIsWrittenAsText() async throws {
        try await ProfileFixture.run {
            $0.supportMail = EmailAddress(trusted: #"a"><script>alert('&')</script>@example.com"#)
        } _: { fixture async throws in
            for language in Language.allCases {
                let html = try await Self.page(fixture, Help.privacyPage, .gtsd, language).text
                #expect(!html.contains("<script") && html.contains("a&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)"))
                #expect(Self.unbalanced(html).isEmpty)
            }
        }
    }

    @Test(arguments: Transport.allCases)
    func headAsksForTheHeadOnly(_ transport: Transport) async throws {
        try await ProfileFixture.run(transport: transport) { fixture async throws in
            let answer = try await fixture.client.send(.head, Help.privacyPage.path.description)
            #expect(answer.status == 200)
            #expect(try await fixture.client.send(.post, Help.privacyPage.path.description).code == .methodNotAllowed)
        }
    }
}
