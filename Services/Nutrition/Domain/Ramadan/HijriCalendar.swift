public import Wire

/// A day of the Islamic calendar.
public struct HijriDate: Sendable, Hashable {
    public let year: Int64
    /// 1 is Muharram, 9 Ramadan.
    public let month: Int64
    public let day: Int64
    public init(year: Int64, month: Int64, day: Int64) {
        self.year = year
        self.month = month
        self.day = day
    }
}

/// The Umm al-Qura calendar.
public enum HijriCalendar {
    /// Named wherever a date follows from it.
    public static let formula = "umm-al-qura"

    public static func date(of date: LocalDate) -> HijriDate {
        // The tabular calendar with leap years 2, 5, 7, 10, 13, 16, 18, 21, 24, 26 and 29 of 30; its first day is 16 July 622.
        let since = date.daysSinceEpoch + 492_148
        let year = (30 * since + 10_646) / 10_631
        let ofYear = since - start(of: year)
        let month = min(12, (ofYear * 2) / 59 + 1)
        return HijriDate(year: year, month: month, day: ofYear - (59 * (month - 1) + 1) / 2 + 1)
    }

    /// Nil for a day that does not exist.
    public static func localDate(of date: HijriDate) -> LocalDate? {
        guard (1...12).contains(date.month), (1...30).contains(date.day) else { return nil }
        let found = LocalDate(
            daysSinceEpoch: start(of: date.year) + (59 * (date.month - 1) + 1) / 2 + date.day - 1 - 492_148)
        return self.date(of: found) == date ? found : nil
    }

    public static func isRamadan(_ date: LocalDate) -> Bool { Self.date(of: date).month == 9 }

    /// Days before a year.
    private static func start(of year: Int64) -> Int64 { 354 * (year - 1) + (3 + 11 * year) / 30 }
}
