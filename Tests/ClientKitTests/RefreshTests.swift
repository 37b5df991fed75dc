import ClientKit
import Contracts
import HTTPCore
import Platform
import Synchronization
import TestSupport
import Testing
import Wire

@Suite(.timeLimit(.minutes(1))) struct RefreshTests {
    @Test(.proves("GTSD-1.4-01", "GTSD-P-4.1-03", "GTSD-P-4.2-01")) func anExpiredTokenIsRenewedBeforeTheCall() async throws {
        let s = try await ModelSession.signedIn()
        s.clock.advance(by: .seconds(900))
        s.service.expireAccessTokens()
        #expect(try await s.manager.me().email == EmailAddress(trusted: "layla@example.com"))
        #expect(s.service.count("/auth/refresh") == 1)
        #expect(s.service.count("/auth/me") == 1)
    }

    @Test func aRefusedTokenIsRenewedAfterTheCall() async throws {
        let s = try await ModelSession.signedIn()
        s.service.expireAccessTokens()
        try await s.manager.me()
        #expect(s.service.count("/auth/refresh") == 1)
        #expect(s.service.count("/auth/me") == 2)
        let ids = s.service.sent.filter { $0.path == "/auth/me" }.map { $0.headers["X-Request-Id"] }
        #expect(Set(ids).count == 1)
    }

    @Test(.proves("GTSD-1.4-07", "GTSD-1.4-02")) func aTokenAboutToExpireIsUsedWhileTheNextIsFetched() async throws {
        let s = try await ModelSession.signedIn()
        let gate = s.service.hold("/auth/refresh")
        s.clock.advance(by: .seconds(869))
        try await s.manager.me()
        #expect(s.service.count("/auth/refresh") == 0)
        s.clock.advance(by: .seconds(1))
        // The renewal is held; calls that waited for it would never return.
        for _ in 0..<3 { try await s.manager.me() }
        try await eventually { s.service.count("/auth/refresh") == 1 }
        gate.open()
        try await eventually { s.store.loadSession()?.accessToken.text == "access-2" }
        try await s.manager.me()
        #expect(s.service.sent.last?.headers["Authorization"] == "Bearer access-2")
        #expect(s.service.count("/auth/refresh") == 1)
        try await eventually { s.events.all == [.refreshed] }
    }

    @Test func aShortLivedTokenIsNotRenewedOnEveryCall() async throws {
        let s = try await ModelSession.signedIn(expiresIn: 10)
        s.clock.advance(by: .seconds(4))
        for _ in 0..<5 { try await s.manager.me() }
        #expect(s.service.count("/auth/refresh") == 0)
    }

    @Test func aRenewalAheadOfNeedThatFailsRestsForAWhile() async throws {
        let s = try await ModelSession.signedIn()
        s.service.set { $0.refreshing = .fails(.unreachable) }
        s.clock.advance(by: .seconds(880))
        for _ in 0..<100 { try await s.manager.me() }
        #expect(s.service.count("/auth/refresh") == 1)
        try await eventually {
            s.clock.advance(by: .seconds(5))
            _ = try? await s.manager.me()
            return s.service.count("/auth/refresh") > 1
        }
    }

    @Test(.proves("GTSD-1.4-04", "GTSD-1.4-05", "GTSD-1.4-08"), arguments: [true, false])
    func fiftyCallsShareOneRenewal(isKnownToTheClock: Bool) async throws {
        let s = try await ModelSession.signedIn()
        if isKnownToTheClock { s.clock.advance(by: .seconds(901)) }
        s.service.expireAccessTokens()
        let results = await outcomes(50) { index throws(ClientError) in
            if index.isMultiple(of: 2) {
                let _: Acknowledgement = try await s.manager.call(ModelService.create, DemoRequest(), idempotencyKey: "key-\(index)")
            } else {
                try await s.manager.me()
            }
        }
        #expect(results.count { $0.isSuccess } == 50)
        #expect(s.service.count("/auth/refresh") == 1)
        let created = s.service.state.withLock { $0.created }
        #expect(created.count == 25)
        #expect(created.values.allSatisfy { $0 == 1 })
    }

    @Test func theNewPairIsStoredBeforeAnyoneGoesOn() async throws {
        let s = try await ModelSession.signedIn()
        s.service.expireAccessTokens()
        let results = await outcomes(20) { _ throws(ClientError) -> String in
            try await s.manager.me()
            return s.store.loadSession()?.refreshToken.text ?? ""
        }
        #expect(results.allSatisfy { $0 == .success("refresh-2") })
    }

    @Test(.proves("GTSD-1.4-05")) func aSecondRefusalIsSurfaced() async throws {
        let s = try await ModelSession.signedIn()
        s.service.set { $0.refusesEveryToken = true }
        await #expect { try await s.manager.me() } throws: { ($0 as? ClientError)?.code == .unauthenticated }
        #expect(s.service.count("/auth/me") == 2)
        #expect(s.service.count("/auth/refresh") == 1)
        #expect(s.store.loadSession() != nil)
    }

    @Test func aWrongPasswordIsNotARefusedToken() async throws {
        let s = try await ModelSession.signedIn()
        let change = PasswordChange(current: .example, new: try NewPassword(validating: "Other7Path"))
        await #expect { let _: Nothing = try await s.manager.call(Auth.changePassword, change) } throws: {
            ($0 as? ClientError)?.code == .credentialsInvalid
        }
        #expect(s.service.count("/auth/refresh") == 0)
        #expect(s.service.count("/auth/password/change") == 1)
    }

    @Test(.proves("GTSD-1.4-03"), arguments: [(401, #"{"code":"token_reused"}"#), (403, #"{"code":"forbidden"}"#), (401, "")])
    func aRefusedRenewalEndsTheSessionOnce(status: Int, body: String) async throws {
        let s = try await ModelSession.signedIn()
        s.service.expireAccessTokens()
        s.service.set { $0.refreshing = .answers(status, body) }
        let results = await outcomes(50) { _ throws(ClientError) in _ = try await s.manager.me() }
        #expect(results.allSatisfy { $0.failure == .unauthorized })
        #expect(s.store.loadSession() == nil)
        #expect(await s.manager.user == nil)
        let before = s.service.sent.count
        await #expect(throws: ClientError.unauthorized) { try await s.manager.me() }
        #expect(s.service.sent.count == before)
        try await eventually { s.events.count(.sessionExpired) == 1 }
        #expect(s.events.all == [.sessionExpired])
        #expect(s.service.count("/auth/refresh") == 1)
    }

    @Test(.proves("GTSD-1.4-02"), arguments: NetworkFailure.allCases)
    func aRenewalThatMeetsNoAnswerKeepsTheTokens(failure: NetworkFailure) async throws {
        let s = try await ModelSession.signedIn()
        s.service.expireAccessTokens()
        s.service.set { $0.refreshing = .fails(failure) }
        let results = await outcomes(20) { _ throws(ClientError) in _ = try await s.manager.me() }
        #expect(results.allSatisfy { $0.failure == .network(failure) })
        #expect(s.store.loadSession()?.refreshToken.text == "refresh-1")
        s.service.set { $0.refreshing = .works }
        try await s.manager.me()
        #expect(s.events.count(.sessionExpired) == 0)
    }

    @Test(
        .proves("GTSD-1.4-02"),
        arguments: [(403, "<html>Sign in to HotelNet</html>"), (503, ""), (429, #"{"code":"rate_limited"}"#), (200, "<html>"), (407, "")])
    func anAnswerThatIsNotTheServicesRefusalKeepsTheTokens(status: Int, body: String) async throws {
        let s = try await ModelSession.signedIn()
        s.service.expireAccessTokens()
        s.service.set { $0.refreshing = .answers(status, body) }
        await #expect(throws: ClientError.self) { try await s.manager.me() }
        #expect(s.store.loadSession()?.refreshToken.text == "refresh-1")
        s.service.set { $0.refreshing = .works }
        try await s.manager.me()
    }

    @Test(.proves("GTSD-1.4-02")) func aLostAnswerIsAskedForAgainAndNotTakenForTheft() async throws {
        let s = try await ModelSession.signedIn()
        s.service.expireAccessTokens()
        s.service.set { $0.refreshing = .answerIsLost }
        await #expect(throws: ClientError.network(.timedOut)) { try await s.manager.me() }
        // The process ends here; the next one only has the store.
        let next = try SessionManager.make(s.service, s.store, clock: s.clock)
        try await next.me()
        #expect(s.store.loadSession()?.accessToken.text == "access-2")
    }

    @Test func aCallerThatGivesUpDoesNotEndTheRenewal() async throws {
        let s = try await ModelSession.signedIn()
        s.service.expireAccessTokens()
        let gate = s.service.hold("/auth/refresh")
        let impatient = Task { try await s.manager.me() }
        try await eventually { s.service.count("/auth/refresh") == 1 }
        let patient = Task { try await s.manager.me() }
        impatient.cancel()
        gate.open()
        _ = try await patient.value
        #expect(s.service.count("/auth/refresh") == 1)
    }

    @Test(.proves("GTSD-1.2-11", "GTSD-P-4.1-03")) func loginsOwnRefusalStartsNoRenewal() async throws {
        let transport = ScriptedTransport { _ in ModelService.refusal(.credentialsInvalid) }
        let manager = try SessionManager.make(transport, MemoryTokenStore())
        await #expect { try await manager.logIn(.example) } throws: { ($0 as? ClientError)?.code == .credentialsInvalid }
        #expect(transport.sent.map(\.path) == ["/auth/login"])
    }
}

/// What happens when the person changes while something is under way.
@Suite(.timeLimit(.minutes(1))) struct GenerationTests {
    @Test func aRenewalThatComesBackAfterSigningOutBringsNothingBack() async throws {
        let s = try await ModelSession.signedIn()
        s.service.expireAccessTokens()
        let gate = s.service.hold("/auth/refresh")
        let call = Task { try await s.manager.me() }
        try await eventually { s.service.count("/auth/refresh") == 1 }
        s.service.set { $0.isDown = true }
        await s.manager.logOut()
        gate.open()
        await #expect(throws: ClientError.unauthorized) { try await call.value }
        #expect(s.store.loadSession() == nil)
        #expect(await s.manager.user == nil)
    }

    /// Held while it is renewed, or before its refusal arrives.
    @Test(arguments: ["/auth/refresh", "/things"]) func aCallIsNeverRepeatedInSomebodyElsesName(_ held: String) async throws {
        let s = try await ModelSession.signedIn()
        s.service.expireAccessTokens()
        let gate = s.service.hold(held)
        let call = Task { let _: Acknowledgement = try await s.manager.call(ModelService.create, DemoRequest(), idempotencyKey: "hers") }
        try await eventually { s.service.count(held) == 1 }
        s.service.set { $0.user = ModelService.person("omar@example.com", id: "01960f3e-7b6a-7c3e-9d2a-000000000002") }
        _ = try await s.manager.logIn(.example)
        gate.open()
        await #expect(throws: ClientError.unauthorized) { try await call.value }
        #expect(s.service.state.withLock { $0.created } == [:])
        #expect(s.store.loadSession()?.user.email?.text == "omar@example.com")
    }
}
