import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Payments
import Platform
import Security
import ServiceKit
import Storage
import Synchronization
import Testing
import TestSupport
import Wire

/// Somebody with a test run of their own, whose clock the test moves.
struct Subscriber: Sendable {
    let fixture: StoreFixture
    let somebody: Somebody
    let run: String?

    var id: UserID { somebody.id }
    var payments: FakePayments { fixture.payments }
    var client: AppClient { run.map { somebody.client.with("X-Test-Run", $0) } ?? somebody.client }

    // MARK: Time

    static func instant(_ text: String) throws -> Instant { try Instant(validating: text) }

    /// Moves the clock of their run, and does what becomes due on the way.
    @discardableResult
    func move(to text: String) async throws -> [String] { try await move(to: Self.instant(text)) }

    @discardableResult
    func move(to now: Instant) async throws -> [String] {
        try await fixture.client.call(System.moveClock, ClockMove(run: ShortText(trusted: try #require(run)), now: now)).jobs
    }

    // MARK: What they do

    func change(_ tier: Tier, card: String? = nil, key: String? = nil) async throws -> Answer {
        try await client.answer(
            Subscriptions.change, SubscriptionChange(tier: tier, paymentToken: card.map(OpaqueToken.init(trusted:))),
            headers: ["Idempotency-Key": key ?? fixture.store.app.runtime.ids.next()])
    }

    /// Comes to a tier, paying with a card that works.
    @discardableResult
    func subscribe(_ tier: Tier = .premium, card: String? = "card_ok") async throws -> Subscription {
        let answer = try await change(tier, card: card)
        #expect(answer.status == 201, "\(answer.text)")
        return try InputDecoder.decode(Subscription.self, from: answer.body)
    }

    func current() async throws -> Subscription { try await client.call(Subscriptions.current) }
    func cancel() async throws -> Answer { try await client.answer(Subscriptions.cancel, Confirmation()) }
    func resume() async throws -> Answer { try await client.answer(Subscriptions.resume) }
    func confirm() async throws -> Answer { try await client.answer(Subscriptions.confirm) }
    func setCard(_ card: String) async throws -> Answer {
        try await client.answer(Subscriptions.setMethod, PaymentMethodChange(paymentToken: OpaqueToken(trusted: card)))
    }
    func quote(_ tier: Tier) async throws -> SubscriptionQuote {
        try await client.call(Subscriptions.quote, PlanQuery(tier: tier), Nothing())
    }
    func invoices() async throws -> [BillingInvoice] {
        try await client.call(Subscriptions.invoices, PageQuery(limit: Whole(trusted: 50)), Nothing()).items
    }
    /// `19.99 2026-03-02 2026-04-02` of every invoice, oldest first.
    func billed() async throws -> [String] {
        try await invoices().reversed().map { "\($0.amount.amount) \($0.periodStart.text.prefix(10)) \($0.periodEnd.text.prefix(10))" }
    }
    func entitlement() async throws -> Entitlement {
        try await fixture.asService("profile").call(Subscriptions.entitlement, UserParameters(id: id), Nothing())
    }

    // MARK: What is stored

    /// `premium active` or `premium active cancel`, as people see it.
    func state() async throws -> String {
        let now = try await current()
        return [now.tier.rawValue, now.status.rawValue, now.cancelAtPeriodEnd ? "cancel" : nil, now.pendingTier.map { "to \($0.rawValue)" }]
            .compactMap { $0 }.joined(separator: " ")
    }
    /// `open`, `paid`, `failed` of every charge, oldest first.
    func charges() async throws -> [String] {
        try await fixture.store.database.read { db in
            try await db.query("SELECT state FROM charges WHERE user_id = \(id.text) ORDER BY created_at, id").map { try $0.get(0) }
        }
    }
    /// `freemium premium` of every change of the tier.
    func tiers() async throws -> [String] {
        try await fixture.store.database.read { db in
            try await db.query("SELECT new_tier FROM tier_changes WHERE user_id = \(id.text) ORDER BY version").map { try $0.get(0) }
        }
    }
    func numbers() async throws -> [Int64] {
        try await fixture.store.database.read { db in
            try await db.query("SELECT number FROM billing_invoices ORDER BY number").map { try $0.get(0) }
        }
    }
}

extension StoreFixture {
    /// Somebody in a run of their own that has a clock of its own.
    func subscriber(_ run: String = "flow", at text: String? = nil) async throws -> Subscriber {
        let subscriber = Subscriber(fixture: self, somebody: somebody(), run: run)
        try await subscriber.move(to: text.map(Subscriber.instant) ?? now)
        return subscriber
    }

    /// Somebody in real time, which is the fixture's clock.
    func person() -> Subscriber { Subscriber(fixture: self, somebody: somebody(), run: nil) }

    /// Moves real time and waits for what becomes due, after what is due now.
    func pass(_ duration: Duration) async throws {
        try await settle()
        store.clock.advance(by: duration)
        try await settle()
    }
}
