internal import Contracts
internal import HTTPCore
internal import Payments
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Takes what the provider tells. Its events come at least once, in any order, and may be old: each only makes this service ask for the
/// payment, and what that says is settled in the transaction that remembers the event.
struct Webhooks: Sendable {
    let keeper: StoreKeeper
    let settling: Settling
    /// Settles a payment of the other kind, that of a subscription; false when it is none.
    let charges: @Sendable (Payment, RequestContext) async throws -> Bool

    var routes: [Route] {
        [
            StoreOrders.webhook.handleBytes { call, request in
                guard call.parameters.provider == keeper.payments.name else { throw APIError(.notFound) }
                let news: PaymentNews
                do {
                    news = try keeper.payments.webhook(request.body, header: { request.headers[$0] }, now: keeper.runtime.clocks.now(run: nil))
                } catch let refusal as WebhookRefusal {
                    throw APIError(refusal == .malformed ? .malformedRequest : .signatureInvalid)
                }
                try await take(news, call.context)
            }
        ]
    }

    private func take(_ news: PaymentNews, _ context: RequestContext) async throws {
        guard let id = news.payment else { return }
        if try await isKnown(news.id) { return }
        let payment: Payment
        do {
            payment = try await keeper.payments.payment(id, context: keeper.paymentContext(context))
        } catch PaymentError.unknownPayment {
            return
        } catch is PaymentError {
            // The provider tries again.
            throw APIError(.unavailable, retryAfter: .seconds(5))
        }
        if let checkout = try await keeper.database.read({ db in try await CheckoutStore.find(payment: id, in: db) }) {
            // An open payment is one that may be tried again; the request that tries it says how it went.
            guard payment.status != .open else { return }
            try await settling.settle(checkout.id, payment, event: news.id, now: context.now)
        } else if try await charges(payment, context) {
            try await note(news.id, context.now)
        }
    }

    private func isKnown(_ event: String) async throws -> Bool {
        try await keeper.database.read { [keeper] db in
            try await db.first("SELECT 1 FROM webhook_events WHERE provider = \(keeper.payments.name) AND event_id = \(event)") != nil
        }
    }

    private func note(_ event: String, _ now: Instant) async throws {
        try await keeper.database.write { [keeper] db in
            try await db.execute("""
                INSERT INTO webhook_events (provider, event_id, received_at) VALUES (\(keeper.payments.name), \(event), \(now))
                ON CONFLICT (provider, event_id) DO NOTHING
                """)
        }
    }
}
