internal import Contracts
internal import JSONCoding
internal import Payments
internal import Platform
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

extension Charging {
    /// Asks the provider what became of a charge, and brings it to that.
    func inspect(_ charge: Charge, requestID: String) async throws -> Outcome {
        guard let payment = charge.payment else { return .unreachable }
        do {
            return try await act(
                on: charge, try await payments.payment(payment, context: PaymentContext(requestID: requestID, run: charge.run)))
        } catch PaymentError.unknownPayment {
            return try await gone(charge)
        } catch is PaymentError {
            return .unreachable
        }
    }

    /// Ends a charge that was left: at the provider first, so that it cannot be paid any more. One that was paid is completed instead.
    func end(_ charge: Charge, decline: DeclineReason? = nil, requestID: String) async throws -> Outcome {
        guard let payment = charge.payment else {
            try await fail(charge, decline: decline, onlyUnopened: true)
            return try await outcome(of: charge.id)
        }
        do {
            let ended = try await payments.cancel(payment, context: PaymentContext(requestID: requestID, run: charge.run))
            if ended.status == .canceled, let decline { try await fail(charge, decline: decline) }
            return try await act(on: charge, ended)
        } catch PaymentError.unknownPayment {
            return try await gone(charge)
        } catch is PaymentError {
            return .unreachable
        }
    }

    /// The provider has no such payment (any more): nothing can come of it.
    private func gone(_ charge: Charge) async throws -> Outcome {
        dependencies.runtime.logger.log(.error, "payment is gone", ["charge": .string(charge.id)])
        try await fail(charge, decline: nil, isTry: false)
        return try await outcome(of: charge.id)
    }

    /// Brings a charge to what its payment says.
    func act(on charge: Charge, _ payment: Payment) async throws -> Outcome {
        switch payment.status {
        case .succeeded:
            try await complete(charge.id, payment)
            return try await outcome(of: charge.id)
        case .canceled:
            try await fail(charge, decline: payment.decline)
            return try await outcome(of: charge.id)
        case .requiresAction:
            try await leave(charge, actionURL: payment.actionURL)
            return .approval
        case .processing:
            try await leave(charge, actionURL: nil)
            return .processing
        case .open:
            guard let decline = payment.decline else { return .notBegun }
            try await fail(charge, decline: decline)
            return try await outcome(of: charge.id)
        }
    }

    private func leave(_ charge: Charge, actionURL: String?) async throws {
        try await dependencies.database.write { db in try await ChargeStore.leave(charge.id, actionURL: actionURL, in: db) }
    }

    func outcome(of id: String) async throws -> Outcome {
        switch try await find(id)?.state {
        case .paid: .paid
        case .open: .unreachable
        case .failed, .refunding, .refunded, nil: .declined
        }
    }
}
