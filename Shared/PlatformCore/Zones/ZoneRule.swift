internal import Wire

/// The rule that goes on after a zone's table: a POSIX `TZ` text such as `CET-1CEST,M3.5.0,M10.5.0/3`, with the times of −167 to 167
/// hours that RFC 9636 §3.3.1 allows.
struct ZoneRule: Equatable {
    /// Seconds east of UTC, against the text's own sign.
    let standard: Int64
    let saving: Saving?

    /// The other half of the year. Where standard time is the summer's (Dublin) this is the winter's.
    struct Saving: Equatable {
        let offset: Int64
        let start: Change
        let end: Change
    }

    /// When in a year clocks change, on the clock that counted until then.
    struct Change: Equatable {
        let day: Day
        /// Seconds after that day's midnight; negative ones are before it.
        let time: Int64
    }

    enum Day: Equatable {
        /// `Jn`, 1 to 365: 29 February is not counted, so 60 is always 1 March.
        case ofCommonYear(Int64)
        /// `n`, 0 to 365: 29 February is counted.
        case ofYear(Int64)
        /// `Mm.w.d`: a weekday, Sunday 0, of a month; week 5 is the last.
        case weekday(Int64, week: Int64, month: Int64)

        /// Days since 1970.
        func days(in year: Int64) -> Int64 {
            let newYear = CivilDate.days(year: year, month: 1, day: 1) ?? 0
            switch self {
            case .ofCommonYear(let number):
                let isLeap = CivilDate.days(year: year, month: 2, day: 29) != nil
                return newYear + number - (isLeap && number >= 60 ? 0 : 1)
            case .ofYear(let number): return newYear + number
            case .weekday(let weekday, let week, let month):
                let first = CivilDate.days(year: year, month: month, day: 1) ?? 0
                let following = CivilDate.days(year: month == 12 ? year + 1 : year, month: month % 12 + 1, day: 1) ?? 0
                // 1970 began on a Thursday, which is 4.
                let firstWeekday = ((first + 4) % 7 + 7) % 7
                let day = first + (weekday - firstWeekday + 7) % 7 + (week - 1) * 7
                return day < following ? day : day - 7
            }
        }
    }

    /// Every change of the years, in order, in seconds since 1970. When one half ends as the other starts, the start counts: that is
    /// how daylight saving all year is written.
    func changes(years: ClosedRange<Int64>) -> [(at: Int64, offset: Int64)] {
        guard let saving else { return [] }
        let all = years.flatMap { year -> [(at: Int64, offset: Int64)] in
            let start = saving.start.day.days(in: year) * 86_400 + saving.start.time - standard
            let end = saving.end.day.days(in: year) * 86_400 + saving.end.time - saving.offset
            return [(end, standard), (start, saving.offset)]
        }
        return all.sorted { a, b in
            a.at != b.at ? a.at < b.at : a.offset == standard && b.offset == saving.offset
        }
    }

    static func year(of second: Int64) -> Int64 {
        CivilDate.components(daysSinceEpoch: (second >= 0 ? second : second - 86_399) / 86_400).year
    }
}
