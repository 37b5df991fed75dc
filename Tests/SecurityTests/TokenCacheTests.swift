import Platform
import Synchronization
import Testing
import Wire

@testable import Security

@Suite struct TokenCacheTests {
    private let fixture: TokenFixture
    init() throws { fixture = try TokenFixture() }

    @Test func expiryHoldsForRememberedTokens() throws {
        let verifier = fixture.verifier()
        let token = fixture.token, expiry = fixture.claims.expiresAt
        #expect(try verifier.verify(token, now: expiry - .milliseconds(1)) == fixture.claims)
        #expect(throws: TokenError.expired) { try verifier.verify(token, now: expiry) }
        #expect(throws: TokenError.notYetValid) { try verifier.verify(token, now: fixture.claims.notBefore - .milliseconds(1)) }
        // Each call brings its own clock: an expired look from one run does not kill the token for another.
        #expect(try verifier.verify(token, now: fixture.now) == fixture.claims)
    }

    @Test func expiryHoldsForNewTokens() {
        #expect(throws: TokenError.expired) { try fixture.verifier().verify(fixture.token, now: fixture.claims.expiresAt) }
        #expect(throws: TokenError.notYetValid) { try fixture.verifier().verify(fixture.token, now: fixture.now - .seconds(2)) }
    }

    /// Machines whose clocks differ: the issuer's may be ahead by a minute or behind by half of one.
    @Test func clocksMayDifferBothWays() throws {
        var configuration = fixture.configuration
        configuration.clockTolerance = .standard
        let verifier = TokenVerifier(configuration, keys: JWKSet([fixture.key.publicKey]))
        let claims = fixture.claims
        #expect(try verifier.verify(fixture.token, now: claims.expiresAt + .milliseconds(29_999)) == claims)
        #expect(throws: TokenError.expired) { try verifier.verify(fixture.token, now: claims.expiresAt + .seconds(30)) }
        #expect(try verifier.verify(fixture.token, now: claims.notBefore - .seconds(60)) == claims)
        #expect(throws: TokenError.notYetValid) { try verifier.verify(fixture.token, now: claims.notBefore - .milliseconds(60_001)) }
    }

    @Test func revokedSessionsAreRefusedAtOnce() throws {
        let verifier = fixture.verifier()
        #expect(try verifier.verify(fixture.token, now: fixture.now).sessionID == "sid-1")
        verifier.revoke(sid: "sid-2")
        #expect(try verifier.verify(fixture.token, now: fixture.now).sessionID == "sid-1")
        verifier.revoke(sid: "sid-1")
        #expect(throws: TokenError.revoked) { try verifier.verify(fixture.token, now: fixture.now) }
    }

    @Test func revocationIsAskedEveryTime() throws {
        struct Asked: Sendable { var count = 0; var revoked = false }
        final class Box: Sendable { let state = Mutex(Asked()) }
        let box = Box()
        let verifier = fixture.verifier { claims in
            box.state.withLock { $0.count += 1; return $0.revoked && claims.sessionID == "sid-1" }
        }
        for _ in 0..<3 { _ = try verifier.verify(fixture.token, now: fixture.now) }
        box.state.withLock { $0.revoked = true }
        #expect(throws: TokenError.revoked) { try verifier.verify(fixture.token, now: fixture.now) }
        box.state.withLock { $0.revoked = false }
        _ = try verifier.verify(fixture.token, now: fixture.now)
        #expect(box.state.withLock(\.count) == 5)
    }

    @Test func removedKeysTakeTheirTokensAlong() throws {
        let verifier = fixture.verifier()
        let token = fixture.token
        _ = try verifier.verify(token, now: fixture.now)
        verifier.replaceKeys(JWKSet([fixture.stranger.publicKey]))
        #expect(throws: TokenError.unknownKey(fixture.key.kid)) { try verifier.verify(token, now: fixture.now) }
        verifier.replaceKeys(JWKSet([fixture.stranger.publicKey, fixture.key.publicKey]))
        #expect(try verifier.verify(token, now: fixture.now) == fixture.claims)
    }

