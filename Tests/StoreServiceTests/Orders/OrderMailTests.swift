import AppTesting
import Contracts
import HTTPCore
import Platform
import Storage
import TestSupport
import Testing
import Wire
@testable import StoreService

@Suite struct OrderMailTests {
    @Test(arguments: Engine.allCases) func mailsTellWhatHappensInTheOrdersLanguage(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (me, admin) = (store.somebody(), store.admin)
            let product = try await store.shelve()
            for language in Language.allCases {
                let address = "\(language.rawValue)@example.com"
                let shipped = try await store.place(
                    me, [Bought(product: product, quantity: 2)], percentOff: 10, language: language, email: address)
                try await store.settle()
                let first = try #require(try await store.mails(to: address).first)
                let totals = try await me.client.order(shipped).totals
                #expect(first.subject?.contains("#\(shipped.text)") == true)
                for text in [
                    "#\(shipped.text)", "INV-", "179.98", "18.00", "25.00", "186.98", OrderText.digits(totals.tax.amount), "WELCOME10",
                    "Haddad", "جدة",
                    "Prince Sultan Road 12", "Al Rawdah", "23435", "+966501234567", "310122393500003", "2 ×",
                ] { #expect(first.text.contains(text), "\(language) lacks \(text)") }
                #expect(first.text.contains(language == .arabic ? "مجموعة أحبال المقاومة" : "Resistance Band Set"))
                #expect(first.text.contains(language == .arabic ? "شكرًا لك" : "Thank you"))

                // The language of whoever acts does not matter.
                _ = try await admin.with("Accept-Language", language == .arabic ? "en" : "ar").ship(shipped)
                let answer = try await store.ask(
                    admin, toRefund: shipped, RefundRequest(reason: .goodwill, amount: OrderAmount(trusted: 1234)))
                #expect(answer.status == 201)
                let cancelled = try await store.place(me, [Bought(product: product)], language: language, email: address)
                _ = try await me.client.cancel(cancelled)
                try await store.settle()
                let mails = try await store.mails(to: address)
                #expect(mails.count == 6 && mails.allSatisfy { $0.deliveries == 1 })
                func mail(_ english: String, _ arabic: String) -> RecordedMessage? {
                    mails.first { $0.subject?.contains(language == .arabic ? arabic : english) == true }
                }
                let onItsWay = try #require(mail("is on its way", "في الطريق"))
                #expect(onItsWay.text.contains("SMSA") && onItsWay.text.contains("290012345678"))
                let returned = try #require(mails.first { $0.text.contains("12.34") })
                #expect(returned.text.contains("CN-") && returned.text.contains("4242") && returned.subject?.contains("12.34") == true)
                let ended = try #require(mail("was cancelled", "أُلغي طلبك"))
                #expect(ended.text.contains("114.99") && ended.text.contains("#\(cancelled.text)"))
                let back = try #require(mails.last { $0.text.contains("114.99") && $0.text.contains("CN-") })
                #expect(back.id != ended.id)
                #expect(mails.allSatisfy { $0.text.contains("شكرًا") || $0.text.contains("طلبك") } == (language == .arabic))
            }
        }
    }

    /// What was given back before it was sent is not on its way.
    @Test(arguments: Engine.allCases) func theParcelHasWhatWasNotGivenBack(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (me, admin) = (store.somebody(), store.admin)
            let (bands, mat) = (try await store.shelve(), try await store.shelve("yoga-mat"))
            for language in Language.allCases {
                let address = "\(language.rawValue)@example.com"
                let bought = [
                    Bought(product: bands, quantity: 3),
                    Bought(product: mat, price: 5000, nameEN: "Yoga Mat", nameAR: "سجادة يوغا"),
                ]
                let number = try await store.place(me, bought, language: language, email: address)
                let items = [
                    RefundItem(productId: bands, quantity: Quantity(trusted: 2)), RefundItem(productId: mat, quantity: Quantity(trusted: 1)),
                ]
                let answer = try await store.ask(admin, toRefund: number, RefundRequest(reason: .returned, items: items))
                #expect(answer.status == 201)
                #expect(try await admin.ship(number).status == 200)
                try await store.settle()
                let mails = try await store.mails(to: address)
                let mail = try #require(mails.first { $0.text.contains("290012345678") })
                #expect(mail.text.contains("1 × ") && !mail.text.contains("3 × ") && mail.text.contains("89.99"))
                #expect(!mail.text.contains(language == .arabic ? "سجادة يوغا" : "Yoga Mat") && !mail.text.contains("0 × "))
                // The confirmation said what was bought.
                let first = try #require(mails.first { $0.text.contains("3 × ") })
                #expect(first.text.contains("269.97") && first.text.contains(language == .arabic ? "سجادة يوغا" : "Yoga Mat"))
            }
        }
    }

    @Test func aRelayThatIsAwayGetsTheMailLaterAndOnce() async throws {
        try await StoreFixture.run { store in
            let me = store.somebody()
            _ = try await store.sandbox.client.call(
                Sandbox.disturb, Disturbance(channel: .mail, mode: .fail, count: 1))
            let number = try await store.placeOne(me)
            try await store.settle()
            store.store.clock.advance(by: .minutes(1))
            try await store.settle()
            let mails = try await store.mails(to: "layla@example.com")
            #expect(mails.count == 1 && mails.first?.subject?.contains(number.display) == true)
        }
    }

    @Test func ordersOfOneLineFeedOnlyTheirOwnMail() {
        let text = OrderText.money(5, .english)
        #expect(text == "0.05 SAR")
        #expect(OrderText.money(123_456, .arabic).contains("1234.56"))
        #expect(OrderText.isolated("x", .english) == "x" && OrderText.isolated("x", .arabic).unicodeScalars.count == 3)
    }
}
