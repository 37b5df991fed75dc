import ClientKit
import ClientLinux
import Contracts
import Glibc
import JSONCoding
import Platform
import Synchronization
import TestSupport
import Testing
import Wire

/// Every store passes the same tests.
enum StoreKind: CaseIterable { case memory, file

    func run(_ body: (() throws -> any TokenStore) async throws -> Void) async throws {
        switch self {
        case .memory:
            let store = MemoryTokenStore()
            try await body { store }
        case .file:
            try await withDirectory { directory in try await body { FileTokenStore(directory: directory + "/a/b", sealing: .test) } }
        }
    }
}

extension StoredSession {
    static func with(_ token: String) -> StoredSession {
        StoredSession(
            accessToken: OpaqueToken(trusted: "access-" + token), refreshToken: OpaqueToken(trusted: "refresh-" + token),
            refreshKey: "key-" + token,
            expiresAt: .example, refreshAt: .example, isRemembered: true, user: ModelService.person("layla@example.com"))
    }
}

@Suite struct StoreConformanceTests {
    @Test(arguments: StoreKind.allCases) func anEmptyStoreHasNothing(_ kind: StoreKind) async throws {
        try await kind.run { open in
            #expect(try open().loadSession() == nil)
            #expect(try open().loadPreferences() == DevicePreferences())
            try open().clearSession()
        }
    }

    @Test(.proves("GTSD-1.2-04", "GTSD-1.2-05"), arguments: StoreKind.allCases) func whatIsSavedIsLoadedWithItsExpiry(_ kind: StoreKind)
        async throws
    {
        try await kind.run { open in
            try open().saveSession(.with("1"))
            try open().saveSession(.with("2"))
            #expect(try open().loadSession() == .with("2"))
            #expect(try open().loadSession()?.expiresAt == .example)
            try open().clearSession()
            #expect(try open().loadSession() == nil)
        }
    }

    @Test(arguments: StoreKind.allCases) func preferencesOutliveTheSession(_ kind: StoreKind) async throws {
        try await kind.run { open in
            let preferences = DevicePreferences(deviceID: "d", language: .arabic, biometricUser: .example, forgottenUser: .example)
            try open().saveSession(.with("1"))
            try open().savePreferences(preferences)
            try open().clearSession()
            #expect(try open().loadPreferences() == preferences)
        }
    }
}

@Suite struct FileStoreTests {
    @Test(.proves("GTSD-1.1-07", "GTSD-8.2-06")) func filesAreEncryptedAndPrivate() async throws {
        try await withDirectory { directory in
            let store = FileTokenStore(directory: directory, sealing: .test)
            try store.saveSession(.with("tell-tale"))
            try store.savePreferences(DevicePreferences(deviceID: "tell-tale"))
            let found = files(below: directory)
            #expect(found.count == 2)
            for file in found {
                #expect(file.mode == 0o600)
                #expect(!String(decoding: file.bytes, as: UTF8.self).contains("tell-tale"))
                #expect(!String(decoding: file.bytes, as: UTF8.self).contains("layla"))
            }
        }
    }

    @Test(.proves("GTSD-8.2-06")) func aForeignKeyAWrongByteOrAShortFileIsReportedAndNotASession() async throws {
        try await withDirectory { directory in
            let store = FileTokenStore(directory: directory, sealing: .test)
            try store.saveSession(.with("1"))
            let path = directory + "/session", whole = contents(path)
            let other = FileTokenStore(directory: directory, sealing: try SodiumSealing(key: [UInt8](repeating: 8, count: 32)))
            #expect(throws: TokenStoreError.unreadable) { try other.loadSession() }
            for position in stride(from: 0, to: whole.count, by: 7) {
                var damaged = whole
                damaged[position] ^= 1
                put(damaged, path)
                #expect(throws: TokenStoreError.unreadable) { try store.loadSession() }
            }
            for length in [0, 1, 39, 40, whole.count - 1] {
                put(Array(whole.prefix(length)), path)
                #expect(throws: TokenStoreError.unreadable) { try store.loadSession() }
            }
            put([UInt8](repeating: 1, count: 300_000), path)
            #expect(throws: TokenStoreError.unreadable) { try store.loadSession() }
        }
    }

    @Test func aDamagedStoreStartsSignedOutAndWorksAgainAfterSigningIn() async throws {
        try await withDirectory { directory in
            put(Array("not a box".utf8), directory + "/session")
            let store = FileTokenStore(directory: directory, sealing: .test)
            let service = ModelService()
            let manager = try SessionManager.make(service, store)
            #expect(manager.startProblem == .unreadable)
            #expect(await manager.startUp() == .login)
            _ = try await manager.logIn(.example)
            let next = try SessionManager.make(service, store)
            #expect(next.startProblem == nil)
            try await next.me()
        }
    }

