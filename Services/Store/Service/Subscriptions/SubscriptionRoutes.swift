internal import Contracts
internal import Payments
internal import Platform
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// Tiers, what is paid for them, and the card it is paid with.
struct SubscriptionRoutes: Sendable {
    let keeper: StoreKeeper
    /// Settles what webhooks tell.
    let charging: Charging
    let desk: SubscriptionDesk
    let cards: CardDesk

    init(keeper: StoreKeeper) {
        self.keeper = keeper
        charging = Charging(keeper: keeper)
        cards = CardDesk(keeper: keeper, charging: charging)
        desk = SubscriptionDesk(keeper: keeper, charging: charging, cards: cards)
    }

    var routes: [Route] {
        [
            Subscriptions.plans.handle { call in
                let tier = try await subscription(call.caller.userID).tier
                return SubscriptionView(keeper, call.context).plans(current: tier)
            },
            Subscriptions.current.handle { call in try await desk.current(call.caller, call.context) },
            Subscriptions.quote.handle { call in try await desk.quote(call.parameters.tier, of: call.caller, call.context) },
            Subscriptions.change.handleSaving { call in
                // The contract asks for a key: without one the request does not come here.
                guard let key = call.context.idempotencyKey else { throw APIError(.internalError) }
                return try await desk.change(call.body, key: key, call.context, of: call.caller)
            },
            Subscriptions.confirm.handle { call in try await desk.confirm(call.caller, call.context) },
            Subscriptions.cancel.handle { call in try await desk.cancel(call.caller, call.context) },
            Subscriptions.resume.handle { call in try await desk.resume(call.caller, call.context) },
            Subscriptions.invoices.handle(invoices),
            Subscriptions.method.handle { call in try await cards.current(call.caller) },
            Subscriptions.setMethod.handle { call in
                try await cards.set(PaymentToken(call.body.paymentToken.text), call.context, of: call.caller)
            },
            Subscriptions.removeMethod.handle { call in
                try await cards.remove(call.caller, call.context)
                return Nothing()
            },
            Subscriptions.entitlement.handle { call in
                let known = try await subscription(call.parameters.id)
                return Entitlement(userId: known.user, tier: known.tier, version: known.version)
            },
            StoreAdmin.report.handle { call in
                try await keeper.database.snapshot { db in try await SubscriptionReports.make(from: call.parameters.from, to: call.parameters.to, in: db) }
            },
        ]
    }

    var work: [WorkKind: WorkHandler] {
        Renewals(charging: charging).handlers.merging(ChargeWork(charging: charging).handlers) { own, _ in own }
    }

    private func subscription(_ user: UserID) async throws -> StoredSubscription {
        try await keeper.database.read { db in try await SubscriptionStore.find(user, in: db) }
    }

    private func invoices(_ call: Call<SignedIn, PageQuery, Nothing>) async throws -> BillingHistory {
        let limit = min(call.parameters.limit?.value ?? 20, Int64(keeper.policy.ordersPerPage))
        let before = try call.parameters.cursor.map(Self.number)
        var page = try await keeper.database.read { db in
            try await InvoiceStore.page(of: call.caller.userID, before: before, limit: limit + 1, in: db)
        }
        let hasMore = page.count > Int(limit)
        if hasMore { page.removeLast() }
        return BillingHistory(items: page.map(\.invoice), nextCursor: hasMore ? page.last.map { CursorText.token([Self.list, "\($0.number)"]) } : nil)
    }

    private static let list = "billing"

    private static func number(_ cursor: OpaqueToken) throws -> Int64 {
        let parts = CursorText.parts(cursor)
        guard parts.count == 2, parts[0] == list, let number = Int64(parts[1]) else { throw CursorText.refusal }
        return number
    }
}
