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
    public static var migrations: [Migration] { StoreMigrations.all + StoreUpkeepMigrations.all }
    public static var engineTables: [EngineTable] { [SearchIndex.table] }
    public static func settings(from reader: inout ConfigReader) -> StoreSettings { StoreSettings(from: &reader) }

    public let routes: [Route]
    public let authenticator: any Authenticator
    public let work: [WorkHandler]
    private let dependencies: StoreDependencies
    private let mailer: SMTPMailer
    let charging: Charging
    private let cancelling: Cancelling

    public init(settings: StoreSettings, runtime: ServiceRuntime) async throws {
        let dependencies = StoreDependencies(
            runtime: runtime, settings: settings, payments: try PaymentProviders.make(settings, runtime),
            memory: try await PromotionMemory(database: runtime.database, keys: runtime.keys, random: runtime.random))
        self.dependencies = dependencies
        let authenticator = PeopleAuthenticator(Newcomers(), auth: settings.auth, runtime: runtime)
        self.authenticator = authenticator
        try await Self.loadCatalogue(settings, runtime)
        let pricer = CartPricer(policy: settings.policy)
        let settling = Settling(dependencies: dependencies)
        let charging = Charging(dependencies: dependencies)
        self.charging = charging
        let mail = OrderMail(runtime: runtime, policy: settings.policy)
        mailer = try runtime.mailer(settings.smtpURL, from: settings.mailFrom)
        let refunding = Refunding(dependencies: dependencies)
        let refunds = RefundWork(dependencies: dependencies, mail: mail)
        let cancelling = Cancelling(dependencies: dependencies, refunding: refunding, mail: mail)
        self.cancelling = cancelling
        let lookup = OrderLookup(dependencies: dependencies)
        let documents = DocumentActions(dependencies: dependencies)
        let promotions = PromotionActions(dependencies: dependencies)
        let cards = CardActions(dependencies: dependencies, charging: charging)

        var routes = CatalogueRoutes(catalogue: CatalogueActions(dependencies: dependencies), promotions: promotions).routes
        routes += CatalogueAdminRoutes(products: ProductActions(dependencies: dependencies), promotions: promotions).routes
        routes += ReviewRoutes(reviews: ReviewActions(dependencies: dependencies, authenticator: authenticator)).routes
        routes += CartRoutes(carts: CartActions(dependencies: dependencies), guests: GuestCartActions(dependencies: dependencies)).routes
        routes += CheckoutRoutes(checkouts: CheckoutActions(dependencies: dependencies, pricer: pricer, settling: settling)).routes
        routes +=
            WebhookRoutes(
                webhooks: WebhookActions(dependencies: dependencies, settling: settling, charging: charging, refunds: refunds)
            ).routes
        routes +=
            OrderRoutes(
                orders: OrderActions(lookup: lookup, cancelling: cancelling),
                reorders: ReorderActions(dependencies: dependencies, pricer: pricer), documents: documents
            ).routes
        routes +=
            OrderAdminRoutes(
                orders: OrderAdminActions(
                    dependencies: dependencies, lookup: lookup, cancelling: cancelling, refunding: refunding, mail: mail),
                documents: documents
            ).routes
        let subscriptions = SubscriptionActions(dependencies: dependencies, charging: charging, cards: cards)
        routes += TestTierActions(dependencies: dependencies).routes
        routes +=
            SubscriptionRoutes(
                subscriptions: subscriptions, cards: cards,
                invoices: InvoiceActions(dependencies: dependencies), reports: ReportActions(dependencies: dependencies)
            ).routes
        self.routes = routes
        work = [
            CheckoutWork(dependencies: dependencies, settling: settling).handler,
            StoreWork.mail.sent(by: mailer, clocks: runtime.clocks),
            refunds.handler,
            MoneyWork(dependencies: dependencies).handler,
            Renewals(charging: charging).handler,
        ] + ChargeWork(charging: charging).handlers
    }

    private static func loadCatalogue(_ settings: StoreSettings, _ runtime: ServiceRuntime) async throws {
        guard let folder = settings.catalogue else { return }
        let counts = try await CatalogueLoader(ids: runtime.ids).load(folder, into: runtime.database, now: runtime.clocks.now(run: nil))
        runtime.logger.log(
            counts.newer == nil ? .info : .warning, counts.newer == nil ? "catalogue loaded" : "catalogue is older than what was loaded",
            ["products": .string("\(counts)")])
    }

    public func receive(_ event: Event, in db: any Connection) async throws {
        switch event.type {
        case .userCreated:
            guard ProductPolicy.of(event.product).hasStore, !(try await Departures().contains(event.user, in: db)) else { return }
            try await CustomerStore.claim(event.user, now: event.at, in: db)
            if let phone = event.facts?.phone { try await dependencies.memory.note(phone, of: event.user, in: db) }
        case .userDeleted: try await leave(event, in: db)
        case .onboardingCompleted, .userRenamed, .profileChanged, .weightLogged, .entitlementChanged, .workoutCompleted, .mealLogged,
            .streakReached,
            .avatarReplaced, .callBooked, .callQuotaChanged,
            .callCancelled, .coachAssigned, .planGenerated, .mealPlanGenerated, .sessionEnded, .sessionsEnded, .roleChanged,
            .signingKeyRevoked:
            break
        }
    }

    /// Cart and card of somebody who was deleted go at once, a subscription ends, and what they paid for and was not sent is paid back;
    /// what tax law keeps stays without name, address and mail.
    /// A checkout under way is ended by the reconciler, which finds nobody to sell to.
    private func leave(_ event: Event, in db: any Connection) async throws {
        let now = dependencies.runtime.clocks.now(run: event.run)
        try await Departures().note(event.user, now: now, in: db)
        try await CustomerStore.remember(event.user, in: db)
        try await Leaving(charging: charging).forget(event.user, run: event.run, now: now, in: db)
        try await cancelling.cancelUnsent(of: event.user, now: now, in: db)
        try await dependencies.memory.keep(event.user, in: db)
        try await OrderStore.forget(event.user, in: db)
        try await CheckoutStore.forget(event.user, in: db)
        try await ReviewStore.forget(event.user, in: db)
        try await CustomerStore.delete(event.user, in: db)
    }

    public func stopping() async { mailer.close() }

    public func tidy(now: Instant) async throws {
        let database = dependencies.database
        try await CartStore.sweep(before: now - dependencies.policy.guestCartLife, in: database)
        try await Departures().sweep(before: now - Departures.memory, in: database)
        try await WebhookStore.sweep(before: now - .days(30), in: database)
        try await CheckoutStore.sweep(before: now - .days(30), in: database)
        try await database.write { db in try await CheckoutStore.forgetEnded(before: now - .days(1), in: db) }
    }
}
