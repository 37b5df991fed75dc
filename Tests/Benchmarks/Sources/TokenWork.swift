internal import Platform
internal import Security
internal import Wire

/// Checking an access token that was seen before and ones that were not, and signing one.
enum TokenWork {
    private static let perRound = 1000

    static func run(rounds: Int) throws {
        let key = SigningKey.generate(random: SystemRandom())
        let issuer = TokenIssuer(key: key)
        let ids = IDSource()
        let now = SystemClock().now()
        func claims() -> AccessClaims {
            AccessClaims(
                issuer: "barbell", audience: ["barbell"], subject: ids.next(), issuedAt: now, lifetime: .minutes(15), tokenID: ids.next(),
                sessionID: ids.next(), product: "gtsd", role: "user")
        }
        func verifier() -> TokenVerifier {
            TokenVerifier(.init(issuer: "barbell", audience: "barbell"), keys: JWKSet([key.publicKey]))
        }
        let tokens = (0..<perRound).map { _ in issuer.issue(claims()) }
        let warm = verifier()
        let known = tokens[0]
        let one = claims()
        try Measure.alternate(rounds, [
            ("cached", { try Measure.microseconds(perRound * 10) { _ = try warm.verify(known, now: now) } }),
            ("uncached", {
                let cold = verifier()
                var next = 0
                return try Measure.microseconds(perRound) {
                    _ = try cold.verify(tokens[next], now: now)
                    next += 1
                }
            }),
            ("issue", { Measure.microseconds(perRound) { _ = issuer.issue(one) } }),
        ])
    }
}