    @Test func oneFileCannotTakeAnothersPlace() async throws {
        try await withDirectory { directory in
            let store = FileTokenStore(directory: directory, sealing: .test)
            try store.savePreferences(DevicePreferences(deviceID: "d"))
            rename(directory + "/preferences", directory + "/session")
            #expect(throws: TokenStoreError.unreadable) { try store.loadSession() }
        }
    }

    @Test func aLinkIsNotFollowed() async throws {
        try await withDirectory { directory in
            let store = FileTokenStore(directory: directory, sealing: .test)
            try store.saveSession(.with("1"))
            rename(directory + "/session", directory + "/elsewhere")
            symlink(directory + "/elsewhere", directory + "/session")
            #expect(throws: TokenStoreError.self) { try store.loadSession() }
            try store.saveSession(.with("2"))
            #expect(try store.loadSession() == .with("2"))
            #expect(!contents(directory + "/elsewhere").isEmpty)
        }
    }

    @Test func aFailedWriteKeepsTheFormerSessionAndLeavesNoPieces() async throws {
        try await withDirectory { directory in
            let store = FileTokenStore(directory: directory, sealing: .test)
            // A directory in the file's place makes the last step fail.
            mkdir(directory + "/session", 0o700)
            put([1], directory + "/session/x")
            #expect(throws: TokenStoreError.self) { try store.saveSession(.with("1")) }
            #expect(files(below: directory).map(\.path) == [directory + "/session/x"])
        }
    }

    @Test func aKeyOfTheWrongLengthIsRefused() {
        #expect(throws: TokenStoreError.noKey(code: 0)) { try SodiumSealing(key: [1, 2, 3]) }
        #expect(throws: TokenStoreError.noKey(code: 0)) { try SodiumSealing(key: []) }
    }

