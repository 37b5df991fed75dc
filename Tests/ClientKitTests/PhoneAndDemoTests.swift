import ClientKit
import Contracts
import PlatformCore
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

    @Test func deletingTheAccountTakesWhatWasNotSentAlong() async throws {
        try await RealService.run { real in
            try await withDirectory { directory in
                let vault = TaskVault(directory: directory + "/vault", sealing: .test)
                let api = APIClient(addresses: try ServiceAddresses(gateway: Wiretap.authAddress), transport: real.wire)
                let manager = SessionManager(api: api, store: MemoryTokenStore(), vaults: [vault], clock: real.clock)
                let user = try await manager.signUp(.of("layla@example.com")).user.id
                let engine = TaskEngine(
                    session: manager, user: user, cache: TaskCache(directory: directory + "/cache", sealing: .test), vault: vault,
                    clock: real.clock, alarm: ManualAlarm())
                // Nobody does it there.
                await engine.skip(.example)
                await engine.settled()
                #expect(await engine.queue.outbox.unsent == 1)
                #expect(!files(below: directory).isEmpty)
                try await manager.deleteAccount(AccountDeletion(password: .example))
                #expect(files(below: directory).isEmpty)
                // Nor does what the app still runs bring it back.
                await engine.skip(.example)
                await engine.settled()
                #expect(files(below: directory).isEmpty)
            }
        }
    }

    /// The account is gone and the device was not told. The next word of the service tells it, also after the app was ended.
    @Test(arguments: [true, false]) func aDeletionWhoseAnswerWasLostStillClearsTheDevice(isRestarted: Bool) async throws {
        try await RealService.run { real in
            try await withDirectory { directory in
                let vault = TaskVault(directory: directory + "/vault", sealing: .test), store = MemoryTokenStore()
                let cache = FileUserCache(directory: directory + "/cache", sealing: .test)
                func start() throws -> SessionManager {
                    let api = APIClient(addresses: try ServiceAddresses(gateway: Wiretap.authAddress), transport: real.wire)
                    return SessionManager(api: api, store: store, cache: cache, vaults: [vault], clock: real.clock)
                }
                let manager = try start()
                let user = try await manager.signUp(.of("layla@example.com")).user.id
                let engine = TaskEngine(
                    session: manager, user: user, cache: TaskCache(directory: directory + "/tasks", sealing: .test), vault: vault,
                    clock: real.clock, alarm: ManualAlarm())
                await engine.skip(.example)
                await engine.settled()
                try cache.write([1], "tasks", of: user)

                func delete(_ manager: SessionManager, _ password: GivenPassword) async -> ClientError? {
                    do throws(ClientError) {
                        try await manager.deleteAccount(AccountDeletion(password: password))
                        return nil
                    } catch { return error }
                }
                // Refused, and then not reached: nothing has happened.
                let wrong = try GivenPassword(validating: "Wrong7Path")
                #expect(await delete(manager, wrong)?.code == .credentialsInvalid)
                #expect(store.loadPreferences().deletingUser == nil)
                real.wire.loseNextRequest(startingWith: "/auth/me")
                #expect(await delete(manager, .example) == .network(.unreachable))
                #expect(store.loadPreferences().deletingUser == nil)
                real.wire.loseNextAnswer(of: "/auth/me")
                #expect(await delete(manager, .example) == .network(.timedOut))
                #expect(!files(below: directory).isEmpty)
                let next = isRestarted ? try start() : manager
                await #expect(throws: ClientError.unauthorized) { try await next.me() }
                #expect(files(below: directory).isEmpty)
                #expect(store.loadPreferences().deletingUser == nil)
            }
        }
    }

    /// A session that ends as any other is no word about the account: what was not sent waits for its person to sign in again.
    @Test(arguments: [true, false]) func anEndedSessionAfterADeletionThatFailedKeepsWhatWasNotSent(isTriedBefore: Bool) async throws {
        try await RealService.run { real in
            try await withDirectory { directory in
                let vault = TaskVault(directory: directory + "/vault", sealing: .test), store = MemoryTokenStore()
                func start() throws -> SessionManager {
                    let api = APIClient(addresses: try ServiceAddresses(gateway: Wiretap.authAddress), transport: real.wire)
                    return SessionManager(api: api, store: store, vaults: [vault], clock: real.clock)
                }
                let manager = try start()
                let user = try await manager.signUp(.of("layla@example.com")).user.id
                let engine = TaskEngine(
                    session: manager, user: user, cache: TaskCache(directory: directory + "/tasks", sealing: .test), vault: vault,
                    clock: real.clock, alarm: ManualAlarm())
                await engine.skip(.example)
                await engine.settled()
                let unsent = files(below: directory + "/vault").count
                #expect(unsent > 0)

                if isTriedBefore {
                    // Refused, but the device was not told.
                    real.wire.loseNextAnswer(of: "/auth/me")
                    let wrong = AccountDeletion(password: try GivenPassword(validating: "Wrong7Path"))
                    await #expect(throws: ClientError.network(.timedOut)) { try await manager.deleteAccount(wrong) }
                    #expect(store.loadPreferences().deletingUser == user)
                    // The renewal says that they are still known.
                    real.clock.advance(by: .seconds(3600))
                    _ = try await manager.call(Auth.sessions)
                    #expect(store.loadPreferences().deletingUser == nil)
                }
                let elsewhere = try real.client(MemoryTokenStore())
                _ = try await elsewhere.logIn(
                    LoginRequest(product: .gtsd, email: ShortText(trusted: "layla@example.com"), password: .example))
                #expect(await elsewhere.logOut(everywhere: true))
                real.clock.advance(by: .seconds(3600))
                await #expect(throws: ClientError.unauthorized) {
                    try await manager.deleteAccount(AccountDeletion(password: .example))
                }
                #expect(store.loadSession() == nil)
                #expect(store.loadPreferences().deletingUser == nil)
                #expect(files(below: directory + "/vault").count == unsent)
                // Nor does a start without a session, whatever was tried before, erase it.
                store.savePreferences(DevicePreferences(deletingUser: user))
                _ = try start()
                #expect(files(below: directory + "/vault").count == unsent)
            }
        }
    }
}
