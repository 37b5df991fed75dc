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

@Suite struct LoginTests {
    @Test(.proves("GTSD-1.2-02", "AUTH-03")) func unknownAddressAndWrongPasswordAreAnsweredAlike() async throws {
        try await AuthFixture.run { fixture async throws in
            _ = try await fixture.signUp()
            let client = fixture.client.with("X-Request-Id", "same")
            func body(_ email: String) async throws -> (Int, [UInt8]) {
                let answer = try await client.answer(
                    Auth.login,
                    LoginRequest(product: .gtsd, email: ShortText(trusted: email), password: try GivenPassword(validating: "Wrong7Wrong")))
                return (answer.status, answer.body)
            }
            let wrong = try await body("layla@example.com")
            for email in ["nobody@example.com", "not an address", "😀", "' OR 1=1 --", "layla@example.com\u{200e}"] {
                let unknown = try await body(email)
                #expect(unknown == wrong, "\(email)")
            }
        }
    }

    @Test func wrongPasswordsSlowTheAccountDownAndNotForEver() async throws {
        try await AuthFixture.run { fixture async throws in
            _ = try await fixture.signUp()
            for _ in 0..<5 { #expect(try await fixture.logIn("layla@example.com", "Wrong7Wrong").code == .credentialsInvalid) }
            let throttled = try await fixture.logIn()
            #expect(throttled.code == .loginThrottled)
            #expect(throttled.headers["Retry-After"] == "1")
            fixture.auth.clock.advance(by: .seconds(1))
            #expect(try await fixture.logIn("layla@example.com", "Wrong7Wrong").code == .credentialsInvalid)
            #expect(try await fixture.logIn().headers["Retry-After"] == "2")
            fixture.auth.clock.advance(by: .seconds(2))
            #expect(try await fixture.logIn().status == 200)
            #expect(try await fixture.logIn().status == 200)
        }
    }

    @Test func anUnknownAddressIsThrottledLikeAKnownOne() async throws {
        try await AuthFixture.run { fixture async throws in
            for _ in 0..<5 { #expect(try await fixture.logIn("nobody@example.com").code == .credentialsInvalid) }
            #expect(try await fixture.logIn("nobody@example.com").code == .loginThrottled)
        }
    }

    @Test func anAttackerCannotLockOutAKnownDevice() async throws {
        try await AuthFixture.run { fixture async throws in
            _ = try await fixture.signUp()
            #expect(try await fixture.logIn(device: "my-phone").status == 200)
            for _ in 0..<10 { _ = try await fixture.logIn("layla@example.com", "Wrong7Wrong") }
            #expect(try await fixture.logIn().code == .loginThrottled)
            #expect(try await fixture.logIn(device: "a-guess").code == .loginThrottled)
            #expect(try await fixture.logIn(device: "my-phone").status == 200)
        }
    }

    @Test func aSignedInDeviceGoesOnDuringAnAttack() async throws {
        try await AuthFixture.run { fixture async throws in
            let mine = try await fixture.signUp()
            for _ in 0..<10 { _ = try await fixture.logIn("layla@example.com", "Wrong7Wrong") }
            #expect(try await fixture.bearing(mine.accessToken).answer(Auth.me).status == 200)
            let token = mine.refreshToken ?? OpaqueToken(trusted: "none")
            #expect(try await fixture.client.answer(Auth.refresh, RefreshRequest(refreshToken: token)).status == 200)
        }
    }

    @Test func aHashOfOlderCostsIsRaisedByOneLogin() async throws {
        let raised = try #require(PasswordHashing(memoryKiB: 16, passes: 2))
        let old = try await PasswordHasher(costs: .cheapest, threads: 1, random: SystemRandom()).hash("Mountain7Path")
        try await AuthFixture.run(configure: { $0.hashing = raised }) { fixture async throws in
            let account = try await fixture.signUp()
            func stored() async throws -> String {
                try await fixture.auth.database.read { db in
                    try await db.query("SELECT password_hash FROM users WHERE id = \(account.user.id.text)")[0].get(0)
                }
            }
            try await fixture.auth.database.write { db in
                try await db.execute("UPDATE users SET password_hash = \(old) WHERE id = \(account.user.id.text)")
            }
            #expect(try await fixture.logIn("layla@example.com", "Wrong7Wrong").status == 401)
            #expect(try await stored() == old)
            #expect(try await fixture.logIn().status == 200)
            let new = try await stored()
            #expect(new.hasPrefix("$argon2id$v=19$m=16,t=2,p=1$"))
            #expect(try await fixture.logIn().status == 200)
            #expect(try await stored() == new)
        }
    }

    @Test func ironLiftWantsAVerifiedAddressAndOnlyThen() async throws {
        try await AuthFixture.run { fixture async throws in
            let answer = try await fixture.signUp(product: .ironlift)
            #expect(answer.accessToken == nil)
            #expect(try await fixture.logIn(product: .ironlift).code == .emailNotVerified)
            #expect(try await fixture.logIn("layla@example.com", "Wrong7Wrong", product: .ironlift).code == .credentialsInvalid)
            let mail = try await fixture.newest("layla@example.com", .mail)
            let account = try await fixture.client.call(Auth.verifyEmail, LinkToken(token: OpaqueToken(trusted: mail.token ?? "")))
            #expect(account.emailVerified)
            #expect(try await fixture.logIn(product: .ironlift).status == 200)
        }
    }

    @Test func aProductOnlySignsInItsOwnWay() async throws {
        try await AuthFixture.run { fixture async throws in
            let mail = try await fixture.client.json(
                .post, "/auth/login", #"{"product":"fitcoach","email":"a@example.com","password":"x"}"#)
            #expect(mail.fields == ["product not_allowed"])
            let phone = try await fixture.client.json(.post, "/auth/otp/request", #"{"product":"gtsd","phone":"0501234567"}"#)
            #expect(phone.fields == ["product not_allowed"])
        }
    }

    @Test(.proves("GTSD-P-3.1-05")) func acceptedTermsAreStoredWithTheirVersion() async throws {
        try await AuthFixture.run { fixture async throws in
            let account = try await fixture.signUp()
            let row = try await fixture.auth.database.read { db in
                try await db.query("SELECT terms_version, terms_accepted_at FROM users WHERE id = \(account.user.id.text)")[0]
            }
            #expect(try row.get(0, as: String.self) == "2026-01")
            #expect(try row.get(1, as: Instant.self) == fixture.auth.clock.now())
        }
    }

    @Test func aDemoReadsAndDoesNotWrite() async throws {
        try await AuthFixture.run { fixture async throws in
            let first = try await fixture.client.call(Auth.demo, DemoRequest(product: .fitcoach))
            let second = try await fixture.client.call(Auth.demo, DemoRequest(product: .fitcoach))
            #expect(first.user.demo)
            #expect(first.user.id == second.user.id)
            let demo = fixture.bearing(first.accessToken)
            #expect(try await demo.answer(Auth.me).status == 200)
            #expect(try await demo.answer(Auth.deleteMe, AccountDeletion(password: .example)).code == .demoReadOnly)
            #expect(try await demo.answer(Auth.deleteSession, SessionParameters(id: .example), Nothing()).code == .demoReadOnly)
            #expect(try await demo.answer(Auth.logout, LogoutRequest()).status == 204)
        }
    }
}
