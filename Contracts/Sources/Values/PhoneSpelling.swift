/// How people, keyboards and contact lists write telephone numbers.
enum PhoneSpelling {
    enum Sign {
        case digit(UInt8)
        case plus
        case hyphen
        /// Stands between digits and means nothing.
        case filler
    }

    /// What a scalar is in a number; nil for what no number has.
    static func sign(_ scalar: Unicode.Scalar) -> Sign? {
        switch scalar.value {
        case 0x30...0x39: .digit(UInt8(scalar.value - 0x30))
        // Arabic-Indic, Eastern Arabic-Indic and fullwidth digits.
        case 0x660...0x669: .digit(UInt8(scalar.value - 0x660))
        case 0x6f0...0x6f9: .digit(UInt8(scalar.value - 0x6f0))
        case 0xff10...0xff19: .digit(UInt8(scalar.value - 0xff10))
        case 0x2b, 0xff0b: .plus
        case 0x2d, 0xff0d, 0xfe63: .hyphen
        // Dots, parentheses and dashes, narrow and wide.
        case 0x28, 0x29, 0x2e, 0xff08, 0xff09, 0xff0e, 0x2010...0x2015, 0x2212: .filler
        // Marks of direction, joiners and other characters without a width that copying takes along.
        case 0xad, 0x61c, 0x200b...0x200f, 0x202a...0x202e, 0x2060, 0x2066...0x2069, 0xfeff: .filler
        // Blanks of every width, tabs and line ends.
        default: scalar.properties.isWhitespace ? .filler : nil
        }
    }
}
