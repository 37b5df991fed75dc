import Foundation
import HTTPClient
import HTTPCore
import JSONCoding
import Payments
import Platform
import TestSupport
import Testing

/// Payments that go as they should, and those that people and banks refuse.
@Suite(.timeLimit(.minutes(3))) struct StripePaymentTests {
    @Test func aPaymentIsOpenedThenChargedThenGivenBack() async throws {
        try await withStripe { fixture in
            let payments = fixture.payments
            let opened = try await payments.open(fixture.order(run: "run-1"), key: UUID().uuidString)
            #expect(opened.status == .open && opened.amount == 8099 && opened.currency == "SAR" && opened.reference == fixture.reference)
            #expect(opened.refunded == 0 && opened.card == nil && opened.decline == nil && opened.actionURL == nil)
            #expect(await fixture.charges(of: opened.id).isEmpty)

            let confirmed = try await payments.confirm(
                opened.id, method: try await fixture.card(), returnURL: fixture.returnURL, context: fixture.context())
            #expect(confirmed.status == .succeeded && confirmed.id == opened.id)
            #expect(confirmed.card == CardFacts(brand: "visa", last4: "4242", expMonth: 12, expYear: 2030))
            #expect(await fixture.charges(of: opened.id).map { $0["amount"]?.integer } == [8099])
            #expect(try await payments.payment(opened.id, context: fixture.context()) == confirmed)

            let first = try await payments.refund(opened.id, amount: 3000, key: "first", context: fixture.context())
            #expect(first.amount == 3000 && first.isDone)
            #expect(try await payments.payment(opened.id, context: fixture.context()).refunded == 3000)
            let second = try await payments.refund(opened.id, amount: 5099, key: "second", context: fixture.context())
            #expect(second.id != first.id)
            #expect(try await payments.payment(opened.id, context: fixture.context()).refunded == 8099)
            #expect(await fixture.refunds(of: opened.id).compactMap { $0["amount"]?.integer }.sorted() == [3000, 5099])
        }
    }

    @Test func callsCarryWhatStripeAsksFor() async throws {
        try await withStripe { fixture in
            let opened = try await fixture.payments.open(fixture.order(run: "run & 1"), key: "order 7")
            _ = try await fixture.payments.payment(opened.id, context: fixture.context())
            let calls = fixture.stripe.calls
            #expect(calls.map(\.line) == ["POST /v1/payment_intents", "GET /v1/payment_intents/\(opened.id.text)"])
            #expect(calls.allSatisfy { $0.headers["Stripe-Version"] == StripePayments.version })
            #expect(calls.allSatisfy { $0.headers["Authorization"] == "Bearer " + fixture.stripe.secretKey.reveal() })
            #expect(calls[0].body.hasPrefix("amount=8099&currency=sar&payment_method_types%5B%5D=card&metadata%5Breference%5D=order-"))
            #expect(calls[0].body.hasSuffix("&metadata%5Brun%5D=run%20%26%201"))
            // The space keeps it from being sent as it is.
            let key = try #require(calls[0].headers["Idempotency-Key"])
            #expect(key.hasPrefix("open-") && key.utf8.count == 69 && calls[1].headers["Idempotency-Key"] == nil)
            #expect(await fixture.intents().first?["metadata"]?["run"]?.string == "run & 1")
        }
    }

    @Test(arguments: [
        (TestCard.declined, DeclineReason.declined), (TestCard.insufficientFunds, .insufficientFunds), (TestCard.expired, .expired),
        (TestCard.incorrectCode, .incorrectCode), (TestCard.declinedWhenCharged, .declined),
    ])
    func aDeclinedCardLeavesThePaymentOpenForAnother(card: String, reason: DeclineReason) async throws {
        try await withStripe { fixture in
            let payments = fixture.payments
            let opened = try await fixture.open()
            let bad = try await fixture.card(card)
            await #expect(throws: PaymentError.declined(reason)) {
                try await payments.confirm(opened.id, method: bad, returnURL: fixture.returnURL, context: fixture.context())
            }
            let declined = try await payments.payment(opened.id, context: fixture.context())
            #expect(declined.status == .open && declined.decline == reason && declined.card?.last4 == String(card.suffix(4)))
            #expect(await fixture.charges(of: opened.id).isEmpty)
            // The same card once more is asked once more, not answered from the first time.
            await #expect(throws: PaymentError.declined(reason)) {
                try await payments.confirm(opened.id, method: bad, returnURL: fixture.returnURL, context: fixture.context())
            }
            #expect(Set(fixture.stripe.calls.filter { $0.line.hasSuffix("/confirm") }.map { $0.headers["Idempotency-Key"] }).count == 2)

            let paid = try await payments.confirm(
                opened.id, method: try await fixture.card(), returnURL: fixture.returnURL, context: fixture.context())
            #expect(paid.status == .succeeded && paid.id == opened.id && paid.decline == nil)
            #expect(await fixture.charges(of: opened.id).count == 1)
        }
    }

    @Test func aCardThatWantsApprovalIsChargedAfterIt() async throws {
        try await withStripe { fixture in
            let payments = fixture.payments
            let opened = try await fixture.open()
            let waiting = try await payments.confirm(
                opened.id, method: try await fixture.card(TestCard.approval), returnURL: fixture.returnURL, context: fixture.context())
            #expect(waiting.status == .requiresAction)
            #expect(try await payments.payment(opened.id, context: fixture.context()) == waiting)
            #expect(await fixture.charges(of: opened.id).isEmpty)

            // The person follows the link, approves, and comes back.
            let page = try await fixture.client.send(ClientRequest(url: try #require(waiting.actionURL)), deadline: .seconds(20))
            #expect(page.status == HTTPStatus(303))
            #expect(
                page.headers["Location"] == "https://shop.example/return?order=1&payment_intent=\(opened.id.text)&redirect_status=succeeded"
            )
            let paid = try await payments.payment(opened.id, context: fixture.context())
            #expect(paid.status == .succeeded && paid.actionURL == nil)
            #expect(await fixture.charges(of: opened.id).count == 1)
        }
    }

    @Test func anApprovalThatIsRefusedLeavesThePaymentOpen() async throws {
        try await withStripe { fixture in
            let payments = fixture.payments
            let opened = try await fixture.open()
            let waiting = try await payments.confirm(
                opened.id, method: try await fixture.card(TestCard.approval), returnURL: fixture.returnURL, context: fixture.context())
            let page = ClientRequest(url: try #require(waiting.actionURL) + "?refuse")
            #expect(
                try await fixture.client.send(page, deadline: .seconds(20)).headers["Location"]?.hasSuffix("redirect_status=failed") == true
            )
            let open = try await payments.payment(opened.id, context: fixture.context())
            #expect(open.status == .open && open.decline == .authenticationRequired)
            let paid = try await payments.confirm(
                opened.id, method: try await fixture.card(), returnURL: fixture.returnURL, context: fixture.context())
            #expect(paid.status == .succeeded)
        }
    }

    @Test func aPaymentThatIsConfirmedAgainAnswersAsItIs() async throws {
        try await withStripe { fixture in
            let paid = try await fixture.paid()
            let again = try await fixture.payments.confirm(
                paid.id, method: try await fixture.card(), returnURL: fixture.returnURL, context: fixture.context())
            #expect(again == paid)
            #expect(await fixture.charges(of: paid.id).count == 1)
        }
    }

    @Test func tenConfirmationsAtOnceChargeOnce() async throws {
        try await withStripe { fixture in
            let opened = try await fixture.open()
            let card = try await fixture.card()
            let answers = try await withThrowingTaskGroup(of: Payment.self) { group in
                for _ in 0..<10 {
                    group.addTask {
                        try await fixture.payments.confirm(
                            opened.id, method: card, returnURL: fixture.returnURL, context: fixture.context())
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(answers.count == 10 && answers.allSatisfy { $0.status == .succeeded && $0.id == opened.id })
            #expect(await fixture.charges(of: opened.id).count == 1)
        }
    }

    @Test func cancelling() async throws {
        try await withStripe { fixture in
            let payments = fixture.payments
            let opened = try await fixture.open()
            #expect(try await payments.cancel(opened.id, context: fixture.context()).status == .canceled)
            #expect(try await payments.cancel(opened.id, context: fixture.context()).status == .canceled)
            // Nothing charges it any more.
            let late = try await payments.confirm(
                opened.id, method: try await fixture.card(), returnURL: fixture.returnURL, context: fixture.context())
            #expect(late.status == .canceled)
            #expect(await fixture.charges(of: opened.id).isEmpty)

            let paid = try await fixture.paid()
            #expect(try await payments.cancel(paid.id, context: fixture.context()) == paid)
        }
    }

    @Test func cancelAndConfirmAtOnceAgree() async throws {
        try await withStripe { fixture in
            let card = try await fixture.card()
            for round in 0..<20 {
                let opened = try await fixture.open()
                @Sendable func cancel() async throws -> Payment { try await fixture.payments.cancel(opened.id, context: fixture.context()) }
                @Sendable func confirm() async throws -> Payment {
                    try await fixture.payments.confirm(opened.id, method: card, returnURL: fixture.returnURL, context: fixture.context())
                }
                // Each side is sent first in half of the rounds.
                async let first = round.isMultiple(of: 2) ? confirm() : cancel()
                async let second = round.isMultiple(of: 2) ? cancel() : confirm()
                let states = try await [first.status, second.status]
                let end = try await fixture.payments.payment(opened.id, context: fixture.context()).status
                #expect(states == [end, end] && [.succeeded, .canceled].contains(end))
                #expect(await fixture.charges(of: opened.id).count == (end == .succeeded ? 1 : 0))
            }
        }
    }

    @Test func unknownNamesAreToldApart() async throws {
        try await withStripe { fixture in
            let payments = fixture.payments
            let nobody = PaymentID("pi_none"), context = fixture.context()
            let card = try await fixture.card()
            await #expect(throws: PaymentError.unknownPayment) { try await payments.payment(nobody, context: context) }
            await #expect(throws: PaymentError.unknownPayment) {
                try await payments.confirm(nobody, method: card, returnURL: nil, context: context)
            }
            await #expect(throws: PaymentError.unknownPayment) { try await payments.cancel(nobody, context: context) }
            await #expect(throws: PaymentError.unknownPayment) { try await payments.refund(nobody, amount: 1, key: "r", context: context) }
            let opened = try await fixture.open()
            await #expect(throws: PaymentError.unknownMethod) {
                try await payments.confirm(opened.id, method: PaymentToken("pm_none"), returnURL: nil, context: context)
            }
            await #expect(throws: PaymentError.unknownCustomer) {
                try await fixture.open(customer: "cus_none")
            }
        }
    }

    /// A number that reaches us by mistake goes no further, and no id leaves its place in a path.
    @Test func whatIsNoNameIsNotSent() async throws {
        try await withStripe { fixture in
            let payments = fixture.payments
            let opened = try await fixture.open()
            let sent = fixture.stripe.calls.count
            for text in [
                TestCard.good, "4242 4242 4242 4242", "", "card", "pm_1/../../x", "pm_1?x=1", "pm_\r\nX: 1",
                String(repeating: "a", count: 300),
            ] {
                await #expect(throws: PaymentError.unknownMethod) {
                    try await payments.confirm(opened.id, method: PaymentToken(text), returnURL: nil, context: fixture.context())
                }
                await #expect(throws: PaymentError.unknownMethod) {
                    try await payments.keep(PaymentToken(text), customer: nil, reference: "user", context: fixture.context())
                }
                await #expect(throws: PaymentError.unknownMethod) {
                    try await payments.forget(PaymentToken(text), context: fixture.context())
                }
            }
            for text in ["", "pi_1/confirm", "../customers", "pi_1?expand[]=x"] {
                await #expect(throws: PaymentError.unknownPayment) {
                    try await payments.payment(PaymentID(text), context: fixture.context())
                }
                await #expect(throws: PaymentError.unknownPayment) {
                    try await payments.cancel(PaymentID(text), context: fixture.context())
                }
            }
            for (amount, currency) in [(0, "SAR"), (-5, "SAR"), (100, "sar"), (100, "SARX"), (100, "ISK")] as [(Int64, String)] {
                let order = PaymentOrder(amount: amount, currency: currency, reference: "x", context: fixture.context())
                await #expect(throws: PaymentError.self) { try await payments.open(order, key: "k") }
            }
            #expect(fixture.stripe.calls.count == sent)
        }
    }
}
