import AppTesting
import Contracts
import HTTPCore
import Platform
import Storage
import Testing
import TestSupport
import Wire

/// FR-STORE-WELCOME-03: codes.
@Suite struct CartPromoTests {
    @Test(arguments: Engine.allCases, CartOwner.allCases) func aCodeTakesTenPercentOffTheGoods(_ engine: Engine, _ owner: CartOwner)
        async throws
    {
        try await StoreFixture.run(engine: engine) { store in
            try await store.promote()
            let trolley = try await store.trolley(owner)
            try await trolley.put(try await store.shelve())
            let cart = try await trolley.enter("WELCOME10")
            #expect(cart.promo == AppliedPromo(code: PromoCode(trusted: "WELCOME10"), percent: 10))
            // 89.99 less 9.00 is 80.99; shipping stays as it is.
            #expect(cart.amounts == [8999, 900, 2500, 10_599] && cart.lines[0].discount.amount == 900 && cart.totals.tax.amount == 1382)
            cart.checkSums()
            #expect(try await trolley.shown() == cart)
            let without = try await trolley.tryRemoveCode().cart()
            #expect(without.promo == nil && without.amounts == [8999, 0, 2500, 11_499])
            #expect(try await trolley.tryRemoveCode().cart() == without)
        }
    }

    @Test(arguments: ["welcome10", "Welcome10", " WELCOME10 ", "wel come 10", "WELCOME١٠", "welcome۱۰"])
    func caseSpacesAndTheKeyboardDoNotMatter(_ text: String) async throws {
        try await StoreFixture.run { store in
            try await store.promote()
            let layla = store.somebody()
            let answer = try await layla.client.json(.put, "/store/cart/promo", #"{"code":"\#(text)"}"#)
            #expect(try answer.cart().promo?.code.text == "WELCOME10")
        }
    }

    @Test(arguments: Engine.allCases, CartOwner.allCases) func whatIsNoCodeIsRefused(_ engine: Engine, _ owner: CartOwner) async throws {
        try await StoreFixture.run(engine: engine) { store in
            try await store.promote()
            try await store.promote("SUMMER25", percent: 25, firstOrderOnly: false, until: store.now + .hours(1))
            let trolley = try await store.trolley(owner)
            try await trolley.put(try await store.shelve())
            let unknown = try await trolley.tryCode("WELCOME11")
            #expect(unknown.status == 422 && unknown.code == .promoInvalid)
            #expect(try await trolley.enter("SUMMER25").totals.discount.amount == 2250)
            // A refusal leaves what was entered before.
            #expect(try await trolley.tryCode("NOTHING").code == .promoInvalid)
            #expect(try await trolley.shown().promo?.code.text == "SUMMER25")
            store.store.clock.advance(by: .hours(1))
            let late = try await trolley.tryCode("SUMMER25")
            #expect(late.status == 422 && late.code == .promoExpired)
            // It stays on show, says why, and takes nothing off.
            let cart = try await trolley.shown()
            #expect(cart.promo == AppliedPromo(code: PromoCode(trusted: "SUMMER25"), percent: 25, problem: .promoExpired))
            #expect(cart.totals.discount.amount == 0 && cart.lines[0].discount.amount == 0)
            try await store.run("DELETE FROM promotions WHERE code = 'SUMMER25'")
            #expect(try await trolley.shown().promo?.problem == .promoInvalid)
            #expect(try await trolley.enter("WELCOME10").totals.discount.amount == 900)
        }
    }

    @Test(arguments: Engine.allCases) func aWelcomeIsForTheFirstOrder(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            try await store.promote()
            try await store.promote("ALWAYS", percent: 5, firstOrderOnly: false)
            let (layla, omar) = (store.somebody(), store.somebody())
            let bands = try await store.shelve()
            try await layla.trolley.put(bands)
            try await layla.trolley.enter("WELCOME10")
            try await store.countOrder(of: layla)
            let cart = try await layla.trolley.shown()
            #expect(cart.promo?.problem == .promoNotEligible && cart.promo?.percent == 10 && cart.totals.discount.amount == 0)
            let again = try await layla.trolley.tryCode("WELCOME10")
            #expect(again.status == 422 && again.code == .promoNotEligible)
            // Others may, and so may she with a code for everybody: once.
            #expect(try await omar.trolley.enter("WELCOME10").promo?.problem == nil)
            #expect(try await layla.trolley.enter("ALWAYS").totals.discount.amount == 450)
            try await store.redeem("ALWAYS", by: layla)
            #expect(try await layla.trolley.shown().promo?.problem == .promoNotEligible)
            #expect(try await layla.trolley.tryCode("ALWAYS").code == .promoNotEligible)
            // Who used the code has used it, even if the order no longer counts.
            try await store.redeem("WELCOME10", by: omar)
            #expect(try await omar.trolley.tryCode("WELCOME10").code == .promoNotEligible)
            #expect(try await omar.trolley.shown().totals.discount.amount == 0)
        }
    }

    @Test func aCodeMayComeBeforeTheGoods() async throws {
        try await StoreFixture.run { store in
            try await store.promote()
            let layla = store.somebody().trolley
            let empty = try await layla.enter("WELCOME10")
            #expect(empty.amounts == [0, 0, 0, 0] && empty.promo?.percent == 10)
            #expect(try await layla.put(try await store.shelve()).totals.discount.amount == 900)
        }
    }

    @Test func aDiscountIsSplitOverTheLinesThatCount() async throws {
        try await StoreFixture.run { store in
            try await store.promote("THIRD", percent: 33, firstOrderOnly: false)
            let layla = store.somebody().trolley
            let products = try await [101 as Int64, 103, 107, 109].asyncMap { try await store.shelve("product-\($0)", price: $0) }
            for product in products { try await layla.put(product) }
            try await store.restock(products[1], 0)
            let cart = try await layla.enter("THIRD")
            // 33 % of 3.17 is 1.0461; of 1.05 the exact shares are 0.33454…, 0.35441… and 0.36104….
            #expect(cart.totals.discount.amount == 105 && cart.lines.map(\.discount.amount) == [34, 0, 35, 36])
            cart.checkSums()
        }
    }
}
