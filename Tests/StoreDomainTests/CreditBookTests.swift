import Contracts
import StoreDomain
import Testing

/// Credit notes of random orders, against books that are kept apart in whole numbers of 128 bits.
@Suite struct CreditBookTests {
    private struct Order {
        var lines: [CreditBook.Line]
        var shipping: Int64
        var total: Int64 { lines.reduce(shipping) { $0 + $1.paid } }
        func gross(_ category: TaxCategory) -> Int64 {
            lines.reduce(category == .standard ? shipping : 0) { $0 + ($1.category == category ? $1.paid : 0) }
        }
    }

    private func order(_ random: inout SplitMix) -> Order {
        let lines = (1...Int.random(in: 1...6, using: &random)).map { number in
            CreditBook.Line(
                product: product(number), category: Bool.random(using: &random) ? .standard : .zero,
                quantity: Int64.random(in: 1...5, using: &random), paid: Int64.random(in: 0...40_000, using: &random))
        }
        return Order(lines: lines, shipping: Bool.random(using: &random) ? 2500 : 0)
    }

    /// The VAT in an amount that has 15 percent in it: whether it is `gross * 15 / 115` rounded half up of the amount without it.
    private func isTax(_ tax: Int64, in gross: Int64) -> Bool {
        let twiceOff = 2 * (Int128(gross - tax) * 115 - Int128(gross) * 100)
        return twiceOff > -115 && twiceOff <= 115
    }

    @Test(arguments: [1, 2, 3, 4] as [UInt64]) func linesRatesAndNotesAddUp(_ seed: UInt64) {
        var random = SplitMix(state: seed)
        let policy = StorePolicy()
        for _ in 0..<1000 {
            let order = order(&random)
            var book = CreditBook(lines: order.lines, shipping: order.shipping)
            var given = order.lines.map { _ in Int64(0) }
            var total: Int64 = 0, taxes: Int64 = 0, goodwill = false
            while book.left > 0 {
                let before = book
                let amount: Int64
                let index = Int.random(in: order.lines.indices, using: &random), line = order.lines[index]
                if Int.random(in: 0..<3, using: &random) > 0, given[index] < line.quantity {
                    let count = Int64.random(in: 1...line.quantity - given[index], using: &random)
                    amount = book.worth(count, of: line.product, after: given[index])
                    book.take(amount, for: line.product)
                    given[index] += count
                    // Only its own line, at its own rate: goods without VAT give none back, whatever was given before.
                    #expect(amount >= 0 && book.lines[index].left == before.lines[index].left - amount)
                    #expect(book.left == before.left - amount && book.shipping == before.shipping)
                    if line.category == .zero { #expect(book.tax(policy: policy) == before.tax(policy: policy)) }
                    if given[index] == line.quantity { #expect(book.lines[index].left == 0) }
                    if !goodwill {
                        #expect(abs(Int128(amount) * Int128(line.quantity) - Int128(line.paid) * Int128(count)) <= Int128(line.quantity))
                    }
                } else {
                    amount = Int.random(in: 0..<4, using: &random) == 0 ? book.left : Int64.random(in: 1...book.left, using: &random)
                    book.take(amount)
                    goodwill = true
                    // Each line's part is its share rounded down or up.
                    for (old, new) in zip(before.lines, book.lines) {
                        let off = Int128(old.left - new.left) * Int128(before.left) - Int128(amount) * Int128(old.left)
                        #expect(abs(off) < Int128(before.left) && new.left >= 0)
                    }
                }
                total += amount
                taxes += book.tax(policy: policy) - before.tax(policy: policy)
                #expect(book.tax(policy: policy) >= before.tax(policy: policy) && book.left == order.total - total)
                #expect(book.credited.values.reduce(0, +) == total)
                for category in TaxCategory.allCases { #expect(book.credited[category, default: 0] <= order.gross(category)) }
                #expect(isTax(taxes, in: book.credited[.standard, default: 0]))
            }
            #expect(total == order.total && taxes == Pricing.taxInside(order.gross(.standard), percent: 15))
        }
    }

    @Test func goodwillIsNotPaidTwice() {
        // 115.00 with 15.00 of VAT and 100.00 without; 21.50 goodwill takes a tenth of each.
        let lines = [
            CreditBook.Line(product: product(1), category: .standard, quantity: 1, paid: 11_500),
            CreditBook.Line(product: product(2), category: .zero, quantity: 2, paid: 10_000),
        ]
        var book = CreditBook(lines: lines, shipping: 0)
        book.take(2150)
        #expect(book.lines.map(\.left) == [10_350, 9000] && book.tax(policy: StorePolicy()) == 150)
        #expect(book.worth(1, of: product(2), after: 0) == 4500 && book.worth(2, of: product(2), after: 0) == 9000)
        book.take(9000, for: product(2))
        #expect(book.tax(policy: StorePolicy()) == 150)
        book.take(10_350, for: product(1))
        #expect(book.tax(policy: StorePolicy()) == 1500 && book.left == 0)
    }

    /// What releases before gave for pieces after a goodwill amount.
    @Test func moreThanALineHasLeftIsTakenFromEverything() {
        let lines = [
            CreditBook.Line(product: product(1), category: .standard, quantity: 1, paid: 1150),
            CreditBook.Line(product: product(2), category: .zero, quantity: 1, paid: 1000),
        ]
        var book = CreditBook(lines: lines, shipping: 0)
        book.take(430)
        book.take(1000, for: product(2))
        #expect(book.lines.map(\.left) == [720, 0] && book.left == 720)
        book.take(99_999)
        #expect(book.left == 0 && book.credited == [.standard: 1150, .zero: 1000])
    }
}
