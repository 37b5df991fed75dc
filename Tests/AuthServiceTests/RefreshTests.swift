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

@Suite struct RefreshTests {
    private func refresh(_ fixture: AuthFixture, _ token: OpaqueToken?) async throws -> Answer {
        try await fixture.client.answer(Auth.refresh, RefreshRequest(refreshToken: token ?? OpaqueToken(trusted: "none")))
    }

    @Test func realReuseEndsTheSessionAndIsLogged() async throws {
        try await AuthFixture.run { fixture async throws in
            let first = try await fixture.signUp()
            let second = try await refresh(fixture, first.refreshToken).decoded(SessionTokens.self)
            fixture.auth.clock.advance(by: .seconds(41))
            #expect(try await refresh(fixture, first.refreshToken).code == .tokenReused)
            #expect(try await refresh(fixture, second.refreshToken).code == .unauthenticated)
            #expect(try await fixture.bearing(second.accessToken).answer(Auth.me).status == 401)
            #expect(fixture.auth.log.count(of: "refresh token reused, session ended") == 1)
        }
    }

    @Test func aLostAnswerIsForgivenForTenSecondsAndWhatClocksDifferBy() async throws {
        try await AuthFixture.run { fixture async throws in
            let first = try await fixture.signUp()
            let second = try await refresh(fixture, first.refreshToken).decoded(SessionTokens.self)
            fixture.auth.clock.advance(by: .seconds(40))
            let again = try await refresh(fixture, first.refreshToken).decoded(SessionTokens.self)
            #expect(again.refreshToken == second.refreshToken)
        }
    }

    /// A phone that lost the answer on Friday and is opened on Sunday, when keys of requests are forgotten. Not whoever has the token
    /// alone, and nobody any more once the successor was used.
    @Test(arguments: Engine.allCases)
    func aLostAnswerIsGivenAgainToWhoHasItsKeyForAsLongAsTheSessionLives(_ engine: Engine) async throws {
        try await AuthFixture.run(engine: engine) { fixture async throws in
            func trade(_ token: OpaqueToken?, _ key: String) async throws -> Answer {
                let request = RefreshRequest(refreshToken: token ?? OpaqueToken(trusted: "none"))
                return try await fixture.client.answer(Auth.refresh, request, headers: ["Idempotency-Key": key])
            }
            let first = try await fixture.signUp().refreshToken, key = "9f86d081884c7d659a2feaa0"
            let second = try await trade(first, key).decoded(SessionTokens.self)
            fixture.auth.clock.advance(by: .hours(49))
            let again = try await trade(first, key).decoded(SessionTokens.self)
            #expect(again.refreshToken == second.refreshToken)
            #expect(try await fixture.bearing(again.accessToken).answer(Auth.me).status == 200)
            let third = try await trade(second.refreshToken, "c55ad015a3bf4f1b2b0b822c").decoded(SessionTokens.self)
            fixture.auth.clock.advance(by: .hours(49))
            #expect(try await trade(first, key).code == .tokenReused)
            #expect(try await trade(third.refreshToken, "d15d6c15b0f00a0800000001").code == .unauthenticated)

            let other = try await fixture.logIn().decoded(SessionTokens.self).refreshToken
            _ = try await trade(other, key)
            fixture.auth.clock.advance(by: .seconds(41))
            #expect(try await trade(other, "0b822cd15d6c15b0f00a0801").code == .tokenReused)
        }
    }

    /// Whoever has the token can make its hash as well: that is no sign of the caller who traded it.
    @Test(arguments: Engine.allCases) func aKeyMadeOfTheTokenAloneGivesNothingLater(_ engine: Engine) async throws {
        try await AuthFixture.run(engine: engine) { fixture async throws in
            let first = try #require(try await fixture.signUp().refreshToken)
            func trade() async throws -> Answer {
                try await fixture.client.answer(
                    Auth.refresh, RefreshRequest(refreshToken: first), headers: ["Idempotency-Key": hex(sha256(first.text))])
            }
            let second = try await trade().decoded(SessionTokens.self)
            fixture.auth.clock.advance(by: .seconds(10))
            #expect(try await trade().decoded(SessionTokens.self).refreshToken == second.refreshToken)
            fixture.auth.clock.advance(by: .hours(49))
            #expect(try await trade().code == .tokenReused)
            #expect(try await refresh(fixture, second.refreshToken).code == .unauthenticated)
        }
    }

    /// One replica trades the token, its answer is lost, and the repeat comes to another one whose clock is ahead as far as is tolerated.
    @Test(arguments: Engine.allCases)
    func aLostAnswerIsForgivenByAReplicaWhoseClockIsAhead(_ engine: Engine) async throws {
        try await AuthFixture.run { fixture async throws in
            try await EmptyDatabase.withURL(engine) { url in
                let clock = ManualClock(), ahead = ManualClock(clock.now() + .seconds(29))
                try await AuthApp.run(settings: fixture.settings, engine: engine, clock: clock, databaseURL: url) { one async throws in
                    try await AuthApp.run(settings: fixture.settings, engine: engine, clock: ahead, databaseURL: url) {
                        other async throws in
                        let signup = SignupRequest(product: .gtsd, name: .example, email: .example, password: .example)
                        let first = try #require(try await one.client.call(Auth.signup, signup).refreshToken)
                        let second = try await one.client.call(Auth.refresh, RefreshRequest(refreshToken: first)).refreshToken
                        ahead.advance(by: .seconds(10))
                        #expect(try await other.client.call(Auth.refresh, RefreshRequest(refreshToken: first)).refreshToken == second)
                        #expect(try await one.client.answer(Auth.refresh, RefreshRequest(refreshToken: second)).status == 200)
                    }
                }
            }
        }
    }

