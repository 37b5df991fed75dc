/// A Saudi mobile number of a flow's own, in the spellings flows need: `phone` in E.164, `phoneLocal` with a leading zero and
/// blanks, `phoneArabic` in Arabic-Indic digits.
struct SamplePhone {
    let spellings: [String: String]

    init(_ random: inout SeededNumbers) {
        let rest = (0..<7).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
        let national = "50" + rest
        let arabic = ("0" + national).unicodeScalars.compactMap { Unicode.Scalar($0.value - 0x30 + 0x660) }
        spellings = [
            "phone": "+966" + national,
            "phoneLocal": "0\(national.prefix(2)) \(national.dropFirst(2).prefix(3)) \(national.dropFirst(5))",
            "phoneArabic": String(String.UnicodeScalarView(arabic)),
        ]
    }
}
