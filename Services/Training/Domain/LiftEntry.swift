public import Contracts
public import Wire

/// Numbers of a set as people type them: a comma or a point, Western or Arabic digits. Blank is nothing. WORK-04.
public enum LiftEntry {
    public static func weight(_ text: String, _ unit: WeightUnit) throws(FieldRule) -> LiftedWeight? {
        guard !text.trimmed.isEmpty else { return nil }
        guard let value = Double(try TypedNumber(text).digits) else { throw .wrongType(expected: "number") }
        // `-0` is within the bounds as a number, but nobody lifts it.
        guard value.sign == .plus else { throw Hundredths<LiftedRule>.outOfRange }
        return LiftedWeight(try Hundredths(validating: value), unit)
    }

    /// Repetitions, seconds and the like.
    public static func whole<Rule: WholeRule>(_ text: String) throws(FieldRule) -> Whole<Rule>? {
        guard !text.trimmed.isEmpty else { return nil }
        let number = try TypedNumber(text)
        guard !number.hasFraction else { throw .wrongType(expected: "integer") }
        guard number.digits.utf8.first != 0x2d, let value = Int64(number.digits) else { throw Whole<Rule>.outOfRange }
        return try Whole(validating: value)
    }
}
