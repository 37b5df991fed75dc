public import Contracts

/// Whether a day that is planned stays when what it should come to changes a little, as it does whenever somebody weighs themselves.
public enum DayKeeping {
    /// - Parameters:
    ///   - totals: what its meals come to.
    ///   - hasChoice: whether the person took a meal in place of one of them: such a day is not tuned, and an alternative leaves it within
    ///     a tenth of its energy.
    public static func fits(_ totals: Nutrients, _ targets: NutritionTargets, hasChoice: Bool) -> Bool {
        let (bounds, sum) = (DayBounds(targets), Energy(totals))
        if bounds.isNear(sum) { return true }
        return hasChoice && 10 * abs(sum.kcal - bounds.wanted.kcal) <= bounds.wanted.kcal
    }
}
