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

/// Everything that may happen only once, tried by many at once, on both engines.
@Suite(.serialized) struct RaceTests {
    @Test(.proves("GTSD-1.1-04"), arguments: Engine.allCases)
    func twentySignupsOfOneAddressMakeOneAccount(_ engine: Engine) async throws {
        try await AuthFixture.run(engine: engine) { fixture async throws in
            let answers = try await parallel(20) { index in
                try await fixture.client.json(
                    .post, "/auth/signup",
                    #"{"name":"L","email":"\#(index.isMultiple(of: 2) ? "layla" : "LAYLA")@example.com","password":"Mountain7Path","termsAccepted":true}"#
                )
            }
            #expect(answers.count { $0.status == 201 } == 1)
            #expect(answers.count { $0.code == .emailTaken } == 19)
            #expect(try await fixture.rows("SELECT id FROM users") == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func fiftyRefreshesOfOneTokenGetOneSuccessor(_ engine: Engine) async throws {
        try await AuthFixture.run(engine: engine) { fixture async throws in
            guard let token = try await fixture.signUp().refreshToken else { throw AppTestingError.unexpected(status: 0, body: "no token") }
            let answers = try await parallel(50) { _ in try await fixture.client.answer(Auth.refresh, RefreshRequest(refreshToken: token)) }
            #expect(answers.allSatisfy { $0.status == 200 })
            let successors = Set(answers.compactMap { $0.json?["refreshToken"]?.string })
            #expect(successors.count == 1)
            #expect(try await fixture.rows("SELECT id FROM sessions WHERE generation = 1 AND revoked_at IS NULL") == 1)
            let next = try await fixture.client.answer(
                Auth.refresh, RefreshRequest(refreshToken: OpaqueToken(trusted: successors.first ?? "")))
            #expect(next.status == 200)
        }
    }

    @Test(arguments: Engine.allCases)
    func ofAHundredGuessesFiveAreCounted(_ engine: Engine) async throws {
        try await AuthFixture.run(engine: engine) { fixture async throws in
            let (id, code) = try await fixture.challenge()
            let wrong = code == "000000" ? "111111" : "000000"
            let answers = try await parallel(100) { _ in try await fixture.verify(id, wrong) }
            #expect(answers.count { $0.code == .otpIncorrect } == 5)
            #expect(answers.count { $0.code == .otpAttemptsExceeded } == 95)
            #expect(try await fixture.rows("SELECT id FROM otp_challenges WHERE attempts = 5") == 1)
            #expect(try await fixture.verify(id, code).code == .otpAttemptsExceeded)
            #expect(try await fixture.rows("SELECT id FROM users") == 0)
        }
    }

    @Test(.proves("FC-JOURNEY-03-d"), arguments: Engine.allCases)
    func twentyVerificationsOfTheRightCodeMakeOneAccount(_ engine: Engine) async throws {
        try await AuthFixture.run(engine: engine) { fixture async throws in
            let (id, code) = try await fixture.challenge()
            let answers = try await parallel(20) { _ in try await fixture.verify(id, code) }
            #expect(answers.count { $0.status == 200 } == 1)
            #expect(answers.allSatisfy { [200, 401, 429].contains($0.status) })
            #expect(try await fixture.rows("SELECT id FROM users") == 1)
            #expect(try await fixture.rows("SELECT id FROM sessions") == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func twentyRequestsForOneNumberSendOneCode(_ engine: Engine) async throws {
        try await AuthFixture.run(engine: engine) { fixture async throws in
            let answers = try await parallel(20) { _ in try await fixture.requestCode() }
            #expect(answers.count { $0.status == 202 } == 1)
            #expect(answers.count { $0.code == .otpResendTooSoon } == 19)
            _ = try await fixture.newest("0501234567", .sms)
            #expect(try await fixture.messages("0501234567", .sms).count == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func aMailedLinkWorksForOneOfTwenty(_ engine: Engine) async throws {
        try await AuthFixture.run(engine: engine) { fixture async throws in
            _ = try await fixture.signUp(product: .ironlift)
            let token = OpaqueToken(trusted: try await fixture.newest("layla@example.com", .mail).token ?? "")
            let answers = try await parallel(20) { _ in try await fixture.client.answer(Auth.verifyEmail, LinkToken(token: token)) }
            #expect(answers.count { $0.status == 200 } == 1)
            #expect(answers.count { $0.code == .tokenUsed } == 19)
        }
    }

    @Test(arguments: Engine.allCases)
    func twentySignupsWithOneKeyAreOneAnswer(_ engine: Engine) async throws {
        try await AuthFixture.run(engine: engine) { fixture async throws in
            let answers = try await parallel(20) { _ in
                try await fixture.client.json(
                    .post, "/auth/signup", #"{"name":"L","email":"layla@example.com","password":"Mountain7Path","termsAccepted":true}"#,
                    headers: ["Idempotency-Key": "one-key-for-all-of-them"])
            }
            #expect(answers.allSatisfy { $0.status == 201 })
            #expect(Set(answers.map(\.text)).count == 1)
            #expect(try await fixture.rows("SELECT id FROM users") == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func parallelGuessesDoNotPassTheThrottleTogether(_ engine: Engine) async throws {
        try await AuthFixture.run(engine: engine) { fixture async throws in
            _ = try await fixture.signUp()
            let answers = try await parallel(40) { _ in try await fixture.logIn(password: "Wrong7Wrong") }
            #expect(answers.count { $0.code == .credentialsInvalid } == 5)
            #expect(answers.count { $0.code == .loginThrottled } == 35)
        }
    }
}

extension AuthFixture {
    fileprivate func logIn(password: String) async throws -> Answer { try await logIn("layla@example.com", password) }
}
