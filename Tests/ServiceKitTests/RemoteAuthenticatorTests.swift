import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import Security
@testable import ServiceKit
import Synchronization
import TestSupport
import Testing
import Wire

/// What stands in for the auth service: publishes keys and counts who asks.
final class FakeAuth: Sendable {
    private let state: Mutex<(keys: [SigningKey], isDown: Bool, count: Int)>
    /// Holds answers back until it is opened.
    let gate = Mutex<Gate?>(nil)

    init(_ keys: [SigningKey]) { state = Mutex((keys, false, 0)) }

    var count: Int { state.withLock { $0.count } }
    func publish(_ keys: [SigningKey]) { state.withLock { $0.keys = keys } }
    func setDown(_ isDown: Bool) { state.withLock { $0.isDown = isDown } }

    var settings: ProbeService.Settings {
        ProbeService.Settings(routes: { _ in
            [
                Auth.keys.handle { _ in
                    let (keys, isDown) = self.state.withLock { state in
                        state.count += 1
                        return (state.keys, state.isDown)
                    }
                    await self.gate.withLock { $0 }?.wait()
                    if isDown { throw APIError(.internalError) }
                    return KeySet(keys: keys.map { .init(x: base64url($0.publicKey.bytes), kid: $0.kid) })
                }
            ]
        })
    }
}

@Suite(.serialized) struct RemoteAuthenticatorTests {
    static func key(_ number: UInt8) -> SigningKey {
        SigningKey(seed: Array(repeating: number, count: 32)) ?? .generate(random: SystemRandom())
    }

    static func token(
        _ key: SigningKey, at now: Instant, user: String = "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f", session: String = "s-1",
        role: Role = .user
    ) -> String {
        TokenIssuer(key: key).issue(
            AccessClaims(
                issuer: "barbell", audience: ["barbell"], subject: user, issuedAt: now, lifetime: .minutes(15), tokenID: "t",
                sessionID: session,
                product: "gtsd", role: role.rawValue))
    }

