import Platform
import Security
@testable import ServiceKit
import Testing
import Wire

@Suite struct ConfigurationTests {
    private func read(_ environment: [String: String]) throws -> ServiceConfiguration {
        var reader = ConfigReader(environment)
        let configuration = ServiceConfiguration(from: &reader, service: "probe", defaultPort: 8099)
        try reader.finish()
        return configuration
    }
    private static let secret = "a secret of at least thirty-two characters"

    private func problems(_ environment: [String: String]) -> String {
        do {
            _ = try read(environment)
            return ""
        } catch { return "\(error)" }
    }

    @Test func onlyTheSecretHasNoDefault() throws {
        let configuration = try read(["SERVICE_SECRET": Self.secret])
        #expect(configuration.port == 8099)
        #expect(configuration.host == "127.0.0.1")
        #expect(configuration.databaseURL.reveal() == "sqlite://probe.sqlite")
        #expect(!configuration.testHooks)
        #expect(configuration.trustedProxies.isEmpty)
        #expect(problems([:]).contains("SERVICE_SECRET"))
    }

    @Test func everythingWrongIsSaidAtOnceAndByName() {
        let text = problems([
            "SERVICE_SECRET": "too-short-secret", "PORT": "99999", "LOOPS": "none", "ENVIRONMENT": "prod", "LOG_LEVEL": "loud",
            "TEST_HOOKS": "perhaps",
            "ADDRESS_LIMIT": "-1", "EVENT_SUBSCRIBERS": "profile", "BODY_LIMIT": "1", "DRAIN": "soon", "TRUSTED_PROXIES": "a,,b",
            "DATABASE_URL": "mysql://user:hidden-password@db/x",
        ])
        for name in [
            "SERVICE_SECRET", "PORT", "LOOPS", "ENVIRONMENT", "LOG_LEVEL", "TEST_HOOKS", "ADDRESS_LIMIT", "EVENT_SUBSCRIBERS", "BODY_LIMIT",
            "DRAIN",
            "TRUSTED_PROXIES",
        ] {
            #expect(text.contains("\(name): "), "\(name)")
        }
        for value in ["too-short-secret", "99999", "perhaps", "hidden-password", "loud"] { #expect(!text.contains(value), "\(value)") }
    }

    @Test func hooksAreRefusedInProduction() throws {
        #expect(
            problems(["SERVICE_SECRET": Self.secret, "ENVIRONMENT": "production", "TEST_HOOKS": "true"]).contains("TEST_HOOKS: must be off")
        )
        let live = ["SERVICE_SECRET": Self.secret, "ENVIRONMENT": "production", "DATABASE_URL": "sqlite:///data/probe.sqlite"]
        #expect(try !read(live).testHooks)
        #expect(try read(["SERVICE_SECRET": Self.secret, "ENVIRONMENT": "test", "TEST_HOOKS": "true"]).testHooks)
    }

    /// `barbell backup` copies what services have stored while they go on.
    @Test func databasesCanBeCopiedUnlessOneSaysOtherwise() throws {
        let live = ["SERVICE_SECRET": Self.secret, "ENVIRONMENT": "production", "DATABASE_URL": "sqlite:///data/probe.sqlite"]
        #expect(try !read(live).database.isExclusive)
        #expect(try read(live.merging(["DATABASE_EXCLUSIVE": "true"]) { $1 }).database.isExclusive)
    }

    @Test func limitsThatContradictEachOtherAreRefused() {
        let secret = ["SERVICE_SECRET": Self.secret]
        for (more, expected) in [
            (["BODY_LIMIT": "67108864", "BODY_BUDGET_PER_ADDRESS_MB": "32"], "BODY_BUDGET_PER_ADDRESS_MB: must have room for one body"),
            (["BODY_BUDGET_MB": "8"], "BODY_BUDGET_MB: must not be less"), (["METRICS_PORT": "8099"], "METRICS_PORT: must be another port"),
            (["TRUSTED_PROXIES": "10.0.0.0/8,nginx"], "TRUSTED_PROXIES: expected addresses and networks"),
            (["REPLICAS": "0"], "REPLICAS: expected"),
            (["STOP_DELAY": "10m"], "STOP_DELAY: expected"),
        ] {
            #expect(problems(secret.merging(more) { $1 }).contains(expected), "\(more)")
        }
    }

