internal import Contracts
internal import HTTPCore
internal import Payments
internal import Platform
internal import ServiceKit
internal import Storage
internal import StoreDomain
internal import Wire

/// Takes what the provider tells. Its events come at least once, in any order, and may be old: each only makes this service ask for the
/// payment, and what that says is settled in the transaction that remembers the event.
struct WebhookActions: Sendable {
    let dependencies: StoreDependencies
    let settling: Settling
    let charging: Charging
    let refunds: RefundWork

    func receive(_ call: Call<Anyone, ProviderParameters, Nothing>, _ request: HTTPRequest) async throws {
        guard call.parameters.provider.text == dependencies.payments.name else { throw APIError(.notFound) }
        let news: PaymentNews
        do {
            let now = dependencies.runtime.clocks.now(run: nil)
            news = try dependencies.payments.webhook(request.body, header: { request.headers[$0] }, now: now)
        } catch let refusal as WebhookRefusal {
            throw APIError(refusal == .malformed ? .malformedRequest : .signatureInvalid)
        }
        try await take(news, call.context)
    }

    private func take(_ news: PaymentNews, _ context: RequestContext) async throws {
        guard let id = news.payment else { return }
        let provider = dependencies.payments.name
        if try await dependencies.database.read({ db in try await WebhookStore.isKnown(news.id, of: provider, in: db) }) { return }
        let payment: Payment
        do {
            payment = try await dependencies.payments.payment(id, context: dependencies.paymentContext(context))
            // Before the event is noted, so that it comes again if this fails.
            try await refunds.lookAgain(at: id, context)
            try await lookAgain(at: payment, context)
            try await compare(payment, news, context)
        } catch PaymentError.unknownPayment {
            return
        } catch is PaymentError {
            // Answered with a failure, the provider sends the event again.
            throw APIError(.unavailable, retryAfter: .seconds(5))
        }
        if let checkout = try await dependencies.database.read({ db in try await CheckoutStore.find(payment: id, in: db) }) {
            // An open payment is one that may be tried again; the request that tries it says how it went.
            guard payment.status != .open else { return }
            try await settling.settle(checkout.id, payment, event: news.id, now: context.now)
        } else if try await charging.settle(payment: payment, context) {
            try await dependencies.database.write { db in
                _ = try await db.ask(WebhookStore.note(news.id, of: provider, at: context.now))
            }
        } else {
            try await report(payment)
        }
    }

    /// What was decided at the provider, past this service: refunds that somebody made there, and disputes.
    /// - Throws: `PaymentError`.
    private func compare(_ payment: Payment, _ news: PaymentNews, _ context: RequestContext) async throws {
        let found = try await dependencies.database.snapshot { db in try await OrderStore.find(payment: payment.id, in: db) }
        let disputed = MoneyToLookAt(payment: payment.id.text, isDisputed: true)
        guard let order = found else {
            // Of a subscription, or of what came to nothing; others may use the same account.
            let isOurs = [Settling.prefix, Charge.prefix].contains { payment.reference.hasPrefix($0) }
            guard let dispute = news.dispute, dispute == .open || dispute == .enquiry, isOurs else { return }
            // No row here says how it stands. Several events tell of one dispute, and each comes at least once.
            let (mark, provider) = ("\(news.disputeID ?? news.id) \(dispute.rawValue)", dependencies.payments.name)
            return try await tell(of: disputed, "payment is disputed", run: news.run) { db in
                try await db.ask(WebhookStore.note(mark, of: provider, at: context.now))
            }
        }
        if let dispute = news.dispute {
            try await tell(of: disputed, "payment is disputed", run: order.run) { db in
                try await OrderStore.note(dispute, news.disputeID, of: order.number, in: db)
            }
        }
        guard payment.refunded > order.refunded || order.refundedElsewhere > 0 else { return }
        let given = try await dependencies.payments.givenBack(of: payment.id, context: dependencies.paymentContext(context))
        try await tell(of: MoneyToLookAt(payment: payment.id.text), "refund was made elsewhere", run: order.run) { db in
            try await OrderStore.noteGivenBack(given, of: order, in: db)
        }
    }

    /// - Parameter isNew: says no when people were told of it.
    private func tell(
        of work: MoneyToLookAt, _ message: StaticString, run: String?,
        when isNew: @escaping @Sendable (any Connection) async throws -> Bool
    ) async throws {
        let isTold = try await dependencies.database.write { [dependencies] db -> Bool in
            guard try await isNew(db) else { return false }
            try await MoneyWork.add(work, run: run, dependencies.runtime, in: db)
            return true
        }
        guard isTold else { return }
        dependencies.runtime.work.wake()
        dependencies.runtime.logger.log(.error, message, ["payment": .string(work.payment)])
    }

    /// Money that came too late for its checkout or charge went back; the bank may send it back days later. No order has it, so that it is
    /// for people to look at.
    /// - Throws: `PaymentError`.
    private func lookAgain(at payment: Payment, _ context: RequestContext) async throws {
        let wasGivenBack: Bool
        if payment.reference.hasPrefix(Charge.prefix) {
            let charge = try await charging.find(String(payment.reference.dropFirst(Charge.prefix.count)))
            wasGivenBack = charge?.state == .refunded && charge?.payment == payment.id
        } else {
            let checkout = try await dependencies.database.read { db in try await CheckoutStore.find(payment: payment.id, in: db) }
            wasGivenBack = checkout?.state == .refunded
        }
        guard wasGivenBack,
            try await !dependencies.payments.failedRefunds(of: payment.id, context: dependencies.paymentContext(context)).isEmpty
        else { return }
        dependencies.runtime.logger.log(
            .error, "late refund came back", ["payment": .string(payment.id.text), "reference": .string(payment.reference)])
    }

    /// Money for something that nothing here knows of is for people to look at. An order outlives its checkout, and what was given back is
    /// nobody's any more.
    private func report(_ payment: Payment) async throws {
        guard payment.status == .succeeded, payment.refunded < payment.amount, payment.reference.hasPrefix(Settling.prefix) else { return }
        let order = try await dependencies.database.snapshot { db in try await OrderStore.find(payment: payment.id, in: db) }
        guard order == nil else { return }
        dependencies.runtime.logger.log(.error, "payment is nobody's", ["payment": .string(payment.id.text)])
    }
}
