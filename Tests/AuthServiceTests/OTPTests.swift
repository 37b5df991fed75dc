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

@Suite struct OTPTests {
    @Test(.proves("FC-JOURNEY-03-c"), arguments: [(59, 429), (60, 202), (61, 202)])
    func aCodeCanBeSentAgainAfterAMinute(_ seconds: Int, _ status: Int) async throws {
        try await AuthFixture.run { fixture async throws in
            #expect(try await fixture.requestCode().status == 202)
            fixture.auth.clock.advance(by: .seconds(seconds))
            let answer = try await fixture.requestCode("+966 50 123 4567")
            #expect(answer.status == status)
            if status == 429 {
                #expect(answer.headers["Retry-After"] == "1")
                #expect(answer.json?["retryAfter"]?.integer == 1)
            }
        }
    }

    @Test(.proves("AC-AUTH-02-a"), arguments: [(299, 200), (300, 410), (100_000, 410)])
    func aCodeWorksForFiveMinutes(_ seconds: Int, _ status: Int) async throws {
        try await AuthFixture.run { fixture async throws in
            let (id, code) = try await fixture.challenge()
            fixture.auth.clock.advance(by: .seconds(seconds))
            #expect(try await fixture.verify(id, code).status == status)
        }
    }

    @Test(.proves("NFR-SEC-02")) func noAccountExistsBeforeTheCodeWasRight() async throws {
        try await AuthFixture.run { fixture async throws in
            let (id, code) = try await fixture.challenge()
            #expect(try await fixture.rows("SELECT id FROM users") == 0)
            #expect(try await fixture.verify(id, code == "000000" ? "111111" : "000000").status == 401)
            #expect(try await fixture.rows("SELECT id FROM users") == 0)
            #expect(try await fixture.verify(id, code).status == 200)
            #expect(try await fixture.rows("SELECT id FROM users") == 1)
        }
    }

    /// The one before stays good until its own end, with its own challenge and with the new one; the one before that does not.
    @Test func aNewCodeLeavesTheLastOneGood() async throws {
        try await AuthFixture.run { fixture async throws in
            let first = try await fixture.challenge()
            fixture.auth.clock.advance(by: .seconds(60))
            let second = try await fixture.challenge()
            fixture.auth.clock.advance(by: .seconds(60))
            let third = try await fixture.challenge()
            #expect(try await fixture.verify(first.id, first.code).code == .otpIncorrect)
            if first.code != second.code, first.code != third.code {
                #expect(try await fixture.verify(third.id, first.code).code == .otpIncorrect)
            }
            #expect(try await fixture.verify(third.id, second.code).status == 200)
            // One of them was used: both are.
            for (id, code) in [(third.id, third.code), (second.id, second.code)] {
                #expect(try await fixture.verify(id, code).code == .otpIncorrect)
            }
        }
    }

