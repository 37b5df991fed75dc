import Platform
import ServiceKit
import Testing

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
            "SERVICE_SECRET": "too-short-secret", "PORT": "99999", "LOOPS": "none", "ENVIRONMENT": "prod", "LOG_LEVEL": "loud", "TEST_HOOKS": "perhaps",
            "ADDRESS_LIMIT": "-1", "EVENT_SUBSCRIBERS": "profile", "BODY_LIMIT": "1", "DRAIN": "soon", "TRUSTED_PROXIES": "a,,b",
            "DATABASE_URL": "mysql://user:hidden-password@db/x",
        ])
        for name in [
            "SERVICE_SECRET", "PORT", "LOOPS", "ENVIRONMENT", "LOG_LEVEL", "TEST_HOOKS", "ADDRESS_LIMIT", "EVENT_SUBSCRIBERS", "BODY_LIMIT", "DRAIN",
            "TRUSTED_PROXIES",
        ] {
            #expect(text.contains("\(name): "), "\(name)")
        }
        for value in ["too-short-secret", "99999", "perhaps", "hidden-password", "loud"] { #expect(!text.contains(value), "\(value)") }
    }

    @Test func hooksAreRefusedInProduction() throws {
        #expect(problems(["SERVICE_SECRET": Self.secret, "ENVIRONMENT": "production", "TEST_HOOKS": "true"]).contains("TEST_HOOKS: must be off"))
        #expect(try !read(["SERVICE_SECRET": Self.secret, "ENVIRONMENT": "production"]).testHooks)
        #expect(try read(["SERVICE_SECRET": Self.secret, "ENVIRONMENT": "test", "TEST_HOOKS": "true"]).testHooks)
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
