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

@Suite struct PasswordTests {
    private func reset(_ fixture: AuthFixture, _ token: String?, _ password: String = "Harbour9Light") async throws -> Answer {
        try await fixture.client.answer(
            Auth.resetPassword,
            PasswordReset(token: OpaqueToken(trusted: token ?? "none"), password: try NewPassword(validating: password)))
    }

    private func forgot(_ fixture: AuthFixture, _ email: String = "layla@example.com") async throws -> Answer {
        try await fixture.client.answer(Auth.forgotPassword, EmailRequest(product: .gtsd, email: try EmailAddress(validating: email)))
    }

    private func link(_ fixture: AuthFixture) async throws -> String? {
        let before = try await fixture.messages("layla@example.com", .mail).count
        #expect(try await forgot(fixture).status == 202)
        return try await fixture.newest("layla@example.com", .mail, after: before).token
    }

    @Test(.proves("GTSD-P-3.1-02")) func aResetEndsEverySessionAndDoesNotSignIn() async throws {
        try await AuthFixture.run { fixture async throws in
            let session = try await fixture.signUp()
            _ = try await fixture.newest("layla@example.com", .mail)
            let answer = try await reset(fixture, try await link(fixture))
            #expect(answer.status == 204)
            #expect(answer.body.isEmpty)
            #expect(try await fixture.bearing(session.accessToken).answer(Auth.me).status == 401)
            #expect(try await fixture.logIn().code == .credentialsInvalid)
            #expect(try await fixture.logIn("layla@example.com", "Harbour9Light").status == 200)
            let notice = try await fixture.newest("layla@example.com", .mail, after: 2)
            #expect(notice.subject == "Your GTSD password was changed")
        }
    }

