import ClientKit
import Contracts
import HTTPCore
import Platform
import Synchronization
import TestSupport
import Testing
import Wire

@Suite(.timeLimit(.minutes(1))) struct SessionTests {
    @Test(.proves("GTSD-1.1-06", "GTSD-P-3.1-07")) func signingUpIsSigningIn() async throws {
        let service = ModelService()
        service.set { $0.user = ModelService.person("layla@example.com", onboarded: false) }
        let manager = try SessionManager.make(service, MemoryTokenStore())
        let result = try await manager.signUp(.example, idempotencyKey: "k")
        #expect(result.nextStep == .onboarding)
        try await manager.me()
        #expect(service.count("/auth/login") == 0)
        #expect(await manager.startUp() == .onboarding)
        #expect(service.sent.first?.headers["Idempotency-Key"] == "k")
    }

    @Test func signingUpWithoutTokensLeavesNobodySignedIn() async throws {
        let user = ModelService.person("layla@example.com", product: .ironlift)
        let transport = ScriptedTransport { _ in ModelService.json(201, SignupAnswer(unverified: user)) }
        let store = MemoryTokenStore()
        let manager = try SessionManager.make(transport, store)
        #expect(try await manager.signUp(.example).nextStep == .verifyEmail)
        #expect(store.loadSession() == nil)
        await #expect(throws: ClientError.unauthorized) { try await manager.me() }
    }

    @Test func aCodeSignsIn() async throws {
        let transport = ScriptedTransport { request in
            request.path == "/auth/otp/request"
                ? ModelService.json(202, OTPChallenge.example) : ModelService.json(200, OTPSession(tokens: .example, isNewUser: true))
        }
        let store = MemoryTokenStore()
        let manager = try SessionManager.make(transport, store)
        let challenge = try await manager.requestCode(.example)
        _ = try await manager.verifyCode(OTPVerification(challengeId: challenge.challengeId, code: .example))
        #expect(store.loadSession()?.user == .example)
    }

    @Test(.proves("GTSD-1.2-06"), arguments: [true, false]) func onlyARememberedSessionIsStored(remember: Bool) async throws {
        try await withDirectory { directory in
            let service = ModelService(), clock = ManualClock()
            let store = FileTokenStore(directory: directory, sealing: .test)
            let manager = try SessionManager.make(service, store, clock: clock)
            _ = try await manager.logIn(.example)
            _ = try await manager.logIn(.with(rememberMe: remember))
            #expect((try store.loadSession() != nil) == remember)
            clock.advance(by: .seconds(901))
            try await manager.me()
            let next = try SessionManager.make(service, FileTokenStore(directory: directory, sealing: .test), clock: clock)
            if remember {
                try await next.me()
            } else {
                await #expect(throws: ClientError.unauthorized) { try await next.me() }
            }
        }
    }

    @Test(.proves("GTSD-1.5-02", "GTSD-1.5-06"), arguments: ["online", "offline", "server error"]) func signingOutAlwaysClearsTheDevice(
        _ world: String
    ) async throws {
        let transport = ScriptedTransport { request throws(NetworkFailure) in
            switch (request.path, world) {
            case ("/auth/login", _): return ModelService.json(200, SessionTokens.example)
            case (_, "online"): return ClientResponse(status: .noContent)
            case (_, "offline"): throw .unreachable
            default: return ModelService.refusal(.internalError)
            }
        }
        let store = MemoryTokenStore()
        let manager = try SessionManager.make(transport, store)
        _ = try await manager.logIn(.example)
        let events = EventLog(manager)
        #expect(await manager.logOut() == (world == "online"))
        #expect(store.loadSession() == nil)
        #expect(transport.count("/auth/logout") == 1)
        try await eventually { events.all == [.signedOut] }
        #expect(await manager.logOut())
        #expect(transport.count("/auth/logout") == 1)
    }

    @Test func signingOutWithAnExpiredTokenStillEndsTheSessionAtTheService() async throws {
        let s = try await ModelSession.signedIn()
        s.clock.advance(by: .hours(2))
        s.service.expireAccessTokens()
        #expect(await s.manager.logOut())
        #expect(s.service.state.withLock { $0.refreshToken } == "")
        #expect(s.store.loadSession() == nil)
    }

    @Test(.proves("GTSD-1.5-03")) func cachedDataGoesWithItsOwner() async throws {
        try await withDirectory { directory in
            let service = ModelService()
            let cache = FileUserCache(directory: directory + "/cache", sealing: .test)
            let store = FileTokenStore(directory: directory, sealing: .test)
            let manager = try SessionManager.make(service, store, cache: cache)
            let first = try await manager.logIn(.example).user.id
            for name in ["tasks", "photos", "profile"] { try cache.write(Array("hers".utf8), name, of: first) }
            await manager.logOut()
            #expect(files(below: directory + "/cache").isEmpty)
            #expect(try cache.read("tasks", of: first) == nil)
        }
    }

    @Test(.proves("GTSD-1.5-03")) func aSecondPersonSeesNothingOfTheFirst() async throws {
        try await withDirectory { directory in
            let service = ModelService()
            let cache = FileUserCache(directory: directory + "/cache", sealing: .test)
            let manager = try SessionManager.make(service, FileTokenStore(directory: directory, sealing: .test), cache: cache)
            let first = try await manager.logIn(.example).user.id
            try cache.write(Array("hers".utf8), "tasks", of: first)
            // Not signed out: the session ended, and somebody else takes the device.
            service.set { $0.user = ModelService.person("omar@example.com", id: "01960f3e-7b6a-7c3e-9d2a-000000000002") }
            let second = try await manager.logIn(.example).user.id
            try cache.write(Array("his".utf8), "tasks", of: second)
            #expect(try cache.read("tasks", of: first) == nil)
            #expect(files(below: directory + "/cache").count == 1)
        }
    }

    @Test func cachedDataOfABriefSessionGoesAtTheNextStart() async throws {
        try await withDirectory { directory in
            let service = ModelService()
            let cache = FileUserCache(directory: directory + "/cache", sealing: .test)
            let store = FileTokenStore(directory: directory, sealing: .test)
            let user = try await SessionManager.make(service, store, cache: cache).logIn(.with(rememberMe: false)).user.id
            try cache.write([1], "tasks", of: user)
            _ = try SessionManager.make(service, store, cache: cache)
            #expect(files(below: directory + "/cache").isEmpty)
        }
    }

    @Test(.proves("GTSD-1.3-06")) func theBiometricPreferenceIsItsOwnersAndStays() async throws {
        try await withDirectory { directory in
            let service = ModelService()
            func start() throws -> SessionManager { try SessionManager.make(service, FileTokenStore(directory: directory, sealing: .test)) }
            let first = try start()
            await first.setBiometric(enabled: true)
            #expect(await !first.isBiometricEnabled)
            _ = try await first.logIn(.example)
            await first.setBiometric(enabled: true)
            #expect(await first.isBiometricEnabled)
            let second = try start()
            #expect(await second.isBiometricEnabled)
            #expect(await second.startUp() == .unlock)
            await second.logOut()
            #expect(await !second.isBiometricEnabled)
            #expect(await second.startUp() == .login)
            _ = try await second.logIn(.example)
            #expect(await second.isBiometricEnabled)
            // Somebody else is asked anew, and so is the first person afterwards.
            service.set { $0.user = ModelService.person("omar@example.com", id: "01960f3e-7b6a-7c3e-9d2a-000000000002") }
            _ = try await second.logIn(.example)
            #expect(await !second.isBiometricEnabled)
            service.set { $0.user = ModelService.person("layla@example.com") }
            _ = try await second.logIn(.example)
            #expect(await !second.isBiometricEnabled)
        }
    }

    @Test func languageAndDeviceIdStay() async throws {
        let store = MemoryTokenStore(), service = ModelService()
        let first = try SessionManager.make(service, store)
        await first.setLanguage(.arabic)
        let id = await first.device().id
        let second = try SessionManager.make(service, store)
        #expect(await second.device(name: .example).id == id)
        _ = try await second.logIn(.example)
        #expect(service.sent.last?.headers["Accept-Language"] == "ar")
    }

    @Test func aStoreThatFailsIsReportedAndTheSessionGoesOn() async throws {
        let service = ModelService()
        let manager = try SessionManager.make(service, FileTokenStore(directory: "/proc/nowhere", sealing: .test))
        let events = EventLog(manager)
        _ = try await manager.logIn(.example)
        try await manager.me()
        try await eventually { events.all.contains { if case .storeFailed(.system) = $0 { true } else { false } } }
    }
}

extension LoginRequest {
    static func with(rememberMe: Bool) -> LoginRequest {
        LoginRequest(product: .gtsd, email: ShortText(trusted: "layla@example.com"), password: .example, rememberMe: rememberMe)
    }
}

extension [UInt8] {
    static let key = [UInt8](repeating: 7, count: 32)
}
