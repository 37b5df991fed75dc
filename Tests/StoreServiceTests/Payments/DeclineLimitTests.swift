import AppTesting
import Contracts
import HTTPCore
import Payments
import Platform
import Storage
import Synchronization
import TestSupport
import Testing
import Wire

/// Ten payments that fail or are left within 24 hours are enough: nobody tries out here which of many cards work.
@Suite(.timeLimit(.minutes(2))) struct DeclineLimitTests {
    @Test(arguments: Engine.allCases) func theEleventhOrderAsksNoBank(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let bands = try await store.shelve()
            let layla = store.somebody()
            try await layla.add(bands)
            for number in 1...10 { #expect(try await layla.order("card_declined", key: "try-\(number)").code == .paymentFailed) }
            let refused = try await layla.order("card_ok", key: "try-11")
            #expect(refused.status == 429 && refused.code == .rateLimited && refused.headers["Retry-After"] == "86400")
            #expect(store.payments.opened == 10)
            #expect(try await store.stock(bands) == (40, 0))
            #expect(try await layla.cart().itemCount == 1)
            // Others go on.
            let omar = store.somebody()
            try await omar.add(bands)
            #expect(try await omar.order().status == 201)
        }
    }

    /// Fifteen minutes each, over and over, would keep the goods from everybody else.
    @Test(arguments: Engine.allCases) func approvalsThatAreLeftHoldNothingForEver(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let bands = try await store.shelve(stock: 1)
            let layla = store.somebody()
            try await layla.add(bands)
            // Each new one gives up the one before.
            for number in 1...10 { #expect(try await layla.order("card_3ds", key: "try-\(number)").status == 202) }
            let refused = try await layla.order("card_3ds", key: "try-11")
            #expect(refused.status == 429 && refused.code == .rateLimited)
            #expect(try await store.stock(bands) == (1, 0))
            #expect(try await store.rows("SELECT id FROM checkouts WHERE state <> 'failed'") == 0)
        }
    }

    @Test(arguments: Engine.allCases) func whoHasPaidBeginsAnew(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let bands = try await store.shelve()
            let layla = store.somebody()
            try await layla.add(bands)
            for number in 1...9 { #expect(try await layla.order("card_poor", key: "try-\(number)").status == 402) }
            _ = try await layla.buy(key: "paid")
            try await layla.add(bands)
            for number in 11...20 { #expect(try await layla.order("card_poor", key: "try-\(number)").status == 402) }
            #expect(try await layla.order("card_poor", key: "try-21").status == 429)
        }
    }

    /// Cards to keep, cards that cannot be kept and cards that are kept and then declined are counted together, for a day.
    @Test(arguments: Engine.allCases) func cardsAndSubscriptionsAreCountedTogether(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture in
            let layla = try await fixture.subscriber(at: "2026-03-02T05:00:00Z")
            // One that works is none of them.
            #expect(try await layla.setCard("card_ok").status == 200)
            for _ in 0..<4 { #expect(try await layla.setCard("card_declined").code == .paymentFailed) }
            for card in ["card_declined", "card_later_declined"] {
                for _ in 0..<3 { #expect(try await layla.change(.premium, card: card).code == .paymentFailed) }
            }
            let (opened, kept) = fixture.payments.kept.withLock { ($0.opened, $0.methods.count) }
            for refused in [try await layla.setCard("card_ok"), try await layla.change(.premium, card: "card_ok")] {
                #expect(refused.status == 429 && refused.code == .rateLimited && refused.headers["Retry-After"] == "86400")
            }
            let after = fixture.payments.kept.withLock { ($0.opened, $0.methods.count) }
            #expect(after.0 == opened && after.1 == kept, "no bank is asked")
            try await layla.move(to: "2026-03-03T05:00:00Z")
            try await layla.subscribe()
            #expect(try await fixture.number("SELECT declined_count FROM customers") == 0)
        }
    }

    /// What a provider that is away does not do is nobody's fault, and a renewal nobody's try.
    @Test func whatNobodyTriedIsNotCounted() async throws {
        try await StoreFixture.run { fixture in
            let layla = try await fixture.subscriber(at: "2026-03-02T05:00:00Z")
            fixture.payments.setDown(true)
            for _ in 0..<11 { #expect(try await layla.setCard("card_ok").code == .unavailable) }
            fixture.payments.setDown(false)
            try await layla.subscribe()
            fixture.payments.turn("card_ok", into: "card_declined")
            try await layla.move(to: "2026-04-03T05:00:00Z")
            #expect(try await layla.charges().contains("failed"))
            #expect(try await fixture.number("SELECT declined_count FROM customers") == 0)
        }
    }

    /// Whoever closes the form while the bank is asked has tried nothing, and what was begun is done.
    @Test(arguments: Engine.allCases) func aFormThatIsClosedIsNoTry(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture in
            let layla = fixture.person()
            let (asked, tell) = AsyncStream<Void>.makeStream(), (answered, answer) = AsyncStream<Void>.makeStream()
            fixture.payments.beforeKeep.withLock { $0 = {
                tell.yield()
                for await _ in answered { break }
                try Task.checkCancellation()
            } }
            let request = Task { try await layla.setCard("card_ok") }
            for await _ in asked { break }
            request.cancel()
            answer.yield()
            _ = await request.result
            try await eventually("the card is on file") {
                try await fixture.rows("SELECT user_id FROM customers WHERE method IS NOT NULL") == 1
            }
            #expect(try await fixture.number("SELECT declined_count FROM customers") == 0)
            // Nor is a fault of ours.
            struct Broken: Error {}
            fixture.payments.beforeKeep.withLock { $0 = { throw Broken() } }
            #expect(try await layla.setCard("card_ok").status == 500)
            #expect(try await fixture.number("SELECT declined_count FROM customers") == 0)
        }
    }

    /// Each faithful retry begins a checkout or charge of its own, and none of them came as far as a bank.
    @Test(arguments: Engine.allCases) func whatTheProviderDoesNotDoIsNobodysTry(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let bands = try await store.shelve()
            let layla = store.person()
            try await layla.somebody.add(bands)
            let faults: [PaymentError] = [.refused("account"), .unavailable, .unknownPayment]
            for number in 1...10 {
                store.payments.fault.withLock { $0 = faults[number % 3] }
                #expect(try await layla.somebody.order(key: "try-\(number)").code == .unavailable)
                #expect(try await layla.change(.premium, card: "card_ok").code == .unavailable)
            }
            store.payments.fault.withLock { $0 = nil }
            #expect(try await store.number("SELECT declined_count FROM customers") == 0)
            #expect(try await layla.somebody.order(key: "try-11").status == 201)
            try await layla.subscribe()
        }
    }

    /// A payment that the provider lost while the person was to approve it.
    @Test(arguments: Engine.allCases) func whatTheProviderLosesIsNobodysTry(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let bands = try await store.shelve()
            let layla = store.person()
            try await layla.somebody.add(bands)
            for number in 1...10 {
                #expect(try await layla.somebody.order("card_3ds", key: "try-\(number)").status == 202)
                store.payments.lose(try #require(store.payments.newest))
                store.store.clock.advance(by: .minutes(1))
            }
            #expect(try await layla.change(.premium, card: "card_3ds").status == 202)
            store.payments.lose(try #require(store.payments.newest))
            store.store.clock.advance(by: .minutes(1))
            try await layla.subscribe()
            #expect(try await layla.somebody.order(key: "try-11").status == 201)
        }
    }

    /// A bank that takes its time declines like any other.
    @Test(arguments: Engine.allCases) func whatABankDeclinesLaterIsATry(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let bands = try await store.shelve()
            let layla = store.somebody()
            try await layla.add(bands)
            #expect(try await layla.order("card_slow").status == 202)
            store.payments.approve(try #require(store.payments.newest), false)
            try await store.pass(.minutes(1))
            #expect(try await store.stock(bands) == (40, 0))
            #expect(try await store.number("SELECT declined_count FROM customers") == 1)
        }
    }

    @Test(arguments: Engine.allCases) func ofManyAtOnceTenAreTried(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture in
            let layla = fixture.person()
            let answers = try await parallel(20) { _ in try await layla.setCard("card_declined") }
            #expect(answers.count { $0.code == .paymentFailed } == 10 && answers.count { $0.code == .rateLimited } == 10)
        }
    }
}
