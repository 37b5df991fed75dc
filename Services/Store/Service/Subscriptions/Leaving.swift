internal import Contracts
internal import Payments
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

extension SubscriptionRoutes {
    /// Somebody was deleted: their subscription ends, the provider forgets their card, and what was being charged is ended there or given
    /// back. Invoices stay, as the law wants them; the log of tiers stays for reports, which name nobody. Nobody is told of the tier: the
    /// other services hear of the deletion itself.
    ///
    /// Called after the person was noted in `departed`, and before their row of `customers` goes.
    func forget(_ user: UserID, run: String?, now: Instant, in db: any Connection) async throws {
        // Also who has no row yet: whoever makes one at this moment waits here and is refused afterwards.
        try await db.execute("""
            INSERT INTO customers (user_id, version, paid_orders, joined_at) VALUES (\(user.text), 1, 0, \(now))
            ON CONFLICT (user_id) DO UPDATE SET version = customers.version + 1
            """)
        if let open = try await ChargeStore.open(of: user, in: db), try await ChargeStore.move(open.id, from: .open, to: .failed, in: db) {
            if open.isNewCard, let card = open.card { try await charging.forget(card.method, run: run, in: db) }
            try await ChargeWork.add(open, dueAt: now, keeper.runtime, in: db)
        }
        try await charging.replaceCard(nil, of: user, run: run, in: db)
        var subscription = try await SubscriptionStore.find(user, in: db)
        if subscription.plan != nil {
            let old = subscription.tier
            subscription.plan = nil
            subscription.version += 1
            try await SubscriptionStore.log(subscription, from: old, at: now, in: db)
        }
        try await SubscriptionStore.delete(user, in: db)
    }
}
