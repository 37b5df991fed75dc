public import Contracts
internal import Platform
internal import Security
public import ServiceKit
public import Wire

extension PactRecording {
    /// Asking auth for the keys that verify `token(_:)`.
    public static func keys() throws -> PactExchange {
        let key = try key()
        return try PactExchange(
            "asks for the keys that verify access tokens", Auth.keys, reading: KeySet.self,
            answer: .success(KeySet(keys: [.init(x: base64url(key.publicKey.bytes), kid: key.publicKey.thumbprint)])),
            exactly: ["$.keys[*].kty", "$.keys[*].crv", "$.keys[*].use", "$.keys[*].alg"])
    }

    /// An access token of somebody of GTSD with the id `UserID.example`, valid for a while from now on.
    public static func token(_ runtime: ServiceRuntime) throws -> OpaqueToken {
        let now = runtime.clocks.now(run: nil)
        return OpaqueToken(
            trusted: TokenIssuer(key: try key()).issue(
                AccessClaims(
                    issuer: "barbell", audience: ["barbell"], subject: UserID.example.text, issuedAt: now, lifetime: .minutes(15),
                    tokenID: UserID.example.text, sessionID: SessionID.example.text, product: Product.gtsd.rawValue,
                    role: Role.user.rawValue,
                    isDemo: false)))
    }

    /// Records how a service asks auth for its keys, and lets it read a token by them.
    /// - Returns: who the service thinks sent the token.
    public func expectKeys(_ runtime: ServiceRuntime) async throws -> Principal {
        let authenticator = RemoteAuthenticator(AuthLink(url: url), runtime: runtime)
        let context = RequestContext(
            requestID: "test", language: nil, now: runtime.clocks.now(run: nil), run: nil, clientAddress: "127.0.0.1")
        return try await expect(try Self.keys()) {
            try await authenticator.principal(bearer: try Self.token(runtime).text, context: context)
        }
    }

    private static func key() throws -> SigningKey {
        guard let key = SigningKey(seed: Array(1...32)) else { throw RecordingProblem("there is no key") }
        return key
    }
}
