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

    private var dependencies: StoreDependencies { charging.dependencies }

    static func add(_ charge: Charge, dueAt: Instant, _ runtime: ServiceRuntime, in db: any Connection) async throws {
        try await runtime.work.add(StoreWork.settleCharge, ChargeSettlement(charge: charge.id), run: charge.run, dueAt: dueAt, in: db)
    }

    var handlers: [WorkHandler] {
        [
            StoreWork.settleCharge.handle { work, item in
                guard let charge = try await charging.find(work.charge) else { return }
                if let pause = try await look(after: charge, item.id) { try await again(charge, in: pause) }
            },
            StoreWork.forgetMethod.handle { work, item in try await forget(PaymentToken(work.method), item) },
        ]
    }

    private func again(_ charge: Charge, in pause: Duration) async throws {
        try await dependencies.database.write { [dependencies, charging] db in
            try await Self.add(charge, dueAt: charging.now(charge) + pause, dependencies.runtime, in: db)
        }
    }

    /// - Returns: when to look again; nil when it has ended.
    private func look(after charge: Charge, _ requestID: String) async throws -> Duration? {
        switch charge.state {
        case .paid, .refunded: return nil
        case .refunding: return try await giveBack(charge, requestID)
        case .failed:
            // Its payment is cancelled at the provider too, so that nobody pays it any more.
            guard charge.payment != nil else { return nil }
            return try await charging.end(charge, requestID: requestID) == .unreachable ? Self.patience : nil
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

    private func giveBack(_ charge: Charge, _ requestID: String) async throws -> Duration? {
        guard let payment = charge.payment else { return nil }
        do {
            _ = try await dependencies.payments.refund(
                payment, amount: charge.price.amount, key: charge.reference, context: PaymentContext(requestID: requestID, run: charge.run))
        } catch PaymentError.refundRefused {
            // Given back by somebody else, or refused for good: the failed work tells the operators.
            throw WorkFailure.permanent("refund refused")
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
            case .unknownMethod: return
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
}
