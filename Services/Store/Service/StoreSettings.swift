public import Contracts
public import Payments
public import Platform
public import ServiceKit
internal import Wire

/// The store's own settings.
public struct StoreSettings: Sendable {
    /// Who moves the money.
    public enum Provider: Sendable {
        /// The recording peer's, at a base URL.
        case sandbox(url: String)
        /// Stripe, or what speaks its API at `url`.
        case stripe(url: String, key: Secret)
        /// One that was made elsewhere.
        case other(any PaymentProvider)
    }

    public var auth: AuthLink
    public var provider: Provider
    /// Webhooks are good when signed with any of these: two while one replaces the other.
    public var webhookSecrets: [Secret]
    public var policy = StorePolicy()
    /// The relay for order confirmations.
    public var smtpURL: Secret
    public var mailFrom: MailSender = "no-reply@barbell.example"
    /// Where people go back to after they approved a payment; the checkout's id is appended.
    public var returnURL = "fitcoach://checkout/"
    /// The folder of the catalogue: a JSON file for each category, and `images`.
    public var catalogue: String?
    /// Where clients reach this service; what the request's `Host` says when left out.
    public var publicURL: String?

    public init(auth: AuthLink, provider: Provider, webhookSecrets: [Secret], smtpURL: Secret, catalogue: String? = nil) {
        self.auth = auth
        self.provider = provider
        self.webhookSecrets = webhookSecrets
        self.smtpURL = smtpURL
        self.catalogue = catalogue
    }

    /// Stands in compose.yaml, for everybody to read.
    private static let sandboxWebhookSecret = "whsec_of_the_sandbox"

    init(from reader: inout ConfigReader) {
        let sandbox = reader.url("STORE_SANDBOX_URL", default: "http://127.0.0.1:8025", schemes: ["http", "https"])
        let stripe = reader.url("STORE_STRIPE_URL", default: "https://api.stripe.com", schemes: ["http", "https"])
        reader.refuseInProduction("STORE_STRIPE_URL", if: !stripe.hasPrefix("https://"), "must be https")
        let key = reader.secret("STORE_STRIPE_KEY", default: Secret(""))
        let name = reader.string("STORE_PAYMENTS", default: "sandbox")
        if !["sandbox", "stripe"].contains(name) { reader.refuse("STORE_PAYMENTS", "expected sandbox or stripe") }
        reader.refuseInProduction("STORE_PAYMENTS", if: name != "stripe", "must be stripe, as the sandbox takes test cards,")
        reader.refuseInProduction("STORE_STRIPE_KEY", if: key.reveal().contains("_test_"), "must be a live key")
        if name == "stripe", key.reveal().isEmpty { reader.refuse("STORE_STRIPE_KEY", "is required with STORE_PAYMENTS=stripe") }
        let secrets = reader.secret("STORE_WEBHOOK_SECRETS", default: Secret("")).reveal().split(separator: ",").map { Secret(String($0)) }
        reader.refuseInProduction(
            "STORE_WEBHOOK_SECRETS",
            if: secrets.isEmpty || secrets.contains { $0.reveal() == Self.sandboxWebhookSecret || $0.reveal().utf8.count < 24 },
            "must be the provider's, of 24 characters or more and not the one of compose.yaml,")
        self.init(
            auth: AuthLink(from: &reader), provider: name == "stripe" ? .stripe(url: stripe, key: key) : .sandbox(url: sandbox),
            webhookSecrets: secrets,
            smtpURL: reader.mailRelay("STORE_SMTP_URL"))
        mailFrom = reader.mailSender("STORE_MAIL_FROM", default: mailFrom)
        returnURL = reader.string("STORE_RETURN_URL", default: returnURL)
        let folder = reader.string("STORE_CATALOGUE", default: "")
        catalogue = folder.isEmpty ? nil : folder
        publicURL = reader.publicURL("STORE_PUBLIC_URL")
        policy.shippingFee = Int64(reader.int("STORE_SHIPPING_FEE", default: Int(policy.shippingFee), in: 0...1_000_000))
        policy.freeShippingAbove = Int64(
            reader.int("STORE_FREE_SHIPPING_ABOVE", default: Int(policy.freeShippingAbove), in: 0...100_000_000))
        policy.vatPercent[.standard] = Int64(reader.int("STORE_VAT_PERCENT", default: 15, in: 0...50))
        policy.vatNumber = reader.string("STORE_VAT_NUMBER", default: reader.unlessProduction(policy.vatNumber))
        policy.reservation = reader.duration("STORE_RESERVATION", default: policy.reservation, in: .minutes(1) ... .hours(24))
        let premium = reader.int("STORE_PREMIUM_PRICE", default: 1999, in: 1...1_000_000)
        let smart = reader.int("STORE_SMART_PREMIUM_PRICE", default: 3999, in: 1...1_000_000)
        let currency = reader.string("STORE_SUBSCRIPTION_CURRENCY", default: Currency.usd.rawValue)
        if Currency(rawValue: currency) == nil { reader.refuse("STORE_SUBSCRIPTION_CURRENCY", "expected SAR or USD") }
        let paidIn = Currency(rawValue: currency) ?? .usd
        let smallest = policy.smallestCharge(paidIn)
        for (name, price) in [("STORE_PREMIUM_PRICE", premium), ("STORE_SMART_PREMIUM_PRICE", smart)] where price < smallest {
            reader.refuse(name, "must be at least \(smallest): providers take no less in \(paidIn.rawValue)")
        }
        if premium >= smart { reader.refuse("STORE_SMART_PREMIUM_PRICE", "must be more than STORE_PREMIUM_PRICE") }
        policy.prices = [
            .premium: Money(amount: Int64(premium), currency: paidIn), .smartPremium: Money(amount: Int64(smart), currency: paidIn),
        ]
    }
}
