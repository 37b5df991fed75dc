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

/// Forged access tokens, at the door of the real service. RFC 8725.
@Suite struct TokenForgeryTests {
    private struct Parts {
        var header: JSONObject
        var claims: JSONObject
        var signature: String

        init(_ token: OpaqueToken) throws {
            let parts = token.text.split(separator: ".").map(String.init)
            func object(_ text: String) throws -> JSONObject { try JSONParser.parse(base64urlDecode(text) ?? []).object ?? [:] }
            header = try object(parts[0])
            claims = try object(parts[1])
            signature = parts[2]
        }

        var signingInput: String { base64url(JSONValue.object(header).bytes()) + "." + base64url(JSONValue.object(claims).bytes()) }
        func token(_ signature: String) -> OpaqueToken { OpaqueToken(trusted: signingInput + "." + signature) }
    }

    @Test func everyForgeryIsRefused() async throws {
        try await AuthFixture.run { fixture async throws in
            let good = try await fixture.signUp().accessToken ?? OpaqueToken(trusted: "")
            let keys = try await fixture.client.call(Auth.keys)
            guard let foreign = SigningKey(seed: Array(repeating: 7, count: 32)) else {
                throw AppTestingError.unexpected(status: 0, body: "")
            }
            func refused(_ name: String, _ change: (inout Parts) -> OpaqueToken) async throws {
                var parts = try Parts(good)
                let answer = try await fixture.bearing(change(&parts)).answer(Auth.me)
                #expect(answer.status == 401 && (answer.code == .tokenMalformed || answer.code == .unauthenticated), "\(name)")
            }
            try await refused("alg none") { $0.header["alg"] = "none"; return $0.token("") }
            try await refused("alg none, signature kept") { $0.header["alg"] = "none"; return $0.token($0.signature) }
            for key in keys.keys {
                try await refused("HS256 keyed with a public key") { parts in
                    parts.header["alg"] = "HS256"
                    return parts.token(base64url(hmacSHA256(key: base64urlDecode(key.x) ?? [], Array(parts.signingInput.utf8))))
                }
            }
            try await refused("signed by a key of one's own") { $0.token(base64url(foreign.sign(Array($0.signingInput.utf8)))) }
            try await refused("unknown kid") { parts in
                parts.header["kid"] = .string(foreign.kid)
                return parts.token(base64url(foreign.sign(Array(parts.signingInput.utf8))))
            }
            try await refused("no kid") { $0.header["kid"] = nil; return $0.token($0.signature) }
            for (name, claim, value) in [
                ("other audience", "aud", "else"), ("other issuer", "iss", "else"),
                ("other person", "sub", "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f"),
                ("a higher role", "role", "admin"),
            ] as [(String, String, JSONValue)] {
                try await refused(name) { $0.claims[claim] = value; return $0.token($0.signature) }
            }
            try await refused("a longer life") { $0.claims["exp"] = 99_999_999_999; return $0.token($0.signature) }
            try await refused("a key in the header") { parts in
                parts.header["jwk"] = .object(["kty": "OKP", "crv": "Ed25519", "x": .string(base64url(foreign.publicKey.bytes))])
                return parts.token(base64url(foreign.sign(Array(parts.signingInput.utf8))))
            }
            try await refused("padding") { OpaqueToken(trusted: $0.token($0.signature).text + "==") }
            try await refused("a fourth part") { OpaqueToken(trusted: $0.token($0.signature).text + ".x") }
            #expect(try await fixture.bearing(good).answer(Auth.me).status == 200)
        }
    }

    @Test(.proves("GTSD-P-4.1-10")) func anExpiredTokenIsRefusedOnceNoClockMayStillSayOtherwise() async throws {
        try await AuthFixture.run { fixture async throws in
            let token = try await fixture.signUp().accessToken
            // A quarter of an hour, and the thirty seconds that the clocks of two replicas may differ by.
            fixture.auth.clock.advance(by: .seconds(929))
            #expect(try await fixture.bearing(token).answer(Auth.me).status == 200)
            fixture.auth.clock.advance(by: .seconds(1))
            #expect(try await fixture.bearing(token).answer(Auth.me).status == 401)
        }
    }