    /// Whoever has shown that the mailbox is theirs does not wait for what strangers tried.
    @Test(arguments: Engine.allCases) func aResetEndsTheWaitAfterWrongPasswords(_ engine: Engine) async throws {
        try await AuthFixture.run(engine: engine) { fixture async throws in
            _ = try await fixture.signUp()
            _ = try await fixture.newest("layla@example.com", .mail)
            for _ in 0..<5 { #expect(try await fixture.logIn("layla@example.com", "Wrong7Wrong").code == .credentialsInvalid) }
            #expect(try await fixture.logIn().code == .loginThrottled)
            #expect(try await reset(fixture, try await link(fixture)).status == 204)
            #expect(try await fixture.logIn("layla@example.com", "Harbour9Light").status == 200)
        }
    }

    @Test func aNewerLinkKillsTheOlder() async throws {
        try await AuthFixture.run { fixture async throws in
            _ = try await fixture.signUp()
            _ = try await fixture.newest("layla@example.com", .mail)
            let first = try await link(fixture)
            let second = try await link(fixture)
            #expect(first != second)
            #expect(try await reset(fixture, first).code == .tokenUsed)
            #expect(try await reset(fixture, second).status == 204)
        }
    }

    @Test(.proves("GTSD-P-3.1-02"), arguments: [(3599, 204), (3600, 410)])
    func aLinkWorksForAnHour(_ seconds: Int, _ status: Int) async throws {
        try await AuthFixture.run { fixture async throws in
            _ = try await fixture.signUp()
            _ = try await fixture.newest("layla@example.com", .mail)
            let token = try await link(fixture)
            fixture.auth.clock.advance(by: .seconds(seconds))
            #expect(try await reset(fixture, token).status == status)
        }
    }

    @Test func aLinkForOnePurposeDoesNotServeAnother() async throws {
        try await AuthFixture.run { fixture async throws in
            _ = try await fixture.signUp()
            let verification = try await fixture.newest("layla@example.com", .mail)
            #expect(try await reset(fixture, verification.token).code == .tokenInvalid)
        }
    }

    @Test(.proves("AUTH-07")) func unknownAddressesAreAnsweredAlikeAndGetNoMail() async throws {
        try await AuthFixture.run { fixture async throws in
            _ = try await fixture.signUp()
            let known = try await forgot(fixture)
            let unknown = try await forgot(fixture, "nobody@example.com")
            #expect(known.status == unknown.status)
            #expect(known.body == unknown.body)
            _ = try await fixture.newest("layla@example.com", .mail, after: 1)
            #expect(try await fixture.messages("nobody@example.com", .mail).isEmpty)
        }
    }

    @Test func oneAddressGetsFiveMailsAnHourAndTheAnswerStaysTheSame() async throws {
        try await AuthFixture.run { fixture async throws in
            _ = try await fixture.signUp()
            var bodies: Set<[UInt8]> = []
            for _ in 0..<8 { bodies.insert(try await forgot(fixture).body) }
            #expect(bodies.count == 1)
            #expect(try await fixture.rows("SELECT token_hash FROM link_tokens WHERE purpose = 'reset_password'") == 5)
        }
    }

    /// A stranger asks for links that are not mailed, as the address is confirmed, and takes nobody's way back into their account.
    @Test func askingForConfirmationsTakesNoResetFromAnybody() async throws {
        try await AuthFixture.run { fixture async throws in
            _ = try await fixture.signUp()
            let mail = try await fixture.newest("layla@example.com", .mail)
            _ = try await fixture.client.call(Auth.verifyEmail, LinkToken(token: OpaqueToken(trusted: mail.token ?? "")))
            let request = EmailRequest(product: .gtsd, email: try EmailAddress(validating: "layla@example.com"))
            for _ in 0..<5 { #expect(try await fixture.client.answer(Auth.resendEmail, request).status == 202) }
            #expect(try await fixture.rows("SELECT token_hash FROM link_tokens WHERE purpose = 'verify_email'") == 1)
            #expect(try await reset(fixture, try await link(fixture)).status == 204)
        }
    }

    @Test func changingThePasswordKeepsThisSessionAndEndsTheOthers() async throws {
        try await AuthFixture.run { fixture async throws in
            let other = try await fixture.signUp()
            let mine = try await fixture.logIn().decoded(SessionTokens.self)
            let client = fixture.bearing(mine.accessToken)
            let wrong = PasswordChange(
                current: try GivenPassword(validating: "Wrong7Wrong"), new: try NewPassword(validating: "Harbour9Light"))
            #expect(try await client.answer(Auth.changePassword, wrong).code == .credentialsInvalid)
            let right = PasswordChange(current: .example, new: try NewPassword(validating: "Harbour9Light"))
            #expect(try await client.answer(Auth.changePassword, right).status == 204)
            #expect(try await client.answer(Auth.me).status == 200)
            #expect(try await fixture.bearing(other.accessToken).answer(Auth.me).status == 401)
            #expect(try await fixture.logIn("layla@example.com", "Harbour9Light").status == 200)
        }
    }

    /// Whoever reads the mail of somebody who has just chosen another password cannot choose one after them.
    @Test(arguments: Engine.allCases) func aChangeEndsTheLinkToChooseAnother(_ engine: Engine) async throws {
        try await AuthFixture.run(engine: engine) { fixture async throws in
            let session = try await fixture.signUp()
            let verification = try await fixture.newest("layla@example.com", .mail)
            let token = try await link(fixture)
            let client = fixture.bearing(session.accessToken)
            let wrong = PasswordChange(
                current: try GivenPassword(validating: "Wrong7Wrong"), new: try NewPassword(validating: "Harbour9Light"))
            #expect(try await client.answer(Auth.changePassword, wrong).code == .credentialsInvalid)
            // A change that was refused ends nothing.
            #expect(try await fixture.rows("SELECT token_hash FROM link_tokens WHERE used_at IS NULL") == 2)
            let change = PasswordChange(current: .example, new: try NewPassword(validating: "Harbour9Light"))
            #expect(try await client.answer(Auth.changePassword, change).status == 204)
            _ = try await fixture.newest("layla@example.com", .mail, after: 2)
            #expect(try await reset(fixture, token, "Intruder9Stone").code == .tokenUsed)
            #expect(try await fixture.logIn("layla@example.com", "Intruder9Stone").code == .credentialsInvalid)
            #expect(try await fixture.logIn("layla@example.com", "Harbour9Light").status == 200)
            // Links for other purposes are none of its business, and whoever forgets the new password asks for another link.
            let confirmation = LinkToken(token: OpaqueToken(trusted: verification.token ?? ""))
            #expect(try await fixture.client.answer(Auth.verifyEmail, confirmation).status == 200)
            #expect(try await reset(fixture, try await link(fixture)).status == 204)
        }
    }

    /// Two that were asked for at the same time are both open; using either ends the other.
    @Test(arguments: Engine.allCases) func aResetEndsTheOtherLinks(_ engine: Engine) async throws {
        try await AuthFixture.run(engine: engine) { fixture async throws in
            _ = try await fixture.signUp()
            _ = try await fixture.newest("layla@example.com", .mail)
            let first = try await link(fixture)
            let second = try await link(fixture)
            try await fixture.auth.database.write { db in try await db.execute("UPDATE link_tokens SET used_at = NULL") }
            #expect(try await reset(fixture, second).status == 204)
            #expect(try await reset(fixture, first, "Intruder9Stone").code == .tokenUsed)
            #expect(try await fixture.logIn("layla@example.com", "Harbour9Light").status == 200)
        }
    }

    @Test func anArabicPassphraseWorksInEitherNormalForm() async throws {
        try await AuthFixture.run { fixture async throws in
            // Presentation forms, as an old keyboard sends them, and plain letters are one text after NFKC.
            _ = try await fixture.signUp(password: "ﻣﺮﺣﺒﺎ Aa1 ﺑﻚ")
            #expect(try await fixture.logIn("layla@example.com", "مرحبا Aa1 بك").status == 200)
        }
    }

    @Test func linkTokensAreStoredAsHashes() async throws {
        try await AuthFixture.run { fixture async throws in
            _ = try await fixture.signUp()
            let token = try await fixture.newest("layla@example.com", .mail).token ?? ""
            #expect(token.utf8.count == 43)
            #expect(try await fixture.rows("SELECT token_hash FROM link_tokens WHERE token_hash = \(token)") == 0)
        }
    }

    @Test func deletingTheAccountRemovesEverythingAndFreesTheAddress() async throws {
        try await AuthFixture.run { fixture async throws in
            let account = try await fixture.signUp()
            _ = try await fixture.logIn()
            let client = fixture.bearing(account.accessToken)
            #expect(try await client.answer(Auth.deleteMe, AccountDeletion(password: .example)).status == 204)
            for table in ["users", "sessions", "link_tokens"] {
                let left = try await fixture.auth.database.read { db in
                    try await db.query(SQL(stringLiteral: "SELECT * FROM \(table)")).count
                }
                #expect(left == 0, "\(table)")
            }
            #expect(try await client.answer(Auth.me).status == 401)
            #expect(try await fixture.signUp().user.id != account.user.id)
        }
    }
}
