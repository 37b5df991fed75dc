import JSONCoding
import Security
import Testing
import Wire

/// One issuer, one verifier and the means to forge.
struct TokenFixture {
    let now = Instant(milliseconds: 1_800_000_000_500)
    let key: SigningKey
    let stranger: SigningKey

    init() throws {
        key = try #require(SigningKey(seed: [UInt8](repeating: 1, count: 32)))
        stranger = try #require(SigningKey(seed: [UInt8](repeating: 2, count: 32)))
    }

    var claims: AccessClaims {
        AccessClaims(
            issuer: "https://auth.test", audience: ["barbell"], subject: "user-1", issuedAt: now, lifetime: .minutes(15), tokenID: "jti-1",
            sessionID: "sid-1", product: "gtsd", role: "member", scopes: ["tasks", "media"], isDemo: true)
    }
    var token: String { TokenIssuer(key: key).issue(claims) }
    var configuration: TokenVerifier.Configuration { .init(issuer: "https://auth.test", audience: "barbell", clockTolerance: .none) }
    func verifier(isRevoked: (@Sendable (AccessClaims) -> Bool)? = nil) -> TokenVerifier {
        TokenVerifier(configuration, keys: JWKSet([key.publicKey]), isRevoked: isRevoked)
    }

    var header: String { #"{"alg":"EdDSA","typ":"at+jwt","kid":"\#(key.kid)"}"# }
    var payload: String { payload([:]) }
    /// The payload with members replaced, or removed where the value is nil.
    func payload(_ changes: [String: String?]) -> String {
        var members: [(String, String)] = [
            ("iss", #""https://auth.test""#), ("aud", #""barbell""#), ("sub", #""user-1""#), ("iat", "1800000000"), ("nbf", "1800000000"),
            ("exp", "1800000900"), ("jti", #""jti-1""#), ("sid", #""sid-1""#),
        ]
        for (name, value) in changes {
            members.removeAll { $0.0 == name }
            if let value { members.append((name, value)) }
        }
        return "{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
    }
    /// A token with this header and payload, signed by our own key unless told otherwise.
    func forge(header: String? = nil, payload: String? = nil, by signer: (([UInt8]) -> [UInt8])? = nil) -> String {
        let signed = base64url(Array((header ?? self.header).utf8)) + "." + base64url(Array((payload ?? self.payload).utf8))
        return signed + "." + base64url((signer ?? key.sign)(Array(signed.utf8)))
    }
}

@Suite struct TokenTests {
    private let fixture: TokenFixture
    init() throws { fixture = try TokenFixture() }

    @Test func issuedTokenVerifies() throws {
        let claims = try fixture.verifier().verify(fixture.token, now: fixture.now)
        #expect(claims == fixture.claims)
        #expect(claims.issuedAt.milliseconds == 1_800_000_000_000, "NumericDate has whole seconds")
    }

    @Test func wireShape() throws {
        let parts = fixture.token.split(separator: ".").map(String.init)
        let header = try JSONParser.parse(try #require(base64urlDecode(parts[0])))
        #expect(header == ["alg": "EdDSA", "typ": "at+jwt", "kid": .string(fixture.key.kid)])
        let payload = try JSONParser.parse(try #require(base64urlDecode(parts[1])))
        #expect(
            payload == [
                "iss": "https://auth.test", "aud": "barbell", "sub": "user-1", "iat": 1_800_000_000, "nbf": 1_800_000_000,
                "exp": 1_800_000_900, "jti": "jti-1", "sid": "sid-1", "product": "gtsd", "role": "member", "scope": "tasks media",
                "demo": true
            ])
    }

    @Test func forgedTokenHelperIsGoodWhenNothingIsChanged() throws {
        // Guards the tables below: what they refuse, they refuse for the change and not for a mistake in the helper.
        #expect(try fixture.verifier().verify(fixture.forge(), now: fixture.now).subject == "user-1")
        let jwt = fixture.header.replacing("at+jwt", with: "JWT")
        #expect(try fixture.verifier().verify(fixture.forge(header: jwt), now: fixture.now).subject == "user-1")
        let listed = fixture.payload(["aud": #"["other","barbell"]"#, "unknown": "[1,2]"])
        #expect(try fixture.verifier().verify(fixture.forge(payload: listed), now: fixture.now).audience == ["other", "barbell"])
    }

    @Test func forgedHeaders() throws {
        let kid = fixture.key.kid
        let publicBytes = fixture.key.publicKey.bytes
        let hs256: ([UInt8]) -> [UInt8] = { hmacSHA256(key: publicBytes, $0) + [UInt8](repeating: 0, count: 32) }
        let jwk = #"{"kty":"OKP","crv":"Ed25519","x":"\#(base64url(fixture.stranger.publicKey.bytes))"}"#
        let table: [(String, (([UInt8]) -> [UInt8])?, TokenError)] = [
            (#"{"alg":"none","typ":"at+jwt","kid":"\#(kid)"}"#, nil, .unsupportedHeader("alg")),
            (#"{"alg":"None","typ":"at+jwt","kid":"\#(kid)"}"#, nil, .unsupportedHeader("alg")),
            (#"{"alg":"HS256","typ":"at+jwt","kid":"\#(kid)"}"#, hs256, .unsupportedHeader("alg")),
            (#"{"alg":"eddsa","typ":"at+jwt","kid":"\#(kid)"}"#, nil, .unsupportedHeader("alg")),
            (#"{"alg":["EdDSA"],"typ":"at+jwt","kid":"\#(kid)"}"#, nil, .unsupportedHeader("alg")),
            (#"{"typ":"at+jwt","kid":"\#(kid)"}"#, nil, .unsupportedHeader("alg")),
            (#"{"alg":"none","alg":"EdDSA","typ":"at+jwt","kid":"\#(kid)"}"#, nil, .malformed("header")),
            (#"{"alg":"EdDSA","kid":"\#(kid)"}"#, nil, .unsupportedHeader("typ")),
            (#"{"alg":"EdDSA","typ":"JOSE","kid":"\#(kid)"}"#, nil, .unsupportedHeader("typ")),
            (#"{"alg":"EdDSA","typ":"at+jwt"}"#, nil, .unsupportedHeader("kid")),
            (#"{"alg":"EdDSA","typ":"at+jwt","kid":""}"#, nil, .unsupportedHeader("kid")),
            (#"{"alg":"EdDSA","typ":"at+jwt","kid":1}"#, nil, .unsupportedHeader("kid")),
            (#"{"alg":"EdDSA","typ":"at+jwt","kid":"\#(kid)x"}"#, nil, .unknownKey(kid + "x")),
            (#"{"alg":"EdDSA","typ":"at+jwt","kid":"\#(fixture.stranger.kid)"}"#, fixture.stranger.sign, .unknownKey(fixture.stranger.kid)),
            (#"{"alg":"EdDSA","typ":"at+jwt","kid":"\#(kid)","crit":["exp"],"exp":1}"#, nil, .unsupportedHeader("crit")),
            (#"{"alg":"EdDSA","typ":"at+jwt","kid":"\#(kid)","jwk":\#(jwk)}"#, fixture.stranger.sign, .unsupportedHeader("jwk")),
            (#"{"alg":"EdDSA","typ":"at+jwt","kid":"\#(kid)","jku":"https://evil.test"}"#, nil, .unsupportedHeader("jku")),
            (#"{"alg":"EdDSA","typ":"at+jwt","kid":"\#(kid)","b64":false}"#, nil, .unsupportedHeader("b64")),
            (fixture.header, fixture.stranger.sign, .badSignature),
            (fixture.header, { _ in [UInt8](repeating: 0, count: 64) }, .badSignature),
            (fixture.header, { _ in [] }, .malformed("signature")),
            (fixture.header, hs256, .badSignature),
            ("[]", nil, .malformed("header")), ("", nil, .malformed("header")), ("{", nil, .malformed("header")),
        ]
        for (header, signer, error) in table {
            #expect(throws: error, "\(header)") {
                try fixture.verifier().verify(fixture.forge(header: header, by: signer), now: fixture.now)
            }
        }
    }

    @Test func forgedShapes() throws {
        let parts = fixture.token.split(separator: ".").map(String.init)
        let (header, payload, signature) = (parts[0], parts[1], parts[2])
        // The last character of 64 bytes carries two bits; setting an unused one spells the same bytes another way.
        let spelling =
            String(signature.dropLast())
            + (signature.hasSuffix("A") ? "B" : signature.hasSuffix("Q") ? "R" : signature.hasSuffix("g") ? "h" : "x")
        let table: [(String, TokenError)] = [
            ("", .malformed("parts")), ("a.b", .malformed("parts")), ("\(header).\(payload)", .malformed("parts")),
            ("\(header).\(payload).\(signature).", .malformed("parts")), ("\(header).\(payload).\(signature).x", .malformed("parts")),
            ("\(header)..\(payload).\(signature).", .malformed("parts")),
            ("\(header).\(payload).", .malformed("signature")), ("\(header).\(payload).\(signature)==", .malformed("signature")),
            ("\(header)=.\(payload).\(signature)", .malformed("header")), ("\(header).\(payload) .\(signature)", .malformed("payload")),
            (" \(header).\(payload).\(signature)", .malformed("header")), ("\(header).\(payload).\(signature)\n", .malformed("signature")),
            ("\(header).\(payload).\(spelling)", .malformed("signature")),
            ("\(header).\(payload).\(signature.dropLast(4))", .malformed("signature")),
            ("\(header).\(String(payload.dropFirst())).\(signature)", .malformed("payload")),
            ("Bearer \(fixture.token)", .malformed("header")),
            (String(repeating: "A", count: 4097), .malformed("length")),
        ]
        for (token, error) in table where token != fixture.token {
            #expect(throws: error, "\(token.prefix(30))…\(token.suffix(8))") { try fixture.verifier().verify(token, now: fixture.now) }
        }
        #expect(table.count(where: { $0.0 != fixture.token }) == table.count, "every row changes the token")
    }

    /// S and S + L sign alike in sloppy verifiers, so that one token has two spellings. RFC 8032 §5.1.7.
    @Test func malleatedSignature() throws {
        let order: [UInt8] = [
            0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7, 0xa2, 0xde, 0xf9, 0xde, 0x14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0,
            0, 0, 0x10,
        ]
        let token = fixture.forge(by: { message in
            var signature = fixture.key.sign(message)
            var carry = 0
            for index in 0..<32 {
                let sum = Int(signature[32 + index]) + Int(order[index]) + carry
                signature[32 + index] = UInt8(sum & 0xff)
                carry = sum >> 8
            }
            return signature
        })
        #expect(throws: TokenError.badSignature) { try fixture.verifier().verify(token, now: fixture.now) }
    }

    @Test func everyChangedCharacterOfThePayloadIsNoticed() throws {
        let verifier = fixture.verifier()
        let token = Array(fixture.token.utf8)
        _ = try verifier.verify(fixture.token, now: fixture.now)  // remembered: a near miss must not hit
        for index in token.indices {
            var changed = token
            changed[index] = changed[index] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
            #expect(throws: TokenError.self, "character \(index)") {
                try verifier.verify(String(decoding: changed, as: UTF8.self), now: fixture.now)
            }
        }
    }

    @Test func wrongClaims() throws {
        let table: [([String: String?], TokenError)] = [
            (["iss": #""https://evil.test""#], .wrongIssuer), (["iss": nil], .missingClaim("iss")), (["iss": "1"], .malformed("iss")),
            (["aud": #""other""#], .wrongAudience), (["aud": #"["a","b"]"#], .wrongAudience), (["aud": nil], .missingClaim("aud")),
            (["aud": "[]"], .malformed("aud")), (["aud": #"["barbell",1]"#], .malformed("aud")), (["aud": #""""#], .malformed("aud")),
            (["exp": "1800000000"], .expired), (["exp": nil], .missingClaim("exp")), (["exp": #""1800000900""#], .malformed("exp")),
            (["exp": "1e300"], .malformed("exp")), (["exp": "9223372036854775807"], .malformed("exp")), (["exp": "-1"], .malformed("exp")),
            (["exp": "1800000900.5"], .malformed("exp")), (["exp": "null"], .malformed("exp")),
            (["nbf": "1800000001"], .notYetValid), (["nbf": nil], .missingClaim("nbf")), (["iat": nil], .missingClaim("iat")),
            (["sub": nil], .missingClaim("sub")), (["sub": #""""#], .malformed("sub")), (["jti": nil], .missingClaim("jti")),
            (["sid": nil], .missingClaim("sid")), (["sid": "7"], .malformed("sid")), (["demo": #""yes""#], .malformed("demo")),
        ]
        for (changes, error) in table {
            #expect(throws: error, "\(changes)") {
                try fixture.verifier().verify(fixture.forge(payload: fixture.payload(changes)), now: fixture.now)
            }
        }
        for payload in ["[]", "\"text\"", "", "{", #"{"exp":1,"exp":2}"#, String(repeating: "[", count: 40)] {
            #expect(throws: TokenError.malformed("payload")) {
                try fixture.verifier().verify(fixture.forge(payload: payload), now: fixture.now)
            }
        }
    }

    @Test func serviceTokensNeedNoSession() throws {
        var configuration = fixture.configuration
        configuration.requiresSession = false
        let verifier = TokenVerifier(configuration, keys: JWKSet([fixture.key.publicKey]))
        let claims = AccessClaims(
            issuer: "https://auth.test", audience: ["barbell"], subject: "service:tasks", issuedAt: fixture.now, lifetime: .minutes(5),
            tokenID: "j")
        #expect(try verifier.verify(TokenIssuer(key: fixture.key).issue(claims), now: fixture.now) == claims)
    }
}