    /// A token of a replica whose clock is ahead of this one's.
    @Test func aTokenOfAClockThatIsAheadIsTaken() async throws {
        try await AuthFixture.run { fixture async throws in
            fixture.auth.clock.advance(by: .seconds(60))
            let ahead = try await fixture.signUp().accessToken
            fixture.auth.clock.set(fixture.auth.clock.now() - .seconds(60))
            #expect(try await fixture.bearing(ahead).answer(Auth.me).status == 200)
            fixture.auth.clock.set(fixture.auth.clock.now() - .seconds(1))
            #expect(try await fixture.bearing(ahead).answer(Auth.me).status == 401)
        }
    }

    @Test func rotatingTheKeysUnderLoadRefusesNobody() async throws {
        try await AuthFixture.run(configure: { $0.keyRotation.publishBefore = .zero }) { fixture async throws in
            let session = try await fixture.signUp()
            let service = fixture.asService(.operator)
            let before = try await fixture.client.call(Auth.keys).keys.map(\.kid)
            let answers = try await parallel(9) { index -> [Int] in
                if index == 0 {
                    var statuses: [Int] = []
                    for _ in 0..<3 { statuses.append(try await service.answer(Auth.rotateKeys).status) }
                    return statuses
                }
                var statuses: [Int] = []
                let email = "person\(index)@example.com"
                _ = try await fixture.signUp(email)
                for _ in 0..<60 {
                    let fresh = try await fixture.logIn(email).decoded(SessionTokens.self)
                    statuses.append(try await fixture.bearing(fresh.accessToken).answer(Auth.me).status)
                    statuses.append(try await fixture.bearing(session.accessToken).answer(Auth.me).status)
                }
                return statuses
            }
            #expect(answers.joined().allSatisfy { $0 == 200 })
            let after = try await fixture.client.call(Auth.keys).keys.map(\.kid)
            #expect(Set(after).isSuperset(of: before))
            #expect(after.count == before.count + 3)
        }
    }

    /// The current key is published first.
    @Test func aKeyThatNoLongerSignsIsPublishedUntilItsLastTokenHasExpired() async throws {
        try await AuthFixture.run(configure: { $0.keyRotation.publishBefore = .zero }) { fixture async throws in
            let before = try await fixture.client.call(Auth.keys).keys.map(\.kid)
            let rotated = try await fixture.asService(.operator).call(Auth.rotateKeys).keys.map(\.kid)
            #expect(Set(rotated).isSuperset(of: before))
            // An access token lives 15 minutes, and at most an hour.
            fixture.auth.clock.advance(by: .minutes(59))
            try await fixture.auth.app.service.upkeep(now: fixture.auth.clock.now())
            #expect(try await fixture.client.call(Auth.keys).keys.map(\.kid) == rotated)
            fixture.auth.clock.advance(by: .minutes(61))
            try await fixture.auth.app.service.upkeep(now: fixture.auth.clock.now())
            let after = try await fixture.client.call(Auth.keys).keys.map(\.kid)
            #expect(Set(after) == Set(rotated).subtracting(before.prefix(1)))
            let account = try await fixture.signUp()
            #expect(try await fixture.bearing(account.accessToken).answer(Auth.me).status == 200)
        }
    }

    @Test func keysOutliveTheProcess() async throws {
        try await AuthFixture.run { fixture async throws in
            let token = try await fixture.signUp().accessToken
            // A second app on the same database, as after a restart or beside the first.
            let again = try await ServiceApp<AuthService>(
                configuration: fixture.auth.app.runtime.configuration, settings: fixture.settings, loops: fixture.auth.app.runtime.loops,
                database: fixture.auth.database, logger: Logger(service: "auth", sink: fixture.auth.log), clock: fixture.auth.clock)
            let client = AppClient(responder: again.responder).bearing(token ?? OpaqueToken(trusted: ""))
            #expect(try await client.answer(Auth.me).status == 200)
        }
    }
}
