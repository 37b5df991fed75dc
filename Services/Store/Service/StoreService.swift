public import Contracts
internal import JSONCoding
internal import Payments
public import Platform
internal import Security
public import ServiceKit
public import Storage
public import Wire

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
    let subscriptions: SubscriptionRoutes

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
        let subscriptions = SubscriptionRoutes(keeper: keeper)
        self.subscriptions = subscriptions
        orders = try OrderParts(keeper, pricer: pricer)
        let webhooks = Webhooks(keeper: keeper, settling: settling) { payment, context in
            try await subscriptions.charging.settle(payment: payment, context)
        }
        routes =
            CatalogueRoutes(keeper).routes + ReviewRoutes(keeper: keeper, authenticator: authenticator).routes + CatalogueAdminRoutes(keeper: keeper).routes
            + CartRoutes(keeper: keeper).routes
            + CheckoutRoutes(
                keeper: keeper, desk: CheckoutDesk(keeper: keeper, pricer: pricer, settling: settling), settling: settling, view: OrderView()
            ).routes
            + webhooks.routes + orders.routes + subscriptions.routes
        work = [StoreWork.settleCheckout: CheckoutWork(keeper: keeper, settling: settling).handler]
            .merging(orders.work) { own, _ in own }.merging(subscriptions.work) { own, _ in own }
    }

    public func receive(_ event: Event, in db: any Connection) async throws {
        switch event.type {
        case .userCreated:
            guard ProductPolicy.of(event.product).hasStore, !(try await Departures().contains(event.user, in: db)) else { return }
            try await CustomerStore.claim(event.user, now: event.at, in: db)
        case .userDeleted: try await leave(event, in: db)
        case .onboardingCompleted, .userRenamed, .profileChanged, .weightLogged, .entitlementChanged, .workoutCompleted, .streakReached, .callBooked,
            .callQuotaChanged:
            break
        }
    }

    /// Cart and card of somebody who was deleted go at once, a subscription ends; what tax law keeps stays without name, address and mail. A
    /// checkout under way is ended by the reconciler, which finds nobody to sell to.
    private func leave(_ event: Event, in db: any Connection) async throws {
        try await Departures().note(event.user, now: event.at, in: db)
        try await subscriptions.forget(event.user, run: event.run, now: keeper.runtime.clocks.now(run: event.run), in: db)
        try await OrderStore.forget(event.user, in: db)
        try await CheckoutStore.forget(event.user, in: db)
        try await ReviewStore.forget(event.user, in: db)
        // The cart goes with it.
        try await db.execute("DELETE FROM customers WHERE user_id = \(event.user.text)")
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
