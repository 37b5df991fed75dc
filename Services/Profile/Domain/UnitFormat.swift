public import Contracts
public import Wire

/// Body measures as people read them; what is stored stays metric, so switching units changes nothing. Digits are the Western ones in
/// both languages. GTSD-7.2-04, FR-ACCOUNT-05-d.
public enum UnitFormat {
    /// `81.7 kg` or `180 lb`: one decimal, left out when it is 0.
    public static func weight(_ weight: Kilograms, _ units: UnitSystem, _ language: Language) -> String {
        let hundredths = units == .metric ? weight.hundredths : Units.pounds(fromKilograms: weight.hundredths)
        let number = DecimalNumber.text(hundredths: Rounded.divide(hundredths, by: 10) * 10)
        return switch (units, language) {
        case (.metric, .english): "\(number) kg"
        case (.metric, .arabic): "\(number) كجم"
        case (.imperial, .english): "\(number) lb"
        case (.imperial, .arabic): "\(number) رطل"
        }
    }

    /// `180 cm` or `5 ft 11 in`, in Arabic `5 أقدام و11 بوصة`, to the nearest centimetre or inch.
    public static func height(_ height: Centimetres, _ units: UnitSystem, _ language: Language) -> String {
        guard units == .imperial else {
            let number = Rounded.divide(height.hundredths, by: 100)
            return language == .english ? "\(number) cm" : "\(number) سم"
        }
        // From the stored hundredths at once: 254 hundredths of a centimetre are one inch.
        let (feet, inches) = Rounded.divide(height.hundredths, by: 254).quotientAndRemainder(dividingBy: 12)
        return switch language {
        case .english: "\(feet) ft \(inches) in"
        case .arabic where inches == 0: footWords.text(feet, .arabic)
        case .arabic: footWords.text(feet, .arabic) + " و" + inchWords.text(inches, .arabic)
        }
    }

    private static let footWords = Plural(english: ("foot", "feet"), arabic: ("قدم واحدة", "قدمان", "أقدام", "قدمًا", "قدم"))
    private static let inchWords = Plural(english: ("inch", "inches"), arabic: ("بوصة واحدة", "بوصتان", "بوصات", "بوصة", "بوصة"))

    /// A stored weight for an input in pounds; converting it back gives the stored weight again.
    public static func pounds(_ weight: Kilograms) -> Pounds { Pounds(trusted: Units.pounds(fromKilograms: weight.hundredths)) }

    /// A stored height for an input in inches; converting it back gives the stored height within 0.01 cm.
    public static func inches(_ height: Centimetres) -> Inches { Inches(trusted: Units.inches(fromCentimetres: height.hundredths)) }
}

enum DecimalNumber {
    /// With up to two decimals, none of them a trailing 0: `80`, `81.5`, `81.65`.
    static func text(hundredths: Int64) -> String {
        let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
        let sign = hundredths < 0 ? "-" : ""
        if rest == 0 { return "\(sign)\(whole)" }
        return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }
}
