import EventLoop
import Foundation
import HTTPClient
import HTTPCore
import JSONCoding
import Payments
import Platform
import TestSupport
import Testing

/// Answers that are lost, calls that are refused for now, and what may be done about them.
@Suite(.timeLimit(.minutes(3))) struct StripeLossTests {
    /// Long enough for Stripe to act, short enough to wait for.
    private let short = Duration.seconds(2)

    @Test func anOpeningWhoseAnswerIsLostIsFoundAgainByItsKey() async throws {
        try await withStripe { fixture in
            let key = UUID().uuidString
            fixture.stripe.next(.dropAnswer, on: "POST /v1/payment_intents")
            await #expect(throws: PaymentError.unknownOutcome) { try await fixture.payments.open(fixture.order(deadline: short), key: key) }
            let opened = try await fixture.payments.open(fixture.order(), key: key)
            #expect(opened.status == .open)
            #expect(await fixture.intents().map { $0["id"]?.string } == [opened.id.text])
        }
    }

    /// Stripe answers a key with its first answer; what came after has to show all the same.
    @Test func anOpeningThatIsRepeatedLaterTellsThePresentState() async throws {
        try await withStripe { fixture in
            let key = UUID().uuidString
            let opened = try await fixture.payments.open(fixture.order(), key: key)
            let paid = try await fixture.payments.confirm(
                opened.id, method: try await fixture.card(), returnURL: fixture.returnURL, context: fixture.context())
            #expect(try await fixture.payments.open(fixture.order(), key: key) == paid)
            #expect(await fixture.intents().count == 1)
            // Another order under the key is a fault of ours.
            await #expect(throws: PaymentError.refused("status 400 idempotency_error")) {
                try await fixture.payments.open(fixture.order(1), key: key)
            }
        }
    }

    @Test func aConfirmationWhoseAnswerIsLostIsSettledByAsking() async throws {
        try await withStripe { fixture in
            let payments = fixture.payments
            let opened = try await fixture.open()
            let card = try await fixture.card()
            fixture.stripe.next(.dropAnswer, on: "/confirm")
            await #expect(throws: PaymentError.unknownOutcome) {
                try await payments.confirm(opened.id, method: card, returnURL: fixture.returnURL, context: fixture.context(deadline: short))
            }
            let asked = try await payments.payment(opened.id, context: fixture.context())
            #expect(asked.status == .succeeded)
            #expect(try await payments.confirm(opened.id, method: card, returnURL: fixture.returnURL, context: fixture.context()) == asked)
            #expect(await fixture.charges(of: opened.id).count == 1)
        }
    }

    @Test func aRefundWhoseAnswerIsLostIsFoundAgainByItsKey() async throws {
        try await withStripe { fixture in
            let paid = try await fixture.paid(8099)
            let key = UUID().uuidString
            fixture.stripe.next(.dropAnswer, on: "POST /v1/refunds")
            await #expect(throws: PaymentError.unknownOutcome) {
                try await fixture.payments.refund(paid.id, amount: 8000, key: key, context: fixture.context(deadline: short))
            }
            let found = try await fixture.payments.refund(paid.id, amount: 8000, key: key, context: fixture.context())
            #expect(await fixture.refunds(of: paid.id).map { $0["id"]?.string } == [found.id])
        }
    }

    @Test func aBrokenConnectionIsRepeatedUnderTheSameKey() async throws {
        try await withStripe { fixture in
            for fault in [StripeFaults.Fault.resetAfter, .resetBefore] {
                fixture.stripe.next(fault, on: "POST ", times: 2)
                let opened = try await fixture.open()
                fixture.stripe.next(fault, on: "/confirm", times: 3)
                let paid = try await fixture.payments.confirm(
                    opened.id, method: try await fixture.card(), returnURL: fixture.returnURL, context: fixture.context())
                fixture.stripe.next(fault, on: "POST /v1/refunds")
                _ = try await fixture.payments.refund(paid.id, amount: 10, key: UUID().uuidString, context: fixture.context())
                #expect(await fixture.charges(of: paid.id).count == 1)
                #expect(await fixture.refunds(of: paid.id).count == 1)
            }
            #expect(await fixture.intents().count == 2)
            #expect(fixture.count("/confirm") == 8)
        }
    }

    @Test func aConnectionThatBreaksEachTimeIsOfUnknownOutcome() async throws {
        try await withStripe { fixture in
            let key = UUID().uuidString
            fixture.stripe.next(.resetAfter, on: "POST /v1/payment_intents", times: 4)
            await #expect(throws: PaymentError.unknownOutcome) { try await fixture.payments.open(fixture.order(), key: key) }
            #expect(fixture.count("POST /v1/payment_intents") == 4)
            _ = try await fixture.payments.open(fixture.order(), key: key)
            #expect(await fixture.intents().count == 1)
        }
    }

    /// Who asks to come back is asked until the time is over, who is broken only a few times.
    @Test(arguments: [(429, 10), (409, 10), (502, 3), (503, 3)]) func busyAnswersAreRepeated(status: Int, times: Int) async throws {
        try await withStripe { fixture in
            fixture.stripe.next(.refuse(status), on: "/v1/payment_intents", times: times)
            let opened = try await fixture.open()
            #expect(fixture.count("POST /v1/payment_intents") == times + 1)
            #expect(Set(fixture.stripe.calls.map { $0.headers["Idempotency-Key"] }).count == 1)
            fixture.stripe.next(.refuse(status), on: "GET ")
            #expect(try await fixture.payments.payment(opened.id, context: fixture.context()) == opened)
            #expect(await fixture.intents().count == 1)
        }
    }

    /// Come back after the deadline, says the answer: then it is the last. 429 says that nothing was done; after 409 or 5xx
    /// something may have been.
    @Test(arguments: [(429, PaymentError.unavailable), (409, .unknownOutcome), (503, .unknownOutcome), (500, .unknownOutcome)])
    func busyAnswersInTheEnd(status: Int, error: PaymentError) async throws {
        try await withStripe { fixture in
            fixture.stripe.next(.refuse(status, headers: ["Retry-After": "3600"]), on: "/v1/payment_intents", times: 2)
            await #expect(throws: error) { try await fixture.open() }
            await #expect(throws: PaymentError.unavailable) {
                try await fixture.payments.payment(PaymentID("pi_any"), context: fixture.context())
            }
            #expect(fixture.stripe.calls.count == 2)
        }
    }

    @Test func aBrokenServerIsAskedAFewTimes() async throws {
        try await withStripe { fixture in
            fixture.stripe.next(.refuse(503), on: "/v1/payment_intents", times: 8)
            await #expect(throws: PaymentError.unknownOutcome) { try await fixture.open() }
            await #expect(throws: PaymentError.unavailable) {
                try await fixture.payments.payment(PaymentID("pi_any"), context: fixture.context())
            }
            #expect(fixture.count("POST ") == 4 && fixture.count("GET ") == 4)
        }
    }

    @Test func stripeSaysWhetherTryingAgainHelps() async throws {
        try await withStripe { fixture in
            for status in [409, 429, 503] {
                fixture.stripe.next(.refuse(status, headers: ["Stripe-Should-Retry": "false"]), on: "POST ")
                await #expect(throws: PaymentError.self) { try await fixture.open() }
            }
            #expect(fixture.count("POST ") == 3)
            fixture.stripe.next(.refuse(500, headers: ["Stripe-Should-Retry": "true"]), on: "POST ")
            _ = try await fixture.open()
            #expect(fixture.count("POST ") == 5)
        }
    }

    /// Stripe keeps a 500 under the key: sending it again brings nothing else.
    @Test func aServersFaultIsNotRepeatedForEffects() async throws {
        try await withStripe { fixture in
            let opened = try await fixture.open()
            let card = try await fixture.card()
            fixture.stripe.next(.failAfter(500), on: "/confirm")
            await #expect(throws: PaymentError.unknownOutcome) {
                try await fixture.payments.confirm(opened.id, method: card, returnURL: fixture.returnURL, context: fixture.context())
            }
            #expect(fixture.count("/confirm") == 1)
            fixture.stripe.next(.refuse(500), on: "GET ")
            #expect(try await fixture.payments.payment(opened.id, context: fixture.context()).status == .succeeded)
        }
    }

    @Test func aCallUnderAKeyThatRunsWaitsForItsAnswer() async throws {
        try await withStripe { fixture in
            let key = UUID().uuidString
            fixture.stripe.next(.hold, on: "POST /v1/payment_intents")
            async let first = fixture.payments.open(fixture.order(), key: key)
            await fixture.stripe.held()
            // The key is taken: 409 each time, and nobody knows what comes of it.
            await #expect(throws: PaymentError.unknownOutcome) {
                try await fixture.payments.open(fixture.order(deadline: .milliseconds(300)), key: key)
            }
            async let second = fixture.payments.open(fixture.order(), key: key)
            fixture.stripe.release()
            let opened = try await (first, second)
            #expect(opened.0 == opened.1)
            #expect(await fixture.intents().count == 1)
        }
    }

    @Test func readsThatAreLostAreUnavailable() async throws {
        try await withStripe { fixture in
            let opened = try await fixture.open()
            fixture.stripe.next(.dropAnswer, on: "GET ")
            await #expect(throws: PaymentError.unavailable) {
                try await fixture.payments.payment(opened.id, context: fixture.context(deadline: .milliseconds(200)))
            }
            fixture.stripe.next(.resetBefore, on: "GET ", times: 2)
            #expect(try await fixture.payments.payment(opened.id, context: fixture.context()) == opened)
        }
    }

    /// A confirmation was refused and the state cannot be read: an earlier one may have charged.
    @Test func aRefusedConfirmationOfUnknownStateIsOfUnknownOutcome() async throws {
        try await withStripe { fixture in
            let paid = try await fixture.paid()
            fixture.stripe.next(.refuse(503), on: "GET ", times: 4)
            await #expect(throws: PaymentError.unknownOutcome) {
                try await fixture.payments.confirm(
                    paid.id, method: PaymentToken("pm_card_visa"), returnURL: fixture.returnURL, context: fixture.context())
            }
        }
    }

    @Test func nobodyThereIsUnavailable() async throws {
        let loops = try EventLoopGroup(count: 1)
        defer { loops.stop() }
        let client = HTTPClient(loops: loops, configuration: .init(circuitBreaker: .init(failures: 6)), random: SystemRandom())
        defer { client.close() }
        // Port 9 of this machine: nobody listens there.
        let configuration = StripePayments.Configuration(
            secretKey: Secret("sk_test_1"), webhookSecrets: [Secret("0123456789abcdef")], endpoint: "http://127.0.0.1:9",
            retries: RetryPolicy(attempts: 3, base: .milliseconds(1)))
        let payments = try StripePayments(configuration, client: client, random: SystemRandom())
        let context = PaymentContext(requestID: "r", run: nil, deadline: .seconds(10))
        let order = PaymentOrder(amount: 1, currency: "SAR", reference: "r", context: context)
        // The third finds the circuit open.
        for _ in 0..<3 { await #expect(throws: PaymentError.unavailable) { try await payments.open(order, key: "k") } }
        await #expect(throws: PaymentError.unavailable) { try await payments.payment(PaymentID("pi_1"), context: context) }
        var late = context
        late.deadline = .zero
        await #expect(throws: PaymentError.unavailable) {
            try await payments.confirm(PaymentID("pi_1"), method: PaymentToken("pm_1"), returnURL: nil, context: late)
        }
    }

    /// The first attempt may have taken effect; that nothing was done at the later ones does not undo it.
    @Test func lostFirstAndBusyThenIsOfUnknownOutcome() async throws {
        try await withStripe { fixture in
            fixture.stripe.next(.resetAfter, on: "POST ")
            fixture.stripe.next(.refuse(429, headers: ["Retry-After": "3600"]), on: "POST ")
            await #expect(throws: PaymentError.unknownOutcome) { try await fixture.open() }
            #expect(await fixture.intents().count == 1)
        }
    }

    @Test func anAnswerThatCannotBeReadIsNoSuccess() async throws {
        try await withStripe { fixture in
            // Statuses of success with a body that is no intent.
            fixture.stripe.next(.refuse(200, [:]), on: "POST ")
            await #expect(throws: PaymentError.unknownOutcome) { try await fixture.open() }
            fixture.stripe.next(.refuse(200, [:]), on: "GET ")
            await #expect(throws: PaymentError.unavailable) {
                try await fixture.payments.payment(PaymentID("pi_1"), context: fixture.context())
            }
            fixture.stripe.next(.refuse(302, [:]), on: "GET ")
            await #expect(throws: PaymentError.refused("status 302")) {
                try await fixture.payments.payment(PaymentID("pi_1"), context: fixture.context())
            }
        }
    }
}
