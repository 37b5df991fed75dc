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

/// What one number gets in a day from all who never signed in with it, and how often they may guess. A device that did is counted alone.
@Suite(.serialized) struct OTPBudgetTests {
    private static let phone = "0501234567"

    private func ask(_ fixture: AuthFixture, network: Int, device: String? = nil, phone: String = phone) async throws -> Answer {
        try await fixture.client.with("X-Forwarded-For", "203.0.113.\(network)").answer(
            Auth.requestOTP, OTPRequest(phone: PhoneText(trusted: phone), device: device.map { DeviceInfo(id: ShortText(trusted: $0)) }))
    }

    /// Asks for a code and tries wrong ones.
    private func guess(_ fixture: AuthFixture, network: Int, times: Int) async throws -> [ErrorCode] {
        let challenge = try await ask(fixture, network: network).decoded(OTPChallenge.self).challengeId
        var codes: [ErrorCode] = []
        for _ in 0..<times { codes.append(try #require(try await fixture.verify(challenge, "000000").code)) }
        return codes
    }

    /// Signs in on a device that is known from then on.
    @discardableResult
    private func signIn(_ fixture: AuthFixture, device: String) async throws -> OTPSession {
        let (id, code) = try await fixture.challenge(Self.phone)
        let answer = try await fixture.client.answer(
            Auth.verifyOTP,
            OTPVerification(challengeId: id, code: OneTimeCode(trusted: code), device: DeviceInfo(id: ShortText(trusted: device))))
        #expect(answer.status == 200)
        return try answer.decoded(OTPSession.self)
    }

    @Test(arguments: Engine.allCases)
    func strangersOfManyNetworksShareANumbersDay(_ engine: Engine) async throws {
        try await AuthFixture.run(
            engine: engine, trustedProxies: ["127.0.0.1"], configure: { $0.otp.perNumberDailyInAll = 4 }
        ) { fixture async throws in
            try await signIn(fixture, device: "owners-phone")
            var statuses: [Int] = []
            for network in 1...3 { statuses.append(try await ask(fixture, network: network).status) }
            #expect(statuses == [202, 202, 202])
            let refused = try await ask(fixture, network: 4)
            #expect(refused.code == .rateLimited && refused.headers["Retry-After"] != nil)
            // Also in the next hour; but not for another number, nor for whoever signed in before.
            fixture.auth.clock.advance(by: .hours(1))
            #expect(try await ask(fixture, network: 5).code == .rateLimited)
            #expect(try await ask(fixture, network: 5, phone: "0551234567").status == 202)
            #expect(try await ask(fixture, network: 5, device: "owners-phone").status == 202)
            fixture.auth.clock.advance(by: .days(1))
            #expect(try await ask(fixture, network: 5).status == 202)
        }
    }

    @Test(arguments: Engine.allCases)
    func asManyAsTheDayHasAreSentToManyAtOnce(_ engine: Engine) async throws {
        try await AuthFixture.run(
            engine: engine, trustedProxies: ["127.0.0.1"], configure: { $0.otp.perNumberDailyInAll = 5 }
        ) { fixture async throws in
            let answers = try await parallel(20) { try await ask(fixture, network: $0 + 1) }
            #expect(answers.count { $0.status == 202 } == 5)
            #expect(answers.count { $0.code == .rateLimited } == 15)
        }
    }

    @Test(arguments: Engine.allCases)
    func wrongCodesAreCountedByNetworkAndByNumber(_ engine: Engine) async throws {
        try await AuthFixture.run(
            engine: engine, trustedProxies: ["127.0.0.1"],
            configure: { settings in
                settings.otp.wrongPerLaneDaily = 4
                settings.otp.wrongPerNumberDaily = 7
            }
        ) { fixture async throws in
            try await signIn(fixture, device: "owners-phone")
            let first = try await guess(fixture, network: 1, times: 5)
            #expect(first == [.otpIncorrect, .otpIncorrect, .otpIncorrect, .otpIncorrect, .rateLimited])
            fixture.auth.clock.advance(by: .seconds(61))
            // No code is sent that could not be tried.
            #expect(try await ask(fixture, network: 1).code == .rateLimited)
            let second = try await guess(fixture, network: 2, times: 4)
            #expect(second == [.otpIncorrect, .otpIncorrect, .otpIncorrect, .rateLimited])
            let refused = try await ask(fixture, network: 3)
            #expect(refused.code == .rateLimited && refused.headers["Retry-After"] != nil)
            #expect(try await ask(fixture, network: 3, phone: "0551234567").status == 202)

            // The owner's device neither waits for strangers nor guesses without end. Three messages came before.
            _ = try await fixture.newest(Self.phone, .sms, after: 2)
            let owners = try await ask(fixture, network: 1, device: "owners-phone").decoded(OTPChallenge.self).challengeId
            let code = try await fixture.newest(Self.phone, .sms, after: 3).code ?? ""
            #expect(try await fixture.verify(owners, code == "000000" ? "111111" : "000000").code == .otpIncorrect)
            #expect(try await fixture.verify(owners, code).status == 200)

            fixture.auth.clock.advance(by: .days(1))
            #expect(try await guess(fixture, network: 1, times: 1) == [.otpIncorrect])
        }
    }

    private func ask(_ fixture: AuthFixture, from address: String, phone: String) async throws -> Answer {
        try await fixture.client.with("X-Forwarded-For", address).answer(Auth.requestOTP, OTPRequest(phone: PhoneText(trusted: phone)))
    }

    /// Whoever rents a site of IPv6 has 65,536 networks: they do not use up what everybody has.
    @Test(arguments: Engine.allCases)
    func networksOfOneSiteShareAnHour(_ engine: Engine) async throws {
        try await AuthFixture.run(
            engine: engine, trustedProxies: ["127.0.0.1"],
            configure: { settings in
                settings.otp.perAddressHourly = 1
                settings.otp.globalHourly = 10
            }
        ) { fixture async throws in
            var statuses: [Int] = []
            for network in 1...20 {
                statuses.append(try await ask(fixture, from: "2001:db8:1:\(network)::1", phone: "05012345\(10 + network)").status)
            }
            #expect(statuses == [Int](repeating: 202, count: 8) + [Int](repeating: 429, count: 12))
            #expect(try await ask(fixture, from: "2001:db8:1:99::1", phone: "0501234599").code == .rateLimited)
            #expect(try await ask(fixture, from: "2001:db8:2::1", phone: "0501234599").status == 202)
            #expect(try await ask(fixture, from: "203.0.113.1", phone: "0501234598").status == 202)
            fixture.auth.clock.advance(by: .hours(1))
            #expect(try await ask(fixture, from: "2001:db8:1:99::1", phone: "0501234597").status == 202)
        }
    }

    @Test(arguments: Engine.allCases)
    func networksOfOneSiteShareAnHoursWrongCodes(_ engine: Engine) async throws {
        try await AuthFixture.run(
            engine: engine, trustedProxies: ["127.0.0.1"],
            configure: { settings in
                settings.otp.wrongPerLaneDaily = 2
                settings.otp.networksPerSite = 2
            }
        ) { fixture async throws in
            for network in 1...2 {
                let address = "2001:db8:1:\(network)::1"
                let id = try await ask(fixture, from: address, phone: "050123450\(network)").decoded(OTPChallenge.self).challengeId
                for _ in 0..<2 {
                    let answer = try await fixture.client.with("X-Forwarded-For", address).answer(
                        Auth.verifyOTP, OTPVerification(challengeId: id, code: OneTimeCode(trusted: "000000")))
                    #expect(answer.code == .otpIncorrect)
                }
            }
            // No code is sent that could not be tried.
            #expect(try await ask(fixture, from: "2001:db8:1:3::1", phone: "0501234503").code == .rateLimited)
            #expect(try await ask(fixture, from: "2001:db8:2:3::1", phone: "0501234503").status == 202)
            fixture.auth.clock.advance(by: .hours(1))
            #expect(try await ask(fixture, from: "2001:db8:1:3::1", phone: "0501234504").status == 202)
        }
    }

    /// A site's hour is over soon. What was refused because of it does not use up what the network and the number have until the next day.
    @Test(arguments: Engine.allCases)
    func whatASiteIsRefusedCountsForNothingElse(_ engine: Engine) async throws {
        try await AuthFixture.run(
            engine: engine, trustedProxies: ["127.0.0.1"],
            configure: { settings in
                settings.otp.wrongPerLaneDaily = 2
                settings.otp.networksPerSite = 1
            }
        ) { fixture async throws in
            func challenge(_ network: Int) async throws -> ChallengeID {
                let answer = try await ask(fixture, from: "2001:db8:1:\(network)::1", phone: "050123450\(network)")
                return try answer.decoded(OTPChallenge.self).challengeId
            }
            func guess(_ id: ChallengeID, _ network: Int) async throws -> ErrorCode? {
                try await fixture.client.with("X-Forwarded-For", "2001:db8:1:\(network)::1").answer(
                    Auth.verifyOTP, OTPVerification(challengeId: id, code: OneTimeCode(trusted: "000000"))
                ).code
            }
            let first = try await challenge(1), second = try await challenge(2)
            for _ in 0..<2 { #expect(try await guess(first, 1) == .otpIncorrect) }
            for _ in 0..<3 { #expect(try await guess(second, 2) == .rateLimited) }
            fixture.auth.clock.advance(by: .hours(1))
            // The second network has both of its day's wrong codes left.
            let third = try await challenge(2)
            for _ in 0..<2 { #expect(try await guess(third, 2) == .otpIncorrect) }
        }
    }

    /// Its session is forgotten a month after they signed out. The device is theirs for as long as that session could have lived.
    @Test(arguments: Engine.allCases)
    func aDeviceThatSignedOutAMonthAgoIsKnown(_ engine: Engine) async throws {
        try await AuthFixture.run(
            engine: engine, trustedProxies: ["127.0.0.1"],
            configure: { settings in
                settings.otp.wrongPerLaneDaily = 4
                settings.otp.wrongPerNumberDaily = 4
            }
        ) { fixture async throws in
            let session = try await signIn(fixture, device: "owners-phone")
            #expect(try await fixture.bearing(session.accessToken).answer(Auth.logout, LogoutRequest(scope: .global)).status == 204)
            fixture.auth.clock.advance(by: .days(31))
            try await fixture.auth.app.service.tidy(now: fixture.auth.clock.now())
            #expect(try await fixture.rows("SELECT id FROM sessions") == 0)
            _ = try await guess(fixture, network: 1, times: 4)
            #expect(try await ask(fixture, network: 2, device: "made-up").code == .rateLimited)
            #expect(try await ask(fixture, network: 2, device: "owners-phone").status == 202)
            // 180 days and a month after the sign-in it is forgotten, too.
            fixture.auth.clock.advance(by: .days(180))
            try await fixture.auth.app.service.tidy(now: fixture.auth.clock.now())
            #expect(try await fixture.rows("SELECT user_id FROM known_devices") == 0)
        }
    }

    /// One statement counts, so that many at once are not compared more often than they may be wrong.
    @Test(arguments: Engine.allCases)
    func ofManyGuessesAtOnceTheDaysAreCompared(_ engine: Engine) async throws {
        try await AuthFixture.run(
            engine: engine,
            configure: { settings in
                settings.otp.attempts = 100
                settings.otp.wrongPerLaneDaily = 50
                settings.otp.wrongPerNumberDaily = 7
            }
        ) { fixture async throws in
            let (id, code) = try await fixture.challenge(Self.phone)
            let wrong = code == "000000" ? "111111" : "000000"
            let codes = try await parallel(30) { _ in try await fixture.verify(id, wrong).code }
            #expect(codes.count { $0 == .otpIncorrect } == 7)
            #expect(codes.count { $0 == .rateLimited } == 23)
            #expect(try await fixture.verify(id, code).code == .rateLimited)
        }
    }

    @Test(arguments: Engine.allCases)
    func rightCodesCountForNothing(_ engine: Engine) async throws {
        try await AuthFixture.run(engine: engine, configure: { $0.otp.wrongPerNumberDaily = 1 }) { fixture async throws in
            for _ in 0..<3 {
                let (id, code) = try await fixture.challenge(Self.phone)
                #expect(try await fixture.verify(id, code).status == 200)
                fixture.auth.clock.advance(by: .seconds(61))
            }
            let (id, code) = try await fixture.challenge(Self.phone)
            #expect(try await fixture.verify(id, code == "000000" ? "111111" : "000000").code == .otpIncorrect)
            #expect(try await fixture.verify(id, code).code == .rateLimited)
        }
    }
}
