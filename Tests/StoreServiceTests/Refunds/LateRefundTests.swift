import AppTesting
import Contracts
import HTTPCore
import Payments
import Platform
import Storage
import StoreService
import Synchronization
import TestSupport
import Testing
import Wire

/// Money that came too late for what it was to pay for, and goes back.
@Suite struct LateRefundTests {
    /// Runs with a checkout whose goods were sold and a charge that was ended, each of which was paid after all.
    private func run(
        _ engine: Engine, isUndecided: Bool = false,
        _ body: (StoreFixture, FaultyRefunds, _ checkout: Payment, _ charge: Payment) async throws -> Void
    ) async throws {
        let payments = FakePayments()
        let provider = FaultyRefunds(payments)
        try await StoreFixture.run(engine: engine, payments: payments, configure: { $0.provider = .other(provider) }) { store in
            let (layla, omar, nora) = (store.person(), store.person(), store.person())
            let product = try await store.shelve(stock: 1)
            try await layla.somebody.add(product)
            #expect(try await layla.somebody.order("card_3ds").status == 202)
            let checkout = try #require(payments.newest)
            #expect(try await nora.change(.premium, card: "card_3ds").status == 202)
            let charge = try #require(payments.newest)
            // Nobody came back in time.
            try await store.pass(.minutes(16))
            try await omar.somebody.add(product)
            _ = try await omar.somebody.buy(key: "omar")
            payments.kept.withLock { $0.isUndecided = isUndecided }
            for payment in [checkout, charge] {
                payments.pay(payment)
                #expect(try await store.webhook("paid-\(payment.text) \(payment.text)").status == 200)
            }
            try await store.settle()
            let all = payments.all
            try await body(
                store, provider, try #require(all.first { $0.id == checkout }), try #require(all.first { $0.id == charge }))
        }
    }

    /// What its refund is asked for by.
    private static func key(of payment: Payment) -> String {
        guard payment.reference.hasPrefix("checkout:") else { return payment.reference }
        return "late:" + payment.reference.dropFirst("checkout:".count)
    }

    private func areAll(_ state: String, _ store: StoreFixture) async throws -> Bool {
        let rows = [
            try await store.rows("SELECT id FROM checkouts WHERE state = \(state)"),
            try await store.rows("SELECT id FROM charges WHERE state = \(state)"),
        ]
        return rows == [1, 1]
    }

    /// It is asked for less and less often, down to once an hour, and people hear of it after a day.
    @Test(arguments: Engine.allCases) func whatIsUndecidedIsAskedForLessAndLessOften(_ engine: Engine) async throws {
        try await run(engine, isUndecided: true) { store, provider, checkout, charge async throws in
            #expect(try await areAll("refunding", store))
            let began = store.now
            // From one look to the next one, which is due at the same time for both.
            for _ in 1...100 {
                let due = try await store.number("SELECT MIN(due_at) FROM work WHERE is_dead = 0 AND kind LIKE 'store.settle%'")
                let next = Instant(milliseconds: due)
                guard next < began + .hours(24) else { break }
                store.store.clock.advance(by: max(next - store.now, .milliseconds(1)))
                try await store.settle()
            }
            for payment in [checkout, charge] {
                let count = provider.calls.count { $0.key == Self.key(of: payment) }
                #expect(count > 24 && count < 40, "\(payment.reference): \(count)")
            }
            let told = ["late payment still not refunded", "late charge still not refunded"]
            #expect(told.map { store.store.log.count(of: $0) } == [0, 0])
            try await store.pass(.hours(1))
            #expect(told.allSatisfy { store.store.log.count(of: $0) > 0 })
            provider.inner.kept.withLock { $0.isUndecided = false }
            try await store.pass(.hours(1))
            #expect(try await areAll("refunded", store))
        }
    }

    /// No order has it, so that people have to hear of it.
    @Test(arguments: Engine.allCases) func moneyThatTheBankSendsBackIsTold(_ engine: Engine) async throws {
        try await run(engine) { store, provider, checkout, charge async throws in
            #expect(try await areAll("refunded", store))
            for (number, payment) in [checkout, charge].enumerated() {
                #expect(try await store.webhook("fine-\(number) \(payment.id.text)").status == 200)
            }
            #expect(store.store.log.count(of: "late refund came back") == 0)
            for payment in [checkout, charge] { provider.inner.bounce(Self.key(of: payment), of: payment.id) }
            for (number, payment) in [checkout, charge].enumerated() {
                for _ in 1...2 { #expect(try await store.webhook("back-\(number) \(payment.id.text)").status == 200) }
            }
            // Once for each: the second of two deliveries is known.
            #expect(store.store.log.records(of: "late refund came back").map(\.level) == [.error, .error])
        }
    }
}
