import AppTesting
import AuthDomain
@testable import AuthService
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

    private func logIn(_ fixture: AuthFixture, from network: Int, _ password: String = "Mountain7Path", device: String? = nil) async throws
        -> Answer
    {
        try await logIn(fixture, at: "203.0.113.\(network)", password, device: device)
    }

    private func logIn(_ fixture: AuthFixture, at address: String, _ password: String = "Mountain7Path", device: String? = nil) async throws
        -> Answer
    {
        try await fixture.client.with("X-Forwarded-For", address).answer(
            Auth.login,
            LoginRequest(
                product: .gtsd, email: ShortText(trusted: "layla@example.com"), password: try GivenPassword(validating: password),
                device: device.map { DeviceInfo(id: ShortText(trusted: $0)) }))
    }

    /// A new device, or browser, is not known: whoever guesses from elsewhere does not keep its owner out.
    @Test(arguments: Engine.allCases) func anAttackerElsewhereHoldsNobodyUp(_ engine: Engine) async throws {
        try await AuthFixture.run(engine: engine, trustedProxies: ["127.0.0.1"]) { fixture async throws in
            _ = try await fixture.signUp()
            for _ in 0..<15 {
                fixture.auth.clock.advance(by: .minutes(15))
                #expect(try await logIn(fixture, from: 1, "Wrong7Wrong").code == .credentialsInvalid)
            }
            #expect(try await logIn(fixture, from: 1).headers["Retry-After"] == "900")
            #expect(try await logIn(fixture, from: 2).status == 200)
            // Whose success it was says nothing of the network that guesses.
            #expect(try await logIn(fixture, from: 1).code == .loginThrottled)
        }
    }

    /// Each of many networks has tries of its own, and all of them together have not many times as many.
    @Test(arguments: Engine.allCases) func manyNetworksAreSlowedTogether(_ engine: Engine) async throws {
        try await AuthFixture.run(
            engine: engine, trustedProxies: ["127.0.0.1"], configure: { $0.throttleInAll.free = 3 }
        ) { fixture async throws in
            _ = try await fixture.signUp()
            #expect(try await logIn(fixture, from: 9, device: "my-phone").status == 200)
            for network in 1...3 { #expect(try await logIn(fixture, from: network, "Wrong7Wrong").code == .credentialsInvalid) }
            let throttled = try await logIn(fixture, from: 4)
            #expect(throttled.code == .loginThrottled && throttled.headers["Retry-After"] == "1")
            // A refusal that tried nothing counts nowhere.
            #expect(try await fixture.rows("SELECT lane FROM login_attempts") == 4)
            #expect(try await logIn(fixture, from: 4, device: "my-phone").status == 200)
            fixture.auth.clock.advance(by: .seconds(1))
            #expect(try await logIn(fixture, from: 4).status == 200)
            #expect(try await logIn(fixture, from: 5).status == 200)
        }
    }

    /// Whoever has a line of IPv6 has many networks: all of them together do not hold up those who come from elsewhere.
    @Test(arguments: Engine.allCases) func networksOfOneSiteAreSlowedBeforeAllAre(_ engine: Engine) async throws {
        try await AuthFixture.run(
            engine: engine, trustedProxies: ["127.0.0.1"],
            configure: { settings in
                settings.throttleOfSite.free = 3
                settings.throttleInAll.free = 4
            }
        ) { fixture async throws in
            _ = try await fixture.signUp()
            for network in 1...3 {
                #expect(try await logIn(fixture, at: "2001:db8:1:\(network)::1", "Wrong7Wrong").code == .credentialsInvalid)
            }
            let throttled = try await logIn(fixture, at: "2001:db8:1:4::1", "Wrong7Wrong")
            #expect(throttled.code == .loginThrottled && throttled.headers["Retry-After"] == "1")
            // A refusal that tried nothing counts nowhere: all together have one left, which is that of the owner.
            #expect(try await fixture.rows("SELECT lane FROM login_attempts") == 5)
            #expect(try await logIn(fixture, at: "2001:db8:2:1::1").status == 200)
            #expect(try await logIn(fixture, from: 1).status == 200)
            // Whose success it was says nothing of the site that guesses.
            #expect(try await logIn(fixture, at: "2001:db8:1:4::1").code == .loginThrottled)
            fixture.auth.clock.advance(by: .seconds(1))
            #expect(try await logIn(fixture, at: "2001:db8:1:4::1").status == 200)
        }
    }

    /// One guess at each of many accounts is slowed in none of them.
    @Test(arguments: Engine.allCases) func whoTriesManyAccountsIsCountedByNetwork(_ engine: Engine) async throws {
        try await AuthFixture.run(
            engine: engine, trustedProxies: ["127.0.0.1"], configure: { $0.wrongPasswordsPerAddressHourly = 3 }
        ) { fixture async throws in
            _ = try await fixture.signUp()
            // Right ones count for nothing.
            for _ in 0..<4 { #expect(try await logIn(fixture, from: 1, device: "my-phone").status == 200) }
            let stranger = fixture.client.with("X-Forwarded-For", "203.0.113.1")
            for number in 0..<3 {
                let guess = LoginRequest(
                    product: .gtsd, email: ShortText(trusted: "person\(number)@example.com"),
                    password: try GivenPassword(validating: "Wrong7Wrong"))
                #expect(try await stranger.answer(Auth.login, guess).code == .credentialsInvalid)
            }
            // The right one is not looked at.
            let refused = try await logIn(fixture, from: 1)
            #expect(refused.code == .rateLimited && refused.headers["Retry-After"] != nil)
            #expect(try await logIn(fixture, from: 2).status == 200)
            #expect(try await logIn(fixture, from: 1, device: "my-phone").status == 200)
            fixture.auth.clock.advance(by: .hours(1))
            #expect(try await logIn(fixture, from: 1).status == 200)
        }
    }

    /// Whoever rents a site of IPv6 has 65,536 networks: they do not each have an hour's guesses.
    @Test(arguments: Engine.allCases) func networksOfOneSiteShareAnHoursGuesses(_ engine: Engine) async throws {
        try await AuthFixture.run(
            engine: engine, trustedProxies: ["127.0.0.1"],
            configure: { settings in
                settings.wrongPasswordsPerAddressHourly = 1
                settings.otp.networksPerSite = 2
            }
        ) { fixture async throws in
            _ = try await fixture.signUp()
            // Right ones count for nothing.
            for network in 1...3 { #expect(try await logIn(fixture, at: "2001:db8:1:\(network)::1").status == 200) }
            for network in 1...2 {
                let guess = LoginRequest(
                    product: .gtsd, email: ShortText(trusted: "person\(network)@example.com"),
                    password: try GivenPassword(validating: "Wrong7Wrong"))
                let stranger = fixture.client.with("X-Forwarded-For", "2001:db8:1:\(network)::1")
                #expect(try await stranger.answer(Auth.login, guess).code == .credentialsInvalid)
            }
            // The right one is not looked at.
            #expect(try await logIn(fixture, at: "2001:db8:1:3::1").code == .rateLimited)
            #expect(try await logIn(fixture, at: "2001:db8:2:3::1").status == 200)
            #expect(try await logIn(fixture, from: 1).status == 200)
            fixture.auth.clock.advance(by: .hours(1))
            #expect(try await logIn(fixture, at: "2001:db8:1:3::1").status == 200)
        }
    }

    @Test(arguments: Engine.allCases) func ofManyGuessesAtManyAccountsTheHoursAreCompared(_ engine: Engine) async throws {
        try await AuthFixture.run(engine: engine, configure: { $0.wrongPasswordsPerAddressHourly = 4 }) { fixture async throws in
            let answers = try await parallel(12) { try await fixture.logIn("person\($0)@example.com") }
            #expect(answers.count { $0.code == .credentialsInvalid } == 4)
            #expect(answers.count { $0.code == .rateLimited } == 8)
        }
    }

    /// More often than a lane may fail without a wait, and than a network may be wrong in an hour.
    @Test(arguments: Engine.allCases) func aPasswordThatNobodyComparedWasNoWrongOne(_ engine: Engine) async throws {
        try await AuthFixture.run(engine: engine, configure: { $0.wrongPasswordsPerAddressHourly = 3 }) { fixture async throws in
            let account = try await fixture.signUp()
            try await fixture.auth.database.write { db in
                try await db.execute("UPDATE users SET password_hash = 'unreadable' WHERE id = \(account.user.id.text)")
            }
            for _ in 0..<7 { #expect(try await fixture.logIn().status == 500) }
            #expect(try await fixture.rows("SELECT lane FROM login_attempts WHERE failures > 0") == 0)
        }
    }

    @Test(arguments: Engine.allCases) func whatIsTakenBackEndsNoWaitOfAnother(_ engine: Engine) async throws {
        try await AuthFixture.run(engine: engine) { fixture async throws in
            let throttle = LoginThrottle(), now = fixture.auth.clock.now()
            let waits: [Instant?] = try await fixture.auth.database.write { db in
                for _ in 0..<4 { _ = try await LoginAttemptStore.begin("lane", throttle, now: now, in: db) }
                _ = try await LoginAttemptStore.begin("lane", throttle, now: now + .milliseconds(1), in: db)
                try await LoginAttemptStore.takeBack("lane", begun: now, in: db)
                let another = try await LoginAttemptStore.begin("lane", throttle, now: now + .milliseconds(2), in: db)
                try await LoginAttemptStore.takeBack("lane", begun: now + .milliseconds(1), in: db)
                return [another, try await LoginAttemptStore.begin("lane", throttle, now: now + .milliseconds(2), in: db)]
            }
            let expected: [Instant?] = [now + .milliseconds(1_001), nil]
            #expect(waits == expected)
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
            #expect(try row.get(0, as: String.self) == "2026-12")
            #expect(try row.get(1, as: Instant.self) == fixture.auth.clock.now())
            // And whoever agreed is told.
            let me = try await fixture.bearing(account.accessToken).call(Auth.me)
            #expect(me.termsVersion == "2026-12" && me.termsAcceptedAt == fixture.auth.clock.now())
        }
    }

    /// Each is a row: one network does not make them without end.
    @Test func aNetworkStartsSoManyDemosAnHour() async throws {
        try await AuthFixture.run(trustedProxies: ["127.0.0.1"], configure: { $0.demosPerAddressHourly = 2 }) { fixture async throws in
            func start(_ address: String) async throws -> Answer {
                try await fixture.client.with("X-Forwarded-For", address).answer(Auth.demo, DemoRequest(product: .fitcoach))
            }
            for _ in 0..<2 { #expect(try await start("203.0.113.1").status == 201) }
            let refused = try await start("203.0.113.1")
            #expect(refused.code == .rateLimited && refused.headers["Retry-After"] != nil)
            #expect(try await fixture.rows("SELECT id FROM sessions") == 2)
            #expect(try await start("203.0.113.2").status == 201)
            fixture.auth.clock.advance(by: .hours(1))
            #expect(try await start("203.0.113.1").status == 201)
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
