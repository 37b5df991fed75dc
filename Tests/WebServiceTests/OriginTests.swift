import AppTesting
import HTTPCore
import Storage
import Testing
@testable import WebService
import Wire

/// A cookie goes along with what other pages make a browser send; what changes something is taken from our own pages only.
@Suite(.timeLimit(.minutes(1))) struct OriginTests {
    @Test(arguments: [
        ["X-Barbell": "", "Sec-Fetch-Site": "same-origin"], ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Site": "same-site"],
        ["Sec-Fetch-Site": "none"], ["Sec-Fetch-Site": "", "Origin": "null"], ["Sec-Fetch-Site": "", "Origin": "https://evil.example"],
    ] as [HTTPHeaders])
    func otherPagesChangeNothing(_ fields: HTTPHeaders) async throws {
        try await WebFixture.run { fixture in
            var browser = try await fixture.signIn()
            for (name, value) in fields { browser.headers[name] = value.isEmpty ? nil : value }
            let count = fixture.services.seen.count
            for (method, path) in [
                (HTTPMethod.post, "/gtsd/api/auth/login"), (.post, "/gtsd/api/tasks"), (.delete, "/gtsd/session"), (.delete, "/gtsd/api/auth/me"),
                (.put, "/gtsd/api/photos/uploads/abc"), (.post, "/gtsd/"),
            ] {
                let answer = try await browser.json(method, path, "{}")
                #expect(answer.status == 403 && answer.code == .forbidden, "\(method) \(path)")
            }
            #expect(fixture.services.seen.count == count)
            #expect(try await fixture.app.number("SELECT COUNT(*) FROM sessions") == 1)
        }
    }

    @Test func aBrowserThatTellsOnlyTheOriginIsBelieved() async throws {
        try await WebFixture.run(configure: { $0.publicURL = "https://app.example" }) { fixture in
            var browser = try await fixture.signIn()
            browser.headers["Sec-Fetch-Site"] = nil
            browser.headers["Origin"] = "https://app.example"
            #expect(try await browser.send(.delete, "/gtsd/session").status == 204)
        }
    }
}
