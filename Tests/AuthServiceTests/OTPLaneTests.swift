import AppTesting
@testable import AuthService
import Contracts
import HTTPCore
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// What strangers ask for somebody's number does not lock them out.
@Suite(.serialized) struct OTPLaneTests {
    private func ask(_ fixture: AuthFixture, from address: String, device: String? = nil, phone: String = "0501234567") async throws
        -> Answer
    {
        try await fixture.client.with("X-Forwarded-For", address).answer(
            Auth.requestOTP, OTPRequest(phone: PhoneText(trusted: phone), device: device.map { DeviceInfo(id: ShortText(trusted: $0)) }))
    }

    /// Signs in on a device and gives what it got.
    private func signIn(_ fixture: AuthFixture, device: String) async throws {
        let (id, code) = try await fixture.challenge()
        let answer = try await fixture.client.answer(
            Auth.verifyOTP,
            OTPVerification(challengeId: id, code: OneTimeCode(trusted: code), device: DeviceInfo(id: ShortText(trusted: device))))
        #expect(answer.status == 200)
    }

    /// A stranger neither makes the owner wait nor kills the code that is on its way to them.
    @Test(arguments: Engine.allCases)
    func aStrangerHoldsNobodyUp(_ engine: Engine) async throws {
        try await AuthFixture.run(engine: engine, trustedProxies: ["127.0.0.1"]) { fixture async throws in
            let owner = try await fixture.challenge()
            for minute in 0..<4 {
                for stranger in ["203.0.113.1", "203.0.113.2"] {
                    #expect(try await ask(fixture, from: stranger).status == 202, "\(minute)")
                }
                fixture.auth.clock.advance(by: .seconds(61))
            }
            #expect(try await fixture.requestCode().status == 202)
            #expect(try await fixture.verify(owner.id, owner.code).status == 200)
        }
    }

    /// Ids of devices that nobody has seen are made up: they do not make an SMS of each request.
    @Test(arguments: Engine.allCases)
    func anUnknownDeviceHasNoLaneOfItsOwn(_ engine: Engine) async throws {
        try await AuthFixture.run(engine: engine) { fixture async throws in
            let statuses = try await parallel(14) { try await ask(fixture, from: "203.0.113.1", device: "made-up-\($0)").status }
            #expect(statuses.count { $0 == 202 } == 1 && statuses.count { $0 == 429 } == 13)
            #expect(try await ask(fixture, from: "203.0.113.1", device: "another").code == .otpResendTooSoon)
        }
    }

    /// However much was asked for the number, a device that signed in before gets its code.
    @Test func theOwnersDeviceHasABudgetOfItsOwn() async throws {
        try await AuthFixture.run(
            trustedProxies: ["127.0.0.1"],
            configure: { settings in
                settings.otp.perNumberHourly = 3
                settings.otp.perNumberDaily = 2
                settings.otp.globalHourly = 6
            }
        ) { fixture async throws in
            try await signIn(fixture, device: "owners-phone")
            fixture.auth.clock.advance(by: .hours(1))
            // Two from one network a day, three an hour in all.
            var statuses: [Int] = []
            for (network, number) in [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1)] {
                fixture.auth.clock.advance(by: .seconds(61))
                statuses.append(try await ask(fixture, from: "203.0.113.\(network)", device: "made-up-\(number)").status)
            }
            #expect(statuses == [202, 202, 429, 202, 429])
            // Nor by using up what everybody has together.
            for other in 0..<3 { #expect(try await ask(fixture, from: "198.51.100.1", phone: "05512345\(60 + other)").status == 202) }
            #expect(try await ask(fixture, from: "198.51.100.2", phone: "0551234570").code == .rateLimited)
            #expect(try await ask(fixture, from: "203.0.113.1", device: "owners-phone").status == 202)
            // Somebody else's device is none of theirs.
            #expect(try await ask(fixture, from: "203.0.113.9", device: "owners-phone", phone: "0551234571").code == .rateLimited)
        }
    }

    /// Behind one address, whoever of the two asked first: wrong codes of a stranger leave the other's code good.
    @Test(arguments: Engine.allCases, [true, false])
    func aStrangerBehindTheSameAddressBurnsNobodysCode(_ engine: Engine, _ isFirst: Bool) async throws {
        try await AuthFixture.run(engine: engine) { fixture async throws in
            var challenges: [(id: ChallengeID, code: String)] = []
            for device in ["a", "b"] {
                let id = try await ask(fixture, from: "203.0.113.1", device: device).decoded(OTPChallenge.self).challengeId
                challenges.append((id, try await fixture.newest("0501234567", .sms, after: challenges.count).code ?? ""))
                fixture.auth.clock.advance(by: .seconds(60))
            }
            let (strangers, owners) = isFirst ? (challenges[0], challenges[1]) : (challenges[1], challenges[0])
            let wrong = ["000000", "111111", "222222"].first { $0 != strangers.code && $0 != owners.code } ?? ""
            for _ in 0..<5 { #expect(try await fixture.verify(strangers.id, wrong).code == .otpIncorrect) }
            #expect(try await fixture.verify(strangers.id, strangers.code).code == .otpAttemptsExceeded)
            #expect(try await fixture.verify(owners.id, owners.code).status == 200)
        }
    }

    /// Five each. One statement counts, so parallel tries count each; how many there are in all is for the day's wrong codes to say.
    @Test(arguments: Engine.allCases)
    func attemptsCountForTheChallengeThatIsNamed(_ engine: Engine) async throws {
        try await AuthFixture.run(engine: engine) { fixture async throws in
            let first = try await fixture.challenge()
            fixture.auth.clock.advance(by: .seconds(60))
            let second = try await fixture.challenge()
            let wrong = ["000000", "111111", "222222"].first { $0 != first.code && $0 != second.code } ?? ""
            let codes = try await parallel(12) { index in
                try await fixture.verify(index.isMultiple(of: 2) ? first.id : second.id, wrong).code
            }
            #expect(codes.count { $0 == .otpIncorrect } == 10)
            #expect(codes.count { $0 == .otpAttemptsExceeded } == 2)
            for one in [first, second] { #expect(try await fixture.verify(one.id, one.code).code == .otpAttemptsExceeded) }
        }
    }

    /// Both codes at once, by many: one session.
    @Test(arguments: Engine.allCases)
    func ofTwoGoodCodesOneSignsIn(_ engine: Engine) async throws {
        try await AuthFixture.run(engine: engine, configure: { $0.otp.attempts = 100 }) { fixture async throws in
            let first = try await fixture.challenge()
            fixture.auth.clock.advance(by: .seconds(60))
            let second = try await fixture.challenge()
            let statuses = try await parallel(16) { index in
                let one = index.isMultiple(of: 2) ? first : second
                return try await fixture.verify(index.isMultiple(of: 3) ? second.id : one.id, one.code).status
            }
            #expect(statuses.count { $0 == 200 } == 1)
            #expect(try await fixture.rows("SELECT id FROM sessions") == 1)
        }
    }

    @Test func aNetworkIsWhatOneCustomerHas() {
        #expect(CodeLane.network(of: "203.0.113.7") == "203.0.113.7")
        #expect(CodeLane.network(of: "::ffff:203.0.113.7") == "203.0.113.7")
        #expect(CodeLane.network(of: "2001:db8:1:2:3:4:5:6") == CodeLane.network(of: "2001:db8:1:2::1"))
        #expect(CodeLane.network(of: "2001:db8:1:2::1") != CodeLane.network(of: "2001:db8:1:3::1"))
        #expect(CodeLane.network(of: "not:an:address") == "not:an:address")
    }
}
