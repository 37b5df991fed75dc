extension Instant: WireText {
    public static let schema = Schema.string(StringRules(format: "date-time"))
    public static let example = Instant(milliseconds: 1_772_352_000_000)

    /// What can be written: years 0001 to 9999 in UTC. The text of anything else has another number of digits, and is not read back.
    public static let writable =
        Instant(milliseconds: -62_135_596_800_000)...Instant(milliseconds: 253_402_300_799_999)

    /// Reads RFC 3339 with any offset and any number of fraction digits; years 0001 to 9999, where it was written and in UTC.
    public init(validating text: String) throws(FieldRule) {
        guard let value = Self.parse(Array(text.utf8)) else { throw .malformed(expected: .instant) }
        self = value
    }

    /// `2026-03-01T08:00:00.000Z`.
    public var text: String {
        let days = Self.floorDivide(milliseconds, 86_400_000)
        let rest = milliseconds - days * 86_400_000
        let (year, month, day) = CivilDate.components(daysSinceEpoch: days)
        return "\(Self.pad(year, 4))-\(Self.pad(month, 2))-\(Self.pad(day, 2))T\(Self.pad(rest / 3_600_000, 2)):"
            + "\(Self.pad(rest / 60_000 % 60, 2)):\(Self.pad(rest / 1000 % 60, 2)).\(Self.pad(rest % 1000, 3))Z"
    }

    private static func pad(_ value: Int64, _ width: Int) -> String {
        let digits = String(value)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }

    private static func floorDivide(_ a: Int64, _ b: Int64) -> Int64 { a >= 0 ? a / b : (a - b + 1) / b }

    private static func parse(_ text: [UInt8]) -> Instant? {
        func number(_ range: Range<Int>) -> Int64? {
            guard range.upperBound <= text.count else { return nil }
            var value: Int64 = 0
            for byte in text[range] {
                guard (0x30...0x39).contains(byte) else { return nil }
                value = value * 10 + Int64(byte - 0x30)
            }
            return value
        }
        guard text.count >= 20, text.count <= 40, text[4] == 0x2d, text[7] == 0x2d, text[10] | 0x20 == 0x74, text[13] == 0x3a,
            text[16] == 0x3a, let year = number(0..<4), let month = number(5..<7), let day = number(8..<10), let hour = number(11..<13),
            let minute = number(14..<16), let second = number(17..<19), year > 0, hour < 24, minute < 60, second < 60,
            let days = CivilDate.days(year: year, month: month, day: day)
        else { return nil }
        var index = 19
        var fraction: Int64 = 0
        if text[index] == 0x2e {
            var digits = 0
            index += 1
            while index < text.count, (0x30...0x39).contains(text[index]) {
                if digits < 3 { fraction = fraction * 10 + Int64(text[index] - 0x30) }
                digits += 1
                index += 1
            }
            guard digits > 0 else { return nil }
            for _ in 0..<max(0, 3 - digits) { fraction *= 10 }
        }
        guard index < text.count else { return nil }
        var offset: Int64 = 0
        if text[index] | 0x20 == 0x7a {
            guard index + 1 == text.count else { return nil }
        } else {
            guard text[index] == 0x2b || text[index] == 0x2d, text.count == index + 6, text[index + 3] == 0x3a,
                let hours = number(index + 1..<index + 3), let minutes = number(index + 4..<index + 6), hours < 24, minutes < 60
            else { return nil }
            offset = (hours * 60 + minutes) * (text[index] == 0x2d ? -1 : 1)
        }
        let seconds = days * 86_400 + hour * 3600 + minute * 60 + second - offset * 60
        // The offset may lead out of the years that have four digits.
        let instant = Instant(milliseconds: seconds * 1000 + fraction)
        return writable.contains(instant) ? instant : nil
    }
}

/// The proleptic Gregorian calendar, by the days-from-civil arithmetic of era, year of era and day of era.
public enum CivilDate {
    /// Days since 1970-01-01; nil for a day that does not exist.
    public static func days(year: Int64, month: Int64, day: Int64) -> Int64? {
        guard (1...12).contains(month), day >= 1, day <= length(year: year, month: month) else { return nil }
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    public static func components(daysSinceEpoch: Int64) -> (year: Int64, month: Int64, day: Int64) {
        let z = daysSinceEpoch + 719_468
        let era = (z >= 0 ? z : z - 146_096) / 146_097
        let dayOfEra = z - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shifted = (5 * dayOfYear + 2) / 153
        let month = shifted + (shifted < 10 ? 3 : -9)
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1)
    }

    static func length(year: Int64, month: Int64) -> Int64 {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
