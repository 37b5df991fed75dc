import ClientKit
import Contracts
import Platform
import TestSupport
import Testing
import Wire

@Suite struct StartupTests {
    struct Row: Sendable {
        let session: Bool, onboarded: Bool, biometric: Bool, unlocked: Bool, offline: Bool; let expected: StartupDecision
    }

    /// Flag × session × onboarded, before and after the lock, with and without a connection.
    static let table: [Row] = [
        false, true,
    ].flatMap { session in [false, true].flatMap { onboarded in [false, true].flatMap { biometric in [false, true].flatMap { unlocked in
        [false, true].map { offline in
            let expected: StartupDecision =
                switch (session, biometric && !unlocked, onboarded, offline) {
                case (false, _, _, _): .login
                case (true, true, _, _): .unlock
                case (true, false, false, _): .onboarding
                case (true, false, true, false): .home
                case (true, false, true, true): .homeFromCache
                }
            return Row(
                session: session, onboarded: onboarded, biometric: biometric, unlocked: unlocked, offline: offline,
                expected: expected)
        }
    } } } }

    @Test(.proves("GTSD-P-3.1-01")) func theTable() {
        #expect(Self.table.count == 32)
        for row in Self.table {
            let user = row.session ? ModelService.person("layla@example.com", onboarded: row.onboarded) : nil
            let decision = StartupDecision.decide(
                user: user, isBiometricEnabled: row.biometric, isUnlocked: row.unlocked, isOffline: row.offline)
            #expect(decision == row.expected, "\(row)")
        }
        #expect(Set(Self.table.map(\.expected)) == [.login, .unlock, .onboarding, .home, .homeFromCache])
    }

    @Test(arguments: [(Product.gtsd, StartupDecision.onboarding), (.fitcoach, .firstIntake), (.ironlift, .home), (.stack, .home)])
    func aNewAccountGoesWhereItsProductWants(_ product: Product, _ expected: StartupDecision) {
        let user = ModelService.person("layla@example.com", onboarded: false, product: product)
        #expect(StartupDecision.decide(user: user, isBiometricEnabled: false, isUnlocked: false, isOffline: false) == expected)
    }

    @Test(.proves("GTSD-1.2-09"), arguments: [true, false]) func aValidSessionGoesStraightOn(onboarded: Bool) async throws {
        let s = try await ModelSession.signedIn()
        s.service.set { $0.user = ModelService.person("layla@example.com", onboarded: onboarded) }
        let next = try SessionManager.make(s.service, s.store, clock: s.clock)
        #expect(await next.startUp() == (onboarded ? .home : .onboarding))
        #expect(s.service.count("/auth/login") == 1)
        // What the service said is remembered for a start without it.
        s.service.set { $0.isDown = true }
        #expect(await (try SessionManager.make(s.service, s.store, clock: s.clock)).startUp() == (onboarded ? .homeFromCache : .onboarding))
    }

    @Test(.proves("GTSD-1.2-09")) func noneOrAnEndedSessionGoesToLogin() async throws {
        #expect(await (try SessionManager.make(ModelService(), MemoryTokenStore())).startUp() == .login)
        let s = try await ModelSession.signedIn()
        s.clock.advance(by: .days(40))
        s.service.expireAccessTokens()
        s.service.set { $0.refreshToken = "other" }
        #expect(await s.manager.startUp() == .login)
        #expect(s.store.loadSession() == nil)
    }

    @Test(.proves("AUTH-04-b")) func offlinePastExpiryOpensWhatIsCached() async throws {
        let s = try await ModelSession.signedIn()
        s.clock.advance(by: .days(40))
        s.service.set { $0.isDown = true }
        #expect(await s.manager.startUp() == .homeFromCache)
        #expect(s.store.loadSession() != nil)
    }

    @Test func theLockOpensWithoutAskingTheService() async throws {
        let s = try await ModelSession.signedIn()
        await s.manager.setBiometric(enabled: true)
        let before = s.service.sent.count
        #expect(await s.manager.startUp() == .unlock)
        #expect(s.service.sent.count == before)
        #expect(await s.manager.startUp(isUnlocked: true) == .home)
    }
}
