import AppTesting
import Contracts
import HTTPCore
import Payments
import Platform
import SandboxService
import ServiceKit
import StoreService
import Testing
import Wire

/// The store's adapter against the real sandbox, over sockets.
@Suite(.timeLimit(.minutes(2))) struct SandboxPaymentsTests {
    private struct Fixture {
        let app: PaymentApp
        let provider: SandboxPayments
        let context = PaymentContext(requestID: "test", run: nil)

        func open(_ amount: Int64 = 9900, customer: String? = nil, away: Bool = false, key: String = "key:0123456789abcdef") async throws
            -> Payment
        {
            try await provider.open(
                PaymentOrder(
                    amount: amount, currency: "SAR", reference: "order-1", customer: customer, isOffSession: away, context: context),
                key: key)
        }

        func token(_ card: SandboxCard) async throws -> PaymentToken { PaymentToken(try await app.token(card).text) }

        func confirm(_ id: PaymentID, _ card: SandboxCard) async throws -> Payment {
            try await provider.confirm(id, method: try await token(card), returnURL: "fitcoach://paid", context: context)
        }

        func pay(_ card: SandboxCard, _ amount: Int64 = 9900, key: String = "key:0123456789abcdef") async throws -> Payment {
            try await confirm(try await open(amount, key: key).id, card)
        }
    }

    private func run(webhook: SandboxSettings.Webhook? = nil, _ body: (Fixture) async throws -> Void) async throws {
        try await PaymentApp.run(transport: .socket, webhook: webhook) { app async throws in
            let url = "http://127.0.0.1:\(try #require(app.app.port))"
            try await body(
                Fixture(app: app, provider: SandboxPayments(gateway: app.app.app.runtime.gateway(), url: url, secrets: [PaymentApp.secret]))
            )
        }
    }

    private func failure(_ body: () async throws -> some Any) async -> PaymentError? {
        do {
            _ = try await body()
            return nil
        } catch { return error as? PaymentError }
    }

    @Test func aPaymentIsOpenedConfirmedAndRefunded() async throws {
        try await run { fixture async throws in
            #expect(fixture.provider.name == "sandbox")
            let open = try await fixture.open()
            #expect(
                open.status == .open && open.amount == 9900 && open.currency == "SAR" && open.reference == "order-1" && open.card == nil)
            #expect(try await fixture.open().id == open.id)
            #expect(try await fixture.open(key: "other:0123456789abcdef").id != open.id)
            let paid = try await fixture.confirm(open.id, .mada)
            #expect(paid.status == .succeeded && paid.card == CardFacts(brand: "mada", last4: "0007", expMonth: 12, expYear: 2030))
            #expect(try await fixture.confirm(open.id, .visa) == paid)
            #expect(try await fixture.provider.payment(open.id, context: fixture.context) == paid)
            #expect(try await fixture.provider.cancel(open.id, context: fixture.context) == paid)
            let refund = try await fixture.provider.refund(open.id, amount: 9000, key: "r-1:0123456789abcdef", context: fixture.context)
            #expect(refund.amount == 9000 && refund.isDone && refund.id.hasPrefix("re_"))
            #expect(
                try await fixture.provider.refund(open.id, amount: 9000, key: "r-1:0123456789abcdef", context: fixture.context) == refund)
            #expect(
                await failure {
                    try await fixture.provider.refund(open.id, amount: 901, key: "r-2:0123456789abcdef", context: fixture.context)
                } == .refundRefused)
            #expect(try await fixture.provider.payment(open.id, context: fixture.context).refunded == 9000)
        }
    }

    @Test(arguments: [
        (SandboxCard.declined, DeclineReason.declined), (.insufficientFunds, .insufficientFunds), (.expired, .expired),
        (.incorrectCode, .incorrectCode), (.keptThenDeclined, .declined),
    ])
    func aDeclineIsThrownAndLeavesThePaymentOpen(_ card: SandboxCard, _ reason: DeclineReason) async throws {
        try await run { fixture async throws in
            let open = try await fixture.open()
            #expect(await failure { try await fixture.confirm(open.id, card) } == .declined(reason))
            let known = try await fixture.provider.payment(open.id, context: fixture.context)
            #expect(known.status == .open && known.decline == reason)
            #expect(try await fixture.confirm(open.id, .visa).status == .succeeded)
        }
    }

    @Test func approvalIsAnActionAndCancelingEndsIt() async throws {
        try await run { fixture async throws in
            let waiting = try await fixture.pay(.approval)
            #expect(waiting.status == .requiresAction)
            let action = ActionID(trusted: String(try #require(waiting.actionURL).split(separator: "/").last ?? ""))
            _ = try await fixture.app.answer(action, approve: true)
            #expect(try await fixture.provider.payment(waiting.id, context: fixture.context).status == .succeeded)
            let other = try await fixture.pay(.approvalAlways, key: "other:0123456789abcdef")
            #expect(try await fixture.provider.cancel(other.id, context: fixture.context).status == .canceled)
            #expect(try await fixture.pay(.slow, key: "slow:0123456789abcdef").status == .processing)
        }
    }

    /// The answer is lost, the charge is not: the outcome is unknown until the payment is asked for.
    @Test(arguments: [false, true]) func aLostAnswerIsAnUnknownOutcome(_ byCard: Bool) async throws {
        try await run { fixture async throws in
            let open = try await fixture.open()
            if !byCard { try await fixture.app.disturb(.drop, to: "order-1") }
            #expect(await failure { try await fixture.confirm(open.id, byCard ? .lostAnswer : .visa) } == .unknownOutcome)
            #expect(try await fixture.provider.payment(open.id, context: fixture.context).status == .succeeded)
            #expect(try await fixture.confirm(open.id, .visa).status == .succeeded)
        }
    }

    @Test func aFailureAndADeadlineAreUnknownOutcomes() async throws {
        try await run { fixture async throws in
            let open = try await fixture.open()
            try await fixture.app.disturb(.fail)
            #expect(await failure { try await fixture.confirm(open.id, .visa) } == .unknownOutcome)
            #expect(try await fixture.provider.payment(open.id, context: fixture.context).status == .open)
            try await fixture.app.disturb(.delay, milliseconds: 300)
            var hasty = fixture.context
            hasty.deadline = .milliseconds(10)
            let method = try await fixture.token(.visa)
            #expect(
                await failure { try await fixture.provider.confirm(open.id, method: method, returnURL: nil, context: hasty) }
                    == .unknownOutcome)
        }
    }

    @Test func aSandboxThatIsNotThere() async throws {
        try await run { fixture async throws in
            let gone = SandboxPayments(gateway: fixture.app.app.app.runtime.gateway(), url: "http://127.0.0.1:1", secrets: [])
            let (id, method, context) = (PaymentID(IntentID.example.text), PaymentToken(CardToken.example.text), fixture.context)
            let order = PaymentOrder(amount: 1, currency: "SAR", reference: "a", context: context)
            #expect(await failure { try await gone.open(order, key: "k:0123456789abcdef") } == .unavailable)
            #expect(await failure { try await gone.payment(id, context: context) } == .unavailable)
            #expect(await failure { try await gone.confirm(id, method: method, returnURL: nil, context: context) } == .unknownOutcome)
            #expect(await failure { try await gone.refund(id, amount: 1, key: "k:0123456789abcdef", context: context) } == .unknownOutcome)
            #expect(await failure { try await gone.cancel(id, context: context) } == .unknownOutcome)
        }
    }

    @Test func whatTheProviderDoesNotKnow() async throws {
        try await run { fixture async throws in
            let context = fixture.context
            for text in [IntentID.example.text, "pi_1", "../intents", ""] {
                let id = PaymentID(text)
                #expect(await failure { try await fixture.provider.payment(id, context: context) } == .unknownPayment)
                #expect(await failure { try await fixture.confirm(id, .visa) } == .unknownPayment)
                #expect(await failure { try await fixture.provider.cancel(id, context: context) } == .unknownPayment)
                #expect(
                    await failure { try await fixture.provider.refund(id, amount: 1, key: "k:0123456789abcdef", context: context) }
                        == .unknownPayment)
            }
            let open = try await fixture.open()
            for text in [CardToken.example.text, "pm_card_visa", ""] {
                let method = PaymentToken(text)
                #expect(
                    await failure { try await fixture.provider.confirm(open.id, method: method, returnURL: nil, context: context) }
                        == .unknownMethod)
                #expect(
                    await failure { try await fixture.provider.keep(method, customer: nil, reference: "u", context: context) }
                        == .unknownMethod)
            }
            #expect(
                await failure { try await fixture.provider.refund(open.id, amount: 1, key: "k:0123456789abcdef", context: context) }
                    == .refundRefused)
        }
    }

    @Test func aFaultOfOursIsRefused() async throws {
        try await run { fixture async throws in
            let context = fixture.context
            func refused(
                _ amount: Int64 = 1, _ currency: String = "SAR", _ reference: String = "a", away: Bool = false
            ) async -> Bool {
                let order = PaymentOrder(
                    amount: amount, currency: currency, reference: reference, isOffSession: away, context: context)
                if case .refused = await failure({ try await fixture.provider.open(order, key: "k:0123456789abcdef") }) { return true }
                return false
            }
            #expect(await refused(0))
            #expect(await refused(1, "EUR"))
            #expect(await refused(1, "SAR", "a b"))
            // A customer of another account is no fault: they are made anew.
            for customer in ["cus_1", CustomerID.example.text] {
                let order = PaymentOrder(amount: 1, currency: "SAR", reference: "a", customer: customer, context: context)
                #expect(await failure { try await fixture.provider.open(order, key: "k:0123456789abcdef") } == .unknownCustomer)
                let method = try await fixture.token(.visa)
                #expect(
                    await failure { try await fixture.provider.keep(method, customer: customer, reference: "u", context: context) }
                        == .unknownCustomer)
            }
            #expect(await refused(away: true))
            #expect(await refused() == false)
            // The key of another order.
            #expect(await refused(2))
            let method = try await fixture.token(.visa)
            let open = try await fixture.open()
            let answer = await failure {
                try await fixture.provider.confirm(open.id, method: method, returnURL: "javascript://x", context: context)
            }
            #expect(answer == .refused("return URL: malformed"))
        }
    }

    @Test func aMethodIsKeptChargedWhileThePersonIsAwayAndForgotten() async throws {
        try await run { fixture async throws in
            let (provider, context) = (fixture.provider, fixture.context)
            let method = try await fixture.token(.mastercard)
            let kept = try await provider.keep(method, customer: nil, reference: "user-1", context: context)
            #expect(kept.method == method && kept.card.brand == "mastercard" && kept.card.last4 == "4444")
            let second = try await provider.keep(
                try await fixture.token(.visa), customer: kept.customer, reference: "user-1", context: context)
            #expect(second.customer == kept.customer)
            let renewal = try await fixture.open(customer: kept.customer, away: true)
            #expect(try await provider.confirm(renewal.id, method: method, returnURL: nil, context: context).status == .succeeded)
            try await provider.forget(method, context: context)
            try await provider.forget(method, context: context)
            let next = try await fixture.open(customer: kept.customer, away: true, key: "next:0123456789abcdef")
            #expect(
                await failure { try await provider.confirm(next.id, method: method, returnURL: nil, context: context) } == .unknownMethod)
            let strict = try await provider.keep(
                try await fixture.token(.approval), customer: kept.customer, reference: "user-1", context: context)
            #expect(
                await failure { try await provider.confirm(next.id, method: strict.method, returnURL: nil, context: context) }
                    == .declined(.authenticationRequired))
            let refused = try await fixture.token(.insufficientFunds)
            #expect(
                await failure { try await provider.keep(refused, customer: nil, reference: "user-1", context: context) }
                    == .declined(.insufficientFunds))
        }
    }

    @Test func aCallLivesInTheTimeOfItsRun() async throws {
        try await run { fixture async throws in
            let later = fixture.app.app.clock.now() + .days(2000)
            _ = try await fixture.app.client.call(System.moveClock, ClockMove(run: ShortText(trusted: "far"), now: later))
            let context = PaymentContext(requestID: "test", run: "far")
            let open = try await fixture.provider.open(
                PaymentOrder(amount: 1, currency: "USD", reference: "a", context: context), key: "k:0123456789abcdef")
            let method = try await fixture.token(.visa)
            #expect(
                await failure { try await fixture.provider.confirm(open.id, method: method, returnURL: nil, context: context) }
                    == .declined(.expired))
        }
    }

    @Test func aWebhookNamesItsPayment() async throws {
        try await WebhookReceiver.run { receiver, webhook async throws in
            try await run(webhook: webhook) { fixture async throws in
                let paid = try await fixture.pay(.visa)
                try await receiver.waitFor(1)
                let (request, now) = (receiver.requests[0], fixture.app.app.clock.now())
                func news(_ body: [UInt8], _ field: String? = nil, at time: Instant? = nil) -> Result<PaymentNews, any Error> {
                    Result { try fixture.provider.webhook(body, header: { field ?? request.headers[$0] }, now: time ?? now) }
                }
                func refusal(_ result: Result<PaymentNews, any Error>) -> WebhookRefusal? {
                    if case .failure(let error) = result { return error as? WebhookRefusal }
                    return nil
                }
                let told = try news(request.body).get()
                #expect(told.payment == paid.id && told.id.hasPrefix("evt_") && told.run == nil)
                #expect(refusal(news(request.body + [0x0a])) == .signature)
                #expect(refusal(news(request.body, "")) == .signature)
                #expect(refusal(news(request.body, at: now + .seconds(301))) == .stale)
                let signature = try #require(WebhookSignature(secrets: [PaymentApp.secret]))
                func signed(_ text: String) -> Result<PaymentNews, any Error> {
                    let body = Array(text.utf8)
                    return news(body, signature.header(for: body, at: now))
                }
                for text in ["", "[]", "{}", #"{"id":"evt_1"}"#, #"{"id":"evt_1","type":"payment.succeeded","data":{}}"#] {
                    #expect(refusal(signed(text)) == .malformed)
                }
                #expect(
                    try signed(#"{"id":"evt_1","type":"payout.made","run":"r"}"#).get() == PaymentNews(id: "evt_1", payment: nil, run: "r"))
            }
        }
    }
}
