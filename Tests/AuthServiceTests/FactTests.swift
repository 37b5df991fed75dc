import AppTesting
import Contracts
import JSONCoding
import Platform
import Security
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// What other services tell auth.
@Suite(.serialized) struct FactTests {
    private func tell(_ fixture: AuthFixture, _ type: EventType, _ account: Account, facts: EventFacts? = nil) async throws {
        let answer = try await fixture.auth.tell(type, about: account.id, of: account.product, facts: facts)
        #expect(answer.status == 204)
    }

    @Test(arguments: Engine.allCases)
    func theNewestNameStaysWhateverOrderTheyComeIn(_ engine: Engine) async throws {
        try await AuthFixture.run(engine: engine) { fixture async throws in
            let signup = try await fixture.signUp()
            let me = fixture.bearing(signup.accessToken)
            for (name, version) in [("Noor", Int64(5)), ("Nour", 4), ("Noura", 6), ("نورة", 6)] {
                try await tell(
                    fixture, .userRenamed, signup.user, facts: EventFacts(name: PersonName(trusted: name), version: version))
            }
            #expect(try await me.call(Auth.me).name == "Noura")
            try await tell(fixture, .userRenamed, signup.user, facts: EventFacts(version: 7))
            #expect(try await me.call(Auth.me).name == nil)
        }
    }

    @Test func anAccountIsToldToOtherServicesOnly() async throws {
        try await AuthFixture.run { fixture async throws in
            let signup = try await fixture.signUp()
            let runtime = fixture.auth.app.runtime
            let peer = fixture.asService(.profile)
            let known = UserParameters(id: signup.user.id)
            #expect(try await peer.call(Auth.user, known, Nothing()) == signup.user)
            #expect(try await peer.answer(Auth.user, UserParameters(id: UserID(trusted: runtime.ids.next())), Nothing()).status == 404)
            #expect(try await fixture.client.answer(Auth.user, known, Nothing()).status == 401)
            #expect(try await fixture.bearing(signup.accessToken).answer(Auth.user, known, Nothing()).status == 403)
        }
    }

    @Test(arguments: Engine.allCases)
    func aRoleCountsFromTheNextAccessTokenOn(_ engine: Engine) async throws {
        try await AuthFixture.run(engine: engine) { fixture async throws in
            let signup = try await fixture.signUp()
            let other = try await fixture.signUp("noura@example.com")
            let peer = fixture.asService(.harness)
            let known = UserParameters(id: signup.user.id)
            func role(_ token: OpaqueToken?) throws -> JSONValue? {
                let claims = token?.text.split(separator: ".").dropFirst().first.map(String.init) ?? ""
                return try JSONParser.parse(base64urlDecode(claims) ?? [])["role"]
            }
            #expect(try role(signup.accessToken) == "user")
            var refresh = try #require(signup.refreshToken)
            for wanted in [Role.admin, .coach, .user] {
                #expect(try await peer.answer(Auth.setRole, known, RoleChange(role: wanted)).status == 204)
                let refreshed = try await fixture.client.call(Auth.refresh, RefreshRequest(refreshToken: refresh))
                refresh = refreshed.refreshToken
                #expect(try role(refreshed.accessToken) == .string(wanted.rawValue))
                #expect(try role(try await fixture.logIn().decoded(SessionTokens.self).accessToken) == .string(wanted.rawValue))
                #expect(try await peer.call(Auth.user, known, Nothing()).role == wanted)
            }
            #expect(try await peer.call(Auth.user, UserParameters(id: other.user.id), Nothing()).role == .user)
        }
    }

    @Test func rolesAreGivenByServicesOnly() async throws {
        try await AuthFixture.run { fixture async throws in
            let signup = try await fixture.signUp()
            let runtime = fixture.auth.app.runtime
            let peer = fixture.asService(.harness)
            let known = UserParameters(id: signup.user.id)
            let change = RoleChange(role: .admin)
            #expect(try await peer.answer(Auth.setRole, UserParameters(id: UserID(trusted: runtime.ids.next())), change).code == .notFound)
            #expect(try await fixture.client.answer(Auth.setRole, known, change).code == .tokenMissing)
            #expect(try await fixture.bearing(signup.accessToken).answer(Auth.setRole, known, change).code == .forbidden)
            #expect(try await peer.call(Auth.user, known, Nothing()).role == .user)
            // Nor by an administrator: there is no person who may.
            #expect(try await peer.answer(Auth.setRole, known, change).status == 204)
            let admin = try await fixture.logIn().decoded(SessionTokens.self)
            #expect(try await fixture.bearing(admin.accessToken).answer(Auth.setRole, known, change).code == .forbidden)
        }
    }
}
