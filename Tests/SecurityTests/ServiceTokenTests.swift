import Platform
import Security
import Testing
import Wire

@Suite struct ServiceTokenTests {
    private static let secret = Secret("a secret of at least thirty-two characters")
    private static let now = Instant(milliseconds: 1_772_352_000_000)
    /// As releases made it that knew no callee; computed apart, with Python's `hmac`.
    private static let unaddressed = "svc.tasks.1772352300.ORfMagbx88ssmhiKBTclrhsi5CuKkl5KFw10eqJiV6Q"

    private static func tokens(_ secret: Secret = secret) throws -> ServiceTokens { try #require(ServiceTokens(secret: secret)) }

    /// Services of different versions run side by side, so what a token is never changes. This one was computed apart, with Python's
    /// `hmac`.
    @Test func aTokenIsAlwaysTheSame() throws {
        let token = "svc.tasks~profile.1772352300.8njjm12GxiX8iRTp8Xxz8_P7X_YjgV9ozoHMAeZWbN0"
        #expect(try Self.tokens().issue(.tasks, for: .profile, now: Self.now) == token)
        #expect(try Self.tokens().verify(token, for: .profile, now: Self.now) == .tasks)
    }

    @Test func aTokenIsGoodForOneService() throws {
        let token = try Self.tokens().issue(.tasks, for: .profile, now: Self.now)
        for other in [.auth, .tasks, "", "profile~profile", "tasks~profile", "Profile"] as [ServiceName] {
            #expect(try Self.tokens().verify(token, for: other, now: Self.now, allowsUnaddressed: true) == nil, "\(other)")
        }
    }

    @Test func aTokenThatNamesNoServiceIsTakenOnlyWhereThatWasSaid() throws {
        #expect(try Self.tokens().verify(Self.unaddressed, for: .profile, now: Self.now) == nil)
        #expect(try Self.tokens().verify(Self.unaddressed, for: .profile, now: Self.now, allowsUnaddressed: true) == .tasks)
    }

    @Test func aTokenLastsFiveMinutesAndWhatClocksMayDiffer() throws {
        let token = try Self.tokens().issue(.tasks, for: .profile, now: Self.now)
        func isGood(after seconds: Int, leeway: Duration = .zero) throws -> Bool {
            try Self.tokens().verify(token, for: .profile, now: Self.now + .seconds(seconds), leeway: leeway) == .tasks
        }
        #expect(try isGood(after: 299) && !isGood(after: 300))
        #expect(try isGood(after: 329, leeway: .seconds(30)) && !isGood(after: 330, leeway: .seconds(30)))
        // A caller whose clock is ahead.
        #expect(try isGood(after: -300))
    }

    @Test func everythingElseIsRefused() throws {
        let tokens = try Self.tokens()
        let parts = tokens.issue(.tasks, for: .profile, now: Self.now).split(separator: ".").map(String.init)
        let mac = parts[3]
        let forged = [
            "", ".", "...", "svc.tasks", "svc.tasks~profile.1772352300.", "svc.tasks~profile.1772352300.AAAA",
            "svc.auth~profile.1772352300.\(mac)",
            "svc.tasks~profile.1772352301.\(mac)", "svc.tasks~profile.01772352300.\(mac)", "svc.tasks~profile.1772352300.\(mac).x",
            "svc.tasks~profile.1772352300.\(mac.dropLast(2))", "x.tasks~profile.1772352300.\(mac)", "tasks~profile.1772352300.\(mac)",
            "svc.tasks.1772352300.\(mac)", "svc.tasks~auth.1772352300.\(mac)", "svc.tasks~profile~profile.1772352300.\(mac)",
            try Self.tokens(Secret("another secret of thirty-two characters")).issue(.tasks, for: .profile, now: Self.now),
        ]
        for token in forged { #expect(tokens.verify(token, for: .profile, now: Self.now, allowsUnaddressed: true) == nil, "\(token)") }
        #expect(tokens.verify(parts.joined(separator: "."), for: .profile, now: Self.now) == .tasks)
    }

    @Test func anEmptySecretMakesNoTokens() { #expect(ServiceTokens(secret: Secret("")) == nil) }
}
