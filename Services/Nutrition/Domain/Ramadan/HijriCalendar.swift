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

/// The civil calendar of Saudi Arabia from 1445 to 1500 AH; the years around are counted by the tabular calendar from there, which may be a
/// day beside what will be published.
public enum HijriCalendar {
    /// Named wherever a date follows from it.
    public static let formula = "umm-al-qura"
    private static let ramadan: Int64 = 9

    public static func isRamadan(_ date: LocalDate) -> Bool { Self.date(of: date).month == ramadan }

    public static func date(of date: LocalDate) -> HijriDate {
        // A year has 354.367 days; the guess is the right one or beside it.
        var year = 1445 + (date.daysSinceEpoch - firstDay) * 1000 / 354_367
        while start(of: year) > date.daysSinceEpoch { year -= 1 }
        while start(of: year + 1) <= date.daysSinceEpoch { year += 1 }
        var left = date.daysSinceEpoch - start(of: year)
        var month: Int64 = 1
        while left >= length(year, month) {
            left -= length(year, month)
            month += 1
        }
        return HijriDate(year: year, month: month, day: left + 1)
    }

    /// Nil for a day that does not exist.
    public static func localDate(of date: HijriDate) -> LocalDate? {
        guard (1...12).contains(date.month), (-10_000...10_000).contains(date.year), date.day >= 1,
            date.day <= length(date.year, date.month)
        else { return nil }
        var days = start(of: date.year) + date.day - 1
        for month in 1..<date.month { days += length(date.year, month) }
        return LocalDate(daysSinceEpoch: days)
    }

    /// Days of a month: 29 or 30.
    static func length(_ year: Int64, _ month: Int64) -> Int64 {
        if let bits = bits(year) { return bits >> (month - 1) & 1 == 1 ? 30 : 29 }
        // By the table odd months are long, and the last of leap years.
        return month & 1 == 1 || (month == 12 && leaps(year + 1) > leaps(year)) ? 30 : 29
    }

    /// Of 1 Muharram, in days since 1970-01-01.
    private static func start(of year: Int64) -> Int64 {
        let last = 1445 + Int64(months.count)
        if year < 1445 { return firstDay + tabular(year) - tabular(1445) }
        var days = firstDay
        for bits in months.prefix(Int(min(year, last) - 1445)) { days += 29 * 12 + Int64(bits.nonzeroBitCount) }
        return year > last ? days + tabular(year) - tabular(last) : days
    }

    private static func bits(_ year: Int64) -> UInt16? {
        year >= 1445 && year < 1445 + Int64(months.count) ? months[Int(year - 1445)] : nil
    }

    /// Days before a year of the tabular calendar.
    private static func tabular(_ year: Int64) -> Int64 { 354 * (year - 1) + leaps(year) }
    /// Leap years before a year: 2, 5, 7, 10, 13, 16, 18, 21, 24, 26 and 29 of 30.
    private static func leaps(_ year: Int64) -> Int64 {
        let (quotient, remainder) = (3 + 11 * year).quotientAndRemainder(dividingBy: 30)
        return remainder < 0 ? quotient - 1 : quotient
    }

    /// 1 Muharram 1445 was 2023-07-19.
    private static let firstDay: Int64 = 19_557
    /// The long months of each year from 1445 on, the lowest bit Muharram: facts of the Umm al-Qura calendar of King Abdulaziz City for
    /// Science and Technology, as R. H. van Gent collects them (https://webspace.science.uu.nl/~gent0113/islam/ummalqura.htm) and PyPI's
    /// `hijridate` 2.6.0 has them; a test compares the months.
    private static let months: [UInt16] = [
        0x92e, 0x26e, 0x55d, 0xada, 0x6d4, 0x6a5, 0x54b, 0xa97, 0x54e, 0xaae,
        0x5ac, 0xba9, 0xd92, 0xb25, 0x64b, 0xcab, 0x55a, 0xb55, 0x6d2, 0xea5,
        0xe4a, 0xa95, 0x52d, 0xaad, 0x36c, 0x759, 0x6d2, 0x695, 0x52d, 0xa5b,
        0x4ba, 0x9ba, 0x3b4, 0xb69, 0xb52, 0xaa6, 0x4b6, 0x96d, 0x2ec, 0x6d9,
        0xeb2, 0xd54, 0xd2a, 0xa56, 0x4ae, 0x96d, 0xd6a, 0xb54, 0xb29, 0xa93,
        0x52b, 0xa57, 0x536, 0xab5, 0x6aa, 0xe93,
    ]
}
