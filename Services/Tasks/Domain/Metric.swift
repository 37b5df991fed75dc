internal import Contracts
internal import Wire

/// A number of `TaskMetrics` by its wire name.
public enum Metric: String, Sendable, Hashable, CaseIterable {
    case reps, sets, weightKg, calories, proteinG, ml, minutes, distanceKm, steps

    /// Whether the metrics have it.
    func isPresent(in metrics: TaskMetrics) -> Bool {
        switch self {
        case .reps: metrics.reps != nil
        case .sets: metrics.sets != nil
        case .weightKg: metrics.weightKg != nil
        case .calories: metrics.calories != nil
        case .proteinG: metrics.proteinG != nil
        case .ml: metrics.ml != nil
        case .minutes: metrics.minutes != nil
        case .distanceKm: metrics.distanceKm != nil
        case .steps: metrics.steps != nil
        }
    }

    /// Reads what somebody typed and puts it in; the rule it breaks otherwise.
    func read(_ text: String, into metrics: inout TaskMetrics) throws(FieldRule) {
        switch self {
        case .reps: metrics.reps = try whole(text)
        case .sets: metrics.sets = try whole(text)
        case .weightKg: metrics.weightKg = try decimal(text)
        case .calories: metrics.calories = try whole(text)
        case .proteinG: metrics.proteinG = try decimal(text)
        case .ml: metrics.ml = try whole(text)
        case .minutes: metrics.minutes = try whole(text)
        case .distanceKm: metrics.distanceKm = try decimal(text)
        case .steps: metrics.steps = try whole(text)
        }
    }

    private func whole<Rule: WholeRule>(_ text: String) throws(FieldRule) -> Whole<Rule> {
        let number = try TypedNumber(text)
        guard !number.hasFraction else { throw .wrongType(expected: "integer") }
        guard let value = Int64(number.digits) else { throw Whole<Rule>.outOfRange }
        return try Whole(validating: value)
    }

    private func decimal<Rule: DecimalRule>(_ text: String) throws(FieldRule) -> Hundredths<Rule> {
        guard let value = Double(try TypedNumber(text).digits) else { throw .wrongType(expected: "number") }
        return try Hundredths(validating: value)
    }
}
