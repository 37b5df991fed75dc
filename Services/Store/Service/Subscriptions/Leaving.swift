internal import Contracts
internal import Payments
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// The end of a deleted person's subscription.
struct Leaving: Sendable {
    let charging: Charging

    private var dependencies: StoreDependencies { charging.dependencies }

    /// The subscription ends, the provider forgets the card and then who they were, and what was being charged is ended there or given
    /// back. Invoices stay, as the law wants them; the log of tiers stays for reports, which name nobody. The other services are not told
    /// of the tier: they hear of the deletion itself.
    ///
    /// Called after the person was noted in `departed`, and before their row of `customers` goes.
    func forget(_ user: UserID, run: String?, now: Instant, in db: any Connection) async throws {
        try await CustomerStore.holdLeaving(user, now: now, in: db)
        if let open = try await ChargeStore.open(of: user, in: db), try await ChargeStore.move(open.id, from: .open, to: .failed, in: db) {
            if open.isNewCard, let card = open.card { try await charging.forget(card.method, run: run, in: db) }
            try await ChargeWork.add(open, dueAt: now, dependencies.runtime, in: db)
        }
        try await charging.replaceCard(nil, of: user, run: run, in: db)
        if let customer = try await WalletStore.find(user, in: db).customer {
            try await charging.forget(customer: customer, of: user, run: run, now: now, in: db)
        }
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
