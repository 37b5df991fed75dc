import Contracts
import StoreDomain
import Testing
import Wire
@testable import StoreService

@Suite struct RefundTaxTests {
    private struct Numbers {
        var state: UInt64
        mutating func next(_ range: ClosedRange<Int64>) -> Int64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return range.lowerBound + Int64(state >> 33) % (range.upperBound - range.lowerBound + 1)
        }
    }

    /// Whatever is given back in whatever parts: the VAT of all credit notes is the invoice's once everything is back, and never more than
    /// either the VAT or the amount that is left.
    @Test func theVATOfCreditNotesNeverExceedsTheInvoices() {
        let policy = StorePolicy()
        var numbers = Numbers(state: 42)
        for _ in 0..<3000 {
            var left: [TaxCategory: Int64] = [.standard: numbers.next(1...200_000), .zero: numbers.next(0...1) * numbers.next(0...200_000)]
            let total = left.values.reduce(0, +)
            let tax = Pricing.taxInside(left[.standard] ?? 0, percent: 15)
            var (leftTotal, leftTax) = (total, tax)
            while leftTotal > 0 {
                let category: TaxCategory = numbers.next(0...1) == 0 ? .standard : .zero
                let byGoods = numbers.next(0...1) == 0 && (left[category] ?? 0) > 0
                let amount = byGoods ? min(leftTotal, numbers.next(1...(left[category] ?? 1))) : numbers.next(1...leftTotal)
                if byGoods { left[category, default: 0] -= amount }
                let part = CreditTax.tax(
                    of: amount, goods: byGoods ? [category: amount] : nil, leftTotal: leftTotal, leftTax: leftTax, policy: policy)
                #expect(part >= 0 && part <= leftTax)
                leftTotal -= amount
                leftTax -= part
                // One halala of rounding for each part that remains to be credited.
                #expect(leftTax <= Pricing.taxInside(leftTotal, percent: 15) + 1)
            }
            #expect(leftTax == 0)
        }
    }

    @Test func goodsTakeTheirOwnVAT() {
        let policy = StorePolicy()
        func tax(_ amount: Int64, _ goods: [TaxCategory: Int64]?, _ leftTotal: Int64, _ leftTax: Int64) -> Int64 {
            CreditTax.tax(of: amount, goods: goods, leftTotal: leftTotal, leftTax: leftTax, policy: policy)
        }
        #expect(tax(11_500, [.standard: 11_500], 30_000, 1500) == 1500)
        #expect(tax(10_000, [.zero: 10_000], 21_500, 1500) == 0)
        #expect(tax(1150, nil, 11_500, 1500) == 150)
        #expect(tax(11_500, nil, 11_500, 1500) == 1500)
        // Larger than anything a product may cost, and no overflow.
        #expect(tax(30_000_000_000, nil, 60_000_000_000, 7_826_086_957) == 3_913_043_479)
    }
}
