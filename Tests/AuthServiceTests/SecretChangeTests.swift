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

/// The steps of "Changing SERVICE_SECRET" in docs/operations.md, as somebody lives through them who signs in meanwhile.
@Suite(.timeLimit(.minutes(2))) struct SecretChangeTests {
    private static let old = Secret("the secret before, thirty-two characters"), new = Secret("the secret from now on, of thirty-two")

    @Test(arguments: Engine.allCases) func aCodeThatIsOnItsWayStaysGood(_ engine: Engine) async throws {
        try await EmptyDatabase.withURL(engine) { url in
            var id = ChallengeID(trusted: "none"), code = ""
            try await AuthFixture.run(engine: engine, databaseURL: url, secret: Self.old) { fixture async throws in
                let sent = try await fixture.challenge()
                id = sent.id
                code = sent.code
            }
            try await AuthFixture.run(
                engine: engine, databaseURL: url, secret: Self.new, previousSecret: Self.old
            ) { fixture async throws in
                #expect(try await fixture.verify(id, code == "000000" ? "111111" : "000000").code == .otpIncorrect)
                #expect(try await fixture.verify(id, code).status == 200)
            }
        }
    }
}