    @Test func howFarClocksMayDifferIsASetting() throws {
        let usual = try read(["SERVICE_SECRET": Self.secret]).clockTolerance
        #expect(usual.beforeStart == .seconds(60) && usual.afterEnd == .seconds(30))
        let wider = try read(["SERVICE_SECRET": Self.secret, "CLOCK_LEEWAY": "90s", "EXPIRY_LEEWAY": "2m"]).clockTolerance
        #expect(wider.beforeStart == .seconds(90) && wider.afterEnd == .minutes(2))
        let none = try read(["SERVICE_SECRET": Self.secret, "CLOCK_LEEWAY": "0s", "EXPIRY_LEEWAY": "0s"]).clockTolerance
        #expect(none.beforeStart == .zero && none.afterEnd == .zero)
        for name in ["CLOCK_LEEWAY", "EXPIRY_LEEWAY"] {
            #expect(problems(["SERVICE_SECRET": Self.secret, name: "11m"]).contains("\(name): expected"))
        }
    }

    @Test func theEndIsAnnouncedInProduction() throws {
        #expect(try read(["SERVICE_SECRET": Self.secret]).stopDelay == .zero)
        #expect(try read(["SERVICE_SECRET": Self.secret, "STOP_DELAY": "7s"]).stopDelay == .seconds(7))
    }

    /// Requests are spread over the replicas, and so is what one address may do.
    @Test func replicasShareALimit() async throws {
        func allowed(_ limit: Int, _ replicas: Int) async -> Int {
            let limit = AddressLimit(perMinute: limit, replicas: replicas)
            var count = 0
            for _ in 0..<1000 where limit.wait(for: "192.0.2.1", run: nil, now: Instant(milliseconds: 0)) == nil { count += 1 }
            return count
        }
        #expect(await allowed(600, 1) == 600)
        #expect(await allowed(600, 3) == 200)
        #expect(await allowed(600, 7) == 86)
        #expect(await allowed(0, 3) == 1000)
    }

    /// Somebody with very many addresses fills the map and no more: they, and whoever comes new, share windows until the next minute.
    @Test func addressesWithoutNumberAreNotKeptWithoutEnd() {
        let limit = AddressLimit(perMinute: 3, replicas: 1), now = Instant(milliseconds: 1_772_427_600_000)
        func isRefused(_ address: String, at now: Instant) -> Bool { limit.wait(for: address, run: nil, now: now) != nil }
        #expect(!isRefused("192.0.2.1", at: now))
        var refused = 0
        for number in 0..<200_000 where isRefused("10.\(number >> 16).\(number >> 8 & 255).\(number & 255)", at: now) { refused += 1 }
        #expect(limit.known <= AddressLimit.mostAddresses + AddressLimit.sharedWindows)
        #expect(refused == 200_000 - (AddressLimit.mostAddresses - 1) - 3 * AddressLimit.sharedWindows)
        #expect(isRefused("192.0.2.2", at: now))
        // Who was there before has a window of their own.
        #expect(!isRefused("192.0.2.1", at: now) && !isRefused("192.0.2.1", at: now) && isRefused("192.0.2.1", at: now))
        #expect(!isRefused("192.0.2.2", at: now + .seconds(60)))
        #expect(limit.known == 1)
    }

    /// One who fills the map closes it to nobody: those who come later are not counted with all of theirs.
    @Test func whoComesWhenTheMapIsFullIsLetIn() {
        let limit = AddressLimit(perMinute: 600, replicas: 1), now = Instant(milliseconds: 1_772_427_600_000)
        func isRefused(_ address: String) -> Bool { limit.wait(for: address, run: nil, now: now) != nil }
        for number in 0..<AddressLimit.mostAddresses {
            _ = isRefused("10.\(number >> 16).\(number >> 8 & 255).\(number & 255)")
        }
        #expect((0..<601).allSatisfy { !isRefused("192.0.\($0 >> 8).\($0 & 255)") })
    }

    @Test func secretsDoNotPrint() throws {
        let configuration = try read(["SERVICE_SECRET": Self.secret, "DATABASE_URL": "postgres://u:hidden-password@db/x"])
        var dumped = ""
        dump(configuration, to: &dumped)
        for text in ["\(configuration)", String(reflecting: configuration), dumped] {
            #expect(!text.contains(Self.secret))
            #expect(!text.contains("hidden-password"))
        }
    }
}