    @Test(.proves("GTSD-8.2-06")) func cachedEntriesAreEncryptedAndTheirNamesHidden() async throws {
        try await withDirectory { directory in
            let cache = FileUserCache(directory: directory, sealing: .test)
            try cache.write(Array("tell-tale".utf8), "../../tell-tale", of: .example)
            #expect(try cache.read("../../tell-tale", of: .example) == Array("tell-tale".utf8))
            let found = files(below: directory)
            #expect(found.count == 1)
            #expect(
                found.allSatisfy {
                    $0.mode == 0o600 && !$0.path.contains("tell-tale") && !String(decoding: $0.bytes, as: UTF8.self).contains("tell-tale")
                })
        }
    }

    @Test func oneEntryGoesAndTheOthersStay() async throws {
        try await withDirectory { directory in
            let cache = FileUserCache(directory: directory, sealing: .test)
            try cache.remove("a", of: .example)
            for name in ["a", "b"] { try cache.write(Array(name.utf8), name, of: .example) }
            try cache.remove("a", of: .example)
            #expect(try cache.read("a", of: .example) == nil)
            #expect(try cache.read("b", of: .example) == Array("b".utf8))
        }
    }

    @Test(.proves("GTSD-P-4.2-03"), arguments: StoreKind.allCases) func withoutASessionBothTokensAreMissed(_ kind: StoreKind) async throws {
        try await kind.run { open in
            let store = try open()
            #expect(throws: TokenStoreError.noAccessToken) { try store.accessToken() }
            #expect(throws: TokenStoreError.noRefreshToken) { try store.refreshToken() }
            try store.saveSession(.with("t"))
            #expect(try store.accessToken() == StoredSession.with("t").accessToken)
            #expect(try store.refreshToken() == StoredSession.with("t").refreshToken)
            try store.clearSession()
            #expect(throws: TokenStoreError.noAccessToken) { try store.accessToken() }
            #expect(throws: TokenStoreError.noRefreshToken) { try store.refreshToken() }
        }
    }

    /// The sample of the documents keeps the expiry in memory only, and after a start renews nothing ahead.
    @Test(.proves("GTSD-P-4.2-02", "GTSD-P-6.1-03"), arguments: StoreKind.allCases)
    func aRestartKeepsBothTokensAndTheirExpiry(_ kind: StoreKind) async throws {
        try await kind.run { open in
            let service = ModelService(), clock = ManualClock(), begin = clock.now()
            _ = try await SessionManager.make(service, try open(), clock: clock).logIn(.example)
            let kept = try #require(try open().loadSession())
            #expect(kept.expiresAt == begin + .seconds(900), "now + expiresIn")
            #expect(try open().accessToken() == kept.accessToken && open().refreshToken() == kept.refreshToken)
            // After a start the pair is renewed ahead of its expiry.
            let restarted = try SessionManager.make(service, try open(), clock: clock)
            clock.advance(by: .seconds(880))
            _ = try await restarted.me()
            try await eventually { service.count("/auth/refresh") == 1 }
        }
    }

    /// What lies outside the sealed session says nothing of a person but which device and language, and whose session is locked.
    @Test(.proves("GTSD-8.2-02")) func preferencesHaveOnlyTheseKeys() async throws {
        try await withDirectory { directory in
            let store = FileTokenStore(directory: directory, sealing: PlainSealing()), service = ModelService()
            let session = try SessionManager.make(service, store)
            await session.setLanguage(.arabic)
            _ = await session.device()
            _ = try await session.logIn(.example)
            await session.setBiometric(enabled: true)
            _ = try await session.me()
            await session.logOut()
            let email = ShortText(trusted: "layla@example.com")
            _ = try await session.logIn(LoginRequest(product: .gtsd, email: email, password: .example, rememberMe: false))
            #expect(files(below: directory).map { $0.path.split(separator: "/").last } == ["preferences"])
            let json = try JSONParser.parse(try #require(files(below: directory).first?.bytes))
            let allowed: Set = ["deviceID", "languageTag", "biometricUser", "forgottenUser"]
            let value = try #require(json["value"]?.object)
            let keys = value.map(\.name)
            #expect(Set(keys) == allowed)
            let text = String(decoding: json.bytes(), as: UTF8.self)
            #expect(!text.contains("@") && !text.contains("access-") && !text.contains("refresh-") && !text.contains("Layla"))
        }
    }

    /// Seals nothing, so that a test can read what would be sealed.
    private struct PlainSealing: Sealing {
        func seal(_ plain: [UInt8], context: [UInt8]) -> [UInt8] { plain }
        func open(_ box: [UInt8], context: [UInt8]) -> [UInt8]? { box }
        func derived(for purpose: String) -> any Sealing { self }
        func hash(_ bytes: [UInt8]) -> [UInt8] { SodiumSealing.test.hash(bytes) }
    }

    @Test(.proves("GTSD-P-10.3-01")) func aesSealsAndOpensOnlyWhatIsWhole() throws {
        let sealing = try AESSealing(key: .key), plain = Array("ليلى 82.5 kg".utf8), context = Array("preferences".utf8)
        let box = sealing.seal(plain, context: context)
        #expect(box.count == plain.count + 28 && sealing.open(box, context: context) == plain)
        #expect(sealing.seal(plain, context: context) != box, "a fresh nonce")
        for place in box.indices {
            var changed = box
            changed[place] ^= 1
            #expect(sealing.open(changed, context: context) == nil)
        }
        for length in 0..<box.count { #expect(sealing.open(Array(box[..<length]), context: context) == nil) }
        #expect(sealing.open(box, context: Array("session".utf8)) == nil)
        #expect(sealing.derived(for: "x").open(box, context: context) == nil)
        #expect(try AESSealing(key: [UInt8](repeating: 1, count: 32)).open(box, context: context) == nil)
        #expect(throws: TokenStoreError.noKey(code: 0)) { try AESSealing(key: [1, 2, 3]) }
        #expect(sealing.open(sealing.seal([], context: []), context: []) == [])
    }

    @Test(.proves("GTSD-P-4.3-04")) func aPersonIsKeptWithTheTimeOfTheirSync() async throws {
        try await withDirectory { directory in
            let service = ModelService(), clock = ManualClock()
            func open() -> PersonCache { PersonCache(directory: directory, sealing: .test) }
            let cache = open(), session = try SessionManager.make(service, MemoryTokenStore(), cache: cache, clock: clock)
            let user = try await session.logIn(.example).user.id
            #expect(cache.person(user) == nil)
            let first = try await cache.sync(session, user)
            #expect(first.account == service.state.withLock { $0.user } && first.syncedAt == clock.now())
            #expect(open().person(user) == first)
            clock.advance(by: .seconds(60))
            service.set { $0.user = ModelService.person("layla@example.com", onboarded: false) }
            let second = try await cache.sync(session, user)
            #expect(second.syncedAt == first.syncedAt + .seconds(60) && !second.account.onboardingCompleted)
            service.set { $0.isDown = true }
            await #expect(throws: ClientError.self) { try await cache.sync(session, user) }
            #expect(open().person(user) == second)
            service.set { $0.isDown = false }
            await session.logOut()
            #expect(open().person(user) == nil && files(below: directory).isEmpty)
        }
    }

    @Test func printingASessionShowsNoToken() {
        #expect(!"\(StoredSession.with("tell-tale"))".contains("tell-tale"))
    }
}
