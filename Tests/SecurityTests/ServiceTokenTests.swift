import Platform
import Security
import Testing
import Wire

@Suite struct ServiceTokenTests {
    private static let secret = Secret("a secret of at least thirty-two characters")
    private static let now = Instant(milliseconds: 1_772_352_000_000)

    private static func tokens(_ secret: Secret = secret) throws -> ServiceTokens { try #require(ServiceTokens(secret: secret)) }

    /// Services of different versions run side by side, so what a token is never changes. This one was computed apart, with Python's
    /// `hmac`.
    @Test func aTokenIsAlwaysTheSame() throws {
        let token = "svc.tasks.1772352300.ORfMagbx88ssmhiKBTclrhsi5CuKkl5KFw10eqJiV6Q"
        #expect(try Self.tokens().issue("tasks", now: Self.now) == token)
        #expect(try Self.tokens().verify(token, now: Self.now) == "tasks")
    }

    @Test func aTokenLastsFiveMinutes() throws {
        let token = try Self.tokens().issue("tasks", now: Self.now)
        #expect(try Self.tokens().verify(token, now: Self.now + .seconds(299)) == "tasks")
        #expect(try Self.tokens().verify(token, now: Self.now + .seconds(300)) == nil)
    }

    @Test func everythingElseIsRefused() throws {
        let tokens = try Self.tokens()
        let parts = tokens.issue("tasks", now: Self.now).split(separator: ".").map(String.init)
        let mac = parts[3]
        let forged = [
            "", ".", "...", "svc.tasks", "svc.tasks.1772352300.", "svc.tasks.1772352300.AAAA", "svc.auth.1772352300.\(mac)",
            "svc.tasks.1772352301.\(mac)", "svc.tasks.01772352300.\(mac)", "svc.tasks.1772352300.\(mac).x", "svc.tasks.1772352300.\(mac.dropLast(2))",
            "x.tasks.1772352300.\(mac)", "tasks.1772352300.\(mac)", try Self.tokens(Secret("another secret of thirty-two characters")).issue("tasks", now: Self.now),
        ]
        for token in forged { #expect(tokens.verify(token, now: Self.now) == nil, "\(token)") }
        #expect(tokens.verify(parts.joined(separator: "."), now: Self.now) == "tasks")
    }

    @Test func anEmptySecretMakesNoTokens() { #expect(ServiceTokens(secret: Secret("")) == nil) }
}
