/// A calendar day without a place: the day a person lives through in their own zone. `2026-03-01` on the wire and in a database.
public struct LocalDate: WireText, Comparable {
    /// Days since 1970-01-01 in the proleptic Gregorian calendar.
    public let daysSinceEpoch: Int64

    public init(daysSinceEpoch: Int64) { self.daysSinceEpoch = daysSinceEpoch }

    /// Nil for a day that does not exist, such as 29 February of a common year.
    public init?(year: Int64, month: Int64, day: Int64) {
        guard let days = CivilDate.days(year: year, month: month, day: day) else { return nil }
        daysSinceEpoch = days
    }

    /// Reads exactly `YYYY-MM-DD`, years 0001 to 9999. RFC 3339 `full-date`.
    public init(validating text: String) throws(FieldRule) {
        let bytes = Array(text.utf8)
        func number(_ range: Range<Int>) -> Int64? {
            var value: Int64 = 0
            for byte in bytes[range] {
                guard (0x30...0x39).contains(byte) else { return nil }
                value = value * 10 + Int64(byte - 0x30)
            }
            return value
        }
        guard bytes.count == 10, bytes[4] == 0x2d, bytes[7] == 0x2d, let year = number(0..<4), year > 0, let month = number(5..<7),
            let day = number(8..<10), let date = LocalDate(year: year, month: month, day: day)
        else { throw .malformed(expected: .date) }
        self = date
    }

    /// The first day that can be written and read.
    public static let first = LocalDate(daysSinceEpoch: -719_162)  // 0001-01-01

    /// The first day that people write anything down for. What is earlier was meant in another calendar: 1448 is a year of the Hijra.
    public static let firstEntered = LocalDate(daysSinceEpoch: -25_567)  // 1900-01-01

    /// What is wrong with a day that something is written down for; nil for a good one.
    /// - Parameter today: the last one that there may be.
    public func entryProblem(today: LocalDate) -> FieldRule? {
        if self > today { return .mustNotBeLater(than: today) }
        return self < Self.firstEntered ? .mustBeLater(than: Self.firstEntered - 1) : nil
    }

    public var components: (year: Int64, month: Int64, day: Int64) { CivilDate.components(daysSinceEpoch: daysSinceEpoch) }

    public var text: String {
        let (year, month, day) = components
        return "\(DecimalText.pad(year, 4))-\(DecimalText.pad(month, 2))-\(DecimalText.pad(day, 2))"
    }

    public static let schema = Schema.string(StringRules(format: "date"))
    public static let example = LocalDate(daysSinceEpoch: 20_513)  // 2026-03-01

    public static func < (a: LocalDate, b: LocalDate) -> Bool { a.daysSinceEpoch < b.daysSinceEpoch }
    public static func + (a: LocalDate, days: Int64) -> LocalDate { LocalDate(daysSinceEpoch: a.daysSinceEpoch + days) }
    public static func - (a: LocalDate, days: Int64) -> LocalDate { LocalDate(daysSinceEpoch: a.daysSinceEpoch - days) }
    /// Days from `b` to `a`.
    public static func - (a: LocalDate, b: LocalDate) -> Int64 { a.daysSinceEpoch - b.daysSinceEpoch }

    /// Monday is 1, Sunday is 7. ISO 8601.
    public var weekday: Int {
        let sinceThursday = daysSinceEpoch % 7
        return Int((sinceThursday + 7 + 3) % 7) + 1
    }

    /// Whole years from this day to `other`: a birthday counts from its morning; one of 29 February counts from 1 March in common
    /// years.
    public func wholeYears(until other: LocalDate) -> Int64 {
        let (a, b) = (components, other.components)
        return b.year - a.year - ((b.month, b.day) < (a.month, a.day) ? 1 : 0)
    }

    /// The same day of the month `months` later, or the last day of that month when it is shorter.
    public func adding(months: Int64) -> LocalDate {
        let (year, month, day) = components
        let index = year * 12 + (month - 1) + months
        let target = (year: index >= 0 ? index / 12 : (index - 11) / 12, month: (index % 12 + 12) % 12 + 1)
        let length = CivilDate.length(year: target.year, month: target.month)
        return LocalDate(year: target.year, month: target.month, day: min(day, length)) ?? self
    }
}

/// A time of the day on a wall clock, to the minute: `07:30`.
public struct LocalTime: WireText, Comparable {
    /// Minutes since midnight, 0 to 1439.
    public let minuteOfDay: Int

    /// Nil outside 0 to 1439.
    public init?(minuteOfDay: Int) {
        guard (0..<1440).contains(minuteOfDay) else { return nil }
        self.minuteOfDay = minuteOfDay
    }

    public init?(hour: Int, minute: Int) {
        guard (0..<24).contains(hour), (0..<60).contains(minute) else { return nil }
        minuteOfDay = hour * 60 + minute
    }

    /// Reads exactly `HH:mm` of a 24-hour clock.
    public init(validating text: String) throws(FieldRule) {
        let bytes = Array(text.utf8)
        guard bytes.count == 5, bytes[2] == 0x3a, [0, 1, 3, 4].allSatisfy({ (0x30...0x39).contains(bytes[$0]) }) else {
            throw .malformed(expected: .time)
        }
        func pair(_ index: Int) -> Int { Int(bytes[index] - 0x30) * 10 + Int(bytes[index + 1] - 0x30) }
        guard let time = LocalTime(hour: pair(0), minute: pair(3)) else { throw .malformed(expected: .time) }
        self = time
    }

    public var hour: Int { minuteOfDay / 60 }
    public var minute: Int { minuteOfDay % 60 }
    public var text: String { "\(DecimalText.pad(Int64(hour), 2)):\(DecimalText.pad(Int64(minute), 2))" }

    public static let schema = Schema.string(StringRules(minimum: 5, maximum: 5, pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"))
    public static var example: LocalTime { LocalTime(hour: 7, minute: 30) ?? midnight }
    /// `00:00`.
    public static let midnight = LocalTime(midnight: ())
    public static func < (a: LocalTime, b: LocalTime) -> Bool { a.minuteOfDay < b.minuteOfDay }

    private init(midnight: Void) { minuteOfDay = 0 }
}

/// The name of a time zone in the IANA database: `Asia/Riyadh`. The type checks the shape; whether the zone exists is for whoever
/// has the database.
public struct ZoneName: WireText {
    public let text: String

    public init(validating text: String) throws(FieldRule) {
        let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard text.utf8.count <= 64, (1...3).contains(parts.count), parts.allSatisfy(Self.isPart), parts[0].first.map(Self.isLetter) == true
        else {
            throw .malformed(expected: .timeZone)
        }
        self.text = text
    }

    public init(trusted text: String) { self.text = text }
    public static let schema = Schema.string(
        StringRules(minimum: 1, maximum: 64, pattern: "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9][A-Za-z0-9_+-]*){0,2}$"))
    public static let example = ZoneName(trusted: "Asia/Riyadh")

    private static func isPart(_ part: Substring.UTF8View) -> Bool {
        guard let first = part.first, isAlphanumeric(first) else { return false }
        return part.allSatisfy { isAlphanumeric($0) || [0x5f, 0x2b, 0x2d].contains($0) }
    }
    private static func isAlphanumeric(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) || isLetter(byte) }
    private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte) }
}

enum DecimalText {
    /// With leading zeros up to `width` digits.
    static func pad(_ value: Int64, _ width: Int) -> String {
        let digits = String(value)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
}
