import ClientKit
import Contracts
import Platform
import Synchronization
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

    /// As when the system starts the app before the device was unlocked for the first time.
    @Test(arguments: [["session", "preferences"], ["preferences"]])
    func whatIsHeldBackAtTheStartIsTakenUpLater(_ names: [String]) async throws {
        try await withDirectory { directory in
            let service = ModelService(), clock = ManualClock()
            let files = FileTokenStore(directory: directory, sealing: .test)
            let first = try SessionManager.make(service, files, clock: clock)
            let user = try await first.logIn(.example).user.id
            await first.setLanguage(.arabic)
            await first.setBiometric(enabled: true)
            let id = await first.device().id
            let store = FailingStore(files, names, .notPermitted)
            let next = try SessionManager.make(service, store, clock: clock)
            #expect(await next.startUp() == (names.contains("session") ? .login : .unlock))
            // What is done meanwhile comes on top of what is there.
            _ = await next.device()
            await next.setLanguage(.english)
            store.give()
            #expect(await next.startUp() == .unlock)
            #expect(await next.startUp(isUnlocked: true) == .home)
            #expect(await next.device().id == id)
            #expect(try files.loadPreferences() == DevicePreferences(deviceID: id?.text, language: .english, biometricUser: user))
        }
    }

    /// Nor does signing in meanwhile write over them. Whoever has just signed in is not asked to unlock what nobody can read.
    @Test func signingInDoesNotLosePreferencesThatAreHeldBack() async throws {
        try await withDirectory { directory in
            let service = ModelService(), files = FileTokenStore(directory: directory, sealing: .test)
            let first = try SessionManager.make(service, files)
            _ = try await first.logIn(.example)
            await first.setBiometric(enabled: true)
            let id = await first.device().id
            let store = FailingStore(files, ["preferences"], .notPermitted)
            let next = try SessionManager.make(service, store)
            #expect(await next.startUp() == .unlock)
            _ = try await next.logIn(.example)
            #expect(await next.startUp() == .home)
            store.give()
            #expect(await next.isBiometricEnabled)
            #expect(await next.device().id == id)
        }
    }

    /// As on a disk that is failing: what is written then can be read again.
    @Test func preferencesThatAreNotHeldBackAndCannotBeReadBeginAnew() async throws {
        try await withDirectory { directory in
            let service = ModelService(), files = FileTokenStore(directory: directory, sealing: .test)
            let first = try SessionManager.make(service, files)
            _ = try await first.logIn(.example)
            await first.setLanguage(.english)
            let store = FailingStore(files, ["preferences"], .inputOutput)
            let next = try SessionManager.make(service, store)
            #expect(next.startProblem == .system(operation: "open", code: FailingStore.Failure.inputOutput.rawValue))
            #expect(await next.startUp() == .home)
            await next.setLanguage(.arabic)
            #expect(try store.loadPreferences() == DevicePreferences(language: .arabic))
        }
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

/// A store of which the system does not give some files.
private final class FailingStore: TokenStore {
    /// What the system says.
    enum Failure: Int32 {
        case notPermitted = 1, inputOutput = 5
    }
    private let files: FileTokenStore
    private let failure: Failure
    private let names: Mutex<Set<String>>

    init(_ files: FileTokenStore, _ names: [String], _ failure: Failure) {
        self.files = files
        self.failure = failure
        self.names = Mutex(Set(names))
    }

    /// Gives all of them from now on.
    func give() { names.withLock { $0 = [] } }

    private func ask(_ name: String) throws(TokenStoreError) {
        if names.withLock({ $0.contains(name) }) { throw .system(operation: "open", code: failure.rawValue) }
    }

    /// What is locked is not replaced either; anything else is good again then.
    private func replace(_ name: String) throws(TokenStoreError) {
        if failure == .notPermitted { try ask(name) }
        names.withLock { _ = $0.remove(name) }
    }

    func loadSession() throws(TokenStoreError) -> StoredSession? {
        try ask("session")
        return try files.loadSession()
    }
    func saveSession(_ session: StoredSession) throws(TokenStoreError) {
        try replace("session")
        try files.saveSession(session)
    }
    func clearSession() throws(TokenStoreError) { try files.clearSession() }
    func loadPreferences() throws(TokenStoreError) -> DevicePreferences {
        try ask("preferences")
        return try files.loadPreferences()
    }
    func savePreferences(_ preferences: DevicePreferences) throws(TokenStoreError) {
        try replace("preferences")
        try files.savePreferences(preferences)
    }
}
