internal import Contracts
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// What the console does with tiers: a month of the wanted one begins now, paid by nobody, and the other services are told as of any change.
struct TestTierActions: Sendable {
    let dependencies: StoreDependencies

    var routes: [Route] { [TestSubscriptions.setTier.handle(setTier)] }

    private func setTier(_ call: Call<PeerService, UserParameters, TierChange>) async throws -> Entitlement {
        let (user, tier, context) = (call.parameters.id, call.body.tier, call.context)
        let told = try await dependencies.database.write { [dependencies] db in
            try await CustomerStore.claim(user, now: context.now, in: db)
            var subscription = try await SubscriptionStore.find(user, in: db)
            let plan = tier == .freemium ? nil : PaidPlan(tier: tier, anchor: context.now)
            try await Tiers(dependencies: dependencies).lay(plan, over: &subscription, run: context.run, now: context.now, in: db)
            return subscription
        }
        dependencies.runtime.work.wake()
        await dependencies.runtime.work.delivered(told.told, within: SubscriptionActions.patience)
        return Entitlement(userId: user, tier: told.tier, version: told.version)
    }
}
