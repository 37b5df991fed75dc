import AppTesting
import AuthService
import Contracts
import HTTPCore
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// Accounts that an operator deletes, in production as anywhere.
@Suite(.serialized, .timeLimit(.minutes(2))) struct ErasureTests {
    /// Runs beside another service that hears of everything, without test hooks.
    private func run(
        _ engine: Engine = .sqlite, _ body: @escaping (AuthFixture, AppUnderTest<AuthStandIn>) async throws -> Void
    ) async throws {
        try await AppUnderTest<AuthStandIn>.run(settings: Nothing(), transport: .socket, name: .store) { other async throws in
            let subscribers = ["store": "http://127.0.0.1:\(other.port ?? 0)"]
            try await AuthFixture.run(engine: engine, testHooks: false, subscribers: subscribers) { fixture async throws in
                try await body(fixture, other)
            }
        }
    }

    /// The lines of the log that say that somebody's account was deleted.
    private func lines(_ fixture: AuthFixture, _ id: UserID, by who: String? = nil) -> Int {
        let lines = fixture.auth.log.text.split(separator: "\n").map(String.init)
        return lines.count { line in
            line.contains("notice account deleted") && line.contains(id.text) && line.contains(who ?? id.text)
        }
    }

    @Test(arguments: Engine.allCases) func theOperatorErasesAnAccountAndTheOthersAreTold(_ engine: Engine) async throws {
        try await run(engine) { fixture, other async throws in
            let (layla, noura) = (try await fixture.signUp(), try await fixture.signUp("noura@example.com"))
            let desk = fixture.auth.asService(.operator), id = UserParameters(id: layla.user.id)
            for _ in 0..<2 { #expect(try await desk.answer(Auth.erase, id, Nothing()).status == 204) }
            #expect(other.app.service.events.filter { $0.type == .userDeleted }.map(\.user) == [layla.user.id])
            #expect(try await fixture.bearing(layla.accessToken).answer(Auth.me).status == 401)
            #expect(try await fixture.logIn().code == .credentialsInvalid)
            #expect(try await fixture.bearing(noura.accessToken).call(Auth.me).id == noura.user.id)
            #expect(lines(fixture, layla.user.id, by: "operator") == 1)
        }
    }

    @Test func nobodyElseMay() async throws {
        try await run { fixture, _ async throws in
            let (layla, noura) = (try await fixture.signUp(), try await fixture.signUp("noura@example.com"))
            let id = UserParameters(id: layla.user.id)
            #expect(try await fixture.client.answer(Auth.erase, id, Nothing()).code == .tokenMissing)
            for person in [layla, noura] {
                #expect(try await fixture.bearing(person.accessToken).answer(Auth.erase, id, Nothing()).code == .forbidden)
            }
            for service in [ServiceName.profile, .harness] {
                #expect(try await fixture.auth.asService(service).answer(Auth.erase, id, Nothing()).code == .forbidden)
            }
            #expect(try await fixture.bearing(layla.accessToken).call(Auth.me).id == layla.user.id)
        }
    }

    @Test func whoDeletesTheirOwnAccountIsInTheLogToo() async throws {
        try await run { fixture, _ async throws in
            let layla = try await fixture.signUp()
            let me = fixture.bearing(layla.accessToken)
            let wrong = AccountDeletion(password: try GivenPassword(validating: "Valley8Path"))
            #expect(try await me.answer(Auth.deleteMe, wrong).code == .credentialsInvalid)
            #expect(lines(fixture, layla.user.id) == 0)
            let right = AccountDeletion(password: try GivenPassword(validating: "Mountain7Path"))
            #expect(try await me.answer(Auth.deleteMe, right).status == 204)
            #expect(lines(fixture, layla.user.id, by: "the person") == 1)
        }
    }
}