    /// Runs with a fake auth over a socket and a service behind `RemoteAuthenticator`.
    private func run(
        _ auth: FakeAuth, policy: JWKSCache.Policy = .init(backoff: .milliseconds(100), refreshAfter: .minutes(5)),
        clock: any MonotonicClock = SystemMonotonicClock(), url: String? = nil, _ body: (Probe, RemoteAuthenticator) async throws -> Void
    ) async throws {
        try await Probe.run(settings: auth.settings, transport: .socket) { peer async throws in
            let made = Mutex<RemoteAuthenticator?>(nil)
            let settings = ProbeService.Settings(
                routes: { _ in [Notes.mine.handle { Note($0.caller.userID.text) }] },
                people: { runtime in
                    let authenticator = RemoteAuthenticator(
                        authURL: url ?? "http://127.0.0.1:\(peer.port ?? 0)", issuer: "barbell", audience: "barbell", runtime: runtime,
                        policy: policy,
                        clock: clock)
                    made.withLock { $0 = authenticator }
                    return authenticator
                })
            try await Probe.run(settings: settings) { app async throws in
                try await body(app, try #require(made.withLock { $0 }))
            }
        }
    }

    private func ask(_ app: Probe, _ token: String) async throws -> Answer {
        try await app.client.with("Authorization", "Bearer " + token).answer(Notes.mine)
    }

    @Test func aTokenOfAuthSpeaksForItsPerson() async throws {
        let key = Self.key(1), auth = FakeAuth([key])
        try await run(auth) { app, _ async throws in
            let answer = try await ask(app, Self.token(key, at: app.clock.now()))
            #expect(answer.status == 200)
            #expect(answer.json?["text"]?.string == "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f")
            // A quarter of an hour; auth's clock may be behind by half a minute, or ahead by one.
            for (offset, status) in [(Duration.seconds(-930), 401), (.seconds(-929), 200), (.seconds(60), 200), (.seconds(61), 401)] {
                #expect(try await ask(app, Self.token(key, at: app.clock.now() + offset)).status == status, "\(offset)")
            }
            for _ in 0..<50 { #expect(try await ask(app, Self.token(key, at: app.clock.now())).status == 200) }
            #expect(auth.count == 1)
        }
    }

    @Test func callersOfTheFirstTokenShareOneFetch() async throws {
        let key = Self.key(1), auth = FakeAuth([key]), gate = Gate()
        auth.gate.withLock { $0 = gate }
        try await run(auth) { app, _ async throws in
            let token = Self.token(key, at: app.clock.now())
            async let answers = parallel(50) { _ in try await ask(app, token).status }
            try await eventually("a fetch is under way") { auth.count == 1 }
            gate.open()
            #expect(try await answers.allSatisfy { $0 == 200 })
            #expect(auth.count == 1)
        }
    }

    /// Made-up key ids cost auth one answer a back-off, however many arrive, and cost genuine callers nothing.
    @Test func aFloodOfForgedKeyIdsIsOneFetchABackoff() async throws {
        let key = Self.key(1), auth = FakeAuth([key])
        let policy = JWKSCache.Policy(backoff: .milliseconds(200), refreshAfter: .minutes(5))
        try await run(auth, policy: policy) { app, _ async throws in
            let begin = ContinuousClock.now
            let good = Self.token(key, at: app.clock.now())
            #expect(try await ask(app, good).status == 200)
            let now = app.clock.now()
            let statuses = try await parallel(400) { index in
                index.isMultiple(of: 2) ? try await ask(app, good).status
                    : try await ask(app, Self.token(.generate(random: SystemRandom()), at: now)).status
            }
            let elapsed = begin.duration(to: .now)
            #expect(statuses.count { $0 == 200 } == 200)
            #expect(statuses.count { $0 == 401 } == 200)
            #expect(auth.count >= 2)
            #expect(Int64(auth.count) <= 1 + elapsed.milliseconds / 200)
        }
    }

    /// Also when the new key signs at once and strangers have just used up the fetch.
    @Test func aRotationIsSeenWithoutARefusal() async throws {
        let first = Self.key(1), second = Self.key(2), auth = FakeAuth([first])
        try await run(auth) { app, _ async throws in
            let now = app.clock.now()
            #expect(try await ask(app, Self.token(first, at: now)).status == 200)
            _ = try await ask(app, Self.token(.generate(random: SystemRandom()), at: now))
            auth.publish([first, second])
            let statuses = try await parallel(40) { index in
                try await ask(app, Self.token(index.isMultiple(of: 2) ? first : second, at: now)).status
            }
            #expect(statuses.allSatisfy { $0 == 200 })
            #expect(auth.count == 3)
        }
    }

    /// A fetch that was answered before the rotation must not be the last word for a token signed after it.
    @Test func aFetchUnderWayIsNotTakenForANewerOne() async throws {
        let first = Self.key(1), second = Self.key(2), auth = FakeAuth([first]), gate = Gate()
        try await run(auth) { app, _ async throws in
            let now = app.clock.now()
            #expect(try await ask(app, Self.token(first, at: now)).status == 200)
            auth.gate.withLock { $0 = gate }
            async let stranger = ask(app, Self.token(Self.key(9), at: now))
            try await eventually("the old set is on its way") { auth.count == 2 }
            auth.publish([first, second])
            async let rotated = ask(app, Self.token(second, at: now))
            gate.open()
            #expect(try await stranger.status == 401)
            #expect(try await rotated.status == 200)
        }
    }

    @Test func keysThatAreGoneAreNotTrustedAfterARefresh() async throws {
        let first = Self.key(1), second = Self.key(2), auth = FakeAuth([first, second]), clock = ManualMonotonicClock()
        try await run(auth, clock: clock) { app, _ async throws in
            let now = app.clock.now()
            #expect(try await ask(app, Self.token(first, at: now)).status == 200)
            auth.publish([second])
            clock.advance(by: .minutes(5) - .seconds(1))
            #expect(try await ask(app, Self.token(first, at: now)).status == 200)
            #expect(auth.count == 1)
            clock.advance(by: .seconds(1))
            // Served by the old set while the new one is fetched behind it.
            #expect(try await ask(app, Self.token(second, at: now)).status == 200)
            try await eventually("the leaked key is refused") {
                clock.advance(by: .seconds(1))
                return try await ask(app, Self.token(first, at: now)).status == 401
            }
        }
    }

    @Test func whileAuthIsDownTheOldKeysServe() async throws {
        let key = Self.key(1), auth = FakeAuth([key]), clock = ManualMonotonicClock()
        try await run(auth, clock: clock) { app, _ async throws in
            let now = app.clock.now()
            #expect(try await ask(app, Self.token(key, at: now)).status == 200)
            auth.setDown(true)
            for _ in 0..<3 {
                clock.advance(by: .minutes(6))
                #expect(try await ask(app, Self.token(key, at: now)).status == 200)
            }
            #expect(try await ask(app, Self.token(Self.key(9), at: now)).status == 401)
            #expect(auth.count > 1)
            auth.publish([])
            auth.setDown(false)
            clock.advance(by: .minutes(6))
            #expect(try await ask(app, Self.token(Self.key(9), at: now)).status == 401)
            // An empty set is a fault of the publisher and takes nobody's keys away.
            #expect(try await ask(app, Self.token(key, at: now)).status == 200)
        }
    }

    @Test func withoutAnyKeysItIsOurFaultAndNotTheTokens() async throws {
        let key = Self.key(1), auth = FakeAuth([key])
        try await run(auth, url: "http://127.0.0.1:9") { app, _ async throws in
            for _ in 0..<3 {
                let answer = try await ask(app, Self.token(key, at: app.clock.now()))
                #expect(answer.code == .unavailable)
                #expect(answer.headers["Retry-After"] == "1")
            }
            #expect(auth.count == 0)
        }
        auth.setDown(true)
        try await run(auth) { app, _ async throws in
            #expect(try await ask(app, Self.token(key, at: app.clock.now())).code == .unavailable)
            auth.setDown(false)
            try await eventually("it recovers by itself") { try await ask(app, Self.token(key, at: app.clock.now())).status == 200 }
        }
    }
}
