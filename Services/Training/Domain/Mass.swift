public import Contracts

/// A weight that kilograms and pounds both fit into without rounding: whole ten-millionths of a gram. A hundredth of a pound is
/// 4.5359237 g by the definition of 1959, so 45 lb and 20.41 kg are compared as they are.
public struct Mass: Sendable, Hashable, Comparable {
    public let units: Int64
    private static let perHundredthKilogram: Int64 = 100_000_000
    private static let perHundredthPound: Int64 = 45_359_237

    public init(units: Int64) { self.units = units }

    public init(_ weight: LiftedWeight) {
        units = weight.value.hundredths * (weight.unit == .kg ? Self.perHundredthKilogram : Self.perHundredthPound)
    }

    public static let zero = Mass(units: 0)
    public static func < (a: Self, b: Self) -> Bool { a.units < b.units }

    /// To the nearest hundredth of the unit, halves up.
    public func hundredths(of unit: WeightUnit) -> Int64 {
        rounded(to: unit == .kg ? Self.perHundredthKilogram : Self.perHundredthPound)
    }

    /// To the nearest gram.
    public var grams: Int64 { rounded(to: 10_000_000) }

    /// Without a sum that the heaviest would not fit into.
    private func rounded(to size: Int64) -> Int64 { units / size + (units % size >= size - size / 2 ? 1 : 0) }

    /// For an answer, with two decimals at most.
    public var kilograms: Double { Double(hundredths(of: .kg)) / 100 }

    /// What is heavier than anything stays the heaviest: nobody lifts it, but a client can send it.
    public static func + (a: Self, b: Self) -> Mass {
        let (sum, overflow) = a.units.addingReportingOverflow(b.units)
        return Mass(units: overflow ? .max : sum)
    }

    public static func * (a: Self, times: Int64) -> Mass {
        let (product, overflow) = a.units.multipliedReportingOverflow(by: times)
        return Mass(units: overflow ? .max : product)
    }
}