    @Test func theLastCodeEndsWhenItAlwaysWould() async throws {
        try await AuthFixture.run { fixture async throws in
            let first = try await fixture.challenge()
            fixture.auth.clock.advance(by: .seconds(60))
            let second = try await fixture.challenge()
            fixture.auth.clock.advance(by: .seconds(240))
            #expect(try await fixture.verify(first.id, first.code).code == .otpExpired)
            if first.code != second.code { #expect(try await fixture.verify(second.id, first.code).code == .otpIncorrect) }
            #expect(try await fixture.verify(second.id, second.code).status == 200)
        }
    }

    @Test func aCodeOfOneNumberIsNoneOfAnother() async throws {
        try await AuthFixture.run { fixture async throws in
            let mine = try await fixture.challenge("0501234567")
            let other = try await fixture.challenge("0551234567")
            if mine.code != other.code { #expect(try await fixture.verify(other.id, mine.code).code == .otpIncorrect) }
            #expect(try await fixture.verify(mine.id, mine.code).status == 200)
        }
    }

    @Test func codesAreNotStoredReadably() async throws {
        try await AuthFixture.run { fixture async throws in
            let (id, code) = try await fixture.challenge()
            let stored = try await fixture.auth.database.read { db in
                try await db.query("SELECT code_mac FROM otp_challenges WHERE id = \(id.text)").map { try $0.get(0, as: String.self) }
            }
            #expect(stored.count == 1)
            #expect(!stored[0].contains(code))
        }
    }

    @Test func knownAndUnknownNumbersAreAnsweredAlike() async throws {
        try await AuthFixture.run { fixture async throws in
            let known = try await fixture.challenge("0501234567")
            #expect(try await fixture.verify(known.id, known.code).status == 200)
            fixture.auth.clock.advance(by: .minutes(2))
            let again = try await fixture.requestCode("0501234567")
            let never = try await fixture.requestCode("0551234567")
            #expect(again.status == never.status)
            #expect(again.json?.object?.keys == never.json?.object?.keys)
            #expect(again.json?["expiresAt"] == never.json?["expiresAt"])
        }
    }

    @Test func aNumberHasADailyBudget() async throws {
        try await AuthFixture.run(configure: { $0.otp.perNumberDaily = 3 }) { fixture async throws in
            for _ in 0..<3 {
                #expect(try await fixture.requestCode().status == 202)
                fixture.auth.clock.advance(by: .seconds(61))
            }
            let refused = try await fixture.requestCode()
            #expect(refused.code == .rateLimited)
            #expect(try await fixture.requestCode("0551234567").status == 202)
            // What was refused took nothing: the next day starts whole, and the number is not blocked by the refusal either.
            fixture.auth.clock.advance(by: .days(1))
            #expect(try await fixture.requestCode().status == 202)
        }
    }

    @Test func anAddressHasAnHourlyBudgetAcrossNumbers() async throws {
        try await AuthFixture.run(configure: { $0.otp.perAddressHourly = 5 }) { fixture async throws in
            var answers: [Answer] = []
            for index in 0..<7 { answers.append(try await fixture.requestCode("05012345\(60 + index)")) }
            #expect(answers.map(\.status) == [202, 202, 202, 202, 202, 429, 429])
        }
    }

    @Test func theGlobalBudgetStopsSendingButNotVerifying() async throws {
        try await AuthFixture.run(configure: { $0.otp.globalHourly = 1 }) { fixture async throws in
            let (id, code) = try await fixture.challenge()
            #expect(try await fixture.requestCode("0551234567").code == .rateLimited)
            #expect(try await fixture.verify(id, code).status == 200)
        }
    }

    @Test func aSpoofedForwardedHeaderDoesNotMoveTheBucket() async throws {
        try await AuthFixture.run(configure: { $0.otp.perAddressHourly = 2 }) { fixture async throws in
            var statuses: [Int] = []
            for index in 0..<4 {
                let client = fixture.client.with("X-Forwarded-For", "198.51.100.\(index)")
                statuses.append(
                    try await client.answer(Auth.requestOTP, OTPRequest(phone: PhoneText(trusted: "05012345\(60 + index)"))).status)
            }
            #expect(statuses == [202, 202, 429, 429])
        }
    }

    @Test func behindATrustedProxyTheRightmostForeignAddressCounts() async throws {
        try await AuthFixture.run(trustedProxies: ["127.0.0.1"], configure: { $0.otp.perAddressHourly = 1 }) { fixture async throws in
            func ask(_ forwarded: String, _ phone: String) async throws -> Int {
                try await fixture.client.with("X-Forwarded-For", forwarded)
                    .answer(Auth.requestOTP, OTPRequest(phone: PhoneText(trusted: phone))).status
            }
            #expect(try await ask("203.0.113.1", "0501234561") == 202)
            #expect(try await ask("203.0.113.2", "0501234562") == 202)
            #expect(try await ask("198.51.100.9, 203.0.113.1", "0501234563") == 429)
        }
    }

    @Test func aDeliveryThatFailsIsRepeatedAndCountsOnce() async throws {
        try await AuthFixture.run { fixture async throws in
            try await fixture.sandbox.client.call(Sandbox.disturb, Disturbance(channel: .sms, mode: .drop, count: 1))
            #expect(try await fixture.requestCode().status == 202)
            _ = try await fixture.newest("0501234567", .sms)
            let deadline = ContinuousClock.now + .seconds(20)
            while try await fixture.messages("0501234567", .sms)[0].deliveries < 2, ContinuousClock.now < deadline {
                fixture.auth.clock.advance(by: .seconds(1))
                try await Task.sleep(for: .milliseconds(20))
            }
            let messages = try await fixture.messages("0501234567", .sms)
            #expect(messages.count == 1)
            #expect(messages[0].deliveries == 2)
        }
    }

    /// The gateway was away for as long as a code lives.
    @Test func aCodeThatExpiredUnsentIsLoggedAndForgotten() async throws {
        try await AuthFixture.run { fixture async throws in
            let now = fixture.auth.clock.now()
            let payload: JSONValue = .object([
                "to": .string("+966501234567"), "text": .string("042917 is your FitCoach+ code."),
                "expiresAt": .integer(now.milliseconds),
                "askedAt": .integer((now - .minutes(5)).milliseconds),
            ])
            try await fixture.auth.perform("sms", payload)
            #expect(fixture.auth.log.count(of: "a code expired before it was sent") == 1)
            #expect(try await fixture.messages("0501234567", .sms).isEmpty)
        }
    }

    @Test(arguments: ["0112345678", "+4915123456789", "hello", "٠١١٢٣٤٥٦٧٨"])
    func otherNumbersAreRefusedWithTheirField(_ phone: String) async throws {
        try await AuthFixture.run { fixture async throws in
            let answer = try await fixture.requestCode(phone)
            #expect(answer.code == .phoneInvalid)
            #expect(answer.fields == ["phone malformed"])
        }
    }
}
