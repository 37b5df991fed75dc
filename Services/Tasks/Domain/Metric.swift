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

/// A number as people type it: Western or Arabic-Indic digits, one point, comma or Arabic decimal separator, perhaps a minus sign.
private struct TypedNumber {
    /// As `Int64` and `Double` read it.
    let digits: String
    let hasFraction: Bool

    init(_ text: String) throws(FieldRule) {
        var digits = ""
        var points = 0
        var count = 0
        for scalar in text.trimmed.unicodeScalars {
            switch scalar.value {
            case 0x30...0x39: digits.unicodeScalars.append(scalar)
            case 0x660...0x669: digits += String(scalar.value - 0x660)
            case 0x6f0...0x6f9: digits += String(scalar.value - 0x6f0)
            case 0x2d, 0x2212:
                guard digits.isEmpty else { throw .wrongType(expected: "number") }
                digits = "-"
                continue
            case 0x2e, 0x2c, 0x66b:
                // A separator stands between digits, so that `1,` is not yet a number.
                guard count > 0 else { throw .wrongType(expected: "number") }
                points += 1
                digits += "."
                continue
            default: throw .wrongType(expected: "number")
            }
            count += 1
        }
        guard (1...15).contains(count), points <= 1, digits.last != "." else { throw .wrongType(expected: "number") }
        self.digits = digits
        hasFraction = points == 1
    }
}
