import AppTesting
import Contracts
import HTTPCore
import Payments
import Platform
import Security
import ServiceKit
import Storage
import Synchronization
import Testing
import TestSupport
import Wire
@testable import StoreService

@Suite(.serialized) struct BillingHistoryTests {
    /// The list became cheaper in the middle of a month that was paid for.
    @Test(arguments: Engine.allCases) func whoPaidMoreHasThatCounted(_ engine: Engine) async throws {
        try await EmptyDatabase.withURL(engine) { url in
            let payments = FakePayments()
            var person: Account?
            try await StoreFixture.run(
                engine: engine, start: try Subscriber.instant("2026-03-02T05:00:00Z"), databaseURL: url, payments: payments
            ) { fixture async throws in
                let layla = fixture.person()
                person = layla.somebody.account
                try await layla.subscribe()
            }
            try await StoreFixture.run(
                engine: engine, start: try Subscriber.instant("2026-03-17T17:00:00Z"), databaseURL: url, payments: payments,
                configure: {
                    $0.policy.prices = [
                        .premium: Money(amount: 999, currency: .usd), .smartPremium: Money(amount: 3999, currency: .usd),
                    ]
                }
            ) { fixture async throws in
                let layla = try fixture.again(#require(person))
                let quote = try await layla.quote(.smartPremium)
                #expect(quote.dueNow.amount == 1000 && quote.credit.amount == 1000)
                try await layla.subscribe(.smartPremium, card: nil)
                #expect(try await layla.billed().last?.prefix(15) == "1000 2026-03-17")
            }
        }
    }

    @Test(.proves("FR-ACCOUNT-03-e"), arguments: Engine.allCases)
    func oneEntryForEachCharge(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.subscriber(at: "2026-03-02T05:00:00Z")
            #expect(try await layla.invoices().isEmpty)
            #expect(try await layla.change(.premium, card: "card_later_declined").code == .paymentFailed)
            #expect(try await layla.invoices().isEmpty)
            try await layla.subscribe(.premium)
            try await layla.move(to: "2026-03-17T17:00:00Z")
            try await layla.subscribe(.smartPremium, card: nil)
            try await layla.move(to: "2026-07-20T05:00:00Z")
            let all = try await layla.invoices()
            // One for each charge, newest first.
            #expect(all.count == fixture.payments.charged.count && all.count == 6)
            #expect(all.map(\.number) == ["SUB-1005", "SUB-1004", "SUB-1003", "SUB-1002", "SUB-1001", "SUB-1000"])
            #expect(all.map(\.amount.amount) == [3999, 3999, 3999, 3999, 1000, 1999] && all.allSatisfy { $0.amount.currency == .usd })
            #expect(all.map(\.reason) == [.renewed, .renewed, .renewed, .renewed, .upgraded, .subscribed])
            #expect(all.map(\.tier) == [.smartPremium, .smartPremium, .smartPremium, .smartPremium, .smartPremium, .premium])
            #expect(all.allSatisfy { $0.card?.brand == "visa" && $0.card?.last4 == "4242" })
            #expect(
                all.map { $0.at.text.prefix(10) } == ["2026-07-02", "2026-06-02", "2026-05-02", "2026-04-02", "2026-03-17", "2026-03-02"])
            let charged = fixture.payments.kept.withLock { kept in kept.charged.compactMap { kept.payments[$0]?.amount } }
            #expect(all.reversed().map(\.amount.amount) == charged)
        }
    }

    @Test(arguments: Engine.allCases)
    func pagesStayAsTheyWere(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.subscriber(at: "2026-03-02T05:00:00Z"),
                omar = try await fixture.subscriber("other", at: "2026-03-02T05:00:00Z")
            for person in [layla, omar] {
                try await person.subscribe()
                try await person.move(to: "2026-08-20T05:00:00Z")
            }
            func page(_ limit: Int64?, _ cursor: OpaqueToken? = nil) async throws -> BillingHistory {
                try await layla.client.call(
                    Subscriptions.invoices, PageQuery(limit: limit.map(Whole.init(trusted:)), cursor: cursor), Nothing())
            }
            let whole = try await page(nil)
            #expect(whole.items.count == 6 && whole.nextCursor == nil)
            let first = try await page(4)
            // One more comes meanwhile.
            try await layla.move(to: "2026-09-02T05:00:00Z")
            let second = try await page(4, first.nextCursor)
            #expect((first.items + second.items).map(\.number) == whole.items.map(\.number) && second.nextCursor == nil)
            #expect(try await page(6).nextCursor != nil)
            #expect(try await page(7).nextCursor == nil)
            #expect(try await page(1_000_000).items.count == 7)
        }
    }
}
