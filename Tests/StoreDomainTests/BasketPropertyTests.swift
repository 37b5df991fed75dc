import Contracts
import StoreDomain
import Testing
import Wire

/// What holds of every basket, tried on ten thousand.
@Suite struct BasketPropertyTests {
    private struct Basket {
        let lines: [BasketLine]
        let percent: Int64?
    }

    /// Small and large prices, so that shipping is paid and free, one line and many, taxed and not; every third without a code.
    private static func baskets(_ count: Int) -> [Basket] {
        var random = SplitMix(state: 20_260_302)
        return (0..<count).map { index in
            let top: Int64 = [50, 3000, 30_000, 10_000_000][index % 4]
            let lines = (0..<Int.random(in: 0...8, using: &random)).map { number in
                line(
                    number, Int64.random(in: 1...top, using: &random),
                    times: Int64.random(in: 1...(number % 2 == 0 ? 3 : 99), using: &random),
                    Int.random(in: 0...2, using: &random) == 0 ? .zero : .standard)
            }
            return Basket(lines: lines, percent: index % 3 == 0 ? nil : Int64.random(in: 1...100, using: &random))
        }
    }

    @Test func everyTotalAddsUp() {
        let policy = StorePolicy()
        var (free, paid, mixed) = (0, 0, 0)
        for basket in Self.baskets(10_000) {
            let prices = priced(basket.lines, off: basket.percent)
            let lines = basket.lines.reduce(0) { $0 + $1.unitPrice * $1.quantity }
            #expect(prices.subtotal == lines)
            #expect(prices.total == prices.subtotal - prices.discount + prices.shipping)
            #expect(isRounded(prices.discount, lines * (basket.percent ?? 0), by: 100))
            let goods = prices.subtotal - prices.discount
            #expect(prices.shipping == (basket.lines.isEmpty || goods > 20_000 ? 0 : 2500))
            #expect(prices.untilFreeShipping.map { $0 + goods == 20_001 } ?? (prices.shipping == 0))

            let totals = prices.totals(policy: policy)
            #expect(totals.subtotal.amount - totals.discount.amount + totals.shipping.amount == totals.total.amount)
            let net = totals.beforeTax
            #expect(net.subtotal.amount + totals.tax.amount + net.shipping.amount - net.discount.amount == totals.total.amount)
            let amounts = [
                totals.subtotal, totals.discount, totals.shipping, totals.total, totals.tax, net.subtotal, net.discount, net.shipping,
            ]
            #expect(amounts.allSatisfy { $0.amount >= 0 && $0.currency == .sar })
            #expect(net.discount.amount <= net.subtotal.amount && net.subtotal.amount <= totals.subtotal.amount)
            if prices.shipping > 0 { paid += 1 } else { free += 1 }
            if Set(basket.lines.map(\.taxCategory)).count == 2 { mixed += 1 }
        }
        // All sorts were there.
        #expect(free > 1000 && paid > 1000 && mixed > 1000)
    }

    @Test func everyDiscountIsSplitToTheLastHalala() {
        for basket in Self.baskets(10_000) {
            let prices = priced(basket.lines, off: basket.percent)
            #expect(prices.lineDiscounts.count == basket.lines.count)
            #expect(prices.lineDiscounts.reduce(0, +) == prices.discount)
            for (line, part) in zip(basket.lines, prices.lineDiscounts) {
                #expect(part >= 0 && part <= line.total)
                // Nobody's share is a halala off: it is the line's own percentage, rounded down or up, in hundredths of a halala.
                let (exact, found) = (Int128(line.total) * Int128(basket.percent ?? 0), Int128(part) * 100)
                #expect(abs(found - exact) < 100)
            }
        }
    }

    /// The rule of the tax authority: a category's net is its gross less the tax inside, rounded once; the tax is the sum over categories.
    @Test func everyTaxIsThatOfItsCategory() {
        for basket in Self.baskets(10_000) {
            let prices = priced(basket.lines, off: basket.percent)
            var gross: [TaxCategory: Int64] = prices.shipping > 0 ? [.standard: prices.shipping] : [:]
            for (line, part) in zip(basket.lines, prices.lineDiscounts) { gross[line.taxCategory, default: 0] += line.total - part }
            #expect(Set(prices.tax.keys) == Set(gross.keys))
            for (category, amount) in gross {
                let tax = prices.tax[category] ?? -1
                if category == .zero {
                    #expect(tax == 0)
                } else {
                    #expect(isRounded(amount - tax, amount * 100, by: 115))
                }
            }
            #expect(prices.taxTotal == prices.tax.values.reduce(0, +) && gross.values.reduce(0, +) == prices.total)
        }
    }

    @Test func theOrderOfLinesDoesNotMatter() {
        var random = SplitMix(state: 7)
        for basket in Self.baskets(2000) {
            let prices = priced(basket.lines, off: basket.percent)
            let shuffled = basket.lines.shuffled(using: &random)
            let again = priced(shuffled, off: basket.percent)
            #expect(again.totals(policy: StorePolicy()) == prices.totals(policy: StorePolicy()) && again.tax == prices.tax)
            let parts = Dictionary(uniqueKeysWithValues: zip(basket.lines.map(\.product), prices.lineDiscounts))
            #expect(zip(shuffled, again.lineDiscounts).allSatisfy { parts[$0.product] == $1 })
        }
    }
}
