import AppTesting
import AuthService
import Contracts
import HTTPCore
import JSONCoding
import Platform
import Security
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// What a repeated sign-in is answered with.
@Suite(.serialized) struct ReplayTests {
    private static let key = "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f"

    private func logIn(_ fixture: AuthFixture, password: String = "Mountain7Path", key: String = key) async throws -> Answer {
        try await fixture.client.answer(
            Auth.login,
            LoginRequest(product: .gtsd, email: ShortText(trusted: "layla@example.com"), password: try GivenPassword(validating: password)),
            headers: ["Idempotency-Key": key])
    }

    @Test(arguments: Engine.allCases)
    func aSignInIsRepeatedWhileItsSessionLives(_ engine: Engine) async throws {
        try await AuthFixture.run(engine: engine) { fixture async throws in
            _ = try await fixture.signUp()
            let first = try await logIn(fixture)
            let again = try await logIn(fixture)
            #expect(again.headers["Idempotency-Replayed"] == "true" && again.body == first.body)
            let tokens = try first.decoded(SessionTokens.self)
            #expect(try await fixture.bearing(tokens.accessToken).answer(Auth.logout, LogoutRequest(scope: .global)).status == 204)
            // Not the tokens of a session that ended: a new sign-in, whose answer is kept from now on.
            let fresh = try await parallel(8) { _ in try await logIn(fixture) }
            #expect(fresh.allSatisfy { $0.status == 200 && $0.body != first.body })
            #expect(Set(fresh.map(\.body)).count == 1)
        }
    }

    @Test func norIsItRepeatedOnceTheAccountMayDoOtherThings() async throws {
        try await AuthFixture.run { fixture async throws in
            let signup = try await fixture.signUp()
            let peer = fixture.asService(.operator)
            let known = UserParameters(id: signup.user.id)
            #expect(try await peer.answer(Auth.setRole, known, RoleChange(role: .admin)).status == 204)
            let asAdmin = try await logIn(fixture)
            #expect(try asAdmin.decoded(SessionTokens.self).user.role == .admin)
            #expect(try await peer.answer(Auth.setRole, known, RoleChange(role: .user)).status == 204)
            #expect(try await logIn(fixture).decoded(SessionTokens.self).user.role == .user)
        }
    }

    /// Nor with the old password.
    @Test func norOnceThePasswordChanged() async throws {
        try await AuthFixture.run { fixture async throws in
            _ = try await fixture.signUp()
            _ = try await logIn(fixture)
            let other = try await fixture.logIn().decoded(SessionTokens.self)
            let change = PasswordChange(
                current: try GivenPassword(validating: "Mountain7Path"), new: try NewPassword(validating: "River8Stone"))
            #expect(try await fixture.bearing(other.accessToken).answer(Auth.changePassword, change).status == 204)
            #expect(try await logIn(fixture).code == .credentialsInvalid)
        }
    }

    @Test func aCodeThatWasUsedIsNotRepeatedAfterTheSessionEnded() async throws {
        try await AuthFixture.run { fixture async throws in
            let (id, code) = try await fixture.challenge()
            func verify() async throws -> Answer {
                try await fixture.client.answer(
                    Auth.verifyOTP, OTPVerification(challengeId: id, code: OneTimeCode(trusted: code)),
                    headers: ["Idempotency-Key": Self.key])
            }
            let first = try await verify()
            #expect(try await verify().body == first.body)
            let session = try first.decoded(OTPSession.self)
            #expect(try await fixture.bearing(session.accessToken).answer(Auth.logout, LogoutRequest()).status == 204)
            #expect(try await verify().code == .otpIncorrect)
        }
    }

    /// Whoever reads the table of keys could try passwords on a plain hash of the body, as fast as their machine hashes.
    @Test(arguments: Engine.allCases)
    func whatIsKeptOfARequestSaysNothingOfItsPassword(_ engine: Engine) async throws {
        try await AuthFixture.run(engine: engine) { fixture async throws in
            func body(_ password: String) -> String {
                #"{"name":"L","email":"layla@example.com","password":"\#(password)","termsAccepted":true}"#
            }
            func signUp(_ password: String) async throws -> Answer {
                try await fixture.client.json(.post, "/auth/signup", body(password), headers: ["Idempotency-Key": Self.key])
            }
            let first = try await signUp("Mountain7Path")
            #expect(first.status == 201)
            let plain = base64url(sha256(Array(("/auth/signup\0" + body("Mountain7Path")).utf8)))
            #expect(try await fixture.rows("SELECT 1 FROM idempotency_keys WHERE request_hash = \(plain)") == 0)
            #expect(try await fixture.rows("SELECT 1 FROM idempotency_keys") == 1)
            func expectOnlyItsRepeat() async throws {
                let again = try await signUp("Mountain7Path")
                #expect(again.headers["Idempotency-Replayed"] == "true" && again.body == first.body)
                #expect(try await signUp("Harbour9Light").code == .idempotencyMismatch)
            }
            try await expectOnlyItsRepeat()
            // What the release before kept.
            try await fixture.auth.database.write { db in try await db.execute("UPDATE idempotency_keys SET request_hash = \(plain)") }
            try await expectOnlyItsRepeat()
        }
    }

    /// What a stranger could guess is no key of a caller who is not signed in.
    @Test func aKeyThatCouldBeGuessedIsRefused() async throws {
        try await AuthFixture.run { fixture async throws in
            _ = try await fixture.signUp()
            let refused = try await logIn(fixture, key: "login-1")
            #expect(refused.code == .validationFailed && refused.fields == ["Idempotency-Key too_short"])
            #expect(try await logIn(fixture, key: "login-1-abcdefgh").status == 200)
        }
    }
}
