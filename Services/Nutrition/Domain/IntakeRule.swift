public import Contracts

/// How what was eaten compares with what a day should come to. The documents name the colours and rates without their bounds; these are the
/// notes' recommended ones. FR-NUTRITION-02-c, FR-PROGRESS-05.
public enum IntakeRule {
    /// Percent of a target within which somebody is on track, both included.
    public static let onTrack: ClosedRange<Int64> = 90...110

    /// Whole percent, to the nearest: 20 g of 67 are 30, as the document shows them. FR-NUTRITION-03-a.
    /// - Parameters:
    ///   - amount: hundredths.
    ///   - target: whole; 0 for nothing to reach, of which anything is nothing.
    public static func percent(_ amount: Int64, of target: Int64) -> Int64 { target > 0 ? Rounded.divide(amount, by: target) : 0 }

    public static func percent(_ consumed: Nutrients, of target: NutritionTargets) -> NutrientPercent {
        NutrientPercent(
            kcal: percent(consumed.kcal.hundredths, of: target.kcal), protein: percent(consumed.proteinG.hundredths, of: target.proteinG),
            carbs: percent(consumed.carbsG.hundredths, of: target.carbsG), fat: percent(consumed.fatG.hundredths, of: target.fatG))
    }

    /// Exact: 1,799.99 of 2,000 kcal is under.
    /// - Parameters:
    ///   - amount: hundredths.
    ///   - target: whole.
    public static func status(_ amount: Int64, of target: Int64) -> IntakeStatus {
        if amount < onTrack.lowerBound * target { return .under }
        return amount > onTrack.upperBound * target ? .over : .onTrack
    }

    /// Whether protein, carbohydrate and fat each came within 10 % of their target. FR-PROGRESS-05-b.
    public static func isAdherent(_ consumed: Nutrients, to target: MacroTargets) -> Bool {
        status(consumed.proteinG.hundredths, of: target.proteinG) == .onTrack
            && status(consumed.carbsG.hundredths, of: target.carbsG) == .onTrack
            && status(consumed.fatG.hundredths, of: target.fatG) == .onTrack
    }

    /// Whole percent, rounded down; nil of nothing.
    public static func share(_ part: Int64, of whole: Int64) -> Int64? { whole > 0 ? part * 100 / whole : nil }
}

/// Grams.
public struct MacroTargets: Sendable, Hashable {
    public let proteinG: Int64
    public let carbsG: Int64
    public let fatG: Int64
    public init(proteinG: Int64, carbsG: Int64, fatG: Int64) {
        self.proteinG = proteinG
        self.carbsG = carbsG
        self.fatG = fatG
    }
}

/// What days with entries came to. FR-PROGRESS-05.
public struct IntakeStats: Sendable, Hashable {
    public private(set) var days: Int64 = 0
    private var adherent: Int64 = 0
    private var sum = Nutrients.zero

    public init() {}

    /// - Parameter target: nil for a day without one, which nothing can come near.
    public mutating func add(_ consumed: Nutrients, target: MacroTargets?) {
        days += 1
        sum = sum + consumed
        if let target, IntakeRule.isAdherent(consumed, to: target) { adherent += 1 }
    }

    /// Of a day with entries, to the nearest whole.
    public func average(_ value: (Nutrients) -> NutrientAmount) -> Int64? {
        days > 0 ? Rounded.divide(value(sum).hundredths, by: 100 * days) : nil
    }

    /// FR-PROGRESS-05-b.
    public var adherence: Int64? { IntakeRule.share(adherent, of: days) }
}
