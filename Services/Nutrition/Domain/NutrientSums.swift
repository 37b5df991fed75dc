public import Contracts

extension Nutrients {
    /// Sums value by value. What one side does not know adds nothing: `IntakeSum` tells which sums that leaves incomplete.
    public static func + (a: Nutrients, b: Nutrients) -> Nutrients {
        Nutrients(
            kcal: a.kcal + b.kcal, proteinG: a.proteinG + b.proteinG, carbsG: a.carbsG + b.carbsG, fatG: a.fatG + b.fatG,
            fiberG: added(a.fiberG, b.fiberG), sugarsG: added(a.sugarsG, b.sugarsG), sodiumMg: added(a.sodiumMg, b.sodiumMg))
    }

    /// So many parts of so many: 1.5 portions are 150 of 100, 158 g of a food's 100 g are 1,580 of 1,000. Each value is rounded once, a
    /// half
    /// away from zero. FR-NUTRITION-04-d.
    /// - Parameter whole: above zero.
    public func scaled(_ part: Int64, of whole: Int64) -> Nutrients {
        func scale(_ amount: NutrientAmount) -> NutrientAmount {
            NutrientAmount(trusted: Rounded.divide(Rounded.product(amount.hundredths, part), by: whole))
        }
        return Nutrients(
            kcal: scale(kcal), proteinG: scale(proteinG), carbsG: scale(carbsG), fatG: scale(fatG), fiberG: fiberG.map(scale),
            sugarsG: sugarsG.map(scale), sodiumMg: sodiumMg.map(scale))
    }

    /// kcal that protein, carbohydrate and fat hold by Atwater's general factors 4, 4 and 9, in hundredths.
    public var energyOfMacros: Int64 { 4 * proteinG.hundredths + 4 * carbsG.hundredths + 9 * fatG.hundredths }

    private static func added(_ a: NutrientAmount?, _ b: NutrientAmount?) -> NutrientAmount? {
        guard let a else { return b }
        return b.map { a + $0 } ?? a
    }
}

extension NutrientAmount {
    public static func + (a: NutrientAmount, b: NutrientAmount) -> NutrientAmount { NutrientAmount(trusted: a.hundredths + b.hundredths) }
}

/// Divisions of whole numbers that round as people are taught to: a half goes away from zero.
enum Rounded {
    /// - Parameter divisor: above zero.
    static func divide(_ value: Int64, by divisor: Int64) -> Int64 {
        let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
        guard remainder.magnitude >= divisor.magnitude - remainder.magnitude else { return quotient }
        return quotient + value.signum()
    }

    /// The product, or the largest number where it does not fit: no portion of anything comes near it.
    static func product(_ a: Int64, _ b: Int64) -> Int64 {
        let (product, overflow) = a.multipliedReportingOverflow(by: b)
        return overflow ? (a.signum() == b.signum() ? .max : -.max) : product
    }
}
