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
}
