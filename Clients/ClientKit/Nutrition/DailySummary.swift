public import Contracts
internal import NutritionDomain
public import Wire

/// A circle of Home and of the nutrition screen. FR-NUTRITION-02, FR-NUTRITION-03.
public struct IntakeRing: Sendable, Hashable {
    /// The colour of a circle.
    public enum Colour: Sendable, Hashable {
        case under, onTrack, over
        init(_ status: IntakeStatus) {
            self =
                switch status {
                case .under: .under
                case .onTrack: .onTrack
                case .over: .over
                }
        }
    }
    /// Hundredths of what the target is in.
    public let amount: Int64
    public let target: Int64
    /// Rounded, a half up: 20 g of 67 are 30 %. May be above 100.
    public let percent: Int64
    public let colour: Colour
    /// How much of the circle is drawn, in thousandths, at most all of it.
    public var fill: Int64 { target > 0 ? max(0, min(1000, amount * 10 / target)) : 0 }

    /// - Parameters:
    ///   - amount: hundredths.
    ///   - target: whole; 0 for nothing to reach, of which anything is nothing.
    public init(_ amount: Int64, of target: Int64) {
        self.amount = amount
        self.target = target
        percent = target > 0 ? (2 * amount + target) / (2 * target) : 0
        colour = target > 0 ? Colour(IntakeRule.status(amount, of: target)) : .onTrack
    }
}

/// What Home and the nutrition screen show of a day.
public struct DailySummary: Sendable, Hashable {
    public let date: LocalDate
    public let energy: IntakeRing
    public let protein: IntakeRing
    public let carbs: IntakeRing
    public let fat: IntakeRing
    public let water: IntakeRing
    /// Below nothing when there was more.
    public let remaining: NutrientAmountLeft
    public let isEmpty: Bool
    /// Sums that miss an entry's value, which are shown as "at least".
    public let incomplete: [OptionalNutrient]

    public init(_ day: NutritionDay) {
        let (target, eaten) = (day.target, day.consumed)
        date = day.date
        energy = IntakeRing(eaten.kcal.hundredths, of: target.kcal)
        protein = IntakeRing(eaten.proteinG.hundredths, of: target.proteinG)
        carbs = IntakeRing(eaten.carbsG.hundredths, of: target.carbsG)
        fat = IntakeRing(eaten.fatG.hundredths, of: target.fatG)
        water = IntakeRing(day.water.ml * 100, of: day.water.targetMl)
        remaining = day.remainingKcal
        isEmpty = day.meals.allSatisfy(\.entries.isEmpty)
        incomplete = day.incomplete
    }
}