    /// Tokens of the key before, the key now and the key after all verify while the ring turns.
    @Test func rotationRefusesNobody() throws {
        let policy = KeyRotationPolicy()
        var ring = try KeyRing(current: fixture.key, standby: fixture.stranger, now: fixture.now)
        let verifier = TokenVerifier(fixture.configuration, keys: ring.published)
        var issued = [TokenIssuer(key: ring.current).issue(fixture.claims)]
        for step in 1...3 {
            let behind = verifier.keySet
            let fresh = try #require(SigningKey(seed: [UInt8](repeating: UInt8(10 + step), count: 32)))
            ring = try ring.rotated(fresh: fresh, now: fixture.now + .minutes(Int64(15 * step)), policy: policy)
            issued.append(TokenIssuer(key: ring.current).issue(fixture.claims))
            #expect(verifier.keySet == behind)
            for token in issued.suffix(4) { _ = try verifier.verify(token, now: fixture.now) }  // the set it had already knows the signer
            verifier.replaceKeys(ring.published)
            for token in issued.suffix(4) { _ = try verifier.verify(token, now: fixture.now) }
        }
    }

    @Test func theCacheIsBounded() {
        let cache = VerifiedTokens(capacity: 64)
        for index in 0..<10_000 { cache.insert("token-\(index)", fixture.claims, generation: 0) }
        #expect(cache.count <= 64)
        #expect(cache.count > 16)
        #expect(cache.claims(of: "token-9999", generation: 0) == fixture.claims)
        #expect(cache.claims(of: "token-0", generation: 0) == nil)
    }

    @Test func usedTokensOutliveUnusedOnes() {
        let cache = VerifiedTokens(capacity: 320)
        cache.insert("kept-AA", fixture.claims, generation: 0)
        for index in 0..<2000 {
            cache.insert("\(index)-AA", fixture.claims, generation: 0)
            #expect(cache.claims(of: "kept-AA", generation: 0) != nil)
        }
    }

    @Test func anEntryOfAnOlderKeySetIsNoHit() {
        // A verification that began before `replaceKeys` may be remembered after it.
        let cache = VerifiedTokens(capacity: 64)
        cache.insert("token", fixture.claims, generation: 0)
        #expect(cache.claims(of: "token", generation: 1) == nil)
        cache.insert("token", fixture.claims, generation: 1)
        #expect(cache.claims(of: "token", generation: 1) == fixture.claims)
    }

    @Test func revocationsAreForgottenAfterTheirTime() {
        let list = RevocationList(memory: .hours(1))
        let start = ContinuousClock.now
        for index in 0..<5000 { list.add("old-\(index)", at: start) }
        #expect(list.contains("old-0") && list.count == 5000, "none is forgotten early")
        for index in 0..<12_000 { list.add("new-\(index)", at: start + .hours(1)) }
        #expect(!list.contains("old-0"))
        #expect(list.contains("new-0") && list.contains("new-11999"))
    }

    @Test func manyCallersAtOnce() async throws {
        let verifier = fixture.verifier()
        let tokens = (0..<40).map { index in
            var claims = fixture.claims
            claims.tokenID = "jti-\(index)"
            return TokenIssuer(key: fixture.key).issue(claims)
        }
        let now = fixture.now, key = fixture.key.publicKey, stranger = fixture.stranger.publicKey
        let good = await withTaskGroup(of: Int.self) { group in
            for worker in 0..<8 {
                group.addTask {
                    var good = 0
                    for round in 0..<50 {
                        if worker == 0 { verifier.replaceKeys(JWKSet(round.isMultiple(of: 2) ? [key, stranger] : [key])) }
                        let index = (round * 7 + worker) % tokens.count
                        if (try? verifier.verify(tokens[index], now: now))?.tokenID == "jti-\(index)" { good += 1 }
                    }
                    return good
                }
            }
            return await group.reduce(0, +)
        }
        #expect(good == 400)
    }
}
