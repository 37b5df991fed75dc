import AppTesting
import AuthService
import Contracts
import HTTPCore
import Platform
import ServiceKit
import Storage
import Testing
import Wire

/// What the console does with accounts, and that nobody else does it.
@Suite(.serialized) struct TestAccountTests {
    private func found(_ fixture: AuthFixture, _ text: String? = nil, _ product: Product? = nil) async throws -> [String] {
        let search = AccountSearch(text: text.map { ShortText(trusted: $0) }, product: product)
        let answer = try await fixture.auth.asService(.operator).call(TestAccounts.find, Nothing(), search)
        return answer.items.compactMap { $0.email?.text }
    }

    @Test(arguments: Engine.allCases)
    func accountsAreFoundByAnyPartOfWhatIsKnownOfThem(_ engine: Engine) async throws {
        try await AuthFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.signUp("layla_1@example.com")
            _ = try await fixture.signUp("omar@example.org", product: .ironlift)
            #expect(try await found(fixture) == ["omar@example.org", "layla_1@example.com"])
            #expect(try await found(fixture, "LAYLA") == ["layla_1@example.com"])
            #expect(try await found(fixture, "example.") == ["omar@example.org", "layla_1@example.com"])
            #expect(try await found(fixture, "example.", .ironlift) == ["omar@example.org"])
            #expect(try await found(fixture, layla.user.id.text) == ["layla_1@example.com"])
            // Neither is a pattern.
            #expect(try await found(fixture, "layla%").isEmpty)
            #expect(try await found(fixture, "layla_1") == ["layla_1@example.com"])
            #expect(try await found(fixture, "omar_").isEmpty)
        }
    }

    @Test(arguments: Engine.allCases)
    func oneSignsInAsAnybodyAndDeletesAnybody(_ engine: Engine) async throws {
        try await AuthFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.signUp()
            let desk = fixture.auth.asService(.operator), id = UserParameters(id: layla.user.id)
            let session = try await desk.call(TestAccounts.signIn, id, Nothing())
            #expect(try await fixture.client.bearing(session.accessToken).call(Auth.me, Nothing(), Nothing()).id == layla.user.id)
            #expect(try await desk.answer(TestAccounts.delete, id, Nothing()).status == 204)
            #expect(try await desk.answer(TestAccounts.delete, id, Nothing()).status == 204)
            #expect(try await fixture.client.bearing(session.accessToken).answer(Auth.me).status == 401)
            #expect(try await desk.answer(TestAccounts.signIn, id, Nothing()).status == 404)
        }
    }

    @Test func onlyTheOperatorDoesAndOnlyWithTestHooks() async throws {
        try await AuthFixture.run { fixture async throws in
            let layla = try await fixture.signUp()
            let id = UserParameters(id: layla.user.id)
            #expect(try await fixture.client.answer(TestAccounts.signIn, id, Nothing()).code == .tokenMissing)
            #expect(try await fixture.auth.asService(.tasks).answer(TestAccounts.signIn, id, Nothing()).code == .forbidden)
        }
        try await AuthFixture.run(testHooks: false) { fixture async throws in
            let id = UserParameters(id: try await fixture.signUp().user.id)
            let path = "/_test/accounts/\(id.id.text)/sessions"
            #expect(try await fixture.auth.asService(.operator).json(.post, path, "").code == .noSuchRoute)
        }
    }
}