    @Test func refreshingNeverExtendsTheAbsoluteLimit() async throws {
        try await AuthFixture.run { fixture async throws in
            var token = try await fixture.signUp().refreshToken
            for _ in 0..<6 {
                fixture.auth.clock.advance(by: .days(29))
                token = try await refresh(fixture, token).decoded(SessionTokens.self).refreshToken
            }
            // Day 174 of 180: the idle limit alone would allow thirty more.
            fixture.auth.clock.advance(by: .days(5))
            token = try await refresh(fixture, token).decoded(SessionTokens.self).refreshToken
            fixture.auth.clock.advance(by: .days(1))
            #expect(try await refresh(fixture, token).code == .unauthenticated)
        }
    }

    @Test(.proves("GTSD-1.2-06"))
    func aBriefSessionEndsAfterADay() async throws {
        try await AuthFixture.run { fixture async throws in
            _ = try await fixture.signUp()
            let login = LoginRequest(product: .gtsd, email: ShortText(trusted: "layla@example.com"), password: .example, rememberMe: false)
            let brief = try await fixture.client.call(Auth.login, login)
            let long = try await fixture.logIn().decoded(SessionTokens.self)
            fixture.auth.clock.advance(by: .hours(24))
            #expect(try await refresh(fixture, brief.refreshToken).code == .unauthenticated)
            #expect(try await refresh(fixture, long.refreshToken).status == 200)
        }
    }

    @Test(arguments: ["", "x", "r1..", "r1.a.b", "v1.MDE.0.aaaaaaaaaaaaaaaaaaaaaa", "r1.💥.x", String(repeating: "r", count: 4097)])
    func inventedTokensAreRefusedBeforeTheDatabase(_ text: String) async throws {
        try await AuthFixture.run { fixture async throws in
            let answer = try await fixture.client.json(.post, "/auth/refresh", #"{"refreshToken":"\#(text)"}"#)
            #expect(answer.status == (text.isEmpty || text.utf8.count > 4096 ? 422 : 401))
        }
    }

    @Test func aTokenWithOneBitChangedIsRefusedAndEndsNothing() async throws {
        try await AuthFixture.run { fixture async throws in
            guard let good = try await fixture.signUp().refreshToken else { throw AppTestingError.unexpected(status: 0, body: "") }
            for position in stride(from: 3, to: good.text.utf8.count, by: 3) {
                var bytes = Array(good.text.utf8)
                bytes[position] = bytes[position] == 0x41 ? 0x42 : 0x41
                let answer = try await refresh(fixture, OpaqueToken(trusted: String(decoding: bytes, as: UTF8.self)))
                #expect(answer.status == 401 || bytes == Array(good.text.utf8))
            }
            #expect(try await refresh(fixture, good).status == 200)
        }
    }

    @Test func logOutHasThreeScopes() async throws {
        try await AuthFixture.run { fixture async throws in
            _ = try await fixture.signUp()
            let a = try await fixture.logIn().decoded(SessionTokens.self)
            let b = try await fixture.logIn().decoded(SessionTokens.self)
            let c = try await fixture.logIn().decoded(SessionTokens.self)
            try await fixture.bearing(a.accessToken).call(Auth.logout, LogoutRequest(scope: .local))
            #expect(try await refresh(fixture, a.refreshToken).code == .unauthenticated)
            #expect(try await fixture.bearing(a.accessToken).answer(Auth.me).status == 401)
            try await fixture.bearing(b.accessToken).call(Auth.logout, LogoutRequest(scope: .others))
            #expect(try await refresh(fixture, c.refreshToken).code == .unauthenticated)
            #expect(try await fixture.bearing(b.accessToken).answer(Auth.me).status == 200)
            try await fixture.bearing(b.accessToken).call(Auth.logout, LogoutRequest(scope: .global))
            #expect(try await refresh(fixture, b.refreshToken).code == .unauthenticated)
        }
    }

    /// However many there are: nobody pushes somebody's own session off their list.
    @Test func theAskingSessionIsOnItsList() async throws {
        try await AuthFixture.run { fixture async throws in
            let mine = try await fixture.signUp()
            for _ in 0..<101 { #expect(try await fixture.logIn().status == 200) }
            let list = try await fixture.bearing(mine.accessToken).call(Auth.sessions).items
            #expect(list.count == 100 && list.last?.current == true && list.filter(\.current).count == 1)
            #expect(list.map(\.lastSeenAt) == list.map(\.lastSeenAt).sorted(by: >))
        }
    }

    @Test func anotherPersonsSessionIsNotFound() async throws {
        try await AuthFixture.run { fixture async throws in
            let mine = try await fixture.signUp("mine@example.com")
            let other = try await fixture.signUp("other@example.com")
            let list = try await fixture.bearing(other.accessToken).call(Auth.sessions)
            guard let foreign = list.items.first?.id else { throw AppTestingError.unexpected(status: 0, body: "") }
            let answer = try await fixture.bearing(mine.accessToken).answer(Auth.deleteSession, SessionParameters(id: foreign), Nothing())
            #expect(answer.status == 404)
            #expect(try await fixture.bearing(other.accessToken).answer(Auth.me).status == 200)
            #expect(try await fixture.bearing(mine.accessToken).send(.delete, "/auth/sessions/not-an-id").status == 404)
        }
    }
}
