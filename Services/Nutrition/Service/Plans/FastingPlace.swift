internal import Contracts
internal import NutritionDomain
internal import Platform
internal import Wire

/// Where somebody fasts.
struct FastingPlace: Sendable, Equatable {
    let place: Place
    let zone: Zone

    /// Nil outside of Ramadan, and where the sun does not set.
    func times(on date: LocalDate) -> FastingTimes? {
        guard HijriCalendar.isRamadan(date), let noon = LocalTime(hour: 12, minute: 0) else { return nil }
        let offset = Int64(zone.offset(at: zone.instant(of: date, at: noon))) / 60
        return SunTimes.fasting(on: date, at: place, offset: offset)
    }

    /// The first day of the next Ramadan that begins after a date.
    static func ramadan(after date: LocalDate) -> LocalDate? {
        let year = HijriCalendar.date(of: date).year
        return [year, year + 1].compactMap { HijriCalendar.localDate(of: HijriDate(year: $0, month: 9, day: 1)) }.first { $0 > date }
    }
}
