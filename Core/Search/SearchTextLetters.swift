extension SearchText {
    /// What a character of a text counts as.
    enum Letter {
        /// Ends a word.
        case gap
        /// Is not there: marks, joiners, apostrophes.
        case dropped
        case digit(Unicode.Scalar)
        case letter(Unicode.Scalar)
        /// What is written as several, or as none.
        case letters(String.UnicodeScalarView)

        init(_ scalar: Unicode.Scalar) {
            switch scalar.value {
            case 0x61...0x7a: self = .letter(scalar)
            case 0x30...0x39: self = .digit(scalar)
            case 0x41...0x5a: self = Letter(Unicode.Scalar(UInt8(scalar.value) + 0x20))
            case 0x27: self = .dropped
            case 0..<0x80: self = .gap
            case 0x621...0x63a, 0x641...0x64a: self = .letter(SearchText.arabic[scalar] ?? scalar)
            case 0x610...0x61a, 0x640, 0x64b...0x65f, 0x670, 0x6d6...0x6dc, 0x6df...0x6e8, 0x6ea...0x6ed: self = .dropped
            case 0xad, 0x2bc, 0x300...0x36f, 0x200b...0x200f, 0x2018, 0x2019, 0x202a...0x202e, 0x2060...0x2069, 0xfe00...0xfe0f, 0xfeff:
                self = .dropped
            default: self = Self.other(scalar)
            }
        }

        private static func other(_ scalar: Unicode.Scalar) -> Letter {
            if let same = arabic[scalar] { return .letter(same) }
            if scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue, let digit = UInt8(exactly: value) {
                return .digit(Unicode.Scalar(0x30 + digit))
            }
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber, .otherNumber,
                .spacingMark,
                .nonspacingMark:
                let lower = scalar.properties.lowercaseMapping.unicodeScalars
                return .letters(lower.reduce(into: String.UnicodeScalarView()) { letters, scalar in
                    if let plain = latin[scalar] { letters.append(contentsOf: plain.unicodeScalars) } else { letters.append(scalar) }
                })
            default: return .gap
            }
        }
    }

    /// Letters that are written for one another, and the Persian ones that some keyboards have in their place.
    private static let arabic: [Unicode.Scalar: Unicode.Scalar] = [
        "أ": "ا", "إ": "ا", "آ": "ا", "ٱ": "ا", "ى": "ي", "ی": "ي", "ئ": "ي", "ؤ": "و", "ة": "ه", "ک": "ك", "ہ": "ه", "ۀ": "ه",
    ]

    /// Latin letters with marks, and those that are written as two.
    private static let latin: [Unicode.Scalar: String] = {
        let plain = [
            ("àáâãäåāăąǎ", "a"), ("çćĉċč", "c"), ("ďđð", "d"), ("èéêëēĕėęě", "e"), ("ĝğġģ", "g"), ("ĥħ", "h"), ("ìíîïĩīĭįıǐ", "i"),
            ("ĵ", "j"), ("ķ", "k"),
            ("ĺļľŀł", "l"), ("ñńņňŉ", "n"), ("òóôõöøōŏőǒ", "o"), ("ŕŗř", "r"), ("śŝşšș", "s"), ("ţťŧț", "t"), ("ùúûüũūŭůűųǔ", "u"),
            ("ŵ", "w"), ("ýÿŷ", "y"),
            ("źżž", "z"), ("ß", "ss"), ("æ", "ae"), ("œ", "oe"), ("þ", "th"),
        ]
        var table: [Unicode.Scalar: String] = ["\u{307}": ""]
        for (letters, same) in plain { for letter in letters.unicodeScalars { table[letter] = same } }
        return table
    }()
}
