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

@Suite struct PrivacyTests {
    /// Goes through every kind of call and then looks for what was said in everything that was logged.
    @Test func logsHoldNoPersonalDataAndNoSecrets() async throws {
        try await AuthFixture.run(transport: .socket) { fixture async throws in
            let email = "private.person@example.com", phone = "+966501234567", password = "Mountain7Path", next = "Harbour9Light"
            var secrets = [email, "private.person", phone, "501234567", password, next, "PRIVATE"]
            let account = try await fixture.signUp(email)
            let (id, code) = try await fixture.challenge(phone)
            _ = try await fixture.verify(id, "000000")
            _ = try await fixture.verify(id, code)
            _ = try await fixture.logIn(email, "Wrong7Wrong")
            _ = try await fixture.client.answer(
                Auth.forgotPassword, EmailRequest(product: .gtsd, email: try EmailAddress(validating: email)))
            let reset = try await fixture.newest(email, .mail, after: 1)
            _ = try await fixture.client.answer(
                Auth.resetPassword,
                PasswordReset(token: OpaqueToken(trusted: reset.token ?? ""), password: try NewPassword(validating: next)))
            let session = try await fixture.logIn(email, next).decoded(SessionTokens.self)
            _ = try await fixture.client.answer(Auth.refresh, RefreshRequest(refreshToken: session.refreshToken))
            _ = try await fixture.bearing(session.accessToken).answer(Auth.me)
            _ = try await fixture.client.send(.get, "/nowhere/\(email)?phone=\(phone)")
            _ = try await fixture.client.json(.post, "/auth/login", #"{"email": "PRIVATE"#)
            secrets += [
                code, reset.token ?? "x", session.refreshToken.text, session.accessToken.text, account.accessToken?.text ?? "x",
                account.refreshToken?.text ?? "x",
            ]
            let log = fixture.auth.log.text + fixture.sandbox.log.text
            #expect(log.contains("request"))
            for secret in secrets { #expect(!log.contains(secret), "\(secret.prefix(12))…") }
        }
    }

    /// Whoever reads the table may know the address that they look for.
    @Test func theBudgetOfMailDoesNotTellWhoseItIs() async throws {
        try await AuthFixture.run { fixture async throws in
            _ = try await fixture.client.answer(
                Auth.forgotPassword, EmailRequest(product: .gtsd, email: try EmailAddress(validating: "layla@example.com")))
            let guess = "mail|reset_password||" + base64url(sha256("gtsd|layla@example.com"))
            #expect(try await fixture.auth.rows("SELECT used FROM budgets WHERE bucket LIKE 'mail|%'") == 1)
            #expect(try await fixture.auth.rows("SELECT used FROM budgets WHERE bucket = \(guess)") == 0)
        }
    }

    @Test func theDatabaseHoldsNoReadableSecrets() async throws {
        try await AuthFixture.run { fixture async throws in
            // With the gateway down the outbox keeps what it could not send: that must be sealed too.
            try await fixture.sandbox.client.call(Sandbox.disturb, Disturbance(channel: .sms, mode: .fail, count: 100))
            try await fixture.sandbox.client.call(Sandbox.disturb, Disturbance(channel: .mail, mode: .fail, count: 100))
            _ = try await fixture.client.json(
                .post, "/auth/signup", #"{"name":"L","email":"layla@example.com","password":"Mountain7Path","termsAccepted":true}"#,
                headers: ["Idempotency-Key": "a-key-that-nobody-guesses"])
            _ = try await fixture.requestCode()
            for table in [
                "work", "idempotency_keys", "otp_challenges", "link_tokens", "login_attempts", "budgets", "otp_numbers", "signing_ring",
            ] {
                let rows = try await fixture.auth.database.read { db in
                    try await db.query(SQL(stringLiteral: "SELECT * FROM \(table)")).map { row in
                        row.columns.map { "\(row[$0] ?? .null)" }.joined(separator: " ")
                    }
                }
                let text = rows.joined(separator: "\n")
                for secret in [
                    "layla@example.com", "501234567", "Mountain7Path", "your FitCoach+ code", "verify-email?token", "accessToken", "seed",
                ] {
                    #expect(!text.contains(secret), "\(table) holds \(secret)")
                }
            }
            #expect(try await fixture.rows("SELECT id FROM work") == 2)
        }
    }

    @Test func aUsedChallengeForgetsItsNumber() async throws {
        try await AuthFixture.run { fixture async throws in
            let (id, code) = try await fixture.challenge()
            let waiting = try await fixture.rows("SELECT id FROM otp_challenges WHERE id = \(id.text) AND phone <> ''")
            #expect(try await fixture.verify(id, code).status == 200)
            #expect(waiting == 1)
            #expect(try await fixture.rows("SELECT id FROM otp_challenges WHERE id = \(id.text) AND phone = ''") == 1)
        }
    }

    /// Two people's challenges: whoever can write to the database cannot make one's code prove the other's number.
    @Test func aNumberMovedToAnotherChallengeProvesNothing() async throws {
        try await AuthFixture.run { fixture async throws in
            let mine = try await fixture.challenge("0501234567"), other = try await fixture.challenge("0551234567")
            try await fixture.auth.database.write { db in
                try await db.execute("""
                    UPDATE otp_challenges SET phone = (SELECT phone FROM otp_challenges WHERE id = \(other.id.text)) WHERE id = \(mine.id.text)
                    """)
            }
            #expect(try await fixture.verify(mine.id, mine.code).code == .otpIncorrect)
            #expect(try await fixture.verify(other.id, other.code).status == 200)
        }
    }
}
