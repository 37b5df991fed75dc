import Foundation
import JSONCoding
import Payments
import TestSupport
import Testing

/// Methods that are kept, and charges that nobody is there for.
@Suite(.timeLimit(.minutes(3))) struct StripeMethodTests {
    @Test func aKeptCardIsChargedWhileItsOwnerIsAway() async throws {
        try await withStripe { fixture in
            let payments = fixture.payments
            let card = try await fixture.card()
            let kept = try await payments.keep(card, customer: nil, reference: fixture.reference, context: fixture.context(run: "run-2"))
            #expect(kept.method == card && kept.card == CardFacts(brand: "visa", last4: "4242", expMonth: 12, expYear: 2030))
            let customer = await fixture.stripe.objects("customers").first { $0["id"]?.string == kept.customer }
            #expect(customer?["metadata"] == ["reference": .string(fixture.reference), "run": "run-2"])

            let opened = try await payments.open(
                PaymentOrder(
                    amount: 2999, currency: "SAR", reference: fixture.reference, customer: kept.customer, isOffSession: true,
                    context: fixture.context()), key: UUID().uuidString)
            let paid = try await payments.confirm(opened.id, method: kept.method, returnURL: nil, context: fixture.context())
            #expect(paid.status == .succeeded)
            #expect(await fixture.charges(of: opened.id).map { $0["customer"]?.string } == [kept.customer])
            let call = try #require(fixture.stripe.calls.last { $0.line.hasSuffix("/confirm") })
            #expect(call.body.contains("off_session=true") && !call.body.contains("return_url"))
        }
    }

    @Test func aSecondCardIsKeptByTheSameCustomer() async throws {
        try await withStripe { fixture in
            let payments = fixture.payments
            let first = try await payments.keep(
                try await fixture.card(), customer: nil, reference: fixture.reference, context: fixture.context())
            let second = try await payments.keep(
                try await fixture.card("5555555555554444"), customer: first.customer, reference: fixture.reference,
                context: fixture.context())
            #expect(second.customer == first.customer && second.card.last4 == "4444" && second.method != first.method)
            #expect(fixture.count("POST /v1/customers") == 1)
        }
    }

    @Test(arguments: [
        (TestCard.declined, DeclineReason.declined), (TestCard.insufficientFunds, .insufficientFunds), (TestCard.expired, .expired),
    ])
    func aDeclinedCardIsNotKept(card: String, reason: DeclineReason) async throws {
        try await withStripe { fixture in
            let payments = fixture.payments
            let bad = try await fixture.card(card)
            await #expect(throws: PaymentError.declined(reason)) {
                try await payments.keep(bad, customer: nil, reference: fixture.reference, context: fixture.context())
            }
            let kept = try await payments.keep(
                try await fixture.card(), customer: nil, reference: fixture.reference, context: fixture.context())
            // The customer of the first try, not one more.
            let customers = await fixture.stripe.objects("customers").filter { $0["metadata"]?["reference"]?.string == fixture.reference }
            #expect(customers.map { $0["id"]?.string } == [kept.customer])
        }
    }

    @Test func aCardThatWantsApprovalIsDeclinedWhileItsOwnerIsAway() async throws {
        try await withStripe { fixture in
            let payments = fixture.payments
            let kept = try await payments.keep(
                try await fixture.card(TestCard.approval), customer: nil, reference: fixture.reference, context: fixture.context())
            let opened = try await fixture.open(customer: kept.customer)
            await #expect(throws: PaymentError.declined(.authenticationRequired)) {
                try await payments.confirm(opened.id, method: kept.method, returnURL: nil, context: fixture.context())
            }
            let declined = try await payments.payment(opened.id, context: fixture.context())
            #expect(declined.status == .open && declined.decline == .authenticationRequired)
            #expect(await fixture.charges(of: opened.id).isEmpty)
            // With its owner there it works.
            let waiting = try await payments.confirm(
                opened.id, method: kept.method, returnURL: fixture.returnURL, context: fixture.context())
            #expect(waiting.status == .requiresAction)
            await fixture.stripe.approve(opened.id.text)
            #expect(try await payments.payment(opened.id, context: fixture.context()).status == .succeeded)
        }
    }

    @Test func aCardThatIsKeptAndDeclinedAtTheRenewal() async throws {
        try await withStripe { fixture in
            let kept = try await fixture.payments.keep(
                try await fixture.card(TestCard.declinedWhenCharged), customer: nil, reference: fixture.reference,
                context: fixture.context())
            let opened = try await fixture.open(customer: kept.customer)
            await #expect(throws: PaymentError.declined(.declined)) {
                try await fixture.payments.confirm(opened.id, method: kept.method, returnURL: nil, context: fixture.context())
            }
        }
    }

    @Test func aCardIsForgottenOnceAndAgain() async throws {
        try await withStripe { fixture in
            let payments = fixture.payments
            let kept = try await payments.keep(
                try await fixture.card(), customer: nil, reference: fixture.reference, context: fixture.context())
            try await payments.forget(kept.method, context: fixture.context())
            try await payments.forget(kept.method, context: fixture.context())
            await #expect(throws: PaymentError.unknownMethod) {
                try await payments.forget(PaymentToken("pm_none"), context: fixture.context())
            }
        }
    }

    @Test func unknownNames() async throws {
        try await withStripe { fixture in
            await #expect(throws: PaymentError.unknownMethod) {
                try await fixture.payments.keep(
                    PaymentToken("pm_none"), customer: nil, reference: fixture.reference, context: fixture.context())
            }
            let card = try await fixture.card()
            await #expect(throws: PaymentError.refused("status 400 resource_missing customer")) {
                try await fixture.payments.keep(card, customer: "cus_none", reference: fixture.reference, context: fixture.context())
            }
        }
    }

    @Test func keepingWhoseAnswerIsLostIsDoneAgain() async throws {
        try await withStripe { fixture in
            let card = try await fixture.card()
            fixture.stripe.next(.dropAnswer, on: "/attach")
            await #expect(throws: PaymentError.unknownOutcome) {
                try await fixture.payments.keep(
                    card, customer: nil, reference: fixture.reference, context: fixture.context(deadline: .seconds(2)))
            }
            // Stripe may refuse to attach what is attached.
            fixture.stripe.next(.refuse(400, ["type": "invalid_request_error"]), on: "/attach")
            let kept = try await fixture.payments.keep(card, customer: nil, reference: fixture.reference, context: fixture.context())
            #expect(kept.method == card)
            fixture.stripe.next(.refuse(400, ["type": "invalid_request_error", "code": "other"]), on: "/attach")
            let another = try await fixture.card()
            await #expect(throws: PaymentError.refused("status 400 other")) {
                try await fixture.payments.keep(another, customer: kept.customer, reference: fixture.reference, context: fixture.context())
            }
        }
    }
}
