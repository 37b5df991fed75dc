import AppTesting
import AuthService
import Contracts
import HTTPCore
import JSONCoding
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// What is sent again under its key, because nobody heard how it ended, is done once and answered as it was.
@Suite(.serialized, .timeLimit(.minutes(2))) struct RepeatTests {
    /// Sends something twice. Nobody hears of the first time, whose transaction has such a statement.
    private func repeated(
        _ fixture: AuthFixture, losing part: String, by client: AppClient? = nil, _ send: (AppClient) async throws -> Answer
    ) async throws -> Answer {
        let client = (client ?? fixture.client).with("Idempotency-Key", "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f")
        fixture.auth.loseCommit(of: part)
        let lost = try await send(client)
        #expect(lost.status == 503, "\(lost.text)")
        let again = try await send(client)
        #expect(again.headers["Idempotency-Replayed"] == "true", "\(again.text)")
        return again
    }

    @Test(arguments: Engine.allCases) func aLinkIsMailedOnce(_ engine: Engine) async throws {
        try await AuthFixture.run(engine: engine) { fixture async throws in
            _ = try await fixture.signUp()
            let request = EmailRequest(product: .gtsd, email: try EmailAddress(validating: "layla@example.com"))
            // The first was mailed to whoever signed up.
            for (endpoint, links) in [(Auth.resendEmail, 2), (Auth.forgotPassword, 3)] {
                let again = try await repeated(fixture, losing: "INSERT INTO link_tokens") { try await $0.answer(endpoint, request) }
                #expect(again.status == 202)
                #expect(try await fixture.rows("SELECT 1 FROM link_tokens") == links)
            }
        }
    }

    @Test(arguments: Engine.allCases) func aPasswordIsChosenOnce(_ engine: Engine) async throws {
        try await AuthFixture.run(engine: engine) { fixture async throws in
            let email = "layla@example.com"
            let session = try await fixture.signUp(email)
            let change = PasswordChange(
                current: try GivenPassword(validating: "Mountain7Path"), new: try NewPassword(validating: "River8Stone"))
            let changed = try await repeated(fixture, losing: "SET password_hash", by: fixture.bearing(session.accessToken)) {
                try await $0.answer(Auth.changePassword, change)
            }
            #expect(changed.status == 204)
            #expect(try await fixture.logIn(email, "River8Stone").status == 200)

            // What was mailed so far: the link of the sign-up, and that the password was changed.
            _ = try await fixture.newest(email, .mail, after: 1)
            let forgotten = EmailRequest(product: .gtsd, email: try EmailAddress(validating: email))
            #expect(try await fixture.client.answer(Auth.forgotPassword, forgotten).status == 202)
            let link = try #require(try await fixture.newest(email, .mail, after: 2).token)
            let reset = PasswordReset(token: OpaqueToken(trusted: link), password: try NewPassword(validating: "Harbour9Light"))
            let again = try await repeated(fixture, losing: "SET password_hash") { try await $0.answer(Auth.resetPassword, reset) }
            #expect(again.status == 204)
            #expect(try await fixture.logIn(email, "Harbour9Light").status == 200)
        }
    }

    /// Whoever is sent a code hears what it is for.
    @Test(arguments: Engine.allCases) func aCodeIsSentOnce(_ engine: Engine) async throws {
        try await AuthFixture.run(engine: engine) { fixture async throws in
            let phone = "0501234567"
            let again = try await repeated(fixture, losing: "INSERT INTO otp_challenges") {
                try await $0.answer(Auth.requestOTP, OTPRequest(phone: PhoneText(trusted: phone)))
            }
            #expect(again.status == 202)
            #expect(try await fixture.rows("SELECT 1 FROM otp_challenges") == 1)
            let challenge = try again.decoded(OTPChallenge.self)
            let code = try await fixture.newest(phone, .sms).code ?? ""
            #expect(try await fixture.verify(challenge.challengeId, code).status == 200)
        }
    }

    /// The ways to get a session.
    enum Way: String, CaseIterable {
        case signup, login, code, demo
    }

    @Test(arguments: Engine.allCases, Way.allCases) func aSessionIsStartedOnce(_ engine: Engine, _ way: Way) async throws {
        try await AuthFixture.run(engine: engine) { fixture async throws in
            let email = "layla@example.com", password = "Mountain7Path"
            if way == .login { _ = try await fixture.signUp(email, password: password) }
            let (challenge, code) = try await fixture.challenge()
            let before = try await fixture.rows("SELECT 1 FROM sessions")
            let again = try await repeated(fixture, losing: "INSERT INTO sessions") { client in
                switch way {
                case .signup:
                    return try await client.answer(
                        Auth.signup,
                        SignupRequest(
                            product: .gtsd, name: .example, email: try EmailAddress(validating: email),
                            password: try NewPassword(validating: password)))
                case .login:
                    return try await client.answer(
                        Auth.login,
                        LoginRequest(
                            product: .gtsd, email: ShortText(trusted: email), password: try GivenPassword(validating: password)))
                case .code:
                    return try await client.answer(
                        Auth.verifyOTP, OTPVerification(challengeId: challenge, code: OneTimeCode(trusted: code)))
                case .demo: return try await client.answer(Auth.demo, DemoRequest())
                }
            }
            #expect(again.status == (way == .signup || way == .demo ? 201 : 200))
            #expect(again.json?["accessToken"]?.string != nil)
            #expect(try await fixture.rows("SELECT 1 FROM sessions") == before + 1)
        }
    }
}
