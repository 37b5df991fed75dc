import Contracts
import StoreDomain
import Testing
import Wire

/// The same numbers on every run. Steele, Lea and Flood 2014.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}

func product(_ number: Int) -> ProductID { ProductID(trusted: "01960f3e-7b6a-7c3e-9d2a-\(100_000_000_000 + number)") }

/// One piece at a price, unless told.
func line(_ number: Int, _ price: Int64, times quantity: Int64 = 1, _ tax: TaxCategory = .standard) -> BasketLine {
    BasketLine(product: product(number), unitPrice: price, quantity: quantity, taxCategory: tax)
}

func priced(_ lines: [BasketLine], off percent: Int64? = nil, policy: StorePolicy = StorePolicy()) -> BasketPrices {
    Pricing.price(lines, percentOff: percent, policy: policy)
}

extension Instant {
    static func at(_ text: String) throws -> Instant { try Instant(validating: text) }
}

/// Whether `quotient` is `value / divisor` rounded half up, told without dividing: the distance is within half a divisor.
func isRounded(_ quotient: Int64, _ value: Int64, by divisor: Int64) -> Bool {
    let twiceOver = 2 * (quotient * divisor - value)
    return -divisor < twiceOver && twiceOver <= divisor
}
