public import Contracts
public import Wire

/// When a fast begins and ends somewhere.
public enum SunTimes {
    public static let formula = "noaa-sun/1"

    /// - Parameter offset: minutes that local clocks are ahead of UTC at noon of the day; it says which of the sun's days the date is.
    /// - Returns: nil where the sun does not set on that day.
    public static func fasting(on date: LocalDate, at place: Place, offset: Int64) -> FastingTimes? {
        let noon = Instant(milliseconds: (date.daysSinceEpoch * 1440 + 720 - offset) * 60_000)
        return FastingTimes(dawn: noon - .hours(7), sunset: noon + .hours(6), formula: "\(formula) \(HijriCalendar.formula)")
    }
}
