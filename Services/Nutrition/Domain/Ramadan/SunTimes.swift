public import Contracts
public import Wire

/// When a fast begins and ends somewhere: from the dawn of the Umm al-Qura calendar's makers, the sun 18.5° below the horizon, to sunset,
/// its upper edge on the horizon as refraction shows it, 0.833° below. Computed; a mosque nearby has the last word.
public enum SunTimes {
    /// Stored with the times. A change of any constant is a new formula.
    public static let formula = "noaa-sun/1"
    static let dawn = -18.5
    static let horizon = -0.833

    /// Where the sun does not go so far below the horizon, dawn begins with the last seventh of the night. Both are on the safe side of
    /// their minute.
    /// - Parameter offset: minutes that local clocks are ahead of UTC at noon of the day; it says which of the sun's days the date is.
    /// - Returns: nil where the sun does not set on that day.
    public static func fasting(on date: LocalDate, at place: Place, offset: Int64) -> FastingTimes? {
        let day = SolarDay(date, place, offset: offset)
        guard let sunset = day.time(at: horizon, isBefore: false), let sunrise = day.time(at: horizon, isBefore: true) else { return nil }
        let dawn = day.time(at: Self.dawn, isBefore: true) ?? sunrise - (1440 - (sunset - sunrise)) / 7
        return FastingTimes(
            dawn: Instant(milliseconds: Int64(dawn.rounded(.down)) * 60_000),
            sunset: Instant(milliseconds: Int64(sunset.rounded(.up)) * 60_000), formula: "\(formula) \(HijriCalendar.formula)")
    }
}

/// A day of the sun somewhere; all in minutes since 1970-01-01 00:00 UTC.
private struct SolarDay {
    private let noon: Double
    private let latitude: Double

    /// The day whose noon is nearest to that of local clocks: beside the date line those may be a day ahead of their longitude.
    init(_ date: LocalDate, _ place: Place, offset: Int64) {
        // Poles have no hours; 0.01° is a kilometre.
        latitude = min(max(place.latitude.value, -89.99), 89.99)
        let mean = 720 - 4 * place.longitude.value
        let clock = Double(date.daysSinceEpoch * 1440 + 720 - offset)
        let guess = ((clock - mean) / 1440).rounded(.toNearestOrEven) * 1440 + mean
        noon = guess - Sun(at: guess).equationOfTime
    }

    /// When the sun is at an altitude, before or after noon. The sun moves on meanwhile, so that it is asked where it is then.
    func time(at altitude: Double, isBefore: Bool) -> Double? {
        var time = noon
        for _ in 0..<3 {
            let sun = Sun(at: time)
            guard let away = sun.minutes(to: altitude, latitude: latitude) else { return nil }
            let transit = noon + Sun(at: noon).equationOfTime - sun.equationOfTime
            time = isBefore ? transit - away : transit + away
        }
        return time
    }
}
