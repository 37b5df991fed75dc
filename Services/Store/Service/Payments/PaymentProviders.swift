internal import Payments
internal import ServiceKit

enum PaymentProviders {
    static func make(_ settings: StoreSettings, _ runtime: ServiceRuntime) throws -> any PaymentProvider {
        switch settings.provider {
        case .sandbox(let url): return SandboxPayments(gateway: runtime.gateway(), url: url, secrets: settings.webhookSecrets)
        case .stripe(let url, let key):
            return try StripePayments(
                StripePayments.Configuration(secretKey: key, webhookSecrets: settings.webhookSecrets, endpoint: url), client: runtime.http,
                random: runtime.random)
        case .other(let provider): return provider
        }
    }
}
