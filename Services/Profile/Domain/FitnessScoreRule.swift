public import Contracts

/// FitCoach+'s fitness score. The document gives one example, 65; the formula is the notes'. FC-JOURNEY-07-h, FR-PROGRESS-06.
public enum FitnessScoreRule {
    /// Stored with every score; a change of any number below is a new formula.
    public static let formula = "fitness-score/1"

    private static let range: ClosedRange<Int64> = 0...100
    private static let base: Int64 = 50
    private static let perDay: Int64 = 5
    private static let perInjury: Int64 = -5

    /// 50, with 0, 15 or 25 for experience, 5 for each day a week, less 5 for each injury, kept within 0 to 100.
    ///
    /// The factors add up to the value; the last, `limit`, is there only when something was cut off.
    public static func score(
        experience: ExperienceLevel, frequency: WorkoutFrequency, injuries: [Injury]
    ) -> (value: Int64, factors: [ScoreFactor]) {
        let count = Int64(Set(injuries).subtracting([.none]).count)
        var factors = [
            ScoreFactor(name: .base, points: base), ScoreFactor(name: .experienceLevel, points: experience.points),
            ScoreFactor(name: .workoutFrequency, points: frequency.value * perDay),
            ScoreFactor(name: .injuries, points: count * perInjury),
        ]
        let sum = factors.reduce(0) { $0 + $1.points }
        let value = min(max(sum, range.lowerBound), range.upperBound)
        if value != sum { factors.append(ScoreFactor(name: .limit, points: value - sum)) }
        return (value, factors)
    }

    /// From the last two of `history`, oldest first; flat with fewer. FR-PROGRESS-06-b.
    public static func trend(_ history: [Int64]) -> Trend {
        guard history.count >= 2 else { return .flat }
        return Trend(of: history[history.count - 1] - history[history.count - 2])
    }
}

/// The answers to the question about injuries.
public enum InjuryRule {
    /// Without repeats, in the order of the question.
    public static func normalised(_ injuries: [Injury]) -> [Injury] { Injury.allCases.filter(injuries.contains) }
}

extension ExperienceLevel {
    fileprivate var points: Int64 {
        switch self {
        case .beginner: 0
        case .intermediate: 15
        case .advanced: 25
        }
    }
}

extension Trend {
    /// The direction of a difference.
    init(of difference: Int64) { self = difference > 0 ? .up : difference < 0 ? .down : .flat }
}
