import Contracts
import StoreDomain
import Testing
import Wire

/// Amounts that can be checked by hand.
@Suite struct PricingTests {
    @Test func theDocumentsExample() {
        let prices = priced([line(1, 8999)], off: 10)
        #expect(prices.subtotal == 8999 && prices.discount == 900 && prices.subtotal - prices.discount == 8099)
        #expect(prices.lineDiscounts == [900])
        #expect(prices.shipping == 2500 && prices.total == 10_599 && prices.taxTotal == 1382)
        #expect(prices.totals(policy: StorePolicy()) == Totals.example)
    }

    @Test(arguments: [
        (20_000 as Int64, 2500 as Int64, 1 as Int64?), (20_001, 0, nil), (19_999, 2500, 2), (1, 2500, 20_000), (1_000_000, 0, nil),
    ])
    func shippingIsFreeOverTwoHundred(_ goods: Int64, _ fee: Int64, _ missing: Int64?) {
        let prices = priced([line(1, goods)])
        #expect(prices.shipping == fee && prices.untilFreeShipping == missing && prices.total == goods + fee)
    }

    @Test func theGoodsAfterDiscountDecideOfShipping() {
        // 222.23 less 22.22 is 200.01, and 222.22 less 22.22 is 200.00.
        #expect(priced([line(1, 22_223)], off: 10).shipping == 0)
        #expect(priced([line(1, 22_222)], off: 10).shipping == 2500)
        #expect(priced([line(1, 22_222)], off: 10).untilFreeShipping == 1)
        // Whatever they are made of.
        #expect(priced([line(1, 10_000, times: 2)]).shipping == 2500)
        #expect(priced([line(1, 10_000, times: 2), line(2, 1, .zero)]).shipping == 0)
    }

    @Test func anEmptyBasketCostsNothing() {
        let prices = priced([], off: 10)
        #expect(prices.total == 0 && prices.shipping == 0 && prices.taxTotal == 0 && prices.untilFreeShipping == nil)
        #expect(prices.lineDiscounts.isEmpty && prices.tax.isEmpty)
    }

    /// Half a halala goes up, and a hair less goes down.
    @Test(arguments: [
        (5 as Int64, 10 as Int64, 1 as Int64), (4, 10, 0), (163_725, 10, 16_373), (163_724, 10, 16_372), (1, 50, 1), (1, 49, 0), (3, 50, 2),
        (8999, 100, 8999),
        (8999, 1, 90), (8950, 1, 90), (8949, 1, 89),
    ])
    func discountsAreRoundedHalfUp(_ goods: Int64, _ percent: Int64, _ discount: Int64) {
        #expect(priced([line(1, goods)], off: percent).discount == discount)
    }

    @Test func whatIsHalfIsRoundedUp() {
        // 163.725 is 163.73, not 163.72.
        #expect(Pricing.rounded(163_725, by: 10) == 16_373)
        #expect(Pricing.rounded(163_724, by: 10) == 16_372)
        #expect(Pricing.rounded(0, by: 115) == 0)
        #expect(Pricing.rounded(1, by: 2) == 1 && Pricing.rounded(1, by: 3) == 0 && Pricing.rounded(2, by: 3) == 1)
        #expect(Pricing.rounded(7, by: 1) == 7)
    }

    @Test(arguments: [
        (11_500 as Int64, 10_000 as Int64), (115, 100), (1, 1), (10_000, 8696), (10_599, 9217), (23, 20), (22, 19), (0, 0),
    ])
    func theTaxIsWhatIsOverTheRoundedNet(_ gross: Int64, _ net: Int64) {
        #expect(Pricing.withoutTax(gross, percent: 15) == net && Pricing.taxInside(gross, percent: 15) == gross - net)
        #expect(Pricing.taxInside(gross, percent: 0) == 0)
    }

    @Test func taxIsRoundedOnceForEachCategory() {
        // Alone, each line of 0.11 would hold 0.01; the 0.33 together hold 0.04.
        let prices = priced([line(1, 11), line(2, 11), line(3, 11), line(4, 25_000, .zero)])
        #expect(prices.tax == [.standard: 4, .zero: 0])
        #expect(prices.shipping == 0 && prices.taxTotal == 4)
    }

