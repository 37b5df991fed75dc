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
            await #expect(throws: PaymentError.unknownCustomer) {
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

    /// Stripe repeats under its key for a day that it had a fault.
    @Test func aFaultWhileACustomerIsMadeLocksNobodyOut() async throws {
        try await withStripe { fixture in
            fixture.stripe.next(.failAfter(500), on: "POST /v1/customers")
            let first = try await fixture.payments.keep(
                try await fixture.card(), customer: nil, reference: fixture.reference, context: fixture.context())
            let second = try await fixture.payments.keep(
                try await fixture.card("5555555555554444"), customer: nil, reference: fixture.reference, context: fixture.context())
            #expect(first.card.last4 == "4242" && second.card.last4 == "4444")
        }
    }

    /// Stripe makes the customer, and each of the four answers is lost: the key finds them.
    @Test func aCustomerWhoseAnswerIsLostIsNotMadeTwice() async throws {
        try await withStripe { fixture in
            fixture.stripe.next(.resetAfter, on: "POST /v1/customers", times: 4)
            let kept = try await fixture.payments.keep(
                try await fixture.card(), customer: nil, reference: fixture.reference, context: fixture.context())
            let customers = await fixture.stripe.objects("customers").filter { $0["metadata"]?["reference"]?.string == fixture.reference }
            #expect(customers.map { $0["id"]?.string } == [kept.customer])
        }
    }

    /// Again it changes nothing, and of nobody it does nothing.
    @Test func aCustomerIsForgottenWithTheirCards() async throws {
        try await withStripe { fixture in
            let payments = fixture.payments
            let kept = try await payments.keep(
                try await fixture.card(), customer: nil, reference: fixture.reference, context: fixture.context())
            for customer in [kept.customer, kept.customer, "cus_none", "../customers"] {
                try await payments.forgetCustomer(customer, context: fixture.context())
            }
            #expect(fixture.count("DELETE /v1/customers/\(kept.customer)") == 2)
            #expect(fixture.count("DELETE ") == 3)
            let another = try await fixture.card("5555555555554444")
            await #expect(throws: PaymentError.unknownCustomer) {
                try await payments.keep(another, customer: kept.customer, reference: fixture.reference, context: fixture.context())
            }
        }
    }

    /// Nor does it forget under its key a customer that was deleted meanwhile.
    @Test func aCustomerThatIsGoneIsMadeAnew() async throws {
        try await withStripe { fixture in
            let first = try await fixture.payments.keep(
                try await fixture.card(), customer: nil, reference: fixture.reference, context: fixture.context())
            fixture.stripe.next(
                .refuse(400, ["type": "invalid_request_error", "code": "resource_missing", "param": "customer"]), on: "/attach")
            let second = try await fixture.payments.keep(
                try await fixture.card("5555555555554444"), customer: nil, reference: fixture.reference, context: fixture.context())
            #expect(second.card.last4 == "4444" && second.customer != first.customer)
        }
    }

    /// "This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used
    /// again": Stripe says it without a code and without a parameter, and another card helps.
    @Test func aMethodThatIsUsedUpIsUnknown() async throws {
        try await withStripe { fixture in
            let opened = try await fixture.open()
            let card = try await fixture.card()
            fixture.stripe.next(.refuse(400, ["type": "invalid_request_error"]), on: "/confirm")
            await #expect(throws: PaymentError.unknownMethod) {
                try await fixture.payments.confirm(opened.id, method: card, returnURL: fixture.returnURL, context: fixture.context())
            }
            fixture.stripe.next(.refuse(400, ["type": "invalid_request_error"]), on: "/attach")
            await #expect(throws: PaymentError.unknownMethod) {
                try await fixture.payments.keep(card, customer: nil, reference: fixture.reference, context: fixture.context())
            }
            let paid = try await fixture.payments.confirm(
                opened.id, method: try await fixture.card(), returnURL: fixture.returnURL, context: fixture.context())
            #expect(paid.status == .succeeded)
        }
    }

    /// What Stripe refuses in such words of a card that is kept is not the card's: another one would not help.
    @Test func aKeptMethodIsNotUsedUp() async throws {
        try await withStripe { fixture in
            let kept = try await fixture.payments.keep(
                try await fixture.card(), customer: nil, reference: fixture.reference, context: fixture.context())
            let opened = try await fixture.open()
            fixture.stripe.next(.refuse(400, ["type": "invalid_request_error"]), on: "/confirm")
            await #expect(throws: PaymentError.refused("status 400 invalid_request_error")) {
                try await fixture.payments.confirm(
                    opened.id, method: kept.method, returnURL: fixture.returnURL, context: fixture.context())
            }
        }
    }

    /// A payment that cannot be ended says nothing about a method.
    @Test func aRefusedCancellationIsNoMethods() async throws {
        try await withStripe { fixture in
            let opened = try await fixture.open()
            fixture.stripe.next(.refuse(400, ["type": "invalid_request_error"]), on: "/cancel")
            await #expect(throws: PaymentError.refused("status 400 invalid_request_error")) {
                try await fixture.payments.cancel(opened.id, context: fixture.context())
            }
        }
    }
}
