import AppTesting
import AuthService
import Contracts
import Glibc
import HTTPCore
import JSONCoding
import Platform
import Security
import ServiceKit
import TestSupport
import Testing
import Wire

/// Our tokens before an independent implementation of JOSE, and its forgeries before us. Runs where `BARBELL_JOSE_PYTHON` names a
/// Python that has `joserfc`.
@Suite(.enabled(if: PythonScript.isThere("BARBELL_JOSE_PYTHON")), .timeLimit(.minutes(2))) struct JOSETests {
    private static let verify = """
        import json, sys
        from joserfc import jws, jwt
        from joserfc.jwk import KeySet
        given = json.load(open(sys.argv[1]))
        keys = KeySet.import_key_set(given["jwks"])
        token = jwt.decode(given["token"], keys, algorithms=["EdDSA", "Ed25519"])
        jwt.JWTClaimsRegistry(
            now=given["now"], iss={"essential": True, "value": "barbell"}, aud={"essential": True, "value": "barbell"},
            sub={"essential": True}, exp={"essential": True}, iat={"essential": True}, nbf={"essential": True}, jti={"essential": True}
        ).validate(token.claims)
        thumbprints = {key.kid: key.thumbprint() for key in keys.keys}
        refused = 0
        head, body, signature = given["token"].split(".")
        for bad in (head + "." + body + "." + signature[:-4] + "AAAA", head + "." + body + "A." + signature):
            try: jwt.decode(bad, keys, algorithms=["EdDSA", "Ed25519"])
            except Exception: refused += 1
        print(json.dumps({"header": token.header, "claims": token.claims, "thumbprints": thumbprints, "refused": refused}))
        """

    /// Signed well by keys of its own, or signed by none, always with honest claims.
    private static let forge = """
        import base64, hashlib, hmac, json, sys
        from joserfc import jws
        from joserfc.jwk import OKPKey, RSAKey, ECKey, OctKey
        given = json.load(open(sys.argv[1]))
        head, claims = given["header"], json.dumps(given["claims"]).encode()
        enc = lambda b: base64.urlsafe_b64encode(b).rstrip(b"=").decode()
        own, rsa, ec = OKPKey.generate_key("Ed25519"), RSAKey.generate_key(2048), ECKey.generate_key("P-256")
        anything = jws.JWSRegistry(algorithms=["EdDSA", "Ed25519", "RS256", "ES256", "HS256", "none"], strict_check_header=False)
        def sign(header, key): return jws.serialize_compact(header, claims, key, registry=anything)
        x = given["jwks"]["keys"][0]["x"]
        public = base64.urlsafe_b64decode(x + "=" * (-len(x) % 4))
        forged = {
            "own key under our kid": sign(head, own),
            "own key under its kid": sign({**head, "kid": own.thumbprint()}, own),
            "own key in the header": sign({**head, "jwk": own.as_dict(private=False)}, own),
            "key set elsewhere": sign({**head, "jku": "http://127.0.0.1:9/jwks.json"}, own),
            "critical extension": sign({**head, "crit": ["b64"], "b64": True}, own),
            "RS256": sign({**head, "alg": "RS256"}, rsa),
            "ES256": sign({**head, "alg": "ES256"}, ec),
            "Ed25519 by its new name": sign({**head, "alg": "Ed25519"}, own),
        }
        for name, key in (("raw", public), ("text", x.encode()), ("document", json.dumps(given["jwks"]).encode())):
            part = enc(json.dumps({**head, "alg": "HS256"}).encode()) + "." + enc(claims)
            forged["HS256 keyed with our public key, " + name] = part + "." + enc(hmac.new(key, part.encode(), hashlib.sha256).digest())
        for alg in ("none", "None", "NONE", ""):
            forged["alg " + (alg or "empty")] = enc(json.dumps({**head, "alg": alg}).encode()) + "." + enc(claims) + "."
        print(json.dumps(forged))
        """

    private func python(_ script: String, _ input: JSONValue) throws -> JSONValue {
        try PythonScript(python: "BARBELL_JOSE_PYTHON", script).run(input)
    }

    @Test(.proves("GTSD-1.1-05")) func anIndependentLibraryAcceptsOurTokensAndKeys() async throws {
        try await AuthFixture.run { fixture async throws in
            let account = try await fixture.signUp()
            let token = try #require(account.accessToken)
            let jwks = try #require(try await fixture.client.answer(Auth.keys).json)
            let found = try python(
                Self.verify, ["token": .string(token.text), "jwks": jwks, "now": .integer(fixture.auth.clock.now().seconds)])
            #expect(found["header"]?["alg"]?.string == "EdDSA")
            #expect(found["header"]?["typ"]?.string == "at+jwt")
            let claims = found["claims"]
            #expect(claims?["sub"]?.string == account.user.id.text)
            #expect(claims?["exp"]?.integer == fixture.auth.clock.now().seconds + 900)
            #expect(claims?["product"]?.string == "gtsd")
            #expect(found["refused"]?.integer == 2)
            // RFC 7638: their thumbprints are our key ids.
            let thumbprints = try #require(found["thumbprints"]?.object)
            #expect(thumbprints.count == 2)
            for (kid, thumbprint) in thumbprints { #expect(thumbprint.string == kid) }
            // Privacy: nothing about the person but an id.
            #expect(claims?["email"] == nil && claims?["name"] == nil)
            #expect(account.expiresIn == 900)
            // And it is a refresh token that works beside it.
            let refresh = try #require(account.refreshToken)
            #expect(try await fixture.client.answer(Auth.refresh, RefreshRequest(refreshToken: refresh)).status == 200)
        }
    }

    @Test func forgeriesMadeByALibraryAreRefused() async throws {
        try await AuthFixture.run { fixture async throws in
            let token = try #require(try await fixture.signUp().accessToken)
            let jwks = try #require(try await fixture.client.answer(Auth.keys).json)
            let parts = token.text.split(separator: ".").map(String.init)
            let header = try JSONParser.parse(base64urlDecode(parts[0]) ?? []),
                claims = try JSONParser.parse(base64urlDecode(parts[1]) ?? [])
            let forged = try python(Self.forge, ["header": header, "claims": claims, "jwks": jwks]).object ?? [:]
            #expect(forged.count == 15)
            for (name, value) in forged {
                let answer = try await fixture.bearing(OpaqueToken(trusted: value.string ?? "")).answer(Auth.me)
                #expect(answer.code == .tokenMalformed || answer.code == .unauthenticated, "\(name)")
            }
            #expect(try await fixture.bearing(token).answer(Auth.me).status == 200)
        }
    }
}
