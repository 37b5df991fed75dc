internal import JSONCoding
internal import Synchronization
public import Wire

/// Checks access tokens against a set of published keys.
///
/// There is one algorithm and the token has no say in it (RFC 8725 §3.1). A signature found good is remembered, so a token
/// costs one Ed25519 check however often it comes; time, revocation and the key set are judged anew on each call.
public final class TokenVerifier: Sendable {
    public struct Configuration: Sendable {
        public var issuer: String
        /// What `aud` must contain.
        public var audience: String
        /// How far this machine's clock may differ from the issuer's.
        public var clockTolerance: ClockTolerance
        /// Refuses tokens without `sid`. Off only where service tokens are expected.
        public var requiresSession: Bool
        /// How many good tokens are remembered.
        public var cacheCapacity: Int
        /// How long `revoke` is remembered, at least the life of an access token.
        public var revocationMemory: Duration

        public init(
            issuer: String, audience: String, clockTolerance: ClockTolerance = .standard, requiresSession: Bool = true,
            cacheCapacity: Int = 16_384,
            revocationMemory: Duration = .hours(1)
        ) {
            self.issuer = issuer
            self.audience = audience
            self.clockTolerance = clockTolerance
            self.requiresSession = requiresSession
            self.cacheCapacity = cacheCapacity
            self.revocationMemory = revocationMemory
        }
    }

    /// Longer tokens are refused unread.
    public static let maximumLength = 4096

    private struct Keys {
        var set: JWKSet
        var generation: Int
        /// Never trusted again, whoever publishes them.
        var distrusted: Set<String> = []
    }

    private let configuration: Configuration
    private let isRevoked: (@Sendable (AccessClaims) -> Bool)?
    private let keys: Mutex<Keys>
    private let generation = Atomic<Int>(0)
    private let cache: VerifiedTokens
    private let revocations: RevocationList

    /// - Parameter isRevoked: asked on every call about a token that is otherwise good; its answers are never remembered. It
    ///   must be quick and must not call the verifier.
    public init(_ configuration: Configuration, keys: JWKSet, isRevoked: (@Sendable (AccessClaims) -> Bool)? = nil) {
        self.configuration = configuration
        self.isRevoked = isRevoked
        self.keys = Mutex(Keys(set: keys, generation: 0))
        cache = VerifiedTokens(capacity: configuration.cacheCapacity)
        revocations = RevocationList(memory: configuration.revocationMemory)
    }

    public var keySet: JWKSet { keys.withLock(\.set) }

    /// From now on only these keys count. Tokens remembered under another set are checked again.
    public func replaceKeys(_ set: JWKSet) {
        keys.withLock { keys in
            let set = set.without(keys.distrusted)
            guard keys.set != set else { return }
            keys.set = set
            keys.generation += 1
            generation.store(keys.generation, ordering: .sequentiallyConsistent)
        }
    }

    /// From now on no token that this key signed is good, although its issuer may still publish it for a while.
    public func distrust(kid: String) {
        keys.withLock { keys in
            guard keys.distrusted.insert(kid).inserted else { return }
            keys.set = keys.set.without([kid])
            keys.generation += 1
            generation.store(keys.generation, ordering: .sequentiallyConsistent)
        }
    }

    /// Tokens of this session are refused from now on.
    public func revoke(sid: String, at moment: ContinuousClock.Instant = .now) { revocations.add(sid, at: moment) }

    /// The claims of a token that is genuine, in its time at `now`, made for us, and of a live session.
    public func verify(_ token: String, now: Instant) throws(TokenError) -> AccessClaims {
        let claims = try genuineClaims(token)
        // Judged on every call: `now` may come from another clock each time, and revocation is never remembered.
        let tolerance = configuration.clockTolerance
        guard now < claims.expiresAt + tolerance.afterEnd else { throw .expired }
        guard max(claims.notBefore, claims.issuedAt) <= now + tolerance.beforeStart else { throw .notYetValid }
        if let sid = claims.sessionID, revocations.contains(sid) { throw .revoked }
        if let isRevoked, isRevoked(claims) { throw .revoked }
        return claims
    }

    /// Everything that never changes for one token under one key set.
    private func genuineClaims(_ token: String) throws(TokenError) -> AccessClaims {
        let known = generation.load(ordering: .acquiring)
        if let claims = cache.claims(of: token, generation: known) { return claims }
        let keys = keys.withLock { $0 }
        let payload = try SignedToken(token).verifiedPayload(with: keys.set)
        let claims = try AccessClaims(json: payload)
        guard claims.issuer == configuration.issuer else { throw .wrongIssuer }
        guard claims.audience.contains(configuration.audience) else { throw .wrongAudience }
        if configuration.requiresSession && claims.sessionID == nil { throw .missingClaim("sid") }
        cache.insert(token, claims, generation: keys.generation)
        return claims
    }
}

/// The three parts of a compact JWS, with a header that asks for nothing but what we do. RFC 7515 §7.1.
struct SignedToken {
    private let kid: String
    private let payload: [UInt8]
    private let signature: [UInt8]
    private let signed: [UInt8]

    init(_ token: String) throws(TokenError) {
        guard token.utf8.count <= TokenVerifier.maximumLength else { throw .malformed("length") }
        let bytes = Array(token.utf8)
        let parts = bytes.split(separator: UInt8(ascii: "."), maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 3 else { throw .malformed("parts") }
        guard let header = base64urlDecode(Array(parts[0])) else { throw .malformed("header") }
        guard let payload = base64urlDecode(Array(parts[1])) else { throw .malformed("payload") }
        guard let signature = base64urlDecode(Array(parts[2])), signature.count == 64 else { throw .malformed("signature") }
        self.payload = payload
        self.signature = signature
        signed = Array(bytes[..<parts[1].endIndex])
        kid = try Self.keyID(inHeader: header)
    }

    func verifiedPayload(with keys: JWKSet) throws(TokenError) -> JSONValue {
        guard let key = keys[kid] else { throw .unknownKey(kid) }
        guard key.isValid(signature, for: signed) else { throw .badSignature }
        return try Self.json(payload, "payload")
    }

    private static func keyID(inHeader bytes: [UInt8]) throws(TokenError) -> String {
        guard let header = try json(bytes, "header").object else { throw .malformed("header") }
        // A parameter that we do not act on is refused rather than ignored: `crit`, `jwk`, `jku` and `x5c` all try to steer us.
        for name in header.keys where !["alg", "typ", "kid"].contains(name) { throw .unsupportedHeader(name) }
        guard header["alg"]?.string == "EdDSA" else { throw .unsupportedHeader("alg") }
        guard let type = header["typ"]?.string, type == "at+jwt" || type == "JWT" else { throw .unsupportedHeader("typ") }
        guard let kid = header["kid"]?.string, !kid.isEmpty, kid.utf8.count <= 128 else { throw .unsupportedHeader("kid") }
        return kid
    }

    private static func json(_ bytes: [UInt8], _ part: String) throws(TokenError) -> JSONValue {
        do { return try JSONParser.parse(bytes, maxDepth: 8) } catch { throw .malformed(part) }
    }
}
