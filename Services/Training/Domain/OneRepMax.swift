public import Contracts

/// The weight somebody could lift once, estimated from a set of several repetitions. ENRC-02.
public struct OneRepMax: Sendable, Hashable {
    public let mass: Mass
    public let formula: OneRepFormula
    /// Above 12 repetitions the formulas drift apart, and neither was made for it.
    public let isUncertain: Bool

    static let certainReps: Int64 = 12

    /// - Epley (1985): `w × (1 + r ÷ 30)`.
    /// - Brzycki (1993): `w × 36 ÷ (37 − r)`, which has no answer from 37 repetitions on.
    ///
    /// - Parameter inReserve: how many more could have been done; they count as done.
    /// - Returns: nil without a repetition, and where the formula has no answer. One repetition is the weight itself.
    public init?(_ weight: Mass, reps: Int64, inReserve: Int64 = 0, formula: OneRepFormula) {
        let possible = reps + inReserve
        guard reps > 0, possible > 0 else { return nil }
        self.formula = formula
        isUncertain = possible > Self.certainReps
        if possible == 1 {
            mass = weight
            return
        }
        switch formula {
        case .epley: mass = Mass(units: (weight * (30 + possible)).units / 30)
        case .brzycki:
            guard possible < 37 else { return nil }
            mass = Mass(units: (weight * 36).units / (37 - possible))
        }
    }

    /// Of a set; nil for a warm-up, and without weight or repetitions.
    public init?(_ set: LoggedSet, formula: OneRepFormula = .epley) {
        guard set.counts, let weight = set.weight, let reps = set.reps else { return nil }
        self.init(Mass(weight), reps: reps.value, inReserve: set.inReserve?.value ?? 0, formula: formula)
    }
}

extension LoggedSet {
    /// Whether it is part of volume and records. ENRC-04.
    public var counts: Bool { label != .warmup }

    /// Weight times repetitions; nothing for a timed set.
    public var volume: Mass {
        guard let weight, let reps else { return .zero }
        return Mass(weight) * reps.value
    }
}
