internal import JSONCoding
internal import Payments
public import Platform
internal import Security
public import ServiceKit
public import Storage
public import Wire
internal import Contracts

/// FitCoach+'s store: catalogue, carts, orders, and the subscriptions that decide tiers.
public struct StoreService: Service {
    public static let name = "store"
    public static var migrations: [Migration] { StoreMigrations.all }
    public static func settings(from reader: inout ConfigReader) -> StoreSettings { StoreSettings(from: &reader) }

    public let routes: [Route]
    public let authenticator: any Authenticator
    public let work: [WorkKind: WorkHandler]
    private let keeper: StoreKeeper
    private let orders: OrderParts

    public init(settings: StoreSettings, runtime: ServiceRuntime) async throws {
        let keeper = StoreKeeper(runtime: runtime, settings: settings, payments: try PaymentProviders.make(settings, runtime))
        self.keeper = keeper
        let authenticator = CustomerAuthenticator(
            tokens: RemoteAuthenticator(
                authURL: settings.auth.url, issuer: settings.auth.issuer, audience: settings.auth.audience, runtime: runtime),
            database: runtime.database)
        self.authenticator = authenticator
        if let folder = settings.catalogue {
            let counts = try await CatalogueLoader(ids: runtime.ids).load(folder, into: runtime.database, now: runtime.clocks.now(run: nil))
            runtime.logger.log(.info, "catalogue loaded", ["products": .string("\(counts)")])
        }
        let pricer = CartPricer(policy: settings.policy)
        let settling = Settling(keeper: keeper)
        orders = try OrderParts(keeper, pricer: pricer)
        routes =
            CatalogueRoutes(keeper).routes + ReviewRoutes(keeper: keeper, authenticator: authenticator).routes + CatalogueAdminRoutes(keeper: keeper).routes
            + CartRoutes(keeper: keeper).routes
            + CheckoutRoutes(
                keeper: keeper, desk: CheckoutDesk(keeper: keeper, pricer: pricer, settling: settling), settling: settling, view: OrderView()
            ).routes
            + Webhooks(keeper: keeper, settling: settling) { _, _ in false }.routes + orders.routes
        work = [StoreWork.settleCheckout: CheckoutWork(keeper: keeper, settling: settling).handler].merging(orders.work) { own, _ in own }
    }

    public func stopping() async { orders.close() }

    public func tidy(now: Instant) async throws {
        try await keeper.database.write { [policy = keeper.policy] db in
            try await CartStore.sweep(before: now - policy.guestCartLife, in: db)
            try await Departures().sweep(before: now - .days(1), in: db)
            // A provider repeats an event for some days at most; failed checkouts are of no use to anybody after a month.
            try await db.execute("DELETE FROM webhook_events WHERE received_at < \(now - .days(30))")
            try await db.execute("DELETE FROM checkouts WHERE state = 'failed' AND updated_at < \(now - .days(30))")
        }
    }
}
