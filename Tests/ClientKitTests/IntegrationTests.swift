import AppTesting
import AuthService
import ClientKit
import Contracts
import HTTPCore
import Platform
import SandboxService
import Security
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// Clients of the real auth service, over a socket.
@Suite(.timeLimit(.minutes(1)), .serialized) struct IntegrationTests {
    @Test(.proves("GTSD-1.1-06", "GTSD-P-3.1-07"), arguments: TransportKind.allCases) func signingUpIsSigningIn(_ kind: TransportKind)
        async throws
    {
        try await RealService.run(over: kind) { real in
            let manager = try real.client(MemoryTokenStore())
            _ = try await manager.signUp(.example)
            #expect(try await manager.me().email == .example)
            #expect(real.wire.count("/auth/login") == 0)
            #expect(await manager.startUp() == .onboarding)
        }
    }

    @Test(.proves("GTSD-P-8-02")) func loggingInGivesThePersonAndBothTokens() async throws {
        try await RealService.run { real in
            _ = try await real.client(MemoryTokenStore()).signUp(.example)
            let store = MemoryTokenStore()
            let manager = try real.client(store)
            #expect(try await manager.logIn(.example).user.email == .example)
            let session = try #require(store.loadSession())
            #expect(!session.accessToken.text.isEmpty && !session.refreshToken.text.isEmpty)
            #expect(try await manager.me().email == .example)
        }
    }

    @Test(.proves("GTSD-1.4-01"), arguments: TransportKind.allCases) func aTokenOfOneSecondIsRenewedByTwoClocks(_ kind: TransportKind)
        async throws
    {
        try await RealService.run(over: kind, configure: { $0.accessLifetime = .seconds(1) }) { real in
            let manager = try await real.signedIn()
            real.auth.clock.advance(by: .seconds(2))
            real.clock.advance(by: .seconds(2))
            try await manager.me()
            #expect(real.wire.count("/auth/refresh") == 1)
            // This device's clock stands still, so only the refusal tells, which comes when the leeway for clocks that differ is over.
            real.auth.clock.advance(by: .seconds(40))
            try await manager.me()
            #expect(real.wire.count("/auth/refresh") == 2)
        }
    }

    @Test(.proves("GTSD-1.4-04", "GTSD-1.4-05", "AUTH-04-b"), arguments: [true, false])
    func fiftyCallsShareOneRenewal(isKnownToTheClock: Bool) async throws {
        try await RealService.run { real in
            let manager = try await real.signedIn()
            let events = EventLog(manager)
            real.auth.clock.advance(by: .minutes(16))
            if isKnownToTheClock { real.clock.advance(by: .minutes(16)) }
            let results = await outcomes(50) { index throws(ClientError) in
                if index.isMultiple(of: 5) {
                    let _: Nothing = try await manager.call(Auth.logout, LogoutRequest(scope: .others))
                } else {
                    try await manager.me()
                }
            }
            #expect(results.count { $0.isSuccess } == 50, "\(results.compactMap(\.failure))")
            #expect(real.wire.count("/auth/refresh") == 1)
            #expect(real.wire.answers("/auth/logout", 204) == 10)
            #expect(real.wire.answers("/auth/me", 200) == 40)
            try await eventually { events.all == [.refreshed] }
            try await manager.me()
        }
    }

    @Test(.proves("GTSD-1.4-03"), arguments: TransportKind.allCases) func aRevokedSessionExpiresOnce(_ kind: TransportKind) async throws {
        try await RealService.run(over: kind) { real in
            let store = MemoryTokenStore()
            let manager = try await real.signedIn(store)
            let events = EventLog(manager)
            let elsewhere = try real.client(MemoryTokenStore())
            _ = try await elsewhere.logIn(.with(rememberMe: true))
            let _: Nothing = try await elsewhere.call(Auth.logout, LogoutRequest(scope: .others))
            let results = await outcomes(20) { _ throws(ClientError) in _ = try await manager.me() }
            #expect(results.allSatisfy { $0.failure == .unauthorized })
            #expect(store.loadSession() == nil)
            #expect(real.wire.count("/auth/refresh") == 1)
            try await eventually { !events.all.isEmpty }
            #expect(events.all == [.sessionExpired])
        }
    }

    @Test(.proves("GTSD-1.2-05", "GTSD-1.2-06", "AUTH-04-a"), arguments: [true, false]) func aRestartKeepsARememberedSession(remember: Bool)
        async throws
    {
        try await RealService.run { real in
            try await withDirectory { directory in
                _ = try await real.signedIn()
                _ = try await real.client(FileTokenStore(directory: directory, sealing: .test)).logIn(.with(rememberMe: remember))
                let logins = real.wire.count("/auth/login")
                real.clock.advance(by: .minutes(16))
                real.auth.clock.advance(by: .minutes(16))
                let next = try real.client(FileTokenStore(directory: directory, sealing: .test))
                if remember {
                    #expect(try await next.me().email == .example)
                } else {
                    await #expect(throws: ClientError.unauthorized) { try await next.me() }
                }
                #expect(real.wire.count("/auth/login") == logins)
            }
        }
    }

    @Test(.proves("GTSD-1.4-02"), arguments: TransportKind.allCases) func aRefreshWhoseAnswerWasLostIsRecoveredLongAfterTheGrace(
        _ kind: TransportKind
    ) async throws {
        try await RealService.run(over: kind) { real in
            let store = MemoryTokenStore()
            let manager = try await real.signedIn(store)
            real.auth.clock.advance(by: .minutes(16))
            real.wire.loseNextAnswer(of: "/auth/refresh")
            await #expect(throws: ClientError.network(.timedOut)) { try await manager.me() }
            real.auth.clock.advance(by: .minutes(3))
            #expect(try await real.client(store).me().email == .example)
        }
    }

    /// Suspended on Friday, opened on Sunday: the service has forgotten what it answered, and not who asked.
    @Test(.proves("GTSD-1.4-02")) func aRefreshWhoseAnswerWasLostIsRecoveredDaysLater() async throws {
        try await RealService.run { real in
            let store = MemoryTokenStore(), manager = try await real.signedIn(store)
            real.auth.clock.advance(by: .minutes(16))
            real.wire.loseNextAnswer(of: "/auth/refresh")
            await #expect(throws: ClientError.network(.timedOut)) { try await manager.me() }
            for clock in [real.auth.clock, real.clock] { clock.advance(by: .hours(25)) }
            let next = try real.client(store), events = EventLog(next)
            #expect(try await next.me().email == .example)
            #expect(events.count(.sessionExpired) == 0)
        }
    }

    @Test(.proves("GTSD-1.5-02"), arguments: TransportKind.allCases) func signingOutEndsBothTokens(_ kind: TransportKind) async throws {
        try await RealService.run(over: kind) { real in
            let store = MemoryTokenStore()
            let manager = try await real.signedIn(store)
            let session = try #require(store.loadSession())
            #expect(await manager.logOut())
            #expect(store.loadSession() == nil)
            let refresh = try await real.auth.client.answer(Auth.refresh, RefreshRequest(refreshToken: session.refreshToken))
            #expect(refresh.status == 401)
            #expect(try await real.auth.client.bearing(session.accessToken).answer(Auth.me).status == 401)
        }
    }

    @Test func signingOutPastExpiryEndsTheRefreshToken() async throws {
        try await RealService.run { real in
            let store = MemoryTokenStore()
            let manager = try await real.signedIn(store)
            real.clock.advance(by: .days(1))
            real.auth.clock.advance(by: .days(1))
            let session = try #require(store.loadSession())
            #expect(await manager.logOut())
            #expect(try await real.auth.client.answer(Auth.refresh, RefreshRequest(refreshToken: session.refreshToken)).status == 401)
            #expect(real.wire.answers("/auth/logout", 204) == 1)
        }
    }

    @Test(.proves("GTSD-1.5-03", "AUTH-05-b")) func aSecondPersonOnTheSameStoreSeesNothingOfTheFirst() async throws {
        try await RealService.run { real in
            try await withDirectory { directory in
                let store = FileTokenStore(directory: directory, sealing: .test)
                let cache = FileUserCache(directory: directory + "/cache", sealing: .test)
                let manager = try real.client(store, cache: cache)
                let first = try await manager.signUp(.example).user
                try cache.write(Array("hers".utf8), "tasks", of: first.id)
                await manager.logOut()
                #expect(files(below: directory + "/cache").isEmpty)
                let next = try real.client(store, cache: cache)
                #expect(await next.user == nil)
                let second = try await next.signUp(.of("omar@example.com")).user
                #expect(try await next.me() == second)
                #expect(second.id != first.id)
                #expect(try cache.read("tasks", of: second.id) == nil)
                #expect(try store.loadSession()?.user == second)
            }
        }
    }

    @Test(arguments: TransportKind.allCases) func aSignUpWhoseAnswerWasLostIsNotAnAccountThatExists(_ kind: TransportKind) async throws {
        try await RealService.run(over: kind) { real in
            let manager = try real.client(MemoryTokenStore())
            real.wire.loseNextAnswer(of: "/auth/signup")
            await #expect(throws: ClientError.network(.timedOut)) {
                try await manager.signUp(.example, idempotencyKey: "one-wish-of-layla")
            }
            _ = try await manager.signUp(.example, idempotencyKey: "one-wish-of-layla")
            try await manager.me()
        }
    }

    @Test(.proves("GTSD-1.2-07")) func aLoginThatReachesNobodyCanBeRepeated() async throws {
        // Not listening yet; nobody does on port 1.
        try await RealService.run(transport: .inProcess) { real in
            let account = try await real.auth.client.call(Auth.signup, SignupRequest.of("layla@example.com"))
            let manager = try real.client(MemoryTokenStore())
            var form = LoginForm(product: .gtsd)
            form.setEmail("layla@example.com")
            form.setPassword("Mountain7Path")
            func outcome() async -> Result<SignInResult, ClientError> {
                guard let request = form.submit() else { return .failure(.encoding) }
                do throws(ClientError) { return .success(try await manager.logIn(request)) } catch { return .failure(error) }
            }
            form.finish(await outcome())
            #expect(form.status.phase == .failed(.network(.unreachable)))
            #expect(form.status.message(.english) == "Connection lost. Check your network and try again.")
            #expect(form.status.recovery == .retry)
            real.wire.point(at: try await real.auth.app.listen())
            form.finish(await outcome())
            #expect(form.status.phase == .succeeded)
            #expect(try await manager.me().id == account.user.id)
        }
    }
}
