internal import Contracts
internal import JSONCoding
internal import Payments
internal import Platform
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// What happens at the end of a period, by the clock of the run the subscription lives in: the next one is charged to the card on file,
/// or the subscription ends.
///
/// The work goes on until it knows: a provider that is away is asked again, and only what was declined is past due. A charge that was
/// left by a crash is taken up again, with the same payment.
struct Renewals: Sendable {
    let charging: Charging

    private static let pause: Duration = .minutes(1)
    private static let patience: Duration = .minutes(10)

    private var dependencies: StoreDependencies { charging.dependencies }

    var handler: WorkHandler {
        StoreWork.renew.handle { work, item in
            try await renew(Period(user: work.user, end: work.end.instant), item)
            dependencies.runtime.work.wake()
        }
    }

    private struct Period: Sendable {
        let user: UserID
        let end: Instant
    }

    private enum Step: Sendable {
        /// There is nothing more to do here.
        case over
        case charge(Charge)
        /// Another charge of the person's is open and has to end first.
        case other(Charge)
        /// Somebody works on a charge right now.
        case busy
    }

    private func renew(_ period: Period, _ item: WorkItem) async throws {
        for _ in 0..<3 {
            switch try await begin(period, item) {
            case .over: return
            case .busy: return try await again(period, in: Self.pause, item)
            case .charge(let charge):
                if let pause = try await carry(charge, item.id) { return try await again(period, in: pause, item) }
                // A charge that was given up without an answer of the bank decides nothing: it is tried again.
                if try await isUndecided(period) { try await again(period, in: Self.pause, item) }
                return
            case .other(let charge):
                guard try await isCleared(charge, item.id) else { return try await again(period, in: Self.patience, item) }
            }
        }
        try await again(period, in: Self.pause, item)
    }

    private func now(_ item: WorkItem) -> Instant { max(item.dueAt, dependencies.runtime.clocks.now(run: item.run)) }

    private func again(_ period: Period, in pause: Duration, _ item: WorkItem) async throws {
        let due = now(item) + pause
        try await dependencies.database.write { [charging] db in
            let subscription = try await SubscriptionStore.find(period.user, in: db)
            guard subscription.plan?.end == period.end else { return }
            try await charging.tiers.leaveRenewal(of: subscription, dueAt: due, in: db)
        }
    }

    /// Whether the period's end is neither paid on, nor past due, nor the end of it all.
    private func isUndecided(_ period: Period) async throws -> Bool {
        guard let plan = try await dependencies.database.read({ db in try await SubscriptionStore.find(period.user, in: db) }).plan else {
            return false
        }
        return plan.end == period.end && plan.graceUntil == nil
    }

    private func begin(_ period: Period, _ item: WorkItem) async throws -> Step {
        let (now, real, id) = (now(item), charging.real, dependencies.runtime.ids.next())
        return try await dependencies.database.write { [dependencies, charging] db in
            guard try await CustomerStore.hold(period.user, in: db) else { return .over }
            var subscription = try await SubscriptionStore.find(period.user, in: db)
            guard let plan = subscription.plan, plan.end == period.end, now >= plan.end else { return .over }
            let isOver = plan.cancelsAtEnd || plan.graceUntil.map { $0 <= now } ?? false
            let busyUntil = real + Charging.busy
            if let open = try await ChargeStore.open(of: period.user, in: db) {
                guard !isOver, open.requestKey == nil, open.tier == plan.pending ?? plan.tier else {
                    return open.busyUntil > real ? .busy : .other(open)
                }
                // Left by a renewal that could not end it.
                return try await ChargeStore.occupy(open.id, until: busyUntil, real: real, in: db) ? .charge(open) : .busy
            }
            if isOver {
                try await charging.tiers.lay(nil, over: &subscription, run: nil, now: now, in: db)
                return .over
            }
            guard let move = PlanMove.renewal(of: plan, prices: dependencies.policy.prices) else {
                throw WorkFailure.permanent("tier is not sold")
            }
            guard try await WalletStore.find(period.user, in: db).card != nil else {
                try await charging.tiers.declined(&subscription, now: now, in: db)
                return .over
            }
            let charge = Charge(
                id: id, user: period.user, move: move, requestKey: nil, run: subscription.run, busyUntil: busyUntil, now: now)
            try await ChargeStore.insert(charge, provider: dependencies.payments.name, in: db)
            return .charge(charge)
        }
    }

    /// - Returns: when to come again; nil when the charge has ended.
    private func carry(_ charge: Charge, _ requestID: String) async throws -> Duration? {
        switch try await charging.carry(charge, card: nil, isAway: true, requestID: requestID) {
        case .paid, .declined: return nil
        case .processing, .notBegun, .unreachable: return Self.patience
        case .approval:
            // Nobody is there to approve.
            guard let charge = try await charging.find(charge.id) else { return nil }
            let end = try await charging.end(charge, decline: .authenticationRequired, requestID: requestID)
            return end == .paid || end == .declined ? nil : Self.patience
        }
    }

    /// Ends a charge that somebody left: the period it was made for is over.
    private func isCleared(_ charge: Charge, _ requestID: String) async throws -> Bool {
        switch try await charging.inspect(charge, requestID: requestID) {
        case .paid, .declined: return true
        case .processing: return false
        case .unreachable where charge.payment != nil: return false
        case .approval, .notBegun, .unreachable:
            let end = try await charging.end(charge, requestID: requestID)
            return end == .paid || end == .declined
        }
    }
}
