import Contracts
import HTTPCore
import Testing
import Wire
@testable import ServiceKit

/// Links that lead nowhere, as a browser opens them.
@Suite struct ErrorPageTests {
    private static let browser = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8"

    private func request(_ accept: String?, _ method: HTTPMethod = .get) -> HTTPRequest {
        HTTPRequest(method: method, path: "/", query: nil, headers: accept.map { ["Accept": $0] } ?? [:], body: [])
    }

    @Test(arguments: [
        (browser, true), ("text/html", true), ("TEXT/HTML;q=0.5", true), ("*/*", false), ("", false), ("application/json", false),
        ("application/json, text/html", false), ("text/htmlx", false), ("video/*", false),
    ])
    func onlyReadersOfPagesGetOne(_ accept: String, _ isWanted: Bool) {
        #expect(ErrorPage.isWanted(by: request(accept)) == isWanted)
        #expect(!ErrorPage.isWanted(by: request(accept, .post)))
    }

    @Test func withoutAWordItIsAProgram() { #expect(!ErrorPage.isWanted(by: request(nil))) }

    @Test func whatPeopleOpenIsAPageAFilmOrAFile() {
        for endpoint in [
            Tasks.sharedBadge.description, Exports.shared.description, StoreOrders.documentPage.description, Help.termsPage.description,
        ] {
            #expect(ErrorPage.isFor(endpoint), "\(endpoint.id)")
        }
        for endpoint in [Tasks.list.description, Tasks.shareBadge.description, Help.terms.description] {
            #expect(!ErrorPage.isFor(endpoint), "\(endpoint.id)")
        }
    }

    @Test(
        arguments: [Language.english, .arabic],
        [APIError(.notFound), APIError(.linkExpired), APIError(.unauthenticated), APIError(.unavailable, retryAfter: .seconds(3))])
    func thePageSaysWhatHappenedInTheReadersLanguage(_ language: Language, _ error: APIError) throws {
        let response = ErrorPage(error: error, language: language, requestID: "<r>").response
        #expect(response.status.code == error.code.status)
        #expect(response.headers["Content-Type"] == "text/html; charset=utf-8" && response.headers["Cache-Control"] == "no-store")
        #expect(response.headers["Content-Language"] == language.rawValue && response.headers["X-Robots-Tag"] == "noindex")
        #expect(response.headers["Content-Security-Policy"]?.contains("default-src 'none'") == true)
        #expect(response.headers["Retry-After"] == (error.code == .unavailable ? "3" : nil))
        #expect((response.headers["WWW-Authenticate"] != nil) == (error.code == .unauthenticated))
        guard case .bytes(let bytes) = response.body else {
            Issue.record("no page")
            return
        }
        let html = String(decoding: bytes, as: UTF8.self)
        #expect(html.contains("<html lang=\"\(language.rawValue)\" dir=\"\(language == .arabic ? "rtl" : "ltr")\">"))
        #expect(html.contains(error.code.message(language)) && html.contains("&lt;r&gt;") && !html.contains("<r>"))
    }
}
