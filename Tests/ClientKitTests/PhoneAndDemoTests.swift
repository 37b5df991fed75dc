import ClientKit
import Contracts
import TestSupport
import Testing
import Wire

/// The other ways in and out, against the real auth service.
@Suite(.timeLimit(.minutes(1)), .serialized) struct PhoneAndDemoTests {
    @Test(.proves("FC-JOURNEY-01-a")) func aCodeSignsInAndEverythingIsInTheChosenLanguage() async throws {
        try await RealService.run { real in
            let store = MemoryTokenStore()
            await (try real.client(store)).setLanguage(.arabic)
            let manager = try real.client(store)
            let challenge = try await manager.requestCode(OTPRequest(phone: PhoneText(trusted: "050 123 4567")))
            let message = try await real.message(to: "+966501234567")
            #expect(message.text.contains("رمز الدخول"))
            let wrong = OTPVerification(
                challengeId: challenge.challengeId, code: OneTimeCode(trusted: message.code == "000000" ? "000001" : "000000"))
            do throws(ClientError) {
                _ = try await manager.verifyCode(wrong)
                Issue.record("a wrong code signed in")
            } catch {
                guard case .api(let refusal) = error else { Issue.record("\(error)"); return }
                #expect(refusal.code == .otpIncorrect)
                #expect(refusal.message == ErrorCode.otpIncorrect.message(.arabic))
            }
            let right = OTPVerification(challengeId: challenge.challengeId, code: OneTimeCode(trusted: message.code ?? ""))
            #expect(try await manager.verifyCode(right).nextStep == .firstIntake)
            #expect(try await manager.me().phone?.text == "+966501234567")
            #expect(await (try real.client(store)).startUp() == .firstIntake)
        }
    }

    @Test(.proves("FC-JOURNEY-03-a"), arguments: [
        ("+966512345678", true), ("+966 51 234 5678", true), ("0512345678", true), ("966512345678", true), ("+966412345678", false),
        ("+96651234567", false), ("+971501234567", false), ("+9665123456789", false), ("phone", false),
    ]) func theNumbersOfTheAppAreTheNumbersOfTheService(_ text: String, _ isNumber: Bool) async throws {
        #expect(((try? SaudiMobile(validating: text)) != nil) == isNumber)
        try await RealService.run { real in
            let manager = try real.client(MemoryTokenStore())
            do throws(ClientError) {
                _ = try await manager.requestCode(OTPRequest(phone: PhoneText(trusted: text)))
                #expect(isNumber)
            } catch {
                #expect(error.code == .phoneInvalid && !isNumber)
            }
        }
    }

    @Test func leavingTheDemoEndsIt() async throws {
        try await RealService.run { real in
            let store = MemoryTokenStore()
            let manager = try real.client(store)
            #expect(try await manager.startDemo(.fitcoach).user.demo)
            try await manager.me()
            #expect(store.loadSession() == nil)
            await manager.logOut()
            #expect(real.wire.answers("/auth/logout", 204) == 1)
            await #expect(throws: ClientError.unauthorized) { try await manager.me() }
        }
    }

    @Test func deletingTheAccountClearsTheDevice() async throws {
        try await RealService.run { real in
            let store = MemoryTokenStore()
            let manager = try await real.signedIn(store)
            await #expect {
                try await manager.deleteAccount(AccountDeletion(password: try GivenPassword(validating: "Wrong7Path")))
            } throws: {
                ($0 as? ClientError)?.code == .credentialsInvalid
            }
            #expect(store.loadSession() != nil)
            #expect(real.wire.count("/auth/refresh") == 0)
            try await manager.deleteAccount(AccountDeletion(password: .example))
            #expect(store.loadSession() == nil)
        }
    }
}
