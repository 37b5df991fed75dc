internal import JSONCoding
internal import Payments
public import Platform
internal import Security
public import ServiceKit
public import Storage
internal import Wire
public import Contracts

/// FitCoach+'s store: catalogue, carts, orders, and the subscriptions that decide tiers.
public struct StoreService: Service {
    public static let name = "store"
    public static var migrations: [Migration] { StoreMigrations.all }
    public static func settings(from reader: inout ConfigReader) -> StoreSettings { StoreSettings(from: &reader) }

    public let routes: [Route]
    public let authenticator: any Authenticator
    public let work: [WorkKind: WorkHandler]
    private let keeper: StoreKeeper

    public init(settings: StoreSettings, runtime: ServiceRuntime) async throws {
        let keeper = StoreKeeper(runtime: runtime, settings: settings, payments: try PaymentProviders.make(settings, runtime))
        self.keeper = keeper
        authenticator = CustomerAuthenticator(
            tokens: RemoteAuthenticator(
                authURL: settings.auth.url, issuer: settings.auth.issuer, audience: settings.auth.audience, runtime: runtime),
            database: runtime.database)
        let pricer = CartPricer(policy: settings.policy)
        let settling = Settling(keeper: keeper)
        routes =
            CartRoutes(keeper: keeper).routes
            + CheckoutRoutes(
                keeper: keeper, desk: CheckoutDesk(keeper: keeper, pricer: pricer, settling: settling), settling: settling, view: OrderView()
            ).routes
            + Webhooks(keeper: keeper, settling: settling) { _, _ in false }.routes
        work = [
            StoreWork.settleCheckout: CheckoutWork(keeper: keeper, settling: settling).handler,
            StoreWork.mail: MailWork.handler(try SMTPMailer(url: settings.smtpURL, from: settings.mailFrom), clocks: runtime.clocks),
        ]
    }

    public func receive(_ event: Event, in db: any Connection) async throws {}
}