    @Test func shippingIsTaxedLikeOtherThings() {
        // 10.00 without tax and 25.00 with.
        let prices = priced([line(1, 1000, .zero)])
        #expect(prices.tax == [.standard: 326, .zero: 0] && prices.total == 3500)
        let totals = prices.totals(policy: StorePolicy())
        #expect(totals.beforeTax.subtotal.amount == 1000 && totals.beforeTax.shipping.amount == 2174 && totals.tax.amount == 326)
    }

    /// What is taken off a thing without tax had no tax inside either.
    @Test func discountsOfUntaxedGoodsAreWholeBeforeTax() {
        let totals = priced([line(1, 10_000, .zero)], off: 10).totals(policy: StorePolicy())
        #expect(totals.discount.amount == 1000 && totals.beforeTax.discount.amount == 1000 && totals.beforeTax.subtotal.amount == 10_000)
        // Half of this discount is of the one, half of the other kind: 5.00 and 5.00 less 0.65.
        let mixed = priced([line(1, 5000), line(2, 5000, .zero)], off: 10)
        #expect(mixed.lineDiscounts == [500, 500] && mixed.discountBeforeTax == 500 + 435)
    }

    @Test func theRestOfADiscountGoesWhereMostWasLost() {
        // 10 % of 0.99 is 0.10, a third of it for each; the lowest id has what is left.
        #expect(priced([line(2, 33), line(1, 33), line(3, 33)], off: 10).lineDiscounts == [3, 4, 3])
        // Of 0.10 for 0.09, 0.45 and 0.45 the exact shares are 0.909…, 4.545… and 4.545….
        #expect(priced([line(1, 9), line(2, 45), line(3, 45)], off: 10).lineDiscounts == [1, 5, 4])
        #expect(priced([line(1, 9), line(3, 45), line(2, 45)], off: 10).lineDiscounts == [1, 4, 5])
        #expect(priced([line(1, 100), line(2, 50)], off: 100).lineDiscounts == [100, 50])
        #expect(priced([line(1, 1), line(2, 1)], off: 1).lineDiscounts == [0, 0])
    }

    /// A full cart of the dearest goods: a billion halalas a line.
    @Test(arguments: [1 as Int64, 10, 33, 99, 100])
    func nothingIsTooBig(_ percent: Int64) {
        let prices = priced((0..<50).map { line($0, 10_000_000, times: 99) }, off: percent)
        #expect(prices.subtotal == 49_500_000_000 && prices.discount == 495_000_000 * percent)
        #expect(prices.lineDiscounts.allSatisfy { $0 == 9_900_000 * percent })
        #expect(prices.total == prices.subtotal - prices.discount + (percent == 100 ? 2500 : 0))
    }

    @Test func thePolicyDecides() {
        var policy = StorePolicy()
        policy.shippingFee = 0
        #expect(priced([line(1, 100)], policy: policy).shipping == 0)
        // Nothing is missing when shipping costs nothing anyway.
        #expect(priced([line(1, 100)], policy: policy).untilFreeShipping == nil)
        policy = StorePolicy()
        policy.freeShippingAbove = 0
        #expect(priced([line(1, 1)], policy: policy).shipping == 0)
        policy.vatPercent = [.standard: 5]
        #expect(priced([line(1, 105)], policy: policy).tax == [.standard: 5])
        #expect(priced([line(1, 105, .zero)], policy: policy).tax == [.zero: 0])
    }

    /// Given back piece by piece, a line gives back what was paid for it.
    @Test func piecesMakeTheLine() {
        for paid in [0, 1, 2, 100, 8099, 16_373] as [Int64] {
            for quantity in 1...7 as ClosedRange<Int64> {
                let each = (0..<quantity).map { Pricing.paid(forPieces: 1, after: $0, of: quantity, paid: paid) }
                #expect(each.reduce(0, +) == paid && each.allSatisfy { $0 >= 0 })
                #expect((each.max() ?? 0) - (each.min() ?? 0) <= 1)
                #expect(Pricing.paid(forPieces: quantity, after: 0, of: quantity, paid: paid) == paid)
            }
        }
        #expect(Pricing.paid(forPieces: 1, after: 0, of: 0, paid: 100) == 0)
    }

    @Test func moneyIsReadable() {
        #expect(Money(amount: 8999, currency: .sar).text == "89.99 SAR")
        #expect(Money(amount: 5, currency: .usd).text == "0.05 USD" && Money(amount: 0, currency: .sar).text == "0.00 SAR")
        #expect(Money(amount: 100_010, currency: .sar).text == "1000.10 SAR")
    }
}
