import Contracts
import Foundation
import HTTPCore
import Reference
import Testing
import Wire

/// The page of a service shows everything that its contracts say, and runs under a policy that allows nothing from elsewhere.
@Suite struct ReferencePageTests {
    private static func page(_ service: String) -> ReferencePage {
        ReferencePage(ReferenceBook(of: service), .init(address: "http://127.0.0.1:8081"))
    }

    @Test(arguments: Catalogue.services.keys.sorted())
    func everyOperationSchemaAndErrorCanBeLinkedTo(_ service: String) throws {
        let page = Self.page(service)
        // Read once: a page has a million bytes, and is asked for thousands of names.
        let operations = Set(page.body.matches(of: /<details class="card op" id="([^"]+)"/).map { String($0.1) })
        let ids = page.body.matches(of: /\sid="([^"]+)"/).map { String($0.1) }
        let distinct = Set(ids)
        for endpoint in try #require(Catalogue.services[service]) {
            #expect(operations.contains(endpoint.id), "\(endpoint.id)")
            for code in endpoint.allErrors { #expect(distinct.contains("error-\(code.rawValue)"), "\(code)") }
        }
        #expect(distinct.count == ids.count, "\(ids.filter { id in ids.filter { $0 == id }.count > 1 })")
        let links = Set(page.body.matches(of: /href="#([^"]+)"/).map { String($0.1) })
        #expect(links.subtracting(distinct) == [])
        #expect(links.count > 30)
    }

    /// What a content security policy of hashes and `self` would refuse.
    @Test(arguments: Catalogue.services.keys.sorted())
    func nothingInItNeedsMoreThanItsOwnStyleAndScript(_ service: String) {
        let html = Self.page(service).html
        #expect(html.matches(of: /<[a-z][^>]*\son[a-z]+=/).isEmpty, "no inline handlers")
        #expect(html.matches(of: /<[a-z][^>]*\sstyle=/).isEmpty, "no inline styles")
        #expect(html.matches(of: /<(?:link|img|iframe|script src)/).isEmpty, "nothing from elsewhere")
        #expect(html.components(separatedBy: "<script").count == 2 && html.components(separatedBy: "<style").count == 2)
    }

    @Test func anOperationTellsWhoWhatAndHow() throws {
        let body = Self.page("auth").body
        let start = try #require(body.range(of: "id=\"auth.requestOTP\"")).lowerBound
        let operation = body[start...].prefix { _ in true }.components(separatedBy: "<details class=\"card op\"")[0]
        #expect(operation.contains("Anybody may call it, without a token."))
        #expect(operation.contains("A Saudi mobile number in any spelling people use: <code>0501234567</code>"))
        #expect(operation.contains("curl -i -X POST &#39;http://127.0.0.1:8081/auth/otp/request&#39;"))
        #expect(operation.contains("let answer = try await api.call(Auth.requestOTP, OTPRequest(phone: phone))"))
        #expect(operation.contains("الرمز في الطريق إليك. انتظر قليلًا قبل طلب رمز آخر."))
        #expect(operation.contains("FC-JOURNEY-03-b"))
    }

    /// What services ask of each other cannot be tried by people, and a demo is told where it may look.
    @Test func formsAreForWhatPeopleMayCall() throws {
        let body = Self.page("auth").body
        func operation(_ id: String) throws -> String {
            let start = try #require(body.range(of: "id=\"\(id)\"")).lowerBound
            return String(body[start...]).components(separatedBy: "<details class=\"card op\"")[0]
        }
        #expect(try operation("auth.login").contains("data-form="))
        #expect(try !operation("auth.setRole").contains("data-form="))
        #expect(try operation("auth.setRole").contains("Only services of this system may call it: operator."))
        #expect(try operation("auth.me").contains("A demo session may call it too."))
    }

    @Test func textsAreEscaped() {
        let endpoint = Endpoint<Anyone, Nothing, Nothing, Nothing>("probe.odd", .get, "/odd", summary: "<b>&\"'</b>").description
        let book = ReferenceBook([.init("probe", [Area("Odd", "<i>`a<b`</i>", [endpoint])])], descriptions: .none)
        let body = ReferencePage(book, .init(address: "http://127.0.0.1")).body
        #expect(!body.contains("<b>") && !body.contains("<i>"))
        #expect(body.contains("&lt;i&gt;<code>a&lt;b</code>&lt;/i&gt;"))
    }

    @Test(arguments: [
        (Schema.string(.init(minimum: 1, maximum: 100)), "text of 1 to 100 characters"),
        (.string(.init(format: "uuid")), "UUID"), (.integer(minimum: 1, maximum: 5), "whole number, 1 to 5"),
        (.number(minimum: 0.5, maximum: nil), "number, 0.5 or more"), (.boolean(only: true), "true, and nothing else"),
        (.array(.integer(minimum: nil, maximum: nil), minimum: nil, maximum: 3), "list of whole number, 3 items at most"),
    ])
    func constraintsAreSaidInWords(_ schema: Schema, _ words: String) { #expect(schema.words(nil) == words) }
}
