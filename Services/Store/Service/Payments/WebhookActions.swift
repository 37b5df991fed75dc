internal import Contracts
internal import HTTPCore
internal import Payments
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Takes what the provider tells. Its events come at least once, in any order, and may be old: each only makes this service ask for the
/// payment, and what that says is settled in the transaction that remembers the event.
struct WebhookActions: Sendable {
    let dependencies: StoreDependencies
    let settling: Settling
    let charging: Charging

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
                _ = try await WebhookStore.note(news.id, of: provider, at: context.now, in: db)
            }
        }
    }
}
