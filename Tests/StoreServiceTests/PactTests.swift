import AppTesting
import Contracts
import JSONCoding
import Pacts
import Payments
import Platform
import ServiceKit
@testable import StoreService
import Testing
import Wire

/// What the store sends to other services and what it reads of their answers.
@Suite(.serialized, .timeLimit(.minutes(1))) struct PactTests {
    @Test func keysOfAuth() async throws {
        try await PactRecorder.record(consumer: "store", provider: "auth") { pact in
            try await StoreFixture.run { fixture async throws in
                guard case .person(let person) = try await pact.expectKeys(fixture.store.app.runtime) else {
                    Issue.record("nobody")
                    return
                }
                #expect(person.userID == .example)
            }
        }
    }

    @Test(arguments: ["profile", "media", "training", "nutrition", "coaching"])
    func tiersToSubscribers(_ subscriber: String) async throws {
        try await PactRecorder.record(consumer: "store", provider: subscriber) { pact in
            try await StoreFixture.run(subscribers: [subscriber: pact.url]) { fixture async throws in
                let layla = fixture.person()
                func fact(_ description: String) throws -> PactExchange {
                    try PactExchange(
                        description, System.receiveEvent, reading: Nothing.self,
                        given: [ProviderState("a person", ["product": "fitcoach"])],
                        filling: [(.body("$.id"), "event"), (.body("$.user"), "user")], answer: .success(Nothing()),
                        when: { $0?["type"]?.string == EventType.entitlementChanged.rawValue })
                }
                try await pact.expect(try fact("tells of somebody's first tier")) { try await layla.subscribe(.premium) }
                try await pact.expect(try fact("tells of somebody's higher tier")) { try await layla.subscribe(.smartPremium) }
            }
        }
    }

    // MARK: - The payment provider

    private static let intent = PaymentID(IntentID.example.text)
    private static let card = PaymentToken(CardToken.example.text)
    private static let context = PaymentContext(requestID: "test", run: nil)
    private static let path: [(place: PactExchange.Place, value: String)] = [(.path("id"), "payment")]

    private func payment(
        _ status: IntentStatus, refunded: Int64 = 0, card: Bool = false, action: String? = nil, decline: CardDecline? = nil
    ) -> PaymentIntent {
        PaymentIntent(
            id: .example, status: status, amount: PaymentAmount(trusted: 9900), currency: .sar,
            reference: PaymentReference(trusted: "order-1"),
            refunded: refunded, card: card ? .example : nil, actionUrl: action, decline: decline, createdAt: .example)
    }

    private func failure<T>(_ body: () async throws -> T) async -> PaymentError? {
        do {
            _ = try await body()
            return nil
        } catch { return error as? PaymentError }
    }

    private func open(_ amount: Int64 = 9900) -> ProviderState { ProviderState("an open payment", ["amount": .integer(amount)]) }
    private func card(_ card: SandboxCard) -> ProviderState { ProviderState("a card", ["card": .string(card.rawValue)]) }
    private let paid = ProviderState("a paid payment", ["amount": 9900, "card": "visa"])

    @Test func paymentsOfTheSandbox() async throws {
        try await PactRecorder.record(consumer: "store", provider: "sandbox") { pact in
            try await StoreFixture.run { fixture async throws in
                let provider = SandboxPayments(gateway: fixture.store.app.runtime.gateway(), url: pact.url, secrets: [])
                try await opens(pact, provider)
                try await charges(pact, provider)
                try await asks(pact, provider)
                try await refunds(pact, provider)
                try await keeps(pact, provider)
            }
        }
    }

    private func opens(_ pact: PactRecording, _ provider: SandboxPayments) async throws {
        func order(_ customer: String? = nil) -> PaymentOrder {
            PaymentOrder(
                amount: 9900, currency: "SAR", reference: "order-1", customer: customer, isOffSession: customer != nil,
                context: Self.context)
        }
        let opened = try await pact.expect(
            PactExchange(
                "opens a payment", Sandbox.openIntent, reading: SandboxPayment.self, answer: .success(payment(.open)),
                exactly: ["$.status", "$.amount", "$.currency", "$.reference", "$.refunded"])
        ) { try await provider.open(order(), key: "a key") }
        #expect(opened.status == .open && opened.amount == 9900)
        let renewal = try await pact.expect(
            PactExchange(
                "opens a payment while the person is away", Sandbox.openIntent, reading: SandboxPayment.self,
                given: [ProviderState("a kept card", ["card": "visa"])], filling: [(.body("$.customer"), "customer")],
                answer: .success(payment(.open)), exactly: ["$.status"])
        ) { try await provider.open(order(CustomerID.example.text), key: "a key") }
        #expect(renewal.status == .open)
    }

    private func charges(_ pact: PactRecording, _ provider: SandboxPayments) async throws {
        let filling = Self.path + [(.body("$.method"), "card")]
        func confirm(_ card: PaymentToken = Self.card) async throws -> Payment {
            try await provider.confirm(Self.intent, method: card, returnURL: "fitcoach://orders/paid", context: Self.context)
        }
        let done = try await pact.expect(
            PactExchange(
                "charges a card", Sandbox.confirmIntent, reading: SandboxPayment.self, given: [open(), card(.visa)], filling: filling,
                answer: .success(payment(.succeeded, card: true)), exactly: ["$.status", "$.card.brand", "$.card.last4"])
        ) { try await confirm() }
        #expect(done.status == .succeeded && done.card?.last4 == "4242")
        let waiting = try await pact.expect(
            PactExchange(
                "charges a card that wants approval", Sandbox.confirmIntent, reading: SandboxPayment.self, given: [open(), card(.approval)],
                filling: filling, answer: .success(payment(.requiresAction, action: "http://127.0.0.1:8025/payments/actions/act_1")),
                exactly: ["$.status"])
        ) { try await confirm() }
        #expect(waiting.actionURL != nil)
        let declines: [(SandboxCard, CardDecline, DeclineReason)] = [
            (.declined, .declined, .declined), (.insufficientFunds, .insufficientFunds, .insufficientFunds), (.expired, .expired, .expired),
            (.incorrectCode, .incorrectCode, .incorrectCode),
        ]
        for (card, decline, reason) in declines {
            try await pact.expect(
                PactExchange(
                    "charges a card that is declined: \(decline.rawValue)", Sandbox.confirmIntent, reading: SandboxPayment.self,
                    given: [open(), self.card(card)], filling: filling, answer: .success(payment(.open, decline: decline)),
                    exactly: ["$.status", "$.decline"])
            ) { #expect(await failure { try await confirm() } == .declined(reason)) }
        }
        try await pact.expect(
            PactExchange(
                "charges a card that nobody knows", Sandbox.confirmIntent, reading: SandboxPayment.self, given: [open()],
                filling: Self.path,
                answer: .refusal(APIError(.validationFailed)))
        ) { #expect(await failure { try await confirm() } == .unknownMethod) }
        try await pact.expect(
            PactExchange(
                "charges a payment that nobody knows", Sandbox.confirmIntent, reading: SandboxPayment.self, given: [card(.visa)],
                filling: [(.body("$.method"), "card")], answer: .refusal(APIError(.notFound)))
        ) { #expect(await failure { try await confirm() } == .unknownPayment) }
    }

    private func asks(_ pact: PactRecording, _ provider: SandboxPayments) async throws {
        let known = try await pact.expect(
            PactExchange(
                "asks how a payment stands", Sandbox.intent, reading: SandboxPayment.self, given: [paid], filling: Self.path,
                answer: .success(payment(.succeeded, card: true)), exactly: ["$.status", "$.amount", "$.refunded"])
        ) { try await provider.payment(Self.intent, context: Self.context) }
        #expect(known.status == .succeeded && known.refunded == 0)
        try await pact.expect(
            PactExchange(
                "asks for a payment that nobody knows", Sandbox.intent, reading: SandboxPayment.self, answer: .refusal(APIError(.notFound)))
        ) { #expect(await failure { try await provider.payment(Self.intent, context: Self.context) } == .unknownPayment) }
        let ended = try await pact.expect(
            PactExchange(
                "ends a payment", Sandbox.cancelIntent, reading: SandboxPayment.self, given: [open()], filling: Self.path,
                answer: .success(payment(.canceled)), exactly: ["$.status"])
        ) { try await provider.cancel(Self.intent, context: Self.context) }
        #expect(ended.status == .canceled)
        let late = try await pact.expect(
            PactExchange(
                "ends a payment that has succeeded", Sandbox.cancelIntent, reading: SandboxPayment.self, given: [paid], filling: Self.path,
                answer: .success(payment(.succeeded, card: true)), exactly: ["$.status"])
        ) { try await provider.cancel(Self.intent, context: Self.context) }
        #expect(late.status == .succeeded)
    }

    private func refunds(_ pact: PactRecording, _ provider: SandboxPayments) async throws {
        func refund(_ amount: Int64) async throws -> Refund {
            try await provider.refund(Self.intent, amount: amount, key: "a key", context: Self.context)
        }
        let given = try await pact.expect(
            PactExchange(
                "gives back a part of a payment", Sandbox.refundIntent, reading: SandboxRefund.self, given: [paid], filling: Self.path,
                answer: .success(IntentRefund(id: .example, amount: PaymentAmount(trusted: 4900), done: true)),
                exactly: ["$.amount", "$.done"])
        ) { try await refund(4900) }
        #expect(given.amount == 4900 && given.isDone)
        try await pact.expect(
            PactExchange(
                "gives back more than a payment has", Sandbox.refundIntent, reading: SandboxRefund.self, given: [paid], filling: Self.path,
                answer: .refusal(APIError(.limitReached)))
        ) { #expect(await failure { try await refund(9901) } == .refundRefused) }
    }

    private func keeps(_ pact: PactRecording, _ provider: SandboxPayments) async throws {
        func keep(_ customer: String? = nil) async throws -> KeptMethod {
            try await provider.keep(Self.card, customer: customer, reference: "user-1", context: Self.context)
        }
        let filling: [(place: PactExchange.Place, value: String)] = [(.body("$.method"), "card")]
        let kept = try await pact.expect(
            PactExchange(
                "keeps a card", Sandbox.keepCard, reading: SandboxKeptCard.self, given: [card(.visa)], filling: filling,
                answer: .success(.example),
                exactly: ["$.card.last4"])
        ) { try await keep() }
        #expect(kept.customer == CustomerID.example.text && kept.card.last4 == "4242")
        try await pact.expect(
            PactExchange(
                "keeps a card that is declined", Sandbox.keepCard, reading: SandboxKeptCard.self, given: [card(.declined)],
                filling: filling,
                answer: .success(KeptCard(method: .example, customer: nil, card: .example, decline: .declined)), exactly: ["$.decline"])
        ) { #expect(await failure { try await keep() } == .declined(.declined)) }
        try await pact.expect(
            PactExchange(
                "keeps a card that nobody knows", Sandbox.keepCard, reading: SandboxKeptCard.self,
                answer: .refusal(APIError(.validationFailed)))
        ) { #expect(await failure { try await keep() } == .unknownMethod) }
        try await pact.expect(
            PactExchange(
                "forgets a card", Sandbox.forgetCard, reading: Nothing.self, given: [ProviderState("a kept card", ["card": "visa"])],
                filling: [(.path("id"), "card")], answer: .success(Nothing()))
        ) { try await provider.forget(Self.card, context: Self.context) }
    }
}
