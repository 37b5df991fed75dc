public import Contracts

/// Which plates go on each side of a bar.
public struct PlateLoad: Sendable, Hashable {
    /// For one side, the heaviest first, in hundredths of the unit.
    public let perSide: [Int64]
    /// What the plates at hand cannot make up, for the whole bar.
    public let missing: Int64

    /// What gyms have, in hundredths.
    public static func usual(_ unit: WeightUnit) -> (bar: Int64, plates: [Int64]) {
        unit == .kg ? (2000, [2500, 2000, 1500, 1000, 500, 250, 125]) : (4500, [4500, 3500, 2500, 1000, 500, 250])
    }

    /// The nearest load that is not above the target. A target below the bar is the bar alone.
    ///
    /// - Parameters: all in hundredths of one unit; of each plate there are enough.
    public init(target: Int64, bar: Int64, plates: [Int64]) {
        var rest = max(0, target - bar)
        var side: [Int64] = []
        for plate in plates.sorted(by: >) where plate > 0 {
            let count = min(rest / (2 * plate), 20)
            side += Array(repeating: plate, count: Int(count))
            rest -= count * 2 * plate
        }
        perSide = side
        missing = rest
    }
}
