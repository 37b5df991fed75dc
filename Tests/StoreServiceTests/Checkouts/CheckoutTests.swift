import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Payments
import Platform
import Storage
import StoreService
import TestSupport
import Testing
import Wire

@Suite struct CheckoutTests {
    @Test(.proves("FR-STORE-06-c"), arguments: Engine.allCases) func theOrderIsWhatThePreviewSaid(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let bands = try await store.shelve()
            let layla = store.somebody()
            try await layla.add(bands)
            let preview = try await layla.client.call(StoreOrders.preview)
            #expect(preview.totals.total.amount == 11_499)
            let order = try await layla.buy()
            #expect(order.totals.total == preview.totals.total && order.totals.tax == preview.totals.tax)
            #expect(
                order.number.text == "FIT-1000" && order.displayNumber == "#FIT-1000" && order.status == .processing
                    && order.paymentStatus == .paid)
            #expect(order.lines.map(\.quantity) == [1] && order.card?.last4 == "4242" && order.documents == ["INV-1000"])
            #expect(try await layla.cart().lines.isEmpty)
            #expect(try await store.stock(bands) == (39, 0))
            #expect(store.payments.charged.count == 1 && store.payments.all.map(\.amount) == [11_499])
            try await store.settle()
            let mails = try await store.mails(to: "layla@example.com")
            #expect(mails.count == 1 && mails[0].subject?.contains("#FIT-1000") == true)
        }
    }

    @Test(.proves("FR-STORE-06-b"), arguments: Engine.allCases)
    func aDeclinedCardLeavesEverythingAsItWas(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let bands = try await store.shelve()
            let layla = store.somebody()
            try await layla.add(bands, 2)
            for card in ["card_declined", "card_poor"] {
                let answer = try await layla.order(card)
                #expect(answer.status == 402 && answer.code == .paymentFailed)
                #expect(answer.json?["action"]?.string == "change_payment")
            }
            #expect(try await layla.client.answer(StoreOrders.list, OrderQuery(), Nothing()).json?["items"]?.array?.isEmpty == true)
            #expect(try await layla.cart().itemCount == 2)
            #expect(try await store.stock(bands) == (40, 0))
            #expect(store.payments.charged.isEmpty)
            // The same key again: a refusal is not kept, and numbers are not used up.
            #expect(try await layla.buy(key: "key-1").number == OrderNumber(1000))
        }
    }

    @Test func unknownTokensAndMissingOnesAreRefused() async throws {
        try await StoreFixture.run { store in
            let layla = store.somebody()
            try await layla.add(try await store.shelve())
            let unknown = try await layla.order("nonsense")
            #expect(unknown.status == 422 && unknown.fields == ["paymentToken malformed"])
            let none = try await layla.order(nil)
            #expect(none.status == 422 && none.fields == ["paymentToken required"])
            // Somebody's card, sent here instead of to the provider: refused before anything keeps it.
            for number in ["4242424242424242", "4242 4242 4242 4242", "٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢", "3782-822463-10005"] {
                let card = try await layla.order(number)
                #expect(card.status == 422 && card.fields == ["paymentToken malformed"])
                #expect(!card.text.contains(number))
            }
            #expect(try await store.rows("SELECT id FROM checkouts WHERE payment_token LIKE '%42%'") == 0)
            #expect(try await store.number("SELECT CAST(SUM(reserved) AS BIGINT) FROM products") == 0)
        }
    }

    @Test func anOrderNeedsAKey() async throws {
        try await StoreFixture.run { store in
            let layla = store.somebody()
            try await layla.add(try await store.shelve())
            let body =
                #"{"address":{"name":"Layla","phone":"+966501234567","city":"Riyadh","street":"1"},"email":"l@example.com","paymentToken":"card_ok"}"#
            let answer = try await layla.client.json(.post, "/store/orders", body)
            #expect(answer.status == 422 && answer.fields == ["Idempotency-Key required"])
            #expect(store.payments.opened == 0)
        }
    }

    @Test(.proves("FR-STORE-06-a")) func everyMissingPartOfAnAddressIsNamed() async throws {
        try await StoreFixture.run { store in
            let layla = store.somebody()
            try await layla.add(try await store.shelve())
            let cases: [(String, [String])] = [
                (#"{"email":"l@example.com"}"#, ["address required"]),
                (#"{"address":{"name":"L","street":"1"},"email":"l@example.com"}"#, ["address.phone required", "address.city required"]),
                (#"{"address":{"name":"ليلى 🏋️","phone":"12","city":"  ","street":7},"email":"x"}"#,
                    ["address.phone malformed", "address.city required", "address.street wrong_type", "email malformed"]),
                (
                    #"{"address":[],"email":null,"acceptedTotal":-1}"#,
                    ["address wrong_type", "email required", "acceptedTotal out_of_range"]
                ),
            ]
            for (body, fields) in cases {
                let answer = try await layla.client.json(.post, "/store/orders", body, headers: ["Idempotency-Key": "k"])
                #expect(answer.status == 422 && answer.fields == fields, "\(body): \(answer.fields)")
            }
            #expect(try await layla.client.json(.post, "/store/orders", "{", headers: ["Idempotency-Key": "k"]).status == 400)
            #expect(store.payments.opened == 0)
        }
    }

    @Test(arguments: Engine.allCases) func changesHaveToBeAcceptedFirst(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (bands, mat) = (try await store.shelve(), try await store.shelve("yoga-mat", price: 5000, stock: 3))
            let layla = store.somebody()
            try await layla.add(bands)
            try await layla.add(mat, 3)
            try await store.store.database.write { db in
                try await db.execute("UPDATE products SET price = 9999 WHERE id = \(bands.text)")
            }
            let changed = try await layla.order()
            #expect(changed.code == .cartChanged && changed.fields == ["lines.\(bands.text) price_changed"])
            try await store.store.database.write { db in try await db.execute("UPDATE products SET stock = 1 WHERE id = \(mat.text)") }
            let short = try await layla.order()
            #expect(
                short.code == .outOfStock && Set(short.fields) == ["lines.\(bands.text) price_changed", "lines.\(mat.text) out_of_stock"])
            // Another total than the one that was agreed to.
            #expect(try await layla.order(accepted: 8999).code == .outOfStock)
            let preview = try await layla.client.call(StoreOrders.preview)
            #expect(preview.changes.count == 2 && preview.totals.subtotal.amount == 14_999)
            let answer = try await layla.order(accepted: preview.totals.total.amount)
            #expect(answer.status == 201)
            #expect(try answer.checkout.order?.lines.map(\.quantity) == [1, 1])
            #expect(store.payments.all.filter { $0.status == .succeeded }.map(\.amount) == [preview.totals.total.amount])
        }
    }

    /// A code that was good when it was entered and is gone when the cart is bought.
    @Test func aCodeThatWasTakenBackStopsTheOrder() async throws {
        try await StoreFixture.run { store async throws in
            let layla = store.somebody()
            try await layla.add(try await store.shelve())
            let details = PromotionDetails(title: .example, percent: .example, firstOrderOnly: false)
            let code = PromotionParameters(code: PromoCode(trusted: "SPRING"))
            _ = try await store.admin.call(StoreAdmin.setPromotion, code, details)
            _ = try await layla.client.call(Store.setPromo, PromoEntry(code: code.code))
            #expect(try await store.admin.answer(StoreAdmin.deletePromotion, code, Nothing()).status == 204)
            let answer = try await layla.order()
            #expect(answer.status == 422 && answer.code == .promoInvalid)
            #expect(store.payments.opened == 0)
        }
    }

    /// No provider takes less than two riyals.
    @Test func whatIsTooLittleToChargeIsRefused() async throws {
        try await StoreFixture.run(configure: { $0.policy.shippingFee = 0 }) { store async throws in
            let layla = store.somebody()
            let pin = try await store.shelve("pin", price: 199)
            try await layla.add(pin)
            let answer = try await layla.order()
            #expect(answer.status == 422 && answer.fields == ["acceptedTotal out_of_range"])
            #expect(answer.json?["message"]?.string == "Orders begin at 2.00 SAR: add something.")
            #expect(answer.text.contains("from 2 to 999999.99"), "\(answer.text)")
            try await store.promote("HALF", percent: 50, firstOrderOnly: false)
            try await layla.trolley.enter("HALF")
            try await layla.add(pin)
            // Half of 3.98.
            let withCode = try await layla.order()
            #expect(withCode.code == .promoNotEligible && withCode.text.contains("less than 2.00 SAR is left to pay"))
            #expect(store.payments.opened == 0)
            try await layla.add(pin)
            #expect(try await layla.buy().totals.total.amount == 298)
        }
    }

    @Test func whatIsTooMuchToChargeAtOnceSaysSo() async throws {
        try await StoreFixture.run { store async throws in
            let layla = store.somebody()
            try await layla.add(try await store.shelve("rack", price: 60_000_000), 2)
            let answer = try await layla.order()
            #expect(answer.status == 409 && answer.code == .limitReached)
            #expect(answer.json?["message"]?.string == "An order is for 999999.99 SAR at most: order it in two parts.")
            #expect(store.payments.opened == 0)
        }
    }

    @Test func anEmptyCartIsNotBought() async throws {
        try await StoreFixture.run { store async throws in
            let layla = store.somebody()
            #expect(try await layla.order().code == .cartEmpty)
            #expect(try await layla.client.answer(StoreOrders.preview).code == .cartEmpty)
        }
    }

    @Test(arguments: Engine.allCases) func approvalByThePersonMakesTheOrder(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let bands = try await store.shelve(stock: 1)
            let (layla, omar) = (store.somebody(), store.somebody())
            try await layla.add(bands)
            try await omar.add(bands)
            let answer = try await layla.order("card_3ds")
            #expect(answer.status == 202)
            let waiting = try answer.checkout
            #expect(
                waiting.status == .requiresAction && waiting.actionUrl?.hasPrefix("https://bank.example/") == true && waiting.order == nil)
            #expect(waiting.expiresAt == store.now + .minutes(15))
            // Held for her, so not for him; and only hers.
            #expect(try await omar.order().code == .outOfStock)
            #expect(try await omar.client.answer(StoreOrders.confirm, CheckoutParameters(id: waiting.id), Nothing()).status == 404)
            #expect(try await omar.client.answer(StoreOrders.checkout, CheckoutParameters(id: waiting.id), Nothing()).status == 404)
            let before = try await layla.client.call(StoreOrders.confirm, CheckoutParameters(id: waiting.id), Nothing())
            #expect(before.status == .requiresAction)
            store.payments.approve(try #require(store.payments.all.first).id)
            let done = try await layla.client.call(StoreOrders.confirm, CheckoutParameters(id: waiting.id), Nothing())
            #expect(done.status == .completed && done.order?.number == OrderNumber(1000))
            #expect(try await layla.client.call(StoreOrders.confirm, CheckoutParameters(id: waiting.id), Nothing()) == done)
            #expect(try await store.stock(bands) == (0, 0))
        }
    }

    @Test(arguments: Engine.allCases) func deniedApprovalsEndTheCheckout(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let bands = try await store.shelve(stock: 1)
            let layla = store.somebody()
            try await layla.add(bands)
            let waiting = try await layla.order("card_3ds").checkout
            store.payments.approve(try #require(store.payments.all.first).id, false)
            let answer = try await layla.client.answer(StoreOrders.confirm, CheckoutParameters(id: waiting.id), Nothing())
            #expect(answer.status == 402 && answer.code == .paymentFailed)
            #expect(try await layla.checkout(waiting.id).status == .failed)
            #expect(try await store.stock(bands) == (1, 0))
            #expect(try await layla.cart().itemCount == 1)
        }
    }

    @Test(arguments: Engine.allCases) func whatNobodyApprovesIsLetGoInTime(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let bands = try await store.shelve(stock: 1)
            let layla = store.somebody()
            try await layla.add(bands)
            let waiting = try await layla.order("card_3ds").checkout
            store.store.clock.advance(by: .minutes(14))
            try await store.settle()
            #expect(try await store.stock(bands) == (1, 1))
            store.store.clock.advance(by: .minutes(1))
            try await store.settle()
            #expect(try await store.stock(bands) == (1, 0))
            #expect(try await layla.checkout(waiting.id).status == .failed)
            #expect(store.payments.all.map(\.status) == [.canceled])
        }
    }

    @Test(arguments: Engine.allCases) func anotherTryReplacesTheOneThatWasLeft(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let bands = try await store.shelve(stock: 1)
            let layla = store.somebody()
            try await layla.add(bands)
            let waiting = try await layla.order("card_3ds", key: "first").checkout
            let order = try await layla.buy(key: "second")
            #expect(order.number == OrderNumber(1000))
            #expect(try await layla.checkout(waiting.id).status == .failed)
            #expect(Set(store.payments.all.map(\.status)) == [.canceled, .succeeded] && store.payments.charged.count == 1)
            // One that was approved meanwhile is an order, and what comes after is refused.
            try await layla.add(try await store.shelve("yoga-mat"))
            let again = try await layla.order("card_3ds", key: "third").checkout
            store.payments.approve(try #require(store.payments.all.first { $0.status == .requiresAction }).id)
            #expect(try await layla.order(key: "fourth").code == .cartChanged)
            #expect(try await layla.checkout(again.id).status == .completed)
            #expect(store.payments.charged.count == 2)
        }
    }

    /// What their own open checkout holds is not sold out to whoever opened it.
    @Test(arguments: Engine.allCases) func onesOwnCheckoutTakesNothingOutOfOnesCart(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (bands, mat) = (try await store.shelve(stock: 1), try await store.shelve("yoga-mat", stock: 3))
            let (layla, omar) = (store.somebody(), store.somebody())
            for person in [layla, omar] {
                try await person.add(bands)
                try await person.add(mat)
            }
            #expect(try await layla.order("card_3ds").status == 202)
            let cart = try await layla.cart()
            #expect(cart.itemCount == 2 && cart.changes.isEmpty && cart.lines.map(\.available) == [1, 3])
            // To everybody else the last piece is gone.
            #expect(try await omar.cart().changes.map(\.kind) == [.outOfStock])
            // All three mats and no fourth, by setting and by adding.
            #expect(try await layla.trolley.set(mat, 3).quantities == [1, 3])
            #expect(try await layla.trolley.trySet(mat, 4).code == .outOfStock)
            try await layla.trolley.set(mat, 2)
            #expect(try await layla.trolley.put(mat, 1).quantities == [1, 3])
            #expect(try await layla.trolley.tryPut(mat, 1).code == .outOfStock)
            #expect(try await omar.trolley.trySet(mat, 3).code == .outOfStock)
            #expect(try await layla.trolley.accept().quantities == [1, 3])
            let preview = try await layla.client.call(StoreOrders.preview)
            #expect(preview.changes.isEmpty && preview.lines.map(\.quantity) == [1, 3])
            #expect(try await layla.order(key: "key-2", accepted: preview.totals.total.amount).status == 201)
            #expect(try await store.stock(bands) == (0, 0))
            #expect(try await store.stock(mat) == (0, 0))
        }
    }

    @Test(arguments: Engine.allCases) func lateMoneyBuysWhatIsThereOrGoesBack(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let bands = try await store.shelve(stock: 2)
            let (layla, omar) = (store.somebody(), store.somebody())
            for person in [layla, omar] { try await person.add(bands) }
            let (first, second) = (try await layla.order("card_3ds").checkout, try await omar.order("card_3ds").checkout)
            for payment in store.payments.all { store.payments.approve(payment.id) }
            // Both were given up here just before the money came, and one piece went elsewhere.
            try await store.store.database.write { db in
                try await db.execute("UPDATE checkouts SET state = 'failed'")
                try await db.execute("DELETE FROM reservations")
                try await db.execute("UPDATE products SET stock = 1, reserved = 0")
            }
            for payment in store.payments.all.sorted(by: { $0.id.text < $1.id.text }) {
                #expect(try await store.webhook("late_\(payment.id.text) \(payment.id.text)").status == 200)
            }
            try await store.settle()
            #expect(try await layla.checkout(first.id).status == .completed)
            #expect(try await omar.checkout(second.id).status == .refunded)
            #expect(try await store.stock(bands) == (0, 0))
            #expect(store.payments.refunded == 11_499)
            #expect(try await store.number("SELECT MAX(number) FROM orders") == 1000)
            #expect(try await store.rows("SELECT number FROM orders") == 1)
        }
    }

    /// The same order was sent again with its key, after the first one had run out.
    @Test(arguments: Engine.allCases) func lateMoneyOfAKeyThatWasUsedAgainIsNotLost(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let bands = try await store.shelve(stock: 1)
            let layla = store.somebody()
            try await layla.add(bands)
            let first = try await layla.order("card_3ds").checkout
            let late = try #require(store.payments.newest)
            try await store.pass(.minutes(16))
            let second = try await layla.order("card_3ds").checkout
            let payment = try #require(store.payments.newest)
            #expect(second.id != first.id && payment != late)
            // The only piece is held for the second one: the money of the first goes back.
            store.payments.pay(late)
            #expect(try await store.webhook("late \(late.text)").status == 200)
            try await store.settle()
            #expect(try await layla.checkout(first.id).status == .refunded)
            #expect(store.payments.refunded == 11_499)
            store.payments.approve(payment)
            #expect(try await store.webhook("paid \(payment.text)").status == 200)
            #expect(try await layla.checkout(second.id).status == .completed)
            // The key still leads to what came of it.
            #expect(try await layla.order("card_3ds").checkout.id == second.id)
        }
    }

    /// A key that only the failed one has goes with it to its order.
    @Test(arguments: Engine.allCases) func lateMoneyKeepsAKeyThatNobodyElseHas(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let layla = store.somebody()
            try await layla.add(try await store.shelve())
            let first = try await layla.order("card_3ds").checkout
            let late = try #require(store.payments.newest)
            try await store.pass(.minutes(16))
            store.payments.pay(late)
            #expect(try await store.webhook("late \(late.text)").status == 200)
            let repeated = try await layla.order("card_3ds")
            #expect(repeated.status == 201)
            #expect(try repeated.checkout.id == first.id)
        }
    }

    @Test func aCheckoutCanBeGivenUp() async throws {
        try await StoreFixture.run { store in
            let bands = try await store.shelve(stock: 1)
            let layla = store.somebody()
            try await layla.add(bands)
            let waiting = try await layla.order("card_3ds").checkout
            for _ in 0..<2 {
                let end = try await layla.client.call(StoreOrders.cancelCheckout, CheckoutParameters(id: waiting.id), Nothing())
                #expect(end.status == .failed)
            }
            #expect(try await store.stock(bands) == (1, 0))
            let slow = try await layla.order("card_slow", key: "key-2").checkout
            #expect(slow.status == .processing)
            store.payments.approve(try #require(store.payments.all.first { $0.status == .processing }).id)
            let paid = try await layla.client.call(StoreOrders.cancelCheckout, CheckoutParameters(id: slow.id), Nothing())
            #expect(paid.status == .completed)
        }
    }
}
