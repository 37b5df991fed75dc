public import Wire

/// A number as people type it: Western or Arabic-Indic digits, one point, comma or Arabic decimal separator, perhaps a minus sign.
public struct TypedNumber: Sendable, Hashable {
    /// As `Int64` and `Double` read it.
    public let digits: String
    public let hasFraction: Bool

    /// - Throws: `wrongType` for what is no number, or not yet one.
    public init(_ text: String) throws(FieldRule) {
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
