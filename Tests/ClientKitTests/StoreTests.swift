import ClientKit
import ClientLinux
import Contracts
import Glibc
import Platform
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
    @Test(.proves("GTSD-1.1-07")) func filesAreEncryptedAndPrivate() async throws {
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

    @Test func aForeignKeyAWrongByteOrAShortFileIsReportedAndNotASession() async throws {
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

    @Test func cachedEntriesAreEncryptedAndTheirNamesHidden() async throws {
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

    @Test func printingASessionShowsNoToken() {
        #expect(!"\(StoredSession.with("tell-tale"))".contains("tell-tale"))
    }
}
