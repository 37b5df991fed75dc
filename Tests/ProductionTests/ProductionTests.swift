import Contracts
import Foundation
import Processes
import Testing

/// Production settings as docs/operations.md gives them, read by the real executables.
@Suite(.timeLimit(.minutes(2))) struct ProductionTests {
    /// The sandbox is for developers only.
    static let services = Catalogue.services.keys.filter { $0 != "sandbox" }.sorted()

    @Test(arguments: services) func theDocumentedSettingsStart(_ service: String) async throws {
        let folder = try ProductionFolder()
        let run = try await folder.start(service, try folder.settings(of: service))
        #expect(run.contains(#""status":"ready""#) && run.hasSuffix("exit 0"), "\(run)")
    }

    /// What fails open is refused by name, with exit code 2, before anything is served.
    @Test(arguments: [
        ("auth", ["TEST_HOOKS": "1"], "TEST_HOOKS: must be off"), ("auth", ["ADDRESS_LIMIT": "0"], "ADDRESS_LIMIT: must be more than 0"),
        ("auth", ["SERVICE_SECRET": String(repeating: "secret", count: 8), "SERVICE_SECRET_FILE": ""], "SERVICE_SECRET: must be random"),
        ("auth", ["SERVICE_SECRET_FILE": ""], "SERVICE_SECRET: is required"),
        ("auth", ["DATABASE_URL_FILE": ""], "DATABASE_URL: is required"),
        (
            "tasks", ["DATABASE_URL": "postgres://barbell:barbell@db:5432/tasks", "DATABASE_URL_FILE": ""],
            "DATABASE_URL: must not have the password"
        ),
        ("auth", ["AUTH_SMS_URL": ""], "AUTH_SMS_URL: is required"),
        ("auth", ["AUTH_SMS_URL": "http://sandbox:8025"], "AUTH_SMS_URL: must be https"),
        ("auth", ["AUTH_SMTP_URL_FILE": ""], "AUTH_SMTP_URL: is required"), ("auth", ["AUTH_MAIL_FROM": ""], "AUTH_MAIL_FROM: is required"),
        ("auth", ["AUTH_SMTP_URL": "smtp://relay:25", "AUTH_SMTP_URL_FILE": ""], "AUTH_SMTP_URL: must be smtps://"),
        ("auth", ["AUTH_SMS_PER_ADDRESS_HOURLY": "100000"], "AUTH_SMS_PER_ADDRESS_HOURLY: must be at most"),
        ("auth", ["AUTH_SMS_PER_NUMBER_DAILY": "1000"], "AUTH_SMS_PER_NUMBER_DAILY: must be at most"),
        (
            "auth", ["AUTH_WRONG_PASSWORDS_PER_ADDRESS_HOURLY": "100000"],
            "AUTH_WRONG_PASSWORDS_PER_ADDRESS_HOURLY: must be at most"
        ),
        ("profile", ["PROFILE_SMTP_URL_FILE": ""], "PROFILE_SMTP_URL: is required"),
        ("profile", ["PROFILE_SUPPORT_MAIL": ""], "PROFILE_SUPPORT_MAIL: is required"),
        ("tasks", ["TASKS_PUSH_URL": ""], "TASKS_PUSH_URL: is required"),
        ("tasks", ["TASKS_PUSH_URL": "http://127.evil.example"], "TASKS_PUSH_URL: must be https"),
        ("coaching", ["COACHING_PUSH_URL": ""], "COACHING_PUSH_URL: is required"),
        ("coaching", ["COACHING_SMTP_URL_FILE": ""], "COACHING_SMTP_URL: is required"),
        ("media", ["TEST_HOOKS": "yes"], "TEST_HOOKS: must be off"),
        ("media", ["MEDIA_S3_URL": "http://objects.internal:8333", "MEDIA_S3_SECRET": "of the store"], "MEDIA_S3_URL: must be https"),
        ("media", ["MEDIA_PUBLIC_URL": "http://192.168.1.7:8084"], "MEDIA_PUBLIC_URL: must be https"),
        ("store", ["STORE_PAYMENTS": "sandbox"], "STORE_PAYMENTS: must be stripe"),
        ("store", ["STORE_PAYMENTS": ""], "STORE_PAYMENTS: must be stripe"),
        (
            "store", ["STORE_STRIPE_KEY": "sk_test_4eC39HqLyjWDarjtT1zdp7dc", "STORE_STRIPE_KEY_FILE": ""],
            "STORE_STRIPE_KEY: must be a live key"
        ),
        ("store", ["STORE_STRIPE_URL": "http://api.stripe.com"], "STORE_STRIPE_URL: must be https"),
        ("store", ["STORE_WEBHOOK_SECRETS": "whsec_of_the_sandbox", "STORE_WEBHOOK_SECRETS_FILE": ""], "STORE_WEBHOOK_SECRETS: must be"),
        ("store", ["STORE_WEBHOOK_SECRETS_FILE": ""], "STORE_WEBHOOK_SECRETS: must be"),
        ("store", ["STORE_VAT_NUMBER": ""], "STORE_VAT_NUMBER: is required"),
        ("sandbox", [:], "ENVIRONMENT: the sandbox shows codes"),
    ] as [(String, [String: String], String)])
    func whatFailsOpenIsRefused(_ service: String, _ change: [String: String], _ refusal: String) async throws {
        let folder = try ProductionFolder()
        let settings = try folder.settings(of: service).merging(change) { _, changed in changed }
        let run = try await folder.start(service, settings)
        #expect(run.contains("configuration: ") && run.contains(refusal) && run.hasSuffix("exit 2"), "\(run)")
        #expect(!run.contains(#""status":"ready""#))
    }

    /// The same settings are fine for developers: nothing but the environment makes the difference.
    @Test func developersKeepTheirDefaults() async throws {
        let folder = try ProductionFolder()
        let run = try await folder.start(
            "sandbox", ["SERVICE_SECRET": ProductionFolder.random, "DATABASE_URL": "sqlite://\(folder.path)/s.sqlite", "SMTP_PORT": "0"])
        #expect(run.contains(#""status":"ready""#) && run.hasSuffix("exit 0"), "\(run)")
    }
}
