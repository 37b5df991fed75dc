internal import Contracts
internal import JSONCoding
internal import Payments
internal import Platform
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// The reconciler: looks after each charge until it has ended, whatever became of the request that began it.
struct ChargeWork: Sendable {
    let charging: Charging

    /// How long until it looks again at what is undecided.
    private static let pause: Duration = .minutes(1)
    private static let patience: Duration = .minutes(10)
    /// How long until it looks again whether somebody has their money back.
    private static let refundPause: Duration = .hours(1)

    private var dependencies: StoreDependencies { charging.dependencies }

    static func add(
        _ charge: Charge, undecidedSince: Instant? = nil, dueAt: Instant, _ runtime: ServiceRuntime, in db: any Connection
    ) async throws {
        let work = ChargeSettlement(charge: charge.id, undecidedSince: undecidedSince.map(EpochMilliseconds.init))
        try await runtime.work.add(StoreWork.settleCharge, work, run: charge.run, dueAt: dueAt, in: db)
    }

    var handlers: [WorkHandler] {
        [
            StoreWork.settleCharge.handle { work, item in
                guard let charge = try await charging.find(work.charge) else { return }
                let since = charge.state == .refunding ? work.undecidedSince?.instant ?? charging.now(charge) : nil
                if let pause = try await look(after: charge, undecidedSince: since, item.id) {
                    try await again(charge, undecidedSince: since, in: pause)
                }
            },
            StoreWork.forgetMethod.handle { work, item in try await forget(PaymentToken(work.method), item) },
            StoreWork.forgetCustomer.handle { work, item in try await forget(work, item) },
        ]
    }

    private func again(_ charge: Charge, undecidedSince: Instant?, in pause: Duration) async throws {
        try await dependencies.database.write { [dependencies, charging] db in
            try await Self.add(
                charge, undecidedSince: undecidedSince, dueAt: charging.now(charge) + pause, dependencies.runtime, in: db)
        }
    }

    /// - Returns: when to look again; nil when it has ended.
    private func look(after charge: Charge, undecidedSince: Instant?, _ requestID: String) async throws -> Duration? {
        switch charge.state {
        case .paid, .refunded: return nil
        case .refunding: return try await giveBack(charge, since: undecidedSince ?? charging.now(charge), requestID)
        case .failed:
            // Its payment is cancelled at the provider too, so that nobody pays it any more.
            guard charge.payment != nil else { return nil }
            return switch try await charging.end(charge, requestID: requestID) {
            case .paid, .declined: nil
            // While the bank decides it cannot be cancelled; money that comes after all goes back.
            case .approval, .processing, .notBegun, .unreachable: Self.patience
            }
        case .open: break
        }
        guard charge.busyUntil <= charging.real else { return Self.pause }
        switch try await charging.inspect(charge, requestID: requestID) {
        case .paid, .declined: return nil
        case .processing: return Self.patience
        case .approval:
            let left = charge.createdAt + dependencies.policy.reservation - charging.now(charge)
            if left > .zero { return left }
        case .notBegun: break
        case .unreachable: if charge.payment != nil { return Self.pause }
        }
        return switch try await charging.end(charge, requestID: requestID) {
        case .paid, .declined: nil
        case .approval, .processing, .notBegun, .unreachable: Self.pause
        }
    }

    private func giveBack(_ charge: Charge, since: Instant, _ requestID: String) async throws -> Duration? {
        guard let payment = charge.payment else { return nil }
        do {
            let given = try await dependencies.payments.refund(
                payment, amount: charge.price.amount, key: charge.reference, context: PaymentContext(requestID: requestID, run: charge.run))
            // The provider has not decided; asked again, it finds this refund by its key, and says if it failed.
            guard given.isDone else {
                let now = charging.now(charge)
                if now - since >= RefundWork.longest {
                    dependencies.runtime.logger.log(.error, "late charge still not refunded", ["charge": .string(charge.id)])
                }
                return RefundWork.patience(since: since, now)
            }
        } catch let error as PaymentError where error == .refundRefused || error == .unknownPayment {
            // Given back by somebody else, refused for good, or nothing that the provider has: the failed work tells the operators.
            dependencies.runtime.logger.log(
                .error, "late charge not refunded", ["charge": .string(charge.id), "error": .string("\(error)")])
            throw WorkFailure.permanent("\(error)")
        } catch is PaymentError {
            return Self.patience
        }
        try await dependencies.database.write { db in _ = try await ChargeStore.move(charge.id, from: .refunding, to: .refunded, in: db) }
        return nil
    }

    private func forget(_ method: PaymentToken, _ item: WorkItem) async throws {
        do {
            try await dependencies.payments.forget(method, context: PaymentContext(requestID: item.id, run: item.run))
        } catch let error as PaymentError {
            switch error {
            case .unknownMethod, .unknownCustomer: return
            case .unavailable, .unknownOutcome:
                // However long the provider is away, this is not given up.
                let due = dependencies.runtime.clocks.now(run: item.run) + Self.patience
                try await dependencies.database.write { [charging] db in
                    try await charging.forget(method, run: item.run, dueAt: due, in: db)
                }
            case .declined, .unknownPayment, .refundRefused, .refused: throw WorkFailure.permanent("\(error)")
            }
        }
    }
    /// Not while money of theirs is known to be under way: the payment that is given back names them.
    private func forget(_ work: CustomerForgetting, _ item: WorkItem) async throws {
        let isUnderWay = try await dependencies.database.read { db in try await ChargeStore.isUnderWay(of: work.user, in: db) }
        if isUnderWay, dependencies.runtime.clocks.now(run: item.run) < work.latest.instant {
            return try await again(work, item, in: Self.refundPause)
        }
        do {
            try await dependencies.payments.forgetCustomer(work.customer, context: PaymentContext(requestID: item.id, run: item.run))
        } catch let error as PaymentError {
            switch error {
            case .unknownCustomer: return
            // However long the provider is away, this is not given up.
            case .unavailable, .unknownOutcome: try await again(work, item, in: Self.patience)
            case .declined, .unknownMethod, .unknownPayment, .refundRefused, .refused: throw WorkFailure.permanent("\(error)")
            }
        }
    }

    private func again(_ work: CustomerForgetting, _ item: WorkItem, in pause: Duration) async throws {
        let due = dependencies.runtime.clocks.now(run: item.run) + pause
        try await dependencies.database.write { [dependencies] db in
            _ = try await dependencies.runtime.work.add(StoreWork.forgetCustomer, work, run: item.run, dueAt: due, in: db)
        }
    }
}
